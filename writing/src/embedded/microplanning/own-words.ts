import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import type { Token } from "../lexicon/template.ts";
import { roughText } from "../lexicon/template.ts";
import { isOfNote, type Styling } from "../styling.ts";
import { namesATime } from "./aggregation.ts";

/** So many words of a teacher's own sentence said again are an echo. */
const ECHO_WORDS = 3;

function isOwn({ calls }: SentencePlan): boolean {
  return calls !== undefined;
}

function plain(plan: SentencePlan): string {
  const words =
    roughText(plan.tokens)
      .toLowerCase()
      .match(/[\p{L}'’-]+/gu) ?? [];
  return ` ${words.join(" ")} `;
}

function echoes(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return shorter.trim().split(" ").length >= ECHO_WORDS && longer.includes(shorter);
}

/**
 * The plans without what would be said twice beside a teacher's own sentences: another closing, or advice in the same
 * words. Where a note says it, the note stays.
 */
export function withoutEchoes(plans: readonly SentencePlan[]): readonly SentencePlan[] {
  const own = plans.filter(isOwn);
  if (own.length === 0) return plans;
  const closes = own.some(({ position }) => position.slot === "closing");
  const others = plans.filter(
    (plan) => !isOwn(plan) && !(closes && plan.position.slot === "closing"),
  );
  const said = others.map((plan) => ({ plan, words: plain(plan) }));
  const dropped = new Set<SentencePlan>();
  for (const one of own) {
    const words = plain(one);
    const again = said.filter((other) => echoes(words, other.words)).map(({ plan }) => plan);
    if (again.some(({ optional, sources }) => !optional || isOfNote(sources))) dropped.add(one);
    else for (const plan of again) dropped.add(plan);
  }
  return [...own, ...others].filter((plan) => !dropped.has(plan));
}

/** Whether a sentence begins with the student. */
function beginsWithStudent(plan: SentencePlan | undefined): boolean {
  return plan?.tokens[0]?.kind === "reference";
}

/** Leads to what is to be done, once: in the teacher's own words, or in ours where two sentences would begin alike. */
export function leadToTarget(
  paragraphs: readonly SentencePlan[][],
  { transitions }: Styling,
): SentencePlan[][] {
  // "Next term, she now needs to" says two times at once.
  const fit = paragraphs
    .flat()
    .filter(({ tokens }) => tokens[0]?.kind === "reference" && !namesATime(tokens));
  const first =
    fit.find(({ position }) => position.slot === "target") ??
    fit.find(({ leadIns = [] }) => leadIns.length > 0);
  const before = paragraphs
    .map((plans) => plans[plans.findIndex((plan) => plan === first) - 1])
    .find((plan) => plan !== undefined);
  const lead = transitions.target[0] ?? (beginsWithStudent(before) ? first?.lead : undefined);
  if (lead === undefined || !first) return [...paragraphs];
  const leading: Token = { kind: "text", text: `${lead}, ` };
  const led: SentencePlan = { ...first, tokens: [leading, ...first.tokens] };
  return paragraphs.map((plans) => plans.map((plan) => (plan === first ? led : plan)));
}
