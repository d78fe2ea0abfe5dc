# 渡されたダイスの局面の何が正しくないか。

## ありえないこと。「その局面はありえません：」のあとに続きます。

error-dice-state-cards = どのカードも、ちょうど一か所になければなりません
error-dice-state-dies = どのダイスも、ちょうど一か所になければなりません
error-dice-state-attached = アーティファクトが、そばのユニットでないものについています
error-dice-state-enemy = 敵のダイスが、参加者のダイスの中にあります
error-dice-state-friend = 参加者のダイスが、サウロンのダイスの中にあります
error-dice-state-standing = 召集エリアか準備エリアに、ユニットでもアーティファクトでもないものがあります
error-dice-state-marked = マーカーが、サウロンの召集エリアにないダイスに載っています
error-dice-state-face = 振られていないはずのダイスが、面を示しています

## agendaという項目

error-dice-agenda-round = では、すべての下に次のラウンドがなければなりません
