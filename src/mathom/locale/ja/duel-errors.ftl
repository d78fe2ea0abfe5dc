# 渡されたデュエルの局面の何が正しくないか。

## ありえないこと。「その局面はありえません：」のあとに続きます。

error-duel-state-cards = どのカードも、ちょうど一か所になければなりません
error-duel-state-laid-face-up = 表で並べる場所に、伏せたカードがあります
error-duel-state-layout-chapter = 別の章のカードが並べられています
error-duel-state-covered = 伏せて並べたはずのカードが、重なりのあるまま表になっています
error-duel-state-card-deck = カードが別の章の山にあります
error-duel-state-later-chapter = これからの章のカードがそろっていません
error-duel-state-face-down = 山にないカードが伏せて置かれています
error-duel-state-tiles = どのタイルも、ちょうど一か所になければなりません
error-duel-state-landmarks = 表のランドマークが{ $most }枚を超えています
error-duel-state-tokens = どのトークンも、ちょうど一か所になければなりません
error-duel-state-token-deck = トークンが別の種族の山にあります
error-duel-state-units = 各陣営のユニットは{ $count }個でなければなりません
error-duel-state-fortress = タイルのない砦が立っています
error-duel-state-begun = 最初の章の前には、まだ何も起こっていません
error-duel-state-slots = 配置の枠は{ $count }個でなければなりません
error-duel-state-both-sides = 一つの地方に両陣営のユニットがいます
error-duel-state-coins = コインは全部で{ $count }枚でなければなりません
error-duel-state-again = 追加の手番は重なりません
error-duel-state-won-quest = 探索の勝利がすでに決まっています
error-duel-state-won-races = 一方の陣営がすでに六つの種族の支持を得ています
error-duel-state-won-conquest = 一方の陣営がすでにすべての地方にいます
error-duel-state-ending = ゲームは、記された結末のようには終わっていません

## 項目。項目の名前のあとに続きます。


## 予定も項目の一つです。

error-duel-agenda-turn = は手番一つだけで、取れるカードは表でなければなりません
error-duel-agenda-again = に、同じ陣営が続けて行う手番があってはなりません
error-duel-agenda-ground = は'Turn'か'EndTurn'で始まらなければなりません
error-duel-agenda-one-turn = の手番は一つだけでなければなりません
error-duel-agenda-side = にあるのは、手番の陣営の行いだけでなければなりません
error-duel-agenda-tokens-known = で選べるトークンは、山の上で公開されたものでなければなりません
error-duel-agenda-tokens-once = で選べるトークンは、それぞれ一度だけでなければなりません
error-duel-agenda-search = では、捨て札からプレイする前に捨て札を調べなければなりません
