# 渡されたものの何が正しくないか。「mathom:」のあと、または文の中に続きます。

error-sentence = { $text }。

## What cannot be begun or found

error-no-game = { $id }というゲームはありません。あるのは { $known } です
error-no-bot = { $game }を遊ぶボット{ $id }はありません。あるのは { $known } です
error-bot-not-made = ボット { $id } を作れません：{ $why }
error-bot-no-bot = { $id } はボットではありません。メソッド 'choose' がありません
error-bot-not-named = 保存されたゲームの席にボット { $id } がいます。そのコードを動かすには --seats で指定してください
error-plugin-module = モジュール { $module } をインポートできません：{ $why }
error-plugin-name = モジュール { $module } にクラスまたは関数 { $name } がありません
error-no-module = そのようなモジュールはありません
error-no-game-there = プラグイン { $id } はその ID のゲームを提供していません
error-no-field = 記入欄{ $field }はありません
error-kept-name = 箱の名前は、文字・数字・空白で1文字から{ $most }文字です
error-nothing-entered = ゲーム本来の箱と違うことが、まだ何も入力されていません
error-too-many-kept = ここにはもう{ $most }個の箱が保存されています
error-no-box = { $game }には差し替えられるデータの箱がありません
error-no-folder = 箱のフォルダー { $folder } がありません
error-box-name = 箱の名前はフォルダー名で、60文字以内の表示できる文字です。{ $folder } は使えません
error-box-changed = { $game }の箱がその後変更されています
error-other-box = これは{ $game }の別の箱 { $box } のものです。--box でそのフォルダーを指定してください
error-want-folder = 箱はフォルダーで指定します。{ $found } ではありません
error-own-box = ゲーム本来の箱
error-record-box = この記録は箱 { $found } のもので、{ $wanted } のものではありません
error-no-name = 箱に { $id } の名前がありません：{ $fault }。箱の en.ftl に書いてください
error-no-rule = この規則集に{ $id }という規則はありません。章は { $chapters } です
error-no-ledger = 言語{ $lang }の規則集はありません
error-no-card = { $game }に{ $word }を含む構成品はありません
error-summary-of-all = 集計はすべての構成品についてのものです。--summary には言葉を添えないでください
error-deck-broken = 山札の規則に{ $count }件反しています
error-no-deckbuilding = { $game }には、自分で作る山札がありません
error-no-decks = { $name }というファイルはなく、名前としては：{ $why }
error-players = { $game }は{ $allowed }人用です。{ $count }人では遊べません
error-no-setting = { $game }に設定{ $id }はありません。{ $known ->
    [none] 設定はありません
   *[other] あるのは { $known } です
}
error-setting-value = 設定{ $id }は{ $allowed }のいずれかで、{ $value }ではありません
error-settings-unfit = は組み合わせられません：{ $why }
error-bad-name = プレイヤーの名前は1行の短い文字列です。{ $name }は使えません
error-bad-seed = シードは数か1行の短い文字列です。{ $seed }は使えません
error-long-seed = 数のシードが長すぎます
error-no-option = { $option }はこのゲームの選択肢ではありません{ $near }
error-no-number = 番号 { $number } の選択肢はありません。番号は { $count } 個です
error-options-of-no-game = これらの選択肢はどのゲームのものでもないため、pickle できません
error-did-you-mean = 。{ $near }のことですか？

## Files

error-cannot-read = { $file }を読めません：{ $why }
error-too-large = { $most }バイトを超えています
error-not-text = { $at }バイト目がUTF-8の文字ではありません
error-standard-input = 標準入力

## Tables of names and values, as states are

error-state = 局面
error-part = { $whole }、{ $part }
error-no-json = { $where }はJSONではありません：{ $fault }
error-no-table = { $where }は名前と値の表でなければなりません。{ $found }があります
error-found-table = 表
error-found-list = リスト
error-found-large = 大きすぎる数
error-field = { $where }：項目{ $field }{ $problem }
error-field-missing = がありません
error-field-unknown = はここでは使えません
error-field-text = は文字列でなければなりません。{ $found }があります
error-field-list = はリストでなければなりません。{ $found }があります
error-field-count = は{ $least }から{ $most }までの整数でなければなりません。{ $found }があります
error-field-length = は{ $length }個のリストでなければなりません
error-field-counts = は{ $length }個の整数のリストでなければなりません
error-field-counts-most = の数は0から{ $most }まででなければなりません
error-field-one-of = は { $known } のどれかでなければなりません。{ $found }があります
error-field-flag = は'true'か'false'でなければなりません
error-field-score = は0.0から1.0までの得点でなければなりません
error-field-rows = は{ $least }個から{ $most }個までのリストでなければなりません
error-field-shuffle = は、その山を切った回でなければなりません
error-field-one-card = のカードは1枚まででなければなりません
error-field-seen = には、カードを見た席がなければなりません
error-field-instance = は場にあるものの番号でなければなりません。{ $found }は場にありません
error-field-instance-number = は登場した数より小さく、重複しない番号でなければなりません：{ $found }
error-field-bears-itself = はめぐって自分自身に戻ってはなりません
error-instance-bears-itself = { $number }番が自分自身に付いています
error-agenda-instance = は場にあるものだけを名指ししなければなりません
error-agenda-end = は、終わったあとは空で、それまでは空であってはなりません
error-agenda-script = では、カードにある効果だけを行わなければなりません
error-agenda-question = では、効果が尋ねることだけを尋ねなければなりません
error-state-seats = 局面は{ $count }席のもので、{ $given }席のものではありません
error-state-broken = その局面はありえません：{ $why }
error-state-clue-none = ありもしない手がかりがカードについています
error-state-clue-bound = カードが、自分についてのものでない手がかりに結ばれています
error-state-too-early = カードが、そこに入る前に引かれたことになっています
error-state-clue-binds = 手がかりに結ばれたカードがありません
error-state-clue-types = 手がかりは、両方の種類のカードを数えなければなりません
error-state-clue-untrue = 手がかりの示すカードがありません
error-state-derived = 状態の一部が、残りの部分と合いません
error-state-order = 裏向きのカードは、順に並んでいなければなりません

## Records

error-no-record = これは記録ではありません。1行目は{ $line }でなければなりません
error-record-rewritten = 記録が別の改行やバイト順マークで書き直されています
error-record-cut-off = 記録が途中で切れています。最後の行は'sum'で始まらなければなりません
error-record-changed = 記録が変えられています。sumの行が本文と合いません
error-record-not-canonical = 記録が決められた唯一の形で書かれていません
error-record-no-seed = 記録にシードがないので、偶然の結果を確かめられません
error-record-other-seed = シードが、記録のcommitmentで約束されたものではありません
error-record-outcome = 選択{ $ply }の結果が、シードから出るものではありません
error-record-line = 記録の{ $line }行目は{ $problem }
error-line-after = 終わりのあとにあります
error-line-begin = { $word }で始まらなければなりません
error-line-game = 'game'、ゲームのID、規則の版でなければなりません
error-line-undo = 選択{ $ply }より前の選択に戻らなければなりません
error-line-choice = '1 sauron: pass'のような選択か、'undo'と数でなければなりません
error-line-number = 選択{ $ply }でなければなりません。{ $found }があります
error-line-seat = ゲームにない席を挙げています：{ $seat }
error-line-outcome = 4/23のような結果でなければなりません。{ $found }があります
error-line-range = 範囲より小さい結果でなければなりません。{ $found }があります
error-line-table = それぞれを1度だけ、文字列とともに挙げなければなりません
error-line-scores = 各席の得点を挙げなければなりません
error-line-json = 詰めて書かれたJSONで終わらなければなりません
error-outcome-missing = 記録に結果が足りません。{ $span }通りのうちの1つが必要でした
error-outcome-other = { $span }通りの結果が必要なところで、記録には{ $found }があります
error-outcomes-left = 記録には、規則が求めたより{ $count }個多く結果があります

## Matches

error-over = ゲームは終わっていて、選ぶことはもうありません
error-not-your-choice = いま選ぶのは{ $seat }です
error-go-back = 選択{ $to }には戻れません。いまは選択{ $ply }です
error-prepared-elsewhere = これは別の局面で準備されたものです。対局はその後進んでいます
error-over-resign = ゲームは終わっていて、もう投了できません
error-no-seat = 席{ $seat }はありません。席は0から{ $last }までです
error-record-ends-here = この記録にはシードがありません。その局面から新しく始めてください
error-entry-undo = 選ばれていない選択に戻っています
error-entry-ply = 対局は選択{ $ply }にあります
error-entry-resign = 終わったゲームを投了しています
error-entry-seat = 選ぶのは別の席です
error-record-version = 記録は{ $found }のもので、{ $wanted }のものではありません
error-record-seats = 記録がゲームの席を順に挙げていません
error-record-settings = 記録がゲームの設定をすべて挙げていません
error-record-broken = その記録はありえません：{ $why }
error-record-ending = 記録の結末は{ $said }ですが、実際は{ $found }です
error-record-digest = 最後の局面が、記録が作られたときのものではありません
error-record-position = 記録の始まりの局面がありえません：{ $why }
error-record-replay = 記録は選択{ $ply }で再現できません：{ $why }
error-record-rules = 記録の選択{ $ply }で規則の処理が失敗しました：{ $fault }
error-position-canonical = 決められた形で書かれていません
error-position-seats = { $count }席のもので、{ $given }席のものではありません
error-position-settings = 設定が記録のものではありません

## Arguments of another type

error-want-game = ゲームは 'duel' のような ID で指定します。{ $found } ではありません
error-want-seats = seats はプレイヤー名のリストでなければなりません。{ $found } ではありません
error-want-player = プレイヤー名は文字列でなければなりません。{ $found } ではありません
error-want-seed = シードは整数か文字列でなければなりません。{ $found } ではありません
error-want-settings = options は設定とその値の表でなければなりません。{ $found } ではありません
error-want-text = 文字列が必要です。{ $found } ではありません
error-want-state = ゲームの状態が必要です。{ $found } ではありません
error-want-other-state = この状態は { $game } ではなく { $found } のものです
error-want-record = 記録が必要です。{ $found } ではありません。文字列からは Record.loads で読めます
error-want-option = 選択肢またはその文字列が必要です。{ $found } ではありません
error-want-seat = 席は 0 から始まる番号で指定します。{ $found } ではありません
error-want-version = 対局の版は整数です。{ $found } ではありません
error-want-chance = Seeded("7") のような乱数源が必要です。{ $found } ではありません
error-want-bot = ボットの名前は文字列でなければなりません。{ $found } ではありません
