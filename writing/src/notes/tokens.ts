import { GENDERED_FORMS, type PronounCase, type PronounSet } from "../language/pronouns.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import { joinTexts } from "../embedded/lexicon/template.ts";
import { THEIRS, THEY } from "./articles.ts";
import type { Node } from "./grammar.ts";
import { leavesOf } from "./parts.ts";
import { tellsOfPupil } from "./teachers.ts";
import { BASES, THIRD_PERSON, thirdPersonOf } from "./verbs.ts";
import { isPlural } from "./senses.ts";
import { pluralVerb } from "./verbs.ts";
import type { Word } from "./words.ts";

/** Stands for a comma after the word before it. */
const PARTED = "\u2061";

const PERSONAL = new Set(["he", "she", "they"]);
const CASES: Readonly<Record<string, PronounCase>> = {
  he: "they",
  she: "they",
  they: "they",
  him: "them",
  them: "them",
  his: "their",
  their: "their",
  himself: "themselves",
  herself: "themselves",
  themself: "themselves",
  themselves: "themselves",
  hers: "theirs",
  theirs: "theirs",
};
const GENDERED: ReadonlySet<string> = new Set([
  ...GENDERED_FORMS["He/Him"],
  ...GENDERED_FORMS["She/Her"],
]);
const TITLES = /^(?:mr|mrs|ms|miss|dr|sir|madame|señora?|frau|herr)$/u;
const PLURALS = new Set(["they", "them", "their", "themselves", "theirs"]);
const PEOPLE =
  /^(?:others|classmates?|peers?|friends?|girls?|boys?|man|woman|lady|king|queen|teacher|ta|friend|students?|pupils?|partners?|groups?|teams?|everyone|everybody|people|staff|teachers?|members?|children|boys|girls|neighbours?|characters?|siblings?|sources?|poets?|writers?|who|whose)$/u;

/** What belongs to a pupil and to no other things: "more annotations in their sketchbook". */
const BELONGINGS =
  /^(?:sketchbook|planner|folder|portfolio|book|books|exercise|workbook|diary|journal|kit|bag|phone|pencil|handwriting|homework|seat)$/u;

/** "They" after "others" or "the questions" means those. */
function refersToOthers(words: readonly Word[], at: number): boolean {
  const owns = words[at]?.lower === "their" && BELONGINGS.test(words[at + 1]?.lower ?? "");
  // "Knows why they came": those whom it is about.
  const asked =
    words[at]?.lower === "they" && /^(?:why|how|what|where)$/u.test(words[at - 1]?.lower ?? "");
  const knows = words
    .slice(0, at)
    .some(({ lower }) =>
      /^(?:knows?|explains?|describes?|understands?|knew|explained|described|understood|understanding|knowledge|account)$/u.test(
        lower,
      ),
    );
  if (asked && knows) return true;
  // "As reliable as they come": all who are.
  if (
    words[at]?.lower === "they" &&
    words[at - 1]?.lower === "as" &&
    words[at + 1]?.lower === "come"
  )
    return true;
  // "Silly with Kian when they sit together": both of them.
  const company = words.some(
    ({ text, senses }, place) =>
      place < at &&
      /^(?:with|and|beside|near)$/u.test(words[place - 1]?.lower ?? "") &&
      /^\p{Lu}\p{Ll}/u.test(text) &&
      !senses.has("me"),
  );
  const both = words
    .slice(at + 1)
    .some(({ lower }) => /^(?:together|both|each other|one another)$/u.test(lower));
  if (company && both) return true;
  return (
    PLURALS.has(words[at]?.lower ?? "") &&
    words
      .slice(0, at)
      .some(
        ({ lower, quoted, senses }) =>
          !quoted && (PEOPLE.test(lower) || (!owns && isPlural(lower) && senses.has("pl"))),
      )
  );
}

/** Whether this part is the student as subject: the own name or "he", "she", "they". */
function isPupil(node: Node, words: readonly Word[]): boolean {
  if (node.to - node.from !== 1) return false;
  const word = words[node.from];
  if (word === undefined || refersToOthers(words, node.from)) return false;
  return word.senses.has("me") || PERSONAL.has(word.lower);
}

/** The places of verbs that agree with the student: found from the top, `own` where the subject is the student. */
function agreeing(node: Node, words: readonly Word[], own: boolean, into: Set<number>): void {
  if (["SIMPLE", "POST", "GAP"].includes(node.symbol)) {
    const [subject, ...rest] = node.parts;
    if (!subject) return;
    const its = isPupil(subject, words);
    agreeing(subject, words, false, into);
    for (const part of rest) {
      if (
        its &&
        node.symbol === "GAP" &&
        ["v3", "t3", "tbase", "have", "be", "do"].includes(part.symbol)
      )
        into.add(part.from);
      agreeing(part, words, its, into);
    }
    return;
  }
  // "As she was", "if he wants": the verb goes with the pronoun right before it.
  if (node.symbol === "SUBC") {
    const at = node.parts.findIndex(({ symbol }) => symbol === "ownsubj");
    const [subject, verb] = at < 0 ? [] : node.parts.slice(at, at + 2);
    if (subject && verb && isPupil(subject, words) && /^(?:be|v3|t3|do|have)$/u.test(verb.symbol))
      into.add(verb.from);
  }
  const finite = node.symbol === "VF1" || (node.symbol === "VB1" && own);
  for (const part of node.parts) {
    if (
      finite &&
      own &&
      /^(?:v3|t3|d3|s3|c3|link3|be|have|do|vbase|tbase|dbase|sbase|cbase|linkbase|bebase)$/u.test(
        part.symbol,
      )
    ) {
      into.add(part.from);
      for (const other of node.parts.filter((each) => each !== part))
        agreeing(other, words, false, into);
      return;
    }
    if (finite && /^(?:mod|vpast|tpast|dpast|spast|cpast|linkpast)$/u.test(part.symbol)) {
      for (const other of node.parts) agreeing(other, words, false, into);
      return;
    }
  }
  const passes =
    ["S", "VF", "VF1", "PLAIN", "VB", "VB1"].includes(node.symbol) ||
    // "…, which spoils the moment": that spoils it, and they do not.
    (node.symbol === "TAIL" &&
      node.parts.some(({ symbol }) => symbol === "VF") &&
      !node.parts.some(({ symbol }) => symbol === "rel"));
  for (const part of node.parts) {
    agreeing(
      part,
      words,
      own &&
        passes &&
        ["VF", "VF1", "PLAIN", "VB", "VB1", "TAIL", "S", "SIMPLE"].includes(part.symbol),
      into,
    );
  }
}

/** Names as the object of what somebody does, by the tree: everywhere but before a verb. */
function subjects(node: Node, into: Set<number>): Set<number> {
  if (
    ["SIMPLE", "GAP"].includes(node.symbol) ||
    (node.symbol === "POST" && node.parts[0]?.symbol === "ownsubj")
  ) {
    const [first] = node.parts;
    if (first && first.to - first.from === 1) into.add(first.from);
  }
  for (const part of node.parts) subjects(part, into);
  return into;
}

/**
 * The words of a piece as tokens: the student's name and pronouns become slots, and the verbs that have the student as
 * subject agree. `own` says that the piece leaves its subject out, and that the subject is the student. Null where a
 * pronoun could mean somebody else.
 */
export function sayWords(
  words: readonly Word[],
  tree: Node,
  own: boolean,
  inserts: ReadonlyMap<number, string>,
  pronouns: PronounSet,
  /** Whether the student's name will stand before these words, as the owner of what they begin with. */
  owned = false,
): Token[] | null {
  const agree = new Set<number>();
  agreeing(tree, words, own && tree.symbol === "VF", agree);
  const kind = leavesOf(tree);
  const subject = subjects(tree, new Set());
  const tokens: Token[] = [];
  const someone = words.findIndex(({ lower, quoted }) => PEOPLE.test(lower) && !quoted);
  const gendered = words.some(({ lower, quoted }) => !quoted && GENDERED.has(lower));
  const ofTeacher = tellsOfPupil(words);
  let named = own;
  let sure = true;
  words.forEach((word, at) => {
    const insert = inserts.get(at);
    if (insert === THEIRS) {
      tokens.push({ kind: "pronoun", form: "their" }, { kind: "text", text: " " });
      // Whose it is has to be plain.
      if (!named || (someone >= 0 && someone < at)) sure = false;
    } else if (insert === THEY) {
      tokens.push({ kind: "pronoun", form: "they" }, { kind: "text", text: " " });
      agree.add(at);
      // "Distracts others though they settle": who settles? For "he" it is plain, and every pupil is read alike.
      const isPerson = !/^\p{Lu}.*s$/u.test(words[someone]?.text ?? "");
      if ((!named && !owned) || (someone >= 0 && someone < at && isPerson)) sure = false;
    } else if (insert !== undefined) tokens.push({ kind: "text", text: insert });
    tokens.push({ kind: "text", text: word.before });
    const lower = word.lower;
    const others = PLURALS.has(lower) && (gendered || refersToOthers(words, at));
    const form: PronounCase | undefined = word.quoted
      ? undefined
      : lower === "her"
        ? kind.get(at) === "poss"
          ? "their"
          : "them"
        : CASES[lower];
    if (!word.quoted && word.senses.has("me")) {
      // "Wrote about Jack" in Jack's own note is about another Jack.
      if (own && !subject.has(at)) sure = false;
      tokens.push(
        named
          ? { kind: "pronoun", form: subject.has(at) ? "they" : "them" }
          : { kind: "reference", form: subject.has(at) ? "subject" : "object" },
      );
      named = true;
    } else if (!word.quoted && word.senses.has("mine")) {
      tokens.push(
        named ? { kind: "pronoun", form: "their" } : { kind: "reference", form: "possessive" },
      );
      named = true;
    } else if (
      ofTeacher &&
      !named &&
      (form === "their" || form === "them") &&
      lower === pronouns[form]
    ) {
      // "Mr Hughes read his essay": the pupil's, and nobody need wonder.
      tokens.push({ kind: "reference", form: form === "their" ? "possessive" : "object" });
      named = true;
    } else if (
      // "His spelling is better than he thinks": whose it is stands first, by name.
      at === 0 &&
      !own &&
      form === "their" &&
      lower === pronouns.their &&
      someone < 0 &&
      words.some((each) => !each.quoted && each.lower === pronouns.they)
    ) {
      tokens.push({ kind: "reference", form: "possessive" });
      named = true;
    } else if (form && !others) {
      // "Them" with nothing before it that it could mean is as likely something left unsaid.
      // Their own spelling lets them down, and nobody else.
      const ofThemselves =
        words[0]?.lower === "their" &&
        /^(?:lets?|holds?|serves?|suits?)$/u.test(words[at - 1]?.lower ?? "");
      if (lower === "them" && !ofThemselves) sure = false;
      const first = !named && form === "they" && someone < 0;
      // "As Blanche she was …": two names side by side are parted by a comma.
      const before = words[at - 1];
      if (first && before && before.after === " " && /^\p{Lu}/u.test(before.text))
        tokens.push({ kind: "text", text: PARTED });
      tokens.push(first ? { kind: "reference", form: "subject" } : { kind: "pronoun", form });
      if (form === "they") named = true;
    } else if (agree.has(at)) {
      const fixed = agreed(word);
      if (fixed) tokens.push(fixed);
      else tokens.push({ kind: "text", text: word.text });
    } else tokens.push({ kind: "text", text: word.text });
    tokens.push({ kind: "text", text: word.after });
  });
  // "Miss Khan says they are a star in her lessons": hers are not theirs.
  // A pronoun that is not the student's is somebody else's, where somebody else is spoken of.
  const goesWith = (lower: string) => Object.values(pronouns).includes(lower);
  const titled = words.findIndex(
    ({ lower, text, senses }, at) =>
      TITLES.test(lower) ||
      PEOPLE.test(lower) ||
      (at > 0 && /^\p{Lu}\p{Ll}/u.test(text) && !senses.has("me") && !senses.has("mine")),
  );
  if (
    titled >= 0 &&
    words.some(
      ({ lower, quoted }, at) => at > titled && !quoted && GENDERED.has(lower) && !goesWith(lower),
    )
  )
    sure = false;
  // "helps a friend with her work": whose work?
  const owner = words.findIndex(
    ({ lower, quoted }, at) =>
      at > someone && !quoted && CASES[lower] !== undefined && !PLURALS.has(lower),
  );
  if (
    someone >= 0 &&
    owner > someone &&
    !/^(?:others|everyone|everybody|people|staff)$/u.test(words[someone]?.lower ?? "")
  ) {
    const self = words
      .slice(0, someone)
      .some(
        ({ lower, senses }) => CASES[lower] !== undefined || senses.has("me") || senses.has("mine"),
      );
    if (!self && !own) sure = false;
  }
  if (!sure) return null;
  return joinTexts(tokens).map((token) =>
    token.kind === "text" ? { ...token, text: token.text.replace(` ${PARTED}`, ", ") } : token,
  );
}

/** A verb that goes with the student's pronoun, whichever it is; null for one that has a single form. */
function agreed({ lower }: Word): Token | null {
  if (lower === "are" || lower === "is") return { kind: "agree", singular: "is", plural: "are" };
  if (lower === "were" || lower === "was")
    return { kind: "agree", singular: "was", plural: "were" };
  if (lower === "have" || lower === "has")
    return { kind: "agree", singular: "has", plural: "have" };
  if (lower === "do" || lower === "does") return { kind: "agree", singular: "does", plural: "do" };
  if (THIRD_PERSON.has(lower)) return { kind: "agree", singular: lower, plural: pluralVerb(lower) };
  if (BASES.has(lower)) return { kind: "agree", singular: thirdPersonOf(lower), plural: lower };
  return /[^s]s$/u.test(lower)
    ? { kind: "agree", singular: lower, plural: pluralVerb(lower) }
    : null;
}
