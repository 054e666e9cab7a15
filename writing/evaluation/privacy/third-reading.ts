import { labelled, type PrivateNote } from "./labelled.ts";
import { schoolOf } from "./school.ts";

const EASY = labelled("third reading: easy", {
  "Bronwen Pritchard": [
    "{Bronwen} [can retell The Gruffalo in order] and [uses time words such as first, next and after that]. => no classmate",
    "{bronwen} - [reads on gold band], [sounds out then blends], [needs to remember full stops] => no classmate",
  ],
  "Kacper Wiśniewski": [
    "{Kacper} [recalls the 3, 4 and 8 times tables]. [Next: column subtraction with exchange.] => no classmate",
    "{kacper wisniewski} [v good on the Stone Age to Iron Age topic], [knew what Skara Brae was] before id said it => no classmate",
  ],
  "Yusuf al-Masri": [
    "{Yusuf} [wrote a cracking newspaper report about the eruption of Vesuvius]. [Inverted commas still go astray.] => no classmate",
    "{yusuf} [enjoyed the Islam unit in RE] and [explained Ramadan and Eid al-Fitr to the class] => no classmate",
  ],
  "Chidera Nwosu": [
    "{Chidera} [secured a grade 7 in the Edexcel mock]. [An Inspector Calls is her stronger text]; [she muddles Eric and Gerald]. => no classmate",
    "{Chidera} [has read ahead in A Christmas Carol] and [quotes Scrooge, Fred and Bob Cratchit from memory]. => no classmate",
  ],
  "Anjali Sivakumar": [
    "{Anjali} [is fluent in Python] and [has begun to use GitHub and Visual Studio Code]. [Comments in her code are sparse.] => no classmate",
    "{anjali} [OCR paper 1 68/90], [revise Von Neumann architecture and Boolean algebra] => no classmate",
  ],
  "Wei Chen": [
    "{Wei} [works quickly through the Pearson workbook]. [Must show each line of working in proofs.]",
    "{Wei} [played Für Elise at the open evening]; [a Chopin nocturne is next]. => no classmate",
  ],
  "Aoife Ní Bhriain": [
    "{Aoife} [conjugates être and avoir without hesitation]. [Her role play at the boulangerie was a hoot.]",
    "{aoife ni bhriain} [B1 for speaking], [wants to do German and Spanish at A level] => no classmate",
  ],
  "Teddy Hargreaves-Cole": [
    "{Teddy} [zips his own coat now!] and [recognises numbers to 10]. [Shares the Duplo more willingly]. => no classmate",
    "{Teddy} [cried less at drop off this half term]. [Enjoys Julia Donaldson books, esp. Room on the Broom.] => no classmate",
  ],
  "Pieter van der Merwe": [
    "{Pieter} [writes balanced essays on the causes of the First World War]. [The Schlieffen Plan paragraph was exemplary]. => no classmate",
    "{van der Merwe} [needs to stop relying on Wikipedia] for [the Bismarck coursework]. Point him to [A. J. P. Taylor and Christopher Clark]. => no classmate",
  ],
  "Sinéad O'Dowd": [
    "{Sinead} [has an excellent grasp of meiosis and mitosis]. [AQA required practicals all complete]. => no classmate",
    "{sinead odowd} [late with the osmosis write up again], [potato data in the shared drive tho] => no classmate",
  ],
  "Imogen Fairclough": [
    "{Imogen} [choreographed a solo in the style of Matthew Bourne]. [Extension and control are coming on]. => no classmate",
    "[Good term.] {imogen} [gained confidence in badminton and trampolining], [rules of doubles less secure] => no classmate",
  ],
  "Tobi Adeyemi": [
    "{Tobi} [understands the difference between GDP and GNI]. [Case study of Nigeria was thorough], [the Lagos section especially]. => no classmate",
    "{tobi} [knows tributaries of the Severn and the Tees], [field sketch of High Force was fab] => no classmate",
  ],
  "Zainab Hussain": [
    "{Zainab} [balanced 9 out of 10 equations]. [Revise Le Chatelier's principle and the Haber process.] => no classmate",
    "{Zainab} [models ionic bonding well]. [Will need to learn the reactivity series over Easter]. => no classmate",
  ],
  "Mateusz Kowalczyk": [
    "{Mateusz} [made a dovetail joint in pine] and [used SketchUp for the plan view]. [Sanding is rushed.] => no classmate",
    "{mateusz} [merit for the bird box], [must wear goggles on the pillar drill] => no classmate",
  ],
  "Callum McAllister": [
    "{Callum} [shone in the unit on Macbeth]. [Lady Macbeth, Banquo and Macduff are all analysed with care]. => no classmate",
    "{callum mcallister} [doesnt proofread], [apostrophes all over the shop], [ideas lovely] => no classmate",
  ],
  "Priya Raghavan": [
    "{Priya} [finished the UKMT paper in half the time]. [Geometry with Pythagoras is her forte]. => no classmate",
    "{Priya} [can be reticent in discussion] but [her written answers on Kant and Hume are first rate]. => no classmate",
  ],
  "Llŷr Tomos": [
    "{Llyr} [speaks Welsh at home] and [helped us all with the pronunciation of hiraeth]. [His poem after R. S. Thomas was moving]. => no classmate",
    "{llyr} [goalkeeper in the 5 a side], [vocal], [fair play] => no classmate",
  ],
  "Ji-woo Park": [
    "{Ji-woo} [painted a landscape after Hockney] and [annotated it in detail]. [Try Frida Kahlo for the portrait unit]. => no classmate",
    "{jiwoo} [ran around the park for the sponsored mile] and [didnt stop once] => no classmate",
  ],
  "Fatoumata Diallo": [
    "{Fatoumata} [translates Latin unseens with flair]. [Book 2 of the Aeneid suits her; Dido and Aeneas less so]. => no classmate",
    "{fatou} [ablative absolute still shaky], [vocab test 19/20] => no classmate",
  ],
  "Ana-Maria Ionescu": [
    "{Ana-Maria} [arrived with little English in September] and [now writes full paragraphs]. [Reading age up 14 months]. => no classmate",
    "{Ana} [loved the workshop on Bollywood dance]. [More stamina needed.] => no classmate",
  ],
  "Dafydd Llewellyn": [
    "{Dafydd} [explains Newton's second law clearly]. He [lost marks on the Young modulus question]. => no classmate",
    "{dafydd} [predicted B], [mock C], [Hooke's law practical not written up] => no classmate",
  ],
  "Saoirse D'Arcy": [
    "{Saoirse} [compares Elizabeth Bennet with Mr Darcy perceptively]. [Pride and Prejudice essay: A*.] => no classmate",
    "{saoirse darcy} [hasnt handed in the NEA bibliography] => no classmate",
  ],
  "Łukasz Nowak": [
    "{Lukasz} [uses Photoshop and Procreate with ease]. [Typography needs attention: too much Comic Sans]. => no classmate",
  ],
  "Ifeoluwa Ogunleye": [
    "{Ifeoluwa} [composed a 12-bar blues in GarageBand]. [Listening paper: confuses Baroque and Classical]. => no classmate",
    "{ife} [can tell Bach from Handel now], [Purcell set work next] => no classmate",
  ],
  "Noor Siddiqui": [
    "{Noor} [takes turns], [tidies up the sand tray] and [counts out the fruit at snack]. => no classmate",
    "{noor} [can write her name without the card], [mark making every day] => no classmate",
  ],
  "Hannah Birtwistle": [
    "{Hannah} [wrote persuasively about plastic in the Pacific]. [Greta Thunberg was her chosen speaker]. => no classmate",
    "{hannah} [fewer comments in lessons pls], [capable of a 6], [currently a 4] => no classmate",
  ],
  "George Poynter": [
    "{George has} [read George Orwell's Animal Farm twice] and [links Napoleon to Stalin and Snowball to Trotsky]. => no classmate",
    "{george} [dribbles well], [passing with left foot weak] => no classmate",
  ],
  "Ethan Cooper": [
    "{Ethan} [got the hang of long multiplication]. [Word problems with money trip him up.] => no classmate",
    "{ethan cooper} [super recount of the museum trip], [drew the cooper and the chainmaker at work] => no classmate",
  ],
  "Jessica Baker": [
    "{Jess} [kneads dough like a pro]. [Her bread roll was the best of the batch]; [the baker in the video would be proud]. => no classmate",
    "{jessica} [food hygiene level 2 passed], [macronutrients quiz 14/15] => no classmate",
  ],
  "Freya Sørensen": [
    "{Freya} [led the Viking longship project], [explained Odin, Thor and Loki] and [found Lindisfarne on the map]. => no classmate",
    "{freya sorensen} [excellent in cross country], [needs to pace the first lap] => no classmate",
  ],
  "Thulani Mokoena": [
    "{Thulani} [wrote about Nelson Mandela and Desmond Tutu with insight]. [Footnotes follow Harvard style]. => no classmate",
  ],
  "José Márquez": [
    "{Jose} [compares Gabriel García Márquez with Borges] in [his extended project]. => no classmate",
    "{josé} [finished the GCSE Spanish listening with ten mins to spare] => no classmate",
  ],
  "Harriet Wood": [
    "{Harriet} [chose beech wood for the stool], [varnished it] and [evaluated against the spec]. => no classmate",
    "{harriet} - [Tudor project on Anne Boleyn and Thomas Cromwell was superb], [spelling less so] => no classmate",
  ],
  "Chloe Hunt": [
    "{Chloe} [liked the egg hunt maths trail] and [can tell the time to five minutes]. => no classmate",
  ],
  "Lottie Marsh": [
    "{Lottie} [spotted rushes and marsh marigolds on the pond dip]. => no classmate",
    "{lottie} [knows her number bonds], [still reverses b and d] => no classmate",
  ],
  "Haruki Tanaka": [
    "{Haruki} [is our strongest chess player]. He [took part in the LEGO robotics heat] and [can do a Rubik's cube one handed]. => no classmate",
  ],
  "Babajide Olawale": [
    "{Babajide} [distinguishes Keynes from Friedman]. [Evaluation paragraphs on fiscal policy need data]. => no classmate",
  ],
  "Meera Thangarajah": [
    "{Meera} [has mastered Excel pivot tables] and [is learning SQL]. [BTEC unit 3 distinction]. => no classmate",
  ],
  "Connor O'Shaughnessy": [
    "{connor} [swears in PE], [2 x detention], [but his hockey is great] => no classmate",
    "{Connor} [worked on Of Mice and Men]: [George and Lennie's friendship], and [Curley's wife as a victim]. => no classmate",
  ],
  "Sadia Chowdhury": [
    "{Sadia} [explained photosynthesis to the whole group]. [Chlorophyll spelled correctly every time!] => no classmate",
  ],
  "Gethin Rees": [
    "{Gethin} [plays second row] and [captained the Year 10 side] on the Easter tour. [A good sport.] => no classmate",
  ],
  "Mei-Ling Tan": [
    "{Mei-Ling} [described the tan leather of the saddle in lovely detail]. [More varied openers, please]. => no classmate",
  ],
  "Amara Okeke": [
    "{Amara} [uses Kahoot and Seneca for revision]. [Quizlet set on the endocrine system is excellent]. => no classmate",
  ],
  "Oskar Lewandowski": [
    "{Oskar} [knows the Treaty of Versailles clauses cold]. [Wilson, Lloyd George and Clemenceau are well compared]. => no classmate",
  ],
  "Beth Ainsworth": [
    "{Beth understands} [Macbeth's ambition and Jacobean attitudes to witchcraft]. [Context is well used]. => no classmate",
    "{beth} [sermon on the mount essay 18/20], [lovely links to Gandhi and Martin Luther King] => no classmate",
  ],
  "Samir Haddad": [
    "{Samir} [asked what happened to the Ottoman Empire after 1918], [a question I had to look up]. => no classmate",
  ],
});

const WORDS = labelled("third reading: names that are words", {
  "Grace Adebayo": [
    "{grace is} [a graceful dancer] and [says grace before lunch without prompting] => no classmate",
    "{Grace sang} [Amazing Grace] in assembly, [top line secure]. => no classmate",
    "{gracie} [3 merits], [kinder with words now] => no classmate",
  ],
  "Will Sharp": [
    "{will} [needs to slow down], [sharp mind but messy book] => no classmate",
    "{Will tries} hard and [will get a grade 5] [if he has the will to revise]. => no classmate",
    "{WILL MUST} [BRING HIS KIT]. [HE WILL BE SENT HOME NEXT TIME] => no classmate",
    "{will} and {grace} [giggle through silent reading] => a classmate",
  ],
  "May Lin": [
    "{May can} [sit the paper in May]. She [may need a reader]. => no classmate",
    "{may lin} [off for bits of april and may], [may drop a set] => no classmate",
    "{May} [lent] {Rose} [her protractor] and [both got top marks]. => a classmate",
  ],
  "Mark Stone": [
    "{mark got} [full marks on the mark scheme activity], [top mark in the set] => no classmate",
    "{Mark knows} [Mark's Gospel] well and [explains the rolling away of the stone]. => no classmate",
    "moved {mark away} from {bill}, [marked improvement since] => a classmate",
  ],
  "Rose Garland": [
    "{Rose wrote} about [the Wars of the Roses] and [the Tudor rose]. [Her marks rose by ten]. => no classmate",
  ],
  "Faith Mensah": [
    "{faith asks} [good questions about faith and belief in RE] => no classmate",
    "{Faith} [mentors] {Summer} and {Joy} [at lunchtime reading]. => a classmate",
  ],
  "Summer Lane": [
    "{Summer finished} [six books for the Summer Reading Challenge]. [Progress since the summer term is clear]. => no classmate",
  ],
  "Reece Banks": [
    "{Reece} [labelled both banks of the meander]. [The Bank of England worksheet is missing]. => no classmate",
    "{reese} [hasnt brought his consent form], [behaviour ok] => no classmate",
  ],
  "Olive Carpenter": [
    "{Olive tasted} [an olive for the first time] in [the Greek food lesson]. In the nativity she was [Joseph the carpenter]. => no classmate",
  ],
  "Jack Frost-Evans": [
    "{jack chose} [Jack from Lord of the Flies for his essay], [Ralph and Piggy well covered], [a bit of a jack of all trades] => no classmate",
  ],
  "Drew Field": [
    "{Drew drew} [a lovely field of poppies]. [Fieldwork booklet incomplete]. => no classmate",
  ],
  "Chase Rivers": [
    "{chase loves} [rivers and coasts], [knows the Thames, the Trent and the Mersey]. [I have to chase homework] => no classmate",
  ],
  "Bill Price": [
    "{Bill needs} [to check the price in the word problem]. [The electricity bill calculation was spot on]; [the Great Reform Bill less so]. => no classmate",
  ],
  "Art Donnelly": [
    "{Art has} [a real talent for art]. [Art homework always in on time]. => no classmate",
    "{art} [hit] {max} [w a ruler], [apologised] => a classmate",
  ],
  "Hope Winter": [
    "{hope wrote} [a poem about winter]. [I hope she enters the competition] => no classmate",
  ],
  "Sunny Gill": [
    "{Sunny brings} [a sunny disposition to form time]. [Labelled the gill and the fin on the fish]. => no classmate",
  ],
  "River Fox": [
    "{river made} [a model of a river basin in papier mache] and [read Fantastic Mr Fox in a week] => no classmate",
  ],
  "Jordan Cross": [
    "{Jordan located} [the River Jordan on the map] and [explained the Stations of the Cross]. => no classmate",
    "{jordan} [gets cross when he loses], [calmer this term] => no classmate",
  ],
  "Paris Monroe": [
    "{Paris wrote} about [the Paris Peace Conference]. In Art she [copied Warhol's prints of Marilyn Monroe]. => no classmate",
  ],
  "Sienna Best": [
    "{Sienna mixed} [burnt sienna and ochre]. [Her best work so far]. => no classmate",
  ],
  "Austen Wright": [
    "{Austen finds} [Jane Austen] heavy going but [the Wright brothers project] flew. => no classmate",
  ],
  "Florence Knight": [
    "{florence did} [her talk on Florence Nightingale and Mary Seacole], [clear voice] => no classmate",
    "{Flo} [enjoyed Sir Gawain and the Green Knight]. => no classmate",
  ],
  "Chelsea Brown": [
    "{Chelsea gave} [a talk on the Chelsea Flower Show]. [The brown eggs hatched on Tuesday]. => no classmate",
  ],
  "Miles Long": [
    "{miles converts} [miles to kilometres] ok. [long division still a struggle]. [miles ahead of september] => no classmate",
  ],
  "Frank Young": [
    "{Frank gave} [a frank account of Anne Frank's diary] and [why young people should read it]. => no classmate",
  ],
  "Rich Power": ["{rich uses} [rich vocabulary], [power of ten questions 8/8] => no classmate"],
  "Pat Kelly": [
    "{Pat deserves} [a pat on the back for the similes in her diary entry]. => no classmate",
  ],
  "Dean Church": [
    "{dean visited} [the church with RE] and [met the dean of the cathedral] => no classmate",
  ],
  "Penny Farthingale": [
    "[The penny has dropped] for {Penny on} [equivalent fractions]. => no classmate",
  ],
  "Robin Swift": [
    "{Robin counted} [a robin and a swift on the bird watch]. [Jonathan Swift's A Modest Proposal] next. => no classmate",
  ],
  "Jade Green": ["{jade glazed} [her pot in jade green], [firing went well] => no classmate"],
  "Ruby King": [
    "{Ruby explained} [why King Henry VIII broke with Rome]. [Codes in Ruby and Java]. => no classmate",
  ],
  "Amber Gold": [
    "{Amber is} [on amber for attendance], [green for effort]. [Gold Duke of Edinburgh expedition next]. => no classmate",
  ],
  "Sky Hopkins": [
    "{sky painted} [a stormy sky after Turner], [read Gerard Manley Hopkins aloud] => no classmate",
  ],
  "Storm Bailey": [
    "{Storm built} [a barometer for the storm unit]. [Storm Eunice case study: 12/12]. => no classmate",
  ],
  "Angel Castillo": [
    "{Angel played} [the angel Gabriel]. [Angel of the North sketch is super]. => no classmate",
  ],
  "Max Little": [
    "{max scored} [the max in spelling], [a little chatty], [loves Where the Wild Things Are] => no classmate",
  ],
  "Brook Waters": [
    "{Brook measured} [the velocity of the brook with a dog biscuit]. [Muddy waters, happy faces]. => no classmate",
  ],
  "Lance Armitage": [
    "{lance says} [a lance corporal outranks a private], [reads Simon Armitage's Remains with feeling] => no classmate",
  ],
  "Ray Bright": [
    "{Ray drew} [the incident ray and the reflected ray]. [A bright boy]; [next book: Fahrenheit 451 by Ray Bradbury]. => no classmate",
  ],
  "Joy Okonkwo": [
    "{Joy read} [Things Fall Apart] and [argued that Okonkwo is a tragic hero]. [A joy to teach]. => no classmate",
  ],
  "Harper Leigh": [
    "{harper reckons} [Harper Lee wrote Go Set a Watchman first], [Atticus and Scout essay in on time] => no classmate",
  ],
  "An Nguyen": [
    "{An reads} [for an hour a night] and [has written an excellent ghost story]. => no classmate",
  ],
  "Ivy Keats": [
    "{Ivy learned} [To Autumn by Keats] by heart. [Ivy and bramble on the nature table]. => no classmate",
  ],
  "Blessing Osei": ["{blessing thinks} [the blessing of Jacob is unfair on Esau] => no classmate"],
  "Skye Munro": [
    "{Skye bagged} [a first Munro on the DofE practice] and [explained the basalt of the Isle of Skye]. => no classmate",
  ],
  "Israel Adeleke": ["{Israel wrote} [a balanced essay on Israel and Palestine]. => no classmate"],
  "Dawn Carter": [
    "{dawn was} [up at dawn to revise], [Howard Carter and Tutankhamun fact file done] => no classmate",
  ],
});

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

const NOTES: readonly PrivateNote[] = [...EASY, ...WORDS, ...OTHERS, ...NUMBERS];
/** Each of these pupils, and every classmate whom a note names. */
const THEIR_SCHOOL = schoolOf([...new Set(NOTES.map((note) => note.about))]);

/** Notes by an author who saw neither how names are found nor what an earlier reading had missed. */
export const THIRD_READING: readonly PrivateNote[] = NOTES.map((note) => ({
  ...note,
  school: THEIR_SCHOOL,
}));
