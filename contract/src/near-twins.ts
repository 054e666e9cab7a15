/** Words that tell nothing of what is said: who it is about, and the forms that agree with them. */
const PERSON = new Set(
  "he she they him her them his hers their theirs himself herself themselves you your yours yourself".split(
    " ",
  ),
);
const SAME_VERB: Record<string, string> = {
  are: "be",
  is: "be",
  was: "be",
  were: "be",
  has: "have",
  does: "do",
};
/** Stands for the student, a name, or the subject. */
const MASK = "·";
const NUMBER = "#";
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** So much of a sentence in runs of three words that another has too makes the two near twins. */
export const NEAR = 0.8;
const RUN = 3;
/** Words as a reader tells two sentences apart; fewer are alike by chance. */
const LEAST_WORDS = 5;

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** More than a language has words. */
const FACTOR = 131_071;
/** Words as numbers: runs of them are compared very often. */
const numbers = new Map<string, number>();

function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  const next = numbers.size + 1;
  // More words than a language has: those beyond are one.
  if (next >= FACTOR) return 0;
  numbers.set(word, next);
  return next;
}

const MASKED = numberOf(MASK);
const NUMBERED = numberOf(NUMBER);

/** A word small as masks have it, as it is compared, and with its number there; 0 where it has not been compared yet. */
type Compared = { small: string; as: string; number: number; capital: boolean };
/** The words of a language come again and again. */
const compared = new Map<string, Compared>();
const MOST_KEPT = 20_000;

function compare(word: string): Compared {
  const known = compared.get(word);
  if (known) return known;
  const small = word.toLowerCase().replace(/’/gu, "'").replace(/'s?$/u, "");
  const stem = small.replace(/(?<=\p{L}{2})(?:ies|y)$/u, "i").replace(/(?<=\p{L}{2})e?s?$/u, "");
  const as = PERSON.has(small) ? MASK : /\d/u.test(small) ? NUMBER : (SAME_VERB[small] ?? stem);
  const fresh = { small, as, number: 0, capital: word !== "I" && /^\p{Lu}/u.test(word) };
  if (compared.size >= MOST_KEPT) compared.clear();
  compared.set(word, fresh);
  return fresh;
}

function masked(word: Compared, masks: ReadonlySet<string>, first: boolean): number {
  const { small, as, capital } = word;
  if (as === NUMBER) return NUMBERED;
  if (as === MASK || (capital && !first) || masks.has(small)) return MASKED;
  word.number ||= numberOf(as);
  return word.number;
}

/**
 * The words by which two sentences are compared, as numbers: names, pronouns, numbers and the words of the subject are
 * masked, and several masked words in a row are one.
 */
function maskedWords(sentence: string, masks: ReadonlySet<string>): number[] {
  const words: number[] = [];
  let before = 0;
  wordsIn(sentence).forEach((word, at) => {
    const now = masked(compare(word), masks, at === 0);
    if (now !== MASKED || before !== MASKED) words.push(now);
    before = now;
  });
  return words;
}

/** What is masked in the sentences of one report beside pronouns: the student's name and the subject's. */
export function masksOf(name: string, subject = ""): ReadonlySet<string> {
  return new Set(wordsIn(`${name} ${subject}`.toLowerCase()));
}

/** Sentences that another may be a near twin of. */
export type NearTwins = {
  add(sentence: string, masks: ReadonlySet<string>): void;
  /** Whether a sentence is nearly one of those added: one word changed in a dozen leaves it so. */
  hasTwinOf(sentence: string, masks: ReadonlySet<string>): boolean;
  /** The same, or one of those added would be nearly this sentence, which may say more beside: for a choice of wording. */
  wouldMakeTwins(sentence: string, masks: ReadonlySet<string>): boolean;
};

/** A wording, and whether it would make twins with as many sentences as were seen. */
type Tried = { words: readonly number[]; twin: boolean; seen: number };
const MOST_TRIED = 4000;

/** Three words in a row as one number, exact for as many words as a language has. */
function runOf(first: number, second: number, third: number): number {
  return (first * FACTOR + second) * FACTOR + third;
}

/**
 * Collects sentences and finds near twins of them: four fifths of the words of the one stand in runs of three that the
 * other has as well. A first word in capitals may be a name that is not known here, and is taken both ways.
 */
export function createNearTwins(): NearTwins {
  const byRun = new Map<number, number[]>();
  const lengths: number[] = [];
  /** Of each sentence added: how many words are covered in this search, up to where, and which search that was. */
  const covered: number[] = [];
  const ends: number[] = [];
  const searches: number[] = [];
  let search = 0;
  /** Wordings that were tried, with these masks: a choice tries the same ones again and again. */
  const tried = new Map<string, Tried>();
  let triedWith: ReadonlySet<string> | null = null;

  /**
   * Whether enough of a sentence, or where `either` of one of those added, stands in runs that both have; only sentences
   * from number `since` on are looked at.
   */
  function isNear(words: readonly number[], either: boolean, since = 0): boolean {
    if (words.length < LEAST_WORDS) return false;
    search++;
    for (let at = 0; at + RUN <= words.length; at++) {
      const others = byRun.get(runOf(words[at] ?? 0, words[at + 1] ?? 0, words[at + 2] ?? 0)) ?? [];
      // The last ones added stand last.
      for (let nth = others.length - 1; nth >= 0; nth--) {
        const other = others[nth] ?? 0;
        if (other < since) break;
        const seen = searches[other] === search;
        const end = seen ? (ends[other] ?? 0) : 0;
        const count = (seen ? (covered[other] ?? 0) : 0) + at + RUN - Math.max(at, end);
        const length = either ? Math.min(words.length, lengths[other] ?? 0) : words.length;
        if (count >= length * NEAR - 1e-9) return true;
        covered[other] = count;
        ends[other] = at + RUN;
        searches[other] = search;
      }
    }
    return false;
  }

  return {
    add(sentence, masks) {
      const words = maskedWords(sentence, masks);
      if (words.length < LEAST_WORDS) return;
      const runs = new Set<number>();
      for (let at = 0; at + RUN <= words.length; at++)
        runs.add(runOf(words[at] ?? 0, words[at + 1] ?? 0, words[at + 2] ?? 0));
      runs.add(runOf(MASKED, words[1] ?? 0, words[2] ?? 0));
      for (const run of runs) {
        const list = byRun.get(run);
        if (list) list.push(lengths.length);
        else byRun.set(run, [lengths.length]);
      }
      lengths.push(words.length);
    },
    hasTwinOf: (sentence, masks) => isNear(maskedWords(sentence, masks), false),
    wouldMakeTwins(sentence, masks) {
      if (masks !== triedWith || tried.size >= MOST_TRIED) tried.clear();
      triedWith = masks;
      const before = tried.get(sentence);
      const words = before?.words ?? maskedWords(sentence, masks);
      // What was a twin stays one, and what was none may be one of those added since.
      const twin = before?.twin === true || isNear(words, true, before?.seen);
      tried.set(sentence, { words, twin, seen: lengths.length });
      return twin;
    },
  };
}
