# ページ上の一人用の盤面。

page-solitaire-board = 「探索」の盤面
page-solitaire-map = 地方の地図
page-solitaire-larger = 拡大
page-solitaire-larger-how = 拡大：＋キー、またはCtrlとホイール
page-solitaire-smaller = 縮小
page-solitaire-smaller-how = 縮小：－キー、またはCtrlとホイール
page-solitaire-whole = 地図全体
page-solitaire-whole-how = 地図全体：0キー
page-solitaire-steps = ターン
page-solitaire-turn = 第{ $turn }ターン
page-solitaire-over = 旅は終わりました
page-solitaire-phase-1 = アンタップ
page-solitaire-phase-2 = 編成
page-solitaire-phase-3 = 長期イベント
page-solitaire-phase-4 = 移動／災厄
page-solitaire-phase-5 = 地点
page-solitaire-phase-6 = ターン終了
page-solitaire-quest = 探索
page-solitaire-quest-done = プレイした財宝：{ $all }点中{ $played }点
page-solitaire-clock = 残りの資源カード：{ $count }枚。最後の1枚を引くと探索は失敗します。

## 盤面の部分

page-solitaire-company = 一行
page-solitaire-company-size = 一行（規模{ $size }）
page-solitaire-influence = 使われていない全体支配力：{ $n }
page-solitaire-sheets = 地点、場のカード、ロール
page-solitaire-tab-site = 地点
page-solitaire-tab-play = 場
page-solitaire-tab-rolls = ロール
page-solitaire-role-here = 現在地
page-solitaire-role-origin = 出発地
page-solitaire-role-goal = 目標
page-solitaire-site-tapped = タップ済み
page-solitaire-hand = 手札：{ $size }枚中{ $count }枚
page-solitaire-hand-empty = 手札はありません。
page-solitaire-hazards = 災厄（プレイされる順）：{ $count }枚
page-solitaire-hazards-empty = 待つ災厄はありません。一行が旅をすると引かれます。
page-solitaire-hazard-place = 災厄の順で{ $n }番目
page-solitaire-treasures = 表向きの財宝：{ $count }枚、伏せた財宝：{ $left }枚
page-solitaire-treasures-empty = 地点が公開されるたびに、財宝も1枚表になります。
page-solitaire-playable-here = ここでプレイできます
page-solitaire-hindered-only-by-test = 金の指輪の鑑定で現れる
page-solitaire-hindered-special-elsewhere = 別の場所で見つかる
page-solitaire-hindered-class-not-listed = ここでは見つからない
page-solitaire-hindered-no-hoard = 秘宝が必要
page-solitaire-hindered-needs-more = ほかの条件が必要
page-solitaire-hindered-unique = すでに場にある
page-solitaire-hindered-site-tapped = 地点はタップ済み
page-solitaire-hindered-nobody-untapped = アンタップの者がいない
page-solitaire-hindered-bears-one-already = 全員すでに所持
page-solitaire-hindered-no-minor-item = 今は下級アイテムのみ
page-solitaire-events = 場のイベント
page-solitaire-events-empty = なし
page-solitaire-piles = 山札
page-solitaire-pile = { $title }：{ $count }枚
page-solitaire-pile-resources = 資源
page-solitaire-pile-resources-why = 最後の1枚を引くと、探索は失敗します。
page-solitaire-pile-hazards = 災厄
page-solitaire-pile-hazards-why = 尽きると、捨て札を切り直して新しい山札にします。
page-solitaire-pile-sites = 地点
page-solitaire-pile-sites-why = いちばん上の1枚が、次の行き先を決めます。
page-solitaire-pile-treasures = 財宝
page-solitaire-pile-treasures-why = ここが空になり、公開された財宝をすべてプレイすれば勝ちです。
page-solitaire-pile-resource-discard = 資源の捨て札
page-solitaire-pile-resource-discard-why = 使われた資源、捨てられた資源です。
page-solitaire-pile-hazard-discard = 災厄の捨て札
page-solitaire-pile-hazard-discard-why = 山札が尽きると、切り直されて新しい山札になります。
page-solitaire-pile-site-discard = 離れた地点
page-solitaire-pile-site-discard-why = 次の地点を公開するときに山札が尽きていれば、切り直されて新しい山札になります。
page-solitaire-pile-treasure-discard = 使った財宝
page-solitaire-pile-treasure-discard-why = 自分の意思で使った財宝です。プレイしたものと数えます。
page-solitaire-pile-stored = 保管
page-solitaire-pile-stored-why = 保管したものは、もう失われません。保管した財宝はプレイしたままです。
page-solitaire-pile-removed = ゲームの外
page-solitaire-pile-removed-why = 倒されたクリーチャーと、消滅した者です。
page-solitaire-several = { $what } × { $count }

## 数値と状態

page-solitaire-figure-prowess = 武勇
page-solitaire-figure-body = 体力
page-solitaire-figure-mind = 精神力
page-solitaire-figure-influence = 直接支配力
page-solitaire-figure-points = 召集点
page-solitaire-figure-corruption = 堕落
page-solitaire-figure-strikes = 打撃
page-solitaire-figure-above = 支配判定はこれを上回ること
page-solitaire-position-untapped = アンタップ
page-solitaire-position-tapped = タップ
page-solitaire-position-wounded = 負傷
page-solitaire-spoken-figures = 武勇{ $prowess }、体力{ $body }
page-solitaire-spoken-corruption = 堕落{ $count }
page-solitaire-now-prowess = 武勇{ $n }：{ $parts }
page-solitaire-now-body = 体力{ $n }：{ $parts }
page-solitaire-base = { $what }{ $n }
page-solitaire-now-corruption = 堕落{ $corruption }：判定（ロールに{ $check }を足す）に失敗する確率{ $percent }%
page-solitaire-now-influence = 直接支配力{ $influence }（残り{ $unused }）
page-solitaire-bears = 所持：{ $what }
page-solitaire-leads = 率いる者：{ $what }
page-solitaire-follows = 従う相手：{ $who }
page-solitaire-borne-by = 所持者：{ $who }
page-solitaire-home = 故郷：{ $site }
page-solitaire-hoard-item = 秘宝のアイテム
page-solitaire-key-times = { $what }が{ $count }つ以上
page-solitaire-key-sites-in = { $region }の地点

## 地点と地方

page-solitaire-draws = 道中で引く枚数：あなたは{ $resources }枚まで、災厄は{ $hazards }枚。
page-solitaire-draws-short = 引く枚数：あなた{ $resources }、災厄{ $hazards }
page-solitaire-attack-line = { $race }：打撃{ $strikes }、武勇{ $prowess }
page-solitaire-attack-body = 体力{ $body }
page-solitaire-found-here = ここで見つかるもの：{ $what }
page-solitaire-nothing-found = アイテムなし
page-solitaire-hoard = 秘宝
page-solitaire-information = 情報
page-solitaire-you-are-here = 一行はここにいます。
page-solitaire-you-are-here-tapped = 一行はここにいます。地点はタップ済みです。
page-solitaire-goal-is-here = 一行はここへ向かっています。
page-solitaire-lies-in = 地方：{ $region }
page-solitaire-in-region = 地方：{ $region }
page-solitaire-nearest-haven = 最寄りの安息所：{ $haven }
page-solitaire-next-to = 隣：{ $what }
page-solitaire-path = このターンの経路
page-solitaire-on-path = 経路上

## 戦闘とロール

page-solitaire-fight = 一行が攻撃されました
page-solitaire-site-attack = { $site }の{ $race }
page-solitaire-attacks-left = 続く攻撃：{ $count }
page-solitaire-each = 各自
page-solitaire-attack-cancelled = 攻撃は打ち消されました。
page-solitaire-no-strike = 打撃なし
page-solitaire-strike-waiting = 打撃を受ける
page-solitaire-strike-fighting = 戦闘中
page-solitaire-strike-failed = 防いだが倒していない
page-solitaire-strike-defeated = 打撃を倒した
page-solitaire-strike-tied = 引き分け
page-solitaire-strike-succeeded = 打たれた
page-solitaire-strike-cancelled = 打撃は打ち消された
page-solitaire-strike-figures = 武勇{ $prowess }対{ $against }
page-solitaire-strike-odds = 打たれる確率{ $percent }%
page-solitaire-versus = 対
page-solitaire-excess = 余剰打撃{ $count }（各-1）
page-solitaire-no-roll-yet = まだロールはありません。
page-solitaire-rolls = 最近のロール
page-solitaire-rolls-empty = まだ何も振られていません。
page-solitaire-roll-above = { $above }を上回る：{ $percent }%（36通り中{ $ways }通り）
page-solitaire-roll-strike = 打撃
page-solitaire-roll-body-check = 体力判定
page-solitaire-roll-corruption-check = 堕落判定
page-solitaire-roll-influence-check = 支配判定
page-solitaire-roll-strike-body = 打撃の体力判定
page-solitaire-roll-ally = 味方を得る
page-solitaire-roll-burglary = 忍び込み
page-solitaire-roll-cancel-attack = 攻撃の打ち消し
page-solitaire-roll-cross = 渡河
page-solitaire-roll-desertion = 離脱
page-solitaire-roll-heal = 回復
page-solitaire-roll-leave = 出発
page-solitaire-roll-ring-test = 金の指輪の鑑定
page-solitaire-roll-shedding = 堕落カードを払う
page-solitaire-roll-talk-out-of = 言いくるめ
page-solitaire-roll-untap = アンタップ
page-solitaire-roll-other = ロール

## 旅の物語

page-solitaire-tale = この旅の物語
page-solitaire-tale-won = 最後の財宝を手に入れました。これがその旅です。
page-solitaire-tale-lost = 探索は失敗しました。ここまで来た旅です。
page-solitaire-tale-quiet = 語ることはありません。

## カード一覧

page-facet-solitaire-type = 種類
page-facet-solitaire-side = 側
page-facet-solitaire-race = 種族
page-facet-solitaire-class = 級
page-facet-solitaire-event = イベント
page-facet-solitaire-unique = ユニーク
page-facet-solitaire-region = 地方
page-facet-solitaire-was = 元の種類
page-facet-solitaire-reason = 理由
page-kind-solitaire-card = カード
page-kind-solitaire-site = 地点
page-kind-solitaire-region = 地方
page-kind-solitaire-absent = この変種にないカード

## 1ページでわかるゲーム

page-solitaire-overview-goal = 災厄を相手にただ一人
page-solitaire-overview-win = すべての財宝を公開し、一行にプレイさせれば勝ちです。
page-solitaire-overview-lose = 資源の山札が時計です。最後の1枚を引くと探索は失敗します。
page-solitaire-overview-fall = 一行に誰もいなくなっても失敗です。
page-solitaire-overview-turn = 1ターン
page-solitaire-overview-untap = 全員がアンタップします。安息所では負傷者が回復します。
page-solitaire-overview-organize = アイテムを渡し、安息所では保管し、行き先を財宝とともに公開します。
page-solitaire-overview-long = 長期イベントをプレイします。
page-solitaire-overview-travel = 道を選びます。あなたは資源を、災厄は災厄を引き、それが一行に向けてプレイされます。
page-solitaire-overview-site = 地点に入り、攻撃を受け、そこで見つかるものをプレイします。キャラクターと地点がタップします。
page-solitaire-overview-end = 手札を1枚捨ててもよく、手札を5枚にします。
page-solitaire-overview-hazards = 災厄は表向きに置かれ、この順でプレイされます
page-solitaire-overview-step-1 = 堕落カード。
page-solitaire-overview-step-2 = 対象のない長期イベントと永続イベント。
page-solitaire-overview-step-3 = 効果のある、その他のイベントすべて。
page-solitaire-overview-step-4 = 経路や地点に出現できるクリーチャー。弱いものから。
page-solitaire-overview-dice = 2個のダイスが決めます
page-solitaire-overview-strike = ダイス2個と武勇が打撃の武勇を上回れば勝ち、同じなら引き分け、下回れば負傷します。
page-solitaire-overview-body = 負傷したらダイス2個と体力の判定。体力を上回れば消滅します。
page-solitaire-overview-states = 戦う者はタップします。タップは-1、負傷は-2。アンタップの者は-3でアンタップのままでいられます。
page-solitaire-overview-corruption = 持ち物は堕落を招きます。ダイス2個が堕落を上回らなければ、持ち主は失われます。
page-solitaire-overview-signs = しるし
page-solitaire-overview-sites = 地点。安息所から暗黒の砦まで。
page-solitaire-overview-regions = 地方。クリーチャーは、そのしるしが経路にあるところに現れます。
page-solitaire-overview-items = アイテムは下級、上級、最上級。見つかるものは地点に書かれています。
page-solitaire-overview-skills = 一部のカードが求める技能。

## 自分の手番の後に起きたこと、ひとことで

solitaire-recap-route = { $site }へ
solitaire-recap-reveal-site = 公開：{ $site }
solitaire-recap-eliminated = 消滅：{ $card }
solitaire-recap-creature = 襲撃：{ $card }
solitaire-recap-hazard = 災厄：{ $card }
solitaire-recap-wound = 負傷：{ $card }
solitaire-recap-item = 入手：{ $card }
solitaire-recap-corrupted = 堕落：{ $card }
solitaire-recap-faction = 味方にした勢力：{ $card }
solitaire-recap-back-among-treasures = 失った財宝：{ $card }

## 案内つきのゲーム

guide-solitaire-welcome = ようこそ！ あなたはただ一人で、一行を率いて中つ国を旅します。向かいに相手はいません。災厄は決まった規則で自らプレイされ、すべて表向きです。
guide-solitaire-company = あなたの一行です。交わる剣は武勇、盾は体力、炎は堕落。戦ったり働いたりした者はタップして横を向き、負傷者は逆さまになります。指し示すと、数値の内訳が読めます。
guide-solitaire-quest = すべての財宝を手に入れること、それだけです。砂時計は残りの資源カード。最後の1枚を引くと探索は失敗します。
guide-solitaire-hand = あなたの手札です。光るものは今使えます。クリックしてください。zキーか長押しで大きく読めます。引くたびに終わりが近づくので、無駄にしないこと。
guide-solitaire-reveal = 行き先を公開しましょう。地点と財宝が1枚ずつ表になります。行き先は選べません。選べるのは道です。
guide-solitaire-goal = あなたの目標です。何が守り、何が見つかり、道中であなたと災厄が何枚引くかが書かれています。
guide-solitaire-path = 道を選びましょう。地方を一つずつ、または安息所からの印刷された経路で。クリーチャーは経路にそのしるしがあると現れるので、暗い地方は高くつきます。地図の光る地方をクリックしてください。
guide-solitaire-hazards = ここに災厄が、プレイされる順の番号つきで並びます。今は害を及ぼせないものは次のターンまで残ります。先を読みましょう！
guide-solitaire-fight = 攻撃です！ まず打ち消せます。次に打撃が割り当てられ、アンタップの者が引き受けられます。ダイス2個と武勇で打撃を上回ること。打たれる確率は各人の横にあります。-3を受ければアンタップのままです。
guide-solitaire-site = 着きました。入れば守りの攻撃を受けます。その後、アンタップのキャラクターがここで見つかる財宝をプレイでき、地点とともにタップします。
guide-solitaire-corruption = 堕落判定：ダイス2個が持ち物の堕落を上回ること。アンタップの仲間はタップして+1ずつ足せます。失敗した者は持ち物ごと失われます。
guide-solitaire-end = これで道がわかりました。いつでも手を戻せますし、すべてのロールは記録にあります。ご武運を！
