import { labelled } from "./labelled.ts";

/** Long notes and short ones in which several kinds meet. */
export const MIXED = labelled("mixed", {
  "Mark Read": [
    "{Mark} [lost marks] because {Will} kept talking; [will read] the mark scheme next time. Mr {Long} [has rung home] => a classmate",
    "{Read,} M / {Strong}, J - [both to see me] about the [Of Mice and Men] essay => a classmate",
    "{mark has} read [Animal Farm] with his nan <Sheila> over in <Dronfield> => no classmate",
  ],
  "Grace Bell": [
    "{Grace} B not {Grace} A! {Grace} {Akinola} [is the one with the trumpet], {Bell} has [the flute] => a classmate",
    "{grace} 📞 {07700 900555} (mum) re [coursework] => no classmate",
    "{GRACE} {BELL} 10B: [secure on Macbeth], distracted by {ROMEO} => a classmate",
  ],
  "May Young": [
    "Since [May half term] {May has} sat with {Faith}. [Both have improved], says {miss k} => a classmate",
    "{may and} her brother <Archie> live at <Rose Cottage>, {S17 3AB}. [Homework late] when the bus is => no classmate",
    "{May}'s [Wuthering Heights] essay: [Heathcliff] yes, [Cathy] no. {May} {Young} [may redraft]",
  ],
  "Rose Field": [
    "{Rose}, {rose}, {ROSE}. [Three warnings] in one lesson, all for chatting to {Hope} => a classmate",
    "[Scores rose] after she moved from {Poppy} to {Olive} => a classmate",
    "[Loved the residential], {Rose} led {Daisy} and {Dawn} [up the hill at dawn] => a classmate",
  ],
  "Tomasz Kowalczyk": [
    "{Tomek} ({14/09/2011}, UPN {K820304051617}) [works above target in Maths] and [Isaac Physics] is his playground.",
    "Since moving from Kraków to <Woodseats>, {Tomek} has [found his feet]; {Szymek} [helps him with idioms]. => a classmate",
    "{Kowalczyk} T: [Marie Curie poster] with {Gosia}, [A*] => a classmate",
    "{Tomasz}\n{Kowalczyk}\n[7B] – [fine]",
  ],
  "Ngozi Okafor": [
    "Her brother {Emeka} was in my set; {Ngozi thinks} [for herself]. Quoted [Chimamanda Ngozi Adichie] at me! => no classmate",
    "{ngozi} [sings] at <Redeemed> Christian Church on <Abbeydale> Road, [confident performer] => no classmate",
    "[Prefect material]. Mr {Demir}, Mrs {Field} and Pastor <Emmanuel> [would all vouch for her] => no classmate",
  ],
  "Zeynep Yıldız": [
    "{Zeynep} & {Emre} [speak Turkish in class], [usually about maths] tbf => a classmate",
    "insta <zeynep.yldz>, [draws manga], inspired by [Studio Ghibli] => no classmate",
    "[GCSE Turkish] with Mrs <Aydın> at Saturday school => no classmate",
  ],
  "Katherine Ashworth": [
    "{Kat} not {Kasia}: [top of the hockey league table] w/ <Abbeydale> Ladies => a classmate",
    "{Kat} played [Lady Macbeth] opposite {Duncan} as [Macbeth], [stole the show] => a classmate",
    "reads [Simon Armitage] on the bus from <Bamford>, [a deep thinker] => no classmate",
  ],
  "Jack Wood": [
    "{Jack} W [dropped marks], {Jack} S didn't. [Wood joints] excellent though => a classmate",
    "{Wood}, {Jack:} [plays Jack in Lord of the Flies], too well! => no classmate",
    "his sister {Summer} [is quieter]. {Jack} [shouts] => no classmate",
    "{jack} {wood} rides with <Peak MTB> near <Grindleford>, [fearless], [wear the goggles in DT] => no classmate",
  ],
  "Sunny Gill": [
    "{Sunny} (<Sandeep> on the exam entry, {Gill}) [is bright as a button]",
    "{sunny was} at <Singh Sabha> gurdwara with dad for Vaisakhi, [caught up next day] => no classmate",
    "[Sunny intervals] joke in the weather topic: {Sunny &} {Sky} [fell about] => a classmate",
  ],
  "Layla Al-Hashimi": [
    "{Layla} {Al Hashimi} [reads Mahmoud Darwish], translated one for {Omar} => a classmate",
    "{layla} came to {TBCC} from <Ridgeway> Juniors, [no English then], [now set 1] => no classmate",
    "{Al-Hashimi} L. & {bin Saleh} O. – [joint presentation on the Nile], first class => a classmate",
  ],
  "Jayden Barlow": [
    "{JB distracted} everyone, [sorry afterwards] to be fair => no classmate",
    "{jayden} + {kian} + snapchat <jbarz10> = [no coursework] => a classmate",
    "[Lewis Hamilton] mad. Works for his uncle <Pete> at <Heeley> Autos, [great with his hands] => no classmate",
    "{JAYDEN}!!! [Stop rocking on the chair]. Love, {Miss K} => no classmate",
  ],
  "Caoimhe Ní Dhomhnaill": [
    "{Caoimhe}’s [feis] in Letterkenny means she misses the mock, {Keeva} [will sit it in May]",
    "[Seamus Heaney] by heart. {Keeva} & {Shivaun} [harmonise beautifully] => a classmate",
  ],
  "Kwame Owusu-Ansah": [
    "{Kwame} {Owusu} {Ansah} [captains] the chess team, won [on board 1]",
    "{kwame} [compares Nkrumah with Gandhi] in a paragraph worth reading => no classmate",
    "tell {Owusu-Ansah} [his DofE form] is due; address 22 <Scarsdale> Rise, mail {ama.owusu@example.com}",
  ],
  "Inês dos Santos": [
    "{Ines} {Dos Santos} [paints like Paula Rego], [sketchbook] at home with avó <Lurdes> => no classmate",
    "{Inês} and {João} [chat in Portuguese], [move one] => a classmate",
    "{ines}, born {02.11.2009}, from Setúbal, [has excelled in Food], cooks at Nando's on <Ecclesall> Rd => no classmate",
  ],
  "Chelsea Reading": [
    "{Chelsea supports} [Chelsea], plays for <Millhouses> Lionesses and has [a reading age of 15] => no classmate",
    "[Reading] v good, [writing] less so; {chelsea needs} [a quiet book] => no classmate",
  ],
  "Mohamed Warsame": [
    "{mo is} {Mohamed}, not {Mohammed} {Khan}! [Wants to run like Mo Farah], trains at <Hillsborough> harriers",
    "his brother <Abdi> [is an engineer now], {Mohamed} [reads about bridges] => no classmate",
  ],
  "Miracle Eze": [
    "Not related to Dr {Eze}: {Miracle} [is a patient lab partner] => no classmate",
    "{miracle}, {praise}, {blessing} & {precious} [sing together at lunch], [harmonies are a joy] => a classmate",
  ],
  "Will Page": [
    "{Will} [will get there]. [A page a day] is the deal with Ms {Greenhalgh} => no classmate",
    "{William} {Page} on the register, {Will in} class; [was Mickey Johnstone] in [Blood Brothers] => no classmate",
  ],
  "Lily-Mae Turner": [
    "{Lily-Mae} [turned a corner] after Ms {Frost} moved {Izzy} => a classmate",
    "loves [J.M.W. Turner]; {lily-mae} [did her own seascape] => no classmate",
  ],
});
