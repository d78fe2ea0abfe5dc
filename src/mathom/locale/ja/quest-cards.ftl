# 各カードの働きを私たちの言葉で。戦闘の能力は quest-combat.ftl にある。

## Plots

quest-text-plot-sauron-hunts-for-the-ring = 開始時：各城砦に脅威2、延長線上に7、シャドウプールに1。サウロンはシャドウカード2枚から1枚、プロット5枚から2枚を残す。
quest-text-plot-monsters-in-the-east = 開始時：各城砦に脅威2、延長線上に9。サウロンはシャドウカード3枚から1枚、プロット3枚から2枚を残す。
quest-text-plot-saruman-hungry-for-power = 開始時：各城砦に脅威3、延長線上に3、シャドウプールに2。サウロンはシャドウカード3枚から2枚、プロット4枚から2枚を残す。
quest-text-plot-a-dark-messenger = エレボールに臣下が必要。有効な間、ダインに助言を請うヒーローは堕落カードを1枚受け取る。
quest-text-plot-osgiliath-invaded = オスギリアスにモンスタートークンが必要。
quest-text-plot-gollum-is-captured = 使ったとき、ゴクリの名を持つほかの有効なプロットをすべて捨てる。
quest-text-plot-saruman-falls-to-corruption = 有効な間、アイゼンガルドは危険な地域となり、サルマンに助言を請うヒーローは堕落カードを1枚受け取る。
quest-text-plot-wormtongue-taints-theoden = エドラスから1以内に脅威6、または「サルマンの堕落」が必要。有効な間、セオデンに助言を請うヒーローは堕落カードを1枚受け取る。
quest-text-plot-denethor-falls-into-madness = 有効な間、デネソールに助言を請うヒーローは堕落カードを1枚受け取る。
quest-text-plot-orcs-in-the-mountains = グンダバド山から1以内に脅威8が必要。
quest-text-plot-a-broken-line-of-kings = 周囲に脅威が6あり、ほかのプロットマーカーのない安息所をサウロンが選ぶ。ヒーローはそこで休息できず、遭遇カードも引けない。
quest-text-plot-gollum-is-tortured = 使ったとき、ゴクリの名を持つほかの有効なプロットをすべて捨てる。
quest-text-plot-smeagol-escapes = 森の王国から1以内にモンスタートークンか臣下が必要。サウロンはゴクリの名を持つプロットを山札か捨て札から探して手札に加える。
quest-text-plot-loss-of-an-heir = エドラスかミナス・ティリスのうち、1以内にモンスタートークンか臣下がある地域を対象とする。
quest-text-plot-a-promise-of-rings = キャラクターとモンスタートークンか臣下がともにいる地域を対象とする。
quest-text-plot-rise-of-the-uruk-hai = アイゼンガルドに脅威3、または「サルマンの堕落」が必要。有効な間、サウロンはローハンの空でないモンスタートークンをウルク＝ハイとして戦わせてよい。
quest-text-plot-urgent-summons = キャラクターがいて、ほかのプロットマーカーのない地域を対象とする。そこのキャラクターはすべて地図を離れる。

## Shadow cards

quest-text-shadow-betrayed = ヒーローは手札を無作為に2枚捨て、堕落カード1枚につき筋力1を減らして戦う。
quest-text-shadow-an-evil-fog = サウロンはヒーローを一人選び、隣の地域へ動かしてよい。そのヒーローは堕落カード1枚につき手札を無作為に1枚捨てる。
quest-text-shadow-flocks-of-crebain = ヒーローは敏捷0でただちにクレバインと戦う。待ち伏せステップはない。
quest-text-shadow-his-arm-has-grown-long = ヒーローが入った地域は、ターンの終わりまで危険な地域となる。
quest-text-shadow-seem-fairer-feel-fouler = ヒーローは間者と戦う。堕落カードを持っていれば、サウロンはプロットを1枚引く。待ち伏せステップはない。
quest-text-shadow-dark-promises = ヒーローは選ぶ：堕落カード1枚か、5ダメージ。
quest-text-shadow-do-not-tempt-me = サウロンはヒーローを一人選び、その地域に脅威1を置いてよい。そのヒーローは堕落カード1枚につき支援1を失う。
quest-text-shadow-a-new-power-is-rising = サウロンは選ぶ：モルドールの全地域に脅威2ずつか、脅威がありヒーローのいない地域にモンスタートークンを2個まで。
quest-text-shadow-storms-of-mordor = 各ヒーローは手札が5枚になるまで捨て、さらに堕落カード1枚につき無作為に1枚捨てる。
quest-text-shadow-sarumans-lies = サウロンは一番上のプロットを見て、上か下に戻す。堕落カードが知恵以上のヒーローがいれば、堕落のマーカーが1進む。
quest-text-shadow-morgul-blade = サウロンは選ぶ：ヒーローの堕落カード1枚につき5ダメージか、3ダメージと堕落カード1枚。
quest-text-shadow-lord-of-the-rings = サウロンは捨てられたプロットかシャドウカードを1枚公開して手札に戻す。「闇の使者」が有効なら、指輪のマーカーが1進む。
quest-text-shadow-evil-wound = 敗北したヒーローは、回復の後に4ダメージ、さらに堕落カード1枚につき2ダメージを受ける。
quest-text-shadow-shire-baggins = シャドウプールとホビット庄に脅威1ずつ。そこに脅威3か臣下があれば、指輪のマーカーが2進む。
quest-text-shadow-creatures-of-the-wild = ヒーローは大蜘蛛と、堕落カードが2枚以上なら洞窟トロルと戦う。待ち伏せステップはない。
quest-text-shadow-the-ithil-stone = サウロンは「デネソールの狂気」か「サルマンの堕落」を山札か捨て札から探し、手札に加えるかただちに使う。
quest-text-shadow-they-are-terrible = サウロンが選んだ臣下一体を、敗北したものでも、完全に治療して脅威のある地域に置く。
quest-text-shadow-the-lidless-eye = サウロンは二人のヒーローの堕落カードを二人の間で配り直し、その後選んだヒーローに堕落カードを1枚与える。
quest-text-shadow-the-black-breath = ヒーローは堕落カードを1枚受け取り、堕落カード1枚につき筋力と敏捷を1ずつ減らして戦う。
quest-text-shadow-winter-storm = ヒーローはこのトラベルステップで一度しか移動できない。
quest-text-shadow-grievous-loss = サウロンは敗北したヒーローの堕落カードの枚数だけ、延長線上かシャドウプールに脅威を置く。次のストーリーステップでヒーローのマーカーの進みは1減る。

## Corruption cards

quest-text-corruption-reckless = あなたのターンに、サウロンは危難カードを1枚多く引いてよい。
quest-text-corruption-indifferent = 遭遇カードを3枚でなく2枚引く。
quest-text-corruption-distraught = 手札は7枚まで。
quest-text-corruption-deranged = 知恵が1減る。
quest-text-corruption-helpless = 敏捷が1減る。
quest-text-corruption-weary = 頑健が1減る。
quest-text-corruption-weak = 筋力が1減る。
quest-text-corruption-despairing = 支援は3まで。
quest-text-corruption-isolated = キャラクターに助言を請えず、取引もできない。
quest-text-corruption-hopeless = ターン中の移動は三度まで。
quest-text-corruption-mistrusted = ターン中に得る支援は1まで。
quest-text-corruption-cowardly = 戦闘の始めに、手札を無作為に1枚捨てる。
quest-text-corruption-greedy = あなたのターンにシャドウカードが使われた後、サウロンはシャドウカードを1枚引いてよい。
quest-text-corruption-despondent = 休息か敗北のとき、最も左にあるサウロンのマーカーが1でなく2進む。
quest-text-corruption-careless = 支援2を失う。このカードと捨て札を山札に切り戻す。
quest-text-corruption-wretched = サウロンはあなたを最も近い安息所へ送ってよく、ターンは終わる。このカードと捨て札を山札に切り戻す。

## Perils

quest-text-peril-the-hounds-of-sauron = 6ダメージ。捨てたカードの防御力だけ減る。残らなければ、支援1かトレーニング。
quest-text-peril-an-unexpected-betrayal = 選ぶ：5ダメージか、サウロンがプロットとシャドウカードを1枚ずつ引く。
quest-text-peril-a-shadow-in-the-background-of-their-memories = 知恵が、脅威のある隣の地域の数以下なら、堕落カードを1枚受け取り、支援1を失う。
quest-text-peril-orc-scouts = 堕落カードを1枚受け取る。このカードと捨て札を山札に切り戻す。
quest-text-peril-ill-met-company = 選ぶ：支援2を失うか、サウロンが堕落カードを2枚引いて1枚を与える。
quest-text-peril-armies-underground = 堕落カード1枚につき手札を無作為に1枚捨て、オークと戦う。
quest-text-peril-the-hill-of-black-magic = 知恵が有効なプロットの数以下なら、5ダメージを受け、ターンが終わる。
quest-text-peril-the-dark-tower = 臣下一体がバラド・ドゥーアに来てあなたと戦う。倒せば支援2。ターンは続く。
quest-text-peril-khazad-dum = バルログと戦う。倒せば支援2とトレーニング。
quest-text-peril-an-enduring-evil = ここに脅威があれば、堕落カードを1枚受け取り、ターンが終わる。
quest-text-peril-trapped = シャドウプールに脅威2。手札を2枚捨てる。
quest-text-peril-the-weakness-of-men = 選ぶ：5ダメージか、堕落のマーカーが1進む。
quest-text-peril-its-a-dangerous-business = シャドウプールに脅威2。サウロンはあなたの地方の三つの地域に1ずつ置いてよい。
quest-text-peril-undying-regret = シャドウプールに脅威2。サウロンはあなたの地方のほかの地域に脅威1とモンスタートークン1を置いてよい。
quest-text-peril-nine-for-mortal-men = 堕落カードを1枚受け取る。サウロンは臣下に命令するか、プロットを引いてよい。あなたのところへ来た臣下はあなたと戦い、ターンは続く。

## Missions

quest-text-mission-the-spear-of-the-west = すべてのヒーローが自分の二つのクエストを達成していれば果たされる。
quest-text-mission-noble-blood = ヒーロー全員の堕落カードが合わせて1枚以下なら果たされる。
quest-text-mission-minas-morgul-kept-at-bay = 地図上の臣下が2体以下なら果たされる。
quest-text-mission-against-the-shadow = 地図上のモンスタートークンが2個以下なら果たされる。
quest-text-mission-isildurs-secret = ヒーロー全員の支援が合わせて5以上なら果たされる。
quest-text-mission-his-dark-throne = 有効なプロットが三つなら果たされる。
quest-text-mission-where-the-shadows-lie = 堕落のマーカーが第三段階にあれば果たされる。
quest-text-mission-in-darkness-bind-them = 指輪のマーカーが第三段階にあれば果たされる。
quest-text-mission-to-rule-them-all = 征服のマーカーが第三段階にあれば果たされる。
quest-text-mission-to-find-them-all = ホビット庄に指輪の幽鬼がいるか、脅威が6あれば果たされる。

## Characters

quest-text-character-aragorn = 敏捷を1上げる。
quest-text-character-boromir = 筋力を1上げる。
quest-text-character-dain = トレーニングを二度行う。
quest-text-character-denethor = 支援3を払い、ヒーローのマーカーを1進める。
quest-text-character-gandalf = 知恵を1上げる。
quest-text-character-saruman = サウロンはシャドウカードを無作為に2枚捨てる。
quest-text-character-theoden = 馬を得る。
quest-text-character-thranduil = シャドウプールから脅威2を取り除く。

## Items

quest-text-item-boat = 水路は任意の一枚で渡れる。灰色港とベルファラスの間を任意の三枚で渡れる。
quest-text-item-elven-cloak = あなたのターンにサウロンがシャドウカードを使ったら、シャドウプールの脅威が1減る。
quest-text-item-horse = どの街道も一枚少なく渡れる。ただし一枚は必要。

## Quests of the heroes

quest-text-quest-echoes-of-bolgs-army = グンダバド山を探索：支援2か頑健。サウロンはシャドウカードを無作為に1枚捨てる。
quest-text-quest-they-have-become-queer-and-wild = ファンゴルンを探索：支援2とトレーニング。スランドゥイルが森の王国に来る。
quest-text-quest-the-forest-must-provide-no-refuge = アラゴルンが森の南端に来る。そこで遭遇の代わりに会うオークを倒す：トレーニング。
quest-text-quest-bones-of-a-darkness-past = アングマールの廃墟を探索：支援2と敏捷。
quest-text-quest-guarding-the-dimrill-stair = 赤角口を探索：支援2とトレーニング。ガンダルフがブリー村に来る。
quest-text-quest-spies-in-mithlond = ガンダルフが灰色港に来る。そこで遭遇の代わりに会うクレバインを倒す：小舟とトレーニング。
quest-text-quest-hidden-in-the-ash-mountains = バラド・ドゥーアを探索：支援2か敏捷。シャドウプールの脅威が1減る。
quest-text-quest-where-the-stars-are-strange = ボロミアが近ハラドに来る。そこを探索するか黒き蛇と戦う：筋力とトレーニング。デネソールがミナス・ティリスに来る。
quest-text-quest-an-appeal-to-golasgil = アンファラスを探索：支援1とトレーニング。ボロミアがオスギリアスに来る。休息プールをライフプールに切り混ぜる。
quest-text-quest-hill-of-sorcery = ドル・グルドゥアを探索：支援2か敏捷。サウロンは手札のプロット1枚かシャドウプールの脅威2を失う。
quest-text-quest-drive-back-the-evil-men = 灰色川の河口を探索：支援2。サルマンがアイゼンガルドに来る。
quest-text-quest-a-message-to-the-white-wizard = サルマンがアイゼンガルドに来る。そこで遭遇の代わりに会う間者を倒す：支援1とトレーニング。
quest-text-quest-to-look-into-the-mirrormere = モリアを探索：支援2か知恵。
quest-text-quest-the-ered-luin = 青の山脈を探索：支援3。ダインがエレボールに来る。休息プールをライフプールに切り混ぜる。
quest-text-quest-a-new-threat = ダインが北方の荒野に来る。そこで遭遇の代わりに会うスナガを倒す：トレーニング。

## Events

quest-text-event-messengers-of-the-stormcrow = 支援を持つ各ヒーローは、支援1を払うか、堕落カードを1枚受け取る。
quest-text-event-tempted-by-power = サウロンが選んだヒーローは、堕落カードを受け取ってトレーニングするか、サウロンにプロットを引かせる。
quest-text-event-trust-in-friendship = 各ヒーローはこのカードに支援1を置く。サウロンはこれを一人のヒーローに渡す。その者はキャラクターかほかのヒーローのいる地域を探索するとき、すべてを得る。
quest-text-event-the-thieves-of-tharbad = サウロンは選んだキャラクターを灰色川の河口に置く。
quest-text-event-eomer-and-eowyn-are-orphaned = サウロンはローハンからキャラクターか支援を一つ取り除いてよい。
quest-text-event-beornings-the-skin-changers = ヒーローは闇の森のモンスタートークンを2個まで取り除くか、そこの臣下に2ダメージを与えてよい。
quest-text-event-the-dunadan-guards-the-shire = ヒーローはエリアドールの脅威とモンスタートークンを3個まで取り除くか、ホビット庄に支援1を置いてよい。
quest-text-event-the-courage-of-erkenbrand = ヒーローはローハンの脅威とモンスタートークンを3個まで取り除くか、ヘルム峡谷に支援1を置いてよい。
quest-text-event-from-argonath-to-the-sea = ミナス・ティリスを探索するヒーローは、隣の各地域から脅威1を取り除いてよい。
quest-text-event-lady-of-the-golden-wood = ロスローリエンを探索するヒーローは、小舟を得るか、シャドウプールの脅威1を取り除いてよい。
quest-text-event-arwens-message-to-her-beloved = 風見が丘を探索するヒーローは、支援1を得るかトレーニングする。
quest-text-event-imladris = 裂け谷を探索するヒーローは、堕落カードを1枚捨てるか頑健を上げてよい。
quest-text-event-not-all-those-who-wander-are-lost = リューンを探索するヒーローは、好きな地域へ移ってよい。
quest-text-event-gandalf-visits-frodo = ホビット庄を探索するヒーローは、支援3を払ってヒーローのマーカーを1進めてよい。
quest-text-event-of-serpents-and-sand = ヒーローが近ハラドを探索するまで、ストーリーステップごとに征服のマーカーが1進む。
quest-text-event-the-glades-of-orthanc-darken = ヒーローがローハン谷を探索するまで、ストーリーステップごとに征服のマーカーが1進む。
quest-text-event-stone-figures-in-the-trollshaws = サウロンはルダウアの二つの地域に、脅威の有無によらずモンスタートークンを1個ずつ置いてよい。
quest-text-event-there-is-strength-yet = ヒーローはキャラクター一人を城砦でない隣の地域へ動かしてよい。そこの脅威とモンスタートークンはすべて取り除く。
quest-text-event-cirdan-the-shipwright = 灰色港を探索するヒーローは小舟を得て、ベルファラスへ移ってよい。
quest-text-event-the-foe-hammer = トロルの森を探索するヒーローは、ガンダルフを脅威のある地域に置いてよい。そこのモンスタートークンはすべて取り除く。
quest-text-event-under-the-shadow = サウロンが選んだヒーローは、堕落カードを受け取って好きな地域へ移るか、サウロンにシャドウカードを引かせる。
quest-text-event-brand-becomes-king-of-dale = ヒーローはエスガロスの湖から1以内の脅威とモンスタートークンを2個まで取り除くか、そこに支援1を置いてよい。
quest-text-event-commander-of-edoras = ヒーローはエドラスから1以内のモンスタートークン1個と脅威1個を取り除くか、そこに支援1を置いてよい。
quest-text-event-iarwain-ben-adar = 古森を探索するヒーローは、堕落カードを1枚捨てるか、ダメージプールを休息プールに移してよい。
quest-text-event-athelas-kingsfoil = ロスゴベルを探索するヒーローは、堕落カードを1枚捨てるか、ダメージプールを休息プールに移してよい。
quest-text-event-aragorn-meets-with-gandalf = アラゴルンとガンダルフは、どこにいてもブリー村に移る。
quest-text-event-aragorn-hunts-gollum = 死者の沼地を探索するヒーローは、支援3を払ってヒーローのマーカーを1進めてよい。
quest-text-event-beregond-guard-of-the-citadel = ヒーロー一人は支援3を払い、安息所を対象とするプロットを一枚捨てさせてよい。
quest-text-event-dark-news-from-erebor = ヒーローがエレボールを探索するまで、ストーリーステップごとに堕落のマーカーが1進む。
quest-text-event-the-blood-of-rhun = ヒーローがダゴルラドを探索するまで、ストーリーステップごとに征服のマーカーが1進む。
quest-text-event-radagast-the-brown = 支援が4以上の各ヒーローは支援1を失う。ガンダルフは地図上にいればアイゼンガルドに移る。
quest-text-event-warrior-of-the-lidless-eye = サウロンはゴスモグに隣り合うすべての地域に脅威1とモンスタートークン1を置いてよい。
quest-text-event-he-has-at-last-heard = ホビット庄と隣の各地域に脅威1ずつ。サウロンは臣下一体をホビット庄に移してよい。
quest-text-event-the-trees-of-fangorn = ファンゴルンを探索するヒーローは支援1を得る。1以内のモンスタートークンはすべて取り除く。
quest-text-event-gandalf-stormcrow = ローハンの平原を探索するヒーローは、ガンダルフを4以上離れた地域に置き、シャドウプールの脅威1を取り除いてよい。
quest-text-event-arnor-that-was-of-old = ヒーローはフォルンオストから1以内の脅威とモンスタートークンをすべて取り除くか、そこに支援1を置いてよい。
quest-text-event-boromirs-dream = 支援のない各ヒーローは支援1を得る。指輪のマーカーが最も始点に近ければ、1進む。
quest-text-event-elladan-and-elrohir = エテン高地を探索するヒーローは支援2を得て、どこかのモンスタートークン1個を取り除いてよい。
quest-text-event-eowyn-sister-daughter = セオデンはエドラスに移り、隣の各地域は脅威1を失う。
quest-text-event-the-argonath = アモン・ヘンを探索するヒーローは、堕落カードを1枚捨てるか頑健を上げてよい。
quest-text-event-theoden-warned-of-saruman = エドラスを探索するヒーローは、支援2を払って堕落のマーカーを1戻してよい。
quest-text-event-the-account-of-isildur = ミナス・ティリスを探索するヒーローは、支援3を払ってヒーローのマーカーを1進めてよい。

## Encounters

quest-text-encounter-haven-the-court-of-theoden = 支援1を得るか堕落カードを1枚捨てる。知恵が地方のモンスタートークンの数を上回れば、馬を得る。
quest-text-encounter-haven-intrigue-within-meduseld = 知恵が地方の脅威以上なら、支援2を得る。
quest-text-encounter-haven-the-houses-of-healing = 休息プールとダメージプールをライフプールに切り混ぜるか、支援1を得て堕落カードを1枚捨てる。
quest-text-encounter-haven-the-palantirs = 堕落カードを1枚受け取れば、シャドウプールの脅威が1減り、サウロンのプロットの手札を見る。
quest-text-encounter-haven-the-halls-of-an-elven-king = 支援1を得るか堕落カードを1枚捨てる。知恵が地方の脅威以上なら、小舟を得る。
quest-text-encounter-haven-the-enchanted-stream = 敏捷が地方の脅威より低ければ、支援1を失い、堕落カードを1枚受け取る。
quest-text-encounter-haven-the-lonely-mountain = 支援1を得る。頑健がシャドウプールの脅威を上回れば、堕落カードをすべて捨てる。
quest-text-encounter-haven-ancient-greed = 支援1を得るか、堕落カードを1枚受け取って支援2とトレーニングを得る。
quest-text-encounter-haven-the-northern-fortress = 支援1を得るか堕落カードを1枚捨てる。知恵が自分の堕落カードの枚数以上なら、トレーニングする。
quest-text-encounter-haven-deadmens-dike = 4ダメージ。捨てたカードの防御力だけ減る。残らなければ、支援2とトレーニング。
quest-text-encounter-haven-the-golden-wood = 支援1を得るか堕落カードを1枚捨てる。知恵が有効なプロットの数以上なら、エルフのマントを得る。
quest-text-encounter-haven-imladris = 支援1を得るか堕落カードを1枚捨てる。その後堕落カードがなければ、休息プールとダメージプールをライフプールに切り混ぜる。
quest-text-encounter-haven-redeemed-by-grace = 支援1を得るか、1枚につき支援1を払って堕落カードを捨てる。
quest-text-encounter-haven-the-steadfast-defender = シャドウプールの脅威が1減るか、支援2を払って好きな能力値を1上げる。
quest-text-encounter-haven-i-will-not-say-the-day-is-done = 支援2を得る。このカードと捨て札を山札に切り戻す。
quest-text-encounter-mordor-the-faces-in-the-water = アイテムを一つ捨て、堕落カード1枚につき1ダメージを受ける。
quest-text-encounter-mordor-shapes-in-the-mist = 6ダメージ。捨てたカードの防御力だけ減る。残らなければ、支援1か馬を得る。
quest-text-encounter-mordor-saurons-road = 敏捷が地方のモンスタートークンの数以上なら、隣の地域へ移ってよい。
quest-text-encounter-mordor-thirst-and-despair = 6ダメージ。捨てたカードの防御力だけ減る。残らなければ、支援1かトレーニング。
quest-text-encounter-mordor-isildurs-heir = アラゴルンがリューンに来る。そこを探索：支援1とトレーニング。
quest-text-encounter-mordor-heavy-rains = 手札を3枚捨てるか、サウロンがあなたを隣の地域へ動かす。
quest-text-encounter-mordor-smoke-on-the-horizon = ゴルゴロス平原を探索：支援2。シャドウプールの脅威が1減る。
quest-text-encounter-mordor-the-nest-is-stirred = サウロンは地方の二つの地域に脅威1ずつか、シャドウプールに1を置いてよい。
quest-text-encounter-mordor-the-olog-hai = 8ダメージ。捨てたカードの防御力だけ減る。残らなければ、支援1とトレーニング二度。
quest-text-encounter-mordor-a-hidden-path = 知恵が地方のモンスタートークンの数以上なら、シャドウプールの脅威が1減る。
quest-text-encounter-mordor-sting-of-the-west = 敏捷が地方のモンスタートークンの数以上なら、地方の脅威を3個まで取り除く。
quest-text-encounter-mordor-a-shadow-under-the-shadow = 筋力が地方の脅威以上なら、支援1を得るか、シャドウプールの脅威が2減る。
quest-text-encounter-mordor-the-land-of-the-great-eye = 頑健が地方の脅威より低ければ、ライフプールの5枚が休息プールへ行く。
quest-text-encounter-mordor-the-seat-of-saurons-power = バラド・ドゥーアを探索：支援2。堕落カードをすべて捨てるか、シャドウプールの脅威1を取り除いてよい。
quest-text-encounter-mordor-where-the-shadows-lie = シャドウプールの脅威が1減る。このカードと捨て札を山札に切り戻す。
quest-text-encounter-rohan-the-key-to-the-anduin = 選ぶ：5ダメージか、堕落カード1枚。
quest-text-encounter-rohan-prince-imrahil = 知恵が自分の堕落カードの枚数以上なら、支援2か小舟を得る。
quest-text-encounter-rohan-the-seat-of-seeing = アモン・ヘンの周りのモンスタートークンを見る。支援1を払えば、シャドウプールの脅威が2減る。
quest-text-encounter-rohan-sweet-words-bitter-dreams = 手札をライフプールに切り混ぜ、堕落カード1枚につき2ダメージを受ける。
quest-text-encounter-rohan-they-come-from-umbar = 6ダメージ。捨てたカードの防御力だけ減る。残らなければ、支援1とトレーニング。
quest-text-encounter-rohan-the-eored = 休息プールをライフプールに切り混ぜるか、エドラスへ移って支援1を得、そこで遭遇する。
quest-text-encounter-rohan-the-mounts-of-the-haradrim = 近ハラドを探索：支援2とトレーニング。
quest-text-encounter-rohan-the-palantir-of-orthanc = アイゼンガルドを探索：支援1を得て、堕落カードを1枚捨てる。
quest-text-encounter-rohan-lies-and-deceit = 知恵が地方の脅威以上なら、支援1を得るか、サウロンがシャドウカードを無作為に1枚捨てる。
quest-text-encounter-rohan-smugglers = 堕落カードを1枚受け取れば、シャドウプールの脅威が1減り、トレーニングする。
quest-text-encounter-rohan-allies-of-the-dark-lord = 選ぶ：4ダメージか、サウロンがプロットを1枚引く。
quest-text-encounter-rohan-dangers-both-real-and-imagined = 知恵が地方のモンスタートークンの数より低ければ、堕落カードを1枚受け取る。
quest-text-encounter-rohan-words-spoken-from-the-heart = 堕落カードがなければ支援1を得る。あれば、支援1を払って堕落カードを1枚捨ててよい。
quest-text-encounter-rohan-captain-of-the-white-tower = ボロミアがミナス・ティリスに来る。そこを探索：支援1とトレーニング。
quest-text-encounter-rohan-the-days-have-gone-down-in-the-west = 手札を2枚捨てて支援2を得てよい。このカードと捨て札を山札に切り戻す。
quest-text-encounter-misty-radagast-the-brown = 知恵が地方の脅威以上なら、支援1を得て、ガンダルフを好きな安息所に置く。
quest-text-encounter-misty-the-beornings-ask-for-help = 支援1を払えば、シャドウプールの脅威が2減り、1以内の脅威とモンスタートークンをすべて取り除く。
quest-text-encounter-misty-the-town-of-dale = 知恵の数だけダメージプールのカードを休息プールへ移し、休息プールをライフプールに切り混ぜる。
quest-text-encounter-misty-agents-of-saruman = 選ぶ：5ダメージか、指輪のマーカーが1進む。
quest-text-encounter-misty-do-not-stray-from-the-path = 7ダメージ。捨てたカードの防御力だけ減る。残らなければ、支援2とトレーニング。
quest-text-encounter-misty-sarumans-fires = 敏捷が地方のモンスタートークンの数より低ければ、サウロンはあなたに2ダメージを与えるか、シャドウプールに脅威1を置いてよい。
quest-text-encounter-misty-a-shadow-connection = 森の南端を探索：支援2。休息プールをライフプールに切り混ぜる。
quest-text-encounter-misty-lost-in-the-shadows = 手札を2枚捨てるか、サウロンがあなたを隣の地域へ動かす。
quest-text-encounter-misty-trapped-by-a-terrible-storm = 手札をライフプールに切り混ぜ、ターンが終わる。
quest-text-encounter-misty-the-evenstar-is-called-home = アラゴルンが裂け谷に来る。そこを探索：エルフのマント。
quest-text-encounter-misty-escorted-by-the-wood-elves = 休息プールをライフプールに切り混ぜるか、森の王国へ移って支援1を得、そこで遭遇する。
quest-text-encounter-misty-conquered-by-fear = 知恵が地方の脅威より低ければ、支援1を払うか、堕落カードを1枚受け取る。
quest-text-encounter-misty-a-desperate-bargain = 堕落カードを1枚受け取れば、シャドウプールの脅威が2減り、サウロンはシャドウカードを無作為に1枚捨てる。
quest-text-encounter-misty-greenleaf = 森の王国を探索：支援2か敏捷。
quest-text-encounter-misty-i-sang-of-leaves = シャドウプールの脅威が1減るか、トレーニングする。このカードと捨て札を山札に切り戻す。
quest-text-encounter-rhudaur-hill-of-the-wind = 風見が丘の周りのモンスタートークンを見てよい。シャドウプールの脅威が1減る。
quest-text-encounter-rhudaur-the-ruins-of-amon-sul = 知恵の数だけダメージプールのカードを休息プールへ移し、休息プールをライフプールに切り混ぜる。
quest-text-encounter-rhudaur-tom-bert-and-william-huggins = 知恵が自分の堕落カードの枚数以上なら、シャドウプールの脅威が1減る。
quest-text-encounter-rhudaur-emyn-engrin = シャドウプールの脅威が2減るか、トレーニングする。
quest-text-encounter-rhudaur-above-the-withered-heath = サウロンはシャドウカードを無作為に1枚捨てる。地方のモンスタートークン1個を取り除いてよい。
quest-text-encounter-rhudaur-forodwaith = 頑健がルダウアと灰色山脈の脅威の合計より低ければ、3ダメージを受ける。
quest-text-encounter-rhudaur-beyond-the-dark-lords-reach = 北方の荒野を探索：支援2とトレーニング。
quest-text-encounter-rhudaur-carn-dum-reborn = 選ぶ：5ダメージか、シャドウプールに脅威1とグンダバド山の延長線上に3。
quest-text-encounter-rhudaur-a-path-through-the-mountains = 支援1を得て、隣の地域へ移ってよい。
quest-text-encounter-rhudaur-the-haunted-ruins = アングマールの廃墟を探索：支援2を得て、堕落カードを1枚捨てる。
quest-text-encounter-rhudaur-lost-in-the-wild = 手札を2枚捨てるか、サウロンがあなたを隣の地域へ動かす。
quest-text-encounter-rhudaur-the-iron-will-of-the-dwarves = 支援1を得るか、支援1を払ってトレーニングし、堕落カードを1枚捨てる。
quest-text-encounter-rhudaur-a-common-purpose = 知恵が地方の脅威以上なら、支援2を得る。
quest-text-encounter-rhudaur-the-son-of-gloin = エレボールを探索：支援1と頑健。
quest-text-encounter-rhudaur-the-world-is-grey = 支援1を得るか、シャドウプールの脅威が1減る。このカードと捨て札を山札に切り戻す。
quest-text-encounter-eriador-pipeweed-and-seven-meals-a-day = 知恵の数だけダメージプールのカードを休息プールへ移し、休息プールをライフプールに切り混ぜる。
quest-text-encounter-eriador-cirdan-the-shipwright = 知恵が地方の脅威以上なら、堕落カードをすべて捨てるか、小舟を得る。
quest-text-encounter-eriador-the-grey-company = 手札を2枚捨てて、支援1とトレーニングを得てよい。
quest-text-encounter-eriador-cold-be-hand-and-heart-and-bone = 4ダメージ。捨てたカードの防御力だけ減る。残らなければ、支援1とトレーニング。
quest-text-encounter-eriador-a-merry-fellow = 堕落カードを1枚捨て、地方のモンスタートークン1個を取り除き、支援1を得る。
quest-text-encounter-eriador-remnants-of-the-north-south-road = 頑健の数だけダメージプールのカードを休息プールへ移す。
quest-text-encounter-eriador-the-city-by-the-greyflood = 頑健がエリアドールとエネドワイスの脅威の合計より低ければ、アイテムを一つ捨て、ターンが終わる。
quest-text-encounter-eriador-the-raiders-in-the-hills = 5ダメージ。捨てたカードの防御力だけ減る。残らなければ、シャドウプールの脅威が2減る。
quest-text-encounter-eriador-find-the-grey-pilgrim = ガンダルフがブリー村に来る。そこを探索：支援1。シャドウプールの脅威が1減る。
quest-text-encounter-eriador-the-mad-baggins = 堕落カードを1枚受け取れば頑健の数だけカードを引く。そうしなければ支援1を得る。
quest-text-encounter-eriador-the-squint-eyed-southerner = サウロンはエネドワイスに脅威1を置く。褐色人の国を探索：シャドウプールの脅威が2減る。
quest-text-encounter-eriador-the-black-pit = シャドウプールに脅威1。モリアを探索：支援2とトレーニング。
quest-text-encounter-eriador-sarumans-agents = 堕落カードを1枚受け取れば、サウロンは手札からプロットを1枚選んで捨てる。
quest-text-encounter-eriador-the-ranger = 休息プールをライフプールに切り混ぜるか、フォルンオストへ移って支援1を得、そこで遭遇する。
quest-text-encounter-eriador-the-road-goes-ever-on = 支援2を得る。このカードと捨て札を山札に切り戻す。

## Powers of the heroes

quest-text-hero-argalad = 自分のターンに一度、隣の地域一つのモンスタートークンを見てよい。
quest-text-hero-beravor = 安息所の外で休息するとき、回復するかトレーニングしてもよい。
quest-text-hero-eleanor = 自分のターンに一度、クエストを達成するかキャラクターに助言を請うと支援1を得る。
quest-text-hero-eometh = 馬を持って始める。
quest-text-hero-thalin = 敵を倒せなかった戦闘の後も、自分が敗北しないかぎりターンを続ける。

## Powers of the minions

quest-text-foe-black-serpent = 命令で二地域まで動く。1以内では、脅威がなくてもモンスタートークンを置ける。
quest-text-foe-mouth-of-sauron = 戦闘の始めに、ヒーローは堕落カードを1枚受け取る。
quest-text-foe-gothmog = 1以内の地域は、安息所を除いて危険な地域となる。
quest-text-foe-ringwraiths = 命令で二地域まで動く。敗北しても、次のサウロンのアクションステップの始めにミナス・モルグルへ戻る。
quest-text-foe-witch-king = 1以内にいるヒーローは、安息所を除き、休息も回復もできない。
