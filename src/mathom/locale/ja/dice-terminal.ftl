# 端末でのダイスの盤面。

## 今のターン

terminal-dice-round = 第{ $count }ラウンド
terminal-dice-turn = { $who }のターン
terminal-dice-turn-sauron = サウロンのターン（{ $who }が行う）
terminal-dice-setup = 準備
terminal-dice-phase-player-1 = 得点
terminal-dice-phase-player-2 = ダイス
terminal-dice-phase-player-3 = 出陣
terminal-dice-phase-player-4 = 加入か浄化
terminal-dice-phase-player-5 = 片づけ
terminal-dice-phase-sauron-1 = 得点
terminal-dice-phase-sauron-2 = 攻撃
terminal-dice-phase-sauron-3 = 堕落
terminal-dice-phase-sauron-4 = 前進
terminal-dice-phase-sauron-5 = ダイス
terminal-dice-war = 攻撃{ $count }

## 参加者

terminal-dice-area-bag = 袋
terminal-dice-area-active = プール
terminal-dice-area-muster = 召集
terminal-dice-area-prepared = 準備
terminal-dice-area-spent = 消費済み
terminal-dice-area-used = 使用済み
terminal-dice-area-aside = 次のターン
terminal-dice-counted = { $what }{ $count }
terminal-dice-ringbearer = 指輪所持者
terminal-dice-fellowship = 結束{ $count }
terminal-dice-attack = 攻撃{ $count }
terminal-dice-glory = 栄光{ $count }
terminal-dice-odds = 次に振る{ $count }個：
terminal-dice-odds-fellowship = ✦{ $count } { $percent }%
terminal-dice-odds-unit = ユニット { $percent }%
terminal-dice-where = { $who }：{ $area }

## サウロン

terminal-dice-sauron = サウロン
terminal-dice-forces = 軍勢の攻撃{ $count }
terminal-dice-attack-left = 攻撃の残り{ $count }
terminal-dice-lost = 堕落したカード{ $count }／{ $limit }
terminal-dice-points = 今サウロンのターンなら堕落{ $count }
terminal-dice-on-mat = ボード上{ $count }
terminal-dice-on-mat-only = ボード上の堕落{ $count }
terminal-dice-delayed = 次のターンに指輪から+{ $count }
terminal-dice-delayed-among = うち指輪から{ $count }
terminal-dice-shielded = 指輪が所持者を守る
terminal-dice-sauron-active = まだ振っていない：
terminal-dice-sauron-destroyed = 倒された：

## 荒野

terminal-dice-wilds = 荒野
terminal-dice-wilds-head = （✦コスト ★栄光 ▪残りのダイス ◈堕落）
terminal-dice-later = { $place }から

## 今できること（ダイスやカードの上に）

terminal-dice-can-spend = 結束
terminal-dice-can-draw = 引く
terminal-dice-can-reroll = 振り直し
terminal-dice-can-along = 振り直し
terminal-dice-can-with = 振り直し
terminal-dice-can-muster = 召集
terminal-dice-can-attach = 装着
terminal-dice-can-bear = つける
terminal-dice-can-use = 使う
terminal-dice-can-discard = 使用済み
terminal-dice-can-target = 攻撃
terminal-dice-can-defend = 守る
terminal-dice-can-follow = 準備
terminal-dice-can-fetch = 取る
terminal-dice-can-take = 取る
terminal-dice-can-dazzle = 0にする
terminal-dice-can-crush = 踏む
terminal-dice-can-keep = 戻す
terminal-dice-can-recruit = 加入
terminal-dice-can-restore = 浄化
terminal-dice-can-corrupt = 堕落
terminal-dice-can-place = 置く

## 物について

terminal-dice-shows = 出ている面：{ $face }
terminal-dice-now = 今：{ $figures }
terminal-dice-fights-as = { $enemy }として戦う：{ $figures }
terminal-dice-bears = { $what }を装着
terminal-dice-borne-by = { $who }についている
terminal-dice-is-marked = 堕落のマーカーの下：堕落には数えるが、軍勢でも的でもない
terminal-dice-is-dazzled = この攻撃では0と数える
terminal-dice-is-corrupted = 堕落：このカードのダイスは振ると白紙
terminal-dice-dice-left = { $count ->
    [0] ダイスは残っていない
   *[other] 残りのダイス{ $count }個
}
terminal-dice-faces = 面：{ $what }
terminal-dice-origin-reconstructed = 復元：{ $what }
terminal-dice-origin-partly = 一部だけ判明：{ $what }
terminal-dice-field-cost = コスト
terminal-dice-field-glory = 栄光
terminal-dice-field-faces = 面
terminal-dice-field-enter = 着いたときの効果
terminal-dice-field-eye = 目の効果
terminal-dice-field-ability = 能力

## ダイスに入る長さの名前

terminal-dice-short-card-sam = サム
terminal-dice-short-card-bill = ビル
terminal-dice-short-card-army-of-gondor = ゴンドール
terminal-dice-short-card-gandalf = ガンダルフ
terminal-dice-short-card-treebeard = 木の鬚
terminal-dice-short-card-anduril = アンドゥ
terminal-dice-short-card-palantir = パラン
terminal-dice-short-card-glamdring = グラム
terminal-dice-short-card-dwarven-axe = 斧
terminal-dice-short-card-elven-cloak = マント
terminal-dice-short-card-elven-rope = 綱
terminal-dice-short-card-phial = 玻璃瓶
terminal-dice-short-card-horn-of-gondor = 角笛
terminal-dice-short-card-mithril-coat = ミスリル
terminal-dice-short-enemy-black-rider = 黒の乗手
terminal-dice-short-enemy-set-fotr = 旅の仲間
terminal-dice-short-enemy-set-ttt = 二つの塔
terminal-dice-short-enemy-set-rotk = 王の帰還

terminal-dice-legend =
    一番上の行：フェイズ、場所、各参加者の栄光（★）、堕落したカードの数と限度（◈）

    ┏┓ 今何かできるダイス。下にその内容
    ┌┐ 今は何もできないダイス
    ✦2 結束2
    ↓2 ダイスを2個引く
    ↻  振り直し
    ♟1 2/3  レベル1、攻撃力2、防御力3のユニット（今の数字）。– そこでは防御しない
    ✷  バースト。✷3 バースト3
    ◆  アーティファクト。⇠ 装着したユニット
    ◉  サウロンの目。敵のダイスは敵カードの名（旅の仲間、二つの塔、王の帰還）で示す
    ▢  白紙の面
    ?  まだ振っていない
    ✦2/↓1  どちらか。✦1+↓1 両方

    ★  栄光
    ○  指輪所持者
    ◈  ダイスやカードの上の堕落のマーカー。◇ サウロンが勝つまでの余地
    ▪  カードに残るダイス。列の横の◉と名前：その列を守る敵カード
    次に振るダイスの「✦2 90%」は、結束2以上の確率

    ✓  通り過ぎた場所
    ▶  今いる場所
    ·  これからの場所
    ◉♟2/2  そこでは目が攻撃力2、防御力2のユニットになる
    ◉↺1  そこでは目が倒されたダイス1個を戻す
    ◉◈1  そこでは目が一人につき堕落1をもたらす
