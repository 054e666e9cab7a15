import { labelled } from "./labelled.ts";

/** Pupils called by a form of their own name: short, misspelt, lower case, broken, or turned round. */
export const OWN_NAMES = labelled(
  "own names",
  {
    "Tomasz Kowalczyk": [
      "{Tomek} is [much more confident in algebra] now, still guesses at the last step",
      "{tomek} v quiet this term. [EAL but vocab coming on]",
      "{KOWALCZYK}, {Tomasz} - [secure on forces], revise circuits",
      "{Tomaz} has a [good eye for composition], needs to finish things",
      "{Tomasz}_{Kowalczyk} [sketchbook is excellent]",
    ],
    "Małgorzata Wiśniewska": [
      "{Gosia} reads [well above her age] 📚",
      "{Malgorzata} is a [careful, thoughtful scientist]",
      "{Wisniewska} – [homework always in on time]",
      "pleased with {Małgosia}’s [pastry skills], less so her washing up",
    ],
    "Szymon Zając": [
      "{Szymek} can be silly but [really knows his stuff on rivers]",
      "{szymons} [use of tenses] is hit and miss",
      "<Simon> ([spelt the Polish way]) is brilliant at goalkeeping",
    ],
    "Seán Ó Súilleabháin": [
      "{Shaun} has [come on leaps and bounds in fractions]",
      "{sean} needs to [bring his PE kit]",
      "{Sean} {O'Sullivan} - [a pleasure to teach]",
      "{Ó Súilleabháin}, {Seán}: [predicted a 6], on track",
      "{Séan}'s [essay on the Tudors] was cracking",
    ],
    "Niamh Gallagher": [
      "{Neve} is [a joy to have in the lab]",
      "{niamh}’s [spellings] let her down",
      "{Naimh} – v bright, [never puts her hand up]",
      "{Gallagher} N. [has missed two deadlines]",
    ],
    "Siobhán Brennan": [
      "{Shivaun} sings like an angel, [needs to learn to read the stave]",
      "{Siobhan}, {Siobhan}, {Siobhan}... [so much talent] so little homework",
    ],
    "Caoimhe Ní Dhomhnaill": [
      "{Keeva} [plays the tin whistle] and could lead the group",
      "{Caoimhe} {Ni Dhomhnaill} [excels in French oral]",
      "{caoimhes} [mind map] was the best in the set",
    ],
    "Mohammed Khan": [
      "{Mo needs} to [show his working]",
      "{Muhamed} is [doing brilliantly in RS]",
      "{mohammad} [gets distracted easily], great verbally though",
      "M. {Khan} [is working at greater depth]",
      "{MOHAMMED} [must revise ratio]!!",
    ],
    "Abdullah Rahman": [
      "{Abs has} been [a star in netball club] sorry basketball",
      "{abdulla} - [neat diagrams], weak conclusions",
      "A. {Rahman} [top third of the cohort]",
    ],
    "Ayesha Begum": [
      "{Aisha} [asks brilliant questions about enzymes]",
      "{aysha} [rushes her coding] & then has to debug for ages",
      "{Ayesha}/{Aisha} (check spelling) [is a natural leader]",
    ],
    "Katherine Ashworth": [
      "{Kat is} [a strong hockey player]",
      "{Katie}'s [portfolio] is nearly there",
      "{kathryn} [works best on her own]",
      "{Cath} {Ashworth}, [lovely manners]",
    ],
    "Olivia Barker": [
      "{Liv has} [finally cracked simultaneous equations]",
      "{livvy} could [check her punctuation]",
    ],
    "Isabella Rossi": [
      "{Izzy} [loves drama], hates writing it up",
      "{Bella} is [a calm presence in tutor time]",
    ],
    "Beatrice Fox": [
      "{Bea} [be sure to annotate your sources] next time",
      "{bea} will [be a fine linguist] if she practises",
    ],
    "Oliver Tate": [
      "{Ollie}'s [throwing and catching] has come on",
      "{olly} {tate} = [chatty but clever]",
    ],
    "Zeynep Yıldız": [
      "<Zee has> [a wicked sense of rhythm]",
      "{Zeynep} {Yildiz} [writes with real flair]",
    ],
    "Zachary Thorpe": [
      "{Zac rushes}. {Zach} [also forgets his calculator]",
      "{zack} - [brave choice of topic] for the EPQ",
    ],
    "Chukwuemeka Okafor": [
      "{Emeka} [argues well from evidence]",
      "{Chukwuemeka}'s [graphs are immaculate]",
      "{Okafor}, C. [should aim for triple science]",
    ],
    "Oluwaseun Adebayo": [
      "{Seun} [has the makings of a historian]",
      "{Oluwaseun} is late w/ cw, {Seun} knows this, [we have talked]",
    ],
    "Temiloluwa Bankole": ["{Temi} [can recall every quotation], needs to zoom in on words"],
    "Lily-Mae Turner": [
      "{Lily mae} [is kind to new starters]",
      "{LilyMae} / {lily may} [has grown in confidence]",
      "{LMT} - [steady progress in textiles]",
    ],
    "Bo Li": ["{Bo is} [outstanding at chess puzzles] in form time", "{Li,} {Bo:} [secure]"],
    "An Ng": ["{An has} [an excellent grasp of moles]", "{An’s} [a quick learner] & a nice person"],
    "Minh Nguyễn": [
      "{Minh} {Nguyen} [solves problems in unusual ways]",
      "{NGUYEN} [needs to read the question twice]",
    ],
    "João Pereira da Silva": [
      "{Joao} [is happier since options were picked]",
      "{João} {Pereira}\n{da Silva} - [confident speaker], accents missing in written work",
    ],
    "Fatima-Zahra El Idrissi": [
      "{Fatima} [is meticulous]. {Fatima} {Zahra} could take more risks",
      "{El Idrissi} F-Z [very good at estimating]",
    ],
    "Kian O'Rourke": [
      "{Kian} {O’Rourke} [loves a debate]",
      "{kian} {orourke} [loves a wind-up], [hates writing up]",
      "{KO'R} - [solid term]",
    ],
    "Rhys ap Gwilym": ["{Reece} [is a gifted prop forward] and a so-so mathematician"],
    "Llŷr Jenkins": ["{Llyr} [is a lively member of the choir]", "{Jenkins}: [lots of detentions]"],
    "Leah van der Berg": [
      "{Lea} {van der Berg} [draws beautifully]",
      "{van der Berg}, {Leah} - [attains highly in all topics]",
      "{leah} {vanderberg} [has potential]",
    ],
    "Oleksandr Shevchenko": [
      "{Sasha} [is picking up English at speed]",
      "<Alexander>/{Oleksandr} - [maths is years ahead]",
    ],
    "Danylo Bondarenko": ["{Danilo} [is a quick sprinter], technique over hurdles is improving"],
    "Jayden Barlow": ["{Jaydon} [calls out], otherwise fine", "{Barlow} J [underachieving]"],
    "Eilidh MacLeod": ["<Ailie>... {Eilidh} [dances well] and leads the warm up"],
    "Siân Morgan": ["{Sian} [tries hard in Welsh] but is shy of speaking it", "{SIÂN} – [superb]"],
    "Karthik Balasubramaniam": ["{Karthick} [is a gifted coder]", "{Karthik} B. [talks a lot]"],
  },
  { classmate: false },
);
