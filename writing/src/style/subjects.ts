/** School subjects as reports name them. */
export const SUBJECT =
  /\b(?:English (?:Language|Literature)|Computer Science|Computing|Religious (?:Education|Studies)|Physical Education|Design (?:and|&) Technology|Food Technology|Business Studies|Media Studies|Maths|maths|Mathematics|mathematics|Further Maths|English|Science|science|Biology|Chemistry|Physics|History|Geography|French|German|Spanish|Italian|Latin|Mandarin|Music|Drama|Art|Dance|Psychology|Sociology|Economics|Philosophy|Citizenship|PSHE|ICT|PE|RE|RS|MFL|DT)\b/gu;

const WORDS: ReadonlySet<string> = new Set(
  "english language literature computer science computing religious education studies physical design technology food textiles business media maths mathematics further biology chemistry physics history geography french german spanish italian latin mandarin music drama dance psychology sociology economics philosophy citizenship politics law photography engineering graphics classics".split(
    " ",
  ),
);

/** Whether a folded word belongs to the name of a subject. */
export function isSubjectWord(word: string): boolean {
  return WORDS.has(word);
}
