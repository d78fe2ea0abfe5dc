# 終わった『Quest』の全体。

quest-period = 第{ $count }ラウンド

quest-track-story = 物語

quest-line-heroes = ヒーロー
quest-line-ring = 指輪
quest-line-conquest = 征服
quest-line-corruption = 堕落

quest-deed-turns = ターン
quest-deed-journeys = 着いた地域
quest-deed-quests = 果たしたクエスト
quest-deed-encounters = 遭遇
quest-deed-fights = 戦闘
quest-deed-victories = 戦闘の勝利
quest-deed-favor = 得た支援
quest-deed-foiled = 防いだプロット
quest-deed-corruption = 堕落カード
quest-deed-defeats = 敗北
quest-deed-influence = 置いた脅威トークン
quest-deed-plots = 使ったプロット
quest-deed-shadows = 使ったシャドウカード
quest-deed-monsters = 置いたモンスター
quest-deed-marches = 臣下の移動
quest-deed-heroes-defeated = 倒したヒーロー

quest-hidden-mission-heroes = ヒーローの使命
quest-hidden-mission-sauron = サウロンの使命
quest-hidden-plots = サウロンの手札のプロット
quest-hidden-shadows = サウロンのシャドウカード
quest-hidden-hand = { $who }の手札
quest-mission-fulfilled = 果たされました
quest-mission-unfulfilled = 果たされませんでした
