# 画面に描くダイスの盤。

page-dice-board = ダイスの盤
page-dice-steps = ターンの流れ
page-dice-round = 第{ $round }ラウンド
page-dice-over = ゲーム終了
page-dice-turn = { $who }のターン
page-dice-turn-sauron = サウロンのターン（{ $who }）
page-dice-phase-1 = 得点
page-dice-phase-2 = ダイス
page-dice-phase-3 = 出陣
page-dice-phase-4 = 加入か浄化
page-dice-phase-5 = 片づけ
page-dice-phase-sauron-1 = 得点
page-dice-phase-sauron-2 = 攻撃
page-dice-phase-sauron-3 = 堕落
page-dice-phase-sauron-4 = 前進
page-dice-phase-sauron-5 = ダイス

## 盤の各部

page-dice-way = ホビット庄から灰色港への道
page-dice-location = 場所{ $number }：{ $name }
page-dice-lost = 堕落したカード{ $count }枚、{ $limit }枚でサウロンの勝ち
page-dice-lost-why = { $limit }枚のカードが堕落すると、全員の敗北です。
page-dice-glory = 栄光
page-dice-glory-of = { $who }：栄光{ $count }
page-dice-glory-count = 栄光{ $count }
page-dice-ringbearer = 指輪所持者
page-dice-wilds = 荒野
page-dice-row = 荒野の第{ $row }列
page-dice-later = { $location }から
page-dice-card = { $name }：コスト 結束{ $cost }、残り{ $count }個{ $corrupted ->
    [yes] 、堕落
   *[no] { "" }
}
page-dice-guard = { $name }がこの列を守る：残り{ $count }個
page-dice-sauron = サウロン
page-dice-sauron-muster = 召集エリア
page-dice-sauron-active = アクティブプール
page-dice-sauron-destroyed = 倒されたダイス
page-dice-force = 軍勢の攻撃力の合計{ $attack }
page-dice-corruption = ボード上の堕落：{ $count }
page-dice-corruption-next = 次のターン{ $count }
page-dice-corruption-next-why = 得点した後のサウロンの堕落。今ある堕落に、ダイス一個につき1を加えた数です。{ $ring ->
    [0] { "" }
   *[other] そのうち{ $ring }は指輪が残したものです。
}
page-dice-corruption-why = 指輪や目がボードに残した堕落。サウロンのターンの始めに、召集エリアのダイス一個につき1が加わります。
page-dice-delayed = 指輪から+{ $count }（次のターンに）
page-dice-delayed-among = うち{ $count }は指輪から
page-dice-none = なし
page-dice-area-bag = 袋
page-dice-area-active = アクティブプール
page-dice-area-muster = 召集エリア
page-dice-area-prepared = 準備エリア
page-dice-area-spent = 消費済み
page-dice-area-used = 使用済み
page-dice-area-aside = 次のターン
page-dice-area-bag-why = これから引くダイス。引くことのほかは何も及びません。空になると、使用済みのダイスが入ります。
page-dice-area-spent-why = このターンに使ったダイス。ターンの終わりに使用済みに移ります。
page-dice-area-used-why = 袋が空になると、袋に戻ります。
page-dice-area-aside-why = ターンが終わると、アクティブプールに加わります。
page-dice-active-empty = 引いたダイスはここに来て、自分のターンに振ります。
page-dice-muster-empty = 次の自分のターンの始めにまだここにいるユニットが得点します。
page-dice-prepared-empty = ほかの参加者が借りられるユニットがここで待ちます。
page-dice-fellowship = 使える結束：{ $count }
page-dice-fellowship-left = 結束
page-dice-fellowship-parts = 手元{ $free }、ダイス{ $dice }
page-dice-pile = { $title }：{ $count }個
page-dice-attack = 攻撃力{ $count }
page-dice-seen-aside = 見えない所にあるダイスから選ぶ

## 物について

page-dice-die = { $name }：{ $face }
page-dice-shows = 出ている面：{ $face }
page-dice-not-rolled = まだ振っていません
page-dice-strength = 今の攻撃力{ $attack }、防御力{ $defense }
page-dice-strength-attack = 今の攻撃力{ $attack }
page-dice-bears = { $what }を装着
page-dice-marked = 堕落のマーカーの下：堕落には数えますが、軍勢でも的でもありません。
page-dice-dazzled = この攻撃では攻撃力0と数えます。
page-dice-force-kind = { $enemy }として戦います
page-dice-takes = 攻撃力{ $defense }で倒せます。
page-dice-attacks-now = { $who }が今攻撃すると、攻撃力は{ $attack }です。
page-dice-lends = { $who }の準備されたユニットを借りると、{ $attack }増えます。
page-dice-blank = 白紙：カードが堕落しています。
page-dice-card-dice = { $count ->
    [0] ダイスは残っていません。
   *[other] 残っているダイス：{ $count }個
}
page-dice-card-corrupted = 堕落：誰かが浄化するまで、このカードのダイスは振ると白紙です。
page-dice-card-guarded = 守られた列：ここから迎え入れると、敵のダイス一個がサウロンに加わります。
page-dice-guard-dice = { $count ->
    [0] ダイスは残っていません。
   *[other] 残っているダイス：{ $count }個
}
page-dice-guard-why = 誰かがこの列から迎え入れるたびに、一個がマーカーを載せてサウロンの召集エリアに加わります。
page-dice-location-passed = もう通り過ぎました。
page-dice-location-active = 今はここです。
page-dice-location-ahead = まだ先です。
page-dice-counted = { $name }{ $count }個
page-dice-nothing-there = 何もありません。
page-dice-odds-unit = 次に振る{ $dice }個にユニットが出る確率：{ $percent }%
page-dice-odds-fellowship = 結束：{ $what }
page-dice-odds-at-least = { $count }以上{ $percent }%
page-dice-reconstructed = 復元：本来の数字はわかっていません。
page-dice-partly = 一部だけわかっていて、残りは復元です。
page-dice-spoken = { $what }、{ $where }

## まとめて行う

page-dice-attack-it = 攻撃力{ $count }で攻撃
page-dice-attack-with = このユニットも加えて攻撃
page-dice-then-recruit = ダイスを終えて、ここから迎え入れる
page-dice-then-restore = ダイスを終えて、これを浄化
page-dice-then-attack = ダイスを終えて{ $count }で攻撃
page-dice-then-prepare = ダイスを終えて準備

## 部品の一覧

page-facet-dice-type = 種別
page-facet-dice-cost = コスト
page-facet-dice-keyword = 使い方
page-kind-dice-card = 仲間カード
page-kind-dice-enemy-set = 敵カード
page-kind-dice-enemy = 敵
page-kind-dice-location = 場所
page-type-dice-basic = 基本
page-type-dice-unit = ユニット
page-type-dice-artifact = アーティファクト
page-keyword-dice-attach = 装着
page-keyword-dice-immediate = 即時
page-keyword-dice-use = 好きな時に使う

## このゲームを一ページで

page-dice-overview-goal = 力を合わせ、栄光を競う
page-dice-overview-win = ホビット庄から灰色港へ。着けば全員の勝ちで、栄光の最も多い人が英雄です。
page-dice-overview-lose = 堕落したカードが多くなりすぎると、サウロンの勝ちで全員の敗北です。
page-dice-overview-turn = あなたのターン
page-dice-overview-score = 召集エリアに残っているユニットが得点し、そこを離れます。
page-dice-overview-roll = 袋からダイスを5個引いて振ります。
page-dice-overview-muster = 結束でレベルを払い、ユニットを召集します。アーティファクトは無料です。
page-dice-overview-war = 全員でサウロンの軍勢を攻撃するか、全員を準備して、ほかの人が借りられるようにします。
page-dice-overview-recruit = 荒野からダイスを迎え入れるか、堕落したカードを浄化します。
page-dice-overview-sauron = 一巡するとサウロンのターン
page-dice-overview-attack = 軍勢が一人ずつ攻撃します。倒されたユニットは得点しません。
page-dice-overview-corrupt = サウロンのダイスと堕落の分だけ、足りる中で最も高いカードが堕落します。
page-dice-overview-advance = 軍勢が残っていなければ、次の場所に進みます。
page-dice-overview-eyes = サウロンのダイスを振ります。ユニットは新しい軍勢となり、目は場所の定めることをします。
page-dice-overview-faces = ダイスの面
page-dice-overview-fellowship = この数の結束。
page-dice-overview-draw = この数のダイスを引いて振ります。
page-dice-overview-reroll = このダイスを振り直します。
page-dice-overview-unit = ユニット。円はレベル、ひし形は攻撃力、盾は防御力です。
page-dice-overview-burst = バーストはカードのバースト能力を開きます。二つの記号の間に線があれば、一つを選びます。
page-dice-overview-artifact = アーティファクト。無料で召集できます。

## 自分が行ってから起きたこと

dice-recap-score = { $card }で栄光{ $count }
dice-recap-glory = { $card }で栄光{ $count }
dice-recap-give-glory = 栄光{ $count }を手放す
dice-recap-muster = 召集：{ $card }
dice-recap-prepare = ユニットを準備
dice-recap-attack = 出陣
dice-recap-borrow = { $whom }のユニットを借りる
dice-recap-destroy = 撃破：{ $enemy }
dice-recap-withstand = 攻撃は失敗
dice-recap-repelled = 攻撃が足りず、何も倒せず
dice-recap-recruit = 加入：{ $card }
dice-recap-restore = 浄化：{ $card }
dice-recap-use = 使用：{ $card }
dice-recap-guard = { $set }のダイスがサウロンへ
dice-recap-ring = 指輪を載せる
dice-recap-assault = { $count }の攻撃を受ける
dice-recap-hold = { $card }が持ちこたえる
dice-recap-fall = 倒された：{ $card }
dice-recap-points = 堕落{ $count }
dice-recap-corrupt = 堕落：{ $card }
dice-recap-advance = { $location }へ
dice-recap-corruption = 目により堕落{ $count }
dice-recap-ring-passes = 指輪所持者になる

## 最初のゲームの案内

guide-dice-welcome = ようこそ！ みんなで力を合わせ、ホビット庄から灰色港までこの道を行きます。着いた時に栄光の最も多い人が中つ国の英雄です。でも、途中でサウロンがカードを堕落させすぎると、全員の負けです。
guide-dice-dice = あなたのターンです。袋から5個のダイスを引いて振りました。数字の入ったぎざぎざの星は結束、このゲームのお金です。三つの数字があるのはユニット。円は召集の代価、ひし形は攻撃力、盾は防御力です。ダイスを指すか長押しすると、すべての面が見られます。
guide-dice-muster = 使えるダイスは光っています。ユニットを押すと、出ている結束から自動で払われ、ユニットが召集エリアに立ちます。次のあなたのターンの始めにまだ立っていれば、栄光になります。光るユニットがなければ先へ進みましょう。
guide-dice-war = { $units ->
    [yes] 召集した全員で出陣です。サウロンの軍勢を攻撃するか、準備してほかの人に貸し、一つにつき栄光1をもらうか。ホビット庄には敵がいないので、攻撃を選びましょう。ユニットは残り、次のターンに得点します。
   *[no] ユニットがいなければ出陣はありません。ここでダイスを終えます。
}
guide-dice-recruit = 残った結束で、光っているカードからダイスを一個迎え入れられます。円の数字がコストです。ダイスは使用済みに置かれ、袋が空になると袋に入ります。よいダイスが強いターンを作ります。
guide-dice-glory = ほかの人のターンとサウロンのターンが終わりました。その間に起きたことはいつもここにあり、項目を押すとどこで起きたかがわかります。あなたのユニットは得点して、使用済みに移りました。
guide-dice-sauron = これがサウロンです。召集エリアの横の数字が軍勢の攻撃力で、全員がこれで攻撃されます。軍勢が一つでも残っていると先へ進めません。攻撃しましょう！ 目は場所の定めることをします。上の場所を指すと読めます。
guide-dice-corruption = サウロンのダイスは一個ごとに堕落をもたらし、足りる中で最も高いカードが堕落します。堕落したカードのダイスは、誰かが浄化するまで白紙です。このしずくがすべて埋まると負けです。
guide-dice-guards = この列は守られています。ここから迎え入れると、このダイスが一個サウロンに加わります。自分は強くなりますが、敵も強くなります。
guide-dice-end = これで道がわかりました。ボットが相手なら、いつでも手を戻せます。一緒に攻撃し、ユニットを貸し、しずくに気をつけて。それではご武運を！
