# What is said of Quest away from its tables too.

quest-name = ミドルアース・クエスト
quest-about = 一人がサウロン、三人までがヒーロー。陰謀と影に、クエストと旅で立ち向かいます。

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
