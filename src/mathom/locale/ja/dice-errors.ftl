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
error-dice-state-seat = 手番か指輪の持ち主が、卓にいません
error-dice-state-arrived = 灰色港に着いたのに、ゲームが続いています

## agendaという項目

error-dice-agenda-round = では、すべての下に次のラウンドがなければなりません
error-dice-agenda-seat = は、卓にいる参加者の、その時のものでなければなりません
error-dice-agenda-war = には、攻撃が続いている間だけ、その終わりがなければなりません
error-dice-agenda-die = のダイスが、あるべき場所にありません
error-dice-agenda-cards = のカードは、並べられません
