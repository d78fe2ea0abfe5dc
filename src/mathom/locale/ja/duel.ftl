# What is said of Duel away from its tables too.

duel-name = デュエル・フォー・ミドルアース
duel-about = 二つの陣営、三つの章。指輪の探索、種族の支持、地図の征服で勝敗が決まります。
duel-time = ボット相手に20分ほど

## ボット

duel-bot-random = くじで選び、どんなカードでも取ります。試してみるのに向いています。
duel-bot-greedy = 場のカードをすべて比べ、その場で最も価値のあるものを取ります。先の計画はありません。最初の相手にちょうどよい強さです。

## 席

duel-seat-fellowship = 旅の仲間
duel-seat-sauron = サウロン

## 終わり方

duel-ending-quest = 指輪の探索の達成
duel-ending-races = 六つの種族の支持
duel-ending-conquest = 中つ国の征服
duel-ending-count = 第三章終了時に最も多くの地方に存在

## 設定

duel-setting-coins = コイン
duel-setting-coins-finite = 全部で30枚
duel-setting-coins-endless = 無制限
duel-setting-effects = 効果
duel-setting-effects-printed = 印刷どおり
duel-setting-effects-may = すべて使わなくてもよい
duel-setting-effects-must = すべて必ず使う
duel-setting-again = 追加の手番
duel-setting-again-once = 一度まで
duel-setting-again-stacked = 重なる
duel-setting-manoeuvres = 機動
duel-setting-manoeuvres-printed = 印刷の順
duel-setting-manoeuvres-free = 自由な順
