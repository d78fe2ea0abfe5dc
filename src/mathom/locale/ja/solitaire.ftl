# ソリティアについて、卓の外でも言うこと。

solitaire-name = クエスト
solitaire-about = 一つの一行を率い、山札の示す地点から地点へと旅し、資源の山札が尽きる前にすべての財宝を手に入れます。中つ国の危険に独りで挑む遊びです。
solitaire-time = 約1時間

## ボット

solitaire-bot-random = 何でもくじで決めます。試しに使うのに向いています。
solitaire-bot-greedy = 慎重に旅します。勝てる相手とは戦い、勝てない相手は避け、見つけた財宝はすべて取ります。

## 席

solitaire-seat-traveller = 旅人

## 終わり方

solitaire-ending-treasures = すべての財宝が公開され、使われました
solitaire-ending-exhausted = 資源の山札が尽きました
solitaire-ending-nobody-left = 一行に誰もいなくなりました

## 設定

solitaire-setting-scenario = 探索
solitaire-setting-scenario-easy = 北方の用向き（易しい）
solitaire-setting-scenario-normal = アンドゥインを下って（普通）
solitaire-setting-scenario-hard = 影と竜の火（難しい）
solitaire-setting-scenario-random = ランダムな山札
solitaire-setting-scenario-daily = 今日の山札
solitaire-setting-scenario-deck = 自分で組んだ山札
solitaire-setting-scenario-random-named = ランダムな山札（{ $name }）
solitaire-setting-scenario-daily-named = { $name }の山札
solitaire-setting-scenario-deck-named = プレイヤーが組んだ山札
solitaire-setting-starting-characters = 最初のキャラクター
solitaire-setting-starting-characters-five = 5人まで
solitaire-setting-starting-characters-any = 精神力の合計が許すだけ
solitaire-setting-killers = 刺客と殺し屋
solitaire-setting-killers-alike = 同じものを2枚
solitaire-setting-killers-mixed = 合わせて2枚
solitaire-setting-gorgoroth = ゴルゴロスの地点
solitaire-setting-gorgoroth-closed = 行けません
solitaire-setting-gorgoroth-printed-path = ローリエンからの印刷された道で行けます
solitaire-setting-starting-items = 失った最初のアイテム
solitaire-setting-starting-items-discarded = 捨て札になります
solitaire-setting-starting-items-returned = 財宝になります
solitaire-setting-search = アイテムを探すカード
solitaire-setting-search-treasures = 財宝の山札を探します
solitaire-setting-search-nothing = 何も見つけません
