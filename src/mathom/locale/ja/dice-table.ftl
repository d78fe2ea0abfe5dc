# ダイスビルディングゲームの言葉。

## 名前

dice-dice-frodo = フロド
dice-dice-sam = サムワイズ
dice-dice-bill = 小馬のビル
dice-dice-halflings = メリー／ピピン
dice-dice-ithilien = ファラミア／エオウィン
dice-dice-armies = ゴンドール／ロヒアリム
dice-dice-elves = レゴラス／アルウェン
dice-dice-captains = アラゴルン／ギムリ
dice-dice-ancients = ガンダルフ／木の鬚
dice-dice-weapon = 武器
dice-dice-elven-gift = エルフの贈り物
dice-dice-heirloom = 家宝
dice-dice-fotr = 「旅の仲間」の敵
dice-dice-ttt = 「二つの塔」の敵
dice-dice-rotk = 「王の帰還」の敵

dice-card-frodo = フロド
dice-card-sam = サムワイズ
dice-card-bill = 小馬のビル
dice-card-merry = メリー
dice-card-pippin = ピピン
dice-card-faramir = ファラミア
dice-card-eowyn = エオウィン
dice-card-army-of-gondor = ゴンドールの軍勢
dice-card-rohirrim = ロヒアリム
dice-card-legolas = レゴラス
dice-card-arwen = アルウェン
dice-card-aragorn = アラゴルン
dice-card-gimli = ギムリ
dice-card-gandalf = 灰色のガンダルフ
dice-card-treebeard = 木の鬚とエントたち
dice-card-anduril = アンドゥリル
dice-card-sting = つらぬき丸
dice-card-glamdring = グラムドリング
dice-card-dwarven-axe = ドワーフの斧
dice-card-elven-cloak = エルフのマント
dice-card-elven-rope = エルフの綱
dice-card-phial = ガラドリエルの玻璃瓶
dice-card-lembas = レンバス
dice-card-horn-of-gondor = ゴンドールの角笛
dice-card-mithril-coat = ミスリルの胴着
dice-card-evenstar = 夕星
dice-card-palantir = パランティール

dice-enemy-goblin = ゴブリン
dice-enemy-orc = オーク
dice-enemy-troll = トロル
dice-enemy-warg = ワーグ
dice-enemy-saruman = サルマン
dice-enemy-mumak = ムーマク
dice-enemy-nazgul = ナズグール
dice-enemy-black-rider = 黒の乗手

dice-enemy-set-fotr = 旅の仲間
dice-enemy-set-ttt = 二つの塔
dice-enemy-set-rotk = 王の帰還

dice-location-shire = ホビット庄
dice-location-rivendell = 裂け谷
dice-location-moria = モリアの坑道
dice-location-helms-deep = ヘルム峡谷
dice-location-pelennor = ペレンノール野
dice-location-black-gate = 黒門
dice-location-mount-doom = 滅びの山
dice-location-grey-havens = 灰色港

dice-area-bag = 袋
dice-area-active = アクティブプール
dice-area-muster = 召集エリア
dice-area-prepared = 準備エリア
dice-area-spent = 消費済み
dice-area-used = 使用済み
dice-area-aside = 脇

## カードと面

dice-type-basic = 基本カード。
dice-type-unit = ユニット。
dice-type-artifact = { $dice }。
dice-cost = コスト{ $count }
dice-glory = 栄光{ $count }
dice-eye = サウロンの目ごとに：{ $effects }。
dice-keyword-attach = 装着：召集したユニットにつける。
dice-keyword-immediate = 即時：振って出たらすぐに使う。
dice-keyword-use = いつでも使え、使うと使用済みに移る。
dice-rolled = { $die }（{ $face }）
dice-face-unit = ユニット：レベル{ $level }・攻撃力{ $attack }・防御力{ $defense }
dice-face-enemy = { $enemy }（レベル{ $level }・攻撃力{ $attack }・防御力{ $defense }）
dice-face-fellowship = 結束{ $count }
dice-face-draw = { $count }個引く
dice-face-reroll = 振り直し
dice-face-artifact = アーティファクト
dice-face-eye = サウロンの目
dice-face-blank = 白紙
dice-face-single = { $symbols }
dice-face-both = { $symbols }と{ $other }
dice-face-either = { $symbols }か{ $other }
dice-face-bursts = { $face }・バースト{ $count }

## カードの力

dice-burst-ability = バースト{ $least ->
    [1] { $most ->
        [1] 1
        [2] 1か2
       *[other] 1〜{ $most }
    }
   *[other] { $most }
}：{ $ability }
dice-ability-frodo-ring = 指輪所持者のみ：サウロンの攻撃の直前に、召集したフロドに指輪を載せてよい。このターン、自分のユニットは攻撃されず、一つごとに次のサウロンのターンのための堕落{ $n }が残る。
dice-ability-frodo-hide = 準備している間、サウロンの目の出たダイス{ $n }個を無視する。
dice-ability-sam-reroll = 彼を振り直すとき、アクティブプールのほかのダイス{ $n }個も一緒に振り直してよい。
dice-ability-merry-recall = 誰かがメリーを準備している間、誰も借りなかったユニットは、戻るとき持ち主のアクティブプールに移る。
dice-ability-merry-b1 = 借りられたとき、攻撃力+{ $n }。
dice-ability-pippin-rescue = 召集している間、倒された自分のユニットはアクティブプールに移る。
dice-ability-pippin-b1 = 彼が倒されたとき、栄光{ $n }。
dice-ability-faramir-lend = 借りられたとき、彼と、一緒に借りられた自分のユニットは、それぞれ栄光をさらに{ $n }もたらす。
dice-ability-faramir-b1 = 借りられたとき、一緒に借りられた自分のほかのユニット一つにつき攻撃力+1。
dice-ability-eowyn-nazgul = { $enemies }に対して攻撃力+{ $n }。
dice-ability-eowyn-b1 = 彼女が自分の召集エリアから攻撃して倒した{ $enemies }一つにつき栄光{ $n }。
dice-ability-gondor-wall = 召集している間、自分のほかのユニットの防御力+{ $n }。
dice-ability-gondor-b1 = 借りられたとき、栄光をさらに{ $n }。
dice-ability-rohirrim-charge = { $enemies }に対して攻撃力+{ $n }。
dice-ability-rohirrim-b1 = { $enemies }に対して攻撃力がさらに+{ $n }。
dice-ability-legolas-shot = { $enemies }に対して攻撃力+{ $n }。
dice-ability-legolas-count = 彼が自分の召集エリアから攻撃して倒した{ $enemies }一つにつき栄光{ $n }。
dice-ability-legolas-b1 = 攻撃力+{ $n }。
dice-ability-arwen-shelter = 召集している間、召集した自分の{ $cards }の防御力+{ $n }。
dice-ability-arwen-b1 = 彼女を準備したとき、アクティブプールのユニットを{ $n }つまで無料で準備エリアに加えてよい。
dice-ability-aragorn-b1 = ともに攻撃する自分のほかのユニットの攻撃力+{ $n }。
dice-ability-aragorn-b2 = 彼が得点するとき、栄光をさらに{ $n }。
dice-ability-gimli-axe = { $enemies }に対して攻撃力+{ $n }。
dice-ability-gimli-count = 彼が自分の召集エリアから攻撃して倒した{ $enemies }一つにつき栄光{ $n }。
dice-ability-gimli-b1 = 防御力+{ $n }。
dice-ability-gimli-b2 = 攻撃力+{ $n }。
dice-ability-gandalf-stand = サウロンに倒されたとき、自分への攻撃を終わらせてよい。
dice-ability-treebeard-b1 = 攻撃力+{ $n }。
dice-ability-treebeard-b2 = { $enemies }に対して攻撃力+{ $n }。
dice-ability-ents-b3 = 攻撃する代わりに使用済みに移り、{ $enemies }をすべて倒す。
dice-ability-anduril-attack = 攻撃力+{ $n }、バーストのある面なら+{ $more }。
dice-ability-anduril-score = つけたユニットが得点すると、ともにアクティブプールに移してよい。
dice-ability-sting-attack = 攻撃力+{ $n }、{ $enemies }に対しては+{ $more }。
dice-ability-sting-b1 = 防御力も+{ $n }。
dice-ability-glamdring-attack = 攻撃力+{ $n }、{ $cards }につければ+{ $more }。
dice-ability-glamdring-b1 = 攻撃力がさらに+{ $n }。
dice-ability-axe-use = 自分の攻撃で：合計に+{ $n }、バーストのある面なら+{ $more }。
dice-ability-cloak-use = サウロンに攻撃されたとき：この攻撃の間、自分のユニットの防御力+{ $n }、バーストのある面なら+{ $more }。
dice-ability-rope-use = 使用済みのダイス{ $n }個をアクティブプールに移す。バーストのある面なら{ $more }個。
dice-ability-phial-use = サウロンの合計を出すとき：敵のダイス{ $n }個を、誰に対しても攻撃力0と数える。
dice-ability-lembas-now = 結束{ $n }、バーストのある面なら{ $more }。
dice-ability-horn-use = ほかの参加者の使用済みに移り、そこからダイス一個を自分のアクティブプールに取る。
dice-ability-mithril-def = 防御力+{ $n }、バーストのある面なら+{ $more }。
dice-ability-evenstar-use = カードが堕落する前に：ボードの堕落を{ $n }取り除く。バーストのある面なら{ $more }。
dice-ability-palantir-now = ダイスを{ $n }個引いて振る。

## 場所の力

dice-effect-add-dice = サウロンが「{ $set }」のダイス{ $n }個を得る。
dice-effect-guard = 「{ $set }」がダイス{ $n }個で第{ $row }列を守る。
dice-effect-deal-artifacts = 第{ $row }列に、種類ごとに一枚のアーティファクトが加わる。
dice-effect-become = { $enemy }になる（レベル{ $level }・攻撃力{ $attack }・防御力{ $defense }）
dice-effect-deal-units = 6枚のユニットカードが、コストの低い順に第{ $row }列から並ぶ。
dice-effect-return-dice = 倒されたダイス{ $n }個が振られずに戻る
dice-effect-replace-dice = サウロンの最も弱いダイス{ $n }個が「{ $set }」のものに替わる。
dice-effect-grow = 最も多くダイスの残る敵カードが、サウロンに一個を送る。
dice-effect-corruption = 一人につき堕落{ $each }
dice-effect-score = 召集したユニットが得点する。
dice-effect-advance = ただちに次の場所へ進む。
dice-effect-win = 参加者の勝利。

## 尋ねること

dice-prompt-along = どのダイスを一緒に振り直しますか。
dice-prompt-anytime = ほかの参加者が出陣します。その前にアーティファクトを使いますか。
dice-prompt-bear = どのユニットにつけますか。
dice-prompt-before-corrupting = カードが堕落します。その前にアーティファクトを使いますか。
dice-prompt-brace = サウロンが攻めてきます。アーティファクトを使いますか。
dice-prompt-come-back = ユニットが得点しました。アクティブプールに戻しますか。
dice-prompt-corrupt = どのカードが堕落しますか。
dice-prompt-dazzle = サウロンのどのダイスを0と数えますか。
dice-prompt-defend = サウロンが{ $count }で攻めてきます。誰が守りますか。
dice-prompt-dice = ダイスを使い、それから出陣しましょう。
dice-prompt-fetch = 使用済みからどのダイスを取りますか。
dice-prompt-follow = アクティブプールのユニットを準備エリアに加えますか。
dice-prompt-gather = 誰が、何が攻撃に加わりますか。
dice-prompt-glory = サウロンの堕落は{ $count }。栄光を手放して減らしますか。
dice-prompt-immediate = どの即時の効果を先に使いますか。
dice-prompt-place = すべては列に入りません。どのカードを入れますか。
dice-prompt-recruit = ダイスを迎え入れますか、カードを浄化しますか。
dice-prompt-ring = サウロンが攻めてきます。フロドに指輪を載せますか。
dice-prompt-stand = サウロンの攻撃が{ $count }残っています。自分への攻撃をここで終わらせますか。
dice-prompt-stay = ターンの始めです。アーティファクトを使用済みに移しますか。
dice-prompt-take = 引き換えにどのダイスを取りますか。
dice-prompt-target = 攻撃力は残り{ $count }。どの敵を攻撃しますか。
dice-prompt-tidy = ターンの終わりです。アーティファクトを使用済みに移しますか。
dice-prompt-total = サウロンが攻撃力を合計します。アーティファクトを使いますか。
dice-prompt-war = 出陣です。今攻撃しますか、ほかの参加者のために準備しますか。

## 選べること

dice-option-spend = { $die }を使って結束を得る
dice-option-draw = { $die }を使って引く
dice-option-reroll = { $die }を振り直す
dice-option-along = { $die }とほかの一個を振り直す
dice-option-with = { $die }
dice-option-muster = { $die }を召集する
dice-option-attach = { $die }をつける
dice-option-bear = { $die }
dice-option-use = { $die }を使う
dice-option-discard = { $die }を使用済みに移す
dice-option-target = { $die }を攻撃する
dice-option-defend = { $die }
dice-option-follow = { $die }を準備する
dice-option-fetch = { $die }
dice-option-take = { $die }
dice-option-dazzle = { $die }
dice-option-crush = 攻撃の代わりに{ $die }に踏みつぶさせる
dice-option-keep = { $die }とともにアクティブプールへ
dice-option-recruit = { $card }を迎え入れる
dice-option-restore = { $card }を浄化する
dice-option-corrupt = { $card }
dice-option-place = { $card }
dice-option-borrow = { $seat }のユニットを借りる
dice-option-glory = 栄光{ $amount }を手放す
dice-option-attack = 攻撃する
dice-option-prepare = ほかの参加者のために準備する
dice-option-ring = 指輪を載せる
dice-option-stop = ここでやめる
dice-option-done = 終わる
dice-option-pass = 使わない

dice-answer-dice-done = 出陣する
dice-answer-gather-done = 攻撃する
dice-answer-follow-done = もう加えない
dice-answer-glory-done = 手放さない
dice-answer-glory-glory = 栄光{ $amount }
dice-answer-recruit-done = どちらもしない
dice-answer-stay-done = 続ける
dice-answer-tidy-done = ターンを終える
dice-answer-come-back-pass = 使用済みへ
dice-answer-ring-pass = 載せない
dice-answer-stand-use = { $die }で攻撃を終わらせる
dice-answer-stand-pass = 攻撃を続けさせる

dice-detail-attack = 攻撃力{ $attack }
dice-detail-level = 結束{ $level }
dice-detail-fellowship = +{ $fellowship }
dice-detail-chance-fellowship = 結束の出る確率{ $chance-fellowship }%
dice-detail-chance-unit = ユニットの出る確率{ $chance-unit }%
dice-detail-total = 合計{ $total }
dice-detail-enemy = { $enemy }
dice-detail-defense = 防御力{ $defense }
dice-detail-too-strong = 強すぎる：防御力{ $too-strong }
dice-detail-corruption = 次のサウロンのターンに堕落{ $corruption }
dice-detail-holds = 防御力{ $holds }で守りきる
dice-detail-falls = 防御力{ $falls }で倒れる
dice-detail-card = 堕落するのは{ $card }
dice-detail-cards = { $cards }のうち一枚が堕落
dice-detail-spared = どのカードも堕落しない
dice-detail-lost = 最後の栄光：全員の負け
dice-detail-weakest = 最も弱い敵の防御力{ $weakest }
dice-detail-cost = 結束{ $cost }
dice-detail-guard = サウロンに「{ $guard }」のダイス

dice-refused-unaffordable = 結束が{ $count }必要で、{ $left }しかない
dice-refused-no-unit = 召集したユニットがない
dice-refused-no-dice = カードにダイスが残っていない
dice-refused-marked = マーカーの下にある
dice-refused-eye = ここではサウロンの目はユニットではない

## 起きたこと

dice-event-advance = 一行は{ $location }に着いた。
dice-event-assault = サウロンが{ $count }で{ $seat }を攻める。
dice-event-attach = { $seat }は{ $card }を{ $bearer }につけた。
dice-event-attack = { $seat }が出陣した。
dice-event-blank = { $seat }の{ $card }は堕落していて白紙。
dice-event-borrow = { $seat }は{ $whom }のユニットを借りた。
dice-event-clean = { $seat }はダイス{ $count }個を使用済みに移した。
dice-event-cleanse = { $seat }はボードから堕落{ $count }を取り除いた。
dice-event-cloak = { $seat }のユニットは防御力+{ $count }で守る。
dice-event-corrupt = 堕落：{ $card }。
dice-event-corruption = サウロンの目が堕落{ $count }をもたらした。
dice-event-crush = { $seat }は{ $card }に敵を踏みつぶさせた。
dice-event-dazzle = この攻撃では{ $die }を0と数える。
dice-event-destroy = 倒した敵：{ $enemy }。
dice-event-dismiss = サウロンは{ $die }を失った。
dice-event-draw = { $seat }はダイスを{ $count }個引いた。
dice-event-enlist = サウロンは{ $die }を得た。
dice-event-fall = { $seat }の{ $card }が倒された（{ $area }へ）。
dice-event-fellowship = { $seat }は結束{ $count }を得た。
dice-event-gain = { $seat }は{ $card }を取った（{ $area }）。
dice-event-give = { $seat }は{ $card }を{ $whom }に渡した。
dice-event-give-glory = { $seat }は栄光{ $count }を手放した。
dice-event-glory = { $seat }は{ $card }により栄光{ $count }を得た。
dice-event-guard = サウロンは「{ $set }」のダイスをマーカーの下に得た。
dice-event-guards = 「{ $set }」が第{ $row }列を守る。
dice-event-hold = { $seat }は{ $card }の防御力{ $count }で守りきった。
dice-event-ignore = サウロンの目{ $count }個が無視された。
dice-event-immediate = { $seat }はただちに{ $card }を使う。
dice-event-lay-out = 荒野の第{ $row }列に{ $card }が加わった。
dice-event-move = { $seat }の{ $card }：{ $start }から{ $area }へ。
dice-event-muster = { $seat }は{ $count ->
    [0] { "" }
   *[other] 結束{ $count }で
}{ $card }を召集した。
dice-event-points = サウロンは堕落{ $count }を得て、合計{ $total }。
dice-event-prepare = { $seat }はユニットを準備した。
dice-event-recruit = { $seat }は{ $card }を迎え入れた。
dice-event-refill = { $seat }は使用済みのダイス{ $count }個を袋に戻した。
dice-event-reroll = { $seat }はダイス{ $count }個を振り直す。
dice-event-restore = { $seat }は{ $card }を浄化した。
dice-event-repelled = { $seat }は何も倒せなかった。敵の防御力は低くても{ $count }。
dice-event-return = サウロンに{ $die }が戻った。
dice-event-ring = { $seat }は指輪を載せた。次のサウロンのターンに堕落{ $count }。
dice-event-ring-passes = 指輪は{ $seat }に渡った。
dice-event-roll = { $seat }の出目：{ $rolled }。
dice-event-round = 第{ $count }ラウンド、{ $seat }から。
dice-event-sauron-roll = サウロンの出目：{ $rolled }。
dice-event-sauron-turn = サウロンのターン、受け持つのは{ $seat }。
dice-event-score = { $seat }は{ $card }で栄光{ $count }を得た。
dice-event-spared = どのカードも堕落せず{ $count ->
    [0] に済んだ
   *[other] 、堕落{ $count }は無駄になった
}。
dice-event-spend = { $seat }は{ $card }を使い、結束{ $count }を得た。
dice-event-spend-draw = { $seat }は引くために{ $card }を使った。
dice-event-strike = { $seat }は攻撃に{ $count }を加えた。
dice-event-total = { $seat }は{ $count }で攻撃した。
dice-event-turn = { $seat }のターン。
dice-event-use = { $seat }は{ $card }を使った。
dice-event-withstand = 防御力{ $count }の{ $die }に攻撃は及ばなかった。
