import type { Problem } from "./problem.ts";

const ADJECTIVE = String.raw`(?:lazy|idle|bone[- ]idle|stupid|thick|dim|dumb|useless|hopeless|pathetic|clueless|gormless|feckless|obnoxious|annoying|irritating|tiresome|arrogant|conceited|spoilt|spoiled|nasty|vile|horrible|horrid|dreadful|awful|ignorant|foolish|idiotic|moronic|daft|childish|babyish|infantile|vain|sly|devious|deceitful|dishonest|untrustworthy|sulky|whiny|big-?headed|insufferable|unbearable|unteachable|ineducable|attention[- ]seeking|manipulative|weird|ugly|fat|smelly|simple-minded|backward|retarded|crazy|insolent|worthless|contemptible|lamentable|laughable|ridiculous|slovenly|work-?shy|loutish|yobbish|thuggish|disgraceful|shameful|two-faced|spiteful|malicious|selfish|silly|immature|troubled|damaged|needy)`;
const NOUN = String.raw`(?:nuisance|pest|menace|pain|waste of (?:\p{L}+ )?(?:space|time|effort|breath|seat|place|chair)|disgrace|embarrassment|clown|joker|buffoon|fool|idiot|imbecile|moron|dunce|dullard|brat|liar|cheat|bully|trouble-?maker|disaster|failure|loser|lost cause|no-?hoper|know-(?:it-)?all|show-?off|slacker|lazybones|slowcoach|scatterbrain|airhead|crybaby|drama queen|motormouth|layabout|skiver|shirker|thug|hooligan|yob|lout|monster|burden|liability|joke|laughing stock|handful|bad (?:apple|egg|influence|lot)|passenger|drain on|attention[- ]seeker|time[- ]waster|good-for-nothing)`;
const IS = String.raw`(?:is|are|was|were|be|been|being|becomes?|became|seems?|seemed|appears?|looks?|remains?|acts?|behaves?|has been|have been|makes? (?:him|her|them)|(?:him|her|them)self|them ?selves)`;
const SOFTENER = String.raw`(?:(?:just|so|very|too|rather|quite|simply|plain|really|often|frankly|sometimes|always|downright|utterly|completely|both|a bit|a little|something of|such|frequently|far too|\p{L}+ly|\p{L}+,?) )`;
const PERSON = String.raw`(?:pupil|student|learner|boy|girl|child|person|individual|young person|attitude|approach|character|manner|antics|streak|behaviour|so-and-so|sort|thing|kid|lad|lass|youth)`;

const INSULTS: readonly RegExp[] = [
  // What somebody is not made for, and labels that schools have for whole groups.
  new RegExp(
    String.raw`\b(?:is|are) (?:\p{L}+ly |just |no |quite )*(?:not |never going to be )(?:\p{L}+ly |yet )*(?:a|an|much of an?) (?:natural |born |good |strong |real )?(?:\p{L}+(?:icians?|ographers?|orians?|linguists?)|scientists?|linguists?|artists?|readers?|writers?|academics?|sports(?:man|woman|person)|athletes?|thinkers?|scholars?|musicians?|(?:\p{L}+ )?person)\b|\b(?:is|are) no (?:natural |born |great )?(?:\p{L}+ician|historian|geographer|linguist|scientist|artist|scholar|genius|academic|Einstein|athlete)\b`,
    "iu",
  ),
  /\b(?:low|lower|poor|limited)[- ](?:ability|attaining|achieving|attainer|achiever)\b|\b(?:slow|weak|poor|bottom-set|bottom set|remedial|sen|special needs|less able|least able|non-academic|unacademic|unintelligent) (?:learners?|pupils?|students?|child|boy|girl)\b|\b(?:is|are) (?:\p{L}+ly )?(?:unacademic|unintelligent|not academic|not (?:naturally )?(?:able|talented|gifted))\b/iu,
  new RegExp(
    String.raw`\b${IS},? (?!not\b|never\b|no\b|neither\b|far from\b)${SOFTENER}{0,3}?(?:a |an |the )?(?:\p{L}+ (?:and|or|but) )?${ADJECTIVE}(?=[.,;!]|$| (?:and|or|but|in|at|as|when|to|for|about|with|towards|${PERSON}|\p{L}+ly)\b)`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:he|she|they|who|such|of|as|like) (?:\p{L}+ ){0,3}?(?:a|an|the|being|something of a|a bit of a|our|such a) (?:\p{L}+ ){0,2}?${NOUN}\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b${IS} (?!not\b|never\b|no\b)(?:\p{L}+,? ){0,4}?(?:a|an|the|our|class|such a) (?:\p{L}+ ){0,2}?${NOUN}\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:a|an|such a|his|her|their|this|of|sheer) (?:\p{L}+ )?${ADJECTIVE} (?:\p{L}+ )?${PERSON}\b`,
    "iu",
  ),
  // What is said of tissue and of texts is said of nobody: "he is dense", "can be a little dense".
  new RegExp(
    String.raw`\b(?:he|she|they) (?:is|are|can be|seems?|appears?) ${SOFTENER}{0,3}dense\b|\b\p{Lu}\p{L}+ (?:(?:can|could) (?:\p{L}+ )?be ${SOFTENER}{0,3}|(?:is|seems) ${SOFTENER}{0,3})dense(?= (?:when|at times|in (?:lessons|class)|about)\b)`,
    "u",
  ),
  /\bslow on the uptake\b/iu,
  /\b(?:his|her|their|sheer|pure|utter) (?:\p{L}+ )?(?:laziness|idleness|stupidity|arrogance|ignorance|foolishness|childishness|dishonesty|selfishness|spitefulness|nastiness)\b/iu,
  /\b(?:as if|as though|like|worthy of) (?:\p{L}+ ){0,6}?(?:toddler|infant|baby|monkey|animal|(?:three|four|five|six)-year-old|half-wit)\b|\btak(?:e|ing|en) down a peg\b|\bnot the (?:sharpest|brightest)\b/iu,
  /\blike an? (?:\p{L}+ )?(?:zombie|robot|sheep|sloth|puppy|parrot|headless chicken)\b|\b(?:well behaved|sensible|polite|good|on time|punctual|works?|worked|behaves?|behaved)\b[^.;]{0,20}\bfor once\b|\bmakes (?:for )?a (?:pleasant|nice|welcome|refreshing) change\b/iu,
  /\b(?:full of (?:him|her|them)sel(?:f|ves)(?=[.,;]|$)|too big for (?:his|her|their) (?:own )?boots|two-faced|loves the sound of (?:his|her|their) own voice|(?<=\b(?:he|she|they) )(?:is|are|can be) (?:very |such |really )?hard work(?=[.,;]|$)|attention span of an? \p{L}+|a law unto (?:him|her|them)sel(?:f|ves))/iu,
  /\b(?:attitude|behaviour|work|effort) (?:\p{L}+ )?(?:stinks?|sucks?)\b/iu,
  /\b(?:not|n't|hardly|scarcely|far from|none too) (?:(?:very|particularly|especially|the most|terribly|that|exactly|the) )*(?:bright(?:est)?|clever|intelligent|smart|gifted|sharp(?:est)?|brainy|capable of (?:much|anything|thinking))\b/iu,
  /\b(?:lacks?|has no|have no|without|short on|little) (?:any |the |real |much |basic )*(?:intelligence|brains?|brainpower|ability|aptitude|talent|common sense|intellect|hope of)\b/iu,
  /\b(?:will|is|are) never (?:going to )?(?:amount|succeed|pass|be any good|make|manage|get anywhere|understand|learn)\b|\bno hope\b|\bnot cut out for\b|\bbeyond (?:help|hope)\b|\b(?:cannot|can't|could not|couldn't) (?:even )?be (?:bothered|trusted)\b|\b(?:could not|couldn't) care less\b|\b(?:do(?:es)?|did)(?: not|n't) (?:\p{L}+ )?bother\b(?! (?:him|her|them|other))|\bwast(?:es|ing|ed) (?:everyone|everybody|my|our|the class)\b|\bmakes? (?:a fool|fools)\b|\bgive(?:n|s)? up on (?:him|her|them)\b/iu,
];

/** Words that demean a person; what somebody did may be told, kindly and plainly. */
export function checkInsult(sentences: readonly string[], given: string): Problem[] {
  return sentences.flatMap((text, sentence): Problem[] => {
    const found = INSULTS.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    if (found === undefined) return [];
    // The teacher's own word is the teacher's.
    const last = found.match(/\p{L}{4,}/gu)?.at(-1) ?? found;
    if (given.toLowerCase().includes(last.toLowerCase())) return [];
    return [
      { check: "insult", sentence, message: "It demeans the pupil; speak of the work, kindly." },
    ];
  });
}
