# 各カードの働きを私たちの言葉で。

## Plots

quest-text-plot-sauron-hunts-for-the-ring = 開始時：各城砦に脅威2、城砦かその延長線上にさらに7、シャドウプールに1を置く。サウロンはシャドウカード2枚から1枚、プロット5枚から2枚を残す。
quest-text-plot-monsters-in-the-east = 開始時：各城砦に脅威2、城砦かその延長線上にさらに9を置く。サウロンはシャドウカード3枚から1枚、プロット3枚から2枚を残す。
quest-text-plot-saruman-hungry-for-power = 開始時：各城砦に脅威3、城砦かその延長線上にさらに3、シャドウプールに2を置く。サウロンはシャドウカード3枚から2枚、プロット4枚から2枚を残す。
quest-text-plot-a-dark-messenger = エレボールに臣下がいることが必要。有効な間、ダインに助言を請うヒーローは堕落カードを1枚受け取る。
quest-text-plot-osgiliath-invaded = オスギリアスにモンスタートークンがあることが必要。空のトークンでもよい。
quest-text-plot-gollum-is-captured = 使ったとき、ゴクリの名を持つほかの有効なプロットをすべて捨てる。
quest-text-plot-saruman-falls-to-corruption = 有効な間、アイゼンガルドは危険な地域となり、サルマンに助言を請うヒーローは堕落カードを1枚受け取る。
quest-text-plot-wormtongue-taints-theoden = エドラスから1以内に脅威が合わせて6以上あるか、「サルマンの堕落」が有効であることが必要。有効な間、セオデンに助言を請うヒーローは堕落カードを1枚受け取る。
quest-text-plot-denethor-falls-into-madness = 有効な間、デネソールに助言を請うヒーローは堕落カードを1枚受け取る。
quest-text-plot-orcs-in-the-mountains = グンダバド山から1以内に脅威が合わせて8以上あることが必要。
quest-text-plot-a-broken-line-of-kings = 隣の地域に脅威が合わせて6以上あり、ほかのプロットマーカーのない安息所を一つサウロンが選ぶ。有効な間、ヒーローはそこで休息できず、遭遇カードも引けない。
quest-text-plot-gollum-is-tortured = 使ったとき、ゴクリの名を持つほかの有効なプロットをすべて捨てる。
quest-text-plot-smeagol-escapes = 森の王国から1以内にモンスタートークンか臣下があることが必要。使ったとき、サウロンはゴクリの名を持つプロットを一枚、山札か捨て札から公開して手札に加えてよい。その後山札を切り直す。
quest-text-plot-loss-of-an-heir = エドラスかミナス・ティリスのうち、1以内にモンスタートークンか臣下がある地域をサウロンが選んで対象とする。
quest-text-plot-a-promise-of-rings = キャラクターがいて、モンスタートークンか臣下もある地域をサウロンが一つ選んで対象とする。
quest-text-plot-rise-of-the-uruk-hai = アイゼンガルドに脅威が3以上あるか、「サルマンの堕落」が有効であることが必要。有効な間、サウロンはローハンでめくられた空でないモンスタートークンをウルク＝ハイとして戦わせてよい。
quest-text-plot-urgent-summons = キャラクターがいて、ほかのプロットマーカーのない地域をサウロンが一つ選んで対象とする。使ったとき、そこのキャラクターはすべて地図を離れる。

## Shadow cards

quest-text-shadow-betrayed = ヒーローは手札を無作為に2枚捨てる。この戦闘の間、そのヒーローの堕落カード1枚につき筋力が1減る。
quest-text-shadow-an-evil-fog = サウロンはヒーローを一人選び、隣の地域へ移してよい。その後そのヒーローは、自分の堕落カード1枚につき手札を無作為に1枚捨てる。
quest-text-shadow-flocks-of-crebain = 安息所では使えない。ヒーローは敏捷0でただちにクレバインと戦う。このターンに待ち伏せステップはない。
quest-text-shadow-his-arm-has-grown-long = 安息所では使えない。ヒーローが入った地域は、そのターンの終わりまで危険な地域となる。
quest-text-shadow-seem-fairer-feel-fouler = 安息所では使えない。ヒーローは間者と戦う。その後ヒーローが堕落カードを持っていれば、サウロンはプロットを1枚引く。このターンに待ち伏せステップはない。
quest-text-shadow-dark-promises = ヒーローは、堕落カードを1枚受け取るか、5ダメージを受けるかを選ぶ。
quest-text-shadow-do-not-tempt-me = サウロンはヒーローを一人選び、その地域に脅威1を置いてよい。その後そのヒーローは、自分の堕落カード1枚につき支援1を失う。
quest-text-shadow-a-new-power-is-rising = サウロンは、モルドールの全地域に脅威を2ずつ置くか、モンスタートークンを2個まで、一つずつ引いて見てから命令と同じように置く。
quest-text-shadow-storms-of-mordor = 各ヒーローは手札が5枚になるまで選んで捨て、その後自分の堕落カード1枚につき無作為に1枚捨てる。
quest-text-shadow-sarumans-lies = サウロンは山札の一番上のプロットを見て、そのまま戻すか山札の下に置く。堕落カードの枚数が知恵以上のヒーローがいれば、堕落のマーカーが1進む。
quest-text-shadow-morgul-blade = 臣下との戦闘でのみ使える。サウロンは、ヒーローの堕落カード1枚につき5ダメージを与えるか、3ダメージと堕落カード1枚を与えるかを選ぶ。
quest-text-shadow-lord-of-the-rings = サウロンは捨て札のプロットか、これ以外の捨て札のシャドウカードを1枚公開して手札に加える。「闇の使者」が有効なら、指輪のマーカーが1進む。
quest-text-shadow-evil-wound = 敗北したヒーローは、回復の後に4ダメージと、自分の堕落カード1枚につきさらに2ダメージを受ける。
quest-text-shadow-shire-baggins = サウロンはシャドウプールとホビット庄に脅威を1ずつ置く。その結果ホビット庄に脅威が3以上あるか、そこに臣下がいれば、指輪のマーカーが2進む。
quest-text-shadow-creatures-of-the-wild = 安息所では使えない。ヒーローは大蜘蛛と、堕落カードが2枚以上なら洞窟トロルと戦う。このターンに待ち伏せステップはない。
quest-text-shadow-the-ithil-stone = サウロンは「デネソールの狂気」か「サルマンの堕落」を山札か捨て札から公開して手札に加えるか、条件がそろっていればただちに使ってよい。その後山札を切り直す。
quest-text-shadow-they-are-terrible = サウロンは、すでに登場した臣下を一体、敗北したものも含めて選ぶ。そのダメージをすべて取り除き、脅威のある地域に置く。
quest-text-shadow-the-lidless-eye = サウロンは二人のヒーローの堕落カードを、二人の間で好きなように配り直す。その後、選んだヒーロー一人が堕落カードを1枚受け取る。
quest-text-shadow-the-black-breath = 臣下との戦闘でのみ使える。ヒーローは堕落カードを1枚受け取る。この戦闘の間、その堕落カード1枚につき筋力と敏捷が1ずつ減る。
quest-text-shadow-winter-storm = ヒーローは、このターンのトラベルステップで一度しか移動できない。
quest-text-shadow-grievous-loss = サウロンは敗北したヒーローの堕落カードの枚数だけ、城砦かその延長線上に脅威を置く（シャドウプールはすでに満ちている）。次のストーリーステップでは、ヒーローのマーカーの進みが1減る。

## Corruption cards

quest-text-corruption-reckless = サウロンはあなたに与える危難を引くとき、1枚多く引いてよい。
quest-text-corruption-indifferent = 遭遇カードを引くときは、3枚でなく2枚引く。
quest-text-corruption-distraught = 手札は7枚まで。超えた分はただちに選んで捨てる。
quest-text-corruption-deranged = あなたの知恵が1減る。
quest-text-corruption-helpless = あなたの敏捷が1減る。
quest-text-corruption-weary = あなたの頑健が1減る。
quest-text-corruption-weak = あなたの筋力が1減る。
quest-text-corruption-despairing = 持てる支援は3まで。超えた分はただちに失われる。
quest-text-corruption-isolated = キャラクターに助言を請うことも、取引もできない。
quest-text-corruption-hopeless = 次のターンから、一ターンに移動できるのは三度まで。最初の移動の前の探索も一度に数える。
quest-text-corruption-mistrusted = 次のターンから、自分のターンに得られる支援は1まで。
quest-text-corruption-cowardly = 次の戦闘から、戦闘の始めに毎回、手札を無作為に1枚捨てる。
quest-text-corruption-greedy = あなたのターンにシャドウカードを使うたび、サウロンはその後シャドウカードを1枚引いてよい。
quest-text-corruption-despondent = あなたが休息するか敗北したとき、最も左にあるサウロンのマーカーは1でなく2進む。
quest-text-corruption-careless = 支援2を失う。その後、このカードと捨て札を山札に切り混ぜる。
quest-text-corruption-wretched = サウロンはあなたを最も近い安息所へ移してよい。その後、このカードと捨て札を山札に切り混ぜ、あなたのターンならターンが終わる。

## Perils

quest-text-peril-the-hounds-of-sauron = 6ダメージ。手札を捨てれば、その印刷された防御力だけ減る。0になれば、支援1を得るか、トレーニングを受ける。
quest-text-peril-an-unexpected-betrayal = 5ダメージを受けるか、サウロンにプロットとシャドウカードを1枚ずつ引かせるかを選ぶ。
quest-text-peril-a-shadow-in-the-background-of-their-memories = 知恵が、隣の地域のうち脅威のあるものの数以下なら、堕落カードを1枚受け取り、支援1を失う。
quest-text-peril-orc-scouts = 堕落カードを1枚受け取る。その後、このカードと捨て札を山札に切り混ぜる。
quest-text-peril-ill-met-company = 支援2を失うか、サウロンに堕落カードを2枚引かせ、そのうち1枚を受け取るかを選ぶ。
quest-text-peril-armies-underground = 自分の堕落カード1枚につき手札を無作為に1枚捨て、その後オークと戦う。
quest-text-peril-the-hill-of-black-magic = 知恵が有効なプロットの数以下なら、5ダメージを受け、ターンが終わる。
quest-text-peril-the-dark-tower = サウロンは地図上の臣下一体をバラド＝ドゥーアに移し、あなたと戦わせる。倒せば支援2を得る。あなたが敗北しないかぎりターンは続く。
quest-text-peril-khazad-dum = バルログと戦う。倒せば支援2を得て、トレーニングを受ける。
quest-text-peril-an-enduring-evil = ここに脅威があれば、堕落カードを1枚受け取り、ターンが終わる。
quest-text-peril-trapped = サウロンはシャドウプールに脅威2を置く。あなたは手札を2枚選んで捨てる。
quest-text-peril-the-weakness-of-men = 5ダメージを受けるか、堕落のマーカーを1進ませるかを選ぶ。
quest-text-peril-its-a-dangerous-business = サウロンはシャドウプールに脅威2を置き、さらにあなたのいる地方の三つの地域に1ずつ置いてよい。
quest-text-peril-undying-regret = サウロンはシャドウプールに脅威2を置く。さらに、あなたの地方のほかの地域の一つに脅威1を置き、続いてそのうち脅威がありヒーローのいない地域の一つにモンスタートークン1個を置いてよい。
quest-text-peril-nine-for-mortal-men = 堕落カードを1枚受け取る。その後サウロンは、臣下に命令を一つ出すか、プロットを1枚引いてよい。その臣下があなたのいる地域へ移動したら戦う。あなたが敗北しないかぎりターンは続く。

## Missions

quest-text-mission-the-spear-of-the-west = すべてのヒーローが、スターティングクエストとアドバンスドクエストをどちらも達成していれば果たされる。
quest-text-mission-noble-blood = ヒーロー全員の堕落カードが合わせて1枚以下なら果たされる。
quest-text-mission-minas-morgul-kept-at-bay = 地図上の臣下が2体以下なら果たされる。
quest-text-mission-against-the-shadow = 地図上のモンスタートークンが、空のものも含めて2個以下なら果たされる。
quest-text-mission-isildurs-secret = ヒーロー全員の支援が合わせて5以上なら果たされる。
quest-text-mission-his-dark-throne = 有効なプロットが三つあれば果たされる。
quest-text-mission-where-the-shadows-lie = 堕落のマーカーが第三段階にあれば果たされる。
quest-text-mission-in-darkness-bind-them = 指輪のマーカーが第三段階にあれば果たされる。
quest-text-mission-to-rule-them-all = 征服のマーカーが第三段階にあれば果たされる。
quest-text-mission-to-find-them-all = ホビット庄に指輪の幽鬼がいるか、脅威が6以上あれば果たされる。

## Characters

quest-text-character-aragorn = 敏捷が1上がる。
quest-text-character-boromir = 筋力が1上がる。
quest-text-character-dain = トレーニングを二度受ける。
quest-text-character-denethor = 支援3を払って、ヒーローのマーカーを1進めてよい。
quest-text-character-gandalf = 知恵が1上がる。
quest-text-character-saruman = サウロンは手札のシャドウカードを無作為に2枚捨てる。
quest-text-character-theoden = 馬を得る。
quest-text-character-thranduil = シャドウプールの脅威が2減る。

## Items

quest-text-item-boat = 水路を任意の一枚で渡れる。灰色港とベルファラスの間も、任意の三枚で行き来できる。
quest-text-item-elven-cloak = あなたのターンにサウロンがシャドウカードを使うたび、その後シャドウプールの脅威が1減る。
quest-text-item-horse = どの街道も一枚少なく渡れる。ただし少なくとも一枚は必要。

## Quests of the heroes

quest-text-quest-echoes-of-bolgs-army = グンダバド山を探索して達成。支援2を得るか、頑健を1上げる。サウロンは手札のシャドウカードを無作為に1枚捨てる。
quest-text-quest-they-have-become-queer-and-wild = ファンゴルンを探索して達成。支援2を得て、トレーニングを受け、アドバンスドクエストを公開する。スランドゥイルは、地図上にいなければ森の王国に来る。
quest-text-quest-the-forest-must-provide-no-refuge = アラゴルンが森の南端に置かれる。そこでは遭遇の代わりにオークと戦う。倒せば達成。トレーニングを受け、アドバンスドクエストを公開する。
quest-text-quest-bones-of-a-darkness-past = アングマールの廃墟を探索して達成。支援2を得て、敏捷を1上げる。
quest-text-quest-guarding-the-dimrill-stair = 赤角口を探索して達成。支援2を得て、トレーニングを受け、アドバンスドクエストを公開する。ガンダルフは、地図上にいなければブリー村に来る。
quest-text-quest-spies-in-mithlond = ガンダルフが灰色港に置かれる。そこでは遭遇の代わりにクレバインと戦う。倒せば達成。小舟を得て、トレーニングを受け、アドバンスドクエストを公開する。
quest-text-quest-hidden-in-the-ash-mountains = バラド＝ドゥーアを探索して達成。支援2を得るか、敏捷を1上げる。シャドウプールの脅威が1減る。
quest-text-quest-where-the-stars-are-strange = ボロミアが近ハラドに置かれる。そこを探索するか、勝敗によらず黒き蛇と戦えば達成。筋力を1上げ、トレーニングを受け、アドバンスドクエストを公開する。デネソールは、地図上にいなければミナス・ティリスに来る。
quest-text-quest-an-appeal-to-golasgil = アンファラスを探索して達成。支援1を得て、トレーニングを受け、休息プールをライフプールに切り混ぜ、アドバンスドクエストを公開する。ボロミアは、地図上にいなければオスギリアスに来る。
quest-text-quest-hill-of-sorcery = ドル・グルドゥアを探索して達成。支援2を得るか、敏捷を1上げる。サウロンは、手札のプロットを1枚捨てるか、シャドウプールの脅威を2減らすかを選ぶ。
quest-text-quest-drive-back-the-evil-men = 灰色川の河口を探索して達成。支援2を得て、アドバンスドクエストを公開する。サルマンは、地図上にいなければアイゼンガルドに来る。
quest-text-quest-a-message-to-the-white-wizard = サルマンがアイゼンガルドに置かれる。そこでは遭遇の代わりに間者と戦う。倒せば達成。支援1を得て、トレーニングを受け、アドバンスドクエストを公開する。
quest-text-quest-to-look-into-the-mirrormere = モリアを探索して達成。支援2を得るか、知恵を1上げる。
quest-text-quest-the-ered-luin = 青の山脈を探索して達成。支援3を得て、休息プールをライフプールに切り混ぜ、アドバンスドクエストを公開する。ダインは、地図上にいなければエレボールに来る。
quest-text-quest-a-new-threat = ダインが北方の荒野に置かれる。そこでは遭遇の代わりにスナガと戦う。倒せば達成。トレーニングを受け、アドバンスドクエストを公開する。

## Events

quest-text-event-messengers-of-the-stormcrow = 各ヒーローは支援1を払うか、堕落カードを1枚受け取る。支援のないヒーローは堕落カードを受け取る。
quest-text-event-tempted-by-power = サウロンがヒーローを一人選ぶ。そのヒーローは、堕落カードを1枚受け取ってトレーニングを受けるか、サウロンにプロットを1枚引かせるかを選ぶ。
quest-text-event-trust-in-friendship = 支援を持つ各ヒーローはこのカードに支援1を置き、サウロンはこれを一人のヒーローに渡す。そのヒーローは、キャラクターかほかのヒーローのいる地域を探索するとき、その支援をすべて得てよい。
quest-text-event-the-thieves-of-tharbad = サウロンはキャラクターを一人、地図上にいる者も含めて選び、灰色川の河口に置く。
quest-text-event-eomer-and-eowyn-are-orphaned = サウロンはローハンにいるキャラクター一人か、そこにある支援1を選んで取り除いてよい。
quest-text-event-beornings-the-skin-changers = ヒーローは闇の森のモンスタートークンを2個まで取り除くか、そこの臣下一体に2ダメージを与えてよい。
quest-text-event-the-dunadan-guards-the-shire = ヒーローはエリアドールの脅威とモンスタートークンを合わせて3個まで取り除くか、ホビット庄に支援1を置いてよい。
quest-text-event-the-courage-of-erkenbrand = ヒーローはローハンの脅威とモンスタートークンを合わせて3個まで取り除くか、ヘルム峡谷に支援1を置いてよい。
quest-text-event-from-argonath-to-the-sea = ミナス・ティリスを探索するヒーロー一人は、隣の各地域から脅威を1ずつ取り除いてよい。
quest-text-event-lady-of-the-golden-wood = ロスローリエンを探索するヒーロー一人は、小舟を得るか、シャドウプールの脅威1を取り除いてよい。
quest-text-event-arwens-message-to-her-beloved = 風見が丘を探索するヒーロー一人は、支援1を得るか、トレーニングを受けてよい。
quest-text-event-imladris = 裂け谷を探索するヒーロー一人は、堕落カードを1枚捨てるか、頑健を1上げてよい。
quest-text-event-not-all-those-who-wander-are-lost = リューンを探索するヒーロー一人は、好きな地域へ移ってよい。
quest-text-event-gandalf-visits-frodo = ホビット庄を探索するヒーロー一人は、支援3を払ってヒーローのマーカーを1進めてよい。
quest-text-event-of-serpents-and-sand = 近ハラドを探索するヒーローがこのイベントを終わらせるまで、ストーリーステップごとに征服のマーカーがさらに1進む。
quest-text-event-the-glades-of-orthanc-darken = ローハン谷を探索するヒーローがこのイベントを終わらせるまで、ストーリーステップごとに征服のマーカーがさらに1進む。
quest-text-event-stone-figures-in-the-trollshaws = サウロンはルダウアのヒーローのいない地域二つに、脅威の有無によらずモンスタートークンを1個ずつ置いてよい。
quest-text-event-there-is-strength-yet = ヒーローは地図上のキャラクター一人を、城砦でない隣の地域へ動かしてよい。そこの脅威とモンスタートークンをすべて取り除く。
quest-text-event-cirdan-the-shipwright = 灰色港を探索するヒーロー一人は小舟を得てよく、その後ベルファラスへ移ってよい。
quest-text-event-the-foe-hammer = トロルの森を探索するヒーロー一人は、ガンダルフを（どこにいても）脅威のある地域に置いてよい。そこのモンスタートークンをすべて取り除く。
quest-text-event-under-the-shadow = サウロンがヒーローを一人選ぶ。そのヒーローは、堕落カードを1枚受け取って好きな地域へ移るか、サウロンにシャドウカードを1枚引かせるかを選ぶ。
quest-text-event-brand-becomes-king-of-dale = ヒーローはエスガロスの湖から1以内の脅威とモンスタートークンを合わせて2個まで取り除くか、エスガロスの湖に支援1を置いてよい。
quest-text-event-commander-of-edoras = ヒーローはエドラスから1以内のモンスタートークン1個と脅威1個を取り除くか、エドラスに支援1を置いてよい。
quest-text-event-iarwain-ben-adar = 古森を探索するヒーロー一人は、堕落カードを1枚捨てるか、ダメージプールを休息プールに切り混ぜてよい。
quest-text-event-athelas-kingsfoil = ロスゴベルを探索するヒーロー一人は、堕落カードを1枚捨てるか、ダメージプールを休息プールに切り混ぜてよい。
quest-text-event-aragorn-meets-with-gandalf = アラゴルンとガンダルフを、どこにいてもブリー村に置く。
quest-text-event-aragorn-hunts-gollum = 死者の沼地を探索するヒーロー一人は、支援3を払ってヒーローのマーカーを1進めてよい。
quest-text-event-beregond-guard-of-the-citadel = ヒーローの一人が支援3を払えば、安息所を対象とする有効なプロットを1枚捨てさせてよい。
quest-text-event-dark-news-from-erebor = エレボールを探索するヒーローがこのイベントを終わらせるまで、ストーリーステップごとに堕落のマーカーがさらに1進む。
quest-text-event-the-blood-of-rhun = ダゴルラドを探索するヒーローがこのイベントを終わらせるまで、ストーリーステップごとに征服のマーカーがさらに1進む。
quest-text-event-radagast-the-brown = 支援が4以上の各ヒーローは支援1を失う。ガンダルフが地図上にいれば、アイゼンガルドに移す。
quest-text-event-warrior-of-the-lidless-eye = サウロンは、ゴスモグに隣り合うすべての地域に脅威1を、そのうちヒーローのいない地域にはモンスタートークンも1個ずつ置いてよい。
quest-text-event-he-has-at-last-heard = サウロンはホビット庄と隣の各地域に脅威を1ずつ置き、地図上の臣下一体をホビット庄に移してよい。
quest-text-event-the-trees-of-fangorn = ファンゴルンを探索するヒーロー一人は支援1を得てよい。そのとき、ファンゴルンから1以内のモンスタートークンをすべて取り除く。
quest-text-event-gandalf-stormcrow = ローハンの平原を探索するヒーロー一人は、ガンダルフを（どこにいても）そこから4以上離れた地域に置き、シャドウプールの脅威1を取り除いてよい。
quest-text-event-arnor-that-was-of-old = ヒーローはフォルンオストから1以内の脅威とモンスタートークンをすべて取り除くか、フォルンオストに支援1を置いてよい。
quest-text-event-boromirs-dream = 支援のない各ヒーローは支援1を得る。四つのマーカーのうち指輪のマーカーが最も始点に近ければ（同じ位置でもよい）、1進む。
quest-text-event-elladan-and-elrohir = エテン高地を探索するヒーロー一人は支援2を得てよく、さらに地図上のモンスタートークン1個を取り除いてよい。
quest-text-event-eowyn-sister-daughter = セオデンを、どこにいてもエドラスに置く。エドラスの隣の各地域から脅威を1ずつ取り除く。
quest-text-event-the-argonath = アモン・ヘンを探索するヒーロー一人は、堕落カードを1枚捨てるか、頑健を1上げてよい。
quest-text-event-theoden-warned-of-saruman = エドラスを探索するヒーロー一人は、支援2を払って堕落のマーカーを1戻してよい。
quest-text-event-the-account-of-isildur = ミナス・ティリスを探索するヒーロー一人は、支援3を払ってヒーローのマーカーを1進めてよい。

## Encounters

quest-text-encounter-haven-the-court-of-theoden = 支援1を得るか、堕落カードを1枚捨てる。その後、知恵がこの地方のモンスタートークンの数を上回れば、馬を得る。
quest-text-encounter-haven-intrigue-within-meduseld = 知恵がこの地方の脅威の合計以上なら、支援2を得る。
quest-text-encounter-haven-the-houses-of-healing = 休息プールとダメージプールをライフプールに切り混ぜるか、支援1を得て堕落カードを1枚捨てる。
quest-text-encounter-haven-the-palantirs = 堕落カードを1枚受け取ってよい。そうすれば、シャドウプールの脅威が1減り、サウロンの手札のプロットを見る。
quest-text-encounter-haven-the-halls-of-an-elven-king = 支援1を得るか、堕落カードを1枚捨てる。その後、知恵がこの地方の脅威の合計以上なら、小舟を得る。
quest-text-encounter-haven-the-enchanted-stream = 敏捷がこの地方の脅威の合計より低ければ、支援1を失い、堕落カードを1枚受け取る。
quest-text-encounter-haven-the-lonely-mountain = 支援1を得る。その後、頑健がシャドウプールの脅威を上回れば、堕落カードをすべて捨てる。
quest-text-encounter-haven-ancient-greed = 堕落カードを1枚受け取ってよい。そうすれば、支援2を得てトレーニングを受ける。受け取らなければ支援1を得る。
quest-text-encounter-haven-the-northern-fortress = 支援1を得るか、堕落カードを1枚捨てる。その後、知恵が自分の堕落カードの枚数以上なら、トレーニングを受ける。
quest-text-encounter-haven-deadmens-dike = 4ダメージ。手札を捨てれば、その印刷された防御力だけ減る。0になれば、支援2を得て、トレーニングを受ける。
quest-text-encounter-haven-the-golden-wood = 支援1を得るか、堕落カードを1枚捨てる。その後、知恵が有効なプロットの数以上なら、エルフのマントを得る。
quest-text-encounter-haven-imladris = 支援1を得るか、堕落カードを1枚捨てる。その後、堕落カードがなければ、休息プールとダメージプールをライフプールに切り混ぜる。
quest-text-encounter-haven-redeemed-by-grace = 支援1を得るか、1枚につき支援1を払って堕落カードを好きな枚数だけ捨てる。
quest-text-encounter-haven-the-steadfast-defender = シャドウプールの脅威を1減らすか、支援2を払って好きな能力値を1上げる。
quest-text-encounter-haven-i-will-not-say-the-day-is-done = 支援2を得る。その後、このカードと捨て札を山札に切り混ぜる。
quest-text-encounter-mordor-the-faces-in-the-water = アイテムを一つ選んで失い、その後自分の堕落カード1枚につき1ダメージを受ける。
quest-text-encounter-mordor-shapes-in-the-mist = 6ダメージ。手札を捨てれば、その印刷された防御力だけ減る。0になれば、支援1か馬を得る。
quest-text-encounter-mordor-saurons-road = 敏捷がこの地方のモンスタートークンの数以上なら、隣の地域へ移ってよい。
quest-text-encounter-mordor-thirst-and-despair = 6ダメージ。手札を捨てれば、その印刷された防御力だけ減る。0になれば、支援1を得るか、トレーニングを受ける。
quest-text-encounter-mordor-isildurs-heir = アラゴルンは、地図上にいなければリューンに来る。リューンを探索して達成。支援1を得て、トレーニングを受ける。
quest-text-encounter-mordor-heavy-rains = 手札を3枚選んで捨てるか、サウロンの選ぶ隣の地域へ移される。
quest-text-encounter-mordor-smoke-on-the-horizon = ゴルゴロス平原を探索して達成。支援2を得る。シャドウプールの脅威が1減る。
quest-text-encounter-mordor-the-nest-is-stirred = サウロンは、この地方の二つの地域に脅威を1ずつ置くか、シャドウプールに1を置いてよい。
quest-text-encounter-mordor-the-olog-hai = 8ダメージ。手札を捨てれば、その印刷された防御力だけ減る。0になれば、支援1を得て、トレーニングを二度受ける。
quest-text-encounter-mordor-a-hidden-path = 知恵がこの地方のモンスタートークンの数以上なら、シャドウプールの脅威が1減る。
quest-text-encounter-mordor-sting-of-the-west = 敏捷がこの地方のモンスタートークンの数以上なら、この地方の脅威を合わせて3個まで取り除いてよい。
quest-text-encounter-mordor-a-shadow-under-the-shadow = 筋力がこの地方の脅威の合計以上なら、支援1を得るか、シャドウプールの脅威を2減らすかを選ぶ。
quest-text-encounter-mordor-the-land-of-the-great-eye = 頑健がこの地方の脅威の合計より低ければ、ライフプールの上から5枚を休息プールに移す。
quest-text-encounter-mordor-the-seat-of-saurons-power = バラド＝ドゥーアを探索して達成。支援2を得る。さらに、堕落カードをすべて捨てるか、シャドウプールの脅威1を取り除いてよい。
quest-text-encounter-mordor-where-the-shadows-lie = シャドウプールの脅威が1減る。その後、このカードと捨て札を山札に切り混ぜる。
quest-text-encounter-rohan-the-key-to-the-anduin = 5ダメージを受けるか、堕落カードを1枚受け取るかを選ぶ。
quest-text-encounter-rohan-prince-imrahil = 知恵が自分の堕落カードの枚数以上なら、支援2か小舟を得る。
quest-text-encounter-rohan-the-seat-of-seeing = アモン・ヘンの隣の地域にあるモンスタートークンを見る。その後、支援1を払ってシャドウプールの脅威を2減らしてよい。
quest-text-encounter-rohan-sweet-words-bitter-dreams = 手札をライフプールに切り混ぜ、その後自分の堕落カード1枚につき2ダメージを受ける。
quest-text-encounter-rohan-they-come-from-umbar = 6ダメージ。手札を捨てれば、その印刷された防御力だけ減る。0になれば、支援1を得て、トレーニングを受ける。
quest-text-encounter-rohan-the-eored = 休息プールをライフプールに切り混ぜるか、支援1を払ってエドラスへ移り、そこで遭遇カードを引く。
quest-text-encounter-rohan-the-mounts-of-the-haradrim = 近ハラドを探索して達成。支援2を得て、トレーニングを受ける。
quest-text-encounter-rohan-the-palantir-of-orthanc = アイゼンガルドを探索して達成。支援1を得て、堕落カードを1枚捨てる。
quest-text-encounter-rohan-lies-and-deceit = 知恵がこの地方の脅威の合計以上なら、支援1を得るか、サウロンに手札のシャドウカードを無作為に1枚捨てさせるかを選ぶ。
quest-text-encounter-rohan-smugglers = 堕落カードを1枚受け取ってよい。そうすれば、シャドウプールの脅威が1減り、トレーニングを受ける。
quest-text-encounter-rohan-allies-of-the-dark-lord = 4ダメージを受けるか、サウロンにプロットを1枚引かせるかを選ぶ。
quest-text-encounter-rohan-dangers-both-real-and-imagined = 知恵がこの地方のモンスタートークンの数より低ければ、堕落カードを1枚受け取る。
quest-text-encounter-rohan-words-spoken-from-the-heart = 堕落カードがなければ支援1を得る。あれば、支援1を払って堕落カードを1枚捨ててよい。
quest-text-encounter-rohan-captain-of-the-white-tower = ボロミアは、地図上にいなければミナス・ティリスに来る。ミナス・ティリスを探索して達成。支援1を得て、トレーニングを受ける。
quest-text-encounter-rohan-the-days-have-gone-down-in-the-west = 手札を2枚選んで捨て、支援2を得てよい。その後、このカードと捨て札を山札に切り混ぜる。
quest-text-encounter-misty-radagast-the-brown = 知恵がこの地方の脅威の合計以上なら、支援1を得て、さらにガンダルフが地図上にいなければ、好きな安息所に置く。
quest-text-encounter-misty-the-beornings-ask-for-help = 支援1を払ってよい。そうすれば、シャドウプールの脅威が2減り、ここから1以内の脅威とモンスタートークンをすべて取り除く。
quest-text-encounter-misty-the-town-of-dale = ダメージプールの上から知恵の数だけカードを休息プールに移し、その後休息プールをライフプールに切り混ぜる。
quest-text-encounter-misty-agents-of-saruman = 5ダメージを受けるか、指輪のマーカーを1進ませるかを選ぶ。
quest-text-encounter-misty-do-not-stray-from-the-path = 7ダメージ。手札を捨てれば、その印刷された防御力だけ減る。0になれば、支援2を得て、トレーニングを受ける。
quest-text-encounter-misty-sarumans-fires = 敏捷がこの地方のモンスタートークンの数より低ければ、サウロンはあなたに2ダメージを与えるか、シャドウプールに脅威1を置いてよい。
quest-text-encounter-misty-a-shadow-connection = 森の南端を探索して達成。支援2を得て、休息プールをライフプールに切り混ぜる。
quest-text-encounter-misty-lost-in-the-shadows = 手札を2枚選んで捨てるか、サウロンの選ぶ隣の地域へ移される。
quest-text-encounter-misty-trapped-by-a-terrible-storm = 手札をライフプールに切り混ぜ、ターンが終わる。
quest-text-encounter-misty-the-evenstar-is-called-home = アラゴルンは、地図上にいなければ裂け谷に来る。裂け谷を探索して達成。エルフのマントを得る。
quest-text-encounter-misty-escorted-by-the-wood-elves = 休息プールをライフプールに切り混ぜるか、支援1を払って森の王国へ移り、そこで遭遇カードを引く。
quest-text-encounter-misty-conquered-by-fear = 知恵がこの地方の脅威の合計より低ければ、支援1を払うか、堕落カードを1枚受け取るかを選ぶ。
quest-text-encounter-misty-a-desperate-bargain = 堕落カードを1枚受け取ってよい。そうすれば、シャドウプールの脅威が2減り、サウロンは手札のシャドウカードを無作為に1枚捨てる。
quest-text-encounter-misty-greenleaf = 森の王国を探索して達成。支援2を得るか、敏捷を1上げる。
quest-text-encounter-misty-i-sang-of-leaves = シャドウプールの脅威を1減らすか、トレーニングを受けるかを選ぶ。その後、このカードと捨て札を山札に切り混ぜる。
quest-text-encounter-rhudaur-hill-of-the-wind = 風見が丘の隣の地域にあるモンスタートークンを見てよい。シャドウプールの脅威が1減る。
quest-text-encounter-rhudaur-the-ruins-of-amon-sul = ダメージプールの上から知恵の数だけカードを休息プールに移し、その後休息プールをライフプールに切り混ぜる。
quest-text-encounter-rhudaur-tom-bert-and-william-huggins = 知恵が自分の堕落カードの枚数以上なら、シャドウプールの脅威が1減る。
quest-text-encounter-rhudaur-emyn-engrin = シャドウプールの脅威を2減らすか、トレーニングを受けるかを選ぶ。
quest-text-encounter-rhudaur-above-the-withered-heath = サウロンは手札のシャドウカードを無作為に1枚捨てる。あなたはこの地方のモンスタートークン1個を取り除いてよい。
quest-text-encounter-rhudaur-forodwaith = 頑健がルダウアと灰色山脈の脅威の合計より低ければ、3ダメージを受ける。
quest-text-encounter-rhudaur-beyond-the-dark-lords-reach = 北方の荒野を探索して達成。支援2を得て、トレーニングを受ける。
quest-text-encounter-rhudaur-carn-dum-reborn = 5ダメージを受けるか、サウロンにシャドウプールへ脅威1、グンダバド山かその延長線上へ脅威3を置かせるかを選ぶ。
quest-text-encounter-rhudaur-a-path-through-the-mountains = 支援1を得て、隣の地域へ移ってよい。
quest-text-encounter-rhudaur-the-haunted-ruins = アングマールの廃墟を探索して達成。支援2を得て、堕落カードを1枚捨てる。
quest-text-encounter-rhudaur-lost-in-the-wild = 手札を2枚選んで捨てるか、サウロンの選ぶ隣の地域へ移される。
quest-text-encounter-rhudaur-the-iron-will-of-the-dwarves = 支援1を得るか、支援1を払ってトレーニングを受け、堕落カードを1枚捨てる。
quest-text-encounter-rhudaur-a-common-purpose = 知恵がこの地方の脅威の合計以上なら、支援2を得る。
quest-text-encounter-rhudaur-the-son-of-gloin = エレボールを探索して達成。支援1を得て、頑健を1上げる。
quest-text-encounter-rhudaur-the-world-is-grey = 支援1を得るか、シャドウプールの脅威を1減らすかを選ぶ。その後、このカードと捨て札を山札に切り混ぜる。
quest-text-encounter-eriador-pipeweed-and-seven-meals-a-day = ダメージプールの上から知恵の数だけカードを休息プールに移し、その後休息プールをライフプールに切り混ぜる。
quest-text-encounter-eriador-cirdan-the-shipwright = 知恵がこの地方の脅威の合計以上なら、堕落カードをすべて捨てるか、小舟を得るかを選ぶ。
quest-text-encounter-eriador-the-grey-company = 手札を2枚選んで捨て、支援1を得てトレーニングを受けてよい。
quest-text-encounter-eriador-cold-be-hand-and-heart-and-bone = 4ダメージ。手札を捨てれば、その印刷された防御力だけ減る。0になれば、支援1を得て、トレーニングを受ける。
quest-text-encounter-eriador-a-merry-fellow = 堕落カードを1枚捨て、この地方のモンスタートークン1個を取り除き、支援1を得る。
quest-text-encounter-eriador-remnants-of-the-north-south-road = ダメージプールの上から頑健の数だけカードを休息プールに移す。
quest-text-encounter-eriador-the-city-by-the-greyflood = 頑健がエリアドールとエネドワイスの脅威の合計より低ければ、アイテムを一つ選んで失い、ターンが終わる。
quest-text-encounter-eriador-the-raiders-in-the-hills = 5ダメージ。手札を捨てれば、その印刷された防御力だけ減る。0になれば、シャドウプールの脅威が2減る。
quest-text-encounter-eriador-find-the-grey-pilgrim = ガンダルフは、地図上にいなければブリー村に来る。ブリー村を探索して達成。支援1を得る。シャドウプールの脅威が1減る。
quest-text-encounter-eriador-the-mad-baggins = 堕落カードを1枚受け取ってよい。そうすれば、頑健の数だけカードを引く。受け取らなければ、支援1を得てよい。
quest-text-encounter-eriador-the-squint-eyed-southerner = サウロンはエネドワイスの地域の一つに脅威1を置く。褐色人の国を探索して達成。シャドウプールの脅威が2減る。
quest-text-encounter-eriador-the-black-pit = サウロンはシャドウプールに脅威1を置く。モリアを探索して達成。支援2を得て、トレーニングを受ける。
quest-text-encounter-eriador-sarumans-agents = 堕落カードを1枚受け取ってよい。そうすれば、サウロンは手札のプロットを1枚選んで捨てる。
quest-text-encounter-eriador-the-ranger = 休息プールをライフプールに切り混ぜるか、支援1を払ってフォルンオストへ移り、そこで遭遇カードを引く。
quest-text-encounter-eriador-the-road-goes-ever-on = 支援2を得る。その後、このカードと捨て札を山札に切り混ぜる。

## Powers of the heroes

quest-text-hero-argalad = 自分のターンに一度、隣の地域一つにあるモンスタートークンを見てよい。
quest-text-hero-beravor = 安息所の外で休息するとき、回復する（ダメージプールもライフプールに切り混ぜる）か、トレーニングを受けてもよい。
quest-text-hero-eleanor = 自分のターンに初めてクエストを達成するかキャラクターに助言を請うと、支援1を得る。
quest-text-hero-eometh = 馬を持って始める。
quest-text-hero-thalin = トラベル中の戦闘に勝てなくても、自分が敗北しないかぎりターンを続ける。

## Powers of the minions

quest-text-foe-black-serpent = 命令で二地域まで動く。黒き蛇から1以内の地域には、脅威がなくても命令でモンスタートークンを置ける。
quest-text-foe-mouth-of-sauron = サウロンの口との戦闘の始めに、ヒーローは堕落カードを1枚受け取る。
quest-text-foe-gothmog = ゴスモグから1以内の地域は、安息所を除いて危険な地域となる。
quest-text-foe-ringwraiths = 命令で二地域まで動く。敗北しても、次のサウロンのアクションステップの始めにミナス・モルグルへ戻る。
quest-text-foe-witch-king = 魔王から1以内にいるヒーローは、安息所を除いて休息も回復もできない。

## 戦闘でのカードと敵の効果

quest-text-ability-parry = 近接カードに対して防御力+2。
quest-text-ability-ranged-strike = 射撃カードに対して攻撃力+2。
quest-text-ability-hack = 近接カードに対して攻撃力+1。
quest-text-ability-crush = 近接カードに対して攻撃力+3。
quest-text-ability-attack-of-opportunity = 相手の印刷された防御力が0なら攻撃力+5。
quest-text-ability-sneak-attack = 相手の印刷された防御力が0なら攻撃力+3。
quest-text-ability-aimed-shot = 相手が前のラウンドと同じ種類のカードを出していれば攻撃力+3。
quest-text-ability-smash = 相手の防御力を0にする。
quest-text-ability-deadly-finesse = 相手の印刷された攻撃力と防御力を、1より大きければ1にする。
quest-text-ability-charge = 相手の射撃カードを打ち消す。
quest-text-ability-evade = 相手の近接カードを打ち消す。
quest-text-ability-earthquake = 種類によらず相手のカードを打ち消す。
quest-text-ability-strategize = 相手は手札に残る近接カードと射撃カードの枚数をあなたに明かす。
quest-text-ability-trample = 相手は手札を無作為に1枚捨てる。
quest-text-ability-overhead-swing = 相手は手札を無作為に2枚捨てる。
quest-text-ability-wear-down = 相手は手札を無作為に1枚捨て、その印刷された攻撃力と同じダメージを受ける。
quest-text-ability-rest = 休息プールかライフプールの一番上から、合わせて2枚まで引いてよい。
quest-text-ability-shrewd-planning = 戦闘の山から好きなカードを1枚手札に戻す。
quest-text-ability-focused-assault = 戦闘の山にあるほかの近接カード1枚につき攻撃力+1、防御力+1。
quest-text-ability-brutal-finisher = 戦闘の山にあるほかのカード1枚につき攻撃力+1。
quest-text-ability-execute = 相手の出したカードの印刷された防御力が0なら、相手はダメージの段で敗北する。
quest-text-ability-reversal = 相手が近接カードなら、その印刷された攻撃力を自分の攻撃力に加え、そのカードを打ち消す。
quest-text-ability-crushing-blow = 相手の印刷された防御力が1以下なら、攻撃力+2、さらに相手のカードを打ち消す。
quest-text-ability-uncancelable = 打ち消されない。
quest-text-ability-block = 打ち消されず、防御力は2未満に減らない。
quest-text-ability-enraged = このラウンドに受けるダメージは1まで。
quest-text-ability-fall-back = 次のラウンド、相手の近接カードを打ち消す。
quest-text-ability-rush = 次のラウンド、相手の射撃カードを打ち消す。
quest-text-ability-overpower = 次のラウンド、自分が近接カードを出せば攻撃力+2。
quest-text-ability-volley = 次のラウンド、自分が射撃カードを出せば攻撃力+2。
quest-text-ability-hide = 次のラウンド、自分が射撃カードを出せば防御力+2。
quest-text-ability-dodge = 次のラウンド、防御力+2。
quest-text-ability-concentrate = 次のラウンド、攻撃力+2、防御力+2。
quest-text-ability-expose-weakness = 次のラウンド、攻撃力+2。
quest-text-ability-anticipate = 次のラウンド、相手は先に表向きでカードを出さなければならない。
quest-text-ability-ready = 次のラウンド、自分の射撃カードのコストは0になり、ラウンドの終わりに休息プールへ行く。
quest-text-ability-set-trap = 次のラウンド、相手が近接カードを出せば相手に2ダメージ。
quest-text-ability-heightened-senses = 相手は種類を一つ宣言する。次のラウンド、相手のカードがもう一方の種類なら打ち消す。
quest-text-ability-outmaneuver = 種類を一つ宣言する。次のラウンド、相手のカードがもう一方の種類なら打ち消す。
quest-text-ability-flaming-arrow = 次のラウンド、相手の防御力を0にする。
quest-text-ability-concussive-shot = 次のラウンド、相手のカードの印刷された防御力が2以上なら打ち消す。
quest-text-ability-shield-smash = 次のラウンド、相手のカードのコストが2以上なら打ち消す。
quest-text-ability-eviscerate = このラウンドにダメージを与えたら、さらに2ダメージを与える。
quest-text-ability-reckless = このラウンドにダメージを受けたら、さらに2ダメージを受ける。
quest-text-ability-retaliate = このラウンドに受けたダメージと同じだけ、相手にもダメージを与える。
quest-text-ability-hamstring = このラウンドにダメージを与えたら、敵の山札の一番上のカードを敵の戦闘の山の一番下に入れる。そのコストも数える。
quest-text-ability-retreat = このラウンドにダメージを受けなければ、退却してよい。隣の地域へ移り、ターンを続ける。
quest-text-ability-endure = このラウンドに相手が敗北したら、休息プールと戦闘の山をライフプールに切り混ぜる。
quest-text-ability-spy = 射撃カードはダメージを与えない。代わりにサウロンはその数だけ、城砦かその延長線上に脅威を置く。
quest-text-ability-spread-lies = 戦闘ごとに一度、射撃カードでダメージを与えると、ヒーローは堕落カードを1枚受け取る。
quest-text-ability-precision = 射撃カードの攻撃力+1。
quest-text-ability-fanatical = 双方が近接カードを出したら、ヒーローに1ダメージ。
quest-text-ability-regenerate = 射撃カードを出したラウンドの終わりに、自分のダメージが1減る。
quest-text-ability-superior-tactics = 近接カードのコストが1減る。
quest-text-ability-counter-attack = 近接カードの防御力でダメージを防いだら、ヒーローに1ダメージ。
quest-text-ability-bloodfury = 近接カードでダメージを与えたら、サウロンは戦闘カードを1枚引いてよい。
quest-text-ability-surprise-assault = 戦闘の山の一番下が近接カードなら、そのコストは0になる。
quest-text-ability-paralyzing-venom = 近接カードで2以上のダメージを与えたら、ヒーローは手札を無作為に1枚捨てる。
quest-text-ability-crushing-strength = 近接カードの攻撃力+1。
quest-text-ability-roar = 射撃カードを出せば、ヒーローの近接カードを打ち消す。
quest-text-ability-stampede = ヒーローは近接カードのダメージのうち少なくとも1を手札で受けなければならない。
quest-text-ability-fear = 近接カードで3以上のダメージを与えたら、次のラウンド、ヒーローは無作為のカードを出す。
quest-text-ability-none = 戦闘での能力はない。
