import { labelled, type PrivateNote } from "./labelled.ts";
import { schoolOf } from "./school.ts";

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

const WORDS = labelled("fourth reading: names that are words or public", {
  "Will Parsons": [
    "{Will has} [a good eye for angles] and [he will get a 6 if he keeps going]. [Bearings next.] => no classmate",
    "{will parsons} [homework late again], [says the dog ate his Chromebook], [ratio test 31/50] => no classmate",
  ],
  "May Fletcher": [
    "{May read} [her poem to the class]. [Assessment is in early May so revise now]. [Similes good, metaphors better] => no classmate",
    "{may} [finds joining in tricky], [happier in a pair with] {Ivy}, [letter formation neat] => a classmate",
  ],
  "Summer Reading": [
    "{Summer} [loves French], [got 18/20 on vocab], [reading comprehension is weaker than her writing] => no classmate",
    "{summer's} [attitude has dipped this spring], [three detentions], [phonics and spelling rules need a recap] => no classmate",
  ],
  "Mark Sharp": [
    "{Mark is} [one mark off a grade 5], [gutted], [should check units] => no classmate",
    "{mark} [plays C sharp instead of C natural every time], [Grade 3 piano theory passed] => no classmate",
  ],
  "Faith Little": [
    "{Faith} [wrote a thoughtful RE essay on what belief means to Sikhs]. [Has little confidence in tests] => no classmate",
    "{faith little} [asked why people of faith fast], [great discussion], [homework 5/5] => no classmate",
  ],
  "Jack Frost": [
    "{Jack} [can name igneous, sedimentary and metamorphic rocks], [freeze-thaw weathering explained well]. => no classmate",
    "{jack} [sits near] {summer}, [both silly], [Lord of the Flies essay unfinished] => a classmate",
  ],
  "Rose Field": [
    "{Rose} [showed that temperature increased then fell], [graph well drawn], [magnetic fields still a mystery] => no classmate",
    "{rose needs} [to use the past tense: prices rose, not rised], [Economics mock D], [works hard] => no classmate",
  ],
  "Art Young": [
    "{Art hates} [Art and loves Chemistry]. [Periodic table trends A*]. [Talks to] {Rowan} [too much] => a classmate",
    "{art young} [performs well for such a young cast member], [Oliver! rehearsals Tues], [learn lines] => no classmate",
  ],
  "Grant Banks": [
    "{Grant} [knows how banks set interest rates], [Business 64%], [break even charts labelled badly] => no classmate",
    "{grant} [did the river banks and meanders diagram in pencil as asked], [oxbow lakes clear] => no classmate",
  ],
  "Hunter Price": [
    "{Hunter understood} [hunter-gatherers straight away], [Stone Age house model super]. [Spelling 6/10] => no classmate",
  ],
  "Ivy Green": [
    "{Ivy} [mixes blue and yellow to make green], [Kandinsky circles gorgeous], [number bonds to 10 quick] => no classmate",
    "{ivy green} [green group for phonics], [reads well aloud], [tired after lunch] => no classmate",
  ],
  "Poppy Wells": [
    "{Poppy} [wrote about H G Wells and The War of the Worlds], [super opening line], [commas to add] => no classmate",
  ],
  "Austen Shakespeare": [
    "{Austen} [prefers Dickens to anything modern], [A Christmas Carol quotes learnt], [essay 21/30] => no classmate",
    "{austen} [dropped] {Drew} [in it over the broken glue gun], [apologised later], [isometric drawing good] => a classmate",
  ],
  "Rowan Newton": [
    "{Rowan} [measured force in newtons correctly], [Hooke's law graph straight], [energy transfers to revise] => no classmate",
    "{ROWAN} [JOINED US FOR CHEMISTRY CLUB], [made slime], [explained polymers to visitors] => no classmate",
  ],
  "Drew Page": [
    "{Drew wrote} [a page and a half], [drew a diagram to match], [needs topic sentences] => no classmate",
  ],
  "Romeo Bright": [
    "{Romeo} [is a bright lad who hides it], [Of Mice and Men essay on George and Lennie 24/30] => no classmate",
  ],
  "Paris Cole": [
    "{Paris} [writes bon voyage postcards from Nice and Lyon in good French], [future tense secure] => no classmate",
    "{paris cole} [coal, oil and gas learnt as fossil fuels], [test 14/20] => no classmate",
  ],
  "Prince Owusu": [
    "{Prince} [thought Machiavelli was a footballer], [now writes well on the Medici and Renaissance Florence] => no classmate",
  ],
  "Blessing Power": [
    "{Blessing} [can use the power rule and index laws], [negative powers fine], [power of a power muddled] => no classmate",
  ],
  "Chelsea Christie": [
    "{Chelsea} [read Agatha Christie all half term], [her murder mystery had a proper twist], [dialogue punctuation ok] => no classmate",
    "{chelsea} [supports Arsenal of all teams], [captain of Y8 football], [passing with weaker foot to improve] => no classmate",
  ],
  "Harry Stone": [
    "{Harry} [is halfway through Percy Jackson], [stone circles topic enjoyed], [Stonehenge leaflet detailed] => no classmate",
  ],
  "Christian Bishop": [
    "{Christian} [knows what a bishop does in the Church of England], [chess: bishop and rook endgames at club], [quiet] => no classmate",
  ],
  "Miles Walker": [
    "{Miles} [converts km to metres easily], [D of E Bronze expedition done], [a strong walker], [reads maps well] => no classmate",
  ],
  "Penny Long": [
    "{Penny takes} [a long time to settle], [knows coins: penny, 2p, 5p], [good sharing with] {may} [today] => a classmate",
  ],
});

const PEOPLE = labelled("fourth reading: family, staff and outsiders", {
  "Zainab Qureshi": [
    "{Zainab} [reads to her baby brother] <Idris> [every night], [expression has come on], [retells The Tiger Who Came to Tea]",
  ],
  "Otis Campbell": [
    "Nan (<Maureen>) [does pick ups now], {otis} [calmer], [phase 4 blends going in] => no classmate",
  ],
  "Mateusz Kowalczyk": [
    "{Mrs Abernathy} [does precision teaching with] {Mateusz}, [reading age up 8 months] => no classmate",
  ],
  "Callum McAllister": [
    "{Callum} [trains with] <Harnley Hornets RFC> [on Sundays], [coach] <Big Gaz Tranter> [says he is too hot headed], [good tackle technique] => no classmate",
  ],
  "Niamh O'Dowd": [
    "{mr okonjo} [wants] {niamh} [for the sports day relay], [first leg], [good off the blocks] => no classmate",
  ],
  "Ellis Thornton": [
    "{Ellis} [distracted by messages from his girlfriend] <Kayleigh> [at the other school], [phone confiscated], [surds 4/20]",
  ],
  "Dylan Prosser": [
    "Spoke to dad <Gareth Prosser-Hughes> [on the phone], {Dylan} [to redo the Jekyll and Hyde essay by Friday] => no classmate",
  ],
  "Ibrahim Diallo": [
    "{Ibrahim} [lives with his aunt] <Fatoumata>, [no desk at home], [uses homework club], [physics up to a 6] => no classmate",
  ],
  "Connor Bexley": [
    "{Miss Trelawney} [had to remove] {Connor} [from the lab], [acids and alkalis test missed], [resit Tuesday] => no classmate",
  ],
  "Kofi Mensah": [
    "{Kofi} [did work experience at] <Dunstable & Rudge Joinery>, [came back knowing how to use a router], [NEA much stronger] => no classmate",
  ],
  "Saoirse Keane": [
    "{Saoirse} [spent the summer with cousins] <Caoimhe> and <Declan> [and came back with more confidence], [French speaking 30/60]",
  ],
  "Jacob Levy": [
    "{Jacob's} [great grandfather] <Samuel Levinsky> [came on the Kindertransport], [wonderful talk to the class], [linked it to Kristallnacht and Nicholas Winton] => no classmate",
  ],
  "Beatrice Langley": [
    "{Dr Penhaligon} [wrote that] {Beatrice} [is the best A level Literature student in years], [Oxford interview in December] => no classmate",
  ],
  "Emeka Nwosu": [
    "{Emeka} [has a Saturday job at] <Pargeter's Bakery>, [tired on Mondays], [still hit every BTEC deadline] => no classmate",
  ],
  "Will Parsons": [
    "step mum <Dawn> [says] {Will} [is up gaming till 2], [Fortnite mostly], [maths 28%] => no classmate",
  ],
  "Faith Little": [
    "{Faith} [was upset after her parents split], [sees] {Ms Ravenscroft} [in the hub on Wednesdays], [work still neat] => no classmate",
  ],
  "Jia-Yi Lim": [
    "Grandma <Mei Hua> [came in to show us paper cutting for Chinese New Year], {Jia-Yi} [translated], [so proud] => no classmate",
  ],
  "Hunter Price": [
    "{Hunter} [got in with] <Tyrone Mapstone> [from the skate park], [late most days since], [could do so well in Maths]",
  ],
});

const NUMBERS = labelled("fourth reading: identifiers and places", {
  "Florence Tuttle": [
    "{Florence} dob {14/02/2019}, [summer of Year 1 reading Turquoise band], [knows 2D shapes] => no classmate",
  ],
  "Harriet Ogden": [
    "{Harriet} [gets the 7.20 bus from] <Nether Cobley>, [often tired], reading age 11:04, [maths paper 2 28/35] => no classmate",
  ],
  "Leo Castellano": [
    "mum's mobile {07700 900318}, [ring re] {leo} [reading record not signed for 3 weeks] => no classmate",
  ],
  "Tobi Adeleke": [
    "{Tobi} [swims for] <Wexbourne Otters>, [county time in 100m fly 1:09.4], [theory homework late] => no classmate",
  ],
  "Oluwaseun Bakare": [
    "UPN {K823410119042} {Oluwaseun} [access arrangements 25% extra time], [paper 8300/2H entered] => no classmate",
  ],
  "Dominic Fairhurst": [
    "{Dominic} [emailed from] {dom.fairhurst09@mailbox.example} [instead of Teams], [simultaneous equations attached], [all correct] => no classmate",
  ],
  "Roksana Begum": [
    "{Roksana} moved to 14 <Tanners Row> {BD97 4QX} [at half term], [lost her Jekyll and Hyde copy in the move], [back on track now] => no classmate",
  ],
  "Elif Yıldız": [
    "{Elif Yıldız} tiktok {@elif.yldz.bakes} [is all chemistry of sourdough], [yeast and respiration nailed], [mock 7-7] => no classmate",
  ],
  "Minh Anh Nguyen": [
    "{Minh Anh} (b. {3 November 2009}) [would be youngest in the A level group], [ready for it], [GCSE Chemistry 9] => no classmate",
  ],
  "Lachlan Reid": [
    "{Lachlan} [helps on the farm at] <Crookbarrow Grange>, [strong on materials and mechanisms], [weak on written evaluation] => no classmate",
  ],
  "João Ferreira": [
    "home tel {01632 960741}, {joão} [to bring his speaking booklet], [role play 9/10], [Barcelona trip paid] => no classmate",
  ],
  "Nikolai Sokolov": [
    "{Nikolai} [posted the German vocab list on discord as] {@niko_sok.77}, [kind], [Kahoot champion] => no classmate",
  ],
  "Priya Raghunathan": [
    "{Priya} [did her local study on the mill at] <Upper Hathersedge>, [linked it to Arkwright and the Industrial Revolution in Manchester] => no classmate",
  ],
  "Gethin Rowlands": [
    "{gethin.rowlands@sixth.example} [bounced], [UCAS deadline 29 January], [Geography personal statement mentions the Aral Sea] => no classmate",
  ],
  "Summer Reading": [
    "{Summer, dob} {22.07.13}, [summer born and it shows in stamina], [fractions improving] => no classmate",
  ],
  "Jack Frost": [
    "{Jack} [messaged] {Art} on {+44 7700 900255} [during the test], [both to resit photosynthesis on Monday] => a classmate",
  ],
  "Chelsea Christie": [
    "{Chelsea} [plays for] <Marlingford Belles U13>, [moved from goal to midfield], [vision excellent] => no classmate",
  ],
  "Yuki Tanabe": [
    "{Yuki} [boards with a host family at] <The Old Rectory>, <Stoke Penmarsh>, [A level Physics A], [Cambridge offer 1 A* short] => no classmate",
  ],
});

const NOTES: readonly PrivateNote[] = [...TUESDAY, ...WORDS, ...PEOPLE, ...NUMBERS];
/** Each of these pupils, and every classmate whom a note names. */
const THEIR_SCHOOL = schoolOf([...new Set(NOTES.map((note) => note.about))]);

/** Notes by an author who saw neither how names are found nor what an earlier reading had missed. */
export const FOURTH_READING: readonly PrivateNote[] = NOTES.map((note) => ({
  ...note,
  school: THEIR_SCHOOL,
}));
