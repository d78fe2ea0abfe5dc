# クエスト：準備、サウロンのターン、シャドウカード

## 問い

quest-prompt-hero = どのヒーローを選びますか。
quest-prompt-spread = 脅威トークンをどこに置きますか（{ $pool ->
    [0] 残り{ $count }個
   *[other] 残り{ $count }個、うちシャドウプールへは{ $pool }個まで
}）。
quest-prompt-enter = { $minion }を登場させられます。どの地域に置きますか。
quest-prompt-leftmost = 最も遅れているサウロンのマーカーが{ $count }マス進みます。どれを進めますか。
quest-prompt-any-marker = あなたのマーカーの一つが{ $count }マス進みます。どれを進めますか。
quest-prompt-plot = プロットを使うか、有効なプロットを捨てるか、何もしないかを選んでください。
quest-prompt-affect = 「{ $plot }」はどの地域を対象としますか。
quest-prompt-act = { $count ->
    [0] アクションは終わりました。シャドウカードを使いますか。
   *[other] アクションを選んでください（残り{ $count }回）。
}
quest-prompt-shadow = { $seat }にシャドウカードを使いますか（{ $window }）。
quest-prompt-keep-plot = どのプロットを残しますか。
quest-prompt-bury-plot = 次にどのプロットを山札の下に戻しますか。
quest-prompt-keep-shadow = どのシャドウカードを残しますか。
quest-prompt-command = 命令を選んでください（残り{ $count }）。
quest-prompt-move-token = { $location }のモンスタートークンをどこへ動かしますか。
quest-prompt-lay-token = 引いたトークンは{ $face }です。どこに置きますか。
quest-prompt-move-minion = { $minion }をどこへ動かしますか。


## 選択肢

quest-option-hero = { $hero }
quest-option-marker = { $marker }
quest-option-enter = { $location }
quest-option-play-plot = 「{ $plot }」を使う
quest-option-drop-plot = プロット枠{ $space }のプロットを捨てる
quest-option-affect = { $location }
quest-option-action = { $track }
quest-option-shadow = 「{ $shadow }」を使う
quest-option-spread = { $location }
quest-option-to-pool = シャドウプール
quest-option-keep-shadow = 「{ $shadow }」
quest-option-keep-plot = 「{ $plot }」
quest-option-bury-plot = 「{ $plot }」
quest-option-move-token = { $token }を動かす
quest-option-draw-token = モンスタートークンを引く：{ $pile }
quest-option-move-minion = { $minion }を動かす
quest-option-heal = { $minion }を治療する
quest-option-to = { $location }
quest-option-pass = パス

quest-answer-enter-pass = 登場させない
quest-answer-plot-pass = どちらもしない
quest-answer-act-pass = これ以上しない
quest-answer-shadow-pass = 使わない
quest-answer-spread-pass = これ以上置かない
quest-answer-command-pass = これ以上命令しない

quest-detail-placing = 脅威トークン{ $placing }個を置く
quest-detail-drawing = { $drawing ->
    [1] シャドウカード1枚、プロット1枚
   *[other] シャドウカード{ $drawing }枚、プロット{ $drawing }枚から1枚
}
quest-detail-commanding = 命令{ $commanding }回
quest-detail-held = { $held ->
    [0] 今はなし
   *[other] 今は{ $held }個
}
quest-detail-plot = 「{ $plot }」
quest-detail-face = { $face }
quest-detail-location = { $location }
quest-detail-wounds = ダメージ{ $wounds }

## 選べない理由

quest-refused-hero-taken = ほかの人が選んだヒーローです
quest-refused-haven = 安息所です
quest-refused-out-of-reach = 暗黒の城砦から脅威トークンがつながっていません
quest-refused-full = 脅威トークンが{ $count }個あり、上限は{ $most }個です
quest-refused-not-to-pool = シャドウプールにはこれ以上置けません
quest-refused-no-space = プロット枠がすべて埋まっています
quest-refused-pool-too-small = シャドウプールに脅威トークンが{ $needed }個必要で、今は{ $count }個です
quest-refused-unfulfilled = 条件を満たしていません
quest-refused-no-location = 対象にできる地域がありません
quest-refused-no-action = アクションは終わりました
quest-refused-track-full = このトラックのマスはすべてふさがっています
quest-refused-other-moment = 今は使えないカードです
quest-refused-commanded = このアクションですでに命令を受けました
quest-refused-no-influence-near = 隣に脅威トークンのある地域がありません
quest-refused-no-influence = 脅威トークンがありません
quest-refused-one-token = 一回のアクションで置けるモンスタートークンは1個までです
quest-refused-no-token = この山のトークンは残っていません
quest-refused-no-site = この色の地域に置ける場所がありません
quest-refused-unhurt = ダメージを受けていません
quest-refused-hero-there = ヒーローがいます

## 出来事

quest-event-hero = { $seat }は{ $hero }です。
quest-event-quest = { $seat }はクエスト「{ $quest }」を受け取ります。
quest-event-mission = あなたの側の使命は「{ $mission }」です。
quest-event-sauron-turn = サウロンの第{ $count }ターンが始まります。
quest-event-influence = { $location }に脅威トークンが{ $count }個置かれます。
quest-event-influence-taken = { $location }から脅威トークンが{ $count }個取り除かれます。
quest-event-influence-excess = { $location }の上限を超えた脅威トークン{ $count }個が取り除かれます。
quest-event-pool = 脅威トークン{ $count }個がシャドウプールに入り、{ $total }個になります。
quest-events-influence = { quest-event-influence }
quest-events-influence-taken = { quest-event-influence-taken }
quest-events-pool = { quest-event-pool }
quest-event-pool-drained = シャドウプールの脅威トークンが{ $count }個減り、{ $total }個になります。
quest-event-story = { $marker }が{ $count }マス進み、{ $space }マス目に来ます。
quest-event-story-back = { $marker }が{ $count }マス戻り、{ $space }マス目に来ます。
quest-event-stage = 第{ $count }段階が始まります。
quest-event-enter = { $minion }が{ $location }に登場します。
quest-event-returns = { $minion }が{ $location }に戻ります。
quest-event-plot = サウロンのプロット：「{ $plot }」。
quest-event-plot-marker = 「{ $plot }」は{ $location }を対象とします。
quest-event-plot-discarded = プロット「{ $plot }」が捨てられます。
quest-event-events-drawn = イベントの山札から引いたカード：「{ $event }」。
quest-event-event = イベント：「{ $event }」。
quest-event-event-marker = 「{ $event }」が現在のイベントになり、マーカーは{ $location }に置かれます。
quest-event-event-over = イベント「{ $event }」が終わります。
quest-event-favor-placed = { $location }に支援トークンが{ $count }個置かれます。
quest-event-character-placed = { $character }が{ $location }に来ます。
quest-event-action = サウロンのアクション：{ $track }、{ $count }。
quest-event-actions-cleared = 先に置かれた3個のアクショントークンが取り除かれます。
quest-event-shadows-drawn = サウロンがシャドウカードを{ $count }枚引きます。
quest-event-plots-drawn = サウロンがプロットを{ $count }枚引きます。
quest-event-shadows-seen = 引いたカード：「{ $shadow }」。
quest-event-plots-seen = 引いたカード：「{ $plot }」。
quest-event-shadows-discarded = サウロンが「{ $shadow }」を捨てます。
quest-event-shadow = サウロンが「{ $shadow }」を使います。
quest-event-token-drawn = サウロンがモンスタートークンを引きます：{ $pile }。
quest-event-token-face = { $foe }です。
quest-event-token-blank = 空のトークンです。
quest-event-token-laid = { $location }にモンスタートークンが置かれます。
quest-event-token-moved = モンスタートークンが{ $location }から{ $to }へ動きます。
quest-event-token-discarded = { $location }のモンスタートークンが捨てられます：{ $foe }。
quest-event-blank-discarded = { $location }のモンスタートークンが捨てられます。空でした。
quest-event-minion-moved = { $minion }が{ $location }から{ $to }へ動きます。
quest-event-heal = { $minion }のダメージが{ $count }減ります。
