import { isOwnWork } from "./achievements.ts";
import { wordSet } from "./word-set.ts";
import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import type { Form, Node } from "./grammar.ts";
import { ASKS, ASKS_NOTHING, BAD, BAD_PHRASES, GOOD, GOOD_PHRASES } from "./judgement-words.ts";
import { leavesOf } from "./parts.ts";
import { isTitle } from "./teachers.ts";
import { GERUNDS, PASTS, THIRD_PERSON } from "./verbs.ts";
import { ADJECTIVES } from "./word-lists.ts";
import type { Word } from "./words.ts";

const NEGATES = wordSet(
  "nothing nobody not never no without hardly rarely seldom barely zero cannot neither nor lacks lack lacking lacked fewer less little few stopped stops stop avoids avoiding",
);
const SCOPE_ENDS = wordSet("but although though and because however when while so who which");
/** Words that praise nobody by themselves. */
const EMPTY_GOOD = wordSet(
  "always regularly consistently first full right hard happy fast quick quickly able ready sure leads clear best better higher tries tried effort efforts progress shares interested understanding understands open",
);
const MISSES = wordSet("never rarely seldom hardly not no zero without cannot stopped stops");
/** Whoever does this to a fault or to somebody weak does well. */
const MENDS = wordSet(
  "deals dealt handles handled encourages encouraged encouraging helps helped helping supports supported supporting corrects corrected correcting spots spotted solves solved tackles tackled fixes fixed includes included comforts comforted learns learnt learned mentors mentored tutors tutored",
);
/** Verbs that judge by what stands after them: "has a good eye", "made a poor start". */
const LIGHT = wordSet(
  "stop avoid enjoy love like hate dislike lack have get make give show produce achieve be become seem win earn gain display demonstrate bring offer put take keep set find write draw ask do deliver submit hand play perform create build feel receive score finish complete remain stay look",
);

/** What is better not tried. */
const BAD_TRY =
  /^(?:get (?:onto|around|round|past|away|out of|others?|a (?:reaction|rise|laugh))|avoid|hide|copy|blame|argue|distract|disrupt|leave|skip|bunk|bypass|cheat|sneak|hack|take over|wind)\b/u;

type Weight = { good: number; bad: number };

/** How much good and bad these words say, with what is denied turned round. */
function weigh(list: readonly string[]): Weight {
  let good = 0;
  let bad = 0;
  let denied = 0;
  let mends = 0;
  list.forEach((word, at) => {
    // "Learns from mistakes", but "learns lines, forgets evaluations".
    const learns = /^learn(?:s|t|ed)$/u.test(word) && list[at + 1] !== "from";
    // "Sticks at problems"
    const keepsAt =
      /^st(?:icks?|uck|icking)$/u.test(word) && /^(?:at|with)$/u.test(list[at + 1] ?? "");
    mends = (MENDS.has(word) && !learns) || keepsAt ? 6 : mends - 1;
    // "For others to clear": to be cleared by them, and not clear.
    if (
      list[at - 1] === "to" &&
      /^(?:clear|open|balance|direct|present|free|smooth|secure|complete|lead)$/u.test(word)
    )
      return;
    if (mends > 0 && BAD.has(word)) {
      good += 1;
      return;
    }
    if (SCOPE_ENDS.has(word) && !(word === "so" && list[at - 1] === "not")) denied = 0;
    // "Argued for school uniform": in a debate.
    if (
      word.startsWith("argu") &&
      /^(?:for|that|against|the|convincingly|persuasively|well|both|clearly)$/u.test(
        list[at + 1] ?? "",
      )
    )
      return;
    const minor = EMPTY_GOOD.has(word) ? 0.4 : 1;
    const score = GOOD.has(word) ? minor : BAD.has(word) ? -1 : 0;
    // "A little star", "a few mistakes": some, and not none.
    const some = /^(?:little|few)$/u.test(word) && list[at - 1] === "a";
    if (NEGATES.has(word) && !some && !/^lacks?$/u.test(word)) {
      denied = denied > 0 ? 0 : 8;
      if (/^lack(?:ing|ed)$/u.test(word)) bad += 1;
      return;
    }
    if (word === "too" && at < list.length - 1 && !/^(?:much|many)$/u.test(list[at + 1] ?? "")) {
      bad += 0.8;
      denied = 0;
      return;
    }
    // "Tried to get onto blocked sites": what was tried tells.
    if (
      /^tri(?:es|ed)$/u.test(word) &&
      list[at + 1] === "to" &&
      BAD_TRY.test(list.slice(at + 2).join(" "))
    )
      return;
    const value = denied > 0 ? -score : score;
    denied = score !== 0 && denied > 0 ? 0 : denied - 1;
    if (value > 0) good += value;
    else bad -= value;
  });
  return { good, bad };
}

/** The dictionary form of the verb that a phrase of the grammar is built on. */
function verbOf(node: Node, words: readonly Word[]): string {
  const leaf = node.parts.find(({ symbol }) =>
    /^(?:v3|vpast|vbase|ving|vpp|t3|tpast|tbase|ting|link3|linkpast|linkbase|linking|have|be|do|bebase)$/u.test(
      symbol,
    ),
  );
  const word = leaf ? (words[leaf.from]?.lower ?? "") : "";
  if (/^(?:is|are|was|were|been|being|am)$/u.test(word)) return "be";
  if (/^(?:has|had|having)$/u.test(word)) return "have";
  return THIRD_PERSON.get(word) ?? PASTS.get(word) ?? GERUNDS.get(word) ?? word;
}

/** What stands inside a part that only says what about: "on rivers", "revises the weaknesses of democracy". */
type Asides = { topics: Set<number>; whens: Set<number> };

function addAll(into: Set<number>, from: number, to: number): void {
  for (let at = from; at < to; at++) into.add(at);
}

function asidesOf(node: Node, words: readonly Word[], below: string, into: Asides): Asides {
  const { topics, whens } = into;
  const [first] = node.parts;
  // "A game he had clearly downloaded": what is told of the thing judges nobody by itself.
  if (node.symbol === "SUBC" || node.symbol === "GAP") addAll(whens, node.from, node.to);
  if (node.symbol === "PP" && below !== "PRED" && /^(?:prep|to)$/u.test(first?.symbol ?? "")) {
    const before = words[node.from - 1]?.lower ?? "";
    if (!OF_AMOUNT.test(before)) addAll(topics, node.from + 1, node.to);
    // "Asked questions on the problem of evil": what words are about judges nobody, not even last of all.
    if (/^(?:on|about)$/u.test(words[node.from]?.lower ?? "") && SPOKEN.test(before))
      addAll(whens, node.from + 1, node.to);
  }
  if (/^(?:VF1|VB1|VG1|VPP1?)$/u.test(node.symbol) && !LIGHT.has(verbOf(node, words))) {
    for (const part of node.parts) {
      const thing = part.symbol === "OBJ" || part.symbol === "COMP" ? part.parts[0] : part;
      if (thing?.symbol === "NP" || thing?.symbol === "VG") addAll(topics, thing.from, thing.to);
    }
  }
  for (const part of node.parts) asidesOf(part, words, node.symbol, into);
  return into;
}

/** What is said or written, and about something. */
const SPOKEN =
  /^(?:questions?|essays?|talks?|points?|ideas?|opinions?|debates?|discussions?|presentations?|speech|speeches|arguments?|paragraphs?|answers?|research|work|project|spoke|wrote|speaks|writes|talked|debated|presented)$/u;

/** "Calling out has reduced": of what is better not done there is less. */
const FAULT_LESS =
  /\b(?:(?:calling|shouting) out|talking|chatting|chatter|lateness|silliness|disruption|outbursts|fidgeting|answering back|absences?|incidents)\b(?: (?:over|in|on|during) (?:\w+ ){1,3})? ?(?:has|have|is|are) (?:(?:not|much|now|a lot|far|really) )*(?:better|worse|less|reduced|decreased|stopped|lessened|improved|dropped|gone down|increased|got (?:better|worse))\b/u;

/** "A lack of effort", "full of mistakes": what comes after "of" is what is meant. */
const OF_AMOUNT =
  /^(?:lack|lacks|number|lot|a lot|lots|amount|series|range|plenty|sort|kind|bit|a bit|free|full|spate|couple|string|capable|fond|proud|sick|tired|fear|careful|respectful|considerate|tolerant|dismissive|critical|incapable|short)$/u;
const TOPIC = wordSet("in on about of for from into across between during at with");

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "Completed some tasks", "has done half of it": what is done in part is neither well nor badly done. */
const IN_PART =
  /^(?:(?:he|she|they|has|have) )*(?:handed in|given in|completed|completes|done|does|did|submitted|finished|finishes) (?:only |just |about )?(?:some|a few|half|part|parts|bits|a couple|a little) /u;

/** "Completed 45 % of it" */
const PER_CENT = /\b(?:completed|done|finished|handed in)\b.*?\b(\d{1,3}) ?%/u;

/** "Achieves 40% most weeks": how good that is shows by the figure, and not by "achieves". */
const SCORES =
  /\b(?:achieves?|achieved|achieving|scores?|scored|averages?|averaging)\b.*?\b(\d{1,3}) ?%/u;

/** What part of the tasks was handed in or done: "two out of nine pieces" is 2/9; null where nothing is counted. */
function handedIn(text: string): number | null {
  const found =
    /\b(?:handed in|given in|completed|done|submitted|finished|did|missed|missing)\b.*?\b(\d+|[a-z]+) (?:out )?of (?:the )?(\d+|[a-z]+)\b/u.exec(
      text,
    ) ??
    /\b(\d+|[a-z]+) (?:out )?of (?:the )?(\d+|[a-z]+) (?:\w+ )?(?:handed in|given in|completed|done|submitted|finished|missing)/u.exec(
      text,
    );
  const [one, other] = (found?.slice(1) ?? []).map((word) =>
    /^\d/u.test(word) ? Number(word) : NUMBERS.indexOf(word),
  );
  if (one === undefined || other === undefined || one < 0 || other < 1) return null;
  return /\bmiss(?:ed|ing)\b/u.test(text) ? 1 - one / other : one / other;
}

const DENIED =
  /(?:\b(?:never|not|no|no longer|stopped|stops|rarely|hardly(?: ever)?|seldom|nothing|nobody|none|neither|without|avoids|cannot)\s+(?:\w+\s+){0,2})$/u;

const PHRASES = [
  [new RegExp(GOOD_PHRASES, "gu"), true],
  [new RegExp(BAD_PHRASES, "gu"), false],
] as const;

/** Phrases that judge as one and do not begin inside an aside, each turned round where it is denied; and the other words. */
function weighPhrases(
  lower: readonly string[],
  topics: ReadonlySet<number>,
): Weight & { rest: string[] } {
  const starts: number[] = [];
  let text = "";
  for (const word of lower) {
    starts.push(text.length);
    text += `${word} `;
  }
  const taken = new Set<number>();
  const weight = { good: 0, bad: 0 };
  for (const [pattern, praises] of PHRASES) {
    for (const found of text.matchAll(pattern)) {
      const covered = starts.flatMap((start, at) =>
        start >= found.index && start < found.index + found[0].length ? [at] : [],
      );
      const [first] = covered;
      if (first === undefined || topics.has(first) || covered.some((at) => taken.has(at))) continue;
      const denied = DENIED.exec(text.slice(0, found.index));
      // "No homework" is a phrase that holds its own denial.
      const turned = denied !== null && !/^(?:no|not|never|without)\b/u.test(found[0]);
      if (praises !== turned) weight.good++;
      else weight.bad++;
      for (const at of covered) taken.add(at);
      if (turned)
        starts.forEach(
          (start, at) => start >= denied.index && start < found.index && taken.add(at),
        );
    }
  }
  return {
    ...weight,
    rest: lower.flatMap((word, at) => (taken.has(at) || topics.has(at) ? [] : word.split(" "))),
  };
}

/** What a pupil is expected to do or have: not to is a fault. "Does not rise to provocation" is none. */
const EXPECTED =
  /\b(?:ha(?:s|ve|d)|brings?|brought|hands?|handed|hand|do|does|done|did|completes?|completed|finish(?:es|ed)?|listens?|listen|contributes?|contributed|participates?|answers?|answer|asks? for help|revises?|revised|checks?|checked|concentrates?|concentrate|focus(?:es)?|attends?|attended|arrives?|arrived|turns? up|bothers?|bother|cares?|care|tries|try|goes up|speaks?|speak|joins? in|follows?|follow|takes? (?:notes|part|care|pride)|took|reads?|read|uses?|use|shows?|show|shown|learns?|learn|learnt|knows?|know|understands?|understand|explains?|explain|works?|work|worked|writes?|write|written|practises?|practise|practised|wears?|wear|records?|proofread|redrafted|redrafts?|edits?|edited|record|in|on time|ready|here|kit|pen|book|equipment|homework|planner|sketchbook|effort|evidence|detail|working)\b/u;

/** What somebody does well to do without. */
export const UNAIDED =
  /^(?:stabilisers|armbands|help|support|prompt(?:s|ing)?|remind(?:ers?|ing)|guidance|assistance|scaffold(?:s|ing)?|hesitation|supervision|intervention|complaint|fuss)$/u;

const LESS_NOW =
  /\b(?:less|less often|fewer times)(?: (?:now|than \p{L}+.*|this \p{L}+|recently|lately|since .*))?$/u;

const HOW_OFTEN = /\b(?:always|regularly|consistently)\b/u;

/** A clause no longer than this is denied as a whole by a single "not". */
const SHORT = 10;

/** What surely praises and surely blames at once, told by which is the stronger. */
function weighed(good: number, bad: number): Judgement {
  if (bad > 0 && good === 0) return "fault";
  if (good >= 0.4 && bad === 0) return "praise";
  if (bad >= 1 && good < 1) return "fault";
  return "fact";
}

/**
 * Whether a piece praises, finds fault, sets a target or only reports; decided on the whole piece: what governs a word
 * counts before the word, and a word inside "a talk on …" counts last. Unsure is a fact.
 */
export function judge(list: readonly Word[], form: Form | null, tree: Node | null): Judgement {
  const shouts = list.every(({ text }) => /^\P{Ll}/u.test(text));
  const lower = list.map((word, at) =>
    // "Miss Khan" misses nothing, and the Poor Law is a name.
    word.quoted ||
    word.lower === "," ||
    isTitle(word, list[at + 1]) ||
    (at > 0 && !shouts && /^\p{Lu}\p{Ll}/u.test(word.text))
      ? ""
      : word.lower,
  );
  // "There is no doubt that he is able" denies nothing of him.
  lower.forEach((word, at) => {
    if (word === "no" && lower[at + 1] === "doubt") lower.splice(at, 2, "", "");
  });
  // "Threw 32m", "threw the javelin": in athletics.
  lower.forEach((word, at) => {
    if (
      /^thr[eo]ws?$/u.test(word) &&
      /^(?:\d|(?:a|an|the|his|her|their) (?:\p{L}+ )?(?:javelin|discus|shot|hammer|ball|pot|dart|pass|bowl|vase)\b)/u.test(
        lower.slice(at + 1).join(" "),
      )
    )
      lower[at] = "";
  });
  // "Argued both sides": in a debate.
  lower.forEach((word, at) => {
    if (
      /^argu(?:es?|ed|ing)$/u.test(word) &&
      /^(?:(?:both|either) sides?|(?:the|a) (?:\p{L}+ )?(?:opposite|case|other side)|that|for|against)\b/u.test(
        lower.slice(at + 1).join(" "),
      )
    )
      lower[at] = "";
  });
  // "Finally gets negative numbers": a kind of number.
  lower.forEach((word, at) => {
    if (
      /^(?:negative|positive|wrong|improper|irregular)$/u.test(word) &&
      /^(?:numbers?|indices|powers?|coordinates|gradients?|fractions?|verbs?|correlation|shapes?|polygons?)$/u.test(
        lower[at + 1] ?? "",
      )
    )
      lower[at] = "";
  });
  // "Finished the wiring without any prompting": what somebody does unaided is not left undone.
  lower.forEach((word, at) => {
    const far = /^(?:any|much|a|further|extra|my|our|adult|teacher)$/u.test(lower[at + 1] ?? "")
      ? 2
      : 1;
    if (word === "without" && UNAIDED.test(lower[at + far] ?? "")) lower.fill("", at, at + far + 1);
  });
  // "Shouts encouragement", "made it from nothing"
  lower.forEach((word, at) => {
    const next = lower[at + 1] ?? "";
    if (
      /^shout(?:s|ed|ing)?$/u.test(word) &&
      /^(?:encouragement|support|advice|instructions)$/u.test(next)
    )
      lower[at] = "";
    if (word === "nothing" && lower[at - 1] === "from") lower[at] = "";
  });
  // "With only two mistakes": hardly any.
  lower.forEach((word, at) => {
    if (
      /^(?:mistakes?|errors?|slips?)$/u.test(word) &&
      /\b(?:only|just) (?:one|two|three|[1-3])(?: (?:small|tiny|little|minor|silly|spelling))?$/u.test(
        lower.slice(Math.max(0, at - 3), at).join(" "),
      )
    )
      lower[at] = "success";
  });
  // "Hasn't stuck in his homework": glued, and not at a loss.
  lower.forEach((word, at) => {
    if (
      /^(?:stuck|sticks?)$/u.test(word) &&
      /^in (?:his|her|their|all|any|every)\b/u.test(lower.slice(at + 1).join(" "))
    )
      lower[at] = "done";
  });
  const text = lower.join(" ").replace(/\s+/gu, " ");
  // "No longer needs a translator": did, and that is over.
  if (
    /^(?:now |he |she |they |\p{L}+ )?no longer (?:needs?|relies|has to|depends?|struggles?)\b/u.test(
      text,
    ) ||
    // "I have rarely had to ask twice", "never has to be told"
    /\b(?:never|rarely|seldom|hardly ever|not once) (?:once )?(?:had|has|have|needs|needed) to (?:be (?:told|reminded|asked|spoken|chased|prompted|moved)|(?:ask|remind|tell|speak|chase|warn|sanction|nag|move)\b)/u.test(
      text,
    ) ||
    // "Rarely needs English in lessons": does without.
    /^(?:now |he |she |they |\p{L}+ )?(?:rarely|never|seldom|hardly ever|hardly|barely) (?:needs?|relies|has to rely|depends?) (?!to\b)/u.test(
      text,
    )
  )
    return "praise";
  if ((ASKS.test(text) && !ASKS_NOTHING.test(text)) || form === "VB") return "target";
  // "I have never heard her complain"
  const [, met = ""] =
    /\b(?:never|not|not once) (?:once )?(?:heard|seen|known) (?:him|her|them) (?:be |get |to )?(\w+)/u.exec(
      text,
    ) ?? [];
  if (BAD.has(met)) return "praise";
  // "I have never seen him happier"
  if (met.endsWith("er")) return GOOD.has(met) ? "praise" : "fact";
  const habit = FAULT_LESS.exec(text);
  if (habit) return /\bnot\b|increased|worse/u.test(habit[0]) ? "fault" : "praise";
  if (/^knows .* inside out$/u.test(text)) return "praise";
  const asides: Asides = { topics: new Set(), whens: new Set() };
  if (tree) asidesOf(tree, list, "", asides);
  const { topics, whens } = asides;
  // "Mixes perfect and imperfect": tenses, and nothing that is so.
  for (const [at, leaf] of tree && form === "VF" ? leavesOf(tree) : [])
    if (leaf === "noun" && topics.has(at) && ADJECTIVES.has(list[at]?.lower ?? "")) lower[at] = "";
  const about =
    form === "NP" || tree === null ? lower.findIndex((word, at) => at > 0 && TOPIC.has(word)) : -1;
  if (about > 0 && !OF_AMOUNT.test(lower[about - 1] ?? "")) addAll(topics, about + 1, lower.length);
  const aside = new Set([...topics, ...whens]);
  const phrases = weighPhrases(lower, aside);
  if (IN_PART.test(`${text.trim()} `) && phrases.bad === 0) return "fact";
  const share =
    handedIn(text) ?? (PER_CENT.test(text) ? Number(PER_CENT.exec(text)?.[1]) / 100 : null);
  if (share !== null && phrases.bad === 0)
    return share < 0.6 ? "fault" : share >= 0.9 ? "praise" : "fact";
  const scored = SCORES.exec(text);
  if (scored && phrases.good + phrases.bad === 0)
    return Number(scored[1]) >= 80 && !/\b(?:only|just)\b/u.test(text) ? "praise" : "fact";
  const words = weigh(phrases.rest);
  // "Always sits by the window": how often something is done praises what is expected and nothing else.
  if (words.good <= 0.4 && HOW_OFTEN.test(text) && !EXPECTED.test(text)) words.good = 0;
  const good = words.good + 2 * phrases.good;
  const bad = words.bad + 2 * phrases.bad;
  // What stands before and after "but" seldom judges alike, also where only one of the two is understood.
  if (lower.some((word) => /^(?:but|although|however|though)$/u.test(word))) return "fact";
  if (
    /\byet\b/u.test(text) &&
    !/\b(?:not|cannot) (?:\w+ )?yet\b|\byet to\b|\byet (?:\w+ )?(?:secure|ready)/u.test(text)
  )
    return "fact";
  // "There is nothing she will not try": denied twice, and of what is open.
  if (/\bnothing (?:that )?(?:\p{L}+ )(?:will|would|does|do|can|could) not\b/u.test(text))
    return "fact";
  if (lower.includes("average") && !/\b(?:above|below) average\b/u.test(text)) return "fact";
  // "Swears less": what there is less of than there was is no fault any more, and no praise either.
  if (LESS_NOW.test(text)) return "fact";
  // "Contributes less when tired"
  if (/\b\w+s less (?:when|in|if|on|with|during)\b/u.test(text)) return "fact";
  // "Contributes only when asked": what is done then and no oftener is not praised.
  if (/^(?:[a-z]+ only|only [a-z]+) (?:when|if|after)\b/u.test(text) && bad === 0) return "fact";
  if (good > 0 || bad > 0) return weighed(good, bad);
  const misses = phrases.rest.some(
    (word, at, all) => MISSES.has(word) && !(word === "no" && all[at + 1] === "longer"),
  );
  // What somebody never or not does, and that is no fault, is one itself: "never has a pen".
  if (misses) return lower.length < SHORT && EXPECTED.test(text) ? "fault" : "fact";
  if (tree === null && lower.length >= SHORT) return "fact";
  // "Hides behind stronger speakers": those are, and not who hides.
  const beside = (at: number) =>
    lower
      .slice(Math.max(0, at - 2), at)
      .some((word) => /^(?:behind|beside|near|than)$/u.test(word));
  // "Essay on the problem of evil": what a work is about says nothing of it.
  const ofWork = about > 0 && isOwnWork(lower[about - 1] ?? "");
  const inside = weigh(
    lower.filter((_, at) => !whens.has(at) && !beside(at) && !(ofWork && topics.has(at))),
  );
  return inside.good > 0.5 && inside.bad === 0
    ? "praise"
    : inside.bad > 0 && inside.good === 0
      ? "fault"
      : "fact";
}
