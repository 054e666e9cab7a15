import { labelled, type PrivateNote } from "./labelled.ts";
import { schoolOf } from "./school.ts";
import { THIRD_READING_OTHERS } from "./third-reading-others.ts";

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

const NOTES: readonly PrivateNote[] = [...EASY, ...WORDS, ...THIRD_READING_OTHERS];
/** Each of these pupils, and every classmate whom a note names. */
const THEIR_SCHOOL = schoolOf([...new Set(NOTES.map((note) => note.about))]);

/** Notes by an author who saw neither how names are found nor what an earlier reading had missed. */
export const THIRD_READING: readonly PrivateNote[] = NOTES.map((note) => ({
  ...note,
  school: THEIR_SCHOOL,
}));
