# 渡されたソリティアの局面の誤り。

## ありえないこと。「局面がありえません：」に続きます。

error-solitaire-state-cards = 山札のカードはすべて、その枚数だけどこかになければなりません
error-solitaire-state-sites = 地点の山札の地点はすべて、どこかにちょうど一つなければなりません
error-solitaire-state-kind = 別の種類の山札、手札、捨て札にカードがあります
error-solitaire-state-open-sites = 一行のいる地点か目標の地点のカードが一行のもとにありません
error-solitaire-state-position = タップと負傷が重なっている者がいます
error-solitaire-state-way = カードが、使えない使い方で場にあります
error-solitaire-state-controller = 場のカードが違う側に属しています
error-solitaire-state-unborne = 持ち主のないアイテムか味方が場にあります
error-solitaire-state-bearer = キャラクターでないものがカードを持っています
error-solitaire-state-follower = 従者に従者がいます
error-solitaire-state-number = 場にないカードについて述べられています
error-solitaire-state-attacker = 攻撃しているものが場にありません
error-solitaire-state-nobody = 一行に誰もいないのにゲームが続いています
error-solitaire-state-exhausted = 資源の山札が尽きているのにゲームが続いています

## 進行表も一つの項目です

error-solitaire-agenda-turn = いちばん下に次のターンがなければなりません
error-solitaire-agenda-attack = 戦いの途中ですが、攻撃しているものがありません
