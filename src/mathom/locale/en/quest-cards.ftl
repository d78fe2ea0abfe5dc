# What each card does, in one sentence of ours; combat abilities are in quest-combat.ftl.

## Plots

quest-text-plot-sauron-hunts-for-the-ring = At the start: 2 influence on each Stronghold, 7 in extension, 1 in the Shadow Pool; Sauron keeps 1 of 2 shadow cards and 2 of 5 plots.
quest-text-plot-monsters-in-the-east = At the start: 2 influence on each Stronghold and 9 in extension; Sauron keeps 1 of 3 shadow cards and 2 of 3 plots.
quest-text-plot-saruman-hungry-for-power = At the start: 3 influence on each Stronghold, 3 in extension, 2 in the Shadow Pool; Sauron keeps 2 of 3 shadow cards and 2 of 4 plots.
quest-text-plot-a-dark-messenger = Needs a minion in Erebor. While it is active, a hero who consults Dáin gains a corruption card.
quest-text-plot-osgiliath-invaded = Needs a monster token in Osgiliath.
quest-text-plot-gollum-is-captured = When it is played, every other active plot that names Gollum is discarded.
quest-text-plot-saruman-falls-to-corruption = While it is active, Isengard is perilous and a hero who consults Saruman gains a corruption card.
quest-text-plot-wormtongue-taints-theoden = Needs 6 influence within one location of Edoras, or Saruman fallen. While it is active, a hero who consults Théoden gains a corruption card.
quest-text-plot-denethor-falls-into-madness = While it is active, a hero who consults Denethor gains a corruption card.
quest-text-plot-orcs-in-the-mountains = Needs 8 influence within one location of Mount Gundabad.
quest-text-plot-a-broken-line-of-kings = Affects a Haven of Sauron’s choice with 6 influence around it and no other plot marker: heroes neither rest nor draw encounters there.
quest-text-plot-gollum-is-tortured = When it is played, every other active plot that names Gollum is discarded.
quest-text-plot-smeagol-escapes = Needs a monster token or minion within one location of the Woodland Realm. Sauron finds a plot that names Gollum in the deck or the discards and takes it into his hand.
quest-text-plot-loss-of-an-heir = Affects Edoras or Minas Tirith, whichever has a monster token or minion within one location.
quest-text-plot-a-promise-of-rings = Affects a location where a character is together with a monster token or minion.
quest-text-plot-rise-of-the-uruk-hai = Needs 3 influence in Isengard, or Saruman fallen. While it is active, Sauron may let monster tokens in Rohan that are not blank fight as Uruk-hai.
quest-text-plot-urgent-summons = Affects a location with a character and no other plot marker; all characters there leave the map.

## Shadow cards

quest-text-shadow-betrayed = The hero discards two cards of the hand at random and fights with 1 strength less per corruption card.
quest-text-shadow-an-evil-fog = Sauron chooses a hero, may move it to an adjacent location, and it discards one random card per corruption card.
quest-text-shadow-flocks-of-crebain = The hero fights Crebain at once, with agility 0, and has no Ambush step.
quest-text-shadow-his-arm-has-grown-long = The location that the hero has entered is perilous until its turn ends.
quest-text-shadow-seem-fairer-feel-fouler = The hero fights an Agent; if it has a corruption card, Sauron draws a plot. It has no Ambush step.
quest-text-shadow-dark-promises = The hero chooses: a corruption card, or 5 damage.
quest-text-shadow-do-not-tempt-me = Sauron chooses a hero, may put 1 influence on its location, and it loses 1 favor per corruption card.
quest-text-shadow-a-new-power-is-rising = Sauron chooses: 2 influence on every location of Mordor, or up to two monster tokens on influenced locations without heroes.
quest-text-shadow-storms-of-mordor = Every hero discards down to five cards, then one random card per corruption card.
quest-text-shadow-sarumans-lies = Sauron looks at the top plot and puts it on top or at the bottom. If a hero has as many corruption cards as wisdom, the marker of corruption advances 1.
quest-text-shadow-morgul-blade = Sauron chooses: 5 damage per corruption card of the hero, or 3 damage and a corruption card.
quest-text-shadow-lord-of-the-rings = Sauron takes back a discarded plot or shadow card openly. With A Dark Messenger active, the marker of the Ring advances 1.
quest-text-shadow-evil-wound = The defeated hero takes 4 damage after its recovery, and 2 more per corruption card.
quest-text-shadow-shire-baggins = 1 influence to the Shadow Pool and 1 to the Shire. With 3 influence or a minion there, the marker of the Ring advances 2.
quest-text-shadow-creatures-of-the-wild = The hero fights a Giant Spider, or with two or more corruption cards a Cave Troll. It has no Ambush step.
quest-text-shadow-the-ithil-stone = Sauron finds Denethor Falls into Madness or Saruman Falls to Corruption in the deck or the discards, and takes it or plays it at once.
quest-text-shadow-they-are-terrible = A minion of Sauron’s choice, even a defeated one, is healed and put on a location with influence.
quest-text-shadow-the-lidless-eye = Sauron deals the corruption cards of two heroes anew between them; then a hero of his choice gains one.
quest-text-shadow-the-black-breath = The hero gains a corruption card and fights with 1 strength and 1 agility less per corruption card.
quest-text-shadow-winter-storm = The hero makes at most one move in this Travel step.
quest-text-shadow-grievous-loss = Sauron places 1 influence per corruption card of the defeated hero, in extension or in the Shadow Pool. The heroes’ marker advances 1 less in the next Story step.

## Corruption cards

quest-text-corruption-reckless = Sauron may draw one more peril card in your turn.
quest-text-corruption-indifferent = You draw two encounter cards instead of three.
quest-text-corruption-distraught = You hold at most seven cards.
quest-text-corruption-deranged = Wisdom 1 less.
quest-text-corruption-helpless = Agility 1 less.
quest-text-corruption-weary = Fortitude 1 less.
quest-text-corruption-weak = Strength 1 less.
quest-text-corruption-despairing = You hold at most three favor.
quest-text-corruption-isolated = You neither consult characters nor trade.
quest-text-corruption-hopeless = You make at most three moves in a turn.
quest-text-corruption-mistrusted = You gain at most one favor in a turn.
quest-text-corruption-cowardly = At the start of every combat you discard a card of your hand at random.
quest-text-corruption-greedy = After a shadow card in your turn, Sauron may draw a shadow card.
quest-text-corruption-despondent = When you rest or are defeated, Sauron’s leftmost marker advances 2 instead of 1.
quest-text-corruption-careless = You lose 2 favor. The card and the discards are shuffled back into the deck.
quest-text-corruption-wretched = Sauron may send you to the nearest Haven, and your turn ends. The card and the discards are shuffled back into the deck.

## Perils

quest-text-peril-the-hounds-of-sauron = 6 damage, less the defense of cards you discard; if none is left, you gain a favor or train.
quest-text-peril-an-unexpected-betrayal = You choose: 5 damage, or Sauron draws a plot and a shadow card.
quest-text-peril-a-shadow-in-the-background-of-their-memories = If your wisdom is not above the number of adjacent locations with influence, you gain a corruption card and lose a favor.
quest-text-peril-orc-scouts = You gain a corruption card. The card and the discards are shuffled back into the deck.
quest-text-peril-ill-met-company = You choose: lose 2 favor, or Sauron draws two corruption cards and gives you one of them.
quest-text-peril-armies-underground = You discard one random card per corruption card, then fight an Orc.
quest-text-peril-the-hill-of-black-magic = If your wisdom is not above the number of active plots, you take 5 damage and your turn ends.
quest-text-peril-the-dark-tower = A minion comes to Barad-dûr and fights you; if you defeat it, you gain 2 favor. Your turn goes on.
quest-text-peril-khazad-dum = You fight the Balrog; if you defeat it, you gain 2 favor and train.
quest-text-peril-an-enduring-evil = If influence is here, you gain a corruption card and your turn ends.
quest-text-peril-trapped = 2 influence to the Shadow Pool, and you discard two cards.
quest-text-peril-the-weakness-of-men = You choose: 5 damage, or the marker of corruption advances 1.
quest-text-peril-its-a-dangerous-business = 2 influence to the Shadow Pool; Sauron may put 1 on each of three locations of your region.
quest-text-peril-undying-regret = 2 influence to the Shadow Pool; Sauron may put 1 influence and a monster token elsewhere in your region.
quest-text-peril-nine-for-mortal-men = You gain a corruption card. Sauron may command a minion or draw a plot; a minion that comes to you fights you, and your turn goes on.

## Missions

quest-text-mission-the-spear-of-the-west = Fulfilled when every hero has completed both of its own quests.
quest-text-mission-noble-blood = Fulfilled when the heroes together have at most one corruption card.
quest-text-mission-minas-morgul-kept-at-bay = Fulfilled when at most two minions are on the map.
quest-text-mission-against-the-shadow = Fulfilled when at most two monster tokens are on the map.
quest-text-mission-isildurs-secret = Fulfilled when the heroes together have five favor or more.
quest-text-mission-his-dark-throne = Fulfilled when three plots are active.
quest-text-mission-where-the-shadows-lie = Fulfilled when the marker of corruption is in stage III.
quest-text-mission-in-darkness-bind-them = Fulfilled when the marker of the Ring is in stage III.
quest-text-mission-to-rule-them-all = Fulfilled when the marker of conquest is in stage III.
quest-text-mission-to-find-them-all = Fulfilled when the Ringwraiths, or six influence, are in the Shire.

## Characters

quest-text-character-aragorn = Raise your agility.
quest-text-character-boromir = Raise your strength.
quest-text-character-dain = Train twice.
quest-text-character-denethor = Pay 3 favor to advance the heroes’ marker 1.
quest-text-character-gandalf = Raise your wisdom.
quest-text-character-saruman = Sauron discards two random shadow cards.
quest-text-character-theoden = Gain a Horse.
quest-text-character-thranduil = Remove 2 influence from the Shadow Pool.

## Items

quest-text-item-boat = A water path costs any one card; the Grey Havens and Belfalas are joined for three cards of any kind.
quest-text-item-elven-cloak = After Sauron plays a shadow card in your turn, the Shadow Pool loses 1 influence.
quest-text-item-horse = Every path costs one card less, but at least one.

## Quests of the heroes

quest-text-quest-echoes-of-bolgs-army = Explore Mount Gundabad: 2 favor or fortitude, and Sauron discards a random shadow card.
quest-text-quest-they-have-become-queer-and-wild = Explore Fangorn: 2 favor and a training; Thranduil comes to the Woodland Realm.
quest-text-quest-the-forest-must-provide-no-refuge = Aragorn comes to the South Eaves. Defeat the Orc there instead of an encounter: a training.
quest-text-quest-bones-of-a-darkness-past = Explore the Ruins of Angmar: 2 favor and agility.
quest-text-quest-guarding-the-dimrill-stair = Explore the Redhorn Gate: 2 favor and a training; Gandalf comes to Bree.
quest-text-quest-spies-in-mithlond = Gandalf comes to the Grey Havens. Defeat the Crebain there instead of an encounter: a Boat and a training.
quest-text-quest-hidden-in-the-ash-mountains = Explore Barad-dûr: 2 favor or agility, and the Shadow Pool loses 1 influence.
quest-text-quest-where-the-stars-are-strange = Boromir comes to Near Harad. Explore it, or fight the Black Serpent: strength and a training; Denethor comes to Minas Tirith.
quest-text-quest-an-appeal-to-golasgil = Explore Anfalas: a favor and a training; Boromir comes to Osgiliath, and your rest pool is shuffled into your life pool.
quest-text-quest-hill-of-sorcery = Explore Dol Guldur: 2 favor or agility, and Sauron discards a plot of his hand or 2 influence of the Shadow Pool.
quest-text-quest-drive-back-the-evil-men = Explore the Mouth of the Greyflood: 2 favor; Saruman comes to Isengard.
quest-text-quest-a-message-to-the-white-wizard = Saruman comes to Isengard. Defeat the Agent there instead of an encounter: a favor and a training.
quest-text-quest-to-look-into-the-mirrormere = Explore Moria: 2 favor or wisdom.
quest-text-quest-the-ered-luin = Explore the Blue Mountains: 3 favor; Dáin comes to Erebor, and your rest pool is shuffled into your life pool.
quest-text-quest-a-new-threat = Dáin comes to the Northern Waste. Defeat the Snaga there instead of an encounter: a training.

## Events

quest-text-event-messengers-of-the-stormcrow = Every hero who has favor spends one or gains a corruption card.
quest-text-event-tempted-by-power = A hero chosen by Sauron gains a corruption card and trains, or Sauron draws a plot.
quest-text-event-trust-in-friendship = Every hero puts a favor on the card. Sauron gives it to a hero, who takes all of it when exploring with a character or another hero.
quest-text-event-the-thieves-of-tharbad = Sauron puts a character of his choice on the Mouth of the Greyflood.
quest-text-event-eomer-and-eowyn-are-orphaned = Sauron may remove a character or a favor from Rohan.
quest-text-event-beornings-the-skin-changers = The heroes may remove up to two monster tokens of Mirkwood, or deal 2 damage to a minion there.
quest-text-event-the-dunadan-guards-the-shire = The heroes may remove up to three influence or monster tokens of Eriador, or put a favor on the Shire.
quest-text-event-the-courage-of-erkenbrand = The heroes may remove up to three influence or monster tokens of Rohan, or put a favor on Helm’s Deep.
quest-text-event-from-argonath-to-the-sea = A hero who explores Minas Tirith may remove 1 influence from each location around it.
quest-text-event-lady-of-the-golden-wood = A hero who explores Lothlórien may gain a Boat or remove 1 influence from the Shadow Pool.
quest-text-event-arwens-message-to-her-beloved = A hero who explores Weathertop gains a favor or trains.
quest-text-event-imladris = A hero who explores Rivendell may discard a corruption card or raise fortitude.
quest-text-event-not-all-those-who-wander-are-lost = A hero who explores Rhûn may go to any location.
quest-text-event-gandalf-visits-frodo = A hero who explores the Shire may pay 3 favor to advance the heroes’ marker 1.
quest-text-event-of-serpents-and-sand = The marker of conquest advances 1 in each Story step, until a hero explores Near Harad.
quest-text-event-the-glades-of-orthanc-darken = The marker of conquest advances 1 in each Story step, until a hero explores the Gap of Rohan.
quest-text-event-stone-figures-in-the-trollshaws = Sauron may put a monster token on each of two locations of Rhudaur, with or without influence.
quest-text-event-there-is-strength-yet = The heroes may move a character to an adjacent location that is no Stronghold; all influence and monster tokens there are removed.
quest-text-event-cirdan-the-shipwright = A hero who explores the Grey Havens gains a Boat and may go to Belfalas.
quest-text-event-the-foe-hammer = A hero who explores the Trollshaws may put Gandalf on a location with influence; all monster tokens there are removed.
quest-text-event-under-the-shadow = A hero chosen by Sauron gains a corruption card and may go anywhere, or Sauron draws a shadow card.
quest-text-event-brand-becomes-king-of-dale = The heroes may remove up to two influence or monster tokens within one location of Lake Esgaroth, or put a favor there.
quest-text-event-commander-of-edoras = The heroes may remove one monster token and one influence within one location of Edoras, or put a favor there.
quest-text-event-iarwain-ben-adar = A hero who explores the Old Forest may discard a corruption card or put the damage pool into the rest pool.
quest-text-event-athelas-kingsfoil = A hero who explores Rhosgobel may discard a corruption card or put the damage pool into the rest pool.
quest-text-event-aragorn-meets-with-gandalf = Aragorn and Gandalf go to Bree, wherever they are.
quest-text-event-aragorn-hunts-gollum = A hero who explores the Dead Marshes may pay 3 favor to advance the heroes’ marker 1.
quest-text-event-beregond-guard-of-the-citadel = A hero may pay 3 favor to discard a plot that affects a Haven.
quest-text-event-dark-news-from-erebor = The marker of corruption advances 1 in each Story step, until a hero explores Erebor.
quest-text-event-the-blood-of-rhun = The marker of conquest advances 1 in each Story step, until a hero explores Dagorlad.
quest-text-event-radagast-the-brown = Every hero with four favor or more loses one. Gandalf, if he is on the map, goes to Isengard.
quest-text-event-warrior-of-the-lidless-eye = Sauron may put 1 influence and a monster token on every location adjacent to Gothmog.
quest-text-event-he-has-at-last-heard = 1 influence on the Shire and each location around it; Sauron may bring a minion to the Shire.
quest-text-event-the-trees-of-fangorn = A hero who explores Fangorn gains a favor, and all monster tokens within one location are removed.
quest-text-event-gandalf-stormcrow = A hero who explores the Plains of Rohan may put Gandalf four or more locations away and remove 1 influence from the Shadow Pool.
quest-text-event-arnor-that-was-of-old = The heroes may remove all influence and monster tokens within one location of Fornost, or put a favor there.
quest-text-event-boromirs-dream = Every hero without favor gains one. If the marker of the Ring is nearest to the start, it advances 1.
quest-text-event-elladan-and-elrohir = A hero who explores the Ettenmoors gains 2 favor and may remove a monster token anywhere.
quest-text-event-eowyn-sister-daughter = Théoden goes to Edoras, and each location around it loses 1 influence.
quest-text-event-the-argonath = A hero who explores Amon Hen may discard a corruption card or raise fortitude.
quest-text-event-theoden-warned-of-saruman = A hero who explores Edoras may pay 2 favor to push the marker of corruption back 1.
quest-text-event-the-account-of-isildur = A hero who explores Minas Tirith may pay 3 favor to advance the heroes’ marker 1.

## Encounters

quest-text-encounter-haven-the-court-of-theoden = You gain a favor or discard a corruption card; if your wisdom is above the number of monster tokens in the region, you gain a Horse.
quest-text-encounter-haven-intrigue-within-meduseld = If your wisdom is at least the influence in the region, you gain 2 favor.
quest-text-encounter-haven-the-houses-of-healing = You shuffle your rest and damage pools into your life pool, or gain a favor and discard a corruption card.
quest-text-encounter-haven-the-palantirs = For a corruption card the Shadow Pool loses 1 influence and you see Sauron’s plots.
quest-text-encounter-haven-the-halls-of-an-elven-king = You gain a favor or discard a corruption card; if your wisdom is at least the influence in the region, you gain a Boat.
quest-text-encounter-haven-the-enchanted-stream = If your agility is below the influence in the region, you lose a favor and gain a corruption card.
quest-text-encounter-haven-the-lonely-mountain = You gain a favor; if your fortitude is above the influence in the Shadow Pool, you discard all corruption cards.
quest-text-encounter-haven-ancient-greed = You gain a favor, or for a corruption card 2 favor and a training.
quest-text-encounter-haven-the-northern-fortress = You gain a favor or discard a corruption card; if your wisdom is at least the number of your corruption cards, you train.
quest-text-encounter-haven-deadmens-dike = 4 damage, less the defense of cards you discard; if none is left, you gain 2 favor and train.
quest-text-encounter-haven-the-golden-wood = You gain a favor or discard a corruption card; if your wisdom is at least the number of active plots, you gain an Elven Cloak.
quest-text-encounter-haven-imladris = You gain a favor or discard a corruption card; without corruption you then shuffle rest and damage pools into your life pool.
quest-text-encounter-haven-redeemed-by-grace = You gain a favor, or discard corruption cards for 1 favor each.
quest-text-encounter-haven-the-steadfast-defender = The Shadow Pool loses 1 influence, or you pay 2 favor to raise an attribute.
quest-text-encounter-haven-i-will-not-say-the-day-is-done = You gain 2 favor. The card and the discards are shuffled back into the deck.
quest-text-encounter-mordor-the-faces-in-the-water = You discard an item and take 1 damage per corruption card.
quest-text-encounter-mordor-shapes-in-the-mist = 6 damage, less the defense of cards you discard; if none is left, you gain a favor or a Horse.
quest-text-encounter-mordor-saurons-road = If your agility is at least the number of monster tokens in the region, you may move to an adjacent location.
quest-text-encounter-mordor-thirst-and-despair = 6 damage, less the defense of cards you discard; if none is left, you gain a favor or train.
quest-text-encounter-mordor-isildurs-heir = Aragorn comes to Rhûn. Explore it: a favor and a training.
quest-text-encounter-mordor-heavy-rains = You discard three cards, or Sauron moves you to an adjacent location.
quest-text-encounter-mordor-smoke-on-the-horizon = Explore the Plains of Gorgoroth: 2 favor, and the Shadow Pool loses 1 influence.
quest-text-encounter-mordor-the-nest-is-stirred = Sauron may put 1 influence on each of two locations of the region, or 1 into the Shadow Pool.
quest-text-encounter-mordor-the-olog-hai = 8 damage, less the defense of cards you discard; if none is left, you gain a favor and train twice.
quest-text-encounter-mordor-a-hidden-path = If your wisdom is at least the number of monster tokens in the region, the Shadow Pool loses 1 influence.
quest-text-encounter-mordor-sting-of-the-west = If your agility is at least the number of monster tokens in the region, you remove up to three influence from it.
quest-text-encounter-mordor-a-shadow-under-the-shadow = If your strength is at least the influence in the region, you gain a favor or the Shadow Pool loses 2 influence.
quest-text-encounter-mordor-the-land-of-the-great-eye = If your fortitude is below the influence in the region, five cards of your life pool go to the rest pool.
quest-text-encounter-mordor-the-seat-of-saurons-power = Explore Barad-dûr: 2 favor, and you may discard all corruption cards or remove 1 influence from the Shadow Pool.
quest-text-encounter-mordor-where-the-shadows-lie = The Shadow Pool loses 1 influence. The card and the discards are shuffled back into the deck.
quest-text-encounter-rohan-the-key-to-the-anduin = You choose: 5 damage, or a corruption card.
quest-text-encounter-rohan-prince-imrahil = If your wisdom is at least the number of your corruption cards, you gain 2 favor or a Boat.
quest-text-encounter-rohan-the-seat-of-seeing = You look at the monster tokens around Amon Hen, and may pay 1 favor so that the Shadow Pool loses 2 influence.
quest-text-encounter-rohan-sweet-words-bitter-dreams = Your hand is shuffled into your life pool; then you take 2 damage per corruption card.
quest-text-encounter-rohan-they-come-from-umbar = 6 damage, less the defense of cards you discard; if none is left, you gain a favor and train.
quest-text-encounter-rohan-the-eored = You shuffle your rest pool into your life pool, or go to Edoras, gain a favor and have an encounter there.
quest-text-encounter-rohan-the-mounts-of-the-haradrim = Explore Near Harad: 2 favor and a training.
quest-text-encounter-rohan-the-palantir-of-orthanc = Explore Isengard: a favor, and you discard a corruption card.
quest-text-encounter-rohan-lies-and-deceit = If your wisdom is at least the influence in the region, you gain a favor or Sauron discards a random shadow card.
quest-text-encounter-rohan-smugglers = For a corruption card the Shadow Pool loses 1 influence and you train.
quest-text-encounter-rohan-allies-of-the-dark-lord = You choose: 4 damage, or Sauron draws a plot.
quest-text-encounter-rohan-dangers-both-real-and-imagined = If your wisdom is below the number of monster tokens in the region, you gain a corruption card.
quest-text-encounter-rohan-words-spoken-from-the-heart = Without corruption you gain a favor; otherwise you may pay one to discard a corruption card.
quest-text-encounter-rohan-captain-of-the-white-tower = Boromir comes to Minas Tirith. Explore it: a favor and a training.
quest-text-encounter-rohan-the-days-have-gone-down-in-the-west = You may discard two cards to gain 2 favor. The card and the discards are shuffled back into the deck.
quest-text-encounter-misty-radagast-the-brown = If your wisdom is at least the influence in the region, you gain a favor and Gandalf comes to a Haven of your choice.
quest-text-encounter-misty-the-beornings-ask-for-help = For 1 favor the Shadow Pool loses 2 influence, and all influence and monster tokens within one location are removed.
quest-text-encounter-misty-the-town-of-dale = As many cards of your damage pool as your wisdom go to your rest pool, which is then shuffled into your life pool.
quest-text-encounter-misty-agents-of-saruman = You choose: 5 damage, or the marker of the Ring advances 1.
quest-text-encounter-misty-do-not-stray-from-the-path = 7 damage, less the defense of cards you discard; if none is left, you gain 2 favor and train.
quest-text-encounter-misty-sarumans-fires = If your agility is below the number of monster tokens in the region, Sauron may deal you 2 damage or put 1 influence into the Shadow Pool.
quest-text-encounter-misty-a-shadow-connection = Explore the South Eaves: 2 favor, and your rest pool is shuffled into your life pool.
quest-text-encounter-misty-lost-in-the-shadows = You discard two cards, or Sauron moves you to an adjacent location.
quest-text-encounter-misty-trapped-by-a-terrible-storm = Your hand is shuffled into your life pool and your turn ends.
quest-text-encounter-misty-the-evenstar-is-called-home = Aragorn comes to Rivendell. Explore it: an Elven Cloak.
quest-text-encounter-misty-escorted-by-the-wood-elves = You shuffle your rest pool into your life pool, or go to the Woodland Realm, gain a favor and have an encounter there.
quest-text-encounter-misty-conquered-by-fear = If your wisdom is below the influence in the region, you spend a favor or gain a corruption card.
quest-text-encounter-misty-a-desperate-bargain = For a corruption card the Shadow Pool loses 2 influence and Sauron discards a random shadow card.
quest-text-encounter-misty-greenleaf = Explore the Woodland Realm: 2 favor or agility.
quest-text-encounter-misty-i-sang-of-leaves = The Shadow Pool loses 1 influence, or you train. The card and the discards are shuffled back into the deck.
quest-text-encounter-rhudaur-hill-of-the-wind = You may look at the monster tokens around Weathertop; the Shadow Pool loses 1 influence.
quest-text-encounter-rhudaur-the-ruins-of-amon-sul = As many cards of your damage pool as your wisdom go to your rest pool, which is then shuffled into your life pool.
quest-text-encounter-rhudaur-tom-bert-and-william-huggins = If your wisdom is at least the number of your corruption cards, the Shadow Pool loses 1 influence.
quest-text-encounter-rhudaur-emyn-engrin = The Shadow Pool loses 2 influence, or you train.
quest-text-encounter-rhudaur-above-the-withered-heath = Sauron discards a random shadow card, and you may remove a monster token of the region.
quest-text-encounter-rhudaur-forodwaith = If your fortitude is below the influence in Rhudaur and the Grey Mountains together, you take 3 damage.
quest-text-encounter-rhudaur-beyond-the-dark-lords-reach = Explore the Northern Waste: 2 favor and a training.
quest-text-encounter-rhudaur-carn-dum-reborn = You choose: 5 damage, or 1 influence to the Shadow Pool and 3 in extension of Mount Gundabad.
quest-text-encounter-rhudaur-a-path-through-the-mountains = You gain a favor and may move to an adjacent location.
quest-text-encounter-rhudaur-the-haunted-ruins = Explore the Ruins of Angmar: 2 favor, and you discard a corruption card.
quest-text-encounter-rhudaur-lost-in-the-wild = You discard two cards, or Sauron moves you to an adjacent location.
quest-text-encounter-rhudaur-the-iron-will-of-the-dwarves = You gain a favor, or pay one to train and discard a corruption card.
quest-text-encounter-rhudaur-a-common-purpose = If your wisdom is at least the influence in the region, you gain 2 favor.
quest-text-encounter-rhudaur-the-son-of-gloin = Explore Erebor: a favor and fortitude.
quest-text-encounter-rhudaur-the-world-is-grey = You gain a favor, or the Shadow Pool loses 1 influence. The card and the discards are shuffled back into the deck.
quest-text-encounter-eriador-pipeweed-and-seven-meals-a-day = As many cards of your damage pool as your wisdom go to your rest pool, which is then shuffled into your life pool.
quest-text-encounter-eriador-cirdan-the-shipwright = If your wisdom is at least the influence in the region, you discard all corruption cards or gain a Boat.
quest-text-encounter-eriador-the-grey-company = You may discard two cards to gain a favor and train.
quest-text-encounter-eriador-cold-be-hand-and-heart-and-bone = 4 damage, less the defense of cards you discard; if none is left, you gain a favor and train.
quest-text-encounter-eriador-a-merry-fellow = You discard a corruption card, remove a monster token of the region and gain a favor.
quest-text-encounter-eriador-remnants-of-the-north-south-road = As many cards of your damage pool as your fortitude go to your rest pool.
quest-text-encounter-eriador-the-city-by-the-greyflood = If your fortitude is below the influence in Eriador and Enedwaith together, you discard an item and your turn ends.
quest-text-encounter-eriador-the-raiders-in-the-hills = 5 damage, less the defense of cards you discard; if none is left, the Shadow Pool loses 2 influence.
quest-text-encounter-eriador-find-the-grey-pilgrim = Gandalf comes to Bree. Explore it: a favor, and the Shadow Pool loses 1 influence.
quest-text-encounter-eriador-the-mad-baggins = For a corruption card you draw as many cards as your fortitude; otherwise you gain a favor.
quest-text-encounter-eriador-the-squint-eyed-southerner = Sauron puts 1 influence on a location of Enedwaith. Explore Dunland: the Shadow Pool loses 2 influence.
quest-text-encounter-eriador-the-black-pit = 1 influence to the Shadow Pool. Explore Moria: 2 favor and a training.
quest-text-encounter-eriador-sarumans-agents = For a corruption card Sauron discards a plot of his choice from his hand.
quest-text-encounter-eriador-the-ranger = You shuffle your rest pool into your life pool, or go to Fornost, gain a favor and have an encounter there.
quest-text-encounter-eriador-the-road-goes-ever-on = You gain 2 favor. The card and the discards are shuffled back into the deck.

## Powers of the heroes

quest-text-hero-argalad = Once in each of his turns he may look at the monster tokens of one adjacent location.
quest-text-hero-beravor = When she rests outside a Haven, she may also heal or train.
quest-text-hero-eleanor = Once in each of her turns she gains a favor when she completes a quest or consults a character.
quest-text-hero-eometh = He begins with a Horse.
quest-text-hero-thalin = His turn goes on after a combat in which the foe was not defeated, unless he was defeated himself.

## Powers of the minions

quest-text-foe-black-serpent = A command moves it up to two locations. Within one location of it monster tokens need no influence.
quest-text-foe-mouth-of-sauron = At the start of combat the hero gains a corruption card.
quest-text-foe-gothmog = Locations within one of it are perilous, except Havens.
quest-text-foe-ringwraiths = A command moves them up to two locations. When defeated they return to Minas Morgul at the start of Sauron’s next Action step.
quest-text-foe-witch-king = Heroes within one location of it neither rest nor heal, except in a Haven.
