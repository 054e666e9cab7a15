import { firstOf, means, type ReadsClause, type TickReading } from "./reading.ts";

const STANDARD = String.raw`(?:(?:level|demand|standard|stage|point|attainment|benchmark)s?|expectations?|expected|expects?|require[sd]?|requirements|asks?|(?:year|age|course|curriculum)(?:[- ]related)?|what (?:is|the)|where)`;
const near = (before: string): RegExp =>
  new RegExp(String.raw`\b(?:${before})\b(?: \w+){0,4}? ${STANDARD}\b`, "iu");
/** Kept within a run of words, so that each pattern is met in one part of the clause. */
const WAYS: readonly (readonly [RegExp, TickReading])[] = [
  [/\bmeets?\b.*\b(?:and|but)\b.*\b(?:beyond|above|exceeds?)\b/iu, means([], [0, 1])],
  [/\b(?:not|n't|hardly|far from)(?: \w+){0,5}? secure\w*\b/iu, means([2], [2, 3])],
  [
    /\b(?:not|n't|never)(?: yet| quite| currently| fully| always)* (?:\w+ )?(?:beyond|above|ahead|advanced|exceed\w*)\b/iu,
    means([], [1, 2, 3]),
  ],
  [/\b(?:less|not (?:as|so)) (?:secure|certain|confident)\b|\binsecure\b/iu, means([2], [2, 3])],
  [
    /\b(?:close to|nearing|near(?:ly)? (?:at|meeting|reaching)|almost (?:at|meeting|there)|approaching|not (?:yet )?(?:quite|fully|entirely|securely|consistently|wholly)|not quite|working towards|moving towards|on (?:the|his|her|their) way to(?:wards)?|heading (?:for|towards)|towards the|beginning to|starting to|some of the (?:standard|expect)|still (?:developing|growing|emerging|forming|building|becoming|a little short|some way(?! (?:off|from|short))|in progress|coming together|taking shape)|just (?:below|short of|under)|a little (?:below|short of|under)|partly|part of the way|part-?way|some gaps|getting there|emerging|in the making|not yet secure|yet to be secure|developing (?:towards|level|stage|standard|learner|understanding|(?:mathematic|histor|geograph|scien|linguist|music|writ|read|art|design)\w*))\b/iu,
    means([2]),
  ],
  // Who builds it up bit by bit does not have it yet.
  [
    /\b(?:building|builds?|gaining|gathering|forming)(?: up)? (?:his|her|their) (?:understanding|knowledge|grasp)\b/iu,
    means([2], [0, 1, 2]),
  ],
  [
    /\b(?:is|as|at|remains?|currently|still|be|described as|level of|stage of|:|'s|are) (?:currently |still |now )?(?:a )?developing\b(?! (?:his|her|their|a|an|the|this|some|more|in|new|good|greater|into|ways|skills|strong|real|confidence)\b)|\bdeveloping in (?:this subject|the subject|\p{Lu})/iu,
    means([2]),
  ],
  [
    /\b(?:(?:not|n't)(?: yet| currently| at present)* (?:been )?(?:meet\w*|reach\w*|reached|at|met|attain\w*|where|as expected|achiev\w*|working at|in line|up to|what|secure)|yet to (?:meet|reach|attain|achieve|get)|below|beneath|behind|short of|under(?= the (?:expected|level|standard))|lower than|under-?achiev\w+|under-?perform\w+|less than (?:is |what is )?expected|some way (?:off|from|short)|well off|adrift of|fall(?:s|ing)? short|fail(?:s|ed|ing)? to (?:meet|reach))\b/iu,
    means([3]),
  ],
  [
    near(
      String.raw`(?:well |far |comfortably |considerably |clearly |significantly )?(?:above|beyond|ahead of|past|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|past|outstrip(?:s|ped)?|in excess of|higher than|more than(?= (?:is |what is )?(?:the )?(?:expected|course)))`,
    ),
    means([0]),
  ],
  [/\b(?<!more )advanced\b/iu, means([0])],
  [
    /\bmaster(?:ed|s|y of) (?:the|this|every|all|nearly all|most of)(?: of)?(?: \w+){0,3}? (?:course|syllabus|curriculum|material|subject|work|content)\b|\bmaster(?:ed|s) (?:everything|all of it|the lot)\b/iu,
    means([0], [0, 1]),
  ],
  [
    /\b(?:exceptional(?:ly)?|outstanding|excels?|excelling|top of the range|master(?:y|ed|s)|expert|in advance of)\b/iu,
    means([0], [0, 1, 2]),
  ],
  [/\bhighest (?:level|standard)\b/iu, means([0], [0, 1, 2, 3])],
  [/\bproficien(?:t|cy|tly)\b/iu, means([1])],
  [
    near(
      String.raw`(?:meet(?:s|ing)?|met|reach(?:es|ed|ing)?|at|in line with|on a (?:level|par) with|matches|fulfil(?:s|ling)?|achiev(?:es|ed|ing)|attain(?:s|ed|ing)?|satisf(?:ies|ying)|up to|keeps? pace with|exactly|just)`,
    ),
    means([1]),
  ],
  [
    /\b(?:as expected|(?:on|bang on|firmly on) track|secure(?:ly)?|where (?:we|as) expect\w*|(?:solid|sound|good) (?:level|standard))\b/iu,
    means([1], [0, 1]),
  ],
  // A good grasp of one thing is not the level reached in all.
  [
    /\b(?:(?:solid|sound|confident|competent|capable|firm|good)(?:ly)? (?:\w+ )?(?:grasp|hold|handle|command|understanding|knowledge|level|standard|footing|grounding)|competent(?:ly)?)\b/iu,
    means([1], [0, 1, 2]),
  ],
];
/** What comes before all else, and is not there yet. */
const NOT_PROFICIENT =
  /\b(?:not|n't|yet to)(?: yet)? (?:\w+ ){0,2}?(?:reach\w*|achiev\w*|attain\w*|at|be|been) (?:\w+ ){0,2}?proficien\w+/iu;
const BASICS =
  /\b(?:yet to|not yet|has not|have not|n't|cannot|unable to|fails? to|failed to) (?:\w+ ){0,2}?(?:grasp\w*|master\w*|understand|understood|learn\w*|secured?|acquired?) (?:even )?(?:the |any of the )?(?:very )?(?:basics?|fundamentals|essentials|foundations|rudiments|simplest)\b/iu;
/** Who is at the very beginning: "only just starting to get to grips with the basics". */
const AT_THE_BEGINNING =
  /\b(?:only|just|only just|barely) (?:now )?(?:starting|beginning|begun|started) to (?:get to grips|come to grips|grasp|understand|follow|find (?:his|her|their) feet|make sense)\b/iu;
/** Known as ways of speaking, whatever they are said of. */
const SAYINGS: readonly (readonly [RegExp, TickReading])[] = [
  [/\b(?:high|very high|exceptionally high) (?:level|standard)\b/iu, means([0], [0, 1])],
  [
    /\b(?:highly|most|very) accomplished\b|\bof the (?:very )?highest (?:standard|quality|order|calibre)\b/iu,
    means([0], [0, 1]),
  ],
  [
    /\b(?:modest|slow|shaky|faltering) start\b|\b(?:still|rather|quite|very|only) (?:\w+ )?(?:basic|rudimentary)\b/iu,
    means([2], [2, 3]),
  ],
  [
    /\b(?:is|are) (?:really |simply |absolutely )?flying(?= (?:in|through|this)\b|[.,;]|$)/iu,
    means([0], [0, 1]),
  ],
  [
    /\b(?:understanding|knowledge|grasp|work|skills) (?:is|are) (?:\w+ )?coming (?:along|on|together)\b/iu,
    means([2], [1, 2]),
  ],
  [/\b(?:is|are) failing(?= (?:in|the|this)\b|[.,;]|$)/iu, means([3])],
  [/\bexcels? (?:at|in) (?:every|all|each|most)\b/iu, means([0], [0, 1])],
  // "Finds Biology very hard and is well behind".
  [
    /\bfinds? (?:it|this|the (?:subject|course|work)|maths|mathematics|biology|chemistry|physics|science|english|history|geography|french|spanish|german|latin|music|art|drama|computing) (?:very|extremely|too|really|so) (?:hard|difficult)\b|\b(?:is|are|has fallen|have fallen) (?:well|far|a long way) behind(?=[.,;]|$| (?:in|with)\b)/iu,
    means([3], [2, 3]),
  ],
  [/\b(?:finding|find|finds) (?:his|her|their) feet\b/iu, means([2], [2, 3])],
  [
    /\b(?:considerable|significant|serious|large|wide|major|many|big|real) (?:gaps?|holes?|weaknesses) in (?:what|his|her|their|the)\b/iu,
    means([3], [2, 3]),
  ],
  [
    /\b(?:complete|total|full|thorough|perfect|absolute) (?:command|mastery|grasp|understanding) of\b/iu,
    means([0], [0, 1]),
  ],
  [
    /\b(?:hardest|most (?:difficult|demanding|challenging|complex)|(?:very )?(?:difficult|demanding|complex|challenging)) (?:\w+ )?(?:with (?:\w+ )?ease|easily|effortlessly|without (?:\w+ )?(?:difficulty|effort|trouble|help))\b/iu,
    means([0], [0, 1]),
  ],
];
/** What an attainment is said of. */
const ATTAINMENT =
  /\b(?:levels?|standards?|expect\w*|attain\w*|achiev(?:es|ing|ement)|working|works?|performing|performs|progress|understanding|knowledge|grasp|proficien\w*|secure\w*|track|command|course (?:asks|expects|requires)|stage|learner|\p{L}+(?:ician|ist|ian|ographer|wright)|is (?:an |a )?(?:advanced|developing|proficient)|are (?:advanced|developing|proficient)|skills?|course|there)\b/iu;
/** Trouble with nearly all of it. */
const LOST =
  /\bstruggl\w+ (?:with|in|on|to (?:grasp|follow|understand|keep up (?:with|in|on)|cope with)) (?:almost |nearly |virtually )?(?:every|all|each|most|the (?:whole|basics))\b|\bfinds? (?:almost |nearly |virtually )?(?:every|all|each|most) (?:\w+ ){1,3}?(?:too |very |rather |so )?(?:hard|difficult|a struggle|demanding)\b/iu;
/** "Advanced vocabulary", "advanced techniques": a thing that is advanced is no level. */
const THING =
  /\badvanced (?!(?:level|standard|stage|learner|pupil|student|understanding|knowledge|attainment|work|for|in|and|at|throughout|this|than|now|indeed|across|of|beyond|on)\b|\p{L}+(?:ician|ist|ian|er)\b)\p{L}/iu;

/** "A secure understanding of ratio" grades one topic, and not the level. */
const OF_ONE_TOPIC =
  /\b(?:understanding|grasp|knowledge|command|hold|mastery) of (?!(?:the|this|that|these|our|his|her|their|what|all|most|many|every\p{L}*|it|each|key|basic|core|new|mathematical|maths|scientific|material|work|concepts|ideas|content|skills|topics)\b)\p{Ll}+\b(?! (?:expected|required|at))/iu;

/** "Secure with place value". */
const AT_ONE_TOPIC =
  /\b(?:secure|confident|competent|solid|strong)(?:ly)? (?:with|on|in|about|at) (?!(?:the|this|that|these|our|his|her|their|what|all|most|many|every\p{L}*|it|each|key|basic|core|new)\b)\p{Ll}+\b/iu;

/** What a clause says of the level of attainment. */
export const readLevel: ReadsClause = (clause) => {
  if (!/\b(?:not|n't|never)\b/iu.test(clause) && LOST.test(clause)) return means([3], [2, 3]);
  if (NOT_PROFICIENT.test(clause)) return means([2], [2, 3]);
  const basics = BASICS.exec(clause) ?? AT_THE_BEGINNING.exec(clause);
  if (basics) return means([3], [2, 3]);
  const saying = /\b(?:not|n't|never|no)\b/iu.test(clause) ? null : firstOf(SAYINGS, clause);
  if (saying) return saying;
  // "Works best when she knows what is expected" grades nothing.
  const bare = clause.replace(
    /\bin advance\b|\b(?:know|understand|sure (?:of )?|clear (?:about )?|told|see)\p{L}*,? (?:exactly |just |precisely )?what is (?:expected|wanted|required|asked)\b/giu,
    "",
  );
  if (!ATTAINMENT.test(bare) || /^(?:this|that|it)\b/iu.test(bare)) return null;
  if (/\b(?:behaviour|behav\w+|conduct|homework|punctual\w*|late(?:ness)?|on time)\b/iu.test(bare))
    return null;
  if (THING.test(bare) || OF_ONE_TOPIC.test(bare) || AT_ONE_TOPIC.test(bare)) return null;
  return firstOf(WAYS, bare);
};
