# Quest's board on the page.

# The map, the story and the turn

page-quest-board = クエストの盤面
page-quest-map = 中つ国の地図
page-quest-larger = 拡大
page-quest-larger-how = 拡大：＋キー、またはCtrlとホイール
page-quest-smaller = 縮小
page-quest-smaller-how = 縮小：－キー、またはCtrlとホイール
page-quest-whole = 地図全体
page-quest-whole-how = 地図全体：0キー
page-quest-plan = どこまで行けるか
page-quest-toward = { $place }へ
page-quest-leg = { $place }：{ $cards }
page-quest-go-to = { $place }へ出発（カード{ $count }枚）
page-quest-set-out = 出発（カード{ $count }枚）
page-quest-influence-here = ここに脅威トークンを置く
page-quest-move-here = ここへ{ $what }
page-quest-marked-spread = 脅威トークンの配置
page-quest-marked-damage = ダメージの割り当て
page-quest-marked-pay = 経路の支払い
page-quest-marked-discard-cards = カードを捨てる
page-quest-marked-trim-hand = 手札を減らす
page-quest-marked-shed = 堕落カードを捨てる
page-quest-piece = { $where }：{ $what }
page-quest-seat-hero-1 = ヒーロー1
page-quest-seat-hero-2 = ヒーロー2
page-quest-seat-hero-3 = ヒーロー3
page-quest-step = ターン
page-quest-round = 第{ $round }ラウンド・{ $stage }
page-quest-over = ゲーム終了
page-quest-setup = 準備
page-quest-finale = 終局
page-quest-turn-sauron = サウロンの番
page-quest-turn-hero = { $who }の番
page-quest-turn-second = { $who }の二度目の番
page-quest-step-rally = 結集
page-quest-step-story = ストーリー
page-quest-step-plot = プロット
page-quest-step-event = イベント
page-quest-step-action = アクション
page-quest-step-draw = ドロー
page-quest-step-rest = 休息
page-quest-step-ambush = 待ち伏せ
page-quest-step-travel = トラベル
page-quest-step-encounter = 遭遇
page-quest-step-setup-about = ヒーローを選び、それから盤面の準備をします。
page-quest-step-rally-about = 各ヒーローは自分のいる地域の脅威を取り除きます。
page-quest-step-story-about = ストーリーマーカーが進みます。ヒーローは2マス、サウロンはプロットの分です。
page-quest-step-plot-about = サウロンはプロットを使うか、有効なプロットを捨てるか、何もしません。
page-quest-step-event-about = イベントを引きます。支援とキャラクターが置かれ、場に残るイベントもあります。
page-quest-step-action-about = サウロンはトラックにアクショントークンを置きます。脅威、カード、命令のどれかです。
page-quest-step-draw-about = 各ヒーローは頑健の数だけカードを引きます。
page-quest-step-start-about = ヒーローのターンの始まりです。サウロンはシャドウカードを使えます。
page-quest-step-rest-about = ヒーローは休息できます。休息プールをライフプールに切り混ぜ、最も左にあるサウロンのマーカーが進みます。
page-quest-step-ambush-about = ヒーローのいる地域のモンスターか臣下が攻撃します。
page-quest-step-travel-about = 街道のアイコンを持つカード1枚か、街道の数字の枚数のカードを捨てて進みます。
page-quest-step-arrival-about = ヒーローが到着しました。サウロンはそこのモンスターか臣下で攻撃するか、危難を引きます。
page-quest-step-explore-about = 支援を取り、助言を請い、クエストを達成し、プロットを放棄させ、取引します。
page-quest-step-encounter-about = 遭遇カードを3枚引き、当てはまる最小の番号が起こります。
page-quest-step-finale-about = 優勢な側が使命を公開します。果たされていなければ、ヒーローの一人が指輪の幽鬼と戦います。
page-quest-story = ストーリー
page-quest-to-go = 残り：ヒーロー{ $heroes }、サウロン{ $sauron }
page-quest-shadow-falls = 影の到来
page-quest-legend-falls = { $space }：影の到来
page-quest-legend-finale = { $space }：終局
page-quest-marker-is = { $marker }：{ $space }マス目、次は{ $next }
page-quest-actions = サウロンのアクション
page-quest-track-is = { $track }：{ $number ->
    [0] すべてのマスがふさがっている
   *[other] 次のマスは{ $number }
}
page-quest-shadow-pool = シャドウプール
page-quest-pool-is = シャドウプール：脅威{ $count }（最大{ $most }）
page-quest-pool-most = 最大{ $most }
page-quest-plots = 有効なプロット
page-quest-plot-unplaced = 未定の場所
page-quest-plot-is = 有効なプロット「{ $plot }」、{ $location }：{ $marker }＋{ $advance }、放棄に支援{ $price }
page-quest-plot-free = 枠{ $space }：空き
page-quest-event = イベント
page-quest-event-kept = 持ち主：{ $who }
page-quest-minions = 臣下
page-quest-minion-is = { $minion }、{ $where }、ダメージ{ $damage }／{ $health }
page-quest-minion-stage = 第{ $stage }段階から
page-quest-minion-away = 地図の外
page-quest-minion-defeated = 敗北
page-quest-piles = モンスタートークン
page-quest-pile-is = { $pile }：残り{ $count }
page-quest-pile-orange-yellow = エリアドール、エネドワイス
page-quest-pile-purple-white = ルダウア、灰色山脈
page-quest-pile-green = 霧ふり山脈、闇の森
page-quest-pile-blue = ローハン、ゴンドール
page-quest-pile-brown-red = 茶色の国、モルドール
page-quest-decks = 山札と捨て札
page-quest-deck-is = { $name }：残り{ $left }、捨て札{ $discard }
page-quest-deck-plots = プロット
page-quest-deck-shadows = シャドウカード
page-quest-deck-perils = 危難
page-quest-deck-corruption = 堕落
page-quest-deck-skills = 技能
page-quest-deck-events = 第{ $stage }段階のイベント

page-quest-fact-in-region = { $region }
page-quest-fact-haven = 安息所：ここで休息すると回復もし、ヒーローが許さないかぎり戦闘は起きない
page-quest-fact-haven-short = 安息所
page-quest-fact-stronghold = 暗黒の城砦 { $count }
page-quest-fact-influence = 脅威{ $count }
page-quest-fact-at-influence = { $limit ->
    [0] 脅威{ $count }、どの城砦からも切り離されている
   *[other] 脅威{ $count }、最大{ $limit }
}
page-quest-fact-perilous = 危険な地域
page-quest-fact-perilous-for = { $who }には危険：脅威が知恵を上回る
page-quest-fact-at-heroes = ここにいる：{ $who }
page-quest-fact-at-minions = 臣下：{ $who }
page-quest-fact-at-tokens = モンスター：{ $what }
page-quest-fact-at-favor = 支援{ $count }
page-quest-fact-at-characters = キャラクター：{ $who }
page-quest-fact-at-plot = プロット：{ $plot }
page-quest-fact-at-event = イベント：{ $event }
page-quest-fact-at-quest = クエスト：{ $quest }
page-quest-fact-token-unknown = 裏向き
page-quest-fact-token-pile = { $pile }から
page-quest-fact-token-hidden = 見てよいのはサウロンだけです。
page-quest-fact-token-blank = モンスターはいません。めくられたら、ヒーローは先へ進みます。
page-quest-fact-minion-at = { $location }にいる
page-quest-fact-minion-not-yet = まだ地図にいない
page-quest-fact-minion-away = 地図の外
page-quest-fact-minion-defeated = 敗北
page-quest-fact-minion-damage = ダメージ{ $damage }／{ $health }
page-quest-fact-price = { $icon }のカード1枚、または任意のカード{ $count }枚
page-quest-fact-price-any = 任意のカード{ $count }枚
page-quest-fact-path-asks = 街道に必要なカード：{ $price }
page-quest-fact-path-held = 手札{ $hand }枚のうち{ $icon }のカードは{ $count }枚
page-quest-fact-plan-way = カード{ $count }枚で：{ $way }
page-quest-fact-plan-then = {"→"}
page-quest-fact-marker-at = { $space }マス目
page-quest-fact-marker-pace = { $count ->
    [0] 次のストーリーステップでは進まない
   *[other] 次のストーリーステップで{ $count }進む
}
page-quest-fact-marker-to-finale = 終局まで{ $count }
page-quest-fact-marker-to-shadow-falls = { $count ->
    [0] 「影の到来」に着いている
   *[other] 「影の到来」まで{ $count }
}
page-quest-fact-dominant-heroes = ヒーローが優勢
page-quest-fact-dominant-sauron = サウロンが優勢
page-quest-fact-dominant-nobody = どちらも優勢でない
page-quest-fact-dominance-about = 残りの少ない側が優勢
page-quest-fact-to-go = { $side }：残り{ $count }
page-quest-fact-stage-about = 第{ $stage }段階
page-quest-fact-played-by = プレイヤー：{ $name }
page-quest-fact-hero-cards = 手札{ $hand }枚、ライフプール{ $life }枚、休息プール{ $rest }枚、ダメージプール{ $damage }枚、支援{ $favor }
page-quest-fact-track-influence = 2個まではシャドウプールへ、残りは城砦とそこから続く脅威の延長線上へ。
page-quest-fact-track-cards = その数だけシャドウカードを引き、その数だけプロットを引いて一枚を残す。
page-quest-fact-track-command = 臣下やモンスターを動かす、モンスターを置く、臣下を治療する。
page-quest-fact-track-next = 次のマスは{ $number }
page-quest-fact-track-full = すべてのマスがふさがっている
page-quest-fact-plot-space = プロット枠{ $space }
page-quest-fact-plot-none = プロットはない
page-quest-fact-plot-affects = 対象：{ $location }
page-quest-fact-pool = シャドウプール
page-quest-fact-pool-holds = 脅威{ $count }（最大{ $most }）
page-quest-fact-pool-about = プロットとシャドウカードを使うには、その数字だけの脅威がここに必要です。
page-quest-fact-pile-left = 残り{ $count }
page-quest-fact-pile-discard = 捨て札：{ $what }

# Cards, sheets and combat

page-kind-quest-card = 戦闘カード
page-kind-quest-hero = ヒーロー
page-kind-quest-foe = モンスターと臣下
page-kind-quest-plot = プロット
page-kind-quest-shadow = シャドウカード
page-kind-quest-event = イベント
page-kind-quest-encounter = 遭遇
page-kind-quest-corruption = 堕落カード
page-kind-quest-peril = 危難
page-kind-quest-quest = クエスト
page-kind-quest-mission = 使命
page-kind-quest-character = キャラクター
page-kind-quest-item = アイテム
page-kind-quest-location = 地域
page-kind-quest-path = 街道
page-facet-quest-hero = ヒーロー
page-facet-quest-foes = 敵の山札
page-facet-quest-type = 種類
page-facet-quest-deck = 山札
page-facet-quest-region = 地方
page-facet-quest-marker = マーカー
page-facet-quest-window = 使う時
page-facet-quest-stage = 段階
page-facet-quest-side = 陣営

page-quest-pause = {"。"}
page-quest-several = { $what }×{ $count }
page-quest-a-hero = ヒーロー
page-quest-a-plot = プロット
page-quest-a-shadow = シャドウカード
page-quest-a-corruption = 堕落カード
page-quest-a-peril = 危難カード
page-quest-a-event = イベントカード
page-quest-a-encounter = 遭遇カード
page-quest-a-quest = クエスト
page-quest-a-mission = 使命
page-quest-a-character = キャラクター
page-quest-a-item = アイテム
page-quest-a-location = 地域
page-quest-a-path = 街道
page-quest-monster = モンスター
page-quest-minion = 臣下
page-quest-card-of-hero = { $hero }のカード
page-quest-card-of-foes = { $deck }
page-quest-card-skill = 技能カード
page-quest-corruption-at-once = すぐに効果を発揮し、手元には残らない
page-quest-encounter-quest = クエストとして手元に残る
page-quest-quest-starting = スターティングクエスト
page-quest-quest-advanced = アドバンスドクエスト
page-quest-event-brings = 登場：{ $who }
page-quest-event-marker = マーカーの場所：{ $location }
page-quest-event-current = 次に場に残るイベントまで残る
page-quest-event-given = ヒーローの一人に渡される
page-quest-path-cards = または任意のカード{ $count }枚
page-quest-path-any = 任意のカード{ $count }枚
page-quest-path-water = 水路
page-quest-path-item = 必要：{ $item }

page-quest-you = あなた
page-quest-turn = ターン中
page-quest-at = 現在地：{ $place }
page-quest-no-hero = ヒーローはまだ選ばれていません
page-quest-favor = 支援 { $count }
page-quest-favor-word = 支援
page-quest-attribute = { $name } { $value }{ $levels ->
    [0] { "" }
   *[other] 、上昇{ $levels }／{ $most }回
}{ $burden ->
    [0] { "" }
   *[other] 、堕落により−{ $burden }
}
page-quest-fortitude-about = ヒーローのドローで引くカードの枚数です。
page-quest-strength-about = 一度の戦闘で使えるカードのコストの合計です。
page-quest-agility-about = 戦闘で1につきカードを1枚引くか、筋力に1を加えます。
page-quest-wisdom-about = これより多い脅威のある地域は、このヒーローには危険な地域です。
page-quest-levels-about = 能力値はそれぞれ二回まで上げられます。
page-quest-pool = { $name }：{ $count }枚
page-quest-pool-hand = 手札
page-quest-pool-life = ライフプール
page-quest-pool-rest = 休息プール
page-quest-pool-damage = ダメージプール
page-quest-look-through = 中を見る
page-quest-look-closed = 閉じる
page-quest-mission = 自分の側の使命
page-quest-mission-sauron = サウロンの使命
page-quest-sheets = シート
page-quest-decks-tab = 山札
page-quest-fulfilled = いま果たされています
page-quest-unfulfilled = いまは果たされていません
page-quest-quests = { $count ->
    [0] クエスト
   *[other] クエスト（2枚のうち{ $count }枚を達成）
}
page-quest-sealed = まだ公開されていません
page-quest-items = アイテム
page-quest-corruption = 堕落（{ $count }）
page-quest-skills = 学んだ技能
page-quest-holds = イベントカード
page-quest-banked = 上に支援 { $count }

page-quest-hand-of = { $who }の手札
page-quest-hand-mine = あなたの手札（{ $count }枚）
page-quest-hand = 手札（{ $count }枚）
page-quest-hand-empty = 手札はありません。
page-quest-unseen = 裏向きのカード{ $count }枚
page-quest-use-pay = 光っているカードで街道を渡れます。捨てたカードは休息プールへ行きます。
page-quest-use-play = 双方が選ぶまで裏向きです。
page-quest-use-damage = 選んだカードは裏向きでダメージプールへ行きます。
page-quest-use-trim-hand = 選んだカードは休息プールへ行きます。
page-quest-use-discard-cards = 選んだカードは休息プールへ行きます。
page-quest-use-block = 捨てたカードの防御力だけダメージを防ぎます。
page-quest-too-dear = コストが残りの筋力を超えています。出しても打ち消されます。
page-quest-too-dear-foe = コストが敵の残りの筋力を超えています。出しても打ち消されます。

page-quest-combat = 戦闘
page-quest-combat-of = { $hero } 対 { $foe }
page-quest-last-combat-of = 最後の戦闘：{ $hero } 対 { $foe }
page-quest-fight-before = 第1ラウンドの前
page-quest-fight-round = 第{ $round }ラウンド
page-quest-fight-hero = ヒーローの敗北です。
page-quest-fight-foe = 敵の敗北です。
page-quest-fight-both = 双方の敗北です。
page-quest-fight-drawn = 双方が消耗しました。引き分けです。
page-quest-fight-retreat = ヒーローは退却します。
page-quest-feared = ヒーローは恐れにとらわれ、カードを無作為に出します。
page-quest-exhausted = 消耗
page-quest-health-left = 残りの耐久力 { $count }／{ $most }
page-quest-strength-left = 残りの筋力 { $count }／{ $most }
page-quest-cards-left = 手札{ $hand }枚、ライフプール{ $life }枚
page-quest-unspent = うち{ $count }は使わなかった敏捷
page-quest-works-now = このラウンドに働く効果：
page-quest-named = 宣言：{ $type }
page-quest-cancelled = 打ち消し：何も数えません
page-quest-taken = 受けたダメージ { $count }
page-quest-laid = 裏向き
page-quest-laid-known = 裏向き：相手にはまだ見えません
page-quest-no-card = もうカードを出しません
page-quest-not-yet = このラウンドのカードはまだありません
page-quest-stack = 戦闘の山：{ $count }枚、コスト{ $cost }
page-quest-foe-hand = 手札{ $count }枚
page-quest-foe-discard = 捨て札{ $count }枚
page-quest-foe-hand-mine = 敵のカード
page-quest-ended-foe-defeated = 敵を倒しました。
page-quest-ended-foe-stands = 敵は倒れていません。
page-quest-ended-hero-defeated = ヒーローは敗北しました。
page-quest-fight-close = 次へ
page-quest-sum-space = { "" }
page-quest-sum-number = { $value }（{ $by }）
page-quest-sum-blow = { $who }：攻撃{ $attack }対防御{ $defense }、{ $damage ->
    [0] ダメージなし
   *[other] { $damage }ダメージ
}。
page-quest-sum-cancelled = { $card }は打ち消されます（{ $by }）。
page-quest-sum-too-dear = { $card }は残りの筋力を超えるため、何も数えません。
page-quest-sum-more = { $who }にさらに{ $count }ダメージ（{ $by }）。

page-quest-sauron-holds = サウロンのカード
page-quest-plots-held = 手札のプロット（{ $count }）
page-quest-shadows-held = 手札のシャドウカード（{ $count }）
page-quest-plot-ready = 必要なものはそろっています。
page-quest-shadow-ready = シャドウプールの脅威は足りています。

page-quest-drawn = 選べるもの
page-quest-others-choose = { $who }が選んでいます。

page-quest-trade = 取引
page-quest-trade-begun = { $offers }が{ $answers }に取引を持ちかけています
page-quest-trade-proposed = { $offers }が{ $answers }に取引を申し出ました
page-quest-gives = { $who }が渡すもの
page-quest-gives-nothing = まだ何もありません
page-quest-gives-none = なし

## 自分の選択のあとに起きたことを短く

quest-recap-influence = { $location }に脅威{ $count }個
quest-recap-influence-taken = { $location }から脅威{ $count }個を除去
quest-recap-pool = シャドウプールに脅威{ $count }個
quest-recap-enter = { $minion }が{ $location }に登場
quest-recap-returns = { $minion }が{ $location }に帰還
quest-recap-minion-placed = { $minion }を{ $location }へ
quest-recap-minion-moved = { $minion }が{ $to }へ
quest-recap-heal = { $minion }が{ $count }回復
quest-recap-token-laid = { $location }にモンスタートークン
quest-recap-token-moved = モンスタートークンが{ $to }へ
quest-recap-plot = プロット「{ $plot }」
quest-recap-shadow = シャドウカード「{ $shadow }」
quest-recap-shadows-drawn = シャドウカード{ $count }枚を引く
quest-recap-plots-drawn = プロット{ $count }枚を引く
quest-recap-event = イベント「{ $event }」
quest-recap-favor-placed = { $location }に支援{ $count }個
quest-recap-character-placed = { $character }が{ $location }に
quest-recap-story = { $marker }が{ $space }マス目に
quest-recap-story-back = { $marker }が{ $space }マス目に後退
quest-recap-stage = 第{ $count }段階
quest-recap-move-hero = { $location }へ
quest-recap-rest = { $location }で休息
quest-recap-consult = { $character }の助言
quest-recap-encounter = 遭遇「{ $encounter }」
quest-recap-peril = 危難「{ $peril }」
quest-recap-dark-path = 闇の試練
quest-recap-foil = プロット「{ $plot }」を放棄させる
quest-recap-complete-quest = クエスト「{ $quest }」を達成
quest-recap-complete-errand = クエスト「{ $encounter }」を達成
quest-recap-gain-favor = 支援{ $count }を得る
quest-recap-lose-favor = 支援{ $count }を失う
quest-recap-gain-item = { $item }を得る
quest-recap-discard-item = { $item }を失う
quest-recap-gain-corruption = 堕落カード「{ $corruption }」
quest-recap-raise = { $attribute }が上昇
quest-recap-train = トレーニング
quest-recap-fight = { $foe }と戦闘
quest-recap-damage-hero = { $count }ダメージ
quest-recap-foe-defeated = { $foe }が敗北
quest-recap-hero-defeated = 敗北

## 最初のターンの案内

guide-quest-hero = ようこそ！ あなたはヒーロー、サウロンはボットです。まず、誰になるか選びましょう。カードには四つの能力、特殊能力、出発地が書かれています。最初のゲームなら誰でもかまいません。
guide-quest-sauron = 先に動いたのはサウロンです。何をしたかは、この行に短くまとまっています。項目を押すと、地図のどこで起きたかがわかります。ほかの人のしたことは、いつもここに出ます。
guide-quest-mission = 勝ち方です。物語が終わると、終わりにより近い側が使命を公開し、果たしていれば勝ちます。これがあなたの使命で、サウロンは知りません。どちらも勝たなければ、ヒーローの一人が指輪の幽鬼とすべてを賭けて戦います。
guide-quest-story = ストーリーは時計です。あなたの冠は毎ラウンド2マス、サウロンの三つのマーカーはプロットの分だけ進みます。四つのどれかが{ $finale }に着くか、サウロンの三つがすべて{ $falls }まで来ると終わりです。終わりに近い側が優勢です。
guide-quest-cards = カードは足であり、武器であり、命です。使ったカードは休息プールへ行き、あとで戻せます。傷を負うと手札かライフプールのカードを失い、両方とも尽きると敗北です。
guide-quest-reach = では旅に出ましょう。「どこまで行けるか」を押すと、行ける地域に必要なカードの枚数が出ます。もう一度押すと消えます。
guide-quest-travel = 数字のある地域を押し、「出発」を押してください。支援（葉）やキャラクター、クエストのピンがある所がよい目的地です。黒い数字はサウロンの脅威で、危険なことがあります。
guide-quest-explore = 到着しました。探索すると、ここにある支援を取り、キャラクターの助けを借り、クエストを達成できます。カードがあれば先へ進めます。ここで止まると遭遇が起き、ターンが終わります。
guide-quest-rest = 次のターンです。ヒーローが一人なら、ラウンドごとに二回あります。ターンの始めには休息できます。休息プールがライフプールに戻り、安息所では傷も癒えますが、サウロンのマーカーが一つ進みます。カードが足りない時だけ休みましょう。
guide-quest-end = これがターンの流れです。支援を集め、クエストを達成し、サウロンのマーカーを進めるプロットを捨てさせましょう。ボットが相手なら、いつでも手を戻せます。{ $fought ->
    [yes] 続きをお楽しみください。
   *[other] 初めて戦う時に、戦い方を案内します。それではご武運を。
}
guide-quest-fight = 戦いです！ まず敏捷をいくつ使うか決めます。使った分だけカードを引き、残した分だけ筋力が増えます。それから双方がカードを伏せて同時に表にし、攻撃力から相手の防御力を引いた分がダメージです。カードのコストの合計が筋力を超えると消耗し、もう出せません。

## このゲームを一ページで

page-quest-overview-goal = 目的
page-quest-overview-mission = どちらの側にも秘密の使命があり、物語の終わりに勝敗を決めます。
page-quest-overview-story = ヒーローのマーカー一つとサウロンの三つがストーリートラックを進みます。終わりに近い側が優勢です。
page-quest-overview-sauron = サウロンのターン
page-quest-overview-plot = マーカーが進みます。さらに進めるためのプロットを一つ使えます。
page-quest-overview-event = イベントを引きます。支援とキャラクターが地図に置かれます。
page-quest-overview-actions = アクションは二つ、ヒーローが三人なら三つ。脅威を置く、カードを引く、臣下とモンスターに命じる、から選びます。
page-quest-overview-hero = ヒーローのターン
page-quest-overview-rest = 休息するか選びます。使ったカードが戻り、安息所では傷も癒えますが、サウロンのマーカーが一つ進みます。
page-quest-overview-travel = トラベル。街道のアイコンのカード1枚か、数字の枚数のカードで進みます。敵や危難が待つこともあります。
page-quest-overview-explore = 探索。支援を取り、キャラクターに助けを求め、クエストを達成し、プロットを捨てさせます。
page-quest-overview-encounter = 止まった所で遭遇が起こります。
page-quest-overview-between = カードと戦闘
page-quest-overview-cards = ヒーローのカードは足であり、武器であり、命です。手札とライフプールが尽きた時に傷を負うと敗北です。
page-quest-overview-combat = 双方がカードを伏せて同時に表にし、攻撃力から防御力を引いた分がダメージです。コストの合計は筋力までです。
page-quest-overview-end = ゲームの終わり
page-quest-overview-dominant = 優勢な側が使命を公開し、果たしていれば勝ちます。
page-quest-overview-last = そうでなければヒーローの一人が指輪の幽鬼と戦います。幽鬼が敗れればヒーロー、そうでなければサウロンの勝ちです。
