# すべてのゲームと画面に共通の文。

list-and = と
list-comma = 、
list-or = または
list-more = ほか{ $count }
list-times = { $what }×{ $times }
label-with-notes = { $phrase }（{ $notes }）
refused = { $what }：{ $why }（規則 { $rule }）。
refused-not-now = 「{ $option }」は今は選べません。いま求められていること：{ $asked }（規則 { $rule }）
event-undo = { $ply ->
    [0] 最初まで戻りました。
   *[other] 選択 { $ply } の直後まで戻りました。
}
ending = { $count ->
    [0] 勝者なし：{ $how }（規則 { $rule }）。
    [1] { $winners }の勝利：{ $how }（規則 { $rule }）。
   *[other] { $winners }が勝利を分かち合います：{ $how }（規則 { $rule }）。
}
event-forced = { $seat }が選べるものは一つだけだった。
event-resigned = { $seat }は投了した。
log-times = { $tale }（×{ $times }）
ending-resigned = { $count ->
    [0] ゲームは放棄された。
    [1] { $winners }の勝利：投了による。
   *[other] { $winners }の勝利：他の誰かが投了した。
}
box-field-wrong = ここ{ $problem }。
