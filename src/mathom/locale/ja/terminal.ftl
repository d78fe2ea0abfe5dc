# 端末版の画面の言葉。

## 共通

terminal-name = Mathom
terminal-motto = とっておきたい中つ国のゲーム
terminal-player = { $name ->
    [human] プレイヤー
    [random] ボット：ランダム
    [greedy] ボット：欲張り
   *[other] { $name }
}
terminal-reconstructed = 再構成した内容物

## メニュー

terminal-menu-game = ゲーム
terminal-menu-players = 人数
terminal-menu-sides = 席
terminal-menu-sides-chosen = 上の指定どおり
terminal-menu-sides-drawn = くじ引き
terminal-menu-language = 言語
terminal-menu-play = 始める
terminal-menu-load = 保存したゲームの続き
terminal-menu-quit = 終了

## キー

terminal-key-help = ヘルプ
terminal-key-rules = 規則
terminal-key-filter = 検索
terminal-key-details = 詳細
terminal-key-undo = 戻す
terminal-key-save = 保存
terminal-key-load = 読込
terminal-key-refused = 不可の訳
terminal-key-ask-all = 全て問う
terminal-key-pass-no-more = また尋ねる
terminal-key-light = 明
terminal-key-dark = 暗
terminal-key-menu = メニュー
terminal-key-scroll = 盤面
terminal-key-story = 経過
terminal-key-close = 閉じる
terminal-key-quit = 終了
terminal-key-move = 移動
terminal-key-change = 変更
terminal-key-choose = 決定
terminal-key-pages = 章
terminal-key-step = 一手
terminal-key-turn = 手番
terminal-key-first = 最初
terminal-key-last = 最後
terminal-key-run = 再生
terminal-key-stop = 停止
terminal-key-viewer = 視点
terminal-key-review = 振り返り
terminal-key-watch = 見返す
terminal-key-turning-point = 転機

## 卓

terminal-thinking = { $seat }が考えています…
terminal-acts-heading = いくつかの手順を一度に
terminal-refused-heading = 今はできないこと
terminal-refused-hidden = できない手{ $count }件は非表示です（rで表示）
terminal-over = ゲーム終了
terminal-rematch = もう一度遊ぶ
terminal-review = ゲームを振り返る
terminal-watch = 初めから見返す
terminal-to-menu = メニューへ戻る
terminal-log = 経過
terminal-choice-number = 選択{ $ply }
terminal-ask-all = これからは、選択肢が一つだけのときも尋ねます。
terminal-ask-less = 選択肢が一つだけのときは尋ねません。
terminal-pass-turn = この手番の間はパスする
terminal-pass-round = このラウンドの間はパスする
terminal-passing-turn = { $seat }：手番が終わるまでパスします（Pでまた尋ねます）
terminal-passing-round = { $seat }：ラウンドが終わるまでパスします（Pでまた尋ねます）
terminal-recap-who = { $who }：
terminal-nothing-to-undo = まだ戻せる手がありません。
terminal-endless = 答えが一つしかない選択が百回続きました。ここからは尋ねます。
terminal-filter = 探す言葉の一部
terminal-marking = スペースで複数に印を付け、Enterで実行します。
terminal-one-of = { $count }枚中の{ $number }枚目
terminal-times = { $count ->
    [1] { $what }
   *[other] { $what } × { $count }
}
terminal-confirm = 実行する（{ $most }のうち{ $count }）：{ $what }
terminal-confirm-other = 別のカードで払う
terminal-confirm-no = やめる
terminal-stopped = 中断しました。{ $why }
terminal-stopped-asked = 別のことを尋ねられています。

## 席を立つ

terminal-leave = このゲームをやめますか。
terminal-leave-save = 保存してやめる
terminal-leave-lose = 保存せずにやめる
terminal-leave-stay = 続ける

## 保存

terminal-saved = { $name }に保存しました。
terminal-save-failed = 保存できませんでした：{ $why }。
terminal-load-title = 保存したゲーム
terminal-load-none = { $folder }に保存したゲームはありません。
terminal-load-damaged = 破損
terminal-load-over = 終了
terminal-load-entry = { $game } · { $players } · 選択{ $ply }
terminal-load-refused = { $name }を開けません：{ $why }。
terminal-load-unreadable = ファイルを読み取れません
terminal-load-no-seed = シードの記載がないため、続きは遊べません（wで見返せます）

## 見返すゲーム

terminal-watch-at = 局面{ $at }／{ $last }
terminal-watch-as = { $who }の視点
terminal-watch-spectator = 観戦者の視点
terminal-watch-untold = { $who }が選びましたが、内容は明かされません。
terminal-watch-keys =
    → ←      一手進む、一手戻る
    ↓ ↑      次の手番へ、手番の始まりへ
    Home End  最初へ、最後へ
    Space    自動で進める、止める
    1 2 3    転機へ（終わったゲームのみ）
    v        次の席の視点、または観戦者の視点
    h        ゲームを振り返る（終わったゲームのみ）

    R        次の選択の規則。← → でページをめくる
    ?        この一覧。→ で盤の記号
    g t      言語、明暗
    PgUp PgDn  盤を動かす
    {"["} ]      記録を動かす
    q        閉じる

    盤をクリックすると、それについて述べます。
terminal-review-course = ゲームの流れ
terminal-review-goal = { $goal }で決着
terminal-review-turns = 転機
terminal-review-turn = { $when }：{ $what }
terminal-review-helped = { $who }に有利
terminal-review-hidden = 隠されていたもの
terminal-review-nothing = なし
terminal-review-deeds = それぞれの記録

## 規則

terminal-help-keys = キー
terminal-keys =
    1 … z    そのキーの選択肢を選ぶ
    ↑ ↓      選択肢を指す。盤にも示される
    Enter    指しているものを選ぶ、または印を付けたものを実行する
    Space    複数のうちの一つに印を付ける（カード、ダイス、脅威トークン）
    /        文字を含むものだけを並べる。Escですべてに戻る

    u        待った。一度に行ったことは一度に戻る
    r        選べないものと理由を表示する、隠す
    !        答えが一つでも尋ねる、尋ねない
    P        しばらくパスしている人にまた尋ねる
    I        指しているものの説明をすべて表示する
    R        この選択の規則。← → でページをめくる
    ?        この一覧。→ で盤の記号

    s l      保存、読み込み
    g t      言語、明暗
    PgUp PgDn  盤を動かす
    {"["} ]      記録を動かす
    q        離れる

    盤をクリックすると、その選択肢を指します。選択肢がなければ、それについて述べます。
terminal-rules-choice = この選択の規則
terminal-rules-page = { $chapter }（{ $page }／{ $pages }）
terminal-rules-signs = 記号

## デュエルの盤面

terminal-duel-chapter = 第{ $chapter }章（全3章）
terminal-duel-stocks = 貯え { $reserve } · 捨て札 表{ $up }枚・裏{ $down }枚
terminal-duel-free = 無料
terminal-duel-coins = コイン{ $count }
terminal-duel-units = { $count }{ $regions }
terminal-duel-walker-fellowship = フロドとサム
terminal-duel-walker-sauron = ナズグール
terminal-duel-goal-fellowship = 滅びの山
terminal-duel-goal-sauron = 捕縛
terminal-duel-quest = 探索 { $count }
terminal-duel-races-won = 種族 { $count }
terminal-duel-regions = 地方 { $count }
terminal-duel-supply = 手元{ $count }
terminal-duel-skills = 技能
terminal-duel-races = 種族
terminal-duel-chains = 連鎖
terminal-duel-landmarks = ランドマーク
terminal-duel-token = 同盟
terminal-duel-landmarks-open = ランドマーク 裏{ $stack }枚
terminal-duel-counted = { $name }{ $count }
terminal-duel-garrison = ユニット{ $count }個
terminal-duel-where = { $row }段目の左から{ $place }枚目
terminal-duel-top = 山の上：{ $token }
terminal-duel-cost = コスト：{ $cost }
terminal-duel-nothing = なし
terminal-duel-chain-from = { $chain }があれば無料
terminal-duel-chain-to = { $chain }を得る

terminal-duel-short-skill-ruse = 策略
terminal-duel-short-skill-strength = 力
terminal-duel-short-skill-courage = 勇気
terminal-duel-short-skill-knowledge = 知識
terminal-duel-short-skill-leadership = 統率

terminal-duel-short-region-lindon = リン
terminal-duel-short-region-arnor = アル
terminal-duel-short-region-rhovanion = ロヴ
terminal-duel-short-region-enedwaith = エネ
terminal-duel-short-region-rohan = ロー
terminal-duel-short-region-gondor = ゴン
terminal-duel-short-region-mordor = モル

terminal-fallback-legend = 卓についてあなたが知っていることのすべてを項目ごとに示します。「?」は知らないものです。
terminal-duel-legend =
    ✦  旅の仲間
    ◉  サウロン
    最上行：コイン、続いて探索・種族・地方の進み具合

    ◆  灰のカード：技能
    ●  黄のカード：コイン
    ○  青のカード：指輪
    ▲  緑のカード：種族
    ✕  赤のカード：ユニット
    ★  紫のカード：機動

    ┏┓ 取れるカード
    ┌┐ ほかのカードが重なっているカード
    ░░ 裏向きのカード
    枠の●2：あなたが払うコイン。足りないときは取り消し線
    2ゴン/モル：ゴンドールかモルドールにユニット2個
    鍋→どんぐり：鍋があれば無料、どんぐりを得る
    ✕−1  敵ユニットを除去
    ●−1  相手がコインを失う
    →1   ユニットを移動

    地図の✦2：旅の仲間のユニット2個
    ♜  砦
    ⌂  ランドマーク
    ▮  山に残る同盟トークン

    探索の道の● ♟ ↻ ♜：コイン1枚、好きな地方にユニット1個、もう一度手番、敵の砦を除去
