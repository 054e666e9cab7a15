const SAME: ReadonlySet<string> = new Set(
  `can could will would shall should may might must ought did had made took gave wrote went came got led ran sat won spoke
  began kept felt found left met put set became brought built bought caught chose drew fell forgot grew heard held knew learnt
  lost meant paid read rose said saw sent showed slept spent stood stuck swam taught thought threw told understood woke wore
  sang rang drank sank swore tore bore beat bent bit bled blew bred broke burst cast clung crept cut dealt dreamt drove dug ate
  fed fled flew fought froze ground hid hit hung hurt kept knelt laid lay leant leapt lent lit rode sewed shed shone shook shot
  shut slid sold sought spelt spilt split spoilt spread sprang stole strode struck strove sung swept swung trod understood upset
  withdrew wound overcame undertook misread reread redid underwent
  been gone done seen taken given written spoken begun ever almost nearly too quite once soon first
  not never always often also now still then just really usually sometimes rarely seldom already even only both who whose when
  and or but to in on at of for with as if because`
    .trim()
    .split(/\s+/u),
);
const IRREGULAR: Record<string, string> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  goes: "go",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};
const BACK = Object.fromEntries(Object.entries(IRREGULAR).map(([one, many]) => [many, one]));
const NO_VERB = /(?:ly|ing|ness|ment|tion|ity)$/u;

function pluralOf(verb: string): string {
  if (verb.endsWith("ies") && verb.length > 4) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o|focus)es$/u.test(verb)) return verb.slice(0, -2);
  return verb.slice(0, -1);
}

function singularOf(verb: string): string {
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:ss|sh|ch|x|zz|o|focus)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

/**
 * Both forms of a verb that stands after "they" or "she": `["works", "work"]`. Null for a word that is
 * the same in both, as "could" and "worked" are, or that is no verb.
 */
export function verbForms(word: string): [singular: string, plural: string] | null {
  const irregular = IRREGULAR[word];
  if (irregular) return [word, irregular];
  const back = BACK[word];
  if (back) return [back, word];
  if (
    SAME.has(word) ||
    (word.endsWith("ed") && !/(?:need|feed|speed|succeed|proceed|exceed)$/u.test(word))
  )
    return null;
  if (!/^[a-z]{2,}$/u.test(word) || NO_VERB.test(word)) return null;
  if (/[^s]s$/u.test(word) && !/(?:us|is)$/u.test(word)) return [word, pluralOf(word)];
  return [singularOf(word), word];
}
