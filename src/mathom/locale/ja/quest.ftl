# What is said of Quest away from its tables too.

quest-name = ミドルアース・クエスト
quest-about = 一人がサウロン、三人までがヒーロー。陰謀と影に、クエストと旅で立ち向かいます。
quest-time = ボット相手に一人で60〜90分
quest-start-hero = ヒーローで遊ぶ（やさしい）
quest-start-hero-wins = 物語の終わりに陣営の秘密の使命を果たしているか、そこで指輪の幽鬼を倒せば勝ちです。
quest-start-sauron = サウロンで遊ぶ
quest-start-sauron-wins = 物語の終わりに秘密の使命を果たしているか、そこでヒーローが指輪の幽鬼を倒せなければ勝ちです。

## Bots

quest-bot-random = 許されていることを、くじで何でもします。見て回るのに向いています。
quest-bot-greedy = 目的を知っています。ヒーローならクエストと支援を求め、サウロンならプロットを進め臣下を送ります。一ターン先を見ます。

## Seats and sides

quest-seat-sauron = サウロン
quest-seat-hero-1 = 一番目のヒーロー
quest-seat-hero-2 = 二番目のヒーロー
quest-seat-hero-3 = 三番目のヒーロー
quest-side-heroes = ヒーロー
quest-side-sauron = サウロン

## Settings

quest-setting-dominance = 優勢
quest-setting-dominance-normal = 基本
quest-setting-dominance-advanced = 先読み
quest-setting-stakes = 賭け金
quest-setting-stakes-normal = 基本
quest-setting-stakes-high = 第三段階で高く

## Endings

quest-ending-mission = 使命が果たされました
quest-ending-ringwraiths-defeated = 指輪の幽鬼が敗北しました
quest-ending-ringwraiths-stand = 指輪の幽鬼は敗北しませんでした

## What is not asked, because there is only one answer

quest-event-forced-shadow = { $seat }が今使えるシャドウカードはありません。
quest-event-forced-explore = { $seat }がここでできることはもうありません。
quest-event-forced-journey = { $seat }はこれ以上進みません。
quest-event-forced-pay = { $seat }の支払い方は一つだけです。
quest-event-forced-damage = { $seat }がダメージを受ける方法は一つだけです。
quest-event-forced-rest = { $seat }はここでは休息できません。
quest-event-forced-repent = { $seat }には堕落カードを捨てるための支援が足りません。
quest-event-forced-attack = 攻撃できる敵は一つだけです。
quest-event-forced-plot = { $seat }が出せるプロットはありません。
quest-event-forced-act = { $seat }が選べる行動は一つだけです。
