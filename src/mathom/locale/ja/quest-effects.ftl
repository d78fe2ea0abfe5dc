# クエスト：カードの問いと効果

## 問い

quest-prompt-choose = 「{ $printed }」：どれを選びますか。
quest-prompt-may = 「{ $printed }」：行いますか。
quest-prompt-react = 「{ $printed }」：使いますか。
quest-prompt-name-hero = 「{ $printed }」：どのヒーローを選びますか。
quest-prompt-name-character = 「{ $printed }」：どのキャラクターを選びますか。
quest-prompt-who-pays = 「{ $printed }」：どのヒーローが払いますか。
quest-prompt-buy-off = 「{ $printed }」：支援を払ってどの堕落カードを捨てますか。
quest-prompt-spare-hero = 「{ $printed }」：どのヒーローの堕落カードをそのままにしますか。
quest-prompt-hand-out = 「{ $printed }」：「{ $corruption }」を誰に渡しますか。
quest-prompt-raise = 「{ $printed }」：どの能力値を上げますか。
quest-prompt-forgo-item = 「{ $printed }」：どのアイテムを失いますか。
quest-prompt-send-hero = 「{ $printed }」：{ $seat }をどこへ移しますか。
quest-prompt-block = 「{ $printed }」：残り{ $count }ダメージ。カードを捨てれば、その防御力だけ減ります。どれを捨てますか。
quest-prompt-put-influence = 「{ $printed }」：脅威トークンをどこに置きますか（残り{ $count }個）。
quest-prompt-spread-over = 「{ $printed }」：どの地域に脅威トークンを置きますか（あと{ $count }か所）。
quest-prompt-lay-monster = 「{ $printed }」：モンスタートークンをどこに置きますか（残り{ $count }個）。
quest-prompt-lay-over = 「{ $printed }」：どの地域にモンスタートークンを置きますか（あと{ $count }か所）。
quest-prompt-take-tokens = 「{ $printed }」：何を取り除きますか（残り{ $count }個）。
quest-prompt-take-favor-off = 「{ $printed }」：どこの支援トークンを取り除きますか。
quest-prompt-send-character = 「{ $printed }」：{ $character }をどこに置きますか。
quest-prompt-dismiss = 「{ $printed }」：どのキャラクターを地図から取り除きますか。
quest-prompt-strike-minion = 「{ $printed }」：どの臣下にダメージを与えますか。
quest-prompt-bring-minion = 「{ $printed }」：どの臣下を{ $location }へ移しますか。
quest-prompt-restore-whom = 「{ $printed }」：どの臣下を治療して置き直しますか。
quest-prompt-restore-where = 「{ $printed }」：{ $minion }をどこに置きますか。
quest-prompt-drop = 「{ $printed }」：手札のどのカードを捨てますか（あと{ $count }枚）。
quest-prompt-recover-card = 「{ $printed }」：捨て札のどのカードを手札に戻しますか。
quest-prompt-put-back = 「{ $printed }」：見たプロットをどこに戻しますか。
quest-prompt-find-plot = 「{ $printed }」：どのプロットを取りますか。
quest-prompt-use-plot = 「{ $printed }」：「{ $plot }」を手札に加えますか、ただちに使いますか。
quest-prompt-thwart = 「{ $printed }」：どのプロットを捨てさせますか。
quest-prompt-give-to = 「{ $printed }」：どのヒーローにカードを渡しますか。

## 選択肢

quest-option-choose = { $label }
quest-option-accept = はい
quest-option-decline = いいえ
quest-option-enough = もう選ばない
quest-option-to-top = 山札の上
quest-option-to-bottom = 山札の下
quest-option-to-hand = 手札に加える
quest-option-to-play = ただちに使う
quest-option-name-hero = { $seat }
quest-option-name-character = { $character }
quest-option-name-place = { $location }
quest-option-name-minion = { $minion }
quest-option-name-token = { $token }
quest-option-name-plot = 「{ $plot }」
quest-option-name-shadow = 「{ $shadow }」
quest-option-name-attribute = { $attribute }
quest-option-name-corruption = 「{ $corruption }」
quest-option-name-item = { $item }
quest-option-name-card = { $card }

quest-answer-find-plot-pass = 取らない

quest-refused-unaffordable = コストをすべて払えません

quest-label-boat = 小舟を得る
quest-label-character = キャラクターを取り除く
quest-label-command = 臣下に命令する
quest-label-corruption = 堕落カードを受け取る
quest-label-corruption-and-move = 堕落カードを受け取り、好きな地域へ移る
quest-label-corruption-and-training = 堕落カードを受け取り、トレーニングを受ける
quest-label-damage = ヒーローがダメージを受ける
quest-label-damage-and-corruption = 3ダメージと堕落カード1枚
quest-label-damage-per-corruption = 堕落カード1枚につき5ダメージ
quest-label-discard = 手札を捨てる
quest-label-discard-corruption = 堕落カードを捨てる
quest-label-escort = 支援を払って森の王国へ行く
quest-label-favor = 支援を得る
quest-label-favor-and-corruption = 支援を得て堕落カードを捨てる
quest-label-fill-pool = シャドウプールに脅威を置く
quest-label-guide = 支援を払ってフォルンオストへ行く
quest-label-heal = 休息プールとダメージプールをライフプールに切り混ぜる
quest-label-horse = 馬を得る
quest-label-influence = サウロンが脅威を置く
quest-label-level = 能力値を上げる
quest-label-mend = ダメージプールを休息プールに切り混ぜる
quest-label-minion = 臣下にダメージを与える
quest-label-monsters = モンスタートークンを置く
quest-label-moved = サウロンに移される
quest-label-pay-favor = 支援を失う
quest-label-place-favor = 地図に支援を置く
quest-label-plot = サウロンがプロットを引く
quest-label-plot-discard = 手札のプロットを捨てる
quest-label-pool = シャドウプールの脅威を減らす
quest-label-redeem = 支援を払って堕落カードを捨てる
quest-label-region = 地図に脅威を置く
quest-label-remove-favor = 地図の支援を取り除く
quest-label-rest = 休息プールをライフプールに切り混ぜる
quest-label-ride = 支援を払ってエドラスへ行く
quest-label-sauron-draws = サウロンがプロットとシャドウカードを引く
quest-label-shadow = サウロンがシャドウカードを引く
quest-label-shadow-discard = サウロンがシャドウカードを捨てる
quest-label-story = サウロンのマーカーが進む
quest-label-tokens = トークンを取り除く
quest-label-train = 支援を払ってトレーニングを受け、堕落カードを捨てる
quest-label-training = トレーニングを受ける

## 出来事

quest-event-named-hero = { $seat }が選ばれます。
quest-event-hand-out = { $seat }が「{ $corruption }」を受け取ります。
quest-event-perilous = { $location }はこのターン危険な地域になります。
quest-event-hand-to-life = { $seat }は手札{ $count }枚をライフプールに切り混ぜました。
quest-event-mend = { $seat }はダメージプールの{ $count }枚を休息プールに切り混ぜました。
quest-event-turned-up = { $seat }は{ $card }を表にして休息プールに置きました。
quest-event-favor-removed = { $location }の支援トークン1個が取り除かれました。
quest-event-slowed = 次のストーリーステップで、ヒーローのマーカーの進みが{ $count }減ります。
quest-event-character-returned = { $character }は{ $location }から地図の外へ去りました。
quest-event-minion-placed = { $minion }は{ $location }に置かれました。
quest-event-plot-dropped = サウロンはプロット「{ $plot }」を捨てました。
quest-event-shadow-dropped = サウロンはシャドウカード「{ $shadow }」を捨てました。
quest-event-plot-recovered = サウロンは捨て札のプロット「{ $plot }」を手札に加えました。
quest-event-shadow-recovered = サウロンは捨て札のシャドウカード「{ $shadow }」を手札に加えました。
quest-event-plot-peeked = サウロンは山札の一番上のプロットを見ました。
quest-event-plot-to-top = そのまま山札の上に戻しました。
quest-event-plot-to-bottom = 山札の下に置きました。
quest-event-plot-found = サウロンはプロット「{ $plot }」を見つけました。山札を切り直します。
quest-event-plot-not-found = サウロンはプロットを取りません。山札を切り直します。
quest-event-look-plots = { $seat }はサウロンの手札のプロットを見ます。
quest-event-plots-looked = サウロンの手札のプロット：「{ $plot }」。
quest-event-look-tokens = { $seat }はモンスタートークンを見ます。
quest-event-token-looked = { $location }にいるのは{ $face }です。
quest-event-reshuffled-corruption = 堕落カードの捨て札が山札に切り混ぜられました。
quest-event-reshuffled-perils = 危難カードの捨て札が山札に切り混ぜられました。
quest-event-reshuffled-encounters = 捨て札が{ $deck }に切り混ぜられました。
quest-event-banked = カードの上に支援が{ $count }あります。
quest-event-event-given = { $seat }はイベント「{ $event }」を受け取ります。
