# ソリティアの山札の一覧と、その何が正しくないか。

## The parts of a list, as headings

solitaire-decks-heading-company = 一行
solitaire-decks-heading-minor-items = 下級アイテム
solitaire-decks-heading-resources = 資源
solitaire-decks-heading-hazards = 災厄
solitaire-decks-heading-sites = 地点
solitaire-decks-heading-treasures = 財宝

## What breaks a rule of construction; each goes on after “mathom:” or inside a sentence

solitaire-decks-minds-few = 一行の精神力の合計は{ $count }ですが、{ $least }以上でなければなりません
solitaire-decks-minds-many = 一行の精神力の合計は{ $count }ですが、{ $most }以下でなければなりません
solitaire-decks-no-character = 一行に加われるのはキャラクターだけで、{ $card }はそうではありません
solitaire-decks-may-not-start = カードの文面により、{ $card }は最初の一行に加われません
solitaire-decks-starts-twice = 一行に{ $card }が二度入っています
solitaire-decks-company-many = 最初のキャラクターが{ $count }人いますが、{ $most }人までです
solitaire-decks-starting-many = 最初のアイテムが{ $count }個ありますが、{ $most }個までです
solitaire-decks-starting-class = 最初に持てるのは下級アイテムだけで、{ $card }はそうではありません
solitaire-decks-starting-unique = ユニークなアイテムは最初に持てないので、{ $card }は持てません
solitaire-decks-starting-hoard = 秘宝アイテムは最初に持てないので、{ $card }は持てません
solitaire-decks-starting-not = カードの文面により、{ $card }は最初に持てません
solitaire-decks-starting-bearer = { $card }を持つはずの{ $bearer }が一行にいません
solitaire-decks-character = どの山札にもキャラクターは入れませんが、{ $deck ->
    [resources] 資源の山札
    [hazards] 災厄の山札
   *[treasures] 財宝の山札
}に{ $card }が入っています
solitaire-decks-wrong-deck = { $deck ->
    [resources] 資源の山札に入るのはイベント、味方、勢力だけ
    [hazards] 災厄の山札に入るのはクリーチャーと災厄のイベントだけ
   *[treasures] 財宝の山札に入るのはアイテムだけ
}なので、{ $card }は入れられません
solitaire-decks-no-treasure = カードの文面により、{ $card }は財宝になりません
solitaire-decks-resources-count = 資源の山札は{ $count }枚ですが、精神力{ $n }の一行ではちょうど{ $wanted }枚でなければなりません
solitaire-decks-hazards-many = 災厄の山札は{ $count }枚ですが、精神力{ $n }の一行では{ $most }枚までです
solitaire-decks-demand = 災厄の山札には{ $demand ->
    [nazgul] ナズグール
    [shadow-hold-creature] 影の砦に出現でき、荒野にも廃墟と巣窟にも出現できないクリーチャー
    [lair-dragon] 地点の山札にある竜の巣で使えるユニークな竜の姿
    [ruins-lairs-creature] 廃墟と巣窟に出現できるクリーチャー
    [assassin-or-slayer] { $how ->
        [mixed] 刺客か殺し屋
       *[alike] 同じ名の刺客か殺し屋
    }
   *[pick-pocket] すり
}が、ほかの条件と重ねずに2枚要りますが、{ $count ->
    [0] 1枚もありません
   *[other] { $count }枚しかありません
}
solitaire-decks-corruption-few = 災厄の山札の堕落カードは{ $count ->
    [0] 1枚もなく
    [one] { $count }枚で
   *[other] { $count }枚で
}、{ $least }枚以上でなければなりません
solitaire-decks-haven = 安息所はいつでも使えるので、{ $site }は地点の山札に入れられません
solitaire-decks-site-demand = 地点の山札に{ $demand ->
    [dark-hold] 暗黒の砦
    [shadow-hold] 影の砦
    [lair] 竜の巣
    [ruins-and-lairs] 竜の巣とは別の廃墟と巣窟
    [border-hold] 辺境の砦
   *[free-hold] 自由の砦
}が要ります
solitaire-decks-treasures-few = 財宝の山札は{ $count }枚ですが、精神力{ $n }の一行では{ $n }枚以上でなければなりません
solitaire-decks-treasures-points = 財宝の召集点は{ $count }ですが、精神力{ $n }の一行では{ $n }以上でなければなりません
solitaire-decks-copies-unique = { $card }はユニークなのに、{ $count }枚あります
solitaire-decks-copies-many = { $card }がすべての山札を通して{ $count }枚ありますが、{ $most }枚までです
solitaire-decks-copies-site = 地点の山札に{ $site }が{ $count }枚ありますが、1枚までです
solitaire-decks-treasure-class = { $card }の等級が記された地点が、地点の山札にありません
solitaire-decks-treasure-lair = { $card }は秘宝アイテムですが、その等級が記された竜の巣が、地点の山札にありません
solitaire-decks-treasure-site = { $card }の見つかる地点が、地点の山札にありません
solitaire-decks-treasure-gold-ring = { $card }のための金の指輪が、財宝の山札に足りません
solitaire-decks-treasure-test = 財宝の山札の金の指輪を鑑定して{ $card }とするカードが、資源の山札にありません
solitaire-decks-treasure-company = { $card }には、同じ地点で使う味方か勢力が、資源の山札に要ります
solitaire-decks-dead = { $card }はどの山札にも入れられません：{ $reason }
solitaire-decks-absent = { $absent }はどの山札にも入れられません：{ $reason }
solitaire-decks-gorgoroth = { $site }はゴルゴロスにあり、誰も行けません
solitaire-decks-unfit = この山札は{ $rule }により使えません：{ $why }

## What cannot be understood in a list

solitaire-decks-line = { $line }行目：{ $problem }
solitaire-decks-list-long = 一覧が{ $most }文字を超えています
solitaire-decks-list-no-part = { $name }の前に、一行・資源・地点などの見出しがありません
solitaire-decks-list-heading = { $name }という見出しはありません。あるのは一行、下級アイテム、資源、災厄、地点、財宝です
solitaire-decks-list-count = 一枚のカードの枚数は1から{ $most }までで、{ $name }を{ $count }枚とは書けません
solitaire-decks-list-many = 一覧にこれが{ $most }を超えて書かれています
solitaire-decks-list-near = { $name }というものはありません。{ $near }のことですか？
solitaire-decks-list-unknown = { $name }というものはありません
solitaire-decks-list-no-site = { $card }は地点ではありません
solitaire-decks-list-site = { $site }は地点なので、「地点」の見出しの下に書きます
solitaire-decks-list-bearer = { $card }を持つ者を、「エルフのマント（エオウィン）」のように、後ろの括弧に書いてください
solitaire-decks-list-no-bearer = { $card }を持つのはキャラクターでなければならず、{ $bearer }はそうではありません

## What names no decks

solitaire-decks-no-name = { $name }という山札はありません。あるのは'easy'、'normal'、'hard'、'random-SEED'、'daily-YYYY-MM-DD'、'deck-CODE'です
solitaire-decks-no-seed = 無作為な山札のシードは、アクセントのない英数字・点・ハイフン1文字から30文字で、{ $name }は使えません
solitaire-decks-no-date = { $name }は日付ではありません。'daily-2026-02-28'のように書きます
solitaire-decks-no-random = この箱のカードでは、規則に合う山札を作れません
solitaire-decks-code-broken = この山札のコードは、欠けているか、書き換えられています
solitaire-decks-code-version = この山札のコードは、より新しい版のものです
solitaire-decks-code-box = この山札のコードは、カードの違う別の箱のものです
solitaire-decks-code-many = 同じカードが100枚以上ある山札は、コードにできません
