import { hasBareThing } from "./bare-things.ts";
import { isSpliced } from "./clauses.ts";
import { areSideBySide, isSkillAndMore, missingAnd } from "./lists.ts";
import type { Form, Node } from "./grammar.ts";
import { leavesOf } from "./parts.ts";
import { isOfStudent } from "./things.ts";
import { BASES, PASTS } from "./verbs.ts";
import { NOUN_OR_BASE } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { isOfFamily, isOfTeacher } from "./about-whom.ts";
import { meetsItself, ownsNothing, pointsOutside } from "./pointing.ts";

/** Rules whose comma joins what has nothing to join it: "above average in games, below in gym". */
const LOOSE = /^(?:PP|ADVP|adv|VG|SIMPLE|NP)$/u;

/** "His clock, his joints were perfect": two things side by side that are no list. */
function hasLooseSubject(node: Node): boolean {
  const [subject] = node.parts;
  const told = node.symbol === "SIMPLE" ? JSON.stringify(subject) : "";
  return (told.includes('"comma"') && !told.includes('"cc"')) || node.parts.some(hasLooseSubject);
}

/** "Lost focus but picking up": what comes after "but" lacks its "is". */
const HALF_SAID =
  /^(?!.*\b(?:is|are|was|were|be|been|keeps?|kept|enjoys?|started|by|of|at|with)\b).*\bbut (?:now |still |always |often |usually |constantly )?\p{L}+ing\b/u;

/** What names the one of several that is meant most. */
const PICKS_OUT =
  /^(?:especially|particularly|even|mainly|mostly|notably|including|chiefly|always|usually|often|generally|normally|nearly always)$/u;

/** Whether one word that the grammar took for a thing is sooner what something is like. */
function isAdjective(node: Node | undefined, words: readonly Word[]): boolean {
  const word = node && node.to - node.from === 1 ? words[node.from] : undefined;
  return (
    (word?.senses.get("adj") ?? 9) < (word?.senses.get("noun") ?? 9) &&
    (word?.senses.get("noun") ?? 9) < 9
  );
}

/** What is said of the whole when all is said. */
const AFTERTHOUGHT =
  /^(?:eventually|mostly|usually|sometimes|occasionally|generally|reluctantly|apparently|finally|largely|mainly)$/u;

/** Whether what is denied from a word on is where or with whom: "not yet with the class". */
function isPlaced(words: readonly Word[], from: number): boolean {
  return words.slice(from + 1, from + 3).some(({ senses }) => senses.has("prep"));
}

/** Whether a comma stands where a sentence of ours would have "and" or "but". */
function hasLooseComma(node: Node, words: readonly Word[]): boolean {
  const [mark, rest] = node.parts;
  const [led] = rest ? words.slice(rest.from, rest.to) : [];
  const loose =
    (/^(?:TAIL|COMP|POST)$/u.test(node.symbol) &&
      mark?.symbol === "comma" &&
      LOOSE.test(rest?.symbol ?? "") &&
      // "Late six times, mostly in period 1".
      !(
        rest?.symbol === "PP" &&
        (PICKS_OUT.test(led?.lower ?? "") || /^(?:both|all)$/u.test(led?.lower ?? ""))
      ) &&
      // "Shares ideas with a partner, not yet with the class", "high standards, sometimes too high".
      !(led?.lower === "not" && isPlaced(words, rest?.from ?? 0)) &&
      !node.parts.some(({ symbol }) => symbol === "too") &&
      // "Contributes thoughtfully, especially in debates".
      !(PICKS_OUT.test(led?.lower ?? "") && words[(rest?.from ?? 0) + 1]?.senses.has("prep")) &&
      // "Sits where he is told, eventually".
      !(
        node.to === words.length &&
        node.to - node.from === 2 &&
        AFTERTHOUGHT.test(led?.lower ?? "")
      ) &&
      // "Achieved 62 %, up from 48 %" is a list of two that goes together.
      !(led?.lower === "up" && words[(rest?.from ?? 0) + 1]?.lower === "from")) ||
    (node.symbol === "CORE" &&
      node.parts[0]?.symbol === "PRE" &&
      node.parts[0].parts[1]?.symbol === "comma" &&
      words[node.from - 1]?.senses.has("prep") === true) ||
    (node.symbol === "ACOMP" &&
      mark?.symbol === "comma" &&
      !PICKS_OUT.test(led?.lower ?? "") &&
      // "Never late, not even when it snowed"
      !(led?.lower === "not" && words[(rest?.from ?? 0) + 1]?.lower === "even") &&
      // "Punctual, though he forgets his calculator"
      !/^(?:though|although)$/u.test(led?.lower ?? "")) ||
    // "Good on her own, different story with others".
    (node.symbol === "PRE" && words[node.from]?.lower === "own" && rest !== undefined) ||
    // "His answers are short, and check spelling": short is how they are, and no thing.
    (node.symbol === "NP" && rest?.symbol === "comma" && isAdjective(node.parts[0], words));
  return loose || node.parts.some((part) => hasLooseComma(part, words));
}

/** "English is his second language but coped well": what comes after "but" has lost its subject. */
function losesSubject(tree: Node, words: readonly Word[]): boolean {
  if (tree.symbol === "SIMPLE") {
    const [subject, verb] = tree.parts;
    const opens = subject && words[subject.from];
    const personal =
      opens !== undefined &&
      (opens.senses.has("me") || /^(?:he|she|they|i|we|who)$/u.test(opens.lower));
    const [, mark, rest] = verb?.symbol === "VF" ? verb.parts.map((part) => part) : [];
    const joined = mark?.symbol === "comma" ? verb?.parts.at(-1) : rest;
    const but = verb?.parts.some(
      ({ symbol, from }) => symbol === "cc" && words[from]?.lower === "but",
    );
    if (
      !personal &&
      but &&
      joined?.symbol === "VF" &&
      !/^(?:is|are|was|were|has|have|had|lacks?|can|could|needs?)$/u.test(
        words[joined.from]?.lower ?? "",
      )
    )
      return true;
  }
  return tree.parts.some((part) => losesSubject(part, words));
}

/** "Comment code and test with …": what comes after "and" may be a thing or something to do. */
function hasUnclearAnd(words: readonly Word[], form: Form): boolean {
  return (
    (form === "VB" || form === "VF" || BASES.has(words[0]?.lower ?? "")) &&
    words.some(
      ({ lower }, at) =>
        /^(?:and|or)$/u.test(lower) &&
        NOUN_OR_BASE.has(words[at + 1]?.lower ?? "") &&
        /^(?:with|for|before|after)$/u.test(words[at + 2]?.lower ?? ""),
    )
  );
}

/** Whether the first thing of a sentence is one that gets its owner: "handwriting is small". */
function isOwned(tree: Node, words: readonly Word[]): boolean {
  let node: Node | undefined = tree;
  while (node && node.symbol !== "CORE")
    node = node.parts.find(({ from }) => from === 0 && node?.parts[0]?.from === 0);
  return node !== undefined && isOfStudent(words[node.to - 1]?.lower ?? "");
}

/** "Helped run the club": a verb where the grammar would see a thing. */
function helpsVerb(words: readonly Word[]): boolean {
  return words.some(
    ({ lower }, at) =>
      /^help(?:s|ed|ing)?$/u.test(lower) &&
      BASES.has(words[at + 1]?.lower ?? "") &&
      !words[at + 1]?.senses.has("pl"),
  );
}

/** Marks and words that no sentence of a report is made with. */
const MARKS = /[()+*=<>~#]| [-–—] |\b(?:re|cf|viz|ibid|nb)\b/u;

const OWN_OF_NOBODY = /(?<!\b(?:his|her|their|my|our|your|its|\p{L}+'s|\p{L}+s') )\bown \p{L}/u;

/** Short signs of a timetable or of entry to a university, which no sentence holds as they stand. */
const SIGNS = /\b(?:WTS|EXS|GDS|WTM|PKS|HNM|EMG|ELG|GLD)\b|\bp\d\b|\bneeds? [A-EU]\b|\buni\b/u;

/** A fragment of more words hangs together by guesses. */
const WORDS_MAX = 24;

/** Somebody or something that English names with an article, left without one: "rude to TA", "due to bus". */
const UNNAMED =
  /\b(?:to|at|with|by|from|(?<!\bchange )of) (?:tas?|lsa|hlta|teacher|partner|cover teacher|bus|mate|friend|classmate|boy|girl|pupil|student)\b(?=$|[,.]| (?:and|or|but|in|on|when)\b)/u;

/** Support of two for each other, a place that a verb should stand before. */
const UNCLEAR =
  /^(?:reading|writing|spelling|speaking|listening|maths) \d+(?:$|,)|\b(?:each other|one another)\b|^gets there$|, (?:so|very|really) (?:proud|pleased|impressed|chuffed)$|(?:,| and) (?:would|will) help\b|^(?:on|off) (?!task\b|topic\b)\p{L}+ when\b|\bbut (?:an? |the )?(?!(?:is|are|was|were|has|have)\b)\p{L}+ (?:often|always|never|still|sometimes|usually|not) \p{L}+$|^(?:best|top) thing\b|\bleft to (?:(?:his|her|their|a|the) )?\p{L}+$|^sat at\b|^should be \d|\bif \p{L}+ (?:finished|done|completed)$|^more (?:on|about|of)\b(?! (?:his|her|their) own\b)|^(?:average|normal|decent|medium)$|\band now (?:up|in|on|at)\b|\bgoes beyond$|\bbut (?:minimum|minimal|little|poor) \p{L}+$|\bgets? on$|\b(?:be|is|are) [a-e][*+-]?$|^(?:an? )?(?:very |completely |whole )?different (?:story|matter|animal)\b/u;

/** "The last 3 tests 2, 3 and 1": marks, and no things. */
const NUMBERS_ALONE = /\blast \d+ \p{L}+ \d+(?:, \d+)*,? and \d+/u;

/** "Reading he ignores": what stands before, and no thing that he has; "the work he has done" names its own. */
function hasLooseGap(node: Node): boolean {
  const [core, after] = node.parts;
  const loose =
    node.symbol === "NP1" &&
    core?.symbol === "CORE" &&
    core.from === 0 &&
    /^(?:GAP|ownsubj)$/u.test(after?.parts[0]?.symbol ?? "") &&
    !core.parts.some(({ symbol }) => /^(?:DET|the)$/u.test(symbol));
  return loose || node.parts.some(hasLooseGap);
}

/** "Has never replaced": something is, and it is not said what. */
function lacksObject(words: readonly Word[], kind: ReadonlyMap<number, string>): boolean {
  return words.some(({ lower }, at) => {
    if (kind.get(at) !== "vpp" || !NEEDS_OBJECT.has(PASTS.get(lower) ?? lower)) return false;
    let before = at - 1;
    while (/^(?:adv|not)$/u.test(kind.get(before) ?? "")) before--;
    const next = kind.get(at + 1);
    return (
      kind.get(before) === "have" &&
      (next === undefined || /^(?:prep|to|adv|sub|cc|comma|time|than)$/u.test(next))
    );
  });
}

/** "Forgets kit so late on to the field": who is late is left out. "Tries so hard" is how. */
function hasBareSo(words: readonly Word[]): boolean {
  return words.some(({ lower, quoted }, at) => {
    const [before, next] = [words[at - 1]?.senses, words[at + 1]];
    // "Works late so tired", "only just joined so hard to say": what is so is left out, too.
    const isThing =
      before?.has("noun") === true ||
      before?.has("pl") === true ||
      /^(?:late|early|a lot|often|away|again|slowly|quickly|joined|left|moved)$/u.test(
        words[at - 1]?.lower ?? "",
      );
    return (
      lower === "so" &&
      !quoted &&
      isThing &&
      next?.senses.has("adj") === true &&
      !next.senses.has("det")
    );
  });
}

const NEEDS_OBJECT: ReadonlySet<string> = new Set(
  "replace lose bring take buy damage ignore use produce display exhibit possess build maintain hold include involve".split(
    " ",
  ),
);

/** What is doubted of a piece, before a sentence is made of it. */
export type Doubted = {
  form: Form;
  tree: Node;
  words: readonly Word[];
  /** The articles that will be put in. */
  inserts: ReadonlyMap<number, string>;
  /** Whether a whole sentence is looked at as closely as what is made of a fragment. */
  closely: boolean;
  /** Whether the thing that it begins with will get its owner. */
  owned?: boolean;
};

/** "Moved seats and much better now": the seats and how things are, taken for two things. */
function joinsAmount(node: Node, words: readonly Word[]): boolean {
  const last = node.parts.at(-1);
  const joined =
    node.symbol === "NP" && last?.symbol === "NP" && node.parts.at(-2)?.symbol === "cc";
  return (
    (joined &&
      last.to - last.from === 1 &&
      /^(?:much|more|less|little)$/u.test(words[last.from]?.lower ?? "")) ||
    node.parts.some((part) => joinsAmount(part, words))
  );
}

/** Whether a fragment holds what would make a sentence limp, and is better given back. */
export function isDoubtful({
  form,
  tree,
  words,
  inserts,
  closely,
  owned = false,
}: Doubted): boolean {
  const text = words
    .map(({ before, text: own, after, quoted }) => (quoted ? "… " : before + own + after))
    .join("");
  const kind = leavesOf(tree);
  if (hasLooseGap(tree) || lacksObject(words, kind) || hasBareSo(words)) return true;
  // "Does his when he remembers": his what, is left out.
  if (ownsNothing(words)) return true;
  if (hasLooseSubject(tree) || HALF_SAID.test(text.toLowerCase())) return true;
  if (OWN_OF_NOBODY.test(text.toLowerCase()) || joinsAmount(tree, words)) return true;
  // "Duet with Faith was a highlight": a sentence, too, names its one thing with an article.
  if (form === "S" && hasBareThing(tree, words, inserts, kind, owned || isOwned(tree, words)))
    return true;
  const named = words
    .map(({ lower, after }, at) => `${inserts.get(at) ?? ""}${lower}${after}`)
    .join("");
  if ((form !== "S" || closely) && UNNAMED.test(named) && !/\bby bus\b/iu.test(text)) return true;
  if (form === "S" && isSpliced(text)) return true;
  if (SIGNS.test(text)) return true;
  if (
    NUMBERS_ALONE.test(text) ||
    UNCLEAR.test(text.toLowerCase()) ||
    areSideBySide(words) ||
    isSkillAndMore(words)
  )
    return true;
  const list = form === "S" ? missingAnd(tree) : null;
  const ended =
    list === null ||
    words.slice(list).some(({ lower, quoted }) => !quoted && /^(?:and|or)$/u.test(lower));
  if (form === "S" && (!ended || losesSubject(tree, words))) return true;
  // "9-mark questions are too short": whose answers are meant is left out, as is whose marks are lost.
  if (form === "S" && /^\d/u.test(text) && !/^\d+ (?:minutes|hours|days|weeks)\b/u.test(text))
    return true;
  if (form === "BARE" && /^too\b/iu.test(text)) return true;
  if (
    form === "S" &&
    /^(?:it (?:is|was|has)\b(?! (?:been )?(?:\p{L}+ (?:to|that)|a (?:real )?(?:joy|pleasure|delight|privilege|shame)|(?:so |really |very )?(?:lovely|great|good|nice|wonderful|fantastic) (?:having|teaching|seeing|watching|working))\b)|(?:next|last|first|other) one\b)/iu.test(
      text,
    )
  )
    return true;
  // "When it is done it is good": what is, is not said.
  if (
    form === "S" &&
    /^(?:when|if|once|because|although|though|whenever|as) (?:it|this|that|they are) (?:is|was|are)?\b/u.test(
      text.toLowerCase(),
    ) &&
    !/^(?:if|when|as) it comes\b/u.test(text.toLowerCase())
  )
    return !/^when they are (?!done\b)/u.test(text.toLowerCase());
  if (form === "S" && !closely) return hasLooseComma(tree, words) && words.length < 14;
  if (
    words.length > WORDS_MAX ||
    (form !== "S" && isOfTeacher(words, form)) ||
    isOfFamily(text.toLowerCase())
  )
    return true;
  if (
    MARKS.test(
      text
        .replace(/\b[A-G][*+-](?!\w)|\b(?:[1-9]|1[01])\+|\(AO\d\)/gu, "A")
        .replace(/\((?:\d+ out of \d+|\d+ ?%)\)/gu, ""),
    )
  )
    return true;
  // "Less chatting more sanding": two things side by side with nothing between them.
  if (
    /\b(?:more|less|fewer)\b(?:(?!\b(?:and|or|but|than)\b|,).)*\b(?:more|less|fewer)\b/u.test(
      text.toLowerCase(),
    )
  )
    return true;
  if (missingAnd(tree) !== null || helpsVerb(words)) return true;
  // "Evil and a suffering test": an article after "and" cuts a name in two.
  const cut = [...inserts].some(
    ([at, article]) => article !== "" && /^(?:and|or)$/u.test(words[at - 1]?.lower ?? ""),
  );
  if (cut) return true;
  if (hasLooseComma(tree, words) || pointsOutside(words, kind) || hasUnclearAnd(words, form))
    return true;
  return (
    meetsItself(words) || hasBareThing(tree, words, inserts, kind, form === "NP" || form === "BARE")
  );
}
