# 画面の言葉。

## 共通

page-title = Mathom
page-title-your-turn = { $count ->
    [1] ● あなたの番
   *[other] ● { $count }卓であなたの番
}
page-tagline = 遊び継ぐ、中つ国のゲーム
page-your-turn = あなたの番です
page-their-turn = { $who }が選ぶ番です
page-turn-elsewhere = { $count ->
    [1] 別のテーブルであなたの番です
   *[other] 別の{ $count }卓であなたの番です
}
page-loading = お待ちください…
page-skip = 本文へ
page-settings = 設定
page-language = 言語
page-theme = 配色
page-theme-why = カードと陣営には、色覚にかかわらず見分けられる岡部・伊藤の配色を使い、どの色にも印が付いています。
page-theme-system = システムに合わせる
page-theme-light = 明るい
page-theme-dark = 暗い
page-motion = 出来事の見せ方
page-motion-quick = 速く動かす
page-motion-slow = ゆっくり動かす
page-motion-off = 動かさず結果だけ
page-motion-skip = 飛ばす
page-sounds = 効果音
page-sounds-on = 出来事に合わせて小さな音を鳴らす
page-sounds-volume = 音量
page-contrast = コントラスト
page-contrast-system = システムに合わせる
page-contrast-more = 強くする
page-notices = ページを開いている間、自分の番になったら知らせる
page-notices-refused = ブラウザーが許可していません。ブラウザーの設定でこのページの通知を許可してください。
page-confirm = 選ぶ前の確認
page-confirm-why = 人が相手のときは、相手が同意しなければ手を戻せません。ボットが相手ならいつでも戻せます。
page-confirm-touch = タッチ画面で
page-confirm-always = いつも
page-confirm-never = しない
page-ask-all = 選択肢が一つだけのときも尋ねる
page-keys-on = 一文字のキー操作を使う
page-name = あなたの名前
page-name-save = 決定
page-name-kept = これからは「{ $name }」です。すでに座っている席の名前は変わりません。
page-unofficial = 愛好家による非公式のものです。規則の文章、説明、絵はすべて独自のものです。
page-nowhere = ここには何もありません。
page-lost-why = アドレスが途中で切れているか、別のサーバーのものかもしれません。
page-go-home = 最初の画面へ
page-close = 閉じる
page-cancel = やめる
page-copy = コピー
page-copied = コピーしました
page-again = もう一度
page-rule = 規則 { $rule }
page-refused-rule = 今はできません（規則 { $rule }）。
page-away = サーバーが応答しません。ゲームはサーバーに残っています。少し後にもう一度試してください。
page-not-loaded = ページの一部を読み込めませんでした。サーバーが止まっているか、このページより新しいのかもしれません。
page-broken = この画面でエラーが発生しました。当方の不具合です。ゲームはサーバーに保存されています。
page-keeps-nothing = このブラウザーはこのページの情報を保存しません。遊べますが、閉じると席と名前と設定が失われます。残すにはCookieとサイトデータを許可してください。
# 名前を決めていない人を、サーバーは Wanderer と呼びます。
page-player = { $name ->
    [random] 気まぐれ
    [greedy] 目利き
    [Wanderer] 旅人
   *[other] { $name }
}
page-bot-about = { $bot ->
    [random] くじで選びます。
    [greedy] すぐに最もよく見える手を選びます。
   *[other] { "" }
}

## 最初の画面

page-home-play = 遊ぶ
page-home-play-now = 「{ $bot }」と対戦する
page-home-play-alone = ひとりで遊ぶ
page-home-other = 席と選択ルールを選ぶ…
page-home-mine = 自分のテーブル
page-home-none-mine = まだどのテーブルにも座っていません。ゲームを始めると、ここに残ります。
page-home-open = 公開テーブル
page-home-none-open = 今は誰も相手を待っていません。公開テーブルを作ると、ここで見つけてもらえます。
page-home-finished = 終わったゲーム
page-home-none-finished = 終わったゲームはここに残り、一手ずつ見直せます。
page-home-sit = 座る
page-home-watch = 観戦
page-home-replay = 再生
page-home-table = テーブル
page-home-go-on = 続ける
page-home-ply = 選択{ $ply }
page-home-more = もっと見る
page-home-learn = 案内つきで覚える
page-home-side = どちらで遊びますか
page-home-rules = 規則
page-home-cards = 内容物

page-status-waiting = 人を待っています
page-status-won = あなたの勝ち
page-status-lost = あなたの負け
page-status-winners = { $count ->
    [0] 勝者なし
    [1] { $winners }の勝ち
   *[other] { $winners }が勝利を分かち合いました
}

page-new = { $game }のテーブル
page-new-players = 人数
page-new-box = 構成品
page-new-box-own = 印刷どおり
page-new-deck = 山札のコードかリンク
page-new-deck-missing = 山札のコードかリンクを貼り付けるか、山札を組んでください。
page-new-seats = 席
page-new-seat-me = 自分
page-new-seat-person = リンクで誰かを招く
page-new-seat-bot = ボット：{ $bot }
page-new-shared = 一つの画面を共有します。手番ごとに画面を渡します。
page-new-by-link = 招く人ごとにリンクができます。好きな方法で送ってください。
page-new-watch = あなたは観戦だけです。
page-new-settings = 選択ルール
page-new-listed = 公開する：誰でも見つけて座れます
page-new-start = テーブルを作る

## テーブル

page-table = テーブル
page-board = 盤面
page-board-failed = 盤面を描けませんでした。選択肢と経過は使えます。
page-table-invite = 招待
page-table-invite-why = このリンクを開いた人が{ $seat }の席に座ります。一度だけ使えます。
page-welcome = { $count ->
    [0] { $game }に招待されています
   *[other] { $who }から{ $game }に招待されています
}
page-welcome-name = 何とお呼びしましょうか。
page-welcome-nameless = 名乗らずに座る
page-table-invite-local = このページはこのコンピューターだけに開かれているので、リンクはほかの人には使えません。招くには次のように起動し、このコンピューターのアドレスで開いてください：
page-table-invite-elsewhere = 招待リンクは、テーブルを作ったブラウザーに示されました。新しいリンクを作ると、前のリンクは使えなくなります。
page-table-invite-new = 新しい招待リンク
page-table-invite-only = 空いている席には招待された人だけが座れます。ゲームが始まればここで観戦できます。
page-table-share = 送る…
page-table-waits-for = { $who }を待っています
page-table-waiting = すべての席が埋まるとゲームが始まります。
page-table-meanwhile = 待つ間に：
page-table-listed = このテーブルは公開されています。誰でも座れます。
page-table-sit = 座る
page-table-spare = あなたはすでにこのテーブルに座っています。このリンクは別の席への招待です。
page-table-spare-sit = この画面でその席にも座る
page-table-spare-keep = ほかの人のために残す
page-table-watch-instead = 代わりに観戦できます。
page-table-watching = { $count }人が観戦しています。
page-table-watching-too = ほかに{ $count }人が観戦しています。
page-table-you = あなた
page-table-name-you = { $name }（あなた）
page-table-seat = { $seat }：{ $who }
page-table-here = 在席
page-table-away = 離席
page-table-bot = ボット
page-table-free = 空席
page-table-asked = 選択中
page-table-bot-for = { $name }の代わりに{ $bot }が担当
page-table-bot-plays = { $bot }があなたの代わりに遊んでいます。
page-table-take-back = 手を戻す
page-table-ask-back = 待ったを頼む
page-table-take-back-whole = 手を戻す：{ $what }
page-table-ask-back-whole = 待ったを頼む：{ $what }
page-table-asked-back = 待ったを頼みました：{ $what }返事を待っています。
page-table-wants-back = { $who }が待ったを頼んでいます：{ $what }
page-table-agree = 応じる
page-table-decline = 断る
page-table-withdraw = 取り下げる
page-table-hand-over = ボットに任せる
page-table-hand-over-why = 席を取り戻すまでボットが遊びます。
page-table-resume = 自分で遊ぶ
page-table-resign = 投了する
page-table-resign-sure = このゲームを投了しますか。取り消せません。
page-table-resign-yes = 投了する
page-table-rematch = もう一度遊ぶ
page-table-rematch-swapped = 陣営を替えてもう一度
page-table-rematch-go = 新しいテーブルへ
page-table-log = 経過
page-table-chat-say = テーブルのみんなに話す
page-table-chat-send = 送信
page-table-rules = 規則
page-table-menu = テーブル
page-table-watch-link = 観戦用リンク
page-table-watch-link-why = 開いた人には、誰もが見てよいものだけが見えます。
page-table-commitment-why = 偶然の結果はゲームの前に定められています。終了後、変えられていないことを証明できます。
page-table-leave = テーブルを離れる
page-table-leave-why = ゲームはまだ始まっていません。席は空席に戻ります。
page-table-abandoned = このテーブルには誰もいなくなりました。
page-table-record = 記録をダウンロード
page-table-replay = 再生
page-table-seed = シード
page-table-spectator = 観戦中です。
page-table-since = 離れていた間に
page-table-next = 次はこの画面の{ $who }が選ぶ番です。
page-table-next-ready = 画面を渡す
page-table-curtain = { $who }に画面を渡してください。
page-table-curtain-ready = 私は{ $who }です：自分の側を見る
page-table-curtain-never = 互いに隠すものはない：以後は幕なし
page-table-curtain-wanted = 画面を渡すときに幕を下ろす
page-table-choices = できること
page-table-unfold = 選択肢{ $count }件を表示
page-table-fold = 選択肢{ $count }件を隠す
page-table-refused = できないことと、その理由（{ $count }）
page-pass-turn = この手番はパス
page-pass-round = このラウンドはパス
page-pass-game = 新しく使えるものが出るまでパス
page-passing-turn = この手番が終わるまでパスします。
page-passing-round = このラウンドが終わるまでパスします。
page-passing-game = 新しく使えるものが出るまでパスします。
page-pass-no-more = また尋ねる
page-plan = 行動の計画
page-plan-part = { $count ->
    [1] { $what }
   *[other] { $what }（×{ $count }）
}
page-plan-drop = やめる：{ $what }
page-plan-confirm = 決定（{ $count }のうち{ $marked }）
page-plan-fill = あと{ $count }つ：{ $what }
page-plan-rest = { $marked ->
    [0] すべて：{ $what }（×{ $left }）
   *[other] これらと、残りは：{ $what }（×{ $left }）
}
page-plan-running = 実行中：{ $what }
page-plan-halt = 止める
page-plan-resume = 続ける：{ $what }
page-plan-stopped-happened = 出来事があったため止まりました：{ $what }
page-plan-stopped-why = 止まりました：{ $why }
page-plan-stopped-refused = 続きができなくなったため止まりました。
page-plan-stopped-asked = ほかのことを尋ねられたため止まりました。
page-plan-stopped-back = 手が戻されたため止まりました。
page-plan-stopped-over = ゲームが終わったため止まりました。
page-plan-stopped-lost = サーバーとの接続が切れたため止まりました。
page-plan-stopped-told = 指示により止まりました。
page-table-sending = まだサーバーに届いていません：{ $what }
page-table-sure = これでよろしいですか。
page-table-sure-yes = はい、実行する

page-since-at = { $last }のうち{ $at }
page-since-all = 一度に見る
page-since-close = ゲームを続ける

page-over = ゲーム終了
page-over-won = あなたの勝ちです
page-over-lost = あなたの負けです
page-over-shared = 勝利を分かち合います
page-review = ゲームの流れ
page-review-goal = { $goal }で終わり
page-review-turns = 分かれ目
page-review-turns-why = ボットの判断で、形勢が変わったところです。それぞれからその場面の再生が開きます。
page-review-turn = { $when }：{ $what }
page-review-helped = { $who }に有利に
page-review-deeds = それぞれのしたこと
page-review-deeds-of = { $who }（あなた）
page-review-hidden = 隠れていたもの
page-review-nothing = なし
page-over-fair = 偶然は公正でしたか
page-over-verify = 記録が証明します。すべての選択と偶然の結果が収められています。プログラムで確かめられます：
page-over-commitment = 偶然の約束値

page-link-connecting = 接続しています…
page-link-lost = 接続が切れました。つなぎ直しています。
page-link-restarting = サーバーが再起動しています。まもなく続けられます。
page-link-crowded = サーバーは応答しますが接続できません。ウィンドウを開きすぎているかもしれません。いくつか閉じてください。つなぎ直しています。
page-link-unsent = { $count ->
    [1] 直前の操作はまだ届いていません。後で送られます。
   *[other] 直前の{ $count }件の操作はまだ届いていません。後で送られます。
}
page-link-outdated = サーバーのページが新しくなりました。読み込み直すと続けられます。ゲームは保存されています。
page-link-reload = ページを読み込み直す

page-note-who = { $name }（{ $seat }）
page-note-made = テーブルができました。
page-note-sat = { $name }が座りました。
page-note-left = { $name }がテーブルを離れました。
page-note-invited = 新しい招待リンクができました。
page-note-begun = ゲームが始まります。
page-note-handed-over = { $name }は{ $text }に任せました。
page-note-resumed = { $name }が戻りました。
page-note-asked = { $name }が待ったを頼みました。
page-note-agreed = { $name }が応じました。
page-note-declined = { $name }が断りました。
page-note-withdrawn = { $name }が待ったを取り下げました。
page-note-bot-failed = { $name }は決められず、くじで選ばれました。
page-note-rematch = { $name }がもう一度遊びたがっています。
page-note-chat = { $name }：{ $text }

page-log-show = 表示
page-log-all = すべて
page-log-game = ゲーム
page-log-talk = 会話
page-log-undone = 取り消し：
page-log-unfold = { $count }行を一つずつ

page-recap = あなたの選択のあと
page-recap-point = 盤上で示す
page-recap-all = すべて見せる

## 再生

page-replay-of = 再生：{ $game }
page-replay-controls = 操作
page-replay-at = 局面 { $at }／{ $last }
page-replay-first = 最初へ
page-replay-back = 一つ戻る
page-replay-on = 一つ進む
page-replay-last = 最後へ
page-replay-play = 再生
page-replay-pause = 停止
page-replay-speed = 速さ
page-replay-as = 視点
page-replay-spectator = 観戦者
page-replay-turning = ここで流れが変わりました
page-replay-link = この局面へのリンク

## 規則と内容物

page-rules-of = 規則：{ $game }
page-rules-here = 規則：
page-rules-search = 規則を検索
page-rules-chapters = 章
page-rules-none = この言葉を含む規則はありません。
page-overview = このゲームを一ページで
page-rules-found = 規則{ $count }件
page-cards-of = 内容物：{ $game }
page-cards-search = 内容物を検索
page-cards-none = この言葉を含む内容物はありません。
page-cards-found = { $count }件
page-cards-copies = 同じものが{ $count }つ
page-cards-reconstructed = 再構成：実物を見ていません。
page-cards-reconstructed-short = 再構成
page-zoom = 拡大
page-facet-all = すべて
page-facet-kind = 種類

## キー

page-keys = キー操作
page-keys-everywhere = どこでも
page-keys-at-table = テーブルで
page-keys-in-replay = 再生で
page-keys-tab = 次へ進む。まとまりの中は矢印キーで
page-keys-enter = 選ばれているものを実行
page-keys-full = Shiftを押しながらクリックまたはEnterで、置けるだけ印を付ける
page-keys-help = キー操作を表示
page-keys-choose = この番号の選択肢を選ぶ
page-keys-choices = 選択肢へ
page-keys-board = 盤面へ
page-keys-rules = 規則を開く
page-keys-log = 経過へ。矢印キーでたどる
page-keys-chat = 話す
page-keys-undo = 手を戻す
page-keys-zoom = 選ばれているものを拡大
page-keys-close = 開いているものを閉じる
page-keys-step = 局面を一つ戻す・進める
page-keys-ends = 最初・最後の局面へ
page-keys-run = 再生・停止

## 案内つきのゲーム

page-guide = 案内
page-guide-at = { $last }のうち{ $at }
page-guide-on = 次へ
page-guide-back = 戻る
page-guide-praise = その通りです。
page-guide-skip-step = この案内をとばす
page-guide-skip = もう知っています
page-guide-end = 続きを遊ぶ

## Things on a board

page-board-open-rule = 規則 { $rule } を開く
page-board-enlarge = 拡大
page-board-close = 閉じる
page-board-how-to-open = クリックかEnterで選べます。
page-board-how-to-do = クリックかEnterで：{ $deed }
page-board-look = 盤面を見る
page-board-unfold = 質問に戻る

## 山札を組むところ

page-decks-of = 山札を組む：{ $game }
page-decks-open = 山札を組む

## 持ち主が数値を入力するところ

page-figures-of = 自分の数値：{ $game }
page-figures-enter = 自分の数値を入力する
page-figures-change = この構成品の数値を変える
page-figures-about = ゲームをお持ちなら、印刷されている数値をここに入力できます。入力はすぐに確かめられ、図に表れます。触れないところは元のままです。保存した数値は、このサーバーで新しい卓を作るときに選べます。
page-figures-component = 構成品
page-figures-changed = { $title }（変更{ $count }件）
page-figures-count = { $count ->
    [0] まだ何も変更していません。
   *[other] { $count }件を変更しました。
}
page-figures-reset = { $title }をすべて元に戻す
page-figures-reset-field = 元に戻す：{ $field }
page-figures-was = 元は{ $value }
page-figures-none = なし
page-figures-yes = あり
page-figures-guess = 復元
page-figures-drawn = 入力後の姿
page-figures-keep = 保存
page-figures-keep-about = 保存した数値はあとから変わりません。卓と棋譜がそれを名指しできるようにするためです。変えたものは、また新しく保存されます。
page-figures-name = 名前
page-figures-save = この数値を保存する
page-figures-made = { $name }として保存しました。記録にはこの番号で残ります：
page-figures-play = この数値で遊ぶ
page-figures-download = フォルダーをダウンロード
