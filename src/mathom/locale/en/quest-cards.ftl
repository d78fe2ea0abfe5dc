# What each card does, in one sentence of ours.

## Plots

quest-text-plot-sauron-hunts-for-the-ring = At the start: 2 influence on each Stronghold, 7 more on Strongholds or in extension of them, 1 in the Shadow Pool; Sauron keeps 1 of 2 shadow cards and 2 of 5 plots.
quest-text-plot-monsters-in-the-east = At the start: 2 influence on each Stronghold and 9 more on Strongholds or in extension of them; Sauron keeps 1 of 3 shadow cards and 2 of 3 plots.
quest-text-plot-saruman-hungry-for-power = At the start: 3 influence on each Stronghold, 3 more on Strongholds or in extension of them, 2 in the Shadow Pool; Sauron keeps 2 of 3 shadow cards and 2 of 4 plots.
quest-text-plot-a-dark-messenger = Needs a minion in Erebor. While it is active, a hero who consults Dáin gains a corruption card.
quest-text-plot-osgiliath-invaded = Needs a monster token in Osgiliath; a blank one will do.
quest-text-plot-gollum-is-captured = When it is played, every other active plot that names Gollum is discarded.
quest-text-plot-saruman-falls-to-corruption = While it is active, Isengard is perilous and a hero who consults Saruman gains a corruption card.
quest-text-plot-wormtongue-taints-theoden = Needs 6 or more influence within one location of Edoras, or “Saruman Falls to Corruption” active. While it is active, a hero who consults Théoden gains a corruption card.
quest-text-plot-denethor-falls-into-madness = While it is active, a hero who consults Denethor gains a corruption card.
quest-text-plot-orcs-in-the-mountains = Needs 8 or more influence within one location of Mount Gundabad.
quest-text-plot-a-broken-line-of-kings = Affects a Haven of Sauron’s choice without another plot marker, if the adjacent locations together hold 6 or more influence. While it is active, heroes neither rest nor draw encounters there.
quest-text-plot-gollum-is-tortured = When it is played, every other active plot that names Gollum is discarded.
quest-text-plot-smeagol-escapes = Needs a monster token or minion within one location of the Woodland Realm. When it is played, Sauron may take a plot that names Gollum from the deck or the discards into his hand; he shows it, and the deck is shuffled.
quest-text-plot-loss-of-an-heir = Affects Edoras or Minas Tirith, as Sauron chooses; it must have a monster token or minion within one location.
quest-text-plot-a-promise-of-rings = Affects a location of Sauron’s choice where a character is together with a monster token or minion.
quest-text-plot-rise-of-the-uruk-hai = Needs 3 or more influence in Isengard, or “Saruman Falls to Corruption” active. While it is active, Sauron may let a monster token in Rohan that is turned up and not blank fight as Uruk-hai.
quest-text-plot-urgent-summons = Affects a location of Sauron’s choice with a character and no other plot marker; when it is played, all characters there leave the map.

## Shadow cards

quest-text-shadow-betrayed = The hero discards two random cards of its hand and has 1 strength less in this combat for each of its corruption cards.
quest-text-shadow-an-evil-fog = Sauron chooses a hero and may move it to an adjacent location; it then discards one random card of its hand for each of its corruption cards.
quest-text-shadow-flocks-of-crebain = Not in a Haven: the hero fights Crebain at once, with agility 0, and has no Ambush step this turn.
quest-text-shadow-his-arm-has-grown-long = Not in a Haven: the location that the hero has entered is perilous until the hero’s turn ends.
quest-text-shadow-seem-fairer-feel-fouler = Not in a Haven: the hero fights an Agent; then, if the hero has a corruption card, Sauron draws a plot. It has no Ambush step this turn.
quest-text-shadow-dark-promises = The hero gains a corruption card or takes 5 damage, as it chooses.
quest-text-shadow-do-not-tempt-me = Sauron chooses a hero and may put 1 influence on its location; it then loses 1 favor for each of its corruption cards.
quest-text-shadow-a-new-power-is-rising = Sauron puts 2 influence on every location of Mordor, or draws up to two monster tokens, looks at each and lays it as by a command.
quest-text-shadow-storms-of-mordor = Every hero discards cards of its choice until five are left in its hand, then one random card for each of its corruption cards.
quest-text-shadow-sarumans-lies = Sauron looks at the top plot of the deck and leaves it there or puts it under the deck. If any hero has at least as many corruption cards as wisdom, the marker of corruption advances 1.
quest-text-shadow-morgul-blade = Only in a combat with a minion: Sauron chooses either 5 damage for each corruption card of the hero, or 3 damage and a corruption card.
quest-text-shadow-lord-of-the-rings = Sauron takes a discarded plot or another discarded shadow card into his hand and shows it. If “A Dark Messenger” is active, the marker of the Ring advances 1.
quest-text-shadow-evil-wound = After its recovery the defeated hero takes 4 damage, and 2 more for each of its corruption cards.
quest-text-shadow-shire-baggins = Sauron puts 1 influence into the Shadow Pool and 1 on the Shire. If the Shire then has 3 or more influence or a minion, the marker of the Ring advances 2.
quest-text-shadow-creatures-of-the-wild = Not in a Haven: the hero fights a Giant Spider, or a Cave Troll if it has two or more corruption cards. It has no Ambush step this turn.
quest-text-shadow-the-ithil-stone = Sauron may take “Denethor Falls into Madness” or “Saruman Falls to Corruption” from the deck or the discards into his hand, or play it at once if all it needs is there; he shows it, and the deck is shuffled.
quest-text-shadow-they-are-terrible = Sauron chooses a minion that has entered the game, even a defeated one: all its damage is removed, and he puts it on a location with influence.
quest-text-shadow-the-lidless-eye = Sauron hands out the corruption cards of two heroes anew between them as he likes; then a hero of his choice gains one.
quest-text-shadow-the-black-breath = Only in a combat with a minion: the hero gains a corruption card, then has 1 strength and 1 agility less in this combat for each of its corruption cards.
quest-text-shadow-winter-storm = The hero can make only one move in this turn’s Travel step.
quest-text-shadow-grievous-loss = Sauron places 1 influence for each corruption card of the defeated hero, on Strongholds or in extension of them; the Shadow Pool is full then. In the next Story step the heroes’ marker advances 1 less.

## Corruption cards

quest-text-corruption-reckless = Whenever perils are drawn for you, Sauron may draw one card more.
quest-text-corruption-indifferent = For an encounter you draw two cards instead of three.
quest-text-corruption-distraught = You hold at most seven cards in hand; what is more you discard at once, as you choose.
quest-text-corruption-deranged = Your wisdom is 1 less.
quest-text-corruption-helpless = Your agility is 1 less.
quest-text-corruption-weary = Your fortitude is 1 less.
quest-text-corruption-weak = Your strength is 1 less.
quest-text-corruption-despairing = You hold at most 3 favor; what is more is lost at once.
quest-text-corruption-isolated = You can neither consult characters nor trade.
quest-text-corruption-hopeless = From your next turn on you make at most three moves in a turn; exploring before the first counts as one.
quest-text-corruption-mistrusted = From your next turn on you gain at most 1 favor in each of your turns.
quest-text-corruption-cowardly = At the start of every later combat you discard a random card of your hand.
quest-text-corruption-greedy = Whenever Sauron plays a shadow card in your turn, he may then draw a shadow card.
quest-text-corruption-despondent = When you rest or are defeated, Sauron’s leftmost marker advances 2 instead of 1.
quest-text-corruption-careless = You lose 2 favor. Then this card and the discards are shuffled into the deck.
quest-text-corruption-wretched = Sauron may move you to the nearest Haven. Then this card and the discards are shuffled into the deck, and if it is your turn, it ends.

## Perils

quest-text-peril-the-hounds-of-sauron = 6 damage, less the printed defense of the cards you discard against it; if none is left, you gain a favor or train.
quest-text-peril-an-unexpected-betrayal = You choose: take 5 damage, or let Sauron draw a plot and a shadow card.
quest-text-peril-a-shadow-in-the-background-of-their-memories = If your wisdom is not above the number of adjacent locations with influence, you gain a corruption card and lose a favor.
quest-text-peril-orc-scouts = You gain a corruption card. Then this card and the discards are shuffled into the deck.
quest-text-peril-ill-met-company = You choose: lose 2 favor, or let Sauron draw two corruption cards and give you one of them.
quest-text-peril-armies-underground = You discard one random card of your hand for each of your corruption cards, then fight an Orc.
quest-text-peril-the-hill-of-black-magic = If your wisdom is not above the number of active plots, you take 5 damage and your turn ends.
quest-text-peril-the-dark-tower = Sauron brings a minion from anywhere on the map to Barad-dûr, and you fight it; if you defeat it, you gain 2 favor. Unless you are defeated, your turn goes on.
quest-text-peril-khazad-dum = You fight the Balrog; if you defeat it, you gain 2 favor and train.
quest-text-peril-an-enduring-evil = If there is influence here, you gain a corruption card and your turn ends.
quest-text-peril-trapped = Sauron puts 2 influence into the Shadow Pool, and you discard two cards of your choice.
quest-text-peril-the-weakness-of-men = You choose: take 5 damage, or let the marker of corruption advance 1.
quest-text-peril-its-a-dangerous-business = Sauron puts 2 influence into the Shadow Pool and may put 1 on each of three locations of your region.
quest-text-peril-undying-regret = Sauron puts 2 influence into the Shadow Pool. He may also put 1 influence on a location of your region other than yours, and then a monster token on one that has influence and no hero.
quest-text-peril-nine-for-mortal-men = You gain a corruption card. Then Sauron may give one command to a minion or draw a plot; if the minion moves to your location, you fight it, and unless you are defeated, your turn goes on.

## Missions

quest-text-mission-the-spear-of-the-west = Fulfilled if every hero has completed both of its own quests, the starting and the advanced one.
quest-text-mission-noble-blood = Fulfilled if the heroes together have at most one corruption card.
quest-text-mission-minas-morgul-kept-at-bay = Fulfilled if at most two minions are on the map.
quest-text-mission-against-the-shadow = Fulfilled if at most two monster tokens are on the map, blank ones included.
quest-text-mission-isildurs-secret = Fulfilled if the heroes together have 5 or more favor.
quest-text-mission-his-dark-throne = Fulfilled if three plots are active.
quest-text-mission-where-the-shadows-lie = Fulfilled if the marker of corruption is in stage III.
quest-text-mission-in-darkness-bind-them = Fulfilled if the marker of the Ring is in stage III.
quest-text-mission-to-rule-them-all = Fulfilled if the marker of conquest is in stage III.
quest-text-mission-to-find-them-all = Fulfilled if the Ringwraiths, or 6 or more influence, are in the Shire.

## Characters

quest-text-character-aragorn = Your agility rises by 1.
quest-text-character-boromir = Your strength rises by 1.
quest-text-character-dain = You train twice.
quest-text-character-denethor = You may pay 3 favor to advance the heroes’ marker 1.
quest-text-character-gandalf = Your wisdom rises by 1.
quest-text-character-saruman = Sauron discards two random shadow cards of his hand.
quest-text-character-theoden = You gain a Horse.
quest-text-character-thranduil = The Shadow Pool loses 2 influence.

## Items

quest-text-item-boat = A water path costs you any one card, and you can go between the Grey Havens and Belfalas for any three cards.
quest-text-item-elven-cloak = Whenever Sauron plays a shadow card in your turn, the Shadow Pool then loses 1 influence.
quest-text-item-horse = Every path costs you one card less, but never less than one.

## Quests of the heroes

quest-text-quest-echoes-of-bolgs-army = Explore Mount Gundabad: you gain 2 favor or raise your fortitude by 1, and Sauron discards a random shadow card of his hand.
quest-text-quest-they-have-become-queer-and-wild = Explore Fangorn: you gain 2 favor, train and open your advanced quest; Thranduil comes to the Woodland Realm unless he is on the map.
quest-text-quest-the-forest-must-provide-no-refuge = Aragorn begins at the South Eaves. There you meet an Orc instead of an encounter: defeat it to train and open your advanced quest.
quest-text-quest-bones-of-a-darkness-past = Explore the Ruins of Angmar: you gain 2 favor and raise your agility by 1.
quest-text-quest-guarding-the-dimrill-stair = Explore the Redhorn Gate: you gain 2 favor, train and open your advanced quest; Gandalf comes to Bree unless he is on the map.
quest-text-quest-spies-in-mithlond = Gandalf begins at the Grey Havens. There you meet Crebain instead of an encounter: defeat them to gain a Boat, train and open your advanced quest.
quest-text-quest-hidden-in-the-ash-mountains = Explore Barad-dûr: you gain 2 favor or raise your agility by 1, and the Shadow Pool loses 1 influence.
quest-text-quest-where-the-stars-are-strange = Boromir begins in Near Harad. Explore it, or fight the Black Serpent, whatever the outcome: you raise your strength by 1, train and open your advanced quest; Denethor comes to Minas Tirith unless he is on the map.
quest-text-quest-an-appeal-to-golasgil = Explore Anfalas: you gain a favor, train, shuffle your rest pool into your life pool and open your advanced quest; Boromir comes to Osgiliath unless he is on the map.
quest-text-quest-hill-of-sorcery = Explore Dol Guldur: you gain 2 favor or raise your agility by 1. Sauron chooses: he discards a plot of his hand, or the Shadow Pool loses 2 influence.
quest-text-quest-drive-back-the-evil-men = Explore the Mouth of the Greyflood: you gain 2 favor and open your advanced quest; Saruman comes to Isengard unless he is on the map.
quest-text-quest-a-message-to-the-white-wizard = Saruman begins at Isengard. There you meet an Agent instead of an encounter: defeat it to gain a favor, train and open your advanced quest.
quest-text-quest-to-look-into-the-mirrormere = Explore Moria: you gain 2 favor or raise your wisdom by 1.
quest-text-quest-the-ered-luin = Explore the Blue Mountains: you gain 3 favor, shuffle your rest pool into your life pool and open your advanced quest; Dáin comes to Erebor unless he is on the map.
quest-text-quest-a-new-threat = Dáin begins in the Northern Waste. There you meet a Snaga instead of an encounter: defeat it to train and open your advanced quest.

## Events

quest-text-event-messengers-of-the-stormcrow = Every hero spends 1 favor or gains a corruption card; one without favor gains the card.
quest-text-event-tempted-by-power = Sauron names a hero, who chooses: gain a corruption card and train, or let Sauron draw a plot.
quest-text-event-trust-in-friendship = Every hero who has favor puts one on this card, and Sauron gives it to a hero. Where that hero explores together with a character or another hero, it may take all the favor on it.
quest-text-event-the-thieves-of-tharbad = Sauron chooses a character, on the map or not, and puts it on the Mouth of the Greyflood.
quest-text-event-eomer-and-eowyn-are-orphaned = Sauron may take a character or one favor of his choice off the locations of Rohan.
quest-text-event-beornings-the-skin-changers = The heroes may remove up to two monster tokens from Mirkwood, or deal 2 damage to a minion there.
quest-text-event-the-dunadan-guards-the-shire = The heroes may remove up to three tokens, influence or monsters, from Eriador, or put a favor on the Shire.
quest-text-event-the-courage-of-erkenbrand = The heroes may remove up to three tokens, influence or monsters, from Rohan, or put a favor on Helm’s Deep.
quest-text-event-from-argonath-to-the-sea = One hero who explores Minas Tirith may remove 1 influence from each adjacent location.
quest-text-event-lady-of-the-golden-wood = One hero who explores Lothlórien may gain a Boat or remove 1 influence from the Shadow Pool.
quest-text-event-arwens-message-to-her-beloved = One hero who explores Weathertop may gain a favor or train.
quest-text-event-imladris = One hero who explores Rivendell may discard a corruption card or raise its fortitude by 1.
quest-text-event-not-all-those-who-wander-are-lost = One hero who explores Rhûn may move to any location.
quest-text-event-gandalf-visits-frodo = One hero who explores the Shire may pay 3 favor to advance the heroes’ marker 1.
quest-text-event-of-serpents-and-sand = The marker of conquest advances 1 more in each Story step, until a hero who explores Near Harad ends the event.
quest-text-event-the-glades-of-orthanc-darken = The marker of conquest advances 1 more in each Story step, until a hero who explores the Gap of Rohan ends the event.
quest-text-event-stone-figures-in-the-trollshaws = Sauron may put a monster token on each of two locations of Rhudaur without heroes; they need no influence.
quest-text-event-there-is-strength-yet = The heroes may move a character on the map to an adjacent location that is no Stronghold; all influence and monster tokens there are removed.
quest-text-event-cirdan-the-shipwright = One hero who explores the Grey Havens may gain a Boat; it may then move to Belfalas.
quest-text-event-the-foe-hammer = One hero who explores the Trollshaws may put Gandalf, wherever he is, on a location with influence; all monster tokens there are removed.
quest-text-event-under-the-shadow = Sauron names a hero, who chooses: gain a corruption card and move to any location, or let Sauron draw a shadow card.
quest-text-event-brand-becomes-king-of-dale = The heroes may remove up to two tokens, influence or monsters, within one location of Lake Esgaroth, or put a favor on Lake Esgaroth.
quest-text-event-commander-of-edoras = The heroes may remove one monster token and 1 influence within one location of Edoras, or put a favor on Edoras.
quest-text-event-iarwain-ben-adar = One hero who explores the Old Forest may discard a corruption card or shuffle its damage pool into its rest pool.
quest-text-event-athelas-kingsfoil = One hero who explores Rhosgobel may discard a corruption card or shuffle its damage pool into its rest pool.
quest-text-event-aragorn-meets-with-gandalf = Aragorn and Gandalf are put on Bree, wherever they are.
quest-text-event-aragorn-hunts-gollum = One hero who explores the Dead Marshes may pay 3 favor to advance the heroes’ marker 1.
quest-text-event-beregond-guard-of-the-citadel = The heroes may discard an active plot that affects a Haven, if one of them pays 3 favor.
quest-text-event-dark-news-from-erebor = The marker of corruption advances 1 more in each Story step, until a hero who explores Erebor ends the event.
quest-text-event-the-blood-of-rhun = The marker of conquest advances 1 more in each Story step, until a hero who explores Dagorlad ends the event.
quest-text-event-radagast-the-brown = Every hero with 4 or more favor loses one. If Gandalf is on the map, he is put on Isengard.
quest-text-event-warrior-of-the-lidless-eye = Sauron may put 1 influence on every location adjacent to Gothmog, and a monster token on each of them where no hero stands.
quest-text-event-he-has-at-last-heard = Sauron puts 1 influence on the Shire and on each adjacent location; he may move a minion from anywhere on the map to the Shire.
quest-text-event-the-trees-of-fangorn = One hero who explores Fangorn may gain a favor; all monster tokens within one location of it are then removed.
quest-text-event-gandalf-stormcrow = One hero who explores the Plains of Rohan may put Gandalf, wherever he is, on a location four or more away from it and remove 1 influence from the Shadow Pool.
quest-text-event-arnor-that-was-of-old = The heroes may remove all influence and monster tokens within one location of Fornost, or put a favor on Fornost.
quest-text-event-boromirs-dream = Every hero without favor gains one. If none of the four markers is nearer to the start than the marker of the Ring, that marker advances 1.
quest-text-event-elladan-and-elrohir = One hero who explores the Ettenmoors may gain 2 favor, and may then remove a monster token anywhere on the map.
quest-text-event-eowyn-sister-daughter = Théoden is put on Edoras, wherever he is, and each adjacent location loses 1 influence.
quest-text-event-the-argonath = One hero who explores Amon Hen may discard a corruption card or raise its fortitude by 1.
quest-text-event-theoden-warned-of-saruman = One hero who explores Edoras may pay 2 favor to move the marker of corruption back 1.
quest-text-event-the-account-of-isildur = One hero who explores Minas Tirith may pay 3 favor to advance the heroes’ marker 1.

## Encounters

quest-text-encounter-haven-the-court-of-theoden = You gain a favor or discard a corruption card. Then, if your wisdom is above the number of monster tokens in this region, you gain a Horse.
quest-text-encounter-haven-intrigue-within-meduseld = If your wisdom is at least the influence in this region, you gain 2 favor.
quest-text-encounter-haven-the-houses-of-healing = You shuffle your rest pool and damage pool into your life pool, or gain a favor and discard a corruption card.
quest-text-encounter-haven-the-palantirs = You may gain a corruption card: then the Shadow Pool loses 1 influence, and you look at the plots in Sauron’s hand.
quest-text-encounter-haven-the-halls-of-an-elven-king = You gain a favor or discard a corruption card. Then, if your wisdom is at least the influence in this region, you gain a Boat.
quest-text-encounter-haven-the-enchanted-stream = If your agility is below the influence in this region, you lose a favor and gain a corruption card.
quest-text-encounter-haven-the-lonely-mountain = You gain a favor. Then, if your fortitude is above the influence in the Shadow Pool, you discard all your corruption cards.
quest-text-encounter-haven-ancient-greed = You may gain a corruption card: then you gain 2 favor and train. Otherwise you gain a favor.
quest-text-encounter-haven-the-northern-fortress = You gain a favor or discard a corruption card. Then, if your wisdom is at least the number of your corruption cards, you train.
quest-text-encounter-haven-deadmens-dike = 4 damage, less the printed defense of the cards you discard against it; if none is left, you gain 2 favor and train.
quest-text-encounter-haven-the-golden-wood = You gain a favor or discard a corruption card. Then, if your wisdom is at least the number of active plots, you gain an Elven Cloak.
quest-text-encounter-haven-imladris = You gain a favor or discard a corruption card. Then, if you have no corruption card, you shuffle your rest pool and damage pool into your life pool.
quest-text-encounter-haven-redeemed-by-grace = You gain a favor, or discard any number of corruption cards for 1 favor each.
quest-text-encounter-haven-the-steadfast-defender = The Shadow Pool loses 1 influence, or you pay 2 favor to raise an attribute of your choice by 1.
quest-text-encounter-haven-i-will-not-say-the-day-is-done = You gain 2 favor. Then this card and the discards are shuffled into the deck.
quest-text-encounter-mordor-the-faces-in-the-water = You lose an item of your choice, then take 1 damage for each of your corruption cards.
quest-text-encounter-mordor-shapes-in-the-mist = 6 damage, less the printed defense of the cards you discard against it; if none is left, you gain a favor or a Horse.
quest-text-encounter-mordor-saurons-road = If your agility is at least the number of monster tokens in this region, you may move to an adjacent location.
quest-text-encounter-mordor-thirst-and-despair = 6 damage, less the printed defense of the cards you discard against it; if none is left, you gain a favor or train.
quest-text-encounter-mordor-isildurs-heir = Aragorn comes to Rhûn unless he is on the map. Explore Rhûn: you gain a favor and train.
quest-text-encounter-mordor-heavy-rains = You discard three cards of your choice, or Sauron moves you to an adjacent location of his choice.
quest-text-encounter-mordor-smoke-on-the-horizon = Explore the Plains of Gorgoroth: you gain 2 favor, and the Shadow Pool loses 1 influence.
quest-text-encounter-mordor-the-nest-is-stirred = Sauron may put 1 influence on each of two locations of this region, or 1 into the Shadow Pool.
quest-text-encounter-mordor-the-olog-hai = 8 damage, less the printed defense of the cards you discard against it; if none is left, you gain a favor and train twice.
quest-text-encounter-mordor-a-hidden-path = If your wisdom is at least the number of monster tokens in this region, the Shadow Pool loses 1 influence.
quest-text-encounter-mordor-sting-of-the-west = If your agility is at least the number of monster tokens in this region, you may remove up to 3 influence from the region.
quest-text-encounter-mordor-a-shadow-under-the-shadow = If your strength is at least the influence in this region, you gain a favor, or the Shadow Pool loses 2 influence, as you choose.
quest-text-encounter-mordor-the-land-of-the-great-eye = If your fortitude is below the influence in this region, the top five cards of your life pool go to your rest pool.
quest-text-encounter-mordor-the-seat-of-saurons-power = Explore Barad-dûr: you gain 2 favor, and may discard all your corruption cards or remove 1 influence from the Shadow Pool.
quest-text-encounter-mordor-where-the-shadows-lie = The Shadow Pool loses 1 influence. Then this card and the discards are shuffled into the deck.
quest-text-encounter-rohan-the-key-to-the-anduin = You choose: take 5 damage, or gain a corruption card.
quest-text-encounter-rohan-prince-imrahil = If your wisdom is at least the number of your corruption cards, you gain 2 favor or a Boat.
quest-text-encounter-rohan-the-seat-of-seeing = You look at the monster tokens on the locations adjacent to Amon Hen. Then you may pay 1 favor: the Shadow Pool loses 2 influence.
quest-text-encounter-rohan-sweet-words-bitter-dreams = You shuffle your hand into your life pool, then take 2 damage for each of your corruption cards.
quest-text-encounter-rohan-they-come-from-umbar = 6 damage, less the printed defense of the cards you discard against it; if none is left, you gain a favor and train.
quest-text-encounter-rohan-the-eored = You shuffle your rest pool into your life pool, or pay 1 favor to move to Edoras and have an encounter there.
quest-text-encounter-rohan-the-mounts-of-the-haradrim = Explore Near Harad: you gain 2 favor and train.
quest-text-encounter-rohan-the-palantir-of-orthanc = Explore Isengard: you gain a favor and discard a corruption card.
quest-text-encounter-rohan-lies-and-deceit = If your wisdom is at least the influence in this region, you gain a favor, or Sauron discards a random shadow card of his hand, as you choose.
quest-text-encounter-rohan-smugglers = You may gain a corruption card: then the Shadow Pool loses 1 influence and you train.
quest-text-encounter-rohan-allies-of-the-dark-lord = You choose: take 4 damage, or let Sauron draw a plot.
quest-text-encounter-rohan-dangers-both-real-and-imagined = If your wisdom is below the number of monster tokens in this region, you gain a corruption card.
quest-text-encounter-rohan-words-spoken-from-the-heart = Without corruption cards you gain a favor; otherwise you may pay 1 favor to discard one of them.
quest-text-encounter-rohan-captain-of-the-white-tower = Boromir comes to Minas Tirith unless he is on the map. Explore Minas Tirith: you gain a favor and train.
quest-text-encounter-rohan-the-days-have-gone-down-in-the-west = You may discard two cards of your choice to gain 2 favor. Then this card and the discards are shuffled into the deck.
quest-text-encounter-misty-radagast-the-brown = If your wisdom is at least the influence in this region, you gain a favor, and Gandalf comes to a Haven of your choice unless he is on the map.
quest-text-encounter-misty-the-beornings-ask-for-help = You may pay 1 favor: then the Shadow Pool loses 2 influence, and all influence and monster tokens within one location of you are removed.
quest-text-encounter-misty-the-town-of-dale = As many top cards of your damage pool as your wisdom go to your rest pool, which you then shuffle into your life pool.
quest-text-encounter-misty-agents-of-saruman = You choose: take 5 damage, or let the marker of the Ring advance 1.
quest-text-encounter-misty-do-not-stray-from-the-path = 7 damage, less the printed defense of the cards you discard against it; if none is left, you gain 2 favor and train.
quest-text-encounter-misty-sarumans-fires = If your agility is below the number of monster tokens in this region, Sauron may deal you 2 damage or put 1 influence into the Shadow Pool.
quest-text-encounter-misty-a-shadow-connection = Explore the South Eaves: you gain 2 favor and shuffle your rest pool into your life pool.
quest-text-encounter-misty-lost-in-the-shadows = You discard two cards of your choice, or Sauron moves you to an adjacent location of his choice.
quest-text-encounter-misty-trapped-by-a-terrible-storm = You shuffle your hand into your life pool, and your turn ends.
quest-text-encounter-misty-the-evenstar-is-called-home = Aragorn comes to Rivendell unless he is on the map. Explore Rivendell: you gain an Elven Cloak.
quest-text-encounter-misty-escorted-by-the-wood-elves = You shuffle your rest pool into your life pool, or pay 1 favor to move to the Woodland Realm and have an encounter there.
quest-text-encounter-misty-conquered-by-fear = If your wisdom is below the influence in this region, you choose: spend a favor, or gain a corruption card.
quest-text-encounter-misty-a-desperate-bargain = You may gain a corruption card: then the Shadow Pool loses 2 influence, and Sauron discards a random shadow card of his hand.
quest-text-encounter-misty-greenleaf = Explore the Woodland Realm: you gain 2 favor or raise your agility by 1.
quest-text-encounter-misty-i-sang-of-leaves = The Shadow Pool loses 1 influence, or you train, as you choose. Then this card and the discards are shuffled into the deck.
quest-text-encounter-rhudaur-hill-of-the-wind = You may look at the monster tokens on the locations adjacent to Weathertop. The Shadow Pool loses 1 influence.
quest-text-encounter-rhudaur-the-ruins-of-amon-sul = As many top cards of your damage pool as your wisdom go to your rest pool, which you then shuffle into your life pool.
quest-text-encounter-rhudaur-tom-bert-and-william-huggins = If your wisdom is at least the number of your corruption cards, the Shadow Pool loses 1 influence.
quest-text-encounter-rhudaur-emyn-engrin = The Shadow Pool loses 2 influence, or you train, as you choose.
quest-text-encounter-rhudaur-above-the-withered-heath = Sauron discards a random shadow card of his hand. You may remove a monster token from this region.
quest-text-encounter-rhudaur-forodwaith = If your fortitude is below the influence in Rhudaur and the Grey Mountains together, you take 3 damage.
quest-text-encounter-rhudaur-beyond-the-dark-lords-reach = Explore the Northern Waste: you gain 2 favor and train.
quest-text-encounter-rhudaur-carn-dum-reborn = You choose: take 5 damage, or let Sauron put 1 influence into the Shadow Pool and 3 on Mount Gundabad or in extension of it.
quest-text-encounter-rhudaur-a-path-through-the-mountains = You gain a favor and may move to an adjacent location.
quest-text-encounter-rhudaur-the-haunted-ruins = Explore the Ruins of Angmar: you gain 2 favor and discard a corruption card.
quest-text-encounter-rhudaur-lost-in-the-wild = You discard two cards of your choice, or Sauron moves you to an adjacent location of his choice.
quest-text-encounter-rhudaur-the-iron-will-of-the-dwarves = You gain a favor, or pay 1 favor to train and discard a corruption card.
quest-text-encounter-rhudaur-a-common-purpose = If your wisdom is at least the influence in this region, you gain 2 favor.
quest-text-encounter-rhudaur-the-son-of-gloin = Explore Erebor: you gain a favor and raise your fortitude by 1.
quest-text-encounter-rhudaur-the-world-is-grey = You gain a favor, or the Shadow Pool loses 1 influence, as you choose. Then this card and the discards are shuffled into the deck.
quest-text-encounter-eriador-pipeweed-and-seven-meals-a-day = As many top cards of your damage pool as your wisdom go to your rest pool, which you then shuffle into your life pool.
quest-text-encounter-eriador-cirdan-the-shipwright = If your wisdom is at least the influence in this region, you discard all your corruption cards or gain a Boat, as you choose.
quest-text-encounter-eriador-the-grey-company = You may discard two cards of your choice to gain a favor and train.
quest-text-encounter-eriador-cold-be-hand-and-heart-and-bone = 4 damage, less the printed defense of the cards you discard against it; if none is left, you gain a favor and train.
quest-text-encounter-eriador-a-merry-fellow = You discard a corruption card, remove a monster token from this region and gain a favor.
quest-text-encounter-eriador-remnants-of-the-north-south-road = As many top cards of your damage pool as your fortitude go to your rest pool.
quest-text-encounter-eriador-the-city-by-the-greyflood = If your fortitude is below the influence in Eriador and Enedwaith together, you lose an item of your choice and your turn ends.
quest-text-encounter-eriador-the-raiders-in-the-hills = 5 damage, less the printed defense of the cards you discard against it; if none is left, the Shadow Pool loses 2 influence.
quest-text-encounter-eriador-find-the-grey-pilgrim = Gandalf comes to Bree unless he is on the map. Explore Bree: you gain a favor, and the Shadow Pool loses 1 influence.
quest-text-encounter-eriador-the-mad-baggins = You may gain a corruption card: then you draw as many cards as your fortitude. Otherwise you may gain a favor.
quest-text-encounter-eriador-the-squint-eyed-southerner = Sauron puts 1 influence on a location of Enedwaith. Explore Dunland: the Shadow Pool loses 2 influence.
quest-text-encounter-eriador-the-black-pit = Sauron puts 1 influence into the Shadow Pool. Explore Moria: you gain 2 favor and train.
quest-text-encounter-eriador-sarumans-agents = You may gain a corruption card: then Sauron discards a plot of his choice from his hand.
quest-text-encounter-eriador-the-ranger = You shuffle your rest pool into your life pool, or pay 1 favor to move to Fornost and have an encounter there.
quest-text-encounter-eriador-the-road-goes-ever-on = You gain 2 favor. Then this card and the discards are shuffled into the deck.

## Powers of the heroes

quest-text-hero-argalad = Once in each of his turns he may look at the monster tokens on one adjacent location.
quest-text-hero-beravor = When she rests outside a Haven, she may also heal or train: healing shuffles her damage pool into her life pool.
quest-text-hero-eleanor = The first time in each of her turns that she completes a quest or consults a character, she gains a favor.
quest-text-hero-eometh = He begins with a Horse.
quest-text-hero-thalin = If he does not win a combat while travelling, his turn goes on all the same, unless he is defeated.

## Powers of the minions

quest-text-foe-black-serpent = A command moves it up to two locations. Within one location of it a command can place monster tokens without influence.
quest-text-foe-mouth-of-sauron = At the start of a combat with it the hero gains a corruption card.
quest-text-foe-gothmog = All locations within one of it are perilous, except Havens.
quest-text-foe-ringwraiths = A command moves them up to two locations. When defeated they return to Minas Morgul at the start of Sauron’s next Action step.
quest-text-foe-witch-king = Heroes within one location of it can neither rest nor heal, except in a Haven.

## What cards and foes do in combat

quest-text-ability-parry = +2 defense against a melee card.
quest-text-ability-ranged-strike = +2 attack against a ranged card.
quest-text-ability-hack = +1 attack against a melee card.
quest-text-ability-crush = +3 attack against a melee card.
quest-text-ability-attack-of-opportunity = +5 attack if the opponent’s printed defense is 0.
quest-text-ability-sneak-attack = +3 attack if the opponent’s printed defense is 0.
quest-text-ability-aimed-shot = +3 attack if the opponent plays the same type as in the round before.
quest-text-ability-smash = The opponent’s defense becomes 0.
quest-text-ability-deadly-finesse = The opponent’s printed attack and defense become 1, if they are more.
quest-text-ability-charge = Cancels the opponent’s ranged card.
quest-text-ability-evade = Cancels the opponent’s melee card.
quest-text-ability-earthquake = Cancels the opponent’s card, whatever its type.
quest-text-ability-strategize = The opponent tells you how many melee and how many ranged cards are left in hand.
quest-text-ability-trample = The opponent discards a random card of the hand.
quest-text-ability-overhead-swing = The opponent discards two random cards of the hand.
quest-text-ability-wear-down = The opponent discards a random card of the hand and is dealt its printed attack as damage.
quest-text-ability-rest = Draw up to two cards, each from the top of your rest pool or your life pool.
quest-text-ability-shrewd-planning = Take a card of your choice from your combat stack back into your hand.
quest-text-ability-focused-assault = +1 attack and +1 defense for each other melee card in your combat stack.
quest-text-ability-brutal-finisher = +1 attack for each other card in your combat stack.
quest-text-ability-execute = If the card that the opponent has played has printed defense 0, the opponent is defeated in the damage part.
quest-text-ability-reversal = Against a melee card: its printed attack is added to yours, and it is cancelled.
quest-text-ability-crushing-blow = If the opponent’s printed defense is 1 or less: +2 attack, and the opponent’s card is cancelled.
quest-text-ability-uncancelable = Cannot be cancelled.
quest-text-ability-block = Cannot be cancelled; its defense is never reduced below 2.
quest-text-ability-enraged = You are dealt at most 1 damage this round.
quest-text-ability-fall-back = Next round: cancels the opponent’s melee card.
quest-text-ability-rush = Next round: cancels the opponent’s ranged card.
quest-text-ability-overpower = Next round: +2 attack if you play a melee card.
quest-text-ability-volley = Next round: +2 attack if you play a ranged card.
quest-text-ability-hide = Next round: +2 defense if you play a ranged card.
quest-text-ability-dodge = Next round: +2 defense.
quest-text-ability-concentrate = Next round: +2 attack and +2 defense.
quest-text-ability-expose-weakness = Next round: +2 attack.
quest-text-ability-anticipate = Next round: the opponent must play first, face up.
quest-text-ability-ready = Next round: your ranged card costs no strength and goes to your rest pool after the round.
quest-text-ability-set-trap = Next round: an opponent who plays a melee card is dealt 2 damage.
quest-text-ability-heightened-senses = The opponent names a type; next round the opponent’s card is cancelled if it is of the other type.
quest-text-ability-outmaneuver = You name a type; next round the opponent’s card is cancelled if it is of the other type.
quest-text-ability-flaming-arrow = Next round: the opponent’s defense becomes 0.
quest-text-ability-concussive-shot = Next round: cancels the opponent’s card if its printed defense is 2 or more.
quest-text-ability-shield-smash = Next round: cancels the opponent’s card if it costs 2 strength or more.
quest-text-ability-eviscerate = If you deal damage this round, you deal 2 more.
quest-text-ability-reckless = If you are dealt damage this round, you are dealt 2 more.
quest-text-ability-retaliate = All damage you are dealt this round is dealt to the opponent too.
quest-text-ability-hamstring = If you deal damage this round, the top card of the foe’s deck goes under its combat stack, where its cost counts.
quest-text-ability-retreat = If you are dealt no damage this round, you may break off the combat, move to an adjacent location and go on with your turn.
quest-text-ability-endure = If the opponent is defeated this round, you shuffle your rest pool and combat stack into your life pool.
quest-text-ability-spy = Its ranged cards deal no damage: Sauron places as much influence on Strongholds or in extension of them instead.
quest-text-ability-spread-lies = The first time in a combat that its ranged card deals damage, the hero gains a corruption card.
quest-text-ability-precision = Its ranged cards have +1 attack.
quest-text-ability-fanatical = If both play melee cards, the hero is dealt 1 damage.
quest-text-ability-regenerate = After each round in which it has played a ranged card it loses 1 damage.
quest-text-ability-superior-tactics = Its melee cards cost 1 strength less.
quest-text-ability-counter-attack = When the defense of its melee card keeps off damage, the hero is dealt 1 damage.
quest-text-ability-bloodfury = When its melee card deals damage, Sauron may draw another combat card.
quest-text-ability-surprise-assault = If the lowest card of its combat stack is melee, that card costs no strength.
quest-text-ability-paralyzing-venom = When its melee card deals 2 damage or more, the hero discards a random card of the hand.
quest-text-ability-crushing-strength = Its melee cards have +1 attack.
quest-text-ability-roar = Its ranged card cancels the hero’s melee card.
quest-text-ability-stampede = At least 1 of the damage of its melee card must be taken from the hand.
quest-text-ability-fear = When its melee card deals 3 damage or more, the hero plays a random card in the next round.
quest-text-ability-none = Has no ability in combat.
