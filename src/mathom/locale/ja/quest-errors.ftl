# 渡されたクエストの局面の何が正しくないか。

## ありえないこと。「その局面はありえません：」のあとに続きます。

error-quest-state-empty-seat = ヒーローのいない席が何かを持っています
error-quest-state-same-hero = 二つの席が同じヒーローを受け持っています
error-quest-state-hero-place = ヒーローは地図上にいなければなりません
error-quest-state-hero-cards = ヒーローのカードは、すべてどこかになければなりません
error-quest-state-open-skill = 知らない者のいる技能カードが表向きに置かれています
error-quest-state-empty-seat-quests = ヒーローのいない席がクエストを持っています
error-quest-state-starting-quest = スターティングクエストがほかのヒーローのものです
error-quest-state-advanced-quest = アドバンスドクエストがほかのヒーローのものです
error-quest-state-completed = 達成したクエストの数が合いません
error-quest-state-skills = どの技能カードも、ちょうど一か所になければなりません
error-quest-state-foe-cards = 敵の戦闘カードは、すべてどこかになければなりません
error-quest-state-items = どのアイテムも、ちょうど一か所になければなりません
error-quest-state-corruptions = どの堕落カードも、ちょうど一か所になければなりません
error-quest-state-corruption-at-once = すぐに効果を発揮する堕落カードが手元に残っています
error-quest-state-errand = クエストでない遭遇カードがクエストとして手元に残っています
error-quest-state-encounters = どの遭遇カードも、その山札の一か所になければなりません
error-quest-state-encounter-deck = 遭遇カードが別の山札にあります
error-quest-state-starting-plots = 開始プロットが二枚有効になっています
error-quest-state-plots = どのプロットも、ちょうど一か所になければなりません
error-quest-state-shadows = どのシャドウカードも、ちょうど一か所になければなりません
error-quest-state-plot-site = 有効なプロットは、その地域を対象としなければなりません
error-quest-state-action-tokens = アクショントークンは、トラックの別々のマスになければなりません
error-quest-state-mission = 使命がもう一方の側のものです
error-quest-state-events = どのイベントも、あるべきところに1枚だけなければなりません
error-quest-state-event-deck = イベントが別の山札にあります
error-quest-state-current-event = 現在のイベントが、場に残るものではありません
error-quest-state-given-event = 渡されたイベントが、ヒーローに渡されるものではありません
error-quest-state-event-kept = 渡されていないイベントは、誰も持てません
error-quest-state-keeper = イベントを持つのはヒーローでなければなりません
error-quest-state-perils = どの危難カードも、ちょうど一か所になければなりません
error-quest-state-drawn = 引いたカードは、いずれかの山札のものでなければなりません
error-quest-state-tokens = どのモンスタートークンも、ちょうど一か所になければなりません
error-quest-state-token-numbers = モンスタートークンは、番号の順に並んでいなければなりません
error-quest-state-token-nowhere = モンスタートークンがどこにもありません
error-quest-state-haven = 安息所に脅威トークンがあります
error-quest-state-stronghold = 暗黒の城砦の脅威トークンが上限を超えています
error-quest-state-minion-place = 臣下が、いられないところにいます
error-quest-state-turn-seat = ターンが誰のものでもありません
error-quest-state-turn = ターンにありえない値があります
error-quest-state-fight-hero = 戦闘にはヒーローが必要です
error-quest-state-fight-token = 地図上にないモンスタートークンが戦っています
error-quest-state-fresh = 得たばかりの堕落カードをヒーローが持っていません
error-quest-state-own-hand = 自分の手札を知らない人がいます

## 予定も項目の一つです。

error-quest-agenda-seat = で、誰もいない席に尋ねてはなりません
error-quest-agenda-hero = で、サウロンをヒーローとして扱ってはなりません
error-quest-agenda-ground = は、サウロンの次のターンか終局で始まらなければなりません
error-quest-agenda-choose-hero = では、どの席も自分のヒーローを一度だけ選ばなければなりません
error-quest-agenda-deal-quests = では、クエストのないヒーローにだけクエストを配らなければなりません
error-quest-agenda-setup = では、ゲームの準備を順に行わなければなりません
error-quest-agenda-turn = では、今のターンだけを終えなければなりません
error-quest-agenda-begun = では、始めたことをただちに決めなければなりません
error-quest-agenda-pay = では、ここからの街道に払えなければなりません
error-quest-agenda-trade-place = の取引は、同じ地域にいる二人のヒーローの間でなければなりません
error-quest-agenda-trade-goods = の取引は、二人が持つものでなければなりません
error-quest-agenda-no-fight = で、戦闘がないのに戦ってはなりません
error-quest-agenda-fighter = では、その戦闘のヒーローが戦わなければなりません
error-quest-agenda-fight-end = では、戦闘を一度だけ終えなければなりません
error-quest-agenda-fight-first = では、ターンを続ける前に戦闘を終えなければなりません
error-quest-agenda-lay-card = では、双方が手札を1枚ずつ出さなければなりません
error-quest-agenda-lay-token = では、引いたモンスタートークンを置かなければなりません
error-quest-agenda-plot-site = では、どのプロットの地域も一度だけ決めなければなりません
error-quest-agenda-not-drawn = で、誰も引いていないカードから選んではなりません
error-quest-agenda-drawn-next = では次に、引いたカードから選ばなければなりません
error-quest-agenda-keep-fewer = で残すカードは、引いたカードより少なくなければなりません
error-quest-agenda-drawn-once = では、引いたカードから一度だけ選ばなければなりません
error-quest-agenda-answer = では、応じられるカードで応じなければなりません
error-quest-agenda-card-hero = では、カードを受けるヒーローを示さなければなりません
error-quest-agenda-heroes-play = で示すヒーローは、参加している者でなければなりません
