# 終わった探索の全体。

solitaire-period = 第{ $count }ターン

solitaire-track-treasures = プレイした財宝
solitaire-track-drawn = 引いた資源カード

solitaire-goal-treasures = 財宝{ $goal }枚すべてで勝ち
solitaire-goal-drawn = { $goal }枚目を引くと負け

solitaire-deed-attacks = 受けた攻撃
solitaire-deed-creatures = 倒したクリーチャー
solitaire-deed-lost = 失ったキャラクター
solitaire-deed-items = プレイしたアイテム
solitaire-deed-corrupted = 失敗した堕落判定
