import { wordSet } from "../word-set.ts";

/** What is written, one by one. */
export const TEXTS = wordSet(`
  essay story poem sonnet haiku ballad limerick ode novel novella play script screenplay monologue dialogue diary blog vlog report
  letter email postcard paragraph sentence article review commentary summary synopsis abstract evaluation conclusion introduction
  opening ending thesis dissertation hypothesis prediction argument rebuttal counter-argument bibliography footnote quotation quote
  definition description explanation answer response reply paraphrase translation leaflet brochure pamphlet booklet magazine
  newspaper newsletter advert advertisement slogan headline caption label key manifesto petition speech eulogy obituary biography
  autobiography memoir anecdote fable myth legend fairy-tale fanfiction chapter prologue epilogue stanza verse couplet rhyme lyric
  flashcard mind-map spider-diagram crib-sheet glossary checklist questionnaire survey log logbook journal notebook list note
  annotation plan outline draft proposal brief specification write-up case-study essay-plan timeline factfile quiz crossword
  personal-statement application cv portfolio folder folio file sketchbook scrapbook workbook worksheet booklet record
`);

/** What is drawn, built, cooked, sewn or programmed, one by one. */
export const MADE = wordSet(`
  drawing painting sketch portrait self-portrait landscape still-life collage mural mosaic print linocut lino-print monoprint etching
  engraving screen-print watercolour illustration cartoon comic storyboard moodboard mood-board poster banner card logo photograph
  photo picture image design diagram graph chart map model sculpture carving statue maquette relief pot vase bowl mug plate tile mask
  puppet puppet-show costume dress skirt jacket shirt bag tote-bag cushion quilt scarf hat apron tunic garment pattern toile
  embroidery-sample sampler box jewellery-box bird-box shelf stool chair table bench desk-tidy lamp clock phone-holder holder stand
  rack tray frame keyring pendant necklace bracelet brooch badge toy car buggy boat bridge tower rocket catapult trebuchet robot
  circuit alarm buzzer torch speaker amplifier prototype product package casing jig joint birdhouse bookend photo-frame spoon
  cake sponge loaf pie tart quiche pizza curry lasagne stew soup risotto stir-fry salad sandwich omelette crumble cheesecake
  brownie cookie biscuit muffin scone cupcake pancake dish meal dessert menu recipe burger samosa flan trifle pavlova roulade
  animation film video podcast slideshow presentation spreadsheet database website webpage app game program algorithm flowchart
  script function loop platformer chatbot calculator-app simulation soundtrack track beat remix display exhibit stall timeline
  volcano-model castle cell-model heart-model dna-model diorama shoebox-theatre windmill dam kite
`);

/** What is performed, led or carried out before others. */
export const PERFORMED = wordSet(`
  talk performance recital solo duet duologue song dance routine sequence sketch-show scene improvisation assembly-talk demonstration
  mini-lesson lesson-starter warm-up rap piece composition melody tune riff chord-sequence arrangement round canon
  reading recitation interview role-play debate-speech pitch tour impression trick magic-trick balance handstand cartwheel
  vault floor-routine freestyle
`);

/** What somebody does with their work or for others, one by one. */
export const DEEDS = wordSet(`
  contribution attempt effort question suggestion idea point comment observation remark joke improvement gain step leap
  start beginning finish recovery comeback turnaround decision choice change discovery breakthrough connection comparison link
  judgement interpretation inference deduction calculation estimate measurement reading mistake save catch tackle pass shot goal
  try conversion basket serve rally volley smash sprint jump throw run innings over wicket century hat-trick half-century
  investigation experiment practical dissection titration fieldwork-study survey-result dig trial test attempt
  project task challenge activity exercise piece study
`);

/** Work that is not counted. */
export const WORK_MASS = wordSet(`
  work homework classwork coursework prep groupwork pairwork teamwork-task artwork fieldwork schoolwork paperwork needlework woodwork
  metalwork practice revision research preparation planning writing handwriting drawing painting shading sketching printmaking
  embroidery stitching sewing soldering casting coding programming debugging analysis evaluation evidence working note-taking
  annotation proofreading editing drafting redrafting reading speaking listening acting singing dancing composing performing
  feedback code stuff material content output footage
`);
