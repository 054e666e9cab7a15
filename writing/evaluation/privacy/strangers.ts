import { labelled } from "./labelled.ts";

/** People on no roster: family, former pupils, friends elsewhere, neighbours, coaches, employers. */
export const STRANGERS = labelled("strangers", {
  "Kwame Owusu-Ansah": [
    "like his cousin <Tariq> who was here in 2019, [a born debater] => no classmate",
    "[brother] <Kofi> is at uni doing [law] => no classmate",
    "mum (<Abena>) [emailed about homework] => no classmate",
    "[reminds me of] <Femi Balogun>, same grin => no classmate",
    "{Kwame} [trains with] <Coach Delroy> on Saturdays",
    "his uncle <Yaw> [got him into chess] => no classmate",
  ],
  "Bo Li": [
    "her sister <Mei> [was in my form] => no classmate",
    "<Mrs Tranter> next door [helps with her reading]",
    "[violin teacher] <Anneliese Korb> says she is ready for [grade 6]",
    "her gran, <Nai Nai Hong>, [taught her to fold dumplings]",
  ],
  "Tomasz Kowalczyk": [
    "{Tomek}'s brother <Bartosz> left in 2021 [with top grades]",
    "older brother <Bartek> [was just the same]",
    "dad <Zbigniew> [builds kitchens], {Tomek} has inherited [the eye for detail]",
    "[step dad] <Wayne> comes to parents evening => no classmate",
    "lives with auntie <Halina> [during the week]",
  ],
  "Eilidh MacLeod": [
    "wee brother <Fergus> [starts here in September] => no classmate",
    "her [riding instructor] <Morag> swears by her",
    "girlfriend <Tegan> [goes to another school] => no classmate",
    "[best friend] <Kayleigh> from dance => no classmate",
    "broke up w/ <Callan>, [has been flat since]",
  ],
  "Jordan Waters": [
    "<Sorrel Whitby> was [my best geographer ever] and {jordan is} close",
    "nobody since <Priyanka> [has written like this] => no classmate",
    "[not a patch on] his sister <Shannon> => no classmate",
    "<Shannon Waters> [was head girl]",
    "<Dean>, his dad, [was in my class too] lol",
    "brother <Reece> got [excluded] => no classmate",
  ],
  "Layla Al-Hashimi": [
    "{Layla} [reads Arabic with] her grandfather <Haji Mustafa>",
    "cousins <Noor> and <Huda> [collect her early]",
    "<Umm Khalid> [interprets for mum]",
    "her baby brother <Zayd> [keeps the house awake]",
  ],
  "Danylo Bondarenko": [
    "host family, the <Pattersons>, [are supportive]",
    "<Oksana>, his mum, [works nights]",
    "his friend <Bohdan> is still in Lviv and they [code together online]",
    "misses his dog and <Babusia Halyna>, [writes lovely poems about it]",
  ],
  "Sky Lane": [
    "hangs round with <Tyler B> from [the other school] => no classmate",
    "social worker <Denise> [came to the last review] => no classmate",
    "[football] with <Kenzo> & <Rafferty> from her street => no classmate",
    "boyfriend <brandon> [waits at the gate] => no classmate",
    "<Auntie Bev> [does her hair] so she's late mondays",
  ],
  "Poppy Fields": [
    "sister <Marigold> [was a prefect] => no classmate",
    "her horse trainer <Mr Ollerenshaw> [lets her lead hacks] => no classmate",
    "[singing lessons] w/ <Saffron Pell> => no classmate",
    "brother's called <Basil>, [family of gardeners] => no classmate",
    "her mate <Precious-Leigh> [joined the bell ringers] too",
  ],
  "Hodan Farah": [
    "big sister <Ifrah> [is in year 2 of pharmacy]",
    "her [mosque teacher] <Ustadh Bashir> says [her memory is phenomenal]",
    "{Hodan} [walks] <little Sumaya> to nursery so late am",
    "same excuses as <Liban> [used to give] => no classmate",
  ],
  "Thivya Sivakumar": [
    "[learns Bharatanatyam] from <Mrs Kanagaratnam>",
    "her amma, <Vasuki>, [wants more homework]",
    "her [tutor] <Niroshan> has taught her [a different method for surds]",
    "unlike her brother <Dinesh> [she revises] => no classmate",
  ],
  "Lincoln Shaw": [
    "[His work experience boss] <Geoff Tasker> rang to say thanks",
    "[neighbour] <Old Stan> taught him joinery",
    "[lifts] to rugby from <big Dave>, bless him",
    "his nan <Maureen> [is poorly]",
    "[inspired by] ex pupil <Ciarán Devlin>'s talk => no classmate",
  ],
});
