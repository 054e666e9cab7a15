import { labelled, type PrivateNote } from "./labelled.ts";

const OTHERS = labelled("third reading: other people", {
  "Bronwen Pritchard": [
    "{Bronwen} [settled well]. Mum says big brother <Iolo> [helps with spellings at home]. => no classmate",
  ],
  "Kacper Wiśniewski": [
    "{Kacper} [worked with] {Mateusz} [on the volcano model]. Mr {Lockwood} [was impressed]. => a classmate",
  ],
  "Yusuf al-Masri": [
    "spoke to {yusufs} nan <khadija> at the gate, [she will hear him read] => no classmate",
  ],
  "Chidera Nwosu": [
    "{Chidera} [has slipped a little] since her maths tutor, <Femi>, [stopped coming]. => no classmate",
  ],
  "Anjali Sivakumar": [
    "[Lunchtime coding club] with Dr {Venkataraman} [suits] {Anjali}. => no classmate",
  ],
  "Wei Chen": ["{wei} [copies off] {haruki} [in tests], [move seats] => a classmate"],
  "Aoife Ní Bhriain": ["{Aoife} [misses] <Clodagh>, [who moved to another school in June]."],
  "Teddy Hargreaves-Cole": [
    "{Teddy}'s key worker, Miss {Abernathy}, [says he naps less]. => no classmate",
  ],
  "Pieter van der Merwe": [
    "Former pupil <Lars Hendricks> [spoke about reading History at university]; {Pieter} [took notes throughout]. => no classmate",
  ],
  "Sinéad O'Dowd": [
    "{sinead} + {zainab} [tripped the fume cupboard fuse lol], [lesson learnt] => a classmate",
  ],
  "Imogen Fairclough": [
    "Foster carer <Denise> [came to parents evening]. {Imogen} [was proud to show her portfolio]. => no classmate",
  ],
  "Tobi Adeyemi": [
    "{Tobi} [was pushed by] <Brandon> [in the dinner queue], [no injury]. Mr {Pemberton} [dealt with it].",
  ],
  "Zainab Hussain": ["{Zainab} [helps her little cousin] <Maryam> [find her lessons]."],
  "Mateusz Kowalczyk": [
    "{Mateusz} and {Łukasz} [share a bench], [swap tools] and [swap answers]. => a classmate",
  ],
  "Callum McAllister": [
    "mrs {featherstonehaugh} [covered the lesson], {callum} [was rude], [letter home] => no classmate",
  ],
  "Priya Raghavan": [
    "{Priya} [debated against] {Oskar} and {Samir} [on free will and determinism]. => a classmate",
  ],
  "Llŷr Tomos": [
    "His taid <Emrys> [came in to talk about slate quarrying] and {Llŷr} [introduced him beautifully]. => no classmate",
  ],
  "Ji-woo Park": ["{Ji-woo} [gave feedback to] {Freya} [about her lino print]. => a classmate"],
  "Fatoumata Diallo": [
    "our senco <judith> [has set up the coloured overlay], {fatoumata} [reads faster already] => no classmate",
  ],
  "Ana-Maria Ionescu": [
    "Mr {Vasilescu} [interpreted for dad]. {Ana-Maria} [is ready to move up a set]. => no classmate",
  ],
  "Dafydd Llewellyn": [
    "{dafydd} [sat next to] {gethin}, [nothing written], [4 warnings] => a classmate",
  ],
  "Saoirse D'Arcy": [
    "Her twin <Cillian> [is at another school]. {Saoirse} [is the more organised, says mum]. => no classmate",
  ],
  "Łukasz Nowak": [
    "{lukash} [fell out with] {oscar} [over football at break], [sorted by lunch] => a classmate",
  ],
  "Ifeoluwa Ogunleye": [
    "Peri teacher <Fenella> [has entered] {Ifeoluwa} [for grade 5 clarinet]. => no classmate",
  ],
  "Noor Siddiqui": ["{Noor} [holds] {Lottie}'s [hand on the way to forest school]. => a classmate"],
  "Hannah Birtwistle": [
    "{hannah} [has a new baby sister] <elowen> and [is tired], [homework patchy] => no classmate",
  ],
  "George Poynter": [
    "{George} [directed] {Harriet} and {Callum} [in the Twelfth Night scene]; [Malvolio and Orsino were hilarious]. => a classmate",
  ],
  "Ethan Cooper": [
    "dad <gaz> [says tablet is gone till he reads]. {Ethan} [read three chapters of Holes]. => no classmate",
  ],
  "Jessica Baker": ["{Jess} [made friends with] <Wiktoria> [at the transition day]."],
  "Freya Sørensen": ["{Freya} [beat] {Harriet} and {Chloe} [in the 800 m]. => a classmate"],
  "Thulani Mokoena": [
    "Head of year Ms {Ogilvie-Grant} [has spoken to] {Thulani} [about uniform]. => no classmate",
  ],
  "José Márquez": ["{jose} [helped] {fatou} [with the subjunctive] => a classmate"],
  "Harriet Wood": [
    "{Harriet}'s late grandfather <Wilf> [carved the lectern], [she wrote about it in RE]. => no classmate",
  ],
  "Haruki Tanaka": [
    "{Haruki}'s host family, the <Braithwaites>, [came to the concert]. => no classmate",
  ],
  "Babajide Olawale": [
    "{jide} and {meera} [run the enterprise stall], [profit 84 quid] => a classmate",
  ],
  "Connor O'Shaughnessy": [
    "Social worker <Leanne Prosser> [attends the next review]. {Connor} [has had a calmer half term]. => no classmate",
  ],
  "Gethin Rees": ["mr {ap ifan} [thinks] {gethin} [should do further maths] => no classmate"],
  "Mei-Ling Tan": [
    "Aunty <Siew Fong> [collects] {Mei-Ling} [on Wednesdays]. [She is never late]. => no classmate",
  ],
  "Oskar Lewandowski": ["{oskar} [was called a name by] <dwayne> [on the bus], [logged]"],
  "Amara Okeke": [
    "{Amara}, {Grace} and {Joy} [rehearsed A Midsummer Night's Dream], [Titania and Bottom stole it]. => a classmate",
  ],
  "Samir Haddad": ["{Samir} [lent a calculator to] {An Nguyen} [before the mock]. => a classmate"],
});

const NUMBERS = labelled("third reading: addresses, numbers and handles", {
  "Bronwen Pritchard": [
    "{Bronwen} [walks to school] from <Tŷ Gwyn Farm>, <Llanfihangel>, so [arrives muddy]. => no classmate",
  ],
  "Kacper Wiśniewski": [
    "mums new number {07700 900417}, {kacper} [reads in polish and english at home] => no classmate",
  ],
  "Yusuf al-Masri": [
    "{Yusuf} now lives at {14 Tanner's Row} with his uncle. [Reading diary signed every night.] => no classmate",
  ],
  "Chidera Nwosu": [
    "[Exam entries checked]: {Chidera}, candidate number {4127}, [AQA English Language 8700]. => no classmate",
  ],
  "Anjali Sivakumar": [
    "{Anjali submitted} from {anjali.sivakumar09@example.org} [by mistake], [please use the school account]. => no classmate",
  ],
  "Wei Chen": [
    "{wei posts} [speedcubing vids] as {@wei_cubes_08}, [keep phones away] => no classmate",
  ],
  "Aoife Ní Bhriain": [
    "{Aoife} [plays camogie] for <Naomh Bríd Ballinacor> and [missed two Mondays]. => no classmate",
  ],
  "Teddy Hargreaves-Cole": [
    "{Teddy} (dob {14/03/2019}) [is young for the year], [fine motor skills emerging]. => no classmate",
  ],
  "Pieter van der Merwe": [
    "{Pieter}, UPN {H801200113045}: [25% extra time], [Cold War essay on Truman and Kennan first rate]. => no classmate",
  ],
  "Sinéad O'Dowd": [
    "{Sinéad} [gets the number 42 bus] home to <Ballyknockan Cottage>, so [detentions must finish by 4.10]. => no classmate",
  ],
  "Imogen Fairclough": [
    "letter to go to {27b Wharf Street}, {ZE9 4QQ}. {imogen} [can take the dance shoes too] => no classmate",
  ],
  "Tobi Adeyemi": [
    "{tobi} [trains with] <thornaby wheelers> [tues and thurs], [homework those nights is rubbish] => no classmate",
  ],
  "Zainab Hussain": [
    "{Zainab}'s dad can be reached on {01632 960388} [after 6]. [Titration coursework outstanding]. => no classmate",
  ],
  "Mateusz Kowalczyk": [
    "{Mateusz} [put his CAD render online] at {youtube.com/@matkow_makes}. [Lovely work in Fusion 360]. => no classmate",
  ],
  "Callum McAllister": [
    "[snapchat row], {callum} is {cal.mca_x}, [parents informed] => no classmate",
  ],
  "Priya Raghavan": [
    "ULN {6048219357} for {Priya}, [entered for A level Further Maths 7367]. => no classmate",
  ],
  "Llŷr Tomos": [
    "{Llyr} [helps with lambing] at <Hafod y Garreg>, so [was often late in March]. => no classmate",
  ],
  "Dafydd Llewellyn": [
    "{dafydd} lives out at <pentre bychan uchaf>, [no broadband], [give paper copies] => no classmate",
  ],
  "Fatoumata Diallo": [
    "now at {Flat 9, Mulberry Court}, {fatoumata} [has a quiet desk for homework] => no classmate",
  ],
  "Saoirse D'Arcy": [
    "{Saoirse emailed} [her sonnet] from {saoirse2darcy@example.com}: [volta in line nine], [bravo]. => no classmate",
  ],
  "Hannah Birtwistle": [
    "{Hannah} [came off her bike] on <Sluice Lane> but [sat the Chemistry mock regardless]. => no classmate",
  ],
  "Ethan Cooper": [
    "{ethan} is {EthCoop_77} on xbox, [plays till 1am], [shattered in maths] => no classmate",
  ],
  "Freya Sørensen": [
    "{Freya} [swims for] <Otterdale Penguins>: [county times in butterfly], [Biology suffers]. => no classmate",
  ],
  "Thulani Mokoena": [
    "NHS no {485 777 3456} [on the care plan]; {Thulani} [carries his inhaler in PE]. => no classmate",
  ],
  "José Márquez": [
    "Mother abroad, tel {+34 600 123 456}. {José} [may miss the Spanish oral on 3 May]. => no classmate",
  ],
  "Connor O'Shaughnessy": [
    "{connor} moved in w gran in <nether cawdle>, [bus 17 gets in at 8.50], [late mark not his fault] => no classmate",
  ],
  "Gethin Rees": [
    "{Gethin} [tackles hard] for <Cwmddu> juniors [on Sundays]; [Monday's History tests show it]. => no classmate",
  ],
  "Sadia Chowdhury": [
    "{Sadia}, born {9th November 2011}, [joined us in Year 8]; [fronted adverbials are a strength]. => no classmate",
  ],
  "Grace Adebayo": [
    "{Grace} [walks in with a torch] from <Hope Cottage>, <Little Faithing>. [Great Expectations essay: grade 8]. => no classmate",
  ],
  "Amara Okeke": [
    "cand no {0093}, {amara} [entered for higher tier maths 8300H], [surds and vectors to revise] => no classmate",
  ],
  "Oskar Lewandowski": [
    "{Oskar} [messaged] {Beth} on {07700 900862} [about the History trip], [no harm meant]. => a classmate",
  ],
  "Samir Haddad": [
    "{samir on} insta is {@samirhadd.fc}, [calls himself the next Mo Salah] => no classmate",
  ],
});

/** Of the third reading: other people, addresses, numbers and handles. */
export const THIRD_READING_OTHERS: readonly PrivateNote[] = [...OTHERS, ...NUMBERS];
