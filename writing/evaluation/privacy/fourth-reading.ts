import { labelled, type PrivateNote } from "./labelled.ts";
import { schoolOf } from "./school.ts";
import { FOURTH_READING_OTHERS } from "./fourth-reading-others.ts";

const TUESDAY = labelled("fourth reading: tuesday night", {
  // Infant class
  "Aoife Brennan": [
    "{Aoife} [has settled beautifully] and [loves the mud kitchen]. [Counts to 20], [mixes up 12 and 20]. [Knows all Phase 3 sounds except ure and air.] => no classmate",
    "{aoife} [writes her name with a capital now!!] [next step finger spaces]. [plays nicely with] {Teddy} [in the role play vets] => a classmate",
  ],
  "Teddy Marsh": [
    "{Teddy}: [still on Pink B], [guesses from the picture]. [Loved We're Going on a Bear Hunt and acted out every bit.] => no classmate",
    "{teddys} [carpet time much better since he sits away from] {otis}. [numicon helps]. [number bonds to 5 secure, to 10 not yet] => a classmate",
  ],
  "Zainab Qureshi": [
    "{Zainab} [is a free reader in all but name], [whizzing through Biff, Chip and Kipper]. [Needs to check her work makes sense.] => no classmate",
    "{zainb} - [lovely observational drawing of sunflowers like Van Gogh], [pencil grip still palmar tho] => no classmate",
  ],
  "Jia-Yi Lim": [
    "{Jia-Yi} [came with little English in September] and [now tells us about The Very Hungry Caterpillar page by page] => no classmate",
    "{jiayi} [can halve and double to 10]. [puts hand up more]. [kind when] {Aoife} [fell over] => a classmate",
  ],
  "Otis Campbell": [
    "{Otis} [finds sharing hard] esp [the bikes]. [Phonics screening 29/40], [tripped by split digraphs]. => no classmate",
    "{OTIS} [did brilliantly as third shepherd in the nativity]. [loud clear voice.] [Now write it like you say it!] => no classmate",
  ],
  "Florence Tuttle": [
    "{Florence} [knows the Great Fire started in Pudding Lane] and [that Samuel Pepys buried his cheese]. [Letters b and d reversed.] => no classmate",
    "{Flo} [is happiest outdoors]. [Minibeast hunt: named millipede, woodlouse, earwig]. [To use and / because in her sentences] => no classmate",
  ],
  // Primary
  "Mateusz Kowalczyk": [
    "{Mateusz} [scored 96 on TT Rockstars soundcheck], [up from 61]. [Long multiplication fine], [fractions of amounts shaky]. => no classmate",
    "{matuesz} [chatty], [esp next to] {rhys}. [when moved he wrote two sides on Beowulf, cracking verbs] => a classmate",
  ],
  "Imani Boateng": [
    "{Imani} [read Wonder, Holes and Skellig this term alone]. [Inference strong]. [Spelling: because, definitely, separate] => no classmate",
    "{Imani} [was elected to the school council] with {Leo}. [SATs practice: reading 104, GPS 108, maths 99] => a classmate",
  ],
  "Harriet Ogden": [
    "{Hattie} [needs to slow down], [careless slips in column subtraction cost her 6 marks]. [Beautiful Egyptian death mask for the Tutankhamun topic] => no classmate",
    "{harriet} [v anxious about arithmetic papers] [but got 31/40!] [Times tables have finally stuck]. => no classmate",
  ],
  "Rhys Llewellyn": [
    "{Rhys} [can explain day and night using the Earth's rotation]. [Drew the Sun far too small but hey]. [Homework in 4 weeks out of 6.] => no classmate",
    "{Rhys} and {Ananya} [made a superb PowerPoint on the water cycle]. [He did the animations], [she did the words] => a classmate",
  ],
  "Ananya Krishnan": [
    "{Ananya} [works at greater depth in writing], [used a semi-colon on purpose]. [Persuasive letter about plastic in the Pacific Ocean was moving] => no classmate",
    "[Could push herself to speak up] - {ananya} [knows the answer nine times out of ten but won't risk it] => no classmate",
  ],
  "Leo Castellano": [
    "{Leo} [struggles to start]. [Once going he is fine]. [Use the word mat.] [Enjoyed Kensuke's Kingdom by Michael Morpurgo.] => no classmate",
    "{leo} [good at scratch], [made a maze game w/ variables and lives]. [e-safety: knew not to share passwords] => no classmate",
  ],
  "Freya Lindqvist": [
    "{Freya} [plays the cornet in assembly] and [keeps a steady pulse]. [Maths: tell the time to the nearest 5 mins] => no classmate",
    "{Freya's} [Viking longship model was the best in the class]. [Needs to learn the difference between their, there and they're]. => no classmate",
  ],
  // PE
  "Kwame Asante": [
    "{Kwame} [ran 1500m in 4:52], [best in the year]. [Must warm up properly]. [GCSE PE theory: levers and planes still confused] => no classmate",
    "{kwame} [great leader in rugby], [sets up] {callum} [time and again], [could encourage weaker ones more] => a classmate",
  ],
  "Callum McAllister": [
    "{Callum} [forgot kit x3 since half term]. [When he plays badminton his drop shot is ace]. [OCR GCSE PE coursework AEP due 14 March] => no classmate",
    "{Cal} [has a temper on the pitch], [sin bin twice]. [Redeemed himself by refereeing the Year 7s fairly.] => no classmate",
  ],
  "Niamh O'Dowd": [
    "{Niamh} [vaults with confidence], [handspring nearly there]. [Watches Simone Biles clips for ideas!] => no classmate",
    "{niamh odowd} [bleep test 8.4], [was 6.2]. [Netball footwork good, holds the ball too long at centre] => no classmate",
  ],
  "Tobi Adeleke": [
    "{Tobi} [swims 200m front crawl], [breathing every third stroke]. [Personal survival next]. => no classmate",
    "{tobi} [mucks about in the changing rooms] with {kwame}. [effort 2, attainment 5]. [long jump 4m61] => a classmate",
  ],
  "Jodie Pickersgill": [
    "{Jodie} [gives 100% every lesson]. [Dance: used canon and unison well in the Matthew Bourne piece] => no classmate",
    "{jode} [bowls a decent off spin]. [theory test 17/30 - mixed up aerobic and anaerobic] => no classmate",
  ],
  // Maths
  "Xinyi Zhao": [
    "{Xinyi} [91% on Edexcel paper 1H]. [Only dropped marks on circle theorems and one histogram]. [Should enter the UKMT Senior Challenge.] => no classmate",
    "{xinyi} [helps] {Farhan} [with simultaneous equations], [explains clearly and patiently] => a classmate",
  ],
  "Farhan Siddiqui": [
    "{Farhan} [can expand double brackets], [cannot yet factorise when a is not 1]. [Sparx 80% avg]. [Target 6, working at 5-] => no classmate",
    "{farhan} [rarely shows working], [lost 11 marks in the mock that way]. [Pythagoras fine], [SOHCAHTOA needs practice] => no classmate",
  ],
  "Ellis Thornton": [
    "{Ellis} [talks over me]. [Sat at the front he got 68% on ratio and proportion]. [Homework patchy: 3 late 1 missing] => no classmate",
    "{ellis} - [standard form ok], [bounds not ok], [recurring decimals hopeless], [cheerful throughout] => no classmate",
  ],
  "Oluwaseun Bakare": [
    "{Seun} [moved up to set 2 after Christmas] and [is holding her own]. [Venn diagrams and set notation spot on.] => no classmate",
    "{Oluwaseun} [should attempt the last three questions] rather than leave blank. [Used Corbettmaths 5-a-day all term] => no classmate",
  ],
  "Milena Petrova": [
    "{Milena} [finds vectors easy] and [proof hard]. [Grade 8 in Nov]. [Thinking of Further Maths.] => no classmate",
    "{milena} [lost focus after easter], [chats to] {ellis}. [cumulative frequency graph was neat but plotted at midpoints] => a classmate",
  ],
  "Dominic Fairhurst": [
    "{Dom} [is capable of a 7 but settles for a 5]. [Bring a calculator!!!] [Compound interest understood.] => no classmate",
    "{Dominic}, {Xinyi} and {Milena} [came to every Thursday revision]. [His algebra improved most] => a classmate",
  ],
  // English
  "Isla Ferguson": [
    "{Isla} [writes perceptively on Lady Macbeth's guilt], [quotes short and embedded]. [Add context: James I and the divine right of kings.] => no classmate",
    "{isla} [mock paper 2 Q5 32/40]. [semi colons everywhere, not always right]. [loved Orwell's Shooting an Elephant] => no classmate",
  ],
  "Siobhán Gallagher": [
    "{Siobhan} [reads Blood Brothers aloud with real feeling]. [Essays need a thesis at the start]. [AQA grade 6 secure] => no classmate",
    "{siobhán} [compared Ozymandias with My Last Duchess], [good on power, weak on form]. [Learn what a volta is] => no classmate",
  ],
  "Dylan Prosser": [
    "{Dylan} [did not finish An Inspector Calls essay], [had good ideas about Sheila and Eric though]. [Handwriting hard to read] => no classmate",
    "{dyl} [debated against] {thea} [about social media bans], [listened and came back with evidence], [best speaking and listening he has done] => a classmate",
  ],
  "Thea Vasilakis": [
    "{Thea} [argued Scrooge's change is too quick], [brave], [backed it with Stave Three]. [SPaG excellent.] => no classmate",
    "{thea's} [gothic opening borrowed from Dracula and Frankenstein], [atmosphere 10/10], [paragraphing 4/10] => no classmate",
  ],
  "Roksana Begum": [
    "{Roksana} [improved from 3+ to 5 on the language paper]. [Uses PETAL]. [Poppies and Remains her best poems] => no classmate",
    "{Roksana} [mentors] {Siobhan} [in the library at lunch], [both reading The Handmaid's Tale now] => a classmate",
  ],
  // Science
  "Ibrahim Diallo": [
    "{Ibrahim} [balanced equations without help]. [RP on rates of reaction: forgot to repeat, no mean]. [Combined Trilogy 5-5] => no classmate",
    "{ibrhim} [asks great questions about black holes], [quotes Brian Cox], [needs to learn the actual equations] => no classmate",
  ],
  "Hannah Goldberg": [
    "{Hannah} [drew the best labelled heart in Y9]. [Knows vena cava from aorta]. [Osmosis practical - potato write-up missing a conclusion] => no classmate",
    "{hannah} [worked with] {ibrahim} [on the terminal velocity practical]. [Graph fab, units forgotten] => a classmate",
  ],
  "Minh Anh Nguyen": [
    "{Minh Anh} [98% on atomic structure]. [Can tell you about Rutherford, Bohr and Chadwick in order] => no classmate",
    "{minh anh} [quiet but on it]. [Seneca completed], [Kerboodle quiz 19/20]. [stretch: moles calculations] => no classmate",
  ],
  "Jasleen Kaur Sandhu": [
    "{Jas} [is careless with safety goggles]. [Flame tests: lithium crimson, copper green, all correct.] => no classmate",
    "{Jasleen} [explained natural selection with Darwin's finches]. [Required practical 7 done]. [Target: six-mark answers with a plan] => no classmate",
  ],
  "Connor Bexley": [
    "{Connor} [off task], [flicking splints], [got 22/70]. [Could pass if he did the homework]. [Circuits are his thing] => no classmate",
    "{connor} [set fire to a paper towel lol], [otherwise a better half term]. [V=IR learnt by heart] => no classmate",
  ],
  "Elif Yıldız": [
    "{Elif} [plotted the cooling curve of stearic acid accurately]. [Should say particles vibrate, not wobble] => no classmate",
    "{elif} [does not like group work unless w] {hannah}. [Ecology quadrat fieldwork careful], [sampling described fully] => a classmate",
  ],
  // DT
  "Bartosz Zieliński": [
    "{Bartosz} [cut dovetails by hand], [gaps under 1mm]. [NEA section C 14/20]. [Finish with Danish oil not varnish] => no classmate",
    "{bartosz} [rushes the design sheets], [wants to be on the laser cutter all day]. [2D Design and Fusion 360 both good] => no classmate",
  ],
  "Maisie Hollingworth": [
    "{Maisie} [made a scone recipe adaptation with less sugar]. [Food prep: bridge and claw safe]. [Eduqas NEA2 plan needs timings] => no classmate",
    "{Mais} [copied] {Kofi} [for the product analysis], [had a word], [redid it properly on the Anglepoise lamp] => a classmate",
  ],
  "Kofi Mensah": [
    "{Kofi} [inspired by Memphis and Ettore Sottsass for his clock]. [Vacuum forming went well at second try.] => no classmate",
    "{kofi} [knows thermosets vs thermoplastics], [smart materials not so much], [62% in theory mock] => no classmate",
  ],
  "Lachlan Reid": [
    "{Lachlan} [wires his steady hand game neatly], [one dry joint]. [Always tidies up], [often other people's mess too] => no classmate",
    "{lachy} [has missed three lessons], [CAD drawing behind], [come Thurs lunch to catch up w] {Bartosz} => a classmate",
  ],
  // MFL
  "João Ferreira": [
    "{João} [coasts in Spanish as his Portuguese helps]. [Mixes ser and estar]. [Speaking 8/10 on mis vacaciones] => no classmate",
    "{joao} [90 word task 13/16]. [add an opinion with porque], [stop writing y all the time] => no classmate",
  ],
  "Amelia-Rose Hutchins": [
    "{Amelia-Rose} [learnt the perfect tense with être], [knows MRS VAN DER TRAMP by heart]. [Photo card: expand] => no classmate",
    "{amelia rose} [listens well], [Quizlet top of class with] {nikolai}, [pronunciation of silent endings slipping] => a classmate",
  ],
  "Nikolai Sokolov": [
    "{Nikolai} [excellent German word order], [verb second every time]. [Adjective endings are guesswork] => no classmate",
    "{niko} [watched Good Bye Lenin and wrote a page about the Berlin Wall]. [AQA speaking mock 47/60] => no classmate",
  ],
  "Saoirse Keane": [
    "{Saoirse} [is shy of the mic] [but her je voudrais is lovely]. [Listening foundation 24/40]. [Use Languagenut at home] => no classmate",
    "{sersha} [forgets accents], [uses Google Translate for hw - obvious]. [In class far better than that!] => no classmate",
  ],
  // RE and History
  "Mariam Haidari": [
    "{Mariam} [explained the Five Pillars] and [compared them with the Ten Commandments]. [12 marker needs two sides] => no classmate",
    "{mariam} [source on the Somme: looked at provenance without being asked]. [General Haig essay 14/16] => no classmate",
  ],
  "Jacob Levy": [
    "{Jacob} [knew more than I did about Passover and Shabbat]. [Answers too short for the marks]. => no classmate",
    "{jake} [thinks Henry VIII had eight wives], ha, [but good on Thomas Cromwell and the dissolution of the monasteries] => no classmate",
  ],
  "Priya Raghunathan": [
    "{Priya} [clear on why the Treaty of Versailles was resented]. [Hyperinflation 1923 dates secure]. [PEEL every para] => no classmate",
    "{Priya} [led the debate on euthanasia with] {Owain}, [quoted Aquinas and Peter Singer fairly] => a classmate",
  ],
  "Owain Bevan": [
    "{Owain} [draws castles beautifully], [motte and bailey labelled], [explains nothing]. [William the Conqueror test 9/25] => no classmate",
    "{owain} [turned it around after parents eve], [Cold War timeline complete from Yalta to Cuba] => no classmate",
  ],
  "Tamar Beridze": [
    "{Tamar} [writes well about Buddhism, the Four Noble Truths esp]. [Revise the Eightfold Path]. [Predicted 7] => no classmate",
    "{tamar} [sits w] {mariam}, [both hard working], [could take part without prompting] => a classmate",
  ],
  // Sixth form
  "Zofia Wójcik": [
    "{Zofia} [BBB predicted], [wants ABB for Nursing]. [EPQ on antibiotic resistance nearly done]. [UCAS statement draft 2 too long] => no classmate",
    "{zofia} [attendance 97%]. [free periods well used]. [Psychology: Milgram and Zimbardo evaluated with care] => no classmate",
  ],
  "Hamza Chaudhry": [
    "{Hamza} [late to registration 9 times]. [Economics essay on fiscal policy A*], [cites Keynes and Hayek]. [LNAT in October] => no classmate",
    "{hamza} [ran the charity quiz with] {Bea}, [raised £340 for Macmillan]. [Maths A level: integration by parts] => a classmate",
  ],
  "Beatrice Langley": [
    "{Bea} [is applying for English], [reads Woolf, Plath and Larkin for pleasure]. [Coursework on Mrs Dalloway first rate] => no classmate",
    "{beatrice} [takes on too much], [head of yearbook, D of E Gold, two choirs]. [must protect revision time before May] => no classmate",
  ],
  "Emeka Nwosu": [
    "{Emeka} [resat GCSE Maths and got a 6!]. [BTEC Sport Distinction in Unit 1]. [Apprenticeship route discussed] => no classmate",
    "{emeka} [quietly supports Year 12s], [sorted out] {hamzas} [timetable clash before I had], [superb] => a classmate",
  ],
  "Yuki Tanabe": [
    "{Yuki} [solves mechanics problems elegantly], [finds Physics write ups dull]. [STEP 2 practice going ok] => no classmate",
    "{yuki} [Chopin nocturne at the concert was stunning]. [A level Music: Bach chorales need fewer consecutive fifths] => no classmate",
  ],
  "Gethin Rowlands": [
    "{Gethin} [Geography NEA on longshore drift at Chesil Beach, 31/35]. [Wants a gap year]. [Must email tutors back] => no classmate",
    "{gethin} [politics essay on Thatcher vs Blair], [opinionated], [needs statistics], [grade C up to B] => no classmate",
  ],
});

const NOTES: readonly PrivateNote[] = [...TUESDAY, ...FOURTH_READING_OTHERS];
/** Each of these pupils, and every classmate whom a note names. */
const THEIR_SCHOOL = schoolOf([...new Set(NOTES.map((note) => note.about))]);

/** Notes by an author who saw neither how names are found nor what an earlier reading had missed. */
export const FOURTH_READING: readonly PrivateNote[] = NOTES.map((note) => ({
  ...note,
  school: THEIR_SCHOOL,
}));
