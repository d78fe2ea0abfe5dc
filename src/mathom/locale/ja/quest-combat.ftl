# クエスト：戦闘、ダメージ、敗北、フィナーレ

## 問い

quest-prompt-allow-fight = ここは安息所です。{ $foe }と戦いますか。
quest-prompt-spend-agility = 敏捷をいくつ使いますか。1点につき1枚引き、残りは筋力に加わります。
quest-prompt-go-on = 戦い続けますか、消耗を宣言しますか（筋力{ $strength }のうち{ $spent }を使用）。
quest-prompt-play = どのカードを出しますか（筋力{ $strength }のうち{ $spent }を使用）。
quest-prompt-take-back = 出したカードのうちどれを手札に戻しますか。
quest-prompt-draw-some = どこからカードを引きますか（あと{ $count }枚まで）。
quest-prompt-draw-more-foe = 戦闘カードをもう1枚引きますか。
quest-prompt-name-type = カードの種類を1つ宣言してください。次のラウンド、敵のカードがもう一方の種類なら無効になります。
quest-prompt-retreat = 無傷です。戦闘を離れてどこへ行きますか。
quest-prompt-damage = ダメージ{ $count }：どのカードを失いますか。
quest-prompt-lose-something = 敗北しました。何を失いますか。
quest-prompt-haven = { $seat }は敗北しました。どの安息所へ移しますか。
quest-prompt-champion = 誰が指輪の幽鬼と戦いますか。

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
quest-option-retreat = { $location }へ退く
quest-option-suffer = 手札の{ $card }
quest-option-suffer-unseen = ライフプールの一番上（見ずに）
quest-option-lose-favor = 支援1つ
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
quest-event-cancelled = { $card }は無効になりました。
quest-event-clash = { $seat }の攻撃力{ $attack }に対し防御力{ $foe_defense }、{ $foe }の攻撃力{ $foe_attack }に対し防御力{ $defense }。
quest-event-damage-hero = { $seat }は{ $count }ダメージを受けます。
quest-event-damage-foe = { $foe }は{ $count }ダメージを受けます。
quest-event-suffer-hand = { $seat }は手札を1枚失いました。
quest-event-suffer-life = { $seat }はライフプールの一番上のカードを失いました。
quest-event-card-lost = { $seat }は無作為に{ $card }を捨てました。
quest-event-burdened = { $card }が{ $foe }のカードの一番下に入りました。
quest-event-taken-back = { $seat }は{ $card }を手札に戻しました。
quest-event-type-named = { $seat }は{ $type }を宣言しました。
quest-event-hand-told = { $seat }は手札の種類ごとの枚数を教えます。
quest-event-hand-counted = { $seat }の手札：近接{ $melee }枚、遠隔{ $ranged }枚。
quest-event-feared = { $seat }は恐れをなし、次に無作為のカードを出します。
quest-event-foe-heals = { $foe }はダメージを{ $count }回復しました。
quest-event-endures = { $seat }は休息プールと出したカードをライフプールに混ぜました。
quest-event-foe-defeated = { $foe }は敗北しました。
quest-event-foe-stands = { $foe }は敗北していません。
quest-event-hero-defeated = { $seat }は敗北しました。
quest-event-recover = { $seat }は{ $count }枚のカードをライフプールに混ぜました。
quest-event-finale = フィナーレが始まります。
quest-event-hero-mission = ヒーローの使命は「{ $mission }」でした。
quest-event-sauron-mission = サウロンの使命は「{ $mission }」でした。
quest-event-champion = { $seat }が代表として指輪の幽鬼と戦います。
quest-event-ringwraiths-gain = 指輪の幽鬼の耐久力と頑健が{ $count }増えます。
quest-event-ringwraiths-lose = 指輪の幽鬼の耐久力と頑健が{ $count }減ります。

quest-ending-mission = 使命が果たされました
quest-ending-ringwraiths-defeated = 指輪の幽鬼が敗北しました
quest-ending-ringwraiths-stand = 指輪の幽鬼は敗北しませんでした

## 戦闘でのカードと敵の効果

quest-text-ability-parry = 近接カードに対して防御力+2。
quest-text-ability-ranged-strike = 遠隔カードに対して攻撃力+2。
quest-text-ability-hack = 近接カードに対して攻撃力+1。
quest-text-ability-crush = 近接カードに対して攻撃力+3。
quest-text-ability-attack-of-opportunity = 相手のカードに書かれた防御力が0なら攻撃力+5。
quest-text-ability-sneak-attack = 相手のカードに書かれた防御力が0なら攻撃力+3。
quest-text-ability-aimed-shot = 相手が前のラウンドと同じ種類のカードを出したら攻撃力+3。
quest-text-ability-smash = 相手の防御力を0にする。
quest-text-ability-deadly-finesse = 相手のカードに書かれた攻撃力と防御力を、1より大きければ1にする。
quest-text-ability-charge = 遠隔カードを無効にする。
quest-text-ability-evade = 近接カードを無効にする。
quest-text-ability-earthquake = どんなカードも無効にする。
quest-text-ability-strategize = 相手は手札の種類ごとの枚数を教える。
quest-text-ability-trample = 相手は手札を無作為に1枚捨てる。
quest-text-ability-overhead-swing = 相手は手札を無作為に2枚捨てる。
quest-text-ability-wear-down = 相手は手札を無作為に1枚捨て、その攻撃力と同じダメージを受ける。
quest-text-ability-rest = 休息プールかライフプールの一番上から、合わせて2枚まで引く。
quest-text-ability-shrewd-planning = 出したカードを1枚手札に戻す。
quest-text-ability-focused-assault = ほかに出した近接カード1枚につき攻撃力+1、防御力+1。
quest-text-ability-brutal-finisher = ほかに出したカード1枚につき攻撃力+1。
quest-text-ability-execute = 相手のカードに書かれた防御力が0なら、相手は敗北する。
quest-text-ability-reversal = 近接カードに対して、その攻撃力を自分に加え、それを無効にする。
quest-text-ability-crushing-blow = 書かれた防御力が1以下のカードに対して攻撃力+2、それを無効にする。
quest-text-ability-uncancelable = 無効にされない。
quest-text-ability-block = 無効にされず、防御力は2未満に減らない。
quest-text-ability-enraged = このラウンドに受けるダメージは1まで。
quest-text-ability-fall-back = 次のラウンド、近接カードを無効にする。
quest-text-ability-rush = 次のラウンド、遠隔カードを無効にする。
quest-text-ability-overpower = 次のラウンド、近接カードを出せば攻撃力+2。
quest-text-ability-volley = 次のラウンド、遠隔カードを出せば攻撃力+2。
quest-text-ability-hide = 次のラウンド、遠隔カードを出せば防御力+2。
quest-text-ability-dodge = 次のラウンド、防御力+2。
quest-text-ability-concentrate = 次のラウンド、攻撃力+2、防御力+2。
quest-text-ability-expose-weakness = 次のラウンド、攻撃力+2。
quest-text-ability-anticipate = 次のラウンド、相手は先に表向きでカードを出す。
quest-text-ability-ready = 次のラウンド、遠隔カードのコストは0になり、ラウンドの終わりに捨てる。
quest-text-ability-set-trap = 次のラウンド、相手が近接カードを出せば2ダメージ。
quest-text-ability-heightened-senses = 相手は種類を宣言する。次のラウンド、もう一方の種類のカードは無効になる。
quest-text-ability-outmaneuver = 種類を宣言する。次のラウンド、相手のもう一方の種類のカードは無効になる。
quest-text-ability-flaming-arrow = 次のラウンド、相手の防御力を0にする。
quest-text-ability-concussive-shot = 次のラウンド、書かれた防御力が2以上のカードを無効にする。
quest-text-ability-shield-smash = 次のラウンド、コストが2以上のカードを無効にする。
quest-text-ability-eviscerate = ダメージを与えたら、さらに2ダメージを与える。
quest-text-ability-reckless = ダメージを受けたら、さらに2ダメージを受ける。
quest-text-ability-retaliate = このラウンドに受けたダメージと同じだけ相手に与える。
quest-text-ability-hamstring = ダメージを与えたら、敵のデッキの一番上のカードが敵の出したカードの一番下に入り、コストに数えられる。
quest-text-ability-retreat = このラウンドに無傷なら、戦闘を離れて隣の地域へ移り、ターンを続けてもよい。
quest-text-ability-endure = このラウンドに相手が敗北したら、休息プールと出したカードをライフプールに混ぜる。
quest-text-ability-spy = 遠隔カードのダメージは、暗黒の城砦から続く地域の脅威トークンになる。
quest-text-ability-spread-lies = 戦闘ごとに1回、遠隔カードでダメージを与えたらヒーローは堕落カードを1枚受け取る。
quest-text-ability-precision = 遠隔カードの攻撃力+1。
quest-text-ability-fanatical = 双方が近接カードを出したら、ヒーローに1ダメージ。
quest-text-ability-regenerate = 遠隔カードを出したラウンドの終わりにダメージを1回復する。
quest-text-ability-superior-tactics = 近接カードのコストが1減る。
quest-text-ability-counter-attack = 近接カードの防御力でダメージを防いだら、ヒーローに1ダメージ。
quest-text-ability-bloodfury = 近接カードでダメージを与えたら、サウロンは戦闘カードを1枚引いてもよい。
quest-text-ability-surprise-assault = 出したカードの一番下が近接カードなら、そのコストは0になる。
quest-text-ability-paralyzing-venom = 近接カードで2以上のダメージを与えたら、ヒーローは手札を無作為に1枚捨てる。
quest-text-ability-crushing-strength = 近接カードの攻撃力+1。
quest-text-ability-roar = 遠隔カードを出すと、ヒーローの近接カードは無効になる。
quest-text-ability-stampede = 近接カードのダメージのうち少なくとも1は手札で受けなければならない。
quest-text-ability-fear = 近接カードで3以上のダメージを与えたら、次のラウンド、ヒーローは無作為のカードを出す。
quest-text-ability-none = 戦闘での効果はない。
