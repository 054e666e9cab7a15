import { labelled, type PrivateNote } from "./labelled.ts";

const OTHERS = labelled("second reading: classmates and staff", {
  "Ella Whitfield": [
    "{Ella} [was upset when] {Lily-Mae} [would not play]. [All smiles by home time.] => a classmate",
    "{Ella} and her sister {Eva} [walk in together] and [both love phonics].",
  ],
  "Josh Naylor": [
    "{Josh} [argued with] {Kian} and {Emre} in [the corridor]; Mr {Pritchard} [dealt with it]. => a classmate",
    "{josh} [sits nr] {jayden} [which isnt helping] => a classmate",
  ],
  "Hodan Farah": [
    "Mrs {Wood} says {Hodan} [is outstanding in woodwind ensemble]. => no classmate",
    "{Hodan} [helped] {Małgorzata} [find her way round the school]. [A true ambassador.] => a classmate",
  ],
  "Zeynep Yıldız": [
    "{Zeynep} [was moved up a set by] Mr {Bright}, who calls her [a bright spark]. => no classmate",
    "{Zeynep} [did her titration with] {Thivya S}; [concordant results]. => a classmate",
  ],
  "Sophia Clarke": [
    "{Sophia} told Ms {Frost} about [frost shattering] [in great detail]. => no classmate",
    "{Sophia} [presented with] {Jack} {Strong}; [her half was the strong one]. => a classmate",
  ],
  "Emre Öztürk": [
    "Rev {Lamb} [took assembly] and {Emre} [read the lesson clearly]. => no classmate",
    "{Emre}'s [French oral with] Mme {Dubois} [went very well]. => no classmate",
  ],
  "Niamh Gallagher": [
    "{Niamh} and {Siobhan} [choreographed their own duet]. [Musicality was superb.] => a classmate",
    "mr {thackray} [v impressed w] {niamh} [on ski trip]. [good attitude] => no classmate",
  ],
  "Layla Al-Hashimi": [
    "{Layla} [takes turns with] {Poppy Fields} [at the sand tray]. => a classmate",
    "{Layla} [was student leader for] Sra {Fernández-Gil}'s [Spanish club]. => no classmate",
  ],
  "Kwame Owusu-Ansah": [
    "{Kwame} [partnered] {Will} {Page} [for the practical] and [did most of the reading]. => a classmate",
    "{Kwame} [was bullied by] {Hunter M} [last year]; [much happier now]. => a classmate",
  ],
  "Tadhg Moran": [
    "{Tadhg} [plays nicely with] {Olive} and {Daisy}. [Sharing is getting easier.] => a classmate",
    "Miss {Kaur} [reports that] {Tadhg} [can tie his laces]. => no classmate",
  ],
  "Oluwaseun Adebayo": [
    "Mr {Hobbs} and I agree that {Oluwaseun} [should apply for Oxbridge]. => no classmate",
  ],
  "Georgia Law": [
    "{Georgia}, {Chelsea} and {Sydney} [won the netball]. [Great team spirit.] => a classmate",
  ],
  "Frank Best": [
    "{Frank} [is best when working with] {Joy}, [worst when next to] {Pat}. => a classmate",
  ],
  "Summer Wood": [
    "{Summer} [is no relation to] Mrs {Wood}, nor to {Jack}. [Her monoprints are wonderful.] => a classmate",
  ],
});

const STRANGERS = labelled("second reading: people nobody has on record", {
  "Eva Whitfield": [
    "Mum (<Denise>) [says] {Eva} [reads every night]. [It shows.] => no classmate",
    "{Eva} [talks a lot about] her baby brother <Alfie> and [made him a card]. => no classmate",
  ],
  "Jayden Barlow": [
    "{Jayden}'s stepdad <Wayne> [came to parents' evening]. [Homework has improved since.] => no classmate",
    "{Jayden} [is not like] his cousin <Corey>, who left in 2022. [Far more focused.] => no classmate",
  ],
  "Olivia Barker": [
    "Social worker <Tracey> <Oldroyd> [asked for an update on] {Olivia}. [Attendance is up.] => no classmate",
    "{Olivia} [has had a tutor], Mrs <Pilkington>, since January. [Algebra is much stronger]. => no classmate",
  ],
  "Minh Nguyễn": [
    "{Minh}'s grandmother, <Lan>, [brought in spring rolls for our food project]. => no classmate",
    "{Minh} [learned to swim with] his uncle <Quang> and [can do 50 m].",
  ],
  "Szymon Zając": [
    "sister <Kinga> [was top of my class] in 2019, {szymon} [not far behind]",
    "{Szymon} [works Saturdays for] his dad <Zbigniew>, hence [the tiredness on Mondays].",
  ],
  "Amelia Smith-Jones": [
    "{Amelia} [is the best oboist since] <Rosalind> <Tuffnell>. [Grade 6 with distinction.] => no classmate",
    "Dr <Mukherjee> at the hospital school [sent work for] {Amelia}. [All of it was completed.] => no classmate",
  ],
  "Leah van der Berg": [
    "{Leah}'s twin <Naomi> is at another school. {Leah} [settles well without her].",
    "{Leah} [cried when nanny] <Maureen> [left], but [soon joined in]. => no classmate",
  ],
  "Hamish Drummond": [
    "{Hamish} trains with <Fergus>, an ex pupil, and [has put a metre on his javelin]. => no classmate",
    "{Hamish} [wrote a touching story] about his dog Biscuit. [Great use of similes.] => no classmate",
  ],
  "Abdullah Rahman": [
    "{Abdullah}'s father, Mr {Rahman}, [is keen for him to take triple science]. => no classmate",
    "keyworker is <Gemma>, [email her] re {abdullah} [if late again] => no classmate",
  ],
  "Kian O'Rourke": [
    "{Kian} [idolises] his brother <Declan>, now at Leeds [studying engineering]. => no classmate",
  ],
});

const NUMBERS = labelled("second reading: numbers, handles and places", {
  "Ruby Gold": [
    "{Ruby}'s [digital art] is on insta as <@rubyg_draws>. [Lovely use of layers.]",
    "Dad on {07700 900412} [if] {Ruby} [forgets her inhaler again]. [Good term in PE otherwise.]",
  ],
  "Kian O'Rourke": [
    "{Kian designed} [a Roblox level] as <xX_KianFTW_Xx>. [Logic is impressive.]",
    "Home {0114 496 0123}, mum's mobile {07700900731}. {Kian} [has been late nine times].",
  ],
  "Ayesha Begum": [
    "UPN {K823412609014}. {Ayesha} [qualifies for extra time]. [Reads well aloud.]",
    "{Ayesha}, DOB {14/02/2011}, [is working at greater depth in maths].",
  ],
  "Tanisha Choudhury": [
    "{Tanisha} lives at <27 Quarry Lane>, {S45 9QT}, and [walks to school]. [Punctual.]",
    "{t.choudhury@example.org} - {tanisha} [emailed her essay at 11 pm], [well argued]",
  ],
  "Josh Naylor": [
    "{Josh} [is collected in a red van], reg {FN68 KVE}. [Enjoys model making.]",
    "{Josh} was born on {3rd March 2012} so is [one of the older ones]. [Mature outlook.]",
  ],
  "Sofia Marchetti": [
    "{Sofia} comes from <Wessington> by taxi, so [cannot stay for clubs]. [A shame, as she sings well.]",
    "{Sofia} [rides at] <Hazelbrook> Stables and [wrote about it in French].",
  ],
  "Rhys ap Gwilym": [
    "{Rhys} plays for <Ashover> Cricket Club and [has brought that skill to school].",
    "{Rhys} moved here from <Brackenfield> Primary in Year 4. [Settled straight away.]",
  ],
  "Zachary Thorpe": [
    "{Zach} has [moved in with his gran] at <Larch Cottage>, <Milltown>. [Homework more regular.]",
    "candidate no. <4127> {zachary} - [Paper 1 58/80], [Paper 2 61/80]",
  ],
  "Ngozi Okafor": [
    "{Ngozi} [goes to Brownies] at <St Wilfrid's> and [earned her reader's badge].",
    "{Ngozi} [is the star of] {Tansley Bridge}'s [debating team]. [Closed with confidence.]",
  ],
  "Karthik Balasubramaniam": [
    "{karthik} [pushed his project to github], {karthik}-<b-codes>, [unit tests and all]",
    "ULN {8412093357}. {Karthik} [scored 97% in the algorithms paper].",
  ],
  "Emre Öztürk": [
    "{Emre} [did work experience at] <Hartley's> Garage on <Station Road>. [The owner was full of praise.]",
    "{Emre} [got 14/20 on the 1066 quiz] and [18/20 on 1914 to 1918]. [Chronology is sound.]",
  ],
  "Isabella Rossi": [
    "{Isabella} [scored 3.2 x 10^5 as 32000], [Paper 2 Q14]. [Standard form to revisit.]",
  ],
  "Siân Morgan": ["{Siân} [ran 1500 m in 5:12] at [the county championships]. => no classmate"],
});

const PUBLIC = labelled("second reading: public names", {
  "May Young": [
    "{May} [confuses Young's modulus with the spring constant]. [Graphs are excellent.] => no classmate",
  ],
  "Taylor Swann": [
    "{Taylor can} [expand sin x as a Taylor series] and [knows when it converges]. => no classmate",
    "{Taylor's} [listening log on Taylor Swift] was [surprisingly analytical]. => no classmate",
  ],
  "Mohammed Khan": [
    "{Mohammed uses} [Khan Academy every evening] and [it is paying off]. => no classmate",
  ],
  "Faith King": [
    "{Faith} [quoted Martin Luther King] and [Rosa Parks] [in her speech]. => no classmate",
  ],
  "Grace Bell": [
    "{Grace told} us about [Grace Darling] and [Alexander Graham Bell] [in show and tell]. => no classmate",
  ],
  "Guy Marks": [
    "{Guy} [compared Marks & Spencer with Primark] for [his marketing report]. => no classmate",
  ],
  "Rose Field": [
    "{Rose knows} that [the Battle of Bosworth Field ended the Wars of the Roses]. => no classmate",
  ],
  "Victoria Wells": [
    "{Victoria} [prefers H. G. Wells to Mary Shelley], and [says why]. => no classmate",
  ],
  "Bill Cook": [
    "{Bill} [mapped Captain Cook's voyages] and [wrote a diary entry from the Endeavour]. => no classmate",
  ],
  "Kwame Owusu-Ansah": [
    "{Kwame} [applies Newton's second law], [Hooke's law] and [Boyle's law] without prompting. => no classmate",
    "{Kwame} [linked Mr Birling to Priestley's view of capitalism]. [Context is a strength.] => no classmate",
  ],
  "Eilidh MacLeod": [
    "{Eilidh}'s [reading of Robert Frost and Elizabeth Bishop] was [subtle]. => no classmate",
    "{Eilidh} [contrasted Miss Havisham with Estella] and [quoted Dickens from memory]. => no classmate",
  ],
  "Tadhg Moran": [
    "{Tadhg} [retold Jack and the Beanstalk] and [Goldilocks] with puppets. => no classmate",
  ],
  "Jacob Naylor": [
    "{Jacob} [explained how Tesco and Aldi compete]. [More on oligopoly needed.] => no classmate",
    "{Jacob} [knows Lady Macbeth's soliloquy by heart], but [not Malcolm's last speech]. => no classmate",
  ],
  "Inês dos Santos": [
    "{Inês} [painted after Frida Kahlo] and [researched Banksy]. => no classmate",
  ],
  "Emre Öztürk": [
    "{Emre} [used Le Chatelier's principle] and [the Haber process] correctly. => no classmate",
  ],
  "Thivya Sivakumar": [
    "{Thivya} [wrote about Ada Lovelace and Alan Turing] for [the Bletchley Park project]. => no classmate",
  ],
  "Jayden Barlow": [
    "{Jayden} [knows about Hadrian's Wall] and [Boudicca]. [Spell Roman properly.] => no classmate",
  ],
  "Katherine Ashworth": [
    "{Katherine} [weighs Kant against Bentham and Mill] and [uses Philippa Foot's trolley problem]. => no classmate",
  ],
});

const VOCABULARY = labelled("second reading: words of a subject", {
  "Zeynep Yıldız": [
    "{Zeynep} [explained why the bell jar goes silent] and [copied out page 3]. => no classmate",
    "{Zeynep} [sanded with the wood grain] and [drew a cross-section of the joint]. => no classmate",
  ],
  "Ngozi Okafor": [
    "{Ngozi} [calculates price elasticity of demand] and [knows what a price floor does]. => no classmate",
  ],
  "Karthik Balasubramaniam": [
    "{Karthik} [drew the magnetic field lines] and [a line of best fit]. => no classmate",
    "{karthik} [strong acids fine], [long division rusty], [short term memory issues with surds] => no classmate",
  ],
  "Hodan Farah": [
    "{Hodan} [named the four chambers of the heart] and [the valves between them]. => no classmate",
    "{Hodan} [identified marsh marigold, olive trees and ivy] [on the nature walk]. => no classmate",
  ],
  "Josh Naylor": [
    "{Josh} [moves his bishop too early and forgets the king]. [Good chess club member.] => no classmate",
    "{Josh} [stays in lane] and [uses the hill to attack] in [cross country]. => no classmate",
  ],
  "Eva Whitfield": [
    "{Eva} [made a poppy for Remembrance Day] and [painted a sunny sky]. => no classmate",
    "{Eva} [knows that dawn comes before day] and [that a daisy has petals]. => no classmate",
  ],
  "Sophia Clarke": [
    "{Sophia} [studied the stone age], [hunter gatherers] and [the first farmers]. => no classmate",
    "{Sophia} [labelled the iris and the pupil] on [the diagram of the eye]. => no classmate",
  ],
  "Amelia Smith-Jones": [
    "{Amelia} [applied gold leaf to a lino print] with [great precision]. => no classmate",
  ],
  "Abdullah Rahman": [
    "{Abdullah} [described erosion in rivers and brooks], [with frost wedging as an example]. => no classmate",
  ],
  "Oliver Tate": [
    "{Oliver} [can cook rice and lamb] [to a safe temperature] and [knows where mint grows]. => no classmate",
  ],
  "Inês dos Santos": [
    "{Inês} [sang the melody while the altos held the drone]. [may try grade 5 in the autumn]. => no classmate",
  ],
  "Minh Nguyễn": [
    "{Minh} [put amber, ruby and jade in order of hardness]; [well prepared]. => no classmate",
  ],
});

const MIXED = labelled("second reading: long and mixed", {
  "Grace Akinola": [
    "It has been a pleasure to teach {Grace} this year. She [joined the group in October from the parallel set], [took time to find her feet], and now [leads discussions on An Inspector Calls with assurance]. She [should revisit the poetry anthology], in particular [Ozymandias]. With {Hope} and {Faith} she [ran the Year 7 book club], and Mrs {Raghunathan} [tells me it will run again]. => a classmate",
    "[I have no concerns]. {Grace}'s mum, <Folasade>, [asked about A level choices]; I said [Chemistry and Maths would suit]. [Her practical write-ups are accurate and tidy].",
  ],
  "Jack Wood": [
    "{Jack} [can jack up a car safely now], says Mr {Demir}. [Wood joints: dovetail good, mortise poor]. He [was paired with the other] {Jack}, {Jack} {Strong}, and [learned from him]. => a classmate",
    "[Jack and the Beanstalk retelling: super]. {Jack is} [starting to use capital letters]. => no classmate",
  ],
  "Iris Page": [
    "{Iris} and {Will} {Page} are twins; {Iris has} [the neater page], {Will} [the better memory]. [Both should aim for a grade 6]. => a classmate",
  ],
  "Richard Bishop": [
    "{Rich wrote} [a rich, layered analysis of Elizabeth Bishop's The Fish]. {Richard read} [Richard III] over Christmas as well. Mr {Bishop is} [right to push him]. => no classmate",
  ],
  "Caoimhe Ní Dhomhnaill": [
    "I teach {Caoimhe} on Tuesdays only. [She enters with a smile], [gets her book out] and [starts the retrieval task]. [Her recall of the carbon cycle is very good]. Her [friend from Irish dancing], <Aoibheann>, visited us in June. Please could parents ring {01632 960733} [about the missed deadline]. => no classmate",
  ],
  "Mason Taylor": [
    "{mason} [v able], [off task when sat w] {hunter} or {chase}. [tailored help with quadratics]. mum <kelly> [supportive]. => a classmate",
  ],
  "Daisy Hill": [
    "{Daisy} [ran up the hill first in the fun run] and [made a daisy chain for everyone]. Mrs {Cross} [was not cross that it made us late]. She lives on <Furnace Hill Road> so [had a short walk home]. => no classmate",
  ],
});

/** Of the second reading: other people, numbers, and what is no pupil at all. */
export const SECOND_READING_OTHERS: readonly PrivateNote[] = [
  ...OTHERS,
  ...STRANGERS,
  ...NUMBERS,
  ...PUBLIC,
  ...VOCABULARY,
  ...MIXED,
];
