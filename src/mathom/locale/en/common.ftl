# Sentences that every game and every client shares.

list-and = {" and "}
list-comma = {", "}
list-or = {" or "}
list-more = { $count } more
list-times = { $what } ×{ $times }
label-with-notes = { $phrase } ({ $notes })
refused = { $what }: { $why } (rule { $rule }).
refused-not-now = “{ $option }” is not possible now, because this is asked: { $asked } (rule { $rule })
event-undo = { $ply ->
    [0] Everything is taken back to the beginning.
   *[other] Taken back to just after choice { $ply }.
}
ending = { $count ->
    [0] Nobody wins: { $how } (rule { $rule }).
    [1] { $winners } wins: { $how } (rule { $rule }).
   *[other] { $winners } share the victory: { $how } (rule { $rule }).
}
event-forced = { $seat } had only one possibility.
event-resigned = { $seat } gives up.
log-times = { $tale } (×{ $times })
ending-resigned = { $count ->
    [0] The game was given up.
    [1] { $winners } wins by resignation.
   *[other] { $winners } win: somebody has given up.
}
box-field-wrong = This { $problem }.
