import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import type { Sense } from "./closed-words.ts";
import { TAKES_BARE } from "./forms.ts";
import type { Form, Node } from "./grammar.ts";
import { UNAIDED } from "./judgement.ts";
import type { Word } from "./words.ts";

// What stands among the best achievements and is none.

/** "Annotated reading of the poem": a thing, and not what somebody did. */
export function isThingDone(
  form: Form,
  words: readonly Word[],
  found: ReadonlyMap<Form, Node>,
): boolean {
  const [opens, next] = words;
  // "Scored winning goal": no kind of goal.
  if (TAKES_BARE.test(opens?.lower ?? "")) return false;
  const bare = next !== undefined && (next.senses.has("noun") || next.senses.has("ving"));
  const led = ["det", "poss", "num", "prep", "prt", "adv"].some((sense) =>
    next?.senses.has(sense as Sense),
  );
  return form === "VF" && found.has("NP") && opens?.lower.endsWith("ed") === true && bare && !led;
}

const DENIES = /^(?:no|not|never|hardly|barely|without|nothing|cannot|rarely)$/u;

/** What opens a clause of when, why or in spite of what. */
const MET_WITH = /^(?:when|although|though|because|while|where|whenever|if)$/u;

/** What makes an achievement of what was done without it: elsewhere to be "without notes" is a fault. */
const GOES_WITHOUT =
  /^(?:difficulty|notes|cue|cards|script|lines|calculators?|dictionary|translator|glossary|hints?|mistakes|errors|slips|any|a|an|the|\p{L}+ing)$/u;

function isUnaided(word: Word | undefined): boolean {
  const lower = word?.lower ?? "";
  return UNAIDED.test(lower) || GOES_WITHOUT.test(lower);
}

/** What an achievement is not without. */
const NEEDED =
  /^(?:effort|care|thought|interest|revision|planning|preparation|attention|detail|evidence|analysis|evaluation|working|understanding|idea|structure|conclusion|enthusiasm|success)$/u;

/** What is good to have none of. */
const UNWANTED =
  /^(?:points|detentions?|lates?|absences?|sanctions?|incidents?|warnings?|removals?|reminders?|mistakes?|errors?|negatives?)$/u;

/** Whether what stands among the best achievements is none: a fault, a target, or what somebody has not done. */
export function isNoAchievement(judgement: Judgement, words: readonly Word[]): boolean {
  if (judgement === "fault" || judgement === "target") return true;
  // "Kept going when the bulb would not light": what somebody met with is not what they did.
  const behind = words.findIndex(({ lower }, at) => at > 0 && MET_WITH.test(lower));
  const main = behind < 0 ? words : words.slice(0, behind);
  const denies = main.some(
    ({ lower, quoted }, at) =>
      !quoted &&
      DENIES.test(lower) &&
      !(lower === "never" && /^stop(?:s|ped)?$/u.test(words[at + 1]?.lower ?? "")) &&
      // "Without help" is what makes it one.
      !(lower === "without" && isUnaided(words[at + 1])) &&
      !(lower === "no" && words.slice(at + 1, at + 4).some((each) => UNWANTED.test(each.lower))) &&
      // "Made fresh pasta from nothing"
      !(lower === "nothing" && words[at - 1]?.lower === "from") &&
      // "Picked it up in no time": quickly.
      !(lower === "no" && words[at + 1]?.lower === "time" && words[at - 1]?.lower === "in") &&
      // "No longer needs a translator"
      !(lower === "no longer") &&
      // "Soldered it with no dry joints": what was done without something bad was well done.
      !(
        lower === "no" &&
        words[at - 1]?.lower === "with" &&
        (isUnaided(words[at + 1]) || (at > 2 && !NEEDED.test(words[at + 1]?.lower ?? "")))
      ),
  );
  return judgement === "fact" && denies;
}
