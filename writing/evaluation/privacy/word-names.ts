import { labelled } from "./labelled.ts";

/** Pupils whose name is a word, often with the word itself beside it. */
export const WORD_NAMES = labelled(
  "word names",
  {
    "Mark Read": [
      "{Mark} [lost a mark] on every question by not giving units… {mark needs} to slow down",
      "{mark can} [read a map] well. [One mark off] a grade 7",
      "{Read,} M - [does read at home], should read more widely",
      "{MARK} keeps asking me to [mark his work] early lol",
      "{mark's} [mark scheme answers] are too short",
      "{mark read} has [read around the subject]",
    ],
    "Grace Bell": [
      "{grace is} doing [really well in gymnastics], she [moves with grace]",
      "{Grace} accepts criticism [with good grace]",
      "{Bell}: [packs up before the bell]",
      "the [bell curve task] suited {Grace} down to the ground",
    ],
    "May Young": [
      "{May's} coursework [was handed in in May], a week late",
      "{may has} [worked hard], she [may get a 5]",
      "{May} [may well surprise us] in the summer",
      "{Young,} {May} - [mature for a young person]",
    ],
    "Rose Field": [
      "{Rose} [rose to the challenge] of the field trip",
      "{rose has} been a [delight on field trips]",
      "{Field} R: [her scores rose] by 10 points",
      "{rose}’s [painting] of a wilting flower is exquisite",
    ],
    "Will Page": [
      "{Will} [will read] if you push him",
      "{will is} capable and I think [he will pass]",
      "{Will} has [a will of iron] in cross country 🏃",
      "{Page,} {Will}: [annotates every page]",
      "{will page} never turns over [to page two]",
      "if {will could} organise himself, [he will do well]",
    ],
    "Faith King": [
      "{faith needs} to [have faith in herself]",
      "{Faith} shows respect for [people of every faith]",
      "{King} F wrote superbly about the [king in the play]",
    ],
    "Summer Wood": [
      "{Summer} has [improved since the summer]",
      "{summer is} looking forward to [the summer exams] (not)",
      "{Wood} S., [joints in wood] need sanding",
    ],
    "Hope Short": [
      "{Hope} - [I hope she takes A level]",
      "{hope has} written a [short story] that made me cry",
      "{Short} H. [answers too short]",
    ],
    "Joy Adewale": [
      "{Joy} is [a joy to teach]",
      "{joy has} found [little joy in fractions]",
      "pure {Joy}! [always smiling], sometimes working",
    ],
    "Sunny Gill": [
      "{Sunny} has [a sunny disposition]",
      "{sunny gets} bored [on sunny days], who doesn't",
    ],
    "Praise Okonkwo": [
      "{Praise} [responds well to praise]",
      "{praise is} [worthy of praise] for her vocals",
      "{Praise} needs [less praise] more challenge tbh",
    ],
    "Miracle Eze": [
      "{Miracle} passed, [no miracle], just hard graft",
      "{miracle was} asked to [explain the miracle of the loaves]",
    ],
    "Art Long": [
      "{Art} [loves art] but not [art homework]",
      "{art is} easily led. [As long as he sits at the front] he's ok",
      "{Long}, {Art}: [takes too long over titles]",
    ],
    "Frank Best": [
      "{Frank} is [frank about his mistakes]",
      "{frank has} done [his best]",
      "{Best,} F. [best in the long jump]",
    ],
    "Bill Cook": [
      "{Bill} can [cook a roux] without help",
      "{bill wrote} about how [a bill becomes law]",
      "{Cook} B - [a confident cook]",
    ],
    "Drew Price": [
      "{Drew} [drew a cell] in superb detail",
      "{drew has} trouble with [price elasticity]",
    ],
    "Richard Bishop": [
      "{Rich} has [a rich vocabulary]",
      "{rich should} try [using a bishop] before his knights at chess club",
    ],
    "Pat Doyle": ["{Pat} deserves [a pat on the back]", "{pat has} the [verb endings off pat]"],
    "Chase Hunter": [
      "{Chase} shouldn't make me [chase him for homework]",
      "{chase is} [quick in tag rugby]",
    ],
    "Hunter Mason": [
      "{Hunter} explained [hunter gatherers] to the class",
      "{hunter gets} [top marks] in DT",
    ],
    "Mason Taylor": ["{mason sets} out his work [like a mason lays bricks], neat and square"],
    "Abbey Cross": ["{Abbey} did a great model [of an abbey]", "{abbey gets} [cross with herself]"],
    "Olive Marsh": ["{Olive} knows [marsh plants] and [used olive green] in her wash"],
    "Dawn Rivers": [
      "{Dawn} described [the dawn of the railways]",
      "{dawn is} [secure on rivers] and coasts",
    ],
    "Poppy Fields": [
      "{Poppy} made [a poppy for Remembrance]",
      "{poppy is} [clueless about bar models]",
    ],
    "Daisy Hill": [
      "{Daisy} [dissected a daisy] carefully",
      "{daisy runs} [up the hill] last, every time!",
    ],
    "Ruby Gold": ["{Ruby writes} [neat Ruby code]", "{ruby has} [a heart of gold]"],
    "Amber Knight": [
      "{amber is} on [amber for homework], [green for effort]",
      "{Amber} played [a knight] in the mystery plays",
    ],
    "Sky Lane": ["{Sky} [painted the sky] in [cool tones]", "for {Sky}: [the sky is the limit]"],
    "River Stone": ["{river knows} how [a river erodes stone]", "{River} [must meet deadlines]"],
    "Chelsea Reading": [
      "{Chelsea} [is reading more], her [reading age] is up",
      "{Reading} C - [guided reading] going well",
    ],
    "Georgia Law": ["{Georgia} wants [to read law]", "{georgia is} [unclear on Ohm's law]"],
    "Jordan Waters": [
      "{Jordan labelled} [the River Jordan] correctly",
      "{jordan is} [calm under pressure]",
    ],
    "China Brooks": [
      "{China} handled [the bone china] with care",
      "{china gets} [flustered in tests]",
    ],
    "India Patel": [
      "{India chose} [the partition of India] for her NEA",
      "{india is} [a sound geographer]",
    ],
    "Paris Holmes": ["{Paris loved} [the Paris trip]", "{paris is} [secure on the perfect tense]"],
    "Sydney Banks": [
      "{Sydney wrote} on [the Sydney Opera House]",
      "{sydney is} good at [river banks]",
    ],
    "Lincoln Shaw": [
      "{Lincoln argued} well about [Abraham Lincoln]",
      "{lincoln has} [good recall]",
    ],
    "Prince Asante": ["{Prince} played [the prince in the panto]", "{prince has} [great stamina]"],
    "Precious Nkemelu": ["{Precious} wastes [precious time]", "{precious is} [kind] to a fault"],
    "Blessing Osei": ["{Blessing}'s humour is [a blessing on a Friday]", "{blessing is} [focused]"],
    "Charity Mensah": [
      "{Charity} ran [the charity bake sale]",
      "{charity does} [not check answers]",
    ],
    "Christian Moody": [
      "{Christian} can be [moody on Mondays]",
      "{Christian knows} [Christian beliefs]",
    ],
    "Autumn Reed": ["{Autumn} has dipped [since the autumn]", "{autumn plays} [a reed instrument]"],
    "Guy Marks": ["{Guy} is [a decent guy], [drops marks] on [the six mark question]"],
    "Miles Walker": [
      "{Miles} is [miles ahead of target]",
      "{miles walks} in late, [he is a fast walker] too",
    ],
    "Robin Swift": ["{Robin} was [swift to help]", "{robin drew} [a robin] for the card"],
    "Eve Day": ["{Eve} crams [on the eve of tests]", "{eve works} [hard every day]"],
    "Melody Crisp": ["{Melody} can [hold a melody]", "{melody has} [crisp diction]"],
  },
  { classmate: false },
);
