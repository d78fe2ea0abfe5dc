# What is said of Dice away from its tables too.

dice-name = ダイスビルディングゲーム
dice-about = ダイスの仲間を集め、サウロンがカードを堕落させきる前に、力を合わせて滅びの山へ。ただし英雄になれるのは一人だけ。
dice-time = 二人でおよそ1時間

## ボット

dice-bot-random = 何でもくじまかせに行う。試しに動かすのに向く。
dice-bot-greedy = 栄光、倒せる敵、次のダイスなど、そのターンに得られるものを量って選ぶ。手ごろな連れだが、先の計画はない。

## 席

dice-seat-player-1 = プレイヤー1
dice-seat-player-2 = プレイヤー2
dice-seat-player-3 = プレイヤー3
dice-seat-player-4 = プレイヤー4

## 起きたこと

dice-ending-mount-doom = 指輪が滅び、栄光が最も多かった
dice-ending-corruption = 堕落したカードが多くなりすぎた
dice-ending-coop-win = 指輪が滅びた
dice-ending-coop-loss = 誰かの栄光が尽きた

## 選択ルール

dice-setting-corruption = 堕落したダイス
dice-setting-corruption-later = 振ると白紙になる
dice-setting-corruption-immediate = ただちに場を離れる
dice-setting-forces = 取り替えられた敵
dice-setting-forces-printed = ゲームから除く
dice-setting-forces-increased = 敵カードに戻る
dice-setting-difficulty = サウロンが勝つ堕落の枚数
dice-setting-difficulty-standard = 通常
dice-setting-difficulty-easier = 一枚多い
dice-setting-difficulty-harder = 一枚少ない
dice-setting-coop = 完全協力
dice-setting-coop-off = しない（英雄を一人決める）
dice-setting-coop-easy = 易しい（栄光5で始める）
dice-setting-coop-hard = 難しい（栄光3で始める）
dice-setting-coop-very-hard = とても難しい（栄光1で始める）
dice-setting-advance-forces = 道中のサウロン
dice-setting-advance-forces-printed = 迎え入れたときだけ増える
dice-setting-advance-forces-growing = 後の場所でも増える
