// How notes speak of a pupil without a whole sentence: "grace back on track", "mark, 9C", "Faith: a lovely term".
import { isUncounted } from "../notes/countability.ts";
import { ADJECTIVES, NOUN_OR_VERB, PERSON_NOUNS } from "../notes/word-lists.ts";
import { BASES, PASTS } from "../notes/verbs.ts";
import type { Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";

/** "Is needed", "is the key": what is said of patience, and hardly of Patience. */
export const OF_A_QUALITY =
  /^(?:needed|required|important|essential|key|vital|crucial|lacking|missing|limited|necessary|everything|paramount|clear|evident|apparent|shown|something|what|one|an?|his|her|their|wearing|the)$/u;
/** How a person is, and no quality: "grace late again", "faith v quiet". */
export const STATE =
  /^(?:late|absent|chatty|shy|able|lovely|keen|lazy|rude|polite|helpful|tired|distracted|capable|bright|happy|settled|off|away|seated|quiet|talkative|disruptive|hardworking|motivated|brilliant|unsure|confident|careful|calm|nervous|anxious|enthusiastic|focused|focussed|organised|disorganised|punctual|attentive|willing|reluctant|eager|thoughtful|determined|independent|prepared|unprepared|forgetful|sensible|cheerful|respectful)$/u;
const HOW_MUCH =
  /^(?:v|vv|vry|very|so|too|really|quite|not|never|always|often|usually|still|again|now|also|just|much)$/u;
const BETTER = /^(?:better|best|worse|worst|happiest|strongest|calmer|happier)$/u;
const BETTER_WHERE =
  /^(?:at|in|with|when|now|on|than|since|this|today|after|for|if|once|lately|recently)$/u;
/** What a thing does by itself, or has done to it: "kit still missing", "hope always growing". */
export const OF_THINGS =
  /^(?:clean|complete|correct|missing|lacking|wanting|pending|growing|developing|improving|building|coming|showing|rising|falling|needing|drying|including|following|according|during|something|nothing|everything|anything)$/u;
/** "Back on track", "off task". */
const ON_TRACK = /^(?:track|task|form|course|top|board|target|time|it|side|fire)$/u;

/** "9C", "(10B)", "Y9": a year and what its form is called. */
export function isFormBehind(form: Token | undefined): boolean {
  return (
    form !== undefined &&
    ((/^,? \(?(?:[7-9]|1[0-3])$/u.test(form.gap) && form.key.length < 3) ||
      (/^,? \(?$/u.test(form.gap) && /^(?:y|yr|year)$/u.test(form.key)))
  );
}

/** "Mason v able", "sky too tired", "grace still rushing", "mark back on track": whose note it is, and no verb. */
export function leavesOutIs(words: readonly Token[], here: number): boolean {
  const own = words[here];
  if (here !== 0 || own === undefined) return false;
  let at = 1;
  while (words[at]?.gap === " " && HOW_MUCH.test(words[at]?.key ?? "")) at++;
  const [state, behind] = [words[at], words[at + 1]];
  if (state?.gap !== " " || state.shape !== "lower") return false;
  const skipped = at > 1;
  // "Mercy always first to finish".
  if (skipped && /^(?:first|last)$/u.test(state.key))
    return /^(?:to|in|out|at|with)$/u.test(behind?.key ?? "") && !PASTS.has(own.key);
  if (ADJECTIVES.has(state.key)) {
    if (skipped && !OF_A_QUALITY.test(state.key) && !OF_THINGS.test(state.key)) return true;
    // "Rose higher" says what marks did.
    return (
      BETTER.test(state.key) &&
      !PASTS.has(own.key) &&
      (behind === undefined || BETTER_WHERE.test(behind.key))
    );
  }
  if (BETTER.test(state.key))
    return !PASTS.has(own.key) && (behind === undefined || BETTER_WHERE.test(behind.key));
  if (skipped && /^\p{L}{3,}ing$/u.test(state.key)) return !OF_THINGS.test(state.key);
  if (/^(?:back|off|on)$/u.test(state.key)) {
    const to = behind?.key === "on" || behind?.key === "to" ? words[at + 2] : behind;
    return ON_TRACK.test(to?.key ?? "") && !(PASTS.has(own.key) && state.key === "on");
  }
  // "Grace a joy in class".
  return (
    /^an?$/u.test(state.key) && words.slice(at + 1, at + 4).some(({ key }) => PERSON_NOUNS.has(key))
  );
}

/** "Grace late again". */
export function isState(words: readonly Token[], here: number): boolean {
  return here === 0 && words[1]?.gap === " " && STATE.test(words[1].key);
}

/** "Mark, well done", "Grace: a lovely term", "Grace – …": somebody is spoken to, or told of. */
export function isCalled({ tokens, at }: Place, here: number, behind: string): boolean {
  const own = tokens[at];
  if (own === undefined || here > 0) return false;
  const stop = /^\s*(?:[:;,(!]|[-\u2010-\u2015]\s|\s[-\u2010-\u2015])/u.test(behind);
  if (!stop) return false;
  const next = tokens[at + 1];
  if (isFormBehind(next)) return true;
  if (next !== undefined && /,/u.test(next.gap) && own.shape === "lower")
    return /^(?:you|he|she|they|i|your|well|please|thank|thanks|this|keep|what|great)$/u.test(
      next.key,
    );
  // "Patience - needs to slow down": what is needed is a thing, who needs to is somebody.
  if (next?.key === "needs" && tokens[at + 2]?.key === "to") return true;
  // "Patience: needs work" heads a point.
  return !(
    isUncounted(own.key) &&
    own.shape === "lower" &&
    (next === undefined ||
      OF_A_QUALITY.test(next.key) ||
      /^(?:is|needs?|lacks?|good|poor|improv\w+|shows?|could|more)$/u.test(next.key))
  );
}

const TIMES = String.raw`(?:terms?|years?|weeks?|months?|times?|days?|half|lessons?|units?|topics?)`;
const SUBJECTS = String.raw`(?:maths|english|science|history|geography|music|pe|dt|drama|french|spanish|german|biology|chemistry|physics|computing)`;
/** What a sentence may begin with before it comes to whom it speaks of: "this term", "in lessons", "on the whole". */
const OPENER = new RegExp(
  [
    String.raw`^(?:(?:and|but|so|also) )?(?:`,
    [
      String.raw`(?:this|next|last|each|every|some|most|all) (?:half |autumn |spring |summer )?${TIMES}`,
      String.raw`(?:at|in|on|by|for|since|during|after|before|until|with) (?:the (?:whole|moment|end|start|beginning|minute)|times|first|last|best|worst|present|general|particular|lessons|class|group work|discussions?|tests|exams|assessments|groups|pairs|practicals|${SUBJECTS}|here|now|then|home|short|support|help)`,
      String.raw`overall|however|sadly|luckily|recently|lately|so far|as (?:ever|always|usual|a result)|of late|no doubt`,
      String.raw`(?:when|once|if|though|as|unless) (?:not )?\p{L}+ed`,
    ].join("|"),
    String.raw`)$`,
  ].join(""),
  "u",
);

/** "This term grace has grown", "when asked mark answers": what comes before is no owner and no thing of the word. */
export function comesAfterOpener(words: readonly Token[], here: number): boolean {
  return (
    here > 0 &&
    here < 6 &&
    words[0]?.opens === true &&
    // "Overall mark is 45": a thing that is overall.
    !(words[0].key === "overall" && !/^\p{L}+s$/u.test(words[here + 1]?.key ?? "is")) &&
    !(words[0].key === "overall" && /^(?:is|was|has)$/u.test(words[here + 1]?.key ?? "")) &&
    OPENER.test(
      words
        .slice(0, here)
        .map(({ key }) => key)
        .join(" "),
    )
  );
}

/** "I like how grace plans": after such a word, and with nothing behind, a verb; "how mark schemes work" has another. */
export function endsInItsVerb(words: readonly Token[], here: number): boolean {
  const [before, verb, behind] = [words[here - 1], words[here + 1], words[here + 2]];
  return (
    verb !== undefined &&
    verb.gap === " " &&
    NOUN_OR_VERB.has(verb.key) &&
    /^\p{L}+s$/u.test(verb.key) &&
    BASES.has(verb.key.replace(/(?<=[sxzh])es$|s$/u, "")) &&
    (behind === undefined || /[,;]/u.test(behind.gap) || /^(?:and|but)$/u.test(behind.key)) &&
    (/^(?:how|when|if|because|that|as|while|once)$/u.test(before?.key ?? "") ||
      comesAfterOpener(words, here))
  );
}
