import { means, type ReadsClause } from "./reading.ts";

const NAMED: readonly RegExp[] = [
  /\b(?:(?:in)?accura\w+|precis\w+|imprecis\w+|careless\w*|mistakes?|errors?|slips?|correct(?:ly|ness|ing)?|check(?:s|ed|ing)?|proof-?read\w*|exact(?:ly|ness)?|get(?:ting)? (?:\w+ )?right)\b/iu,
  /\b(?:method\w*|working(?:s)?(?: out)?|steps?|approach(?:es)?|procedures?|process(?:es)?|technique|strateg\w+|reasoning|how (?:an answer|answers|each|the answer|he|she|they) (?:\w+ )?(?:is|are|was|were|reach\w*|arriv\w*|work\w*|got|gets?)|set(?:s|ting)? about|go(?:es|ing)? about|tackl\w+|systematic\w*|show\w* (?:\w+ )?work\w*)\b/iu,
  /\b(?:present(?:ation|ed|ing|s)?|neat(?:ly|er|ness)?|tid(?:y|ier|ily|iness)|untid\w+|lay(?:ing)? (?:\w+ ){0,3}out|layout|laid out|set(?:ting)? (?:\w+ ){0,3}?out|handwriting|legib\w+|messy|scruff\w+|underlin\w+|rul(?:ed|er|ing)|headings?|on the page|appearance|looks?|legible)\b/iu,
];

/** What a clause says should get better in homework. Several things may, so that none excludes another. */
export const readImprovement: ReadsClause = (clause) => {
  const says = NAMED.flatMap((pattern, at) => (pattern.test(clause) ? [at] : []));
  return says.length === 0 ? null : means(says, [0, 1, 2]);
};
