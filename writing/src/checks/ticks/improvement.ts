import { means, type ReadsClause } from "./reading.ts";

/** Words that name an area by themselves, in the order of the options. */
const SURELY: readonly RegExp[] = [
  /\b(?:(?:in)?accura\w+|careless\w*|mistakes?|errors?|slips?|proof-?read\w*)\b/iu,
  /\b(?:method\w*|workings?(?= out\b|[.,;]|$| (?:is|are|should|must|needs?|would|to|and)\b)|(?:each|every|all|his|her|their|the) (?:\w+ )?steps?|systematic\w*|show\w* (?:\w+ )?working)\b/iu,
  /\b(?:presentation|neat(?:ly|er|ness)?|tid(?:y|ier|ily|iness)|untid\w+|layout|lay(?:ing)? (?:\w+ ){0,3}out|laid out|handwriting|legib\w+|messy|scruff\w+)\b/iu,
];
/** What may be said of an area by a sentence that is known to speak of it. */
const PERHAPS: readonly RegExp[] = [
  /\b(?:precis\w+|imprecis\w+|correct(?:ly|ness|ing)?|check(?:s|ed|ing)?|exact(?:ly|ness)?|get(?:ting)? (?:\w+ )*right)\b/iu,
  /\b(?:working(?:s)?(?: out)?|steps?|approach(?:es)?|procedures?|process(?:es)?|technique|strateg\w+|reasoning|how (?:an answer|answers|each|the answer|he|she|they) (?:\w+ )?(?:is|are|was|were|reach\w*|arriv\w*|work\w*|got|gets?)|set(?:s|ting)? about|go(?:es|ing)? about|tackl\w+|show\w* (?:\w+ )?work\w*)\b/iu,
  /\b(?:present(?:ed|ing|s)?|set(?:ting)? (?:\w+ ){0,3}?out|underlin\w+|rul(?:ed|er|ing)|headings?|on the page|appearance|looks?)\b/iu,
];

function named(clause: string, patterns: readonly RegExp[]): number[] {
  return patterns.flatMap((pattern, at) => (pattern.test(clause) ? [at] : []));
}

/** What a clause says should get better in homework. Several things may, so that none excludes another. */
export const readImprovement: ReadsClause = (clause) => {
  const says = [...new Set([...named(clause, SURELY), ...named(clause, PERHAPS)])];
  return says.length === 0 ? null : means(says, [0, 1, 2]);
};

/** The areas that a clause names whatever it was written from. */
export function areasNamed(clause: string): number[] {
  return named(clause, SURELY);
}

/** "Accuracy needs no further attention": named as what does not have to get better. */
export function isSettled(text: string): boolean {
  return /\bneeds? no (?:further |more )?(?:attention|work|improvement)\b|\b(?:nothing|little) (?:left )?to (?:improve|fault)\b|\bcould not be (?:better|improved|bettered)\b/iu.test(
    text,
  );
}
