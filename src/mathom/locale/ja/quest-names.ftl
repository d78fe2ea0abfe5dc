# クエストの構成品の名前。

## Heroes and their powers

quest-hero-argalad = アルガラド
quest-hero-beravor = ベラヴォール
quest-hero-eleanor = エレアノール
quest-hero-eometh = エオメス
quest-hero-thalin = サーリン
quest-power-scout = 斥候
quest-power-survivalist = 生き延びる術
quest-power-noble-bloodline = 高貴な血筋
quest-power-expert-rider = 乗馬の達人
quest-power-iron-will = 鉄の意志

## What the rules number

quest-attribute-fortitude = 頑健
quest-attribute-strength = 筋力
quest-attribute-agility = 敏捷
quest-attribute-wisdom = 知恵
quest-icon-plains = 平原
quest-icon-hills = 丘陵
quest-icon-forest = 森
quest-icon-mountains = 山岳
quest-icon-swamp = 沼地
quest-marker-heroes = ヒーローのマーカー
quest-marker-ring = 指輪のマーカー
quest-marker-conquest = 征服のマーカー
quest-marker-corruption = 堕落のマーカー
quest-track-influence = 脅威を置く
quest-track-cards = カードを引く
quest-track-command = 命令する
quest-type-melee = 近接
quest-type-ranged = 射撃
quest-window-action-step = サウロンのアクションステップに
quest-window-hero-turn = ヒーローのターンの始めに
quest-window-arrival = ヒーローが地域に入ったあとに
quest-window-combat = 戦闘の始めに
quest-window-defeat = ヒーローが敗北したあとに
quest-deck-haven = 安息所の山札
quest-deck-brown-lands-mordor = 茶色の国とモルドールの山札
quest-deck-rohan-gondor = ローハンとゴンドールの山札
quest-deck-misty-mountains-mirkwood = 霧ふり山脈と闇の森の山札
quest-deck-rhudaur-grey-mountains = ルダウアと灰色山脈の山札
quest-deck-eriador-enedwaith = エリアドールとエネドワイスの山札
quest-pile-orange-yellow = エリアドールとエネドワイスの山
quest-pile-purple-white = ルダウアと灰色山脈の山
quest-pile-green = 霧ふり山脈と闇の森の山
quest-pile-blue = ローハンとゴンドールの山
quest-pile-brown-red = 茶色の国とモルドールの山
quest-foes-zealot = 狂信者の山札
quest-foes-ravager = 略奪者の山札
quest-foes-behemoth = 巨獣の山札
quest-foe-blank = 空のトークン
quest-token = モンスタートークン{ $number }
quest-path = { $start }から{ $end }まで
quest-yes = はい
quest-no = いいえ

## Figures in the card lists

quest-figure-fortitude = 頑健 { $value }
quest-figure-strength = 筋力 { $value }
quest-figure-agility = 敏捷 { $value }
quest-figure-wisdom = 知恵 { $value }
quest-figure-health = 耐久力 { $value }
quest-figure-hero = ヒーロー：{ $value }
quest-figure-foes = 敵：{ $value }
quest-figure-icons = アイコン：{ $value }
quest-figure-type = { $value }攻撃
quest-figure-cost = コスト { $value }
quest-figure-attack = 攻撃力 { $value }
quest-figure-defense = 防御力 { $value }
quest-figure-copies = { $value }枚
quest-figure-region = { $value }地方
quest-figure-haven = { $value ->
   *[other] 安息所
}
quest-figure-stronghold = 暗黒の城砦 { $value }
quest-figure-perilous = { $value ->
   *[other] 危険な地域
}
quest-figure-start = 開始地域：{ $value }
quest-figure-starts = 登場地域：{ $value }
quest-figure-power = 能力：{ $value }
quest-figure-marker = { $value }を進める
quest-figure-advance = ストーリーステップごとに{ $value }
quest-figure-price = 放棄に支援 { $value }
quest-figure-influence = シャドウプールに脅威 { $value } が必要
quest-figure-location = 対象：{ $value }
quest-figure-fare = { $icon }のカード1枚または任意のカード{ $number }枚
quest-figure-number = 任意のカード{ $value }枚
quest-figure-water = { $value ->
   *[other] 水路
}
quest-figure-item = { $value }がある場合のみ
quest-figure-window = { $value }使う
quest-figure-stage = 第{ $value }段階
quest-figure-priority = 優先番号 { $value }
quest-figure-favor-at = 支援：{ $value }
quest-figure-brought = { $character }を{ $location }に置く
quest-figure-marker-at = マーカーの場所：{ $value }
quest-figure-anywhere = { $value ->
   *[other] どこで引いても適用
}
quest-figure-regions = { $value }で適用
quest-figure-locations = { $value }で適用
quest-figure-deck = { $value }
quest-figure-side = { $value }側
quest-figure-favor = 支援 { $value }

## Locations

quest-location-blue-mountains = 青の山脈
quest-location-harlindon = ハルリンドン
quest-location-the-grey-havens = 灰色港
quest-location-the-shire = ホビット庄
quest-location-hills-of-evendim = イヴンディム丘陵
quest-location-old-forest = 古森
quest-location-fornost = フォルンオスト
quest-location-bree = ブリー村
quest-location-tharbad = サルバド
quest-location-eregion = エレギオン
quest-location-dunland = 褐色人の国
quest-location-enedwaith-plains = エネドワイス平原
quest-location-mouth-of-the-greyflood = 灰色川の河口
quest-location-moria = モリア
quest-location-the-north-downs = 北連丘
quest-location-ruins-of-angmar = アングマールの廃墟
quest-location-ettenmoors = エテン高地
quest-location-weathertop = 風見が丘
quest-location-the-trollshaws = トロルの森
quest-location-mount-gundabad = グンダバド山
quest-location-the-northern-waste = 北方の荒野
quest-location-ered-mithrin = エレド・ミスリン
quest-location-the-withered-heath = 枯れが野
quest-location-erebor = エレボール
quest-location-the-iron-hills = くろがね連山
quest-location-rivendell = 裂け谷
quest-location-the-high-pass = 大峠
quest-location-gladden-fields = あやめ野
quest-location-rhosgobel = ロスゴベル
quest-location-the-redhorn-gate = 赤角口
quest-location-lothlorien = ロスローリエン
quest-location-fangorn = ファンゴルン
quest-location-woodland-realm = 森の王国
quest-location-the-forest-trail = 森の小道
quest-location-the-forest-road = 森の街道
quest-location-lake-esgaroth = エスガロスの湖
quest-location-the-bight = 東入り江
quest-location-south-eaves = 森の南端
quest-location-isengard = アイゼンガルド
quest-location-gap-of-rohan = ローハン谷
quest-location-helms-deep = ヘルム峡谷
quest-location-plains-of-rohan = ローハンの平原
quest-location-amon-hen = アモン・ヘン
quest-location-edoras = エドラス
quest-location-dunharrow = 馬鍬砦
quest-location-anfalas = アンファラス
quest-location-morthond = モルソンド
quest-location-belfalas = ベルファラス
quest-location-pelargir = ペラルギア
quest-location-minas-tirith = ミナス・ティリス
quest-location-osgiliath = オスギリアス
quest-location-near-harad = 近ハラド
quest-location-dol-guldur = ドル・グルドゥア
quest-location-rhun = リューン
quest-location-emyn-muil = エミン・ムイル
quest-location-dagorlad = ダゴルラド
quest-location-dead-marshes = 死者の沼地
quest-location-the-nindalf = ニンダルヴ
quest-location-sea-of-udun = ウドゥンの湖
quest-location-minas-morgul = ミナス・モルグル
quest-location-plains-of-gorgoroth = ゴルゴロス平原
quest-location-mount-doom = 滅びの山
quest-location-barad-dur = バラド＝ドゥーア

## Regions

quest-region-eriador = エリアドール
quest-region-enedwaith = エネドワイス
quest-region-rhudaur = ルダウア
quest-region-grey-mountains = 灰色山脈
quest-region-misty-mountains = 霧ふり山脈
quest-region-mirkwood = 闇の森
quest-region-rohan = ローハン
quest-region-gondor = ゴンドール
quest-region-brown-lands = 茶色の国
quest-region-mordor = モルドール

## Monsters and minions

quest-foe-crebain = クレバイン
quest-foe-agent = 間者
quest-foe-snaga = スナガ
quest-foe-orc = オーク
quest-foe-barrow-wight = 塚人
quest-foe-southron = 南方人
quest-foe-dunlending = 褐色人
quest-foe-warg-rider = ワーグ乗り
quest-foe-giant-spider = 大蜘蛛
quest-foe-huorn = フオルン
quest-foe-cave-troll = 洞窟トロル
quest-foe-oliphaunt = じゅう
quest-foe-balrog = バルログ
quest-foe-uruk-hai = ウルク＝ハイ
quest-foe-black-serpent = 黒き蛇
quest-foe-mouth-of-sauron = サウロンの口
quest-foe-gothmog = ゴルゴロスのゴスモグ
quest-foe-ringwraiths = 指輪の幽鬼
quest-foe-witch-king = 魔王

## Cards played in combat

quest-card-argalad-quick-shot = 早射ち
quest-card-argalad-overdraw = 強弓
quest-card-argalad-precision = 精密射撃
quest-card-argalad-aimed-shot = 狙い撃ち
quest-card-argalad-fall-back = 後退
quest-card-argalad-volley = 斉射
quest-card-argalad-parry = 受け流し
quest-card-argalad-anticipate = 先読み
quest-card-argalad-attack-of-opportunity = 好機の一撃
quest-card-beravor-ranged-strike = 射撃
quest-card-beravor-evade = 回避
quest-card-beravor-strategize = 策を練る
quest-card-beravor-sneak-attack = 不意討ち
quest-card-beravor-aimed-shot = 狙い撃ち
quest-card-beravor-parry = 受け流し
quest-card-beravor-charge = 突撃
quest-card-beravor-anticipate = 先読み
quest-card-beravor-deadly-finesse = 冴えわたる技
quest-card-eleanor-ranged-strike = 射撃
quest-card-eleanor-concentrate = 集中
quest-card-eleanor-hide = 潜む
quest-card-eleanor-retreat = 退却
quest-card-eleanor-volley = 斉射
quest-card-eleanor-dodge = 身かわし
quest-card-eleanor-parry = 受け流し
quest-card-eleanor-charge = 突撃
quest-card-eleanor-anticipate = 先読み
quest-card-eleanor-rest = 息を整える
quest-card-eleanor-attack-of-opportunity = 好機の一撃
quest-card-eometh-ranged-strike = 射撃
quest-card-eometh-evade = 回避
quest-card-eometh-aimed-shot = 狙い撃ち
quest-card-eometh-fall-back = 後退
quest-card-eometh-parry = 受け流し
quest-card-eometh-hack = 斬りつけ
quest-card-eometh-trample = 踏みつけ
quest-card-eometh-eviscerate = 腹裂き
quest-card-eometh-smash = 打ち砕き
quest-card-eometh-reckless = 無謀
quest-card-thalin-evade = 回避
quest-card-thalin-strategize = 策を練る
quest-card-thalin-dodge = 身かわし
quest-card-thalin-block = 防御
quest-card-thalin-parry = 受け流し
quest-card-thalin-sweep = なぎ払い
quest-card-thalin-rush = 猛進
quest-card-thalin-overpower = 力押し
quest-card-thalin-crush = 叩き潰し
quest-card-thalin-reckless = 無謀
quest-card-skill-shrewd-planning = 抜け目ない計画
quest-card-skill-ready = 構え
quest-card-skill-expose-weakness = 弱点を暴く
quest-card-skill-set-trap = 罠をしかける
quest-card-skill-endure = 耐え抜く
quest-card-skill-crossbow-shot = 弩の一撃
quest-card-skill-heightened-senses = 研ぎ澄ました感覚
quest-card-skill-flaming-arrow = 火矢
quest-card-skill-concussive-shot = 昏倒の矢
quest-card-skill-outmaneuver = 出し抜く
quest-card-skill-retaliate = 報復
quest-card-skill-focused-assault = 集中攻撃
quest-card-skill-wear-down = 消耗させる
quest-card-skill-shield-smash = 盾打ち
quest-card-skill-execute = とどめ
quest-card-skill-reversal = 逆転
quest-card-skill-crushing-blow = 粉砕の一撃
quest-card-skill-hamstring = 足斬り
quest-card-skill-overhead-swing = 大上段
quest-card-skill-brutal-finisher = 非情の決め手
quest-card-zealot-quick-shot = 早射ち
quest-card-zealot-ranged-strike = 射撃
quest-card-zealot-strategize = 策を練る
quest-card-zealot-aimed-shot = 狙い撃ち
quest-card-zealot-fall-back = 後退
quest-card-zealot-poison-arrow = 毒矢
quest-card-zealot-parry = 受け流し
quest-card-zealot-hack = 斬りつけ
quest-card-zealot-charge = 突撃
quest-card-zealot-smash = 打ち砕き
quest-card-zealot-reckless = 無謀
quest-card-ravager-concentrate = 集中
quest-card-ravager-poison-arrow = 毒矢
quest-card-ravager-aimed-shot = 狙い撃ち
quest-card-ravager-strategize = 策を練る
quest-card-ravager-fall-back = 後退
quest-card-ravager-parry = 受け流し
quest-card-ravager-hack = 斬りつけ
quest-card-ravager-charge = 突撃
quest-card-ravager-eviscerate = 腹裂き
quest-card-ravager-anticipate = 先読み
quest-card-ravager-attack-of-opportunity = 好機の一撃
quest-card-behemoth-precision = 精密射撃
quest-card-behemoth-aimed-shot = 狙い撃ち
quest-card-behemoth-earthquake = 地鳴り
quest-card-behemoth-block = 防御
quest-card-behemoth-smash = 打ち砕き
quest-card-behemoth-sweep = なぎ払い
quest-card-behemoth-rush = 猛進
quest-card-behemoth-overpower = 力押し
quest-card-behemoth-crush = 叩き潰し
quest-card-behemoth-reckless = 無謀
quest-card-behemoth-enraged = 激怒

## Plots

quest-plot-sauron-hunts-for-the-ring = サウロン、指輪を追う
quest-plot-monsters-in-the-east = 東方の怪物
quest-plot-saruman-hungry-for-power = 力に飢えるサルマン
quest-plot-a-dark-messenger = 闇の使者
quest-plot-osgiliath-invaded = オスギリアス侵攻
quest-plot-gollum-is-captured = ゴクリ、捕らわる
quest-plot-saruman-falls-to-corruption = サルマンの堕落
quest-plot-wormtongue-taints-theoden = 蛇の舌、セオデンを毒す
quest-plot-denethor-falls-into-madness = デネソールの狂気
quest-plot-orcs-in-the-mountains = 山中のオーク
quest-plot-a-broken-line-of-kings = 絶えた王統
quest-plot-gollum-is-tortured = ゴクリへの拷問
quest-plot-smeagol-escapes = スメアゴルの脱走
quest-plot-loss-of-an-heir = 世継ぎの喪失
quest-plot-a-promise-of-rings = 指輪の約束
quest-plot-rise-of-the-uruk-hai = ウルク＝ハイの台頭
quest-plot-urgent-summons = 火急の召集

## Shadow cards

quest-shadow-betrayed = 裏切り
quest-shadow-an-evil-fog = 邪悪な霧
quest-shadow-flocks-of-crebain = クレバインの群れ
quest-shadow-his-arm-has-grown-long = かの者の腕は長く
quest-shadow-seem-fairer-feel-fouler = 見目よく心悪しく
quest-shadow-dark-promises = 暗い約束
quest-shadow-do-not-tempt-me = 誘惑するでない！
quest-shadow-a-new-power-is-rising = 新たな力の台頭
quest-shadow-storms-of-mordor = モルドールの嵐
quest-shadow-sarumans-lies = サルマンの嘘
quest-shadow-morgul-blade = モルグルの刃
quest-shadow-lord-of-the-rings = 指輪の王
quest-shadow-evil-wound = 邪悪な傷
quest-shadow-shire-baggins = ホビット庄のバギンズ
quest-shadow-creatures-of-the-wild = 荒野の生き物
quest-shadow-the-ithil-stone = イシルの石
quest-shadow-they-are-terrible = 恐るべき者ども
quest-shadow-the-lidless-eye = まぶたのない目
quest-shadow-the-black-breath = 黒の息
quest-shadow-winter-storm = 冬の嵐
quest-shadow-grievous-loss = 痛ましい喪失

## Corruption cards

quest-corruption-reckless = 無鉄砲
quest-corruption-indifferent = 無関心
quest-corruption-distraught = 取り乱し
quest-corruption-deranged = 錯乱
quest-corruption-helpless = 無力
quest-corruption-weary = 疲弊
quest-corruption-weak = 虚弱
quest-corruption-despairing = 絶望
quest-corruption-isolated = 孤立
quest-corruption-hopeless = 望みなし
quest-corruption-mistrusted = 疑われし者
quest-corruption-cowardly = 臆病
quest-corruption-greedy = 強欲
quest-corruption-despondent = 意気消沈
quest-corruption-careless = 不注意
quest-corruption-wretched = 惨めな姿

## Perils

quest-peril-the-hounds-of-sauron = サウロンの猟犬
quest-peril-an-unexpected-betrayal = 思わぬ裏切り
quest-peril-a-shadow-in-the-background-of-their-memories = 記憶の底に差す影
quest-peril-orc-scouts = オークの斥候
quest-peril-ill-met-company = 悪しき道連れ
quest-peril-armies-underground = 地下の軍勢
quest-peril-the-hill-of-black-magic = 黒魔術の丘
quest-peril-the-dark-tower = 暗黒の塔
quest-peril-khazad-dum = カザド＝ドゥーム
quest-peril-an-enduring-evil = 消えぬ悪
quest-peril-trapped = 罠にかかる
quest-peril-the-weakness-of-men = 人間の弱さ
quest-peril-its-a-dangerous-business = 玄関を出るのは危ないこと
quest-peril-undying-regret = 尽きぬ悔い
quest-peril-nine-for-mortal-men = 死すべき人の子に九つ

## Events

quest-event-messengers-of-the-stormcrow = 疾風鴉の使者
quest-event-tempted-by-power = 力の誘惑
quest-event-trust-in-friendship = 友情への信頼
quest-event-the-thieves-of-tharbad = サルバドの盗賊
quest-event-eomer-and-eowyn-are-orphaned = 孤児となったエオメルとエオウィン
quest-event-beornings-the-skin-changers = 皮を変えるビヨルン一党
quest-event-the-dunadan-guards-the-shire = ホビット庄を守るドゥーナダン
quest-event-the-courage-of-erkenbrand = エルケンブランドの勇気
quest-event-from-argonath-to-the-sea = アルゴナスから海まで
quest-event-lady-of-the-golden-wood = 黄金の森の奥方
quest-event-arwens-message-to-her-beloved = アルウェンの想い人への便り
quest-event-imladris = イムラドリス
quest-event-not-all-those-who-wander-are-lost = 放浪する者すべてが迷うにあらず
quest-event-gandalf-visits-frodo = ガンダルフ、フロドを訪ねる
quest-event-of-serpents-and-sand = 蛇と砂と
quest-event-the-glades-of-orthanc-darken = かげりゆくオルサンクの木立
quest-event-stone-figures-in-the-trollshaws = トロルの森の石像
quest-event-there-is-strength-yet = 力はなお残る
quest-event-cirdan-the-shipwright = 船大工キーアダン
quest-event-the-foe-hammer = 敵くだき
quest-event-under-the-shadow = 影の下に
quest-event-brand-becomes-king-of-dale = ブランド、谷間の国の王となる
quest-event-commander-of-edoras = エドラスの司令官
quest-event-iarwain-ben-adar = ヤールワイン・ベン＝アダール
quest-event-athelas-kingsfoil = 王の葉アセラス
quest-event-aragorn-meets-with-gandalf = アラゴルン、ガンダルフと会う
quest-event-aragorn-hunts-gollum = アラゴルン、ゴクリを追う
quest-event-beregond-guard-of-the-citadel = 近衛兵ベレゴンド
quest-event-dark-news-from-erebor = エレボールの暗い知らせ
quest-event-the-blood-of-rhun = リューンの血
quest-event-radagast-the-brown = 茶色のラダガスト
quest-event-warrior-of-the-lidless-eye = まぶたのない目の戦士
quest-event-he-has-at-last-heard = ついにかの者の耳に届く
quest-event-the-trees-of-fangorn = ファンゴルンの木々
quest-event-gandalf-stormcrow = 疾風鴉ガンダルフ
quest-event-arnor-that-was-of-old = 古のアルノール
quest-event-boromirs-dream = ボロミアの夢
quest-event-elladan-and-elrohir = エルラダンとエルロヒア
quest-event-eowyn-sister-daughter = 妹の娘エオウィン
quest-event-the-argonath = アルゴナス
quest-event-theoden-warned-of-saruman = セオデン、サルマンへの警戒を促される
quest-event-the-account-of-isildur = イシルドゥアの手記

## Encounters

quest-encounter-haven-the-court-of-theoden = セオデンの宮廷
quest-encounter-haven-intrigue-within-meduseld = メドゥセルドの陰謀
quest-encounter-haven-the-houses-of-healing = 療病院
quest-encounter-haven-the-palantirs = パランティールの石
quest-encounter-haven-the-halls-of-an-elven-king = エルフ王の館
quest-encounter-haven-the-enchanted-stream = 魔法の流れ
quest-encounter-haven-the-lonely-mountain = はなれ山
quest-encounter-haven-ancient-greed = 古き欲
quest-encounter-haven-the-northern-fortress = 北方の砦
quest-encounter-haven-deadmens-dike = 死人の堤
quest-encounter-haven-the-golden-wood = 黄金の森
quest-encounter-haven-imladris = イムラドリス
quest-encounter-haven-redeemed-by-grace = 恩寵による救い
quest-encounter-haven-the-steadfast-defender = 揺るがぬ守り手
quest-encounter-haven-i-will-not-say-the-day-is-done = 日が終わったとは言うまい
quest-encounter-mordor-the-faces-in-the-water = 水の中の顔
quest-encounter-mordor-shapes-in-the-mist = 霧の中の影
quest-encounter-mordor-saurons-road = サウロンの道
quest-encounter-mordor-thirst-and-despair = 渇きと絶望
quest-encounter-mordor-isildurs-heir = イシルドゥアの世継ぎ
quest-encounter-mordor-heavy-rains = 豪雨
quest-encounter-mordor-smoke-on-the-horizon = 地平線の煙
quest-encounter-mordor-the-nest-is-stirred = 巣がざわめく
quest-encounter-mordor-the-olog-hai = オログ＝ハイ
quest-encounter-mordor-a-hidden-path = 隠された道
quest-encounter-mordor-sting-of-the-west = 西方のつらぬき丸
quest-encounter-mordor-a-shadow-under-the-shadow = 影の下の影
quest-encounter-mordor-the-land-of-the-great-eye = 大いなる目の国
quest-encounter-mordor-the-seat-of-saurons-power = サウロンの力の座
quest-encounter-mordor-where-the-shadows-lie = 影の横たわるところ
quest-encounter-rohan-the-key-to-the-anduin = アンドゥインの要
quest-encounter-rohan-prince-imrahil = イムラヒル大公
quest-encounter-rohan-the-seat-of-seeing = 視る山の座
quest-encounter-rohan-sweet-words-bitter-dreams = 甘い言葉と苦い夢
quest-encounter-rohan-they-come-from-umbar = ウンバールより来る者
quest-encounter-rohan-the-eored = エオレド
quest-encounter-rohan-the-mounts-of-the-haradrim = ハラドリムの乗獣
quest-encounter-rohan-the-palantir-of-orthanc = オルサンクのパランティール
quest-encounter-rohan-lies-and-deceit = 嘘と欺き
quest-encounter-rohan-smugglers = 密輸人
quest-encounter-rohan-allies-of-the-dark-lord = 冥王の同盟者
quest-encounter-rohan-dangers-both-real-and-imagined = まことの危険と思い込み
quest-encounter-rohan-words-spoken-from-the-heart = 心からの言葉
quest-encounter-rohan-captain-of-the-white-tower = 白き塔の大将
quest-encounter-rohan-the-days-have-gone-down-in-the-west = 日々は西へ沈み
quest-encounter-misty-radagast-the-brown = 茶色のラダガスト
quest-encounter-misty-the-beornings-ask-for-help = ビヨルン一党の頼み
quest-encounter-misty-the-town-of-dale = 谷間の町
quest-encounter-misty-agents-of-saruman = サルマンの手先
quest-encounter-misty-do-not-stray-from-the-path = 小道をそれるな
quest-encounter-misty-sarumans-fires = サルマンの火
quest-encounter-misty-a-shadow-connection = 影とのつながり
quest-encounter-misty-lost-in-the-shadows = 影の中の迷い
quest-encounter-misty-trapped-by-a-terrible-storm = 恐ろしい嵐に閉ざされて
quest-encounter-misty-the-evenstar-is-called-home = 夕星の帰郷
quest-encounter-misty-escorted-by-the-wood-elves = 森のエルフの護衛
quest-encounter-misty-conquered-by-fear = 恐怖に屈して
quest-encounter-misty-a-desperate-bargain = 必死の取引
quest-encounter-misty-greenleaf = 緑葉
quest-encounter-misty-i-sang-of-leaves = 葉を、黄金の葉を歌う
quest-encounter-rhudaur-hill-of-the-wind = 風の丘
quest-encounter-rhudaur-the-ruins-of-amon-sul = アモン・スールの廃墟
quest-encounter-rhudaur-tom-bert-and-william-huggins = トムとバートとウィリアム・ハギンズ
quest-encounter-rhudaur-emyn-engrin = エミン・エングリン
quest-encounter-rhudaur-above-the-withered-heath = 枯れが野の上で
quest-encounter-rhudaur-forodwaith = フォロドワイス
quest-encounter-rhudaur-beyond-the-dark-lords-reach = 冥王の手の届かぬところ
quest-encounter-rhudaur-carn-dum-reborn = カルン・ドゥームの再興
quest-encounter-rhudaur-a-path-through-the-mountains = 山中の道
quest-encounter-rhudaur-the-haunted-ruins = 亡霊の廃墟
quest-encounter-rhudaur-lost-in-the-wild = 荒野に迷う
quest-encounter-rhudaur-the-iron-will-of-the-dwarves = ドワーフの鉄の意志
quest-encounter-rhudaur-a-common-purpose = 共通の目的
quest-encounter-rhudaur-the-son-of-gloin = グローインの息子
quest-encounter-rhudaur-the-world-is-grey = 世界は灰色に、山は古りて
quest-encounter-eriador-pipeweed-and-seven-meals-a-day = パイプ草と日に七度の食事
quest-encounter-eriador-cirdan-the-shipwright = 船大工キーアダン
quest-encounter-eriador-the-grey-company = 灰色の一行
quest-encounter-eriador-cold-be-hand-and-heart-and-bone = 手も心も骨も冷たかれ
quest-encounter-eriador-a-merry-fellow = 愉快な男
quest-encounter-eriador-remnants-of-the-north-south-road = 南北街道の名残
quest-encounter-eriador-the-city-by-the-greyflood = 灰色川の都
quest-encounter-eriador-the-raiders-in-the-hills = 丘の略奪者
quest-encounter-eriador-find-the-grey-pilgrim = 灰色の放浪者を探せ
quest-encounter-eriador-the-mad-baggins = いかれバギンズ
quest-encounter-eriador-the-squint-eyed-southerner = 目つきの悪い南から来た男
quest-encounter-eriador-the-black-pit = 黒い穴
quest-encounter-eriador-sarumans-agents = サルマンの間者
quest-encounter-eriador-the-ranger = 野伏
quest-encounter-eriador-the-road-goes-ever-on = 道はつづくよ先へ先へと

## Quests of the heroes

quest-quest-echoes-of-bolgs-army = ボルグ軍の残響
quest-quest-they-have-become-queer-and-wild = 妖しく荒々しくなったもの
quest-quest-the-forest-must-provide-no-refuge = 森に隠れ家を許すな
quest-quest-bones-of-a-darkness-past = 過ぎし闇の骨
quest-quest-guarding-the-dimrill-stair = おぼろ谷の階の守り
quest-quest-spies-in-mithlond = ミスロンドの間者
quest-quest-hidden-in-the-ash-mountains = 灰の山脈に隠されて
quest-quest-where-the-stars-are-strange = 星々の見知らぬところ
quest-quest-an-appeal-to-golasgil = ゴラスギルへの請願
quest-quest-hill-of-sorcery = 魔術の丘
quest-quest-drive-back-the-evil-men = 悪しき人間を追い返せ
quest-quest-a-message-to-the-white-wizard = 白の魔法使いへの伝言
quest-quest-to-look-into-the-mirrormere = 鏡の湖をのぞく
quest-quest-the-ered-luin = エレド・ルイン
quest-quest-a-new-threat = 新たな脅威

## Missions

quest-mission-the-spear-of-the-west = 西方の槍
quest-mission-noble-blood = 高貴なる血
quest-mission-minas-morgul-kept-at-bay = ミナス・モルグルを封じよ
quest-mission-against-the-shadow = 影に抗して
quest-mission-isildurs-secret = イシルドゥアの秘密
quest-mission-his-dark-throne = 暗き玉座
quest-mission-where-the-shadows-lie = 影の横たわるところ
quest-mission-in-darkness-bind-them = 暗闇に縛る
quest-mission-to-rule-them-all = すべてを統べる
quest-mission-to-find-them-all = すべてを見つける

## Characters

quest-character-aragorn = アラゴルン
quest-character-boromir = ボロミア
quest-character-dain = ダイン二世
quest-character-denethor = デネソール
quest-character-gandalf = ガンダルフ
quest-character-saruman = サルマン
quest-character-theoden = セオデン
quest-character-thranduil = スランドゥイル

## Items

quest-item-boat = 小舟
quest-item-elven-cloak = エルフのマント
quest-item-horse = 馬
