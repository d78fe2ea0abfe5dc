# 終わった『Duel』の全体。

duel-period = 第{ $count }章

duel-track-steps = 指輪の探索
duel-track-races = 種族の支持
duel-track-regions = 存在する地方

duel-deed-cards = 使ったカード
duel-deed-discards = 捨てたカード
duel-deed-landmarks = 得たランドマーク
duel-deed-tokens = 同盟トークン
duel-deed-coins = 得たコイン
duel-deed-units = 置いたユニット
duel-deed-removals = 取り除いた敵ユニット
