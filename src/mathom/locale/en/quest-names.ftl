# The names of Quest’s components.

## Heroes and their powers

quest-hero-argalad = Argalad
quest-hero-beravor = Beravor
quest-hero-eleanor = Eleanor
quest-hero-eometh = Eometh
quest-hero-thalin = Thálin
quest-power-scout = Scout
quest-power-survivalist = Survivalist
quest-power-noble-bloodline = Noble Bloodline
quest-power-expert-rider = Expert Rider
quest-power-iron-will = Iron Will

## What the rules number

quest-attribute-fortitude = fortitude
quest-attribute-strength = strength
quest-attribute-agility = agility
quest-attribute-wisdom = wisdom
quest-icon-plains = plains
quest-icon-hills = hills
quest-icon-forest = forest
quest-icon-mountains = mountains
quest-icon-swamp = swamp
quest-marker-heroes = the heroes’ marker
quest-marker-ring = the marker of the Ring
quest-marker-conquest = the marker of conquest
quest-marker-corruption = the marker of corruption
quest-track-influence = place influence
quest-track-cards = draw cards
quest-track-command = command
quest-type-melee = melee
quest-type-ranged = ranged
quest-window-action-step = in Sauron’s Action step
quest-window-hero-turn = at the start of a hero’s turn
quest-window-arrival = after a hero enters a location
quest-window-combat = at the start of a combat
quest-window-defeat = after a hero is defeated
quest-deck-haven = the haven deck
quest-deck-brown-lands-mordor = the deck of the Brown Lands and Mordor
quest-deck-rohan-gondor = the deck of Rohan and Gondor
quest-deck-misty-mountains-mirkwood = the deck of the Misty Mountains and Mirkwood
quest-deck-rhudaur-grey-mountains = the deck of Rhudaur and the Grey Mountains
quest-deck-eriador-enedwaith = the deck of Eriador and Enedwaith
quest-pile-orange-yellow = the pile of Eriador and Enedwaith
quest-pile-purple-white = the pile of Rhudaur and the Grey Mountains
quest-pile-green = the pile of the Misty Mountains and Mirkwood
quest-pile-blue = the pile of Rohan and Gondor
quest-pile-brown-red = the pile of the Brown Lands and Mordor
quest-foes-zealot = the Zealot deck
quest-foes-ravager = the Ravager deck
quest-foes-behemoth = the Behemoth deck
quest-foe-blank = a blank token
quest-token = monster token { $number }
quest-path = from { $start } to { $end }
quest-yes = yes
quest-no = no

## Figures in the card lists

quest-figure-fortitude = fortitude { $value }
quest-figure-strength = strength { $value }
quest-figure-agility = agility { $value }
quest-figure-wisdom = wisdom { $value }
quest-figure-health = health { $value }
quest-figure-hero = { $value }
quest-figure-foes = { $value }
quest-figure-icons = { $value }
quest-figure-type = { $value }
quest-figure-cost = cost { $value }
quest-figure-attack = attack { $value }
quest-figure-defense = defense { $value }
quest-figure-copies = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
quest-figure-region = in { $value }
quest-figure-haven = { $value ->
   *[other] haven
}
quest-figure-stronghold = Shadow Stronghold of { $value }
quest-figure-perilous = { $value ->
   *[other] perilous
}
quest-figure-start = starts in { $value }
quest-figure-starts = enters in { $value }
quest-figure-power = { $value }
quest-figure-marker = advances { $value }
quest-figure-advance = by { $value } each Story step
quest-figure-price = discarded for { $value } favor
quest-figure-influence = needs { $value } influence in the Shadow Pool
quest-figure-location = affects { $value }
quest-figure-fare = one card with { $icon } or { $number ->
    [one] any { $number } card
   *[other] any { $number } cards
}
quest-figure-number = { $value ->
    [one] any { $value } card
   *[other] any { $value } cards
}
quest-figure-water = { $value ->
   *[other] along water
}
quest-figure-item = only with: { $value }
quest-figure-window = { $value }
quest-figure-stage = stage { $value }
quest-figure-priority = priority { $value }
quest-figure-favor-at = favor in { $value }
quest-figure-brought = { $character } comes to { $location }
quest-figure-marker-at = its marker stands at { $value }
quest-figure-anywhere = { $value ->
   *[other] applies wherever it is drawn
}
quest-figure-regions = applies in { $value }
quest-figure-locations = applies at { $value }
quest-figure-deck = { $value }
quest-figure-side = for { $value }
quest-figure-favor = { $value } favor

## Locations

quest-location-blue-mountains = the Blue Mountains
quest-location-harlindon = Harlindon
quest-location-the-grey-havens = the Grey Havens
quest-location-the-shire = the Shire
quest-location-hills-of-evendim = the Hills of Evendim
quest-location-old-forest = the Old Forest
quest-location-fornost = Fornost
quest-location-bree = Bree
quest-location-tharbad = Tharbad
quest-location-eregion = Eregion
quest-location-dunland = Dunland
quest-location-enedwaith-plains = the Enedwaith Plains
quest-location-mouth-of-the-greyflood = the Mouth of the Greyflood
quest-location-moria = Moria
quest-location-the-north-downs = the North Downs
quest-location-ruins-of-angmar = the Ruins of Angmar
quest-location-ettenmoors = the Ettenmoors
quest-location-weathertop = Weathertop
quest-location-the-trollshaws = the Trollshaws
quest-location-mount-gundabad = Mount Gundabad
quest-location-the-northern-waste = the Northern Waste
quest-location-ered-mithrin = Ered Mithrin
quest-location-the-withered-heath = the Withered Heath
quest-location-erebor = Erebor
quest-location-the-iron-hills = the Iron Hills
quest-location-rivendell = Rivendell
quest-location-the-high-pass = the High Pass
quest-location-gladden-fields = the Gladden Fields
quest-location-rhosgobel = Rhosgobel
quest-location-the-redhorn-gate = the Redhorn Gate
quest-location-lothlorien = Lothlórien
quest-location-fangorn = Fangorn
quest-location-woodland-realm = the Woodland Realm
quest-location-the-forest-trail = the Forest Trail
quest-location-the-forest-road = the Forest Road
quest-location-lake-esgaroth = Lake Esgaroth
quest-location-the-bight = the Bight
quest-location-south-eaves = the South Eaves
quest-location-isengard = Isengard
quest-location-gap-of-rohan = the Gap of Rohan
quest-location-helms-deep = Helm’s Deep
quest-location-plains-of-rohan = the Plains of Rohan
quest-location-amon-hen = Amon Hen
quest-location-edoras = Edoras
quest-location-dunharrow = Dunharrow
quest-location-anfalas = Anfalas
quest-location-morthond = Morthond
quest-location-belfalas = Belfalas
quest-location-pelargir = Pelargir
quest-location-minas-tirith = Minas Tirith
quest-location-osgiliath = Osgiliath
quest-location-near-harad = Near Harad
quest-location-dol-guldur = Dol Guldur
quest-location-rhun = Rhûn
quest-location-emyn-muil = Emyn Muil
quest-location-dagorlad = Dagorlad
quest-location-dead-marshes = the Dead Marshes
quest-location-the-nindalf = the Nindalf
quest-location-sea-of-udun = the Sea of Udûn
quest-location-minas-morgul = Minas Morgul
quest-location-plains-of-gorgoroth = the Plains of Gorgoroth
quest-location-mount-doom = Mount Doom
quest-location-barad-dur = Barad-dûr

## Regions

quest-region-eriador = Eriador
quest-region-enedwaith = Enedwaith
quest-region-rhudaur = Rhudaur
quest-region-grey-mountains = the Grey Mountains
quest-region-misty-mountains = the Misty Mountains
quest-region-mirkwood = Mirkwood
quest-region-rohan = Rohan
quest-region-gondor = Gondor
quest-region-brown-lands = the Brown Lands
quest-region-mordor = Mordor

## Monsters and minions

quest-foe-crebain = Crebain
quest-foe-agent = Agent
quest-foe-snaga = Snaga
quest-foe-orc = Orc
quest-foe-barrow-wight = Barrow Wight
quest-foe-southron = Southron
quest-foe-dunlending = Dunlending
quest-foe-warg-rider = Warg Rider
quest-foe-giant-spider = Giant Spider
quest-foe-huorn = Huorn
quest-foe-cave-troll = Cave Troll
quest-foe-oliphaunt = Oliphaunt
quest-foe-balrog = Balrog
quest-foe-uruk-hai = Uruk-hai
quest-foe-black-serpent = the Black Serpent
quest-foe-mouth-of-sauron = the Mouth of Sauron
quest-foe-gothmog = Gothmog of Gorgoroth
quest-foe-ringwraiths = the Ringwraiths
quest-foe-witch-king = the Witch-king

## Cards played in combat

quest-card-argalad-quick-shot = Quick Shot
quest-card-argalad-overdraw = Overdraw
quest-card-argalad-precision = Precision
quest-card-argalad-aimed-shot = Aimed Shot
quest-card-argalad-fall-back = Fall Back
quest-card-argalad-volley = Volley
quest-card-argalad-parry = Parry
quest-card-argalad-anticipate = Anticipate
quest-card-argalad-attack-of-opportunity = Attack of Opportunity
quest-card-beravor-ranged-strike = Ranged Strike
quest-card-beravor-evade = Evade
quest-card-beravor-strategize = Strategize
quest-card-beravor-sneak-attack = Sneak Attack
quest-card-beravor-aimed-shot = Aimed Shot
quest-card-beravor-parry = Parry
quest-card-beravor-charge = Charge
quest-card-beravor-anticipate = Anticipate
quest-card-beravor-deadly-finesse = Deadly Finesse
quest-card-eleanor-ranged-strike = Ranged Strike
quest-card-eleanor-concentrate = Concentrate
quest-card-eleanor-hide = Hide
quest-card-eleanor-retreat = Retreat
quest-card-eleanor-volley = Volley
quest-card-eleanor-dodge = Dodge
quest-card-eleanor-parry = Parry
quest-card-eleanor-charge = Charge
quest-card-eleanor-anticipate = Anticipate
quest-card-eleanor-rest = Rest
quest-card-eleanor-attack-of-opportunity = Attack of Opportunity
quest-card-eometh-ranged-strike = Ranged Strike
quest-card-eometh-evade = Evade
quest-card-eometh-aimed-shot = Aimed Shot
quest-card-eometh-fall-back = Fall Back
quest-card-eometh-parry = Parry
quest-card-eometh-hack = Hack
quest-card-eometh-trample = Trample
quest-card-eometh-eviscerate = Eviscerate
quest-card-eometh-smash = Smash
quest-card-eometh-reckless = Reckless
quest-card-thalin-evade = Evade
quest-card-thalin-strategize = Strategize
quest-card-thalin-dodge = Dodge
quest-card-thalin-block = Block
quest-card-thalin-parry = Parry
quest-card-thalin-sweep = Sweep
quest-card-thalin-rush = Rush
quest-card-thalin-overpower = Overpower
quest-card-thalin-crush = Crush
quest-card-thalin-reckless = Reckless
quest-card-skill-shrewd-planning = Shrewd Planning
quest-card-skill-ready = Ready
quest-card-skill-expose-weakness = Expose Weakness
quest-card-skill-set-trap = Set Trap
quest-card-skill-endure = Endure
quest-card-skill-crossbow-shot = Crossbow Shot
quest-card-skill-heightened-senses = Heightened Senses
quest-card-skill-flaming-arrow = Flaming Arrow
quest-card-skill-concussive-shot = Concussive Shot
quest-card-skill-outmaneuver = Outmaneuver
quest-card-skill-retaliate = Retaliate
quest-card-skill-focused-assault = Focused Assault
quest-card-skill-wear-down = Wear Down
quest-card-skill-shield-smash = Shield Smash
quest-card-skill-execute = Execute
quest-card-skill-reversal = Reversal
quest-card-skill-crushing-blow = Crushing Blow
quest-card-skill-hamstring = Hamstring
quest-card-skill-overhead-swing = Overhead Swing
quest-card-skill-brutal-finisher = Brutal Finisher
quest-card-zealot-quick-shot = Quick Shot
quest-card-zealot-ranged-strike = Ranged Strike
quest-card-zealot-strategize = Strategize
quest-card-zealot-aimed-shot = Aimed Shot
quest-card-zealot-fall-back = Fall Back
quest-card-zealot-poison-arrow = Poison Arrow
quest-card-zealot-parry = Parry
quest-card-zealot-hack = Hack
quest-card-zealot-charge = Charge
quest-card-zealot-smash = Smash
quest-card-zealot-reckless = Reckless
quest-card-ravager-concentrate = Concentrate
quest-card-ravager-poison-arrow = Poison Arrow
quest-card-ravager-aimed-shot = Aimed Shot
quest-card-ravager-strategize = Strategize
quest-card-ravager-fall-back = Fall Back
quest-card-ravager-parry = Parry
quest-card-ravager-hack = Hack
quest-card-ravager-charge = Charge
quest-card-ravager-eviscerate = Eviscerate
quest-card-ravager-anticipate = Anticipate
quest-card-ravager-attack-of-opportunity = Attack of Opportunity
quest-card-behemoth-precision = Precision
quest-card-behemoth-aimed-shot = Aimed Shot
quest-card-behemoth-earthquake = Earthquake
quest-card-behemoth-block = Block
quest-card-behemoth-smash = Smash
quest-card-behemoth-sweep = Sweep
quest-card-behemoth-rush = Rush
quest-card-behemoth-overpower = Overpower
quest-card-behemoth-crush = Crush
quest-card-behemoth-reckless = Reckless
quest-card-behemoth-enraged = Enraged

## Plots

quest-plot-sauron-hunts-for-the-ring = Sauron Hunts for the Ring
quest-plot-monsters-in-the-east = Monsters in the East
quest-plot-saruman-hungry-for-power = Saruman Hungry for Power
quest-plot-a-dark-messenger = A Dark Messenger
quest-plot-osgiliath-invaded = Osgiliath Invaded
quest-plot-gollum-is-captured = Gollum is Captured
quest-plot-saruman-falls-to-corruption = Saruman Falls to Corruption
quest-plot-wormtongue-taints-theoden = Wormtongue Taints Théoden
quest-plot-denethor-falls-into-madness = Denethor Falls into Madness
quest-plot-orcs-in-the-mountains = Orcs in the Mountains
quest-plot-a-broken-line-of-kings = A Broken Line of Kings
quest-plot-gollum-is-tortured = Gollum is Tortured
quest-plot-smeagol-escapes = Sméagol Escapes
quest-plot-loss-of-an-heir = Loss of an Heir
quest-plot-a-promise-of-rings = A Promise of Rings
quest-plot-rise-of-the-uruk-hai = Rise of the Uruk-hai
quest-plot-urgent-summons = Urgent Summons

## Shadow cards

quest-shadow-betrayed = Betrayed
quest-shadow-an-evil-fog = An Evil Fog
quest-shadow-flocks-of-crebain = Flocks of Crebain
quest-shadow-his-arm-has-grown-long = His Arm Has Grown Long
quest-shadow-seem-fairer-feel-fouler = Seem Fairer, Feel Fouler
quest-shadow-dark-promises = Dark Promises
quest-shadow-do-not-tempt-me = Do Not Tempt Me!
quest-shadow-a-new-power-is-rising = A New Power is Rising
quest-shadow-storms-of-mordor = Storms of Mordor
quest-shadow-sarumans-lies = Saruman’s Lies
quest-shadow-morgul-blade = Morgul-blade
quest-shadow-lord-of-the-rings = Lord of the Rings
quest-shadow-evil-wound = Evil Wound
quest-shadow-shire-baggins = Shire, Baggins
quest-shadow-creatures-of-the-wild = Creatures of the Wild
quest-shadow-the-ithil-stone = The Ithil-Stone
quest-shadow-they-are-terrible = They Are Terrible
quest-shadow-the-lidless-eye = The Lidless Eye
quest-shadow-the-black-breath = The Black Breath
quest-shadow-winter-storm = Winter Storm
quest-shadow-grievous-loss = Grievous Loss

## Corruption cards

quest-corruption-reckless = Reckless
quest-corruption-indifferent = Indifferent
quest-corruption-distraught = Distraught
quest-corruption-deranged = Deranged
quest-corruption-helpless = Helpless
quest-corruption-weary = Weary
quest-corruption-weak = Weak
quest-corruption-despairing = Despairing
quest-corruption-isolated = Isolated
quest-corruption-hopeless = Hopeless
quest-corruption-mistrusted = Mistrusted
quest-corruption-cowardly = Cowardly
quest-corruption-greedy = Greedy
quest-corruption-despondent = Despondent
quest-corruption-careless = Careless
quest-corruption-wretched = Wretched

## Perils

quest-peril-the-hounds-of-sauron = The Hounds of Sauron
quest-peril-an-unexpected-betrayal = An Unexpected Betrayal
quest-peril-a-shadow-in-the-background-of-their-memories = A Shadow in the Background of Their Memories
quest-peril-orc-scouts = Orc Scouts
quest-peril-ill-met-company = Ill-met Company
quest-peril-armies-underground = Armies Underground
quest-peril-the-hill-of-black-magic = The Hill of Black Magic
quest-peril-the-dark-tower = The Dark Tower
quest-peril-khazad-dum = Khazad-dûm
quest-peril-an-enduring-evil = An Enduring Evil
quest-peril-trapped = Trapped
quest-peril-the-weakness-of-men = The Weakness of Men
quest-peril-its-a-dangerous-business = It’s a Dangerous Business, Walking out your Front Door
quest-peril-undying-regret = Undying Regret
quest-peril-nine-for-mortal-men = Nine for Mortal Men Doomed to Die

## Events

quest-event-messengers-of-the-stormcrow = Messengers of the Stormcrow
quest-event-tempted-by-power = Tempted by Power
quest-event-trust-in-friendship = Trust in Friendship
quest-event-the-thieves-of-tharbad = The Thieves of Tharbad
quest-event-eomer-and-eowyn-are-orphaned = Éomer and Éowyn Are Orphaned
quest-event-beornings-the-skin-changers = Beornings, the Skin Changers
quest-event-the-dunadan-guards-the-shire = The Dúnadan Guards the Shire
quest-event-the-courage-of-erkenbrand = The Courage of Erkenbrand
quest-event-from-argonath-to-the-sea = From Argonath to the Sea
quest-event-lady-of-the-golden-wood = Lady of the Golden Wood
quest-event-arwens-message-to-her-beloved = Arwen’s Message to Her Beloved
quest-event-imladris = Imladris
quest-event-not-all-those-who-wander-are-lost = Not All Those Who Wander Are Lost
quest-event-gandalf-visits-frodo = Gandalf Visits Frodo
quest-event-of-serpents-and-sand = Of Serpents and Sand
quest-event-the-glades-of-orthanc-darken = The Glades of Orthanc Darken
quest-event-stone-figures-in-the-trollshaws = Stone Figures in the Trollshaws
quest-event-there-is-strength-yet = There Is Strength Yet
quest-event-cirdan-the-shipwright = Círdan the Shipwright
quest-event-the-foe-hammer = The Foe-hammer
quest-event-under-the-shadow = Under the Shadow
quest-event-brand-becomes-king-of-dale = Brand Becomes King of Dale
quest-event-commander-of-edoras = Commander of Edoras
quest-event-iarwain-ben-adar = Iarwain Ben-adar
quest-event-athelas-kingsfoil = Athelas, Kingsfoil
quest-event-aragorn-meets-with-gandalf = Aragorn Meets with Gandalf
quest-event-aragorn-hunts-gollum = Aragorn Hunts Gollum
quest-event-beregond-guard-of-the-citadel = Beregond, Guard of the Citadel
quest-event-dark-news-from-erebor = Dark News from Erebor
quest-event-the-blood-of-rhun = The Blood of Rhûn
quest-event-radagast-the-brown = Radagast the Brown
quest-event-warrior-of-the-lidless-eye = Warrior of the Lidless Eye
quest-event-he-has-at-last-heard = He Has at Last Heard
quest-event-the-trees-of-fangorn = The Trees of Fangorn
quest-event-gandalf-stormcrow = Gandalf Stormcrow
quest-event-arnor-that-was-of-old = Arnor, That Was of Old
quest-event-boromirs-dream = Boromir’s Dream
quest-event-elladan-and-elrohir = Elladan and Elrohir
quest-event-eowyn-sister-daughter = Éowyn, Sister-daughter
quest-event-the-argonath = The Argonath
quest-event-theoden-warned-of-saruman = Théoden Warned of Saruman
quest-event-the-account-of-isildur = The Account of Isildur

## Encounters

quest-encounter-haven-the-court-of-theoden = The Court of Théoden
quest-encounter-haven-intrigue-within-meduseld = Intrigue Within Meduseld
quest-encounter-haven-the-houses-of-healing = The Houses of Healing
quest-encounter-haven-the-palantirs = The Palantirs
quest-encounter-haven-the-halls-of-an-elven-king = The Halls of an Elven King
quest-encounter-haven-the-enchanted-stream = The Enchanted Stream
quest-encounter-haven-the-lonely-mountain = The Lonely Mountain
quest-encounter-haven-ancient-greed = Ancient Greed
quest-encounter-haven-the-northern-fortress = The Northern Fortress
quest-encounter-haven-deadmens-dike = Deadmen’s Dike
quest-encounter-haven-the-golden-wood = The Golden Wood
quest-encounter-haven-imladris = Imladris
quest-encounter-haven-redeemed-by-grace = Redeemed by Grace
quest-encounter-haven-the-steadfast-defender = The Steadfast Defender
quest-encounter-haven-i-will-not-say-the-day-is-done = I Will Not Say the Day is Done
quest-encounter-mordor-the-faces-in-the-water = The Faces in the Water
quest-encounter-mordor-shapes-in-the-mist = Shapes in the Mist
quest-encounter-mordor-saurons-road = Sauron’s Road
quest-encounter-mordor-thirst-and-despair = Thirst and Despair
quest-encounter-mordor-isildurs-heir = Isildur’s Heir
quest-encounter-mordor-heavy-rains = Heavy Rains
quest-encounter-mordor-smoke-on-the-horizon = Smoke on the Horizon
quest-encounter-mordor-the-nest-is-stirred = The Nest is Stirred
quest-encounter-mordor-the-olog-hai = The Olog-hai
quest-encounter-mordor-a-hidden-path = A Hidden Path
quest-encounter-mordor-sting-of-the-west = Sting of the West
quest-encounter-mordor-a-shadow-under-the-shadow = A Shadow Under the Shadow
quest-encounter-mordor-the-land-of-the-great-eye = The Land of the Great Eye
quest-encounter-mordor-the-seat-of-saurons-power = The Seat of Sauron’s Power
quest-encounter-mordor-where-the-shadows-lie = Where the Shadows Lie
quest-encounter-rohan-the-key-to-the-anduin = The Key to the Anduin
quest-encounter-rohan-prince-imrahil = Prince Imrahil
quest-encounter-rohan-the-seat-of-seeing = The Seat of Seeing
quest-encounter-rohan-sweet-words-bitter-dreams = Sweet Words, Bitter Dreams
quest-encounter-rohan-they-come-from-umbar = They Come from Umbar
quest-encounter-rohan-the-eored = The Éored
quest-encounter-rohan-the-mounts-of-the-haradrim = The Mounts of the Haradrim
quest-encounter-rohan-the-palantir-of-orthanc = The Palantir of Orthanc
quest-encounter-rohan-lies-and-deceit = Lies and Deceit
quest-encounter-rohan-smugglers = Smugglers
quest-encounter-rohan-allies-of-the-dark-lord = Allies of the Dark Lord
quest-encounter-rohan-dangers-both-real-and-imagined = Dangers, Both Real and Imagined
quest-encounter-rohan-words-spoken-from-the-heart = Words Spoken from the Heart
quest-encounter-rohan-captain-of-the-white-tower = Captain of the White Tower
quest-encounter-rohan-the-days-have-gone-down-in-the-west = The Days Have Gone Down in the West
quest-encounter-misty-radagast-the-brown = Radagast the Brown
quest-encounter-misty-the-beornings-ask-for-help = The Beornings Ask for Help
quest-encounter-misty-the-town-of-dale = The Town of Dale
quest-encounter-misty-agents-of-saruman = Agents of Saruman
quest-encounter-misty-do-not-stray-from-the-path = Do Not Stray from the Path
quest-encounter-misty-sarumans-fires = Saruman’s Fires
quest-encounter-misty-a-shadow-connection = A Shadow Connection
quest-encounter-misty-lost-in-the-shadows = Lost in the Shadows
quest-encounter-misty-trapped-by-a-terrible-storm = Trapped by a Terrible Storm
quest-encounter-misty-the-evenstar-is-called-home = The Evenstar is Called Home
quest-encounter-misty-escorted-by-the-wood-elves = Escorted by the Wood-elves
quest-encounter-misty-conquered-by-fear = Conquered by Fear
quest-encounter-misty-a-desperate-bargain = A Desperate Bargain
quest-encounter-misty-greenleaf = Greenleaf
quest-encounter-misty-i-sang-of-leaves = I Sang of Leaves, of Leaves of Gold
quest-encounter-rhudaur-hill-of-the-wind = Hill of the Wind
quest-encounter-rhudaur-the-ruins-of-amon-sul = The Ruins of Amon Sûl
quest-encounter-rhudaur-tom-bert-and-william-huggins = Tom, Bert, and William Huggins
quest-encounter-rhudaur-emyn-engrin = Emyn Engrin
quest-encounter-rhudaur-above-the-withered-heath = Above the Withered Heath
quest-encounter-rhudaur-forodwaith = Forodwaith
quest-encounter-rhudaur-beyond-the-dark-lords-reach = Beyond the Dark Lord’s Reach
quest-encounter-rhudaur-carn-dum-reborn = Carn Dûm Reborn
quest-encounter-rhudaur-a-path-through-the-mountains = A Path Through the Mountains
quest-encounter-rhudaur-the-haunted-ruins = The Haunted Ruins
quest-encounter-rhudaur-lost-in-the-wild = Lost in the Wild
quest-encounter-rhudaur-the-iron-will-of-the-dwarves = The Iron Will of the Dwarves
quest-encounter-rhudaur-a-common-purpose = A Common Purpose
quest-encounter-rhudaur-the-son-of-gloin = The Son of Glóin
quest-encounter-rhudaur-the-world-is-grey = The World is Grey, the Mountains Old
quest-encounter-eriador-pipeweed-and-seven-meals-a-day = Pipeweed & Seven Meals a Day
quest-encounter-eriador-cirdan-the-shipwright = Círdan the Shipwright
quest-encounter-eriador-the-grey-company = The Grey Company
quest-encounter-eriador-cold-be-hand-and-heart-and-bone = Cold be Hand and Heart and Bone
quest-encounter-eriador-a-merry-fellow = A Merry Fellow
quest-encounter-eriador-remnants-of-the-north-south-road = Remnants of the North-South Road
quest-encounter-eriador-the-city-by-the-greyflood = The City by the Greyflood
quest-encounter-eriador-the-raiders-in-the-hills = The Raiders in the Hills
quest-encounter-eriador-find-the-grey-pilgrim = Find the Grey Pilgrim
quest-encounter-eriador-the-mad-baggins = The Mad Baggins
quest-encounter-eriador-the-squint-eyed-southerner = The Squint-eyed Southerner
quest-encounter-eriador-the-black-pit = The Black Pit
quest-encounter-eriador-sarumans-agents = Saruman’s Agents
quest-encounter-eriador-the-ranger = The Ranger
quest-encounter-eriador-the-road-goes-ever-on = The Road Goes Ever On and On

## Quests of the heroes

quest-quest-echoes-of-bolgs-army = Echoes of Bolg’s Army
quest-quest-they-have-become-queer-and-wild = They Have Become Queer and Wild
quest-quest-the-forest-must-provide-no-refuge = The Forest Must Provide No Refuge
quest-quest-bones-of-a-darkness-past = Bones of a Darkness Past
quest-quest-guarding-the-dimrill-stair = Guarding the Dimrill Stair
quest-quest-spies-in-mithlond = Spies in Mithlond
quest-quest-hidden-in-the-ash-mountains = Hidden in the Ash Mountains
quest-quest-where-the-stars-are-strange = Where the Stars are Strange
quest-quest-an-appeal-to-golasgil = An Appeal to Golasgil
quest-quest-hill-of-sorcery = Hill of Sorcery
quest-quest-drive-back-the-evil-men = Drive Back the Evil Men
quest-quest-a-message-to-the-white-wizard = A Message to the White Wizard
quest-quest-to-look-into-the-mirrormere = To Look into the Mirrormere
quest-quest-the-ered-luin = The Ered Luin
quest-quest-a-new-threat = A New Threat

## Missions

quest-mission-the-spear-of-the-west = The Spear of the West
quest-mission-noble-blood = Noble Blood
quest-mission-minas-morgul-kept-at-bay = Minas Morgul Kept at Bay
quest-mission-against-the-shadow = Against the Shadow
quest-mission-isildurs-secret = Isildur’s Secret
quest-mission-his-dark-throne = His Dark Throne
quest-mission-where-the-shadows-lie = Where the Shadows Lie
quest-mission-in-darkness-bind-them = In Darkness Bind Them
quest-mission-to-rule-them-all = To Rule Them All
quest-mission-to-find-them-all = To Find Them All

## Characters

quest-character-aragorn = Aragorn
quest-character-boromir = Boromir
quest-character-dain = Dáin II
quest-character-denethor = Denethor
quest-character-gandalf = Gandalf
quest-character-saruman = Saruman
quest-character-theoden = Théoden
quest-character-thranduil = Thranduil

## Items

quest-item-boat = Boat
quest-item-elven-cloak = Elven Cloak
quest-item-horse = Horse
