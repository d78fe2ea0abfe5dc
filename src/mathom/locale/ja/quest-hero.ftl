# クエスト：ヒーローのターン、取引、成長

## 問い

quest-prompt-rest = あなたのターンです。休息しますか、先へ進みますか。
quest-prompt-repent = 支援を払って堕落カードを捨てますか。
quest-prompt-survive = 安息所の外での休息です。回復するか、トレーニングを受けるか、何もしないかを選んでください。
quest-prompt-attack = { $seat }は{ $location }にいます。どれで攻撃しますか。
quest-prompt-confront = { $seat }は{ $location }にいます。どれで攻撃しますか。それとも危難を引きますか。
quest-prompt-allow = ここは安息所です。攻撃を許しますか。
quest-prompt-fight-as = このトークンはどのモンスターとして{ $seat }と戦いますか。
quest-prompt-journey = どこへ行きますか。
quest-prompt-pay = { $location }へ：街道のアイコンのあるカードを1枚、または任意のカードを{ $count }枚捨ててください。
quest-prompt-draw-more = { $seat }は「無鉄砲」です。危難カードを1枚多く引きますか。
quest-prompt-peril = { $location }の{ $seat }にどの危難を与えますか。
quest-prompt-explore = { $location }を探索します。何をしますか。
quest-prompt-offer = { $seat }との取引：何を渡し、何を求めますか。
quest-prompt-answer = { $seat }が取引を申し出ています。支援{ $gives }とカード{ $given }枚を受け取り、支援{ $asks }とカード{ $asked }枚を渡します。応じますか。
quest-prompt-learn = どの技能を学びますか。
quest-prompt-tempt = { $seat }にどの堕落カードを渡しますか。
quest-prompt-shed = どの堕落カードを捨てますか（あと{ $count }枚）。
quest-prompt-discard-cards = 手札のどのカードを捨てますか（あと{ $count }枚）。
quest-prompt-trim-hand = 手札が{ $count }枚多すぎます。どのカードを捨てますか。

## 選択肢

quest-option-rest = 休息する
quest-option-redeem = 「{ $corruption }」を捨てる
quest-option-recover = 回復する
quest-option-study = トレーニングを受ける：技能を2枚引いて1枚残す
quest-option-scout = { $location }のモンスタートークンを見る
quest-option-attack-token = { $token }で攻撃
quest-option-attack = { $minion }で攻撃
quest-option-call-peril = 危難
quest-option-allow = 戦う
quest-option-refuse = 戦わない
quest-option-fight-as = { $foe }
quest-option-go = { $location }へ行く
quest-option-explore = ここを探索する
quest-option-stop = ここで止まる
quest-option-surrender = 敗北を選ぶ：支援かアイテムを一つ失い、安息所で全カードを取り戻す
quest-option-spend = { $card }
quest-option-draw-more = もう1枚引く
quest-option-peril = 「{ $peril }」
quest-option-none = 当てはまるものがない
quest-option-take-favor = 支援トークンを1個取る
quest-option-ask-favor-of = { $character }に助言を請う（支援）
quest-option-ask-help-of = { $character }に助言を請う（能力）
quest-option-dark-path = 闇の試練を受ける
quest-option-complete = 「{ $quest }」を達成する
quest-option-complete-errand = 「{ $encounter }」を達成する
quest-option-foil = プロット「{ $plot }」を放棄させる
quest-option-follow = イベント「{ $event }」を使う
quest-option-trade = { $seat }と取引する
quest-option-call = { $seat }に取引の申し出を促す
quest-option-done = 探索を終える
quest-option-give-favor = 支援1を渡す
quest-option-want-favor = 支援1を求める
quest-option-give-item = { $item }を渡す
quest-option-want-item = { $item }を求める
quest-option-give-errand = 「{ $encounter }」を渡す
quest-option-want-errand = 「{ $encounter }」を求める
quest-option-propose = 取引を申し出る
quest-option-withdraw = 取引しない
quest-option-learn = { $card }
quest-option-tempt = 「{ $corruption }」
quest-option-shed = 「{ $corruption }」
quest-option-discard = { $card }

quest-answer-rest-pass = 先へ進む
quest-answer-repent-pass = 捨てない
quest-answer-survive-pass = 何もしない
quest-answer-draw-more-pass = 多くは引かない

quest-detail-price = { $price ->
    [0] 無料
   *[other] 支援{ $price }
}
quest-detail-gain = { $gain ->
    [0] 支援なし
   *[other] 支援{ $gain }
}
quest-detail-burden = 堕落カード{ $burden }枚
quest-detail-cards = 手札{ $cards }枚
quest-detail-lying = ここに{ $lying }
quest-detail-rested = { $rested ->
    [0] 戻るカードなし
   *[other] 休息プールから{ $rested }枚戻る
}
quest-detail-healed = { $healed ->
    [0] 治すダメージなし
   *[other] ダメージ{ $healed }が治る
}
quest-detail-advance = サウロンの最も遅れたマーカーが{ $advance }進む
quest-detail-whom = { $whom }へ
quest-detail-alone = 1枚で足りる
quest-detail-fare = { $fare ->
    [1] 任意のカード1枚
   *[other] アイコン1枚、または{ $fare }枚
}

## 選べない理由

quest-refused-plot-bars-rest = プロットのため、ここでは休息できません
quest-refused-stronghold = 暗黒の城砦では休息できません
quest-refused-enemies-here = モンスタートークンか臣下がここにいます
quest-refused-haunted = 近くの臣下のため、ここでは休息できません
quest-refused-too-dear = 支援が{ $price }必要で、今は{ $favor }です
quest-refused-not-here = { $location }には当てはまりません
quest-refused-storm = 嵐のため、このターンはもう移動できません
quest-refused-hopeless = 堕落カードのため、このターンはもう進めません
quest-refused-path-too-dear = アイコンのあるカードがなく、{ $count }枚必要なところ手札は{ $hand }枚です
quest-refused-needs-item = { $item }が必要です
quest-refused-explored = ここはもう探索しました。次の探索は移動の後です
quest-refused-hope = まだ移動できるか、カードが戻る望みがあります
quest-refused-wrong-icon = アイコンが合わず、手札が{ $count }枚に足りません
quest-refused-favor-full = 堕落カードのため、これ以上支援を得られません
quest-refused-isolated = 堕落カードのため、助言を請えません
quest-refused-dark-path-taken = 闇の試練は一ターンに一度だけです
quest-refused-too-corrupt = 堕落カードが多すぎます
quest-refused-quest-at = { $location }で達成するクエストです
quest-refused-has-item = 二人とも持っています
quest-refused-trade-barred = 堕落カードのため、二人の一方は取引できません
quest-refused-trade-declined = 二人の一方が、ここでの取引を断っています
quest-refused-no-goods = 二人には取引できるものがありません

## 出来事

quest-event-hero-turn = { $seat }のターンです。
quest-event-end-turn = { $seat }のターンが終わります。
quest-event-rest = { $seat }が{ $location }で休息します。
quest-event-scout = { $seat }が{ $location }のモンスタートークンを見ます。
quest-event-see-tokens = { $location }にいるのは{ $face }です。
quest-event-turn-token = モンスターが{ $seat }を攻撃します：{ $foe }。
quest-event-move-hero = { $seat }が{ $location }に来ます。
quest-event-discard-card = { $seat }が{ $card }を捨てます。
quest-event-surrender = { $seat }が自ら敗北を選びます。
quest-event-draw-perils = サウロンが{ $seat }のために危難カードを{ $count }枚引きます。
quest-event-see-perils = 引いたカード：「{ $peril }」。
quest-event-discard-perils = 捨てられたカード：「{ $peril }」。
quest-event-no-peril = { $seat }に危難は起こりません。
quest-event-peril = { $seat }に危難が起こります：「{ $peril }」。
quest-event-consult = { $seat }が{ $character }に助言を請います。
quest-event-dark-path = { $seat }が闇の試練を受けます。
quest-event-foil = { $seat }が支援を払い、プロット「{ $plot }」を放棄させます。
quest-event-follow = { $seat }がイベント「{ $event }」を使います。
quest-event-complete-quest = { $seat }がクエスト「{ $quest }」を達成します。
quest-event-complete-errand = { $seat }がクエスト「{ $encounter }」を達成します。
quest-event-reveal-quest = { $seat }の新しいクエスト：「{ $quest }」。
quest-event-call = { $seat }が{ $whom }に、{ $other }への取引の申し出を促します。
quest-event-offer = { $seat }が{ $whom }に取引を申し出ます。
quest-event-offer-favor = { $seat }は支援{ $count }を渡すつもりです。
quest-event-offer-item = { $seat }は{ $item }を渡すつもりです。
quest-event-offer-errand = { $seat }は「{ $encounter }」を渡すつもりです。
quest-event-decline = { $seat }は断ります。
quest-event-trade = { $seat }と{ $whom }が取引します。
quest-event-trade-favor = { $seat }が支援{ $count }を渡します。
quest-event-trade-item = { $seat }が{ $item }を渡します。
quest-event-trade-errand = { $seat }が「{ $encounter }」を渡します。
quest-event-no-encounter = { $location }は危険な地域なので、{ $seat }は遭遇カードを引きません。
quest-event-barred-encounter = プロットのため、{ $seat }はここで遭遇カードを引けません。
quest-event-guard = { $seat }は遭遇の代わりに敵と出会います：{ $foe }。
quest-event-draw-encounters = { $seat }が引いたカード：「{ $encounter }」。
quest-event-encounter = { $seat }の遭遇：「{ $encounter }」。
quest-event-keep-errand = { $seat }がクエスト「{ $encounter }」を引き受けます。
quest-event-gain-favor = { $seat }が支援{ $count }を得ます。
quest-event-lose-favor = { $seat }が支援{ $count }を失います。
quest-events-gain-favor = { quest-event-gain-favor }
quest-events-lose-favor = { quest-event-lose-favor }
quest-event-gain-item = { $seat }が{ $item }を得ます。
quest-event-discard-item = { $seat }が{ $item }を失います。
quest-event-raise = { $seat }の{ $attribute }が上がります。
quest-event-train = { $seat }がトレーニングを受けます。
quest-event-train-draw = 引いたカード：{ $card }。
quest-event-learn = { $card }を学び、手札に加えます。
quest-event-discard-skill = { $seat }が技能カード{ $card }を捨てます。
quest-event-gain-corruption = { $seat }が堕落カード「{ $corruption }」を受け取ります。
quest-event-discard-corruption = { $seat }が堕落カード「{ $corruption }」を捨てます。
quest-event-tempt = 引いたカード：「{ $corruption }」。
