import { labelled } from "./labelled.ts";

/** People on no roster: family, former pupils, friends elsewhere, neighbours, coaches, employers. */
export const STRANGERS = labelled("strangers", {
  "Kwame Owusu-Ansah": [
    "like his cousin <Tariq> who was here in 2019, [a born debater] => no classmate",
    "brother <Kofi> is at uni, {Kwame} [asks about law] => no classmate",
    "mum (<Abena>) [emailed about homework] => no classmate",
    "[reminds me of] <Femi> <Balogun>, same grin => no classmate",
    "{Kwame} [trains with] coach <Delroy> on Saturdays",
    "his uncle <Yaw> [got him into chess] => no classmate",
  ],
  "Bo Li": [
    "her sister <Mei> [was in my form] => no classmate",
    "Mrs <Tranter> next door [helps with her reading]",
    "[violin teacher] <Anneliese> <Korb> says she is ready for [grade 6]",
    "her gran, Nai Nai <Hong>, [taught her to fold dumplings]",
  ],
  "Tomasz Kowalczyk": [
    "{Tomek}'s brother <Bartosz> left in 2021 [with top grades]",
    "older brother <Bartek> [was just the same]",
    "dad <Zbigniew> builds kitchens, {Tomek} has inherited [the eye for detail]",
    "step dad <Wayne> rang, [wants more homework set] => no classmate",
    "with auntie <Halina> in the week so [ring her about homework]",
  ],
  "Eilidh MacLeod": [
    "wee brother <Fergus> [starts here in September] => no classmate",
    "her [riding instructor] <Morag> swears by her",
    "girlfriend <Tegan> [goes to another school] => no classmate",
    "[best friend] <Kayleigh> from dance => no classmate",
    "broke up w/ <Callan>, quieter since",
  ],
  "Jordan Waters": [
    "<Sorrel> <Whitby> was [my best geographer ever] and {jordan is} close",
    "nobody since <Priyanka> [has written like this] => no classmate",
    "[not a patch on] his sister <Shannon> => no classmate",
    "<Shannon> {Waters} was head girl, [just as loud]",
    "<Dean>, his dad, [was in my class too] lol",
    "brother <Reece> was [no angel either] => no classmate",
  ],
  "Layla Al-Hashimi": [
    "{Layla} [reads Arabic with] her grandfather Haji <Mustafa>",
    "cousins <Noor> and <Huda> collect her early",
    "<Umm Khalid> interprets at parents' evening",
    "her baby brother <Zayd> keeps the house awake, [yawns in p1]",
  ],
  "Danylo Bondarenko": [
    "host family, the <Pattersons>, say [he codes till late]",
    "<Oksana>, his mum, [asked for a reading list]",
    "his friend <Bohdan> is still in Lviv and they [code together online]",
    "misses his dog and Babusia <Halyna>, [writes lovely poems about it]",
  ],
  "Sky Lane": [
    "hangs round with <Tyler> B from [the other school] => no classmate",
    "social worker <Denise> came to the review => no classmate",
    "[football] with <Kenzo> & <Rafferty> from her street => no classmate",
    "boyfriend <brandon> [waits at the gate] => no classmate",
    "auntie <Bev> drops her off, [late mondays]",
  ],
  "Poppy Fields": [
    "sister <Marigold> [was a prefect] => no classmate",
    "her horse trainer Mr <Ollerenshaw> [lets her lead hacks] => no classmate",
    "[singing lessons] w/ <Saffron> <Pell> => no classmate",
    "brother's called <Basil>, [family of gardeners] => no classmate",
    "her mate <Precious-Leigh> [joined the bell ringers] too",
  ],
  "Hodan Farah": [
    "big sister <Ifrah> [is in year 2 of pharmacy]",
    "her [mosque teacher] Ustadh <Bashir> says [her memory is phenomenal]",
    "{Hodan} [walks] little <Sumaya> to nursery so late am",
    "same excuses as <Liban> [used to give] => no classmate",
  ],
  "Thivya Sivakumar": [
    "[learns Bharatanatyam] from Mrs <Kanagaratnam>",
    "her amma, <Vasuki>, [wants more homework]",
    "her [tutor] <Niroshan> has taught her [a different method for surds]",
    "unlike her brother <Dinesh> [she revises] => no classmate",
  ],
  "Lincoln Shaw": [
    "[His work experience boss] <Geoff> <Tasker> rang to say thanks",
    "[neighbour] old <Stan> taught him joinery",
    "[lifts] to rugby from big <Dave>, bless him",
    "his nan <Maureen> [checks his spellings]",
    "[inspired by] ex pupil <Ciarán> <Devlin>'s talk => no classmate",
  ],
});
