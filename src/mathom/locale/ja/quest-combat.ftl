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
quest-option-exhausted = 消耗を宣言する
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

quest-ending-mission = 使命が果たされました
quest-ending-ringwraiths-defeated = 指輪の幽鬼が敗北しました
quest-ending-ringwraiths-stand = 指輪の幽鬼は敗北しませんでした

## 戦闘でのカードと敵の効果

quest-text-ability-parry = 近接カードに対して防御力+2。
quest-text-ability-ranged-strike = 射撃カードに対して攻撃力+2。
quest-text-ability-hack = 近接カードに対して攻撃力+1。
quest-text-ability-crush = 近接カードに対して攻撃力+3。
quest-text-ability-attack-of-opportunity = 相手の印刷された防御力が0なら攻撃力+5。
quest-text-ability-sneak-attack = 相手の印刷された防御力が0なら攻撃力+3。
quest-text-ability-aimed-shot = 相手が前のラウンドと同じ種類のカードを出していれば攻撃力+3。
quest-text-ability-smash = 相手の防御力を0にする。
quest-text-ability-deadly-finesse = 相手の印刷された攻撃力と防御力を、1より大きければ1にする。
quest-text-ability-charge = 相手の射撃カードを打ち消す。
quest-text-ability-evade = 相手の近接カードを打ち消す。
quest-text-ability-earthquake = 種類によらず相手のカードを打ち消す。
quest-text-ability-strategize = 相手は手札に残る近接カードと射撃カードの枚数をあなたに明かす。
quest-text-ability-trample = 相手は手札を無作為に1枚捨てる。
quest-text-ability-overhead-swing = 相手は手札を無作為に2枚捨てる。
quest-text-ability-wear-down = 相手は手札を無作為に1枚捨て、その印刷された攻撃力と同じダメージを受ける。
quest-text-ability-rest = 休息プールかライフプールの一番上から、合わせて2枚まで引いてよい。
quest-text-ability-shrewd-planning = 戦闘の山から好きなカードを1枚手札に戻す。
quest-text-ability-focused-assault = 戦闘の山にあるほかの近接カード1枚につき攻撃力+1、防御力+1。
quest-text-ability-brutal-finisher = 戦闘の山にあるほかのカード1枚につき攻撃力+1。
quest-text-ability-execute = 相手の出したカードの印刷された防御力が0なら、相手はダメージの段で敗北する。
quest-text-ability-reversal = 相手が近接カードなら、その印刷された攻撃力を自分の攻撃力に加え、そのカードを打ち消す。
quest-text-ability-crushing-blow = 相手の印刷された防御力が1以下なら、攻撃力+2、さらに相手のカードを打ち消す。
quest-text-ability-uncancelable = 打ち消されない。
quest-text-ability-block = 打ち消されず、防御力は2未満に減らない。
quest-text-ability-enraged = このラウンドに受けるダメージは1まで。
quest-text-ability-fall-back = 次のラウンド、相手の近接カードを打ち消す。
quest-text-ability-rush = 次のラウンド、相手の射撃カードを打ち消す。
quest-text-ability-overpower = 次のラウンド、自分が近接カードを出せば攻撃力+2。
quest-text-ability-volley = 次のラウンド、自分が射撃カードを出せば攻撃力+2。
quest-text-ability-hide = 次のラウンド、自分が射撃カードを出せば防御力+2。
quest-text-ability-dodge = 次のラウンド、防御力+2。
quest-text-ability-concentrate = 次のラウンド、攻撃力+2、防御力+2。
quest-text-ability-expose-weakness = 次のラウンド、攻撃力+2。
quest-text-ability-anticipate = 次のラウンド、相手は先に表向きでカードを出さなければならない。
quest-text-ability-ready = 次のラウンド、自分の射撃カードのコストは0になり、ラウンドの終わりに休息プールへ行く。
quest-text-ability-set-trap = 次のラウンド、相手が近接カードを出せば相手に2ダメージ。
quest-text-ability-heightened-senses = 相手は種類を一つ宣言する。次のラウンド、相手のカードがもう一方の種類なら打ち消す。
quest-text-ability-outmaneuver = 種類を一つ宣言する。次のラウンド、相手のカードがもう一方の種類なら打ち消す。
quest-text-ability-flaming-arrow = 次のラウンド、相手の防御力を0にする。
quest-text-ability-concussive-shot = 次のラウンド、相手のカードの印刷された防御力が2以上なら打ち消す。
quest-text-ability-shield-smash = 次のラウンド、相手のカードのコストが2以上なら打ち消す。
quest-text-ability-eviscerate = このラウンドにダメージを与えたら、さらに2ダメージを与える。
quest-text-ability-reckless = このラウンドにダメージを受けたら、さらに2ダメージを受ける。
quest-text-ability-retaliate = このラウンドに受けたダメージと同じだけ、相手にもダメージを与える。
quest-text-ability-hamstring = このラウンドにダメージを与えたら、敵の山札の一番上のカードを敵の戦闘の山の一番下に入れる。そのコストも数える。
quest-text-ability-retreat = このラウンドにダメージを受けなければ、退却してよい。隣の地域へ移り、ターンを続ける。
quest-text-ability-endure = このラウンドに相手が敗北したら、休息プールと戦闘の山をライフプールに切り混ぜる。
quest-text-ability-spy = 射撃カードはダメージを与えない。代わりにサウロンはその数だけ、城砦かその延長線上に脅威を置く。
quest-text-ability-spread-lies = 戦闘ごとに一度、射撃カードでダメージを与えると、ヒーローは堕落カードを1枚受け取る。
quest-text-ability-precision = 射撃カードの攻撃力+1。
quest-text-ability-fanatical = 双方が近接カードを出したら、ヒーローに1ダメージ。
quest-text-ability-regenerate = 射撃カードを出したラウンドの終わりに、自分のダメージが1減る。
quest-text-ability-superior-tactics = 近接カードのコストが1減る。
quest-text-ability-counter-attack = 近接カードの防御力でダメージを防いだら、ヒーローに1ダメージ。
quest-text-ability-bloodfury = 近接カードでダメージを与えたら、サウロンは戦闘カードを1枚引いてよい。
quest-text-ability-surprise-assault = 戦闘の山の一番下が近接カードなら、そのコストは0になる。
quest-text-ability-paralyzing-venom = 近接カードで2以上のダメージを与えたら、ヒーローは手札を無作為に1枚捨てる。
quest-text-ability-crushing-strength = 近接カードの攻撃力+1。
quest-text-ability-roar = 射撃カードを出せば、ヒーローの近接カードを打ち消す。
quest-text-ability-stampede = ヒーローは近接カードのダメージのうち少なくとも1を手札で受けなければならない。
quest-text-ability-fear = 近接カードで3以上のダメージを与えたら、次のラウンド、ヒーローは無作為のカードを出す。
quest-text-ability-none = 戦闘での能力はない。
