# 終わった『ダイス』の全体。

dice-period = 第{ $count }ラウンド

dice-track-glory = 栄光
dice-track-way = 灰色港への道
dice-track-corrupted = 堕落したカード

dice-goal-glory = 栄光表は{ $goal }まで
dice-goal-way = { $goal }歩で灰色港
dice-goal-corrupted = { $goal }でサウロンの勝ち

dice-line-players = 参加者たち
dice-line-sauron = サウロン

dice-deed-musters = 召集したダイス
dice-deed-attacks = 攻撃
dice-deed-prepares = 準備した回数
dice-deed-recruits = 迎え入れたダイス
dice-deed-restores = 浄化したカード
dice-deed-losses = 失ったユニット
dice-deed-rings = 指輪の使用
dice-deed-given = 手放した栄光
