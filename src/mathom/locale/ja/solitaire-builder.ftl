# ソリティアの山札を組むところで言うこと。

solitaire-builder-about = 一行と、その持ち物と、四つの山札を選びます。一行の精神力の合計がNで、山札の枚数はこれで決まります。組んだものはこのブラウザーに保存されます。

## 初めの状態と、全体への操作

solitaire-builder-start = 初めの状態
solitaire-builder-start-choose = 選択
solitaire-builder-start-empty = 何もなし
solitaire-builder-start-go = これにする
solitaire-builder-fill = 足りないものを補う
solitaire-builder-filled = { $count ->
    [0] 加えられるものがありません。守られていないルールをご覧ください。
    [one] { $count }枚を加えました：
   *[other] { $count }枚を加えました：
}
solitaire-builder-undo = 元に戻す
solitaire-builder-settings = 山札に関わる選択ルール

## 山札の状態

solitaire-builder-state = 山札の状態
solitaire-builder-legal = ルールどおりの山札です
solitaire-builder-broken = { $count ->
    [one] 守られていないルール：{ $count }件
   *[other] 守られていないルール：{ $count }件
}
solitaire-builder-counts = ルールの数えるもの
solitaire-builder-violations = 直すところ
solitaire-builder-play = この山札で遊ぶ
solitaire-builder-not-kept = まだ足りないか、多すぎます
solitaire-builder-count = { $count }
solitaire-builder-exactly = { $count }（{ $most }ちょうど）
solitaire-builder-at-least = { $count }（{ $least }以上）
solitaire-builder-at-most = { $count }（{ $most }以下）
solitaire-builder-between = { $count }（{ $least }から{ $most }）
solitaire-builder-tally = { $what }：{ $count }
solitaire-builder-tally-minds = 一行の精神力（N）
solitaire-builder-tally-company = キャラクター
solitaire-builder-tally-minor-items = 下級アイテム
solitaire-builder-tally-resources = 資源（3N）
solitaire-builder-tally-hazards = 災厄（2N）
solitaire-builder-tally-nazgul = ナズグール
solitaire-builder-tally-shadow-hold-creature = 影の砦のクリーチャー
solitaire-builder-tally-lair-dragon = 選んだ巣の竜
solitaire-builder-tally-ruins-lairs-creature = 廃墟と巣窟のクリーチャー
solitaire-builder-tally-assassin-or-slayer = 刺客か殺し屋
solitaire-builder-tally-pick-pocket = すり
solitaire-builder-tally-corruption = 堕落カード
solitaire-builder-tally-sites = 地点
solitaire-builder-tally-site-dark-hold = 暗黒の砦
solitaire-builder-tally-site-shadow-hold = 影の砦
solitaire-builder-tally-site-lair = 竜の巣
solitaire-builder-tally-site-ruins-and-lairs = ほかの廃墟と巣窟
solitaire-builder-tally-site-border-hold = 辺境の砦
solitaire-builder-tally-site-free-hold = 自由の砦
solitaire-builder-tally-treasures = 財宝（N）
solitaire-builder-tally-points = その召集点（N）

## 一覧

solitaire-builder-parts = 一行と山札
solitaire-builder-held = 選んだものだけ
solitaire-builder-full = 効果も表示
solitaire-builder-nothing = 当てはまるものがありません。
solitaire-builder-nothing-held = 選んだもののなかに当てはまるものがありません。
solitaire-builder-nobody = 先に一行を選んでください。これを持つ人が必要です。
solitaire-builder-less = 1枚減らす：{ $card }（今は{ $count }）
solitaire-builder-more = 1枚増やす：{ $card }（今は{ $count }）
solitaire-builder-bearer = 持ち主
solitaire-builder-bearer-of = { $card }の持ち主

## 山札を渡す

solitaire-builder-share = 共有
solitaire-builder-share-about = このリンクを開くと、同じ山札がここに現れます。
solitaire-builder-share-link = この山札へのリンク
solitaire-builder-share-code = コードだけ（新しいテーブルとコマンドで使えます）：
solitaire-builder-text = テキスト
solitaire-builder-text-about = 見出しの下に、「2 身を隠す」のように1行に1種類ずつ書きます。書き換えるか、英語か日本語のほかの一覧を貼り付けて、取り込んでください。
solitaire-builder-take = この一覧を取り込む
solitaire-builder-taken = 一覧を取り込みました。
solitaire-builder-restore = 今の山札に戻す
solitaire-builder-download = ダウンロード
