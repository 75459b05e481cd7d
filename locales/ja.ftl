# 人に見せる文章のすべて。キーと変数は en.ftl と同じです。
# 名前は $name、席は人が数える番号（1から）、カードは画面の書き方で渡されます。

## ことば

you = あなた
nobody = だれもいません
list-separator = 、
seat = 席{ $seat }
points = { $points }点
cards = { $cards }
standard = 標準

## つながり

connecting = { $server } につないでいます…
connected = つながりました。あなたの名前は「{ $name }」です。
connection-lost = 接続が切れました。再接続中…（Enterですぐに試します）
connection-still-lost = まだつながりません。{ $seconds }秒後にもう一度試します。
connection-back = 接続が戻りました。
connection-impossible = { $server } につながりません。アドレスと、サーバーが動いているかをたしかめてください。
link-reason = （{ $reason }）
closing-stopping = サーバーが止まります。動きだしたら、自動で戻ります。
closing-replaced = 同じ人として、ほかの画面で開かれました。ここは閉じます。ここで続けるには、もう一度 bafuda join { $code } と打ってください。
closing-slow = 受け取りが追いつかなかったので、つなぎ直します。
closing-seat-taken-back = 席は元の人に戻りました。
closing-room-closed = 部屋が閉じられました。
closing-unsupported-version = このプログラムはサーバーと版がちがいます。新しいものにしてください。
closing-refused = サーバーに入れませんでした。
room-gone = 部屋がもうありません。
bye = またどうぞ。席はとってあります。戻るには: bafuda join { $code }
bye-outside = またどうぞ。

## ボットの名前（花札の12の月の草木）

bot-name-matsu = マツ
bot-name-ume = ウメ
bot-name-sakura = サクラ
bot-name-fuji = フジ
bot-name-ayame = アヤメ
bot-name-botan = ボタン
bot-name-hagi = ハギ
bot-name-susuki = ススキ
bot-name-kiku = キク
bot-name-momiji = モミジ
bot-name-yanagi = ヤナギ
bot-name-kiri = キリ

## 部屋

room-opened-here = 部屋を開きました。合言葉は { $code } です。
room-returned-to = 前の部屋に戻りました。合言葉は { $code } です。
room-invite = 友だちはこのリンクから入れます: { $url }
room-invite-local = localhost のリンクは、ほかの機械からは開けません。同じ家のほかの機械からは、この機械のアドレスで入ります。
room-invite-terminal = 端末からは: bafuda join { $url }
room-title = 部屋 { $code }　{ $game }
room-here-host = 部屋主
room-away = 席をはずしています
seat-line = 席{ $seat }　{ $who }
teams-line = 味方どうし: { $teams }
teams-how = 味方をえらぶには: 席がえ 1 2　くじで決めるには: くじ
seat-open = 空席
seat-bot = コンピューター
seat-bot-coming = コンピューターを待っています
seat-ready = 準備OK
seat-not-ready = 準備まだ
seat-you = あなた
members-standing = 席についていない人: { $names }
spectating = 観戦しています。
options-standard = ルール設定: 標準
options-differing = ルール設定（標準とちがうところ）:
options-title = すべてのルール設定
option-line = { $name }（{ $id }）: { $value }
option-line-standard = { $name }（{ $id }）: { $value }（標準）
option-values = えらべる値: { $values }
option-range = えらべる値: { $low }〜{ $high }
option-how = 変えるには: set 名前=値　　例: set passes=once　　全部を標準に戻す: set reset
option-value-true = はい
option-value-false = いいえ
option-value-none = なし
room-settings = コンピューターの速さ: { $pace }　回のあいだ: 最大{ $seconds }秒
room-pack = カードの絵柄: { $name }
pace-none = 待たない
pace-fast = はやい
pace-normal = ふつう
pace-slow = ゆっくり
lobby-you-not-ready = よければ ready（準備）と打ってください。
lobby-you-ready = 準備OKです。みんなを待っています。
lobby-host-start = みんなの準備ができたら start（はじめる）。空席をコンピューターでうめるなら start fill。
lobby-host-can-start = みんな準備OKです。start（はじめる）で始まります。
lobby-commands = help（ヘルプ）で、できることの一覧が出ます。
games-here = 遊べるゲーム: { $games }
game-offer = { $name }（{ $id }）{ $low }〜{ $high }人、おすすめは{ $best_low }〜{ $best_high }人
packs-here = カードの絵柄（えらぶときは pack 名前、なくすときは pack none）
packs-none = この場所には、カードの絵柄がありません。
pack-offer = { $name }（{ $id }）
pack-offer-chosen = { $name }（{ $id }）いま使っています
prompt-name = お名前
prompt-lobby = 部屋
prompt-turn = あなたの番
prompt-wait = 待ち
prompt-offline = 再接続中
prompt-question = 答え
prompt-between = 次へは Enter

## 部屋のできごと

event-room-opened = { $name }が部屋を開きました。
event-person-joined = { $name }が来ました。
event-person-left = { $name }が帰りました。
event-person-left-seat-kept = { $name }が帰りました。席{ $seat }はとってあります。
event-person-away = { $name }の接続が切れました。
event-person-back = { $name }が戻りました。
event-host-changed = 部屋主は{ $name }になりました。
event-person-sat = { $name }が席{ $seat }に座りました。
event-person-stood = { $name }が席{ $seat }を立ちました。
event-person-ready = { $name }は準備OKです。
event-person-not-ready = { $name }は準備をやめました。
event-seats-swapped = 席{ $seat }と席{ $other }が入れかわりました。
event-seats-drawn = 席をくじで決めました: { $seats }
event-game-set = ゲームは{ $game }になりました。
event-options-set = ルール設定が変わりました: { $options }
event-room-set = 席は{ $seats }つ、コンピューターの速さは「{ $pace }」、回のあいだは最大{ $seconds }秒になりました。
event-pack-set = カードの絵柄は「{ $name }」になりました。
event-pack-set-none = カードの絵柄はなしになりました。
event-bot-wanted = 席{ $seat }にコンピューターをよんでいます。
event-bot-wanted-replaces = 席{ $seat }のコンピューターが動かないので、かわりをよんでいます。
event-bot-seated = { $name }が席{ $seat }に座りました。
event-bot-removed = 席{ $seat }のコンピューターがいなくなりました。
event-starting = はじまります…
event-revealed = 席{ $seat }の、くばり方のための数がそろいました。
event-start-cancelled = 席が空いたので、はじめるのをやめました。
event-match-started = { $game }の試合がはじまりました。席順: { $seats }
event-match-commitment = 公平のしるし: { $commitment }
event-round-scored = 第{ $number }回が終わりました。
event-next-round-wanted = { $name }は次へ進めます。
event-match-finished = 試合が終わりました。
event-match-abandoned = 部屋主が試合をやめました。
event-match-seed = くばり方のもとの数: { $seed }
event-match-seed-proved = くばり方のもとの数は、はじめに見せた「公平のしるし」と合っています。
event-match-seed-differs = 注意: くばり方のもとの数が、はじめに見せた「公平のしるし」と合いません。
event-rewound =
    { $lost ->
        [0] サーバーの記録からこの部屋が消えました。サーバーの手もとの写しから続けます。
       *[other] サーバーの記録が{ $lost }手分なくなりました。残っているところから続けます。
    }

## 試合と得点

score-title = 得点表
score-round = 第{ $number }回（{ $reason }）
score-line = { $rank }位 { $name }: { $score }点
score-line-parts = { $rank }位 { $name }: { $score }点（{ $parts }）
score-part = { $kind } { $points }
score-winners = この回の勝ち: { $names }
score-no-winner = この回は勝った人なしです。
score-totals = 合計: { $totals }
score-total = { $name } { $score }
score-wins-note = 合計は勝った回数です。
ranking-title = 最終順位
ranking-line = { $rank }位 { $name }（{ $score }）
score-none-yet = まだ終わった回はありません。
between-rounds = 次の回へ進むには、Enterか next（次へ）。
match-over-again = もう一度遊ぶなら ready（もう一度）。
waiting-for = { $names }の番です。
waiting-for-next = 次の回へ進むのを待っています: { $names }
waiting-you = ▶ あなたの番です。
time-left = のこり{ $seconds }秒

## 記録

log-title = 記録
log-empty = まだ記録はありません。
last-nothing = まだだれも何もしていません。

## コマンド

help-title = できること
help-line = { $words }　{ $what }
help-lobby-title = 部屋
help-match-title = 試合
help-always-title = いつでも
command-help = この一覧を出す
command-room = 部屋と席の様子を見る
command-sit = 空いた席に座る（例: sit 2）
command-stand = 席を立つ
command-bots = コンピューターを入れる（例: bots 2 で2人）
command-unbot = その席のコンピューターをはずす（例: unbot 3）
command-seats = 席の数を変える（例: seats 5）
command-swap-seats = 2つの席を入れかえる（例: swap 1 3）
command-draw = 席をくじで決める
command-options = すべてのルール設定を見る
command-set = ルール設定を変える（例: set passes=once）
command-game = ゲームを見る、えらぶ
command-pace = コンピューターの速さ: fast はやい、normal ふつう、slow ゆっくり
command-pack = カードの絵柄を見る、えらぶ（pack none でなし）
command-wait = 回のあいだに待つ長さ（例: wait 30 で30秒）
command-ready = 準備OK（やめるときは ready off）
command-start = はじめる（start fill は空席をコンピューターに）
command-next = 次の回へ進む
command-end = 試合をとちゅうでやめる（部屋主）
command-leave = 部屋を出る
command-moves = いまできる手に番号をつけて見る
command-table = 場札と手札をもう一度見る
command-last = 直前に起きたことを見る
command-log = 記録を見る（例: log 50）
command-score = 得点表を見る
command-who = だれがいるか、だれの番かを見る
command-rules = ルールを、いまの場面のところから読む（例: rules call、rules list）
command-tips = コツを読む
command-faq = よくある質問を読む
command-more = 続きを読む
command-lang = ことばを変える（lang en で英語）
command-quit = このプログラムを終える（席は残ります）
unknown-command = 「{ $text }」はわかりません。help（ヘルプ）で一覧が出ます。
unknown-option = 「{ $text }」という設定はありません。あるのは: { $names }
usage-seat = 席の番号をつけてください。例: { $example }
usage-number = 数をつけてください。例: { $example }
usage-set = 「名前=値」で書いてください。例: set passes=once
usage-lang = lang ja か lang en と打ってください。
usage-pace = fast、normal、slow のどれかをつけてください。
not-in-match = いまは試合中ではありません。
lang-changed = 日本語にしました。
question-cancelled = やめました。
question-overtaken = 場面が進んだので、さっきの質問は取り消します。
question-quit = 終わりますか。席はとってあるので、あとで戻れます。終わるなら「はい」。
question-leave = 部屋を出ますか。出るなら「はい」。
question-leave-match = 試合のとちゅうです。部屋を出ますか。席はとってあります。出るなら「はい」。
question-end = 試合をやめますか。結果は残りません。やめるなら「はい」。

## ルールのページ

rules-more = ── 続きは more（続き）、目次は rules list ──
rules-end = ── ここまで。目次は rules list ──
rules-list = 目次（rules のあとに名前か番号）:
rules-no-section = 「{ $text }」というところはありません。rules list で目次が出ます。
rules-none = このゲームのルールのページがありません。
rules-nothing-more = 続きはありません。rules（ルール）で開きます。
rules-see = くわしくは: rules { $anchor }（{ $title }）

## ことわられたとき

error-unsupported = サーバーがこの頼みを知りません。版がちがうようです。
error-invalid = 値が正しくありません（{ $field }）。
error-greet-first = あいさつの前に頼みごとはできません。
error-already-greeted = あいさつはもうすんでいます。
error-bad-bot-key = コンピューター用の合いかぎがちがいます。
error-bad-ticket = コンピューターの席の切符がちがいます。
error-wrong-role = この入り方では、それはできません。観戦中は見るだけです。
error-rate-limited = 少し速すぎます。ひと息おいてからもう一度どうぞ。
error-room-not-found = その合言葉の部屋はありません。文字をたしかめてください。
error-room-full = 部屋がいっぱいです。
error-wrong-create-code = このサーバーで部屋を開くには、開くための合言葉がいります。
error-already-in-room = もう部屋に入っています。
error-not-in-room = 部屋に入っていません。
error-not-host = それは部屋主だけができます。
error-no-such-seat = その番号の席はありません。
error-seat-taken = その席にはもうだれかいます。
error-seat-not-bot = その席はコンピューターではありません。
error-seat-empty = その席にはだれもいません。
error-already-seated = もう座っています。
error-not-seated = 席についていません。sit（座る）で座れます。
error-unknown-game = そのゲームはここにはありません。
error-unknown-pack = そのカードの絵柄はここにはありません。
error-bad-option = ルール設定 { $option } を「{ $value }」にはできません。えらべるのは: { $allowed }
error-bad-seat-count = 席の数が合いません。このゲームは{ $low }〜{ $high }人です。
error-in-match = 試合中はできません。
error-no-match = いまは試合中ではありません。
error-not-everybody-ready = まだ準備できていない席があります: { $seats }
error-seats-open = 空席があります: { $seats }。コンピューターでうめるなら start fill と打ってください。
error-no-bots = コンピューターが来ていません。
error-not-revealing = いまはその場面ではありません。
error-wrong-nonce = 準備のときの数と合いません。
error-round-not-over = 回がまだ終わっていません。
error-stale-turn = そのあいだに場面が進みました。もう一度えらんでください。
error-bad-notation = 手の書き方がわかりません。例: { $example }
error-illegal-move = いまその手はできません。
error-no-record = 記録がまだありません。
error-busy = こみあっています。もう一度どうぞ。
error-store-unavailable = サーバーの記録係が返事をしません。手が通ったかどうかは、戻ったときにわかります。
error-store-full = サーバーの記録がいっぱいです。サーバーの人に知らせてください。
error-asleep = だれもいない部屋は休んでいます。
error-stopping = サーバーが止まるところです。動きだしてから、もう一度どうぞ。
error-internal = サーバーでまちがいが起きました。もう一度ためして、だめなら部屋を開きなおしてください。
error-unknown = サーバーがことわりました（{ $code }）。
reason-round-over = この回はもう終わりました。
reason-round-not-over = この回はまだ終わっていません。
reason-match-over = 試合はもう終わりました。

## はじめるとき

ask-name = お名前は？（そのまま Enter で「{ $name }」）
identity-not-kept = 名前と席のしるしを、この機械に書けませんでした（{ $reason }）。次に入るときは、別の人になります。
no-server = どのサーバーかわかりません。リンクで入るか、--server をつけてください。
not-an-invitation = 「{ $text }」は、リンクでも合言葉でもありません。合言葉は KAZE-7Q2M のような8文字です。
not-a-server = 「{ $text }」はサーバーのアドレスではありません。例: 192.168.0.5:8000
anonymous-name = お客さん

## 51

game-fifty-one = 51（ごじゅういち）
fifty-one-status = 第{ $round }回 { $lap }巡目　山札{ $stock }　捨て札{ $discards }
fifty-one-field = 場札　{ $cards }
fifty-one-hand = 手札　{ $cards }
fifty-one-help = 手札は { $suit }{ $count }枚 { $worth }点
fifty-one-help-one-suit = 手札は { $suit }がそろって { $points }点
fifty-one-help-difference = 手札は { $suit }{ $count }枚 { $worth }点、まざった手の点は { $difference }点
fifty-one-leaves = { $suit }{ $count }枚 { $worth }点
fifty-one-leaves-one-suit = { $suit }がそろって { $points }点
fifty-one-leaves-difference = { $suit }{ $count }枚 { $worth }点、まざった手の点は { $difference }点
fifty-one-call-out = { $name }がコールしています。最後の1回です。
fifty-one-flushed = 場札を流しました。続けて、1枚交換か全部交換をします。
fifty-one-how-first-lap = 手札の番号と場札の文字をえらびます。例: 4 a（1巡目は1枚交換だけ）
fifty-one-how = 例: 4 a（手札4と場札aを交換）。ほかに: { $others }
fifty-one-how-only-swap = 例: 4 a（手札4と場札aを交換）
fifty-one-how-call = コールするなら、手のあとにつけます。例: 4 a コール
fifty-one-word-swap-all = 全部交換
fifty-one-word-flush = 流す
fifty-one-word-pass = パス
fifty-one-word-call = コール

move-fifty-one-swap = { $give } を出して { $take } を取る
move-fifty-one-swap-all = 全部交換する
move-fifty-one-flush = 場札を流す
move-fifty-one-pass = パスする
move-fifty-one-can-call = { $move }（コールもできる）
moves-title = できる手（番号を打ってえらべます）
moves-none = いまできる手はありません。

question-fifty-one-swap-all = 手札5枚を場札5枚（{ $cards }）と全部入れかえます。よければ「はい」。
question-fifty-one-call = { $move }、そしてコールします。ほかの人はあと1回ずつです。よければ「はい」。
question-fifty-one-may-call = { $move }と、5枚が同じマークになります。コールもするなら「コール」、手だけなら「はい」。
question-fifty-one-may-call-pass = 5枚が同じマークです。パスだけなら「はい」、コールもするなら「コール」。
question-fifty-one-stop = コールですか。51点のストップは自動でかかります。{ $move }、そしてコールするなら「はい」。
question-fifty-one-number = { $move }。よければ「はい」。
fifty-one-stop-by-itself = 51点ができると、ストップは自動でかかります。言わなくてだいじょうぶです。
fifty-one-call-not-yet = まだコールできません。手のあとで5枚が同じマークになるときだけです。
fifty-one-call-which = コールは手といっしょに言います。コールできる手: { $moves }
fifty-one-call-not-your-turn = コールは、自分の番の手といっしょに言います。
fifty-one-no-such-hand-card = 手札は1〜{ $count }の番号です。
fifty-one-no-such-field-card = 場札はa〜{ $last }の文字です。
fifty-one-not-seated = 席についていないので、指せません。
fifty-one-no-such-move = { $number }番の手はありません。moves（できること）で見られます。

event-fifty-one-field-dealt = 第{ $round }回。親は{ $name }。場札は { $cards }
event-fifty-one-swapped = { $name }は { $gave } を出して { $took } を取りました。
event-fifty-one-swapped-all = { $name }は全部交換しました。出した5枚: { $gave }　取った5枚: { $took }
event-fifty-one-flushed = { $name }は場札を流しました。新しい場札: { $new }
event-fifty-one-house-flushed = みんながパスしたので、場札が流れました。新しい場札: { $new }
event-fifty-one-reshuffled = 捨て札をまぜて山札に入れました（山札{ $count }枚）。
event-fifty-one-passed = { $name }はパスしました。
event-fifty-one-called = { $name }がコール！ ほかの人はあと1回です。
event-fifty-one-auto-called = { $name }は51点、自動でコールです。ほかの人はあと1回です。
event-fifty-one-stopped = { $name }がストップ！ 51点です。
event-fifty-one-round-ended = 手札を開きます。
event-fifty-one-hand-shown = { $name }　{ $cards }　{ $points }点

end-fifty-one-stop = 51点でストップ
end-fifty-one-showdown = コールの勝負
end-fifty-one-lap-limit = 巡の上限

score-part-fifty-one-hand = 手札
score-part-fifty-one-mixed = まざった手
score-part-fifty-one-failed-call = コール失敗
score-part-fifty-one-win-bonus = 勝ち
score-part-fifty-one-win-bonus-51 = 51点の勝ち

reason-fifty-one-round-over = この回はもう終わりました。次の回を待ってください。
reason-fifty-one-not-your-turn = いまはあなたの番ではありません。
reason-fifty-one-not-in-hand = そのカードは手札にありません。
reason-fifty-one-not-in-field = そのカードは場札にありません。
reason-fifty-one-first-lap = 1巡目にできるのは1枚交換だけです。
reason-fifty-one-single-moves = この部屋では、全部交換と流すはなしです。
reason-fifty-one-no-flush-on-last-turn = コールのあとの最後の1回では、流せません。
reason-fifty-one-flushed-this-turn = 流したあとは、パスも、もう一度流すこともできません。
reason-fifty-one-flushed-last-turn = 前の番に流したので、この番は流せません。
reason-fifty-one-stock-short = 山札と捨て札が足りないので、流せません。
reason-fifty-one-no-passes = この部屋では、パスはなしです。
reason-fifty-one-pass-used = パスは1回の中で1人1度だけで、もう使いました。
reason-fifty-one-call-is-out = もうだれかがコールしています。コールは1回の中で1人だけです。
reason-fifty-one-call-needs-one-suit = コールするには、手のあとで5枚が同じマークでないといけません。

option-fifty-one-jokers = ジョーカーの枚数
option-fifty-one-jokers-what = 多いほど早くそろい、点も高くなります。
option-fifty-one-jokers-0 = 0枚
option-fifty-one-jokers-1 = 1枚
option-fifty-one-jokers-2 = 2枚
option-fifty-one-joker-value = ジョーカーの点
option-fifty-one-joker-value-what = そろった手で、ジョーカーを何点と数えるか。
option-fifty-one-joker-value-natural = Aがなければ11点、あれば10点
option-fifty-one-joker-value-ten = いつも10点
option-fifty-one-joker-value-choose = 10点か11点の得なほう
option-fifty-one-instant-win = 51点ですぐ勝ち
option-fifty-one-instant-win-what = 51点ができたら、その回がすぐ終わるか。
option-fifty-one-instant-win-true = すぐ勝ち
option-fifty-one-instant-win-false = 自動でコール
option-fifty-one-passes = パスの回数
option-fifty-one-passes-what = 1人が1回の中でパスできる数（最後の1回は別）。
option-fifty-one-passes-any = 何回でも
option-fifty-one-passes-once = 1度まで
option-fifty-one-passes-none = なし
option-fifty-one-moves = できること
option-fifty-one-moves-what = 全部交換と流すも入れるか。
option-fifty-one-moves-full = 1枚交換、全部交換、流す、パス
option-fifty-one-moves-single = 1枚交換とパスだけ
option-fifty-one-mixed-hand = まざった手の点
option-fifty-one-mixed-hand-what = マークがまざった手を何点と数えるか。
option-fifty-one-mixed-hand-zero = 0点
option-fifty-one-mixed-hand-difference = 多いマークの点から残りを引く
option-fifty-one-failed-call = コールの失敗
option-fifty-one-failed-call-what = コールで勝てなかった人の点。
option-fifty-one-failed-call-zero = 0点
option-fifty-one-failed-call-last = 0点で、その回の最下位
option-fifty-one-failed-call-negative = 手の点だけマイナス
option-fifty-one-call-tie = コールと同じ点
option-fifty-one-call-tie-what = ほかの人がコールと同じ点だったとき。
option-fifty-one-call-tie-loses = コールの失敗
option-fifty-one-call-tie-fewer-jokers = ジョーカーが少なければ成功
option-fifty-one-match-by = 順位の決め方
option-fifty-one-match-by-what = 試合で何をたしていくか。
option-fifty-one-match-by-points = 得点の合計
option-fifty-one-match-by-wins = 勝った回数
option-fifty-one-rounds = 回数
option-fifty-one-rounds-what = 1試合で何回遊ぶか。
option-fifty-one-rounds-number = { $number }回
option-fifty-one-lap-limit = 巡の上限
option-fifty-one-lap-limit-what = その巡までにコールがなければ勝負。0は上限なし。
option-fifty-one-lap-limit-number =
    { $number ->
        [0] なし
       *[other] { $number }巡
    }

## ページワン

game-page-one = ページワン
page-one-status = 第{ $round }回 { $trick }場目　山札{ $stock }　捨て札{ $discards }
page-one-other = { $letter } { $name } { $count }枚
page-one-other-declared = { $letter } { $name } { $count }枚 ページワン
page-one-others = みんな　{ $others }
page-one-lead = 場　{ $name }が親です。
page-one-trick = 場 { $suit }　{ $plays }
page-one-trick-open = 場（マークはまだ）　{ $plays }
page-one-played = { $name } { $card }
page-one-skipped = この場に出さない人: { $names }
page-one-removed = もう使わないカード: { $cards }
page-one-hand = 手札　{ $cards }
page-one-hand-declared = 手札（ページワン）　{ $cards }
page-one-may-declare = 「ページワン」と言えます。
page-one-how = カードの番号を打ちます。例: { $number }
page-one-how-joker = ジョーカーを親で出すときは、マークもつけます。例: JK H
page-one-how-draw = 出せるカードがありません。引くなら draw（引く）。
page-one-how-declare = 「ページワン」は、番号のあとにつけます。例: { $number } ページワン
page-one-how-challenge = 言い忘れを見つけたら、いつでも: 指摘 { $letter }
page-one-word-leading-joker = ジョーカーにマークをつけてください。例: JK H
page-one-no-such-card = { $number }番のカードはありません。出せるカードに番号がついています。
page-one-not-your-turn = いまはあなたの番ではありません。
page-one-declare-with-play = 「ページワン」は、カードを出すのといっしょか、それだけで言います。
page-one-challenge-whom = だれを指摘しますか。例: 指摘 { $letter }　　{ $others }
page-one-challenge-option = { $letter } { $name }
page-one-no-challenging = この部屋では、指摘はなしです。

move-page-one-play = { $card } を出す
move-page-one-play-naming = { $card } を { $suit } と言って出す
move-page-one-draw = 山札を引く
move-page-one-declare = 「ページワン」と言う
move-page-one-can-declare = { $move }（ページワンも言える）

event-page-one-hands-dealt = 第{ $round }回。親は{ $name }。
event-page-one-card-played = { $name }は { $card } を出しました。
event-page-one-card-played-naming = { $name }は { $card } を { $suit } と言って出しました。
event-page-one-cards-drawn = { $name }は{ $count }枚引きました。
event-page-one-cards-drawn-seen = { $name }は{ $count }枚引きました: { $cards }
event-page-one-cards-drawn-none = { $name }は1枚も引けません。
event-page-one-penalty-drawn = { $name }は、ばつで{ $count }枚引きました。
event-page-one-penalty-drawn-seen = { $name }は、ばつで{ $count }枚引きました: { $cards }
event-page-one-penalty-drawn-none = 引けるカードがありません。
event-page-one-stock-renewed = 捨て札をまぜて、新しい山札にしました（{ $count }枚）。
event-page-one-seat-skipped = { $name }は、この場には出しません。
event-page-one-trick-won = { $name }の勝ち。次の親です。
event-page-one-declared = { $name }「ページワン！」
event-page-one-caught = { $by }が指摘！ { $name }は言い忘れていました。
event-page-one-falsely-challenged = { $name }が{ $against }を指摘しましたが、まちがいでした。
event-page-one-finish-refused = { $name }は言い忘れたままなので、あがれません。
event-page-one-went-out = { $name }があがりました！
event-page-one-round-counted = のこり: { $counts }
page-one-count = { $name } { $count }枚

end-page-one-out = あがり
end-page-one-drawn = 引けるカードがなくなり引き分け
end-page-one-trick-limit = 場の上限

score-part-page-one-others-cards = ほかの人ののこり
score-part-page-one-cards-left = のこり
score-part-page-one-round-drawn = 引き分け

reason-page-one-round-over = この回はもう終わりました。次の回を待ってください。
reason-page-one-not-your-turn = いまはあなたの番ではありません。
reason-page-one-not-in-hand = そのカードは手札にありません。
reason-page-one-must-follow = 台札と同じマークかジョーカーを出してください。
reason-page-one-may-play = 出せるカードがあるので、引けません。
reason-page-one-must-draw = そのカードは出せません。出せるカードがないので、引いてください。
reason-page-one-no-joker-last = ジョーカーであがることはできません。1枚引いてください。
reason-page-one-name-a-suit = ジョーカーを台札にするときは、マークを1つ言います。
reason-page-one-suit-is-set = マークはもう決まっています。ジョーカーだけを出してください。
reason-page-one-next-sets-suit = この部屋では、マークは次の人のカードで決まります。ジョーカーだけを出してください。
reason-page-one-no-declaring = この部屋では、ページワンを自分で言うことも、指摘することもありません。
reason-page-one-already-declared = もう「ページワン」と言ってあります。
reason-page-one-declare-with-two = 出すのといっしょに「ページワン」と言えるのは、手札が2枚のときです。
reason-page-one-nothing-to-declare = いまは「ページワン」と言うときではありません。
reason-page-one-challenge-another = 指摘できるのは、ほかの席の人だけです。
reason-page-one-nothing-to-challenge = 指摘は通りません。1枚でないか、もう言ったか、遅すぎました。

option-page-one-jokers = ジョーカーの枚数
option-page-one-jokers-what = どのマークのかわりにもなり、Aにも勝ちます。
option-page-one-jokers-0 = 0枚
option-page-one-jokers-1 = 1枚
option-page-one-jokers-2 = 2枚
option-page-one-joker-returns = 出たジョーカー
option-page-one-joker-returns-what = 出たジョーカーが、捨て札といっしょに山札へ戻るか。
option-page-one-joker-returns-true = 山札に戻る
option-page-one-joker-returns-false = その回は使わない
option-page-one-joker-led = 台札のジョーカー
option-page-one-joker-led-what = 親がジョーカーを出したとき、だれがマークを決めるか。
option-page-one-joker-led-leader = 親が言う
option-page-one-joker-led-next = 次のふつうのカードで決まる
option-page-one-joker-last = ジョーカーであがる
option-page-one-joker-last-what = 最後の1枚にジョーカーを出してよいか。
option-page-one-joker-last-true = できる
option-page-one-joker-last-false = できない
option-page-one-hand-size = 配る枚数
option-page-one-hand-size-what = はじめに1人に配る枚数。
option-page-one-hand-size-number = { $number }枚
option-page-one-declaring = ページワンの言い方
option-page-one-declaring-what = 自分で言うか、自動か、言わないか。
option-page-one-declaring-manual = 自分で言う
option-page-one-declaring-auto = 自動で言う
option-page-one-declaring-off = 言わない
option-page-one-penalty = 言い忘れのばつ
option-page-one-penalty-what = 指摘された人が引く枚数。
option-page-one-penalty-number = { $number }枚
option-page-one-challenge-window = 指摘できる時間
option-page-one-challenge-window-what = 言い忘れを、いつまで指摘できるか。
option-page-one-challenge-window-own-play = その人が次に出すか引くまで
option-page-one-challenge-window-next-play = だれかが次に出すか引くまで
option-page-one-false-challenge = まちがった指摘
option-page-one-false-challenge-what = まちがって指摘した人が引く枚数。
option-page-one-false-challenge-number =
    { $number ->
        [0] 通らないだけ
       *[other] { $number }枚引く
    }
option-page-one-undeclared-finish = 言わずにあがる
option-page-one-undeclared-finish-what = 言い忘れたまま最後の1枚を出したとき。
option-page-one-undeclared-finish-allowed = あがり
option-page-one-undeclared-finish-penalty = ばつを引いて続ける
option-page-one-next-leader = 次の回の親
option-page-one-next-leader-what = だれが次の回のはじめの親になるか。
option-page-one-next-leader-left = はじめの親の左の人
option-page-one-next-leader-winner = あがった人
option-page-one-next-leader-last = のこりがいちばん多い人
option-page-one-draw-limit = 引く枚数の上限
option-page-one-draw-limit-what = 台札に合わせて引くのは、多くて何枚か。
option-page-one-draw-limit-number =
    { $number ->
        [0] なし
       *[other] { $number }枚
    }
option-page-one-empty-stock = カードが引けないとき
option-page-one-empty-stock-what = 山札も捨て札もなく、出せるカードもないとき。
option-page-one-empty-stock-pass = この場には出さない
option-page-one-empty-stock-drawn = その回は引き分け
option-page-one-rounds = 回数
option-page-one-rounds-what = 1試合で何回遊ぶか。
option-page-one-rounds-number = { $number }回
option-page-one-trick-limit = 場の上限
option-page-one-trick-limit-what = その数の場で回を終わりにする。0は上限なし。
option-page-one-trick-limit-number =
    { $number ->
        [0] なし
       *[other] { $number }場
    }

## 46

game-forty-six = 46
forty-six-status = 第{ $round }回 { $lap }巡目　山札{ $stock }　捨て札{ $discards }
forty-six-field = 場札　{ $cards }
forty-six-hand = 手札　{ $cards }
forty-six-help = 手札は { $suit }{ $count }枚 { $worth }点
forty-six-help-left =
    { $left ->
        [0] 手札は { $suit }がそろって { $points }点、ぴったり46
       *[other] 手札は { $suit }がそろって { $points }点、46まであと{ $left }
    }
forty-six-help-over = 手札は { $suit }がそろって { $points }点、+{ $over } で失格
forty-six-help-fukujin = 手札は { $suit }の福神46
forty-six-leaves = { $suit }{ $count }枚 { $worth }点
forty-six-leaves-left =
    { $left ->
        [0] { $suit }がそろって { $points }点、ぴったり46
       *[other] { $suit }がそろって { $points }点、46まであと{ $left }
    }
forty-six-leaves-over = { $suit }がそろって { $points }点、+{ $over } で失格
forty-six-leaves-fukujin = { $suit }の福神46
forty-six-stopped = { $name }がストップしています。最後の1回です。
forty-six-joker-out = 場にジョーカーがあります。交換するカードが決まります。
forty-six-joker-forced = ジョーカー: いちばん高い札 { $gives } を出し、いちばん低い札 { $takes } を取ります。
forty-six-joker-tied = ジョーカー: いちばん高い { $gives } から出し、いちばん低い { $takes } から取ります。
forty-six-joker-free = ジョーカー: 5枚とも守られているので、好きに交換できます。
forty-six-joker-protected = { $suits }はAが守っています（{ $cards }）。
forty-six-flushed = 場札を流しました。続けて、1枚交換します。
forty-six-how-first-lap = 手札の番号と場札の文字をえらびます。例: 4 a（1巡目は1枚交換だけ）
forty-six-how = 例: 4 a（手札4と場札aを交換）。ほかに: { $others }
forty-six-how-only-swap = 例: 4 a（手札4と場札aを交換）
forty-six-how-stop = ストップするなら、交換のあとにつけます。例: 4 a ストップ
forty-six-word-flush = 流す
forty-six-word-stop = ストップ
forty-six-word-stand = そのまま

move-forty-six-swap = { $give } を出して { $take } を取る
move-forty-six-flush = 場札を流す
move-forty-six-stop = 交換しないでストップする
move-forty-six-stand = そのままにする
move-forty-six-can-stop = { $move }（ストップもできる）

question-forty-six-stop = ストップします。ほかの人はあと1回ずつです。よければ「はい」。
question-forty-six-stop-with = { $move }、そしてストップします。ほかの人はあと1回ずつです。よければ「はい」。
question-forty-six-may-stop = { $move }と、手がそろいます。ストップもするなら「ストップ」、交換だけなら「はい」。
question-forty-six-number = { $move }。よければ「はい」。
forty-six-stop-which = ストップは交換といっしょに言います。ストップできる交換: { $moves }
forty-six-stop-not-your-turn = ストップは、自分の番に言います。
forty-six-no-pass = 46にパスはありません。1枚交換するか、流してから交換します。
forty-six-no-swap-all = 46に全部交換はありません。1枚ずつ交換します。
forty-six-no-call = 46にコールはありません。「これで勝負」はストップと言います。
forty-six-no-such-hand-card = 手札は1〜{ $count }の番号です。
forty-six-no-such-field-card = 場札はa〜{ $last }の文字です。
forty-six-not-seated = 席についていないので、指せません。
forty-six-no-such-move = { $number }番の手はありません。moves（できること）で見られます。

event-forty-six-field-dealt = 第{ $round }回。親は{ $name }。場札は { $cards }
event-forty-six-swapped = { $name }は { $gave } を出して { $took } を取りました。
event-forty-six-flushed = { $name }は場札を流しました。新しい場札: { $new }
event-forty-six-reshuffled = 捨て札をまぜて山札に入れました（山札{ $count }枚）。
event-forty-six-stop-announced = { $name }がストップ！ ほかの人はあと1回です。
event-forty-six-stood = { $name }は交換しないで、そのままです。
event-forty-six-round-ended = 手札を開きます。
event-forty-six-hand-shown = { $name }　{ $cards }　{ $points }点
event-forty-six-hand-disqualified = { $name }　{ $cards }　失格

end-forty-six-showdown = ストップの勝負
end-forty-six-lap-limit = 巡の上限

score-part-forty-six-hand = 手札
score-part-forty-six-fukujin = 福神46
score-part-forty-six-disqualified = 失格
score-part-forty-six-failed-stop = ストップ失敗
score-part-forty-six-win-bonus = 勝ち

reason-forty-six-round-over = この回はもう終わりました。次の回を待ってください。
reason-forty-six-not-your-turn = いまはあなたの番ではありません。
reason-forty-six-not-in-hand = そのカードは手札にありません。
reason-forty-six-not-in-field = そのカードは場札にありません。
reason-forty-six-joker-stays = ジョーカーはだれも取れません。
reason-forty-six-give-the-highest = ジョーカーが場にあるので、いちばん高い札を出します。
reason-forty-six-card-is-protected = その札はAが守っています。守られていない中で、いちばん高い札を出します。
reason-forty-six-take-the-lowest = ジョーカーが場にあるので、いちばん低い札を取ります。
reason-forty-six-first-lap = 1巡目にできるのは1枚交換だけです。流すこともストップもできません。
reason-forty-six-flushed-this-turn = 流したあとは、1枚交換します。
reason-forty-six-no-flush-on-last-turn = この部屋では、最後の1回には流せません。
reason-forty-six-stock-short = 山札と捨て札が足りないので、流せません。
reason-forty-six-stop-is-out = もうだれかがストップしています。ストップは1回の中で1人だけです。
reason-forty-six-hand-is-mixed = 5枚が同じマークでないと、それはできません。
reason-forty-six-hand-is-over = 46点をこえているので、それはできません。
reason-forty-six-no-standing = この部屋では「そのまま」はなしです。
reason-forty-six-stand-on-last-lap = 「そのまま」は、だれかがストップしたあとの最後の1回だけです。

option-forty-six-stand = 最後の1回で「そのまま」
option-forty-six-stand-what = 最後の1回に、そろった手なら交換しなくてよいか。
option-forty-six-stand-true = できる
option-forty-six-stand-false = できない
option-forty-six-joker = ジョーカー
option-forty-six-joker-what = ジョーカーを入れるか。場に出ると、交換するカードが決まります。
option-forty-six-joker-true = 入れる
option-forty-six-joker-false = 入れない
option-forty-six-match-by = 順位の決め方
option-forty-six-match-by-what = 試合で何をたしていくか。
option-forty-six-match-by-points = 得点の合計
option-forty-six-match-by-wins = 勝った回数
option-forty-six-winner-bonus = 勝った人につく点
option-forty-six-winner-bonus-what = 勝った人の得点にたす点。
option-forty-six-winner-bonus-number = { $number }点
option-forty-six-rounds = 回数
option-forty-six-rounds-what = 1試合で何回遊ぶか。
option-forty-six-rounds-number = { $number }回
option-forty-six-lap-limit = 巡の上限
option-forty-six-lap-limit-what = その巡までにストップがなければ勝負。0は上限なし。
option-forty-six-lap-limit-number =
    { $number ->
        [0] なし
       *[other] { $number }巡
    }
option-forty-six-last-turn-flush = 最後の1回で流す
option-forty-six-last-turn-flush-what = ストップのあとの最後の1回に流せるか。
option-forty-six-last-turn-flush-true = できる
option-forty-six-last-turn-flush-false = できない
option-forty-six-failed-stop = ストップの失敗
option-forty-six-failed-stop-what = ストップした人が、1人だけの1位にならなかったときの点。
option-forty-six-failed-stop-points = ほかの人と同じ
option-forty-six-failed-stop-zero = 0点で、勝ちにならない

## ファイブ・ハンドレッド

game-five-hundred = ファイブ・ハンドレッド（500）
five-hundred-bid-nt = { $level }切札なし
five-hundred-bid-m = ミゼール
five-hundred-bid-om = オープン・ミゼール
five-hundred-bid-bm = ブラインドミゼール
five-hundred-bid-sk = { $bid }（サンスキティ）
five-hundred-call-pass = パス
five-hundred-call-stood = そのまま
five-hundred-no-trumps = 切札なし
five-hundred-impossible = ·
five-hundred-status = 第{ $round }回　配った人: { $dealer }
five-hundred-status-play = 第{ $round }回　{ $trick }トリック目（全部で10）
five-hundred-scores = 得点（{ $target }で勝ち）　{ $scores }
five-hundred-no-calls = ビッド　まだありません
five-hundred-calls = ビッド　{ $calls }
five-hundred-calls-of = { $name } { $calls }
five-hundred-grid = できるビッドと点:
five-hundred-no-bid-left = これより上のビッドはありません。
five-hundred-offer = { $bid } { $value }
five-hundred-sans-kitty = サンスキティ: 8H/SK なら、キティを取らない8Hです（点は同じ）。
five-hundred-sans-kitty-more = サンスキティ: 8H/SK なら、キティを取らない8Hです（点は2倍）。
five-hundred-only-sans-kitty = キティを取らないビッドだけできます: { $bids }
five-hundred-contract = 契約 { $bid }（{ $value }点）{ $name }　必要{ $needed }、いま{ $taken }、あと{ $left }
five-hundred-contract-misere = 契約 { $bid }（{ $value }点）{ $name }　1トリックも取らない
five-hundred-all-passed = 全員パス: 契約なし、切札なしで、取ったトリックが点になります
five-hundred-sits-out = 休み: { $names }
five-hundred-joker-named = ジョーカーは { $suit } のカードです。
five-hundred-called = 呼んだカード: { $card }（持っている人が味方）
five-hundred-called-you = 呼んだカード: { $card }。あなたが味方です。知っているのはあなただけです。
five-hundred-called-shown = 呼んだカード: { $card }。味方は{ $names }
five-hundred-kitty = キティ（+）　{ $cards }
five-hundred-tricks = トリック　{ $tricks }
five-hundred-tricks-of = { $name } { $count }
five-hundred-lead = 場　{ $name }がリードします。
five-hundred-trick = 場 台札 { $suit }　{ $plays }
five-hundred-trick-no-suit = 場　{ $plays }
five-hundred-played = { $name } { $card }
five-hundred-winning = { $name } { $card }（いま勝ち）
five-hundred-last-trick = 直前のトリック　{ $plays }　取ったのは{ $name }
five-hundred-no-last-trick = まだ終わったトリックはありません。
five-hundred-open-hand = 開いた手札　{ $name }: { $cards }
five-hundred-claim-open = { $name }は、のこりのうち{ $count }トリックを取ると言っています。
five-hundred-hand = 手札
five-hundred-hand-down = 手札の{ $count }枚は、まだ伏せてあります。
five-hundred-no-suit = －
five-hundred-trump-label = { $suit } 切札
five-hundred-left-bower = { $card } はレフトバウアーです。{ $suit } ではなく { $trump } に数えます。
five-hundred-led = 台札は { $suit }
five-hundred-must-follow = 台札は { $suit }。{ $suit } を出してください（* のカード）。
five-hundred-must-play-joker = ミゼールで台札のスートがないときは、ジョーカーを出します。
five-hundred-blocked = { $card }（いまは出せません: { $why }）
five-hundred-rival = { $letter } { $name }
five-hundred-rivals = ほかの人　{ $names }
five-hundred-trumps-under =
    { $count ->
        [0] （切札は手札になし）
       *[other] （切札{ $count }枚: { $cards }）
    }
five-hundred-may-call = カードを呼ぶ: partner とカードを打ちます（{ $cards }）

five-hundred-how-look = 手札を見るには: 見る（look）。ビッドかパスをしても見られます。
five-hundred-how-look-blind = 手札を見るには: 見る（look）。ブラインドミゼール（bm）は見る前だけです。
five-hundred-how-bid = ビッドかパス: 7h、ハート7、8切札なし、ミゼール、パス（できること: 切札の枚数）
five-hundred-how-raise = あなたのビッドに決まりました。上げるならもっと上のビッド、上げないなら: そのまま
five-hundred-how-discard = { $count }枚を番号で捨てます。例: 捨てる { $example }
five-hundred-how-name = ジョーカーのスートも決められます。例: 捨てる { $example } name h
five-hundred-how-name-lead = 最初のリードといっしょに、ジョーカーのスートを決められます。例: { $number } name h
five-hundred-how-call-card = カードを呼ぶと、持っている人が味方になります。例: partner ah　ひとりで遊ぶなら: ひとり
five-hundred-how-call-seat = 味方を記号でえらびます。例: partner a　ひとりで遊ぶなら: ひとり
five-hundred-how-play = カードの番号を打ちます。例: { $number }　（t 直前のトリック、b ビッド、クレーム）
five-hundred-how-joker = ジョーカーをリードするときは、スートもつけます。例: JK H
five-hundred-how-claim = のこりのトリックをいくつ取るか言って、手札を開けます。例: クレーム { $count }
five-hundred-how-answer = クレームを認めるなら: 認める　続けるなら: 認めない
five-hundred-name-a-suit = ほかの人が出すスートを言ってください（{ $suits }）。例: { $example }
five-hundred-no-such-number = { $number }番はありません。できることの一覧は: できること
five-hundred-not-your-turn = いまはあなたの番ではありません。

move-five-hundred-look = 手札を見る
move-five-hundred-pass = パス
move-five-hundred-bid = { $bid } をビッドする
move-five-hundred-raise = { $bid } に上げる
move-five-hundred-raise-none = 上げない
move-five-hundred-discard = { $cards } を捨てる
move-five-hundred-partner-alone = ひとりで遊ぶ
move-five-hundred-partner-seats = { $names }を味方にする
move-five-hundred-partner-card = { $card } を呼ぶ
move-five-hundred-play = { $card } を出す
move-five-hundred-play-no-suit = { $card } をスートなしで出す
move-five-hundred-play-naming = { $card } を { $suit } と言って出す
move-five-hundred-play-name = { $card } を出し、ジョーカーを { $suit } にする
move-five-hundred-claim = のこりのうち{ $count }トリックを取ると言う
move-five-hundred-accept = クレームを認める
move-five-hundred-decline = クレームを認めない

question-five-hundred-number = { $move }。よければ「はい」と打ってください。
question-five-hundred-misere = { $move }。10トリック全部を負けなければなりません。よければ「はい」と打ってください。
question-five-hundred-unlooked = まだ手札を見ていません。{ $move }。よければ「はい」と打ってください。
question-five-hundred-discard = { $cards } を捨てます。よければ「はい」と打ってください。
question-five-hundred-discard-naming = { $cards } を捨てて、ジョーカーを { $suit } にします。よければ「はい」と打ってください。
question-five-hundred-discard-unnamed = { $cards } を捨てます。ジョーカーのスートを決めるなら h や ハート と、決めないなら「はい」と打ってください。
question-five-hundred-discard-unnamed-misere = { $cards } を捨てます。スートのないジョーカーは必ずトリックを取るので、ミゼールは失敗します。スートを決めるなら h や ハート と、このままなら「はい」と打ってください。
question-five-hundred-lead-unnamed = { $move }。ジョーカーのスートを決めるなら h や ハート と、決めないなら「はい」と打ってください。
question-five-hundred-lead-unnamed-misere = { $move }。スートのないジョーカーは必ずトリックを取るので、ミゼールは失敗します。スートを決めるなら h や ハート と、このままなら「はい」と打ってください。
question-five-hundred-claim = { $move }。手札をみんなに開きます。よければ「はい」と打ってください。

event-five-hundred-cards-dealt = 第{ $round }回。配ったのは{ $name }。
event-five-hundred-cards-dealt-seen = あなたの手札: { $cards }
event-five-hundred-cards-dealt-down = 手札の{ $count }枚は伏せてあります。
event-five-hundred-cards-looked-seen = { $name }は手札{ $count }枚を見ました: { $cards }
event-five-hundred-bid-made = { $name }のビッド: { $bid }
event-five-hundred-bid-made-raise = { $name }は { $bid } に上げました。
event-five-hundred-auction-passed = { $name }はパスしました。
event-five-hundred-bid-stood = { $name }は上げませんでした。
event-five-hundred-all-passed = 全員がパスしたので、この回は流れます。
event-five-hundred-all-passed-played = 全員がパスしたので、切札なし、キティなしで遊びます。
event-five-hundred-auction-won = 契約は { $bid }、契約した人は{ $name }です。
event-five-hundred-kitty-taken = { $name }はキティを取りました（{ $count }枚）。
event-five-hundred-kitty-taken-seen = { $name }はキティを取りました（{ $count }枚）: { $cards }
event-five-hundred-kitty-discarded = { $name }は{ $count }枚捨てました。
event-five-hundred-kitty-discarded-seen = { $name }は{ $count }枚捨てました: { $cards }
event-five-hundred-joker-named = { $name }: ジョーカーは { $suit } です。
event-five-hundred-joker-named-none = { $name }: ジョーカーのスートは決めません。
event-five-hundred-partner-called-card = { $name }は { $card } を呼びました。持っている人が味方です。
event-five-hundred-partner-called-seats = { $name }は{ $names }を味方にえらびました。
event-five-hundred-partner-called-alone = { $name }はひとりで遊びます。
event-five-hundred-partner-shown = 呼ばれたカードが出ました。味方は{ $name }です。
event-five-hundred-partners-sat-out = { $names }はこの回は休みです。
event-five-hundred-hand-exposed = { $name }が手札を開きました: { $cards }
event-five-hundred-card-played = { $name }は { $card } を出しました。
event-five-hundred-card-played-naming = { $name }は { $card } を { $suit } と言って出しました。
event-five-hundred-trick-won = { $name }がトリックを取りました。
event-five-hundred-tricks-claimed = { $name }は、のこりのうち{ $count }トリックを取ると言って、手札を開きました: { $cards }
event-five-hundred-claim-accepted = { $name }はクレームを認めました。
event-five-hundred-claim-declined = { $name }はクレームを認めません。続けます。
event-five-hundred-hand-scored = 取ったトリック: { $tricks }
event-five-hundred-hand-scored-discards = 捨ててあったカード: { $cards }
event-five-hundred-hand-scored-partners = この回の味方: { $names }

end-five-hundred-made = 契約成功
end-five-hundred-failed = 契約失敗
end-five-hundred-no-contract = 契約なし
end-five-hundred-passed-out = 全員パス

score-part-five-hundred-contract = 契約
score-part-five-hundred-slam = スラム（全トリック）
score-part-five-hundred-contract-failed = 契約失敗
score-part-five-hundred-partner-share = 味方の分
score-part-five-hundred-partner-share-failed = 味方の分（失敗）
score-part-five-hundred-tricks = トリック
score-part-five-hundred-tricks-capped = 上限をこえた分

reason-five-hundred-round-over = この回はもう終わりました。次の回を待ってください。
reason-five-hundred-not-your-turn = いまはあなたの番ではありません。
reason-five-hundred-auction-over = ビッドの時間は終わりました。
reason-five-hundred-already-looked = 手札はもう見えています。
reason-five-hundred-bid-too-low = いまのビッドより上ではありません。
reason-five-hundred-misere-off = この部屋では、ミゼールはなしです。
reason-five-hundred-open-misere-off = この部屋では、オープン・ミゼールはなしです。
reason-five-hundred-blind-misere-off = この部屋では、ブラインドミゼールはなしです。
reason-five-hundred-sans-kitty-off = この部屋では、サンスキティはなしです。
reason-five-hundred-misere-needs-seven = ミゼールは、だれかが7をビッドしたあとでなければできません。
reason-five-hundred-blind-after-looking = ブラインドミゼールは、手札を見る前だけです。
reason-five-hundred-blind-after-calling = ブラインドミゼールは、その回の最初のビッドだけです。
reason-five-hundred-signal-too-late = この部屋では6のビッドは合図で、はじめの2人だけができます。
reason-five-hundred-raise-or-stand = あなたのビッドに決まりました。上げるか、そのままにします。
reason-five-hundred-no-raise = いまは自分のビッドを上げるときではありません。
reason-five-hundred-no-exchange = いまはキティと取りかえるときではありません。
reason-five-hundred-discard-count = キティと同じ枚数を捨ててください。
reason-five-hundred-not-in-hand = そのカードは手札にありません。
reason-five-hundred-naming-off = この部屋では、ジョーカーのスートは決めません。
reason-five-hundred-naming-needs-no-trumps = 切札があるときは、ジョーカーはいちばん強い切札です。スートは決めません。
reason-five-hundred-naming-needs-joker = ジョーカーのスートを決められるのは、ジョーカーを持っているときだけです。
reason-five-hundred-naming-too-late = ジョーカーのスートは、契約した人が捨てるとき（キティなしなら最初のリード）だけ決められます。
reason-five-hundred-no-partner-call = いまは味方を呼ぶときではありません。
reason-five-hundred-call-a-card = カードを呼ぶと、持っている人が味方になります。カードを呼ぶか、ひとりで遊びます。
reason-five-hundred-call-a-seat = 味方は席でえらびます。だれかをえらぶか、ひとりで遊びます。
reason-five-hundred-called-not-in-pack = そのカードは使っていません。
reason-five-hundred-called-joker = ジョーカーは呼べません。
reason-five-hundred-called-own-card = 自分のカードや、自分が捨てたカードは呼べません。
reason-five-hundred-no-such-partner = それはほかの席の人ではありません。
reason-five-hundred-one-partner = 2人えらべるのは、8トリックより上の契約だけです。
reason-five-hundred-not-playing-yet = まだカードを出すときではありません。
reason-five-hundred-follow-suit = 台札のスートのカードがあるので、それを出してください。
reason-five-hundred-left-bower-is-trump = レフトバウアーは切札なので、元のスートのかわりには出せません。
reason-five-hundred-joker-while-following = 台札のスートのカードがあるときは、ジョーカーを出せません。
reason-five-hundred-joker-forced = ミゼールで台札のスートがないときは、ジョーカーを出します。
reason-five-hundred-joker-plays-last = 4つのスートが全部出たので、ジョーカーは最後のトリックまで待ちます。
reason-five-hundred-joker-has-a-suit = ジョーカーのスートはもう決まっています。そのまま出してください。
reason-five-hundred-joker-names-a-suit = ジョーカーをリードするときは、スートを1つ言います。
reason-five-hundred-joker-names-nothing = 4つのスートが全部出たので、言えるスートはありません。
reason-five-hundred-suit-led-before = そのスートは、もうリードされました。まだのスートを言ってください。
reason-five-hundred-joker-all-led = 4つのスートが全部出たので、ジョーカーをリードできるのは最後のトリックだけです。
reason-five-hundred-joker-leads-last = この部屋では、スートのないジョーカーは最後のトリックにだけリードできます。
reason-five-hundred-suit-shown-void = そのスートを出せなかったことがあるので、言えません。
reason-five-hundred-named-without-lead = スートを言うのは、ジョーカーをリードするときだけです。
reason-five-hundred-claim-open = 先にクレームに答えてください。
reason-five-hundred-no-claim = 答えるクレームはありません。
reason-five-hundred-own-claim = それはあなたのクレームです。答えるのはほかの人です。
reason-five-hundred-already-answered = もう答えました。
reason-five-hundred-claim-in-misere = ミゼールでは、クレームはできません。
reason-five-hundred-claim-too-many = トリックはそんなにのこっていません。
reason-five-hundred-claim-all-only = 組が3つ以上のときは、のこり全部のクレームだけができます。
reason-five-hundred-claim-declined = クレームは認められませんでした。カードを出したあとなら、またできます。

option-five-hundred-preset = 遊び方
option-five-hundred-preset-what = ほかの設定を、まとめてその遊び方にします。
option-five-hundred-preset-australian = オーストラリア式
option-five-hundred-preset-american = アメリカ式（ビッドは1周）
option-five-hundred-pack = 使うカード
option-five-hundred-pack-what = どのカードで遊ぶか。p45 は4人、p24 は2人のときだけ。
option-five-hundred-pack-default = その人数のいつものカード
option-five-hundred-pack-p45 = 4を全部入れた45枚、キティ5枚
option-five-hundred-pack-p24 = 9から上の24枚、キティ4枚、ジョーカーなし
option-five-hundred-auction-rounds = ビッドの回り方
option-five-hundred-auction-rounds-what = ほかの人のビッドのあとで、またビッドできるか。
option-five-hundred-auction-rounds-many = ほかの全員がパスするまで
option-five-hundred-auction-rounds-one = 1人1回ずつ
option-five-hundred-bid-after-pass = パスのあとのビッド
option-five-hundred-bid-after-pass-what = パスした人が、またビッドできるか。
option-five-hundred-bid-after-pass-never = できない
option-five-hundred-bid-after-pass-always = できる
option-five-hundred-winner-may-raise = 自分のビッドを上げる
option-five-hundred-winner-may-raise-what = 決まった人が、キティを見る前に1度だけ上げられるか。
option-five-hundred-winner-may-raise-true = できる
option-five-hundred-winner-may-raise-false = できない
option-five-hundred-all-pass = 全員パスのとき
option-five-hundred-all-pass-what = だれもビッドしなかったら、どうするか。
option-five-hundred-all-pass-throw-in = 次の人が配る
option-five-hundred-all-pass-redeal-same-dealer = 同じ人が配り直す
option-five-hundred-all-pass-play-no-trumps = 切札なしで遊ぶ
option-five-hundred-inkle = インクル
option-five-hundred-inkle-what = 6のビッドを、はじめの2人だけの合図にするか。
option-five-hundred-inkle-true = 合図
option-five-hundred-inkle-false = ふつうのビッド
option-five-hundred-misere-enabled = ミゼール
option-five-hundred-misere-enabled-what = 1トリックも取らないというビッドを入れるか。
option-five-hundred-misere-enabled-true = あり
option-five-hundred-misere-enabled-false = なし
option-five-hundred-misere-needs-seven = ミゼールの前の7
option-five-hundred-misere-needs-seven-what = だれかが7をビッドしてからでないと、ミゼールができないか。
option-five-hundred-misere-needs-seven-true = 7のあとだけ
option-five-hundred-misere-needs-seven-false = いつでも
option-five-hundred-misere-rank = ミゼールの順
option-five-hundred-misere-rank-what = ミゼールが、どのビッドより上か。
option-five-hundred-misere-rank-below-8s = 7切札なしと8♠の間
option-five-hundred-misere-rank-between-8s-8c = 8♠と8♣の間
option-five-hundred-open-misere-enabled = オープン・ミゼール
option-five-hundred-open-misere-enabled-what = 手札を開いて遊ぶミゼール。500点。
option-five-hundred-open-misere-enabled-true = あり
option-five-hundred-open-misere-enabled-false = なし
option-five-hundred-open-misere-rank = オープン・ミゼールの順
option-five-hundred-open-misere-rank-what = オープンとブラインドのミゼールが、どのビッドより上か。
option-five-hundred-open-misere-rank-below-10h = 10♦と10♥の間
option-five-hundred-open-misere-rank-highest = いちばん上
option-five-hundred-open-misere-expose = 手札を開くとき
option-five-hundred-open-misere-expose-what = オープン・ミゼールの手札を、いつ開くか。
option-five-hundred-open-misere-expose-after-first-trick = 1トリック目のあと
option-five-hundred-open-misere-expose-before-first-lead = 最初のリードの前
option-five-hundred-blind-misere-enabled = ブラインドミゼール
option-five-hundred-blind-misere-enabled-what = 手札を見る前にビッドするミゼール。500点。
option-five-hundred-blind-misere-enabled-true = あり（手札は伏せて始まる）
option-five-hundred-blind-misere-enabled-false = なし
option-five-hundred-misere-early-end = ミゼールの終わり
option-five-hundred-misere-early-end-what = 失敗したミゼールを、そこで終わりにするか。
option-five-hundred-misere-early-end-true = すぐ終わる
option-five-hundred-misere-early-end-false = 最後まで遊ぶ
option-five-hundred-sans-kitty-enabled = サンスキティ
option-five-hundred-sans-kitty-enabled-what = キティを取らないというビッドを入れるか。
option-five-hundred-sans-kitty-enabled-true = あり
option-five-hundred-sans-kitty-enabled-false = なし
option-five-hundred-sans-kitty-rank = サンスキティの順
option-five-hundred-sans-kitty-rank-what = 同じビッドの、キティを取るものより上か。
option-five-hundred-sans-kitty-rank-same = 同じ
option-five-hundred-sans-kitty-rank-above-plain = 上
option-five-hundred-sans-kitty-multiplier = サンスキティの点
option-five-hundred-sans-kitty-multiplier-what = キティを取らない契約の点を何倍にするか。
option-five-hundred-sans-kitty-multiplier-1 = 同じ
option-five-hundred-sans-kitty-multiplier-2 = 2倍
option-five-hundred-joker-naming = ジョーカーのスート
option-five-hundred-joker-naming-what = 切札なしで契約した人が、ジョーカーのスートを決められるか。
option-five-hundred-joker-naming-true = 決められる
option-five-hundred-joker-naming-false = 決められない
option-five-hundred-joker-lead = ジョーカーのリード
option-five-hundred-joker-lead-what = スートのないジョーカーを、いつリードできるか。
option-five-hundred-joker-lead-unled-suit = まだリードされていないスート
option-five-hundred-joker-lead-last-trick-only = 最後のトリックだけ
option-five-hundred-joker-lead-any-unshown = 自分がいつも出せたスート
option-five-hundred-joker-after-all-led = 4つのスートのあと
option-five-hundred-joker-after-all-led-what = 4つのスートが全部リードされたあとのジョーカー。
option-five-hundred-joker-after-all-led-lead-last-only = リードは最後だけ
option-five-hundred-joker-after-all-led-play-last-only = 出すのも最後だけ
option-five-hundred-misere-joker-forced = ミゼールのジョーカー
option-five-hundred-misere-joker-forced-what = 台札のスートがないとき、だれがジョーカーを出さなければならないか。
option-five-hundred-misere-joker-forced-all = 全員
option-five-hundred-misere-joker-forced-contractor = 契約した人
option-five-hundred-misere-joker-forced-none = だれも
option-five-hundred-opponent-trick-points = 1トリックの点
option-five-hundred-opponent-trick-points-what = 相手の組が取ったトリック1つの点。
option-five-hundred-opponent-trick-points-10 = 10点
option-five-hundred-opponent-trick-points-0 = 0点
option-five-hundred-trick-points-cap = トリックの点の上限
option-five-hundred-trick-points-cap-what = トリックの点だけでは、この得点をこえられません。
option-five-hundred-trick-points-cap-none = なし
option-five-hundred-trick-points-cap-490 = 490点
option-five-hundred-trick-points-cap-480 = 480点
option-five-hundred-slam-min = スラム
option-five-hundred-slam-min-what = 10トリック全部を取った契約の、いちばん少ない点。
option-five-hundred-slam-min-250 = 少なくとも250点
option-five-hundred-slam-min-none = おまけなし
option-five-hundred-target = 勝つ得点
option-five-hundred-target-what = この得点で試合に勝ちます。
option-five-hundred-target-number = { $number }点
option-five-hundred-back-door = 裏口負け
option-five-hundred-back-door-what = この得点になった組の負けです。
option-five-hundred-back-door-number = { $number }点
option-five-hundred-back-door-none = なし
option-five-hundred-hand-limit = 回数の上限
option-five-hundred-hand-limit-what = この回数で、得点のいちばん高い組の勝ち。0は上限なし。
option-five-hundred-hand-limit-number =
    { $number ->
        [0] 上限なし
       *[other] { $number }回
    }
option-five-hundred-win-requires-contract = 契約で勝つ
option-five-hundred-win-requires-contract-what = 契約に成功したときだけ、試合に勝てるか。
option-five-hundred-win-requires-contract-true = 契約だけ
option-five-hundred-win-requires-contract-false = トリックの点でも
option-five-hundred-five-partner = 5人のときの味方
option-five-hundred-five-partner-what = 5人で契約した人が、どうやって味方を決めるか。
option-five-hundred-five-partner-called-card = 呼んだカードを持つ人
option-five-hundred-five-partner-choose-player = 人をえらぶ
option-five-hundred-five-partner-none = いつもひとり
option-five-hundred-five-partner-share = 味方の取り分
option-five-hundred-five-partner-share-what = 5人のときの味方が、契約の点をどれだけもらうか。
option-five-hundred-five-partner-share-full = 全部
option-five-hundred-five-partner-share-half = 半分
option-five-hundred-six-teams = 6人の組
option-five-hundred-six-teams-what = 6人をどう分けるか。
option-five-hundred-six-teams-2x3 = 3人ずつ2組
option-five-hundred-six-teams-3x2 = 2人ずつ3組
