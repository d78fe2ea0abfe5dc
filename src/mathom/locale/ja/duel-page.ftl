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
page-duel-reserve = 共通の場
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
page-duel-threat-conquest = { $seat }はあと1地方でただちに勝ちます：{ $wanting }。

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
page-duel-reconstructed = 数値は実物のカードから読んだものではなく、復元したものです。
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

## 操作

page-duel-open-rule = 規則 { $rule } を開く
page-duel-enlarge = 拡大
page-duel-close = 閉じる
page-duel-how-to-open = クリックかEnterで選べます。
page-duel-how-to-enlarge = 右クリックまたはZキーで拡大します。
