import { articleFor } from "./achievements.ts";
import { isUncounted } from "./countability.ts";
import { parse } from "./grammar.ts";
import { plainOf } from "./happened.ts";
import { judge } from "./judgement.ts";
import { headOf } from "./parts.ts";
import { isPerson } from "./people.ts";
import { isPlural } from "./senses.ts";
import { HAD } from "./things.ts";
import { ADJECTIVES } from "./word-lists.ts";
import { likeliest, textOf, type Word } from "./words.ts";

/** What opens a half that tells what somebody does: "has settled well", "works hard". */
const DOES = ["v3", "t3", "link3", "d3", "s3", "have", "mod", "be", "do"] as const;

const AT_FIRST =
  /\b(?:at first|initially|to (?:begin|start) with|at the (?:start|beginning)|in (?:september|october))\b/iu;

/** "Chatty since the move" has been. */
function beOf(head: string): string {
  if (AT_FIRST.test(head)) return "was";
  return /\bsince\b/iu.test(head) ? "has been" : "is";
}

/** A state of this cost is one by the lists, and no guess. */
const SURE = 0.6;

/** What opens the second of two states side by side. */
const TURNS = /^(?:weaker|less|worse|better|stronger|shaky|shakier|poor|poorer|weak)$/u;

/** What may stand behind a thing and go on with it: "a situation new to her". */
const STANDS_BEHIND =
  /^(?:new|similar|due|related|relevant|available|suitable|close|next|able|unable|worth|full|free|capable|aware|ready|present|possible|involved|common|typical|familiar|involving|right|left|long|high|deep|wide|old|early|late|enough|alone|apart|ahead|behind|above|below|over|under|past|near|like|unlike|such|aloud|aside|inside|outside)$/u;

/**
 * "Strong on content weaker on interpretations" with the "but" that it lacks, "calm in class loud outside" with its "and";
 * null where it is no such pair.
 */
export function withJoint(words: readonly Word[]): string | null {
  const at = words.findIndex(
    ({ lower, quoted }, place) =>
      place > 2 &&
      !quoted &&
      (TURNS.test(lower) ||
        (ADJECTIVES.has(lower) &&
          !STANDS_BEHIND.test(lower) &&
          /^(?:noun|pl)$/u.test(likeliest(words[place - 1])) &&
          !ADJECTIVES.has(words[place - 1]?.lower ?? ""))),
  );
  const joined = words.some(
    ({ lower, senses }) => senses.has("comma") || /^(?:and|but|or|than)$/u.test(lower),
  );
  const turns = TURNS.test(words[at]?.lower ?? "");
  if (at < 0 || at > words.length - (turns ? 3 : 2) || joined) return null;
  const [head, tail] = [words.slice(0, at), words.slice(at)];
  const isState = (part: readonly Word[]) => {
    const found = parse(part, ["ADJP", "S", "VF"]);
    return (found.get("ADJP")?.cost ?? 9) <= SURE && !found.has("S") && !found.has("VF");
  };
  if (!isState(head) || !isState(tail)) return null;
  const judged = new Set([head, tail].map((part) => judge(part, null, null)));
  const opposed = judged.has("praise") && judged.has("fault");
  return `${textOf(head)} ${turns || opposed ? "but" : "and"} ${textOf(tail)}`;
}

/** The same of what somebody did: "walked out twice but calmer now". */
const DID = [...DOES, "vpast", "tpast"] as const;

const COMPARED =
  /^(?:better|worse|stronger|weaker|calmer|quieter|happier|kinder|braver|neater|tidier|slower|quicker|faster)$/u;

/** Verbs after which "but" goes on with how somebody is: "seems able but shy". */
const LINKS = ["link3", "be", "linkpast"] as const;
/** What comes over somebody is not how they are: "gets cross when losing but calmer this term". */
const COMES_OVER = /^(?:gets?|got|becomes?|became|grows?|grew)$/u;

/** "Shares work readily but shy about critique" with the "is" that its second half lacks; null where it is no such pair. */
export function withLinkAfterBut(words: readonly Word[]): string | null {
  const at = words.findIndex(({ lower, quoted }) => lower === "but" && !quoted);
  const head = words
    .slice(0, at)
    .filter(({ senses }, place) => place < at - 1 || !senses.has("comma"));
  const tail = words.slice(at + 1);
  // "Works well in pairs but less so in groups": how it is done, and nothing that somebody is.
  if (at < 2 || tail.length === 0 || /^(?:less|more|not) so$/u.test(tail[0]?.lower ?? ""))
    return null;
  const does = parse(head, ["VF"]).get("VF");
  const first = head.find(({ senses }) => !senses.has("adv"));
  const state = parse(tail, ["ADJP", "VF", "S", "NP"]);
  const cost = state.get("ADJP")?.cost ?? 9;
  // "Much better this term": a state, and no thing that is better.
  const compared = tail.some(({ lower }) => COMPARED.test(lower));
  const open =
    ["VF", "S"].some((form) => state.has(form as "S")) ||
    (!compared && (state.get("NP")?.cost ?? 9) <= cost);
  // "Refuses to speak but lovely accent one-to-one": had.
  const [opens] = tail;
  const thing = parse(tail, ["NP"]).get("NP");
  const named = tail.findLast(({ senses }) => senses.has("noun") || senses.has("pl"))?.lower ?? "";
  if (does && does.cost <= 1 && thing && (opens?.senses.get("adj") ?? 9) < 0.3 && HAD.test(named))
    return `${textOf(head)} but has ${isPlural(named) || isUncounted(named) ? "" : articleFor(tail)}${textOf(tail)}`;
  if (!does || does.cost > 1 || cost > SURE || open) return null;
  const isLink = ({ lower, senses }: Word) =>
    !COMES_OVER.test(lower) && LINKS.some((sense) => senses.has(sense));
  if (head.some(isLink)) return null;
  if (!first || !DID.some((sense) => first.senses.has(sense))) return null;
  return `${textOf(head)} but is ${textOf(tail)}`;
}

/** "Sore loser but working on it" with the verbs that it lacks; null where it is no such pair. */
export function withLinkToPerson(words: readonly Word[]): string | null {
  const at = words.findIndex(({ lower, quoted }) => lower === "but" && !quoted);
  const head = words.slice(0, at).filter(({ senses }) => !senses.has("comma"));
  const tail = words.slice(at + 1);
  const led = head.some(({ senses }) => senses.has("det") || senses.has("prep"));
  if (at < 1 || at > 4 || led || tail.length === 0 || !isPerson(head.at(-1)?.lower ?? ""))
    return null;
  const found = parse(tail, ["ADJP", "VF", "VG", "S"]);
  const costs = (["ADJP", "VG", "VF"] as const).map((form) => found.get(form)?.cost ?? 9);
  const [state = 9, going = 9, does = 9] = costs;
  if (found.has("S") || Math.min(...costs) > 1) return null;
  const one = `is ${articleFor(head)}${textOf(head)} but `;
  return does <= Math.min(state, going) ? one + textOf(tail) : `${one}is ${textOf(tail)}`;
}

/** The same of somebody, with what hangs on them: "a pleasure to have in class". */
const SURE_THING = 1.2;

/** What somebody is to those around them. */
const IS_TO_US =
  /^(?:pleasure|joy|delight|privilege|credit|asset|help|inspiration|example|treat)$/u;

/** "A pleasure to teach and works hard", "a joy to have and always smiling" with what they lack; null for others. */
function somebodyAnd(words: readonly Word[], joint: number, next: Word | undefined): string | null {
  const head = words.slice(0, joint);
  const tail = words.slice(joint + 1);
  const [opens, second] = head;
  // "Pleasure to teach and …", too.
  const bare = IS_TO_US.test(opens?.lower ?? "") && second?.lower === "to";
  if ((!/^an?$/u.test(opens?.lower ?? "") && !bare) || words[joint]?.lower !== "and") return null;
  const tree = parse(head, ["NP"]).get("NP");
  const noun = tree && tree.cost <= SURE_THING ? headOf(tree, head).head : "";
  if (!isPerson(noun) && !IS_TO_US.test(noun)) return null;
  const does = DOES.some((sense) => next?.senses.has(sense)) && parse(tail, ["VF"]).has("VF");
  const going = next?.senses.has("ving") === true && parse(tail, ["VG"]).has("VG");
  if (!does && !going) return null;
  return `is ${bare ? "a " : ""}${textOf(head)} and ${going && !does ? "is " : ""}${textOf(tail)}`;
}

/** "Kind, polite and tries hard" with the words that it lacks; null for others. */
function qualitiesAnd(
  words: readonly Word[],
  joint: number,
  next: Word | undefined,
): string | null {
  const cuts = words.flatMap(({ senses, quoted }, at) =>
    at < joint && senses.has("comma") && !quoted ? [at] : [],
  );
  if (cuts.length === 0 || words[joint]?.lower !== "and") return null;
  const parts = [...cuts, joint].map((to, at) =>
    words.slice(at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1, to),
  );
  const isQuality = (part: readonly Word[]) => {
    const found = parse(part, ["ADJP", "NP", "VF"]);
    const cost = found.get("ADJP")?.cost ?? 9;
    if (part.length === 1 && ADJECTIVES.has(part[0]?.lower ?? "")) return true;
    return cost <= SURE && (found.get("NP")?.cost ?? 9) > cost && !found.has("VF");
  };
  const tail = words.slice(joint + 1);
  if (!parts.every(isQuality) || !DOES.some((sense) => next?.senses.has(sense))) return null;
  if (!parse(tail, ["VF"]).has("VF")) return null;
  const said = parts.map((part) => textOf(part).trim());
  return `is ${said.slice(0, -1).join(", ")} and ${said.at(-1)} and ${textOf(tail)}`;
}

/** "New to the school in October and has settled well" with the "is" that its first half lacks; null where it is no such pair. */
export function withLink(
  words: readonly Word[],
  /** Whether a phrase with a preposition says where the student stands, and not their work. */
  standsSo: ((source: string) => boolean) | null,
): string | null {
  const joints = words.flatMap(({ lower, quoted }, at) =>
    !quoted && /^(?:and|but)$/u.test(lower) ? [at] : [],
  );
  const [joint = 0, other] = joints;
  const next = words.slice(joint + 1).find(({ senses }) => !senses.has("adv"));
  const who = standsSo && other === undefined ? somebodyAnd(words, joint, next) : null;
  if (who !== null) return who;
  const kind = other === undefined ? qualitiesAnd(words, joint, next) : null;
  if (kind !== null) return kind;
  if (joint === 0 || other !== undefined || !DOES.some((sense) => next?.senses.has(sense)))
    return null;
  const head = words
    .slice(0, joint)
    .filter(({ senses }, at) => at < joint - 1 || !senses.has("comma"));
  const state = parse(head, ["S", "VF", "ADJP", "NP"]);
  const cost = state.get("ADJP")?.cost ?? 9;
  const isPlace = standsSo?.(plainOf(head)) === true && !state.has("ADJP");
  const open =
    !isPlace && ["S", "VF", "NP"].some((form) => (state.get(form as "S")?.cost ?? 9) <= cost);
  const does = parse(words.slice(joint + 1), ["VF"]).get("VF");
  return (cost > SURE && !isPlace) || open || !does
    ? null
    : `${beOf(textOf(head))} ${textOf(words)}`;
}
