import type { Token } from "../embedded/lexicon/template.ts";
import { limps } from "./limps.ts";
import { standsSo } from "./constructions.ts";
import type { Facts } from "../facts.ts";
import { joinSentences, joinWithBut } from "./join-readings.ts";
import type { PieceReading } from "./piece.ts";
import { readsWhole } from "./read-back.ts";
import { GERUNDS, PARTICIPLES } from "./verbs.ts";
import { INTRANSITIVE } from "./valency.ts";
import { textOf, type Word } from "./words.ts";

type Said = Extract<PieceReading, { tokens: Token[] }>;

/** Where one half may end and the other begin, and by what they are joined. */
type Joint = { at: number; tail: number; but: boolean };

/** What turns round what stands before it, with or without a "but": "answers when asked never volunteers". */
const TURNS = /^(?:never|rarely|seldom|hardly ever)$/u;
/** Where somebody is again after something: "a wobble but back on it now". */
const IS_PLACE = /^(?:now )?back (?:on|to|in|at|with)\b/iu;
/** So many joints are tried. */
const JOINTS_MAX = 3;

function jointsOf(words: readonly Word[]): Joint[] {
  return words
    .flatMap(({ lower, quoted }, at): Joint[] => {
      const last = at === words.length - 1;
      if (quoted || at === 0 || last) return [];
      if (/^(?:and|but)$/u.test(lower)) return [{ at, tail: at + 1, but: lower === "but" }];
      const before = words[at - 1];
      const free = at > 1 && !before?.senses.has("cc") && !before?.senses.has("comma");
      return TURNS.test(lower) && free ? [{ at, tail: at, but: true }] : [];
    })
    .slice(0, JOINTS_MAX);
}

/** Whether a reading says something of the student by name. */
function isOfPupil(reading: PieceReading): reading is Said {
  if (!("tokens" in reading) || /^(?:S|BARE)$/u.test(reading.form)) return false;
  const [first] = reading.tokens;
  return first?.kind === "reference" && first.form === "subject" && !limps(reading.tokens);
}

/**
 * "Moved up at Christmas and coping fine", "very bright but coasting": two fragments of different kinds, each of them sure
 * by itself, as one sentence. Null where it is no such pair.
 */
export function sayBothHalves(
  words: readonly Word[],
  student: Facts["student"],
  read: (text: string) => PieceReading,
): Said | null {
  for (const { at, tail, but } of jointsOf(words)) {
    const head = words.slice(0, at).filter((word, place) => place < at - 1 || word.lower !== ",");
    const rest = words.slice(tail);
    // "Is the first to come and the last to go": one verb for both.
    const shared = words[0]?.senses.has("be") === true && rest[0]?.senses.has("det") === true;
    if (head.length === 0 || shared || isTorn(head, rest)) continue;
    const typed = textOf(rest);
    const going = GERUNDS.has(rest.find(({ senses }) => !senses.has("adv"))?.lower ?? "");
    const second = read(going || IS_PLACE.test(typed) ? `is ${typed}` : typed);
    // "Kind and thoughtful member": one person, of both kinds.
    if (!isOfPupil(second) || (second.form === "NP" && !/^(?:an?|the|my|our) /iu.test(typed)))
      continue;
    const opening = textOf(head);
    const first = read(standsSo(opening) ? `is ${opening}` : opening);
    if (!isOfPupil(first)) continue;
    const tokens = but
      ? joinWithBut(first.tokens, second.tokens)
      : joinSentences([first.tokens, second.tokens]);
    if (!tokens || limps(tokens) || !readsWhole(tokens, student)) continue;
    const judgement = first.judgement === second.judgement ? first.judgement : "fact";
    return { ...first, form: "VF", kind: "worked_in", tokens, judgement };
  }
  return null;
}

/** Verbs behind which a second doing stands beside the first: "enjoys drawing and painting". */
const TAKES_DOING =
  /^(?:enjoy|love|like|start|stop|keep|hate|prefer|avoid|finish|practi[sc]e|tr[iy]|begin|began|continue|spend|spent|dislike|struggle|find|found|help|need|capable|good|better|great|confident|working|work)/u;

/** What names no topic and nothing that is taught: "coping", "settling". */
function isGoingOn(gerund: string): boolean {
  return (
    INTRANSITIVE.has(GERUNDS.get(gerund) ?? "") ||
    /^(?:settling|getting|doing|making|holding|keeping|enjoying|loving|coming|going|growing|catching|trying|improving|looking|starting|beginning|becoming|showing|proving|working)$/u.test(
      gerund,
    )
  );
}

/** Whether the second half may belong into the first: "good at spelling and reading aloud", "cannot sit still and listen". */
function isTorn(head: readonly Word[], rest: readonly Word[]): boolean {
  const opens = rest.find(({ senses }) => !senses.has("adv"));
  // "Sat on his own and working better": sits, or once did?
  if (/^(?:sat|stood|lost)$/u.test(head[0]?.lower ?? "")) return true;
  // "Admired and respected": by others, or others by somebody?
  if ([head, rest].some((half) => half.length === 1 && PARTICIPLES.has(half[0]?.lower ?? "")))
    return true;
  // "In his own world but in a good way": one state, and how it is meant.
  if (!opens || opens.senses.has("prep")) return true;
  // "Explains waste and recycling well": two things that are explained.
  const isThing = head.some(({ senses }) =>
    ["v3", "t3", "vpast", "tpast", "vbase", "tbase", "vpp"].some((sense) =>
      senses.has(sense as never),
    ),
  );
  if (GERUNDS.has(opens.lower) && isThing && !isGoingOn(opens.lower)) return true;
  const takes = head.some(({ lower }) => TAKES_DOING.test(lower) || GERUNDS.has(lower));
  return GERUNDS.has(opens.lower) && takes;
}
