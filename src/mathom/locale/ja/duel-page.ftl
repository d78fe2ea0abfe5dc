# 画面に描くデュエルの盤。

page-duel-board = デュエルの盤
page-duel-chapter = 第{ $chapter }章
page-duel-cards = 第{ $chapter }章のカード
page-duel-no-cards = この章の最後のカードが取られました。
page-duel-your-turn = あなたの手番
page-duel-turn-of = { $seat }の手番
page-duel-to-play = 手番
page-duel-you = あなた
page-duel-over = ゲーム終了
page-duel-again = もう一度手番があります
page-duel-reserve = 貯え
page-duel-free = 無料

## 盤の各部

page-duel-landmarks = ランドマーク
page-duel-landmark-stack = { $count ->
    [0] 補充なし
   *[other] 残り{ $count }枚
}
page-duel-map = 中つ国
page-duel-quest = 指輪の探索
page-duel-alliances = 同盟
page-duel-skills = 技能
page-duel-races = 種族
page-duel-chains = 連鎖
page-duel-supply = 手元
page-duel-tokens-and-tiles = ランドマークと同盟トークン
page-duel-no-tableau = まだカードをプレイしていません。
page-duel-discard = 捨て札
page-duel-discard-counts = 表向き{ $known }枚、裏向き{ $down }枚{ $peeked ->
    [0] { "" }
   *[other] 、あなたが見た{ $peeked }枚
}
page-duel-discard-empty = 表向きの捨て札はありません。
page-duel-peeked = 裏向きですが、あなたは見ています：
page-duel-way-quest = 探索
page-duel-way-races = 種族
page-duel-way-regions = 地方
page-duel-or = か

page-duel-short-region-lindon = リン
page-duel-short-region-arnor = アル
page-duel-short-region-rhovanion = ロヴ
page-duel-short-region-enedwaith = エネ
page-duel-short-region-rohan = ロー
page-duel-short-region-gondor = ゴン
page-duel-short-region-mordor = モル

## 探索

page-duel-walk = フロドとサム：{ $left ->
    [0] 滅びの山に到着
   *[other] 滅びの山まであと{ $left }歩
}
page-duel-hunt = ナズグル：{ $left ->
    [0] 追いつきました
   *[other] フロドとサムまであと{ $left }歩
}
page-duel-bonus = ボーナス・スペース{ $step }（{ $seat }）
page-duel-bonus-coins = コイン1枚を得る
page-duel-bonus-anywhere = 好きな地方にユニット1個を置く
page-duel-bonus-again = もう一度手番を行う
page-duel-bonus-raze = 敵の砦を1つ除去する
page-duel-bonus-used = すでに到達しています。
page-duel-bonus-open = まだ到達していません。

## 迫る勝利

page-duel-threats = 迫っている勝利
page-duel-threat-quest-fellowship = フロドとサムは滅びの山まであと{ $left }歩です。着けば旅の仲間がただちに勝ちます。
page-duel-threat-quest-sauron = ナズグルはフロドとサムまであと{ $left }歩です。追いつけばサウロンがただちに勝ちます。
page-duel-threat-races = { $seat }はあと1種族でただちに勝ちます：{ $wanting }。
page-duel-threat-regions = { $seat }はあと1地方でただちに勝ちます：{ $wanting }。

## 説明

page-duel-card-of = 第{ $chapter }章の{ $colour }カード
page-duel-back = 第{ $chapter }章の裏向きのカード
page-duel-back-why = 重なるカードがなくなると表になります。
page-duel-covered = 重なりあり
page-duel-covered-by = カード{ $count }枚が重なっています。
page-duel-costs = コスト：{ $cost }
page-duel-costs-nothing = コストなし
page-duel-costs-tile = コスト：{ $cost }、さらに地図上の自分の砦1つにつきコイン1枚
page-duel-chain-from = { $chain }を持っていれば無料
page-duel-chain-to = { $chain }を得る
page-duel-price-for = { $who }の支払い：{ $what }
page-duel-price-chain = なし（{ $chain }の連鎖）
page-duel-price-nothing = なし
page-duel-part-printed = 印刷{ $count }枚
page-duel-part-missing = 不足の{ $what }に{ $count }枚
page-duel-part-surcharge = 地図上の砦に{ $count }枚
page-duel-fortress-in = { $region }に砦
page-duel-named = { $name }：{ $what }
page-duel-held-by = 所有：{ $seat }
page-duel-on-top = { $race }の山の一番上にあることが知られています
page-duel-stack = { $count ->
    [0] トークンなし
   *[other] 残り{ $count }枚
}
page-duel-known-top = 一番上：{ $token }
page-duel-forces = { $seat }：{ $units ->
    [0] { $fortress ->
        [yes] 砦
       *[no] なし
    }
   *[other] ユニット{ $units }個{ $fortress ->
        [yes] と砦
       *[no] { "" }
    }
}
page-duel-nobody-there = だれもいません
page-duel-roads-to = 道の続く先：{ $regions }
page-duel-picked-up = ここのユニットを動かします
page-duel-pick-target = どこへ？同じ地方を選ぶと取り消します。
page-duel-purse = { $seat }の手持ち：コイン{ $count }枚

## The browser of components

page-facet-duel-colour = 色
page-facet-duel-chapter = 章
page-facet-duel-race = 種族
page-facet-duel-region = 地方
page-kind-duel-card = 章カード
page-kind-duel-tile = ランドマーク
page-kind-duel-token = 同盟トークン

## The guided game

guide-duel-welcome = ようこそ。あなたは旅の仲間を率います。サウロンはボットが担当し、もう最初の手番を終えました。勝利への道は三つ、指輪の探索、六つの種族の支持、七つの地方すべてへの進出です。
guide-duel-cards = 手番にすることは一つだけ、カードを取るか、ランドマークを取るかです。取れるのはほかのカードが重なっていないカードで、光っています。試しに、暗いカードを指し示すかタップしてください。何のカードか、どの規則でまだ取れないかが示されます。
guide-duel-price = カードの数字は、あなたが払うコインです。足りない技能は一つにつきコイン1枚なので、技能を得る灰色のカードを取ると後のカードが安くなります。カードを捨てて、章の数だけコインを得ることもできます。
guide-duel-take = ではあなたの番です。光っているカードを選び、プレイするか捨ててください。最初は灰色か黄色のカードがおすすめです。
guide-duel-log = { $took ->
    [grey] よい選択です。この技能で、これからずっとカードが安くなります。
    [yellow] コインがあれば、足りない技能を補えます。
    [blue] 指輪が動き、探索の道を進みました。
    [green] 種族が味方につきました。
    [red] ユニットが地図に置かれました。
    [discard] 捨ててコインにし、サウロンにも渡しません。よくある手です。
    [landmark] 早くもランドマークです。砦はずっと残ります。
   *[other] ゆっくり見回してください。
}サウロンはすぐに応じ、起きたことはすべてここに書かれます。カードの名前が出てくる行を開くと、そのカードを大きく見られます。
guide-duel-quest = 青のカードには指輪があります。指輪一つで一歩進みます。フロドとサムは滅びの山へ、ナズグールは二人を追います。先に着いた側が即座に勝ち、途中にはボーナスの場所があります。
guide-duel-map = 赤のカードは二つの地方の一つにユニットを置きます。両陣営が出会うと一個ずつ取り除き合います。七つの地方すべてにユニットか砦があれば、即座に勝ちます。
guide-duel-races = 緑のカードは種族を味方にします。同じ種族が二つ、または異なる種族が三つになると、力のある同盟トークンが手に入ります。異なる種族が六つで即座に勝ちます。
guide-duel-landmarks = ランドマークは高価です。技能六つに加え、自分の砦一つにつきコイン1枚。その代わり、戦いで失われない砦などが手に入ります。
guide-duel-again = もう一度あなたの番です。できることはすべてここにも並び、数字キーで選べます。できないこととその理由はその下にあります。ここでも盤面でもよいので、何か取ってください。取ったことで、サウロンがどのカードを取れるようになるかにも注意しましょう。
guide-duel-end = これで進め方がわかりました。ボットが相手なら、いつでも手を戻せます。第三章が終わったら、より多くの地方にいる側の勝ちです。では、続きをお楽しみください。

## 自分の選択のあとに起きたことを短く

duel-recap-chapter = 第{ $count }章が開始
duel-recap-play = 「{ $card }」をプレイ
duel-recap-chain = 「{ $card }」を無料でプレイ
duel-recap-discard = 「{ $card }」を捨てる
duel-recap-coins = コイン{ $count }枚を得る
duel-recap-lose = コイン{ $count }枚を失う
duel-recap-landmark = { $tile }を取る
duel-recap-fortress = { $region }に砦
duel-recap-advance = 探索を{ $count }歩
duel-recap-place = { $region }にユニット{ $count }個
duel-recap-move = ユニットを{ $to }へ
duel-recap-conflict = { $region }で衝突
duel-recap-remove = { $region }の敵ユニットを除去
duel-recap-raze = { $region }の敵の砦を除去
duel-recap-keep = { $token }を獲得
duel-recap-fetch = 捨て札から「{ $card }」をプレイ
duel-recap-strip = 相手の「{ $card }」を捨てさせる
duel-recap-again = もう一度手番
page-duel-side-more = この陣営のすべてを見る

## このゲームを一ページで

page-duel-overview-goal = 勝利への三つの道
page-duel-overview-quest = 指輪の探索。フロドとサムが滅びの山に着くか、ナズグールが二人に追いつけば勝ちです。
page-duel-overview-races = 異なる六つの種族の支持を得ます。
page-duel-overview-map = 七つの地方すべてにユニットか砦を置きます。
page-duel-overview-turn = 手番では一つだけ
page-duel-overview-play = ほかのカードに覆われていないカードを取り、コストを払ってプレイします。足りない技能は一つにつきコイン1枚です。
page-duel-overview-discard = そのようなカードを取って捨て、章の数だけコインを得ます。
page-duel-overview-landmark = ランドマークを取ります。技能六つと、自分の砦一つにつきコイン1枚。砦などが手に入ります。
page-duel-overview-cards = カードがもたらすもの
page-duel-overview-means = 灰色は残り続ける技能、黄色はコイン。
page-duel-overview-rings = 青は指輪。一つにつき探索を一歩進みます。
page-duel-overview-alliances = 緑は種族。同じ種族が二つ、または異なる三つで同盟トークンが手に入ります。
page-duel-overview-units = 赤は二つの地方の一つにユニット。敵がいれば互いに取り除きます。
page-duel-overview-manoeuvres = 紫は第三章の機動。
page-duel-overview-end = ゲームの終わり
page-duel-overview-at-once = 誰かが道の終わりに着けば、即座に終わります。
page-duel-overview-count = そうでなければ第三章のあと、より多くの地方にいる側の勝ちです。
