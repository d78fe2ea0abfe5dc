# クエスト：戦闘、ダメージ、敗北、終局

## 問い

quest-prompt-allow-fight = ここは安息所です。{ $foe }との戦闘を許しますか。
quest-prompt-spend-agility = 敏捷をいくつ使いますか。1につきカードを1枚引き、残りは筋力に加わります。
quest-prompt-go-on = 戦い続けますか、消耗を宣言しますか（筋力{ $strength }のうち{ $spent }を使用）。
quest-prompt-play = どのカードを出しますか（筋力{ $strength }のうち{ $spent }を使用）。
quest-prompt-take-back = 戦闘の山のどのカードを手札に戻しますか。
quest-prompt-draw-some = どのプールからカードを引きますか（あと{ $count }枚まで）。
quest-prompt-draw-more-foe = 敵のために戦闘カードをもう1枚引きますか。
quest-prompt-name-type = カードの種類を一つ宣言してください。次のラウンド、敵のカードがもう一方の種類なら打ち消されます。
quest-prompt-retreat = 無傷です。どこへ退却しますか。それとも戦い続けますか。
quest-prompt-damage = { $count }ダメージを受けます。どのカードを失いますか。
quest-prompt-lose-something = 敗北しました。何を失いますか。
quest-prompt-haven = { $seat }は敗北しました。どの安息所へ送りますか。
quest-prompt-champion = どのヒーローが代表として指輪の幽鬼と戦いますか。

## 選択肢

quest-option-spend-agility = { $count }
quest-option-fight-on = 戦い続ける
quest-option-exhausted = 消耗を宣言する：この戦闘ではもうカードを出さない
quest-option-play = { $card }を出す
quest-option-take-back = { $card }
quest-option-draw-from-rest = 休息プールの一番上
quest-option-draw-from-life = ライフプールの一番上
quest-option-draw-from-deck = 1枚引く
quest-option-name-type = { $type }
quest-option-retreat = { $location }へ退却する
quest-option-suffer = 手札の{ $card }
quest-option-suffer-unseen = ライフプールの一番上（見ずに）
quest-option-lose-favor = 支援1
quest-option-lose-item = { $item }
quest-option-haven = { $location }
quest-option-champion = { $seat }

quest-answer-draw-some-pass = これ以上引かない
quest-answer-draw-more-foe-pass = 引かない
quest-answer-retreat-pass = 戦い続ける

quest-detail-cost = コスト{ $cost }
quest-detail-attack = 攻撃力{ $attack }
quest-detail-defense = 防御力{ $defense }

quest-refused-no-life = ライフプールが空です
quest-refused-from-hand = このダメージは手札で受けなければなりません

## 出来事

quest-event-fight = { $seat }は{ $foe }と戦います。
quest-event-fight-refused = { $seat }は安息所での戦闘を断りました。
quest-event-draw-foe-cards = サウロンは{ $foe }のために戦闘カードを{ $count }枚引きました。
quest-event-agility-spent = { $seat }は敏捷を{ $count }使い、残り{ $left }を筋力に加えました。
quest-event-draw-cards = { $seat }はカードを{ $count }枚引きました。
quest-event-exhausted = { $seat }は消耗しました。
quest-event-laid = { $seat }はカードを1枚伏せました。
quest-event-laid-open = { $seat }は{ $card }を表向きに出しました。
quest-event-reveal = { $seat }のカードは{ $card }です。
quest-event-cancelled = { $card }は打ち消されました。
quest-event-clash = { $seat }の攻撃力{ $attack }に対し防御力{ $foe_defense }、{ $foe }の攻撃力{ $foe_attack }に対し防御力{ $defense }。
quest-event-damage-hero = { $seat }は{ $count }ダメージを受けます。
quest-event-damage-foe = { $foe }は{ $count }ダメージを受けます。
quest-event-suffer-hand = { $seat }は手札を1枚失いました。
quest-event-suffer-life = { $seat }はライフプールの一番上のカードを失いました。
# 続けて何度も起きたことは一つの文にまとめる。数を足せるほかの出来事は、一度のときと同じ文で述べる。
quest-events-suffer-hand = { $seat }は手札を{ $count }枚失いました。
quest-events-suffer-life = { $seat }はライフプールの上から{ $count }枚を失いました。
quest-event-card-lost = { $seat }は無作為に{ $card }を捨てました。
quest-event-burdened = { $card }が{ $foe }の戦闘の山の一番下に入りました。
quest-event-taken-back = { $seat }は{ $card }を手札に戻しました。
quest-event-type-named = { $seat }は{ $type }を宣言しました。
quest-event-hand-told = { $seat }は手札の種類ごとの枚数を明かします。
quest-event-hand-counted = { $seat }の手札：近接{ $melee }枚、射撃{ $ranged }枚。
quest-event-feared = { $seat }は恐れにとらわれ、次のラウンドに無作為のカードを出します。
quest-event-foe-heals = { $foe }のダメージが{ $count }減りました。
quest-event-endures = { $seat }は休息プールと戦闘の山をライフプールに切り混ぜました。
quest-event-foe-defeated = { $foe }は敗北しました。
quest-event-foe-stands = { $foe }は敗北していません。
quest-event-hero-defeated = { $seat }は敗北しました。
quest-event-recover = { $seat }は{ $count }枚のカードをライフプールに切り混ぜました。
quest-event-finale = 終局が始まります。
quest-event-hero-mission = ヒーローが使命を公開しました：「{ $mission }」。
quest-event-sauron-mission = サウロンが使命を公開しました：「{ $mission }」。
quest-event-champion = { $seat }が代表として指輪の幽鬼と戦います。
quest-event-ringwraiths-gain = 指輪の幽鬼の耐久力と頑健が{ $count }増えます。
quest-event-ringwraiths-lose = 指輪の幽鬼の耐久力と頑健が{ $count }減ります。
