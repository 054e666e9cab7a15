import { labelled, type PrivateNote } from "./labelled.ts";

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

/** Of the fourth reading: names that are words, other people, numbers and places. */
export const FOURTH_READING_OTHERS: readonly PrivateNote[] = [...WORDS, ...PEOPLE, ...NUMBERS];
