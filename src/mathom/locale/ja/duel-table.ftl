# 『Duel for Middle-earth』：文章はすべて独自のものです。

## 名前

duel-region-lindon = リンドン
duel-region-arnor = アルノール
duel-region-rhovanion = ロヴァニオン
duel-region-enedwaith = エネドワイス
duel-region-rohan = ローハン
duel-region-gondor = ゴンドール
duel-region-mordor = モルドール

duel-tile-barad-dur = バラド＝ドゥーア
duel-tile-bree = ブリー
duel-tile-erebor = エレボール
duel-tile-grey-havens = 灰色港
duel-tile-helms-deep = ヘルム峡谷
duel-tile-isengard = アイゼンガルド
duel-tile-minas-tirith = ミナス・ティリス

duel-race-elves = エルフ
duel-race-ents = エント
duel-race-hobbits = ホビット
duel-race-humans = 人間
duel-race-dwarves = ドワーフ
duel-race-wizards = 魔法使い

duel-skill-ruse = 策略
duel-skill-strength = 力
duel-skill-courage = 勇気
duel-skill-knowledge = 知識
duel-skill-leadership = 統率

duel-colour-grey = 灰
duel-colour-yellow = 黄
duel-colour-blue = 青
duel-colour-green = 緑
duel-colour-red = 赤
duel-colour-purple = 紫

duel-chain-acorn = どんぐり
duel-chain-anvil = 金床
duel-chain-armor = 鎧
duel-chain-axe = 斧
duel-chain-backpack = 背嚢
duel-chain-bedroll = 寝袋
duel-chain-bow = 弓
duel-chain-campfire = 焚き火
duel-chain-chest = 宝箱
duel-chain-fish = 魚
duel-chain-harp = 竪琴
duel-chain-helmet = 兜
duel-chain-horse = 馬
duel-chain-horseshoe = 蹄鉄
duel-chain-pot = 鍋
duel-chain-scroll = 巻物
duel-chain-sword = 剣

## 効果

duel-either = ／
duel-card-with-chain = { $effects }［{ $chain }］
duel-tile-with-effects = { $tile }：{ $effects }
duel-cost = { $what }{ $count }
duel-surcharge = 地図上の自分の砦1つにつきコイン1枚
duel-token = { $race }：{ $effects }

duel-effect-skills = { $skill }
duel-effect-either = { $skill }
duel-effect-coins = コイン{ $count }枚
duel-effect-rings = 指輪{ $count }
duel-effect-race = { $race }
duel-effect-units = { $region }にユニット{ $count }個
duel-effect-garrison = { $region }にユニット{ $count }個
duel-effect-anywhere = 好きな地方にユニット{ $count }個
duel-units-removed = 敵ユニット{ $removes }個を除去
duel-units-moved = ユニット移動{ $moves }回
duel-coins-lost = 相手コイン−{ $loses }
duel-effect-manoeuvres = { $removes ->
    [0] { $loses ->
        [0] { duel-units-moved }
       *[other] { $moves ->
            [0] { duel-coins-lost }
           *[other] { duel-coins-lost }、{ duel-units-moved }
        }
    }
   *[other] { $loses ->
        [0] { $moves ->
            [0] { duel-units-removed }
           *[other] { duel-units-removed }、{ duel-units-moved }
        }
       *[other] { $moves ->
            [0] { duel-units-removed }、{ duel-coins-lost }
           *[other] { duel-units-removed }、{ duel-coins-lost }、{ duel-units-moved }
        }
    }
}
duel-effect-any-manoeuvre = 好きな機動を{ $count }回
duel-effect-fortress = { $region }に砦
duel-effect-again = もう一度手番
duel-effect-raze = 敵の砦を1つ除去
duel-effect-strip = 相手の灰色カード1枚を捨てさせる
duel-effect-fetch = 捨て札1枚を無料でプレイ
duel-effect-alliance = 1種族のトークン{ $count }枚を公開し1枚を得る
duel-effect-power-wild-skill = 毎手番、好きな技能1つ
duel-effect-power-no-surcharge = ランドマークの砦による追加コストなし
duel-effect-power-red-anywhere = 赤カードのユニットを好きな1地方に置ける
duel-effect-power-red-reinforced = 赤カードごとにユニット1個追加
duel-effect-power-double-discard = 捨て札で得るコインが2倍
duel-effect-power-eagle = 鷲：勝利に数える種族シンボル1つ

duel-when-grey = 灰色カードごとに{ $effects }
duel-when-yellow = 黄色カードごとに{ $effects }
duel-when-blue = 青カードごとに{ $effects }
duel-when-green = 緑カードごとに{ $effects }
duel-when-red = 赤カードごとに{ $effects }
duel-when-purple = 紫カードごとに{ $effects }
duel-when-gained = ただちに{ $effects }
duel-when-landmark = ランドマークごとに{ $effects }
duel-when-chain = 連鎖でプレイするたびに{ $effects }
duel-when-always = { $effects }

## 求められる選択

duel-prompt-turn = あなたの手番です。カードを取ってプレイするか捨てるか、ランドマークを取ってください。
duel-prompt-muster = ユニット{ $count }個をどの地方に置きますか。
duel-prompt-reinforce = ユニット1個をどの地方に置きますか。
duel-prompt-raze = どの地方の敵の砦を除去しますか。
duel-prompt-manoeuvre = 機動を選んでください（残り{ $count }）。
duel-prompt-again = この後もう一度手番を行いますか。
duel-prompt-keep = 公開された同盟トークンから1枚を選んで得てください。
duel-prompt-race = 種族を選んでください。上から{ $count }枚を公開し、1枚を得ます。
duel-prompt-fetch = 捨て札からどのカードを無料でプレイしますか。
duel-prompt-strip = 相手のどの灰色カードを捨てさせますか。

## 選択肢

duel-option-play = 「{ $card }」をプレイ
duel-option-discard = 「{ $card }」を捨てる
duel-option-landmark = { $tile }を取る
duel-option-place = { $region }
duel-option-remove = { $region }の敵ユニットを除去
duel-option-raze = { $region }の砦
duel-option-move = { $region }から{ $to }へ移動
duel-option-lose = 相手がコイン1枚を失う
duel-option-again = もう一度手番を行う
duel-option-race = { $race }
duel-option-keep = { $token }
duel-option-strip = { $card }
duel-option-fetch = { $card }
duel-option-pass = パス

duel-detail-price = { $price ->
    [0] 無料
   *[other] コイン{ $price }枚を払う
}
duel-detail-chain = { $chain }の連鎖で無料
duel-detail-gain = コイン{ $gain }枚を得る

duel-refused-not-shown = このカードに示されていない地方です
duel-refused-no-tokens = 山が空です
duel-refused-covered = ほかのカードが重なっています
duel-refused-too-dear = 必要なコインは{ $price }枚、手元は{ $coins }枚です

## 出来事

duel-event-chapter = 第{ $count }章が始まります。
duel-event-reveal-tile = { $tile }が取れるようになりました。
duel-event-reveal-card = 公開：「{ $card }」。
duel-event-play = { $seat }が「{ $card }」を{ $price ->
    [0] 無料で
   *[other] コイン{ $price }枚で
}プレイ。
duel-event-chain = { $seat }が{ $chain }の連鎖で「{ $card }」を無料でプレイ。
duel-event-discard = { $seat }が「{ $card }」を捨てます。
duel-event-coins = { $seat }がコイン{ $count }枚を得ます。
duel-event-lose = { $seat }がコイン{ $count }枚を失います。
duel-events-coins = { duel-event-coins }
duel-event-landmark = { $seat }が{ $tile }を{ $price ->
    [0] 無料で
   *[other] コイン{ $price }枚で
}取ります。
duel-event-fortress = { $seat }が{ $region }に砦を築きます。
duel-event-advance = { $seat }が探索を{ $count }歩進み、{ $steps }歩目へ。
duel-event-place = { $seat }が{ $region }にユニット{ $count }個を置きます。
duel-events-place = { duel-event-place }
duel-event-move = { $seat }がユニットを{ $region }から{ $to }へ移します。
duel-event-conflict = { $region }で衝突：両陣営がユニット{ $count }個ずつを除きます。
duel-event-remove = { $seat }が{ $region }の敵ユニットを除きます。
duel-event-raze = { $seat }が{ $region }の敵の砦を除きます。
duel-event-reveal-tokens = { $seat }が公開：{ $token }。
duel-event-keep = { $seat }が得たトークン：{ $token }。
duel-event-search = { $seat }が捨て札を調べます。
duel-event-peek = 伏せて除かれていたカード：「{ $card }」。
duel-event-fetch = { $seat }が捨て札から「{ $card }」をプレイ。
duel-event-strip = { $seat }が相手の「{ $card }」を捨てさせます。
duel-event-again = { $seat }がもう一度手番を行います。
duel-event-decline = { $seat }が追加の手番を断ります。
