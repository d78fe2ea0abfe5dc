# ダイスの箱の誤り。欄の名か「ここ」に続く。

error-dice-box-keyword = はアーティファクトだけに要ります
error-dice-box-wilds = はダイスの総数を超えてはなりません
error-dice-box-start = は全員にダイスが行き渡る数でなければなりません
error-dice-box-units = にユニットの面があってはなりません
error-dice-box-enemies = の面は敵か目でなければなりません
error-dice-box-rows = では、すべてのユニットカードに列がなければなりません
error-dice-box-dealt = では、同じカードを二度並べてはなりません
error-dice-box-use = は記号が2つの面では使い方を選び、ほかの面では空でなければなりません
error-dice-box-bursts = はバーストの数を並べたものでなければなりません
