# ゲームの文のほかにコマンドが表示するもの。

## Games

command-players = 人数
command-seats = 席
command-bots = ボット
command-rules = 規則
command-version = 第{ $count }版
command-setting = { $name }（規則 { $rule }）：
command-value = { $value }（{ $name }）

## Components

command-column-id = ID
command-column-title = 名前
command-column-cost = コスト
command-column-chain = 連鎖
command-column-figures = 数値
command-column-text = 効果
command-column-source = 出典
command-source-seed = ルールブック
command-source-reference = 構成品
command-source-reconstructed = 再構成
command-source-custom = 自作
command-column-kind = 種類
command-column-count = 枚数
command-total = 合計
command-not-playable = 使えないもの（{ $count }）：
command-missing = { $title }（{ $kind }）：{ $why }

## Rules

command-test = テスト：{ $test }
command-more-tests = ほかに{ $count }件のテスト

## Decks

command-deck-legal = 山札の規則をすべて満たしています。
command-deck-complete = 足りないものはありません。
command-deck-add = { $deck }：{ $card } { $count }枚

## Records

command-choices = 選択の数：{ $count }
command-not-over = まだ終わっていません。{ $seat }が選ぶ番です：{ $asked }
command-verified = 確認済み：シードは約束されたもので、すべての結果がそこから出ます。

## A match in a notebook

notebook-asked = { $seat } が { $ply } 手目を選ぶ番です。
notebook-board = 盤面
