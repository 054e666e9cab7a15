import { isOfStudent } from "./things.ts";
import type { Node } from "./grammar.ts";
import { isOnlyOfKind } from "./nouns/nouns.ts";
import { PERSON_NOUNS } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** Nouns of which nobody is the owner: people, times, places, and what a whole class has. */
const NOT_OWNED = new Set(
  `class group team set year school lesson lessons form tutor teacher teachers staff parents home people pupils students others everyone
  everybody everything nothing something anything nobody none one all both some most many few more less mum dad brother sister friend friends
  bus train traffic weather exam exams gcse gcses maths english science history geography french spanish german music drama art
  christmas easter term week summer autumn spring trip visit time life issue issues problem problems concern concerns
  chance thanks well photo book-bag mate mates half lot bit number reason point thing things way ways other
  boundary threshold
  contact email phone-call meeting conversation discussion room lab seating seat plan`
    .trim()
    .split(/\s+/u),
);

/** What a piece of work may be in: "music video". */
const SUBJECTS = new Set(
  "maths english science history geography french spanish german music drama art exam gcse".split(
    " ",
  ),
);

/** Whether somebody owns a thing that has no owner: a plain noun, by itself or with what it is like or about. */
function isOwnable(words: readonly Word[]): boolean {
  const last = words.at(-1);
  return (
    last !== undefined &&
    words.length <= 3 &&
    words.every(
      ({ text, quoted, senses }) => /^\p{Ll}/u.test(text) && !quoted && !senses.has("sub"),
    ) &&
    (last.senses.has("noun") || last.senses.has("pl")) &&
    !words.some(
      ({ lower, senses }, at) =>
        // "Music video", "drama piece": of that subject, and somebody's.
        (NOT_OWNED.has(lower) && (at === words.length - 1 || !SUBJECTS.has(lower))) ||
        senses.has("time") ||
        senses.has("det"),
    ) &&
    !words[0]?.senses.has("ving") &&
    // "Laser cut and beautifully finished": a laser is no pupil's.
    !isOnlyOfKind(last.lower, "person", "group", "place", "object", "event") &&
    !PERSON_NOUNS.has(last.lower)
  );
}

/** Where the whole subject of a sentence ends: after "integration and mechanics". */
function endOfSubject(tree: Node): number | null {
  let node: Node | undefined = tree;
  while (node && node.symbol !== "SIMPLE") node = node.from === 0 ? node.parts[0] : undefined;
  return node?.parts[0]?.to ?? null;
}

/**
 * The thing that a sentence begins with: where it ends, whether it is the student's own without an owner named, and
 * whether it leaves open whose it is.
 */
export function subjectOf(
  tree: Node,
  words: readonly Word[],
): { end: number; unowned: boolean; whose: boolean } {
  let node: Node | undefined = tree;
  while (node && !/^(?:CORE|SEVERAL1)$/u.test(node.symbol))
    node = node.from === 0 ? node.parts[0] : undefined;
  if (!node)
    return {
      end: words[0]?.senses.has("subj") || words[0]?.senses.has("pron") ? 1 : 0,
      unowned: false,
      whose: false,
    };
  // "His piece 'The Lighthouse'": the piece.
  let end = node.to - 1;
  while (end > node.from && words[end]?.quoted) end--;
  const last = words[end]?.lower ?? "";
  const led =
    node.parts.some(({ symbol }) => /^(?:DET|the)$/u.test(symbol)) ||
    // "Python skills are excellent": skills are somebody's, whatever they are called.
    (/^\p{Lu}/u.test(words[node.from]?.text ?? "") &&
      !words[node.from]?.quoted &&
      !/^(?:AO[1-6]|CAD|CAM|NEA|EPQ|SPaG|ICT)$/u.test(words[node.from]?.text ?? "") &&
      !(node.to - node.from > 1 && isOfStudent(last)));
  const opens = words[node.from];
  const counted = opens?.senses.has("num") === true || /^\d/u.test(opens?.lower ?? "");
  const named =
    (words[node.to + 1]?.senses.has("poss") ?? false) &&
    words[node.to]?.senses.has("prep") !== true;
  const ownable = !counted && !named && isOwnable(words.slice(node.from, node.to));
  // "Word order now secure": whatever is praised or blamed so is the student's own.
  const isSo =
    (tree.symbol === "BARE" && tree.parts.some(({ symbol }) => symbol === "ADJP")) ||
    /^(?:is|are|was|were)$/u.test(words[endOfSubject(tree) ?? node.to]?.lower ?? "") ||
    words[(endOfSubject(tree) ?? node.to) + 1]?.lower === "been";
  const unowned = !led && (isOfStudent(last) || (ownable && isSo));
  // "Physics is not her favourite": the subject itself, and no physics of hers.
  const isTaste = words
    .slice(endOfSubject(tree) ?? 0)
    .some(({ lower }) => /^(?:favou?rite|forte|subject|cup)$/u.test(lower));
  if (isTaste && tree.symbol === "S") return { end: node.to, unowned: false, whose: false };
  const [, next] = tree.parts;
  // "Colour mixing and brush control secure": both.
  const joined = tree.symbol === "BARE" && next?.symbol === "cc" ? tree.parts[2]?.to : undefined;
  const about = joined ?? (tree.symbol === "BARE" && next?.symbol === "PP" ? next.to : node.to);
  return { end: about, unowned, whose: !led && !unowned && ownable };
}

/** What things do to somebody: "confuses him", "trips her up". */
const AFFECTS =
  /^(?:confus|puzzl|baffl|throw|threw|trip|scar|worr|bor|interest|fascinat|upset|annoy|distract|frustrat|stress|panic|overwhelm|intimidat|fluster|stump|defeat|excit|inspir|motivat|engag|enthus|unsettl|catch|caught)\p{L}*$/u;

/** What things of which nobody says whose they are do, too: "simple errors cost him marks", "command words let him down". */
const DOES_TO =
  /^(?:cost|let|hold|held|slow|help|give|gave|lose|lost|make|made|keep|kept)s?$|^(?:slowed|helped)$/u;

/** Whether something does that to the student. */
export function affects(words: readonly Word[], them: string, whose: boolean): boolean {
  return words.some(({ lower }, at) => {
    const does = words[at - 1]?.lower ?? "";
    return lower === them && (AFFECTS.test(does) || (whose && DOES_TO.test(does)));
  });
}

function moved(node: Node, by: number): Node {
  return {
    ...node,
    from: node.from - by,
    to: node.to - by,
    parts: node.parts.map((part) => moved(part, by)),
  };
}

/** A stretch of a reading as a reading of its own, which begins at 0. */
export function stretchOf(tree: Node, from: number, to: number): Node {
  const parts: Node[] = [];
  const walk = (node: Node) => {
    if (node.from >= from && node.to <= to) parts.push(moved(node, from));
    else for (const part of node.parts) walk(part);
  };
  walk(tree);
  return { symbol: "PART", from: 0, to: to - from, cost: 0, parts };
}

/** The word that a thing is about, and whether somebody owns it already. */
export function headOf(tree: Node, words: readonly Word[]): { head: string; owned: boolean } {
  let node: Node | undefined = tree;
  while (node && node.symbol !== "CORE")
    node = node.parts.find(({ symbol }) => ["NP1", "CORE", "NP"].includes(symbol));
  if (!node) return { head: "", owned: false };
  const owned = node.parts.some(
    ({ symbol, from, to }) =>
      /^(?:DET|the)$/u.test(symbol) &&
      words.slice(from, to).some(({ senses }) => senses.has("poss") || senses.has("mine")),
  );
  return { head: words[node.to - 1]?.lower ?? "", owned };
}

const OPENS_CLAUSE = /^(?:though|although|so|because|while|whereas|unless|until|if|when|as)$/u;

const HOW_OFTEN = /^(?:often|always|never|rarely|usually|sometimes|seldom|regularly)$/u;

/** The verbs of clauses that have lost their subject: "distracts others though settles if reminded". */
export function verbsWithoutSubject(words: readonly Word[]): number[] {
  return words.flatMap(({ senses, quoted }, at) => {
    const before = words[at - 1];
    // "So often runs out of time": so he often does.
    const [so, how] = [words[at - 2], before];
    if (so?.lower === "so" && HOW_OFTEN.test(how?.lower ?? "") && senses.has("v3") && !quoted)
      return words[at - 3]?.senses.has("noun") ? [at - 1] : [];
    if (quoted || !before || before.quoted || !OPENS_CLAUSE.test(before.lower)) return [];
    // "Kit forgotten so sat out"
    const past = before.lower === "so" ? (["vpast", "tpast"] as const) : [];
    const does = Math.min(
      ...(["v3", "t3", "s3", "d3", "c3", "link3", "mod", "have", "be", ...past] as const).map(
        (sense) => senses.get(sense) ?? 9,
      ),
    );
    const thing = Math.min(
      ...(["pl", "noun", "adj"] as const).map((sense) => senses.get(sense) ?? 9),
    );
    return does < 9 && does <= thing ? [at] : [];
  });
}

/** The sense that a reading takes each word in, by the word's place. */
export function leavesOf(node: Node, into = new Map<number, string>()): Map<number, string> {
  if (node.parts.length === 0) into.set(node.from, node.symbol);
  for (const part of node.parts) leavesOf(part, into);
  return into;
}
