# 端末でのクエストの盤面。

## 今のステップ

terminal-quest-round = 第{ $count }ラウンド
terminal-quest-turn = { $who }のターン
terminal-quest-turn-second = { $who }の二回目のターン
terminal-quest-turn-sauron = サウロンのターン
terminal-quest-step-setup = 準備
terminal-quest-step-rally = 結集
terminal-quest-step-story = ストーリー
terminal-quest-step-plot = プロット
terminal-quest-step-event = イベント
terminal-quest-step-action = アクション
terminal-quest-step-draw = ヒーローのドロー
terminal-quest-step-start = 休息の前
terminal-quest-step-rest = 休息
terminal-quest-step-ambush = 待ち伏せ
terminal-quest-step-travel = トラベル
terminal-quest-step-arrival = トラベル：到着
terminal-quest-step-explore = トラベル：探索
terminal-quest-step-encounter = 遭遇
terminal-quest-step-finale = 終局

## ストーリー

terminal-quest-marker-heroes = ヒーロー
terminal-quest-marker-ring = 指輪
terminal-quest-marker-conquest = 征服
terminal-quest-marker-corruption = 堕落
terminal-quest-stage-1 = 第一段階
terminal-quest-stage-2 = 第二段階
terminal-quest-stage-3 = 第三段階
terminal-quest-dominant-heroes = ヒーローが優勢
terminal-quest-dominant-sauron = サウロンが優勢
terminal-quest-dominant-nobody = どちらも優勢でない
terminal-quest-to-go = 残り：ヒーロー{ $heroes }、サウロン{ $sauron }
terminal-quest-kept = { $who }が{ $what }を持つ（その上に支援{ $count }）
terminal-quest-mission-heroes = ヒーローの使命：{ $what }
terminal-quest-mission-sauron = サウロンの使命：{ $what }
terminal-quest-mission-yes = いま果たされている
terminal-quest-mission-no = いまは果たされていない

## 街道と地域

terminal-quest-ways-mine = 現在地：{ $place }
terminal-quest-ways = { $who }の現在地：{ $place }
terminal-quest-only-with = （{ $what }が必要）
terminal-quest-journey = { $place }へ（移動{ $moves }回、カード{ $cards }枚）
terminal-quest-leg = { $place }へ：{ $cards }
terminal-quest-set-out = 出発する（カード{ $cards }枚）

## サウロン

terminal-quest-pool = シャドウプール{ $count }／{ $most }
terminal-quest-actions = アクション
terminal-quest-track-influence = 脅威
terminal-quest-track-cards = カード
terminal-quest-track-command = 命令
terminal-quest-plot-none = プロットなし
terminal-quest-minion = { $who } { $health } { $where }
terminal-quest-minion-not-yet = （登場前）
terminal-quest-minion-away = （不在）
terminal-quest-minion-defeated = （敗北）
terminal-quest-hand-plots = サウロンの手札のプロット：{ $count }枚
terminal-quest-hand-shadows = サウロンの手札のシャドウカード：{ $count }枚
terminal-quest-and = ほか
terminal-quest-window-action-step = アクション時
terminal-quest-window-hero-turn = ターン開始時
terminal-quest-window-arrival = 到着時
terminal-quest-window-combat = 戦闘時
terminal-quest-window-defeat = 敗北時

## ヒーロー

terminal-quest-short-fortitude = 頑健
terminal-quest-short-strength = 筋力
terminal-quest-short-agility = 敏捷
terminal-quest-short-wisdom = 知恵
terminal-quest-pool-life = ライフ{ $count }
terminal-quest-pool-hand = 手札{ $count }
terminal-quest-pool-rest = 休息{ $count }
terminal-quest-pool-damage = ダメージ{ $count }
terminal-quest-items = アイテム
terminal-quest-corruption = 堕落{ $count }
terminal-quest-quests = { $count ->
    [0] クエスト
   *[other] クエスト（達成{ $count }）
}
terminal-quest-errands = 遭遇のクエスト
terminal-quest-skills = 技能
terminal-quest-rest = 休息プール
terminal-quest-damage = ダメージプール
terminal-quest-hand = あなたの手札：{ $count }枚
terminal-quest-hand-head = コスト 攻/防
terminal-quest-times = { $what }×{ $count }
terminal-quest-face-down = 裏向き{ $count }枚
terminal-quest-favor = 支援{ $count }
terminal-quest-nothing = なし

## 今起きていること

terminal-quest-fight = 戦闘：{ $who }対{ $foe }
terminal-quest-fight-last = 最後の戦闘：{ $who }対{ $foe }
terminal-quest-fight-round = { $count ->
    [0] 第一ラウンドの前
   *[other] 第{ $count }ラウンド
}
terminal-quest-fight-hero = ヒーローの敗北
terminal-quest-fight-foe = 敵の敗北
terminal-quest-fight-both = 双方の敗北
terminal-quest-fight-drawn = どちらも敗北せず
terminal-quest-fight-retreat = ヒーローの退却
terminal-quest-fight-feared = ヒーローは恐れにとらわれ、無作為のカードを出します。
terminal-quest-fight-health = 耐久力{ $left }／{ $health }
terminal-quest-fight-strength = コスト{ $spent }／筋力{ $strength }
terminal-quest-fight-unspent = 敏捷{ $count }を筋力に
terminal-quest-fight-exhausted = 消耗
terminal-quest-fight-laid = 裏向き
terminal-quest-fight-figures = 攻撃{ $attack } 防御{ $defense }
terminal-quest-fight-cancelled = 打ち消し
terminal-quest-fight-taken = { $count }ダメージ
terminal-quest-fight-before = 続く効果：
terminal-quest-fight-stack = 戦闘の山：
terminal-quest-fight-hand = 手札：
terminal-quest-trade = { $who }が{ $whom }に取引を申し出る
terminal-quest-trade-gives = 渡す
terminal-quest-trade-asks = 求める
terminal-quest-drawn = 引いたカード：

## 山札

terminal-quest-decks = 山札
terminal-quest-deck-plots = プロット{ $count }
terminal-quest-deck-shadows = シャドウ{ $count }
terminal-quest-deck-skills = 技能{ $count }
terminal-quest-deck-perils = 危難{ $count }
terminal-quest-deck-corruption = 堕落{ $count }
terminal-quest-deck-events = イベント{ $stage ->
    [1] 一
    [2] 二
   *[3] 三
} { $count }
terminal-quest-deck-items = { $what }{ $count }
terminal-quest-piles-encounters = 遭遇
terminal-quest-piles-tokens = モンスター
terminal-quest-area-haven = 安息所
terminal-quest-area-eriador-enedwaith = エリアドール/エネドワイス
terminal-quest-area-rhudaur-grey-mountains = ルダウア/灰色山脈
terminal-quest-area-misty-mountains-mirkwood = 霧ふり山脈/闇の森
terminal-quest-area-rohan-gondor = ローハン/ゴンドール
terminal-quest-area-brown-lands-mordor = 茶色の国/モルドール
terminal-quest-area-orange-yellow = エリアドール/エネドワイス
terminal-quest-area-purple-white = ルダウア/灰色山脈
terminal-quest-area-green = 霧ふり山脈/闇の森
terminal-quest-area-blue = ローハン/ゴンドール
terminal-quest-area-brown-red = 茶色の国/モルドール
terminal-quest-discard-plots = プロットの捨て札：
terminal-quest-discard-shadows = シャドウの捨て札：
terminal-quest-discard-skills = 技能の捨て札：
terminal-quest-discard-perils = 危難の捨て札：
terminal-quest-discard-corruption = 堕落の捨て札：
terminal-quest-discard-events = イベントの捨て札：
terminal-quest-discard-encounters = 遭遇の捨て札：
terminal-quest-discard-tokens = モンスターの捨て札：

terminal-quest-legend =
    最上行：ステップとその規則、四つのストーリーマーカー、シャドウプール（◉）、各ヒーローの支援（✧）、手札とライフプールの枚数

    ●  ストーリーマーカー；┊ 段階の終わり；▽ 影の到来
    +2 次のストーリーステップで進むマス数

    ✓  手札で渡れる街道
    ·  渡れない街道
    ≡ ∩ ♣ ▲ ≈  平原、丘陵、森、山岳、沼地
    ♣2 森のカード1枚、または任意の2枚；∗1 任意の1枚；~ 水路

    ⌂  安息所
    ♜  暗黒の城砦とその数
    †  危険な地域；名前があれば、そのヒーローにとって
    ◉2/3  脅威2（上限3）
    ✧  支援
    ♟  ヒーロー
    ♔  キャラクター
    ♛  臣下と残りの耐久力
    ▣  モンスタートークンとその番号；見た者には表が読める
    ▢  空のトークン
    ◈  プロットと、進めるマーカー、放棄に要る支援
    ⚑  現在のイベント

    {"["}6] トークンの置かれたアクションのマス
    取り消し線：今は使えないもの
    ✕  近接カード
    →  射撃カード
    1 2/0  コスト1、攻撃2、防御0のカード
    筋力5▴  筋力5、一度上昇
    （クエスト）  まだ公開されていないアドバンスドクエスト
