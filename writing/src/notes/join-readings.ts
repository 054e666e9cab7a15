import type { Token } from "../embedded/lexicon/template.ts";
import { joinTexts, roughText } from "../embedded/lexicon/template.ts";

const text = (value: string): Token => ({ kind: "text", text: value });

/** Words of one sentence made of several items, at most. */
const WORDS_MAX = 24;
/** Items of one sentence, at most. */
const ITEMS_MAX = 4;

/** What is said of the student, without the student and the full stop; null where a sentence says something else. */
function predicateOf(tokens: readonly Token[]): Token[] | null {
  const [first, ...rest] = tokens;
  const last = rest.at(-1);
  if (first?.kind !== "reference" || first.form !== "subject" || last?.kind !== "text") return null;
  return [...rest.slice(0, -1), { kind: "text", text: last.text.replace(/\.$/u, "") }];
}

/** What several things may have in common before them, the longer before the shorter; verbs that agree stand before it. */
const OPENINGS: readonly { verb: string; text: string }[] = [
  { verb: " needs ", text: "to work on " },
  { verb: " needs ", text: "to " },
  { verb: "", text: " should work on " },
  { verb: "", text: " should " },
  { verb: "", text: " achieved " },
  { verb: " is ", text: "" },
];
type Opening = (typeof OPENINGS)[number];

/** With what a predicate opens that others may open with, too: "needs to work on …"; null where it opens otherwise. */
function openingOf(predicate: readonly Token[]): Opening | null {
  const [first, next] = predicate;
  const after = first?.kind === "agree" ? next : first;
  // "Should not retell the story and analyse it" asks for neither.
  if (after?.kind === "text" && /^ ?(?:should |to )?not\b/u.test(after.text)) return null;
  return (
    OPENINGS.find(
      ({ verb, text: opens }) =>
        (verb === ""
          ? first?.kind === "text"
          : first?.kind === "agree" && first.singular === verb) &&
        (opens === "" || (after?.kind === "text" && after.text.startsWith(opens))),
    ) ?? null
  );
}

/** What opens a predicate, and what comes after it. */
function parted(predicate: readonly Token[], { verb, text: opens }: Opening): [Token[], Token[]] {
  const [first, ...rest] = predicate;
  const led = verb === "" || !first ? [] : [first];
  const body = verb === "" ? [...predicate] : rest;
  const [own, ...more] = body;
  if (opens === "" || own?.kind !== "text") return [led, body];
  return [
    [...led, text(opens)],
    [text(own.text.slice(opens.length)), ...more],
  ];
}

function trimmed(tokens: readonly Token[]): Token[] {
  const [first, ...rest] = tokens;
  if (first?.kind === "text") return [text(first.text.trimStart()), ...rest];
  if (first?.kind === "agree")
    return [
      { ...first, singular: first.singular.trimStart(), plural: first.plural.trimStart() },
      ...rest,
    ];
  return [...tokens];
}

/** Two words that are one list with what stands before them. */
const PAIR = /^(?:\p{L}+ly )?[\p{L}-]+ and (?:\p{L}+ly )?[\p{L}-]+$/u;

function listed(items: readonly (readonly Token[])[]): Token[] {
  const inner = items.slice(0, -1).some((item) => /\b(?:and|but|or)\b|,/u.test(roughText(item)));
  // "On time" beside "equipped and ready" is one list.
  const ends = !inner && PAIR.test(roughText([...(items.at(-1) ?? [])]).trim());
  return items.flatMap((item, at) => [
    ...(at === 0
      ? []
      : [
          text(
            at < items.length - 1 || ends
              ? ", "
              : inner || items.length > 2
                ? items.length > 2 && !inner
                  ? " and "
                  : ", and "
                : " and ",
          ),
        ]),
    ...item,
  ]);
}

const SELDOM = /\b(?:never|not|rarely|hardly|sometimes|occasionally|seldom|cannot)\b/u;

/** Whether one of two things told is denied or seldom, and the other is not: "and" is no word between them. */
export function turnsRound(one: string, other: string): boolean {
  return SELDOM.test(one) !== SELDOM.test(other);
}

/** "Joins in when they are interested": a verb after it would go with "they" and not with the name. */
function namesAgain(sentence: readonly Token[]): boolean {
  return sentence.some((token) => token.kind === "pronoun" && token.form === "they");
}

function withoutHead([, thing, ...rest]: readonly Token[], head: string): Token[] {
  return thing?.kind === "text" ? [text(thing.text.slice(head.length)), ...rest] : rest;
}

/** Without its full stop; null where it does not begin with the student or with what is theirs. */
function ofStudent(sentence: readonly Token[]): Token[] | null {
  const [first] = sentence;
  const last = sentence.at(-1);
  if ((first?.kind !== "reference" && first?.kind !== "pronoun") || last?.kind !== "text")
    return null;
  return [...sentence.slice(0, -1), text(last.text.replace(/\.$/u, ""))];
}

/**
 * "Is quiet" and "listens well" as what they were in the note: "is quiet but listens well", and with two subjects "has
 * good ideas, but their execution is rushed"; null where they say more.
 */
export function joinWithBut(one: readonly Token[], other: readonly Token[]): Token[] | null {
  const [first, second] = [predicateOf(one), predicateOf(other)];
  const together = first && second ? [first, second] : [ofStudent(one), ofStudent(other)];
  const [before, after] = together;
  if (!before || !after || (first && second && namesAgain(one))) return null;
  const words = together.map((each) => roughText(each ?? []));
  // "Homework is on time, but his homework lacks detail": of one thing it is named once. Work on two topics is two.
  const of = [before, after].map(([owner, thing]) =>
    owner?.kind === "reference" && owner.form === "possessive" && thing?.kind === "text"
      ? (/^ \p{L}+(?= (?!on\b))/u.exec(thing.text)?.[0] ?? null)
      : null,
  );
  const shared = of[0] !== null && of[0] === of[1] ? of[0] : null;
  const several = first && second ? /\b(?:and|but|or)\b|,/u : /\b(?:but|or)\b|,/u;
  if (words.some((each) => several.test(each))) return null;
  if (words.join(" ").split(/\s+/u).length > WORDS_MAX) return null;
  return joinTexts(
    first && second
      ? [
          { kind: "reference", form: "subject" },
          ...first,
          text(" but "),
          ...trimmed(second),
          text("."),
        ]
      : shared
        ? [...before, text(" but"), ...withoutHead(after, shared), text(".")]
        : [...before, text(", but "), ...after, text(".")],
  );
}

/** Qualities that end as what somebody is doing does. */
const QUALITY =
  "outstanding|willing|unwilling|promising|caring|charming|encouraging|pleasing|demanding|outgoing|hardworking|hard-working|loving|exciting";
const UNDER_WAY = new RegExp(
  `^ is (?:\\p{L}+ly |now |still |always )?(?!(?:${QUALITY})\\b)\\p{L}+ing\\b`,
  "u",
);

/** "Is applying for medicine" shares no verb with "is a pleasure to teach". */
function isUnderWay([verb, ...rest]: readonly Token[]): boolean {
  return verb?.kind === "agree" && UNDER_WAY.test(`${verb.singular}${roughText(rest)}`);
}

/**
 * One sentence of several that each say something of the student: "is polite and punctual and works hard". Null where
 * one of them is of another kind, or where they would make too long a sentence.
 */
export function joinSentences(sentences: readonly (readonly Token[])[]): Token[] | null {
  if (sentences.length < 2 || sentences.length > ITEMS_MAX) return null;
  const predicates = sentences.map(predicateOf);
  if (sentences.slice(0, -1).some(namesAgain)) return null;
  if (predicates.some((each) => each === null)) return null;
  const items: Token[][] = [];
  let alike: Token[][] = [];
  const flush = () => {
    const [first, ...more] = alike;
    const opening = first && openingOf(first);
    if (first && opening)
      items.push([
        ...parted(first, opening)[0],
        ...listed([first, ...more].map((each) => parted(each, opening)[1])),
      ]);
    alike = [];
  };
  for (const predicate of predicates as Token[][]) {
    const opening = openingOf(predicate);
    const [first] = alike;
    if (
      opening === null ||
      (first && (openingOf(first) !== opening || isUnderWay(first) !== isUnderWay(predicate)))
    )
      flush();
    if (opening === null) items.push(predicate);
    else alike.push(predicate);
  }
  flush();
  const joined = listed(items.map((item, at) => (at === 0 ? item : trimmed(item))));
  if (roughText(joined).split(/\s+/u).length > WORDS_MAX) return null;
  return joinTexts([{ kind: "reference", form: "subject" }, ...joined, text(".")]);
}
