import { isOwnThing } from "./countability.ts";
import { DOES, DONE, OF_WORK, isOfStudent } from "./things.ts";
import type { Form, Node } from "./grammar.ts";
import { isOfKind } from "./nouns/nouns.ts";
import { BASES, GERUNDS, PARTICIPLES, THIRD_PERSON } from "./verbs.ts";
import { ADJECTIVES, NOUN_OR_VERB } from "./word-lists.ts";
import type { Sense } from "./closed-words.ts";
import { can, isNoSentence, type Seen } from "./sentence-form.ts";
import { MAKES } from "./which-thing.ts";
import type { Word } from "./words.ts";
import { deedLed } from "./deeds-led.ts";
import { doThings, firstLeaf, isNotDone } from "./done-forms.ts";

/** Of what was read right in four hundred notes next to nothing cost more. */
const COST_MAX = 1.8;

/** Done to or with a thing that has nothing before it: "completed homework", "awarded merits". */
export const TAKES_BARE =
  /^(?:submitted|uploaded|built|painted|cooked|baked|sewed|programmed|handed|brought|sent|recorded|filmed|photographed|sketched|drafted|invented|directed|conducted|wrote|constructed|assembled|passed|achieved|completed|scored|helped|learned|learnt|played|earned|gained|joined|visited|attended|represented|performed|finished|missed|refused|ignored|disrupted|distracted|skipped|copied|demonstrated|created|designed|enjoyed|loved|showed|mentored|captained|lacked|predicted|awarded|given|offered|named|voted|coded|choreographed|composed|raised|started|stopped|used|mastered|tackled|received|produced|made|won|read|led|taught|lost|got|wrote)$/u;

/** "Developed ideas", "longer answers", "required practicals": a kind of thing, and nothing that somebody did. */
function isThingLed(words: readonly Word[]): boolean {
  const [first, next] = words;
  if (!first || !next || words.length > 3 || TAKES_BARE.test(first.lower)) return false;
  // "Grasped Pythagoras quickly": how it was done.
  const last = words.at(-1);
  if (
    words.length === 3 &&
    last?.senses.has("adv") &&
    !last.senses.has("noun") &&
    !last.senses.has("adj")
  )
    return false;
  const kind =
    /^(?:key|main|past|extra|further|basic)$/u.test(first.lower) ||
    ADJECTIVES.has(first.lower) ||
    PARTICIPLES.has(first.lower) ||
    first.lower.endsWith("ed");
  const led = ["det", "poss", "num", "prep", "prt", "adv", "to", "subj", "pron", "me", "not"].some(
    (sense) => next.senses.has(sense as Sense),
  );
  return kind && !led && (next.senses.has("noun") || next.senses.has("pl"));
}

const BEGINS_CLAUSE =
  /^(?:that|when|if|because|as|who|which|while|where|what|how|why|whether|although|though|since|unless|than|once|before|after|until|whenever|so|and|but)$/u;

/** "Last week he offered": somebody who does something, and no part of a fragment. "The way he listens" is one. */
function hasClause(words: readonly Word[]): boolean {
  const at = words.findIndex(
    ({ senses, quoted, lower }) =>
      !quoted && (senses.has("me") || /^(?:he|she|they|i|we)$/u.test(lower)),
  );
  if (at < 1 || words.slice(0, at).some(({ lower }) => BEGINS_CLAUSE.test(lower))) return false;
  const before = words[at - 1];
  return (
    before?.senses.has("time") === true ||
    (!before?.senses.has("noun") && !before?.senses.has("pl"))
  );
}

/** A verb that nothing before it asks for. */
const ENDS_IN_SENTENCE =
  /^(?:(?!\b(?:that|when|if|because|as|who|which|while|where|what|how|although|though|since|unless|than|but|and|once|before|after|until|whenever)\b).)*?\b(?:is|are|was|were|has)\b/u;

function plain(words: readonly Word[]): string {
  return words.map(({ lower }) => lower).join(" ");
}

const NAMES_THING =
  /^(?:final|musical|practical|oral|mock|written|original|individual|principal|terminal|tutorial|manual|digital|capital|professional|classical|regular|junior|senior|special|standard)$/u;

/** Whether "but" stands between two qualities and nothing comes after them. */
function joinsQualities(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1);
  return (
    can(words[at - 1], "adj") &&
    after.length > 0 &&
    can(after.at(-1), "adj", "vpp") &&
    after.slice(0, -1).every((word) => can(word, "adv"))
  );
}

function isNoThingThatIs({ tree, words, found, opens, source }: Seen): boolean {
  if (isTimeLed(words) || isOthersDo(words)) return true;
  // "Will calm down when asked": no will that is calm.
  if (can(opens, "mod") && !can(opens, "me")) return true;
  // "Practises piano daily": somebody does, as practises are no things.
  if (
    found.has("VF") &&
    THIRD_PERSON.has(opens?.lower ?? "") &&
    !NOUN_OR_VERB.has(opens?.lower ?? "") &&
    !isOfStudent(opens?.lower ?? "") &&
    can(words[1], "noun", "pl") &&
    (opens?.senses.get("v3") ?? opens?.senses.get("t3") ?? 9) < 0.7
  )
    return true;
  // "Hands in every task on time" is what somebody does with homework.
  if (/^hands in (?!(?:the air|laps?|(?:(?:his|her|their) )?pockets)\b)\p{L}/u.test(source))
    return true;
  // "Working hard" is no working that is hard.
  if (
    found.has("VG") &&
    GERUNDS.has(opens?.lower ?? "") &&
    !READING_THING.test(source) &&
    !HOW_FAR.test(source)
  )
    return true;
  // "Use the past tense": to be done, and no use that is so.
  if (
    ASKED.has(opens?.lower ?? "") &&
    // "Project half-done" is one all the same.
    ((found.get("VB")?.cost ?? 9) < tree.cost + 0.35 || can(words[1], "det"))
  )
    return true;
  // "Hands in all her homework": somebody does.
  if (/^hands? in\b/u.test(source)) return true;
  // "New seating plan helped": it did, and nobody helped it.
  if (/\b(?:helped|worked|improved|clicked|failed|slipped|dropped)$/u.test(source)) return true;
  // "Mature contributions drawn from her work experience": what somebody makes, and where it is from.
  const [core, done] = tree.parts;
  const madeOf =
    done?.symbol === "vpp" &&
    core?.parts[0]?.symbol === "PRE" &&
    [...DOES, ...DONE].some(([pattern]) => pattern.test(words[core.to - 1]?.lower ?? "")) &&
    /^(?:from|on|by|using|with)$/u.test(words[done.to]?.lower ?? "");
  if (madeOf) return true;
  // "Persuasive letter to the council": what was written, and for whom.
  if (
    core &&
    words[core.to]?.lower === "to" &&
    DONE.some(([pattern]) => pattern.test(words[core.to - 1]?.lower ?? ""))
  )
    return true;
  // "Timing in exams poor", but "lead role in the spring musical".
  const [, about, how] = tree.parts;
  const plainly =
    about?.symbol !== "PP" ||
    (how?.symbol === "VG" && GOES_SO.test(source)) ||
    // "Project on the Tudors beautifully presented but thin on content"
    (how?.symbol === "ADJP" &&
      isOfStudent(words[about.from - 1]?.lower ?? "") &&
      /^\p{L}{4,}ly (?:presented|written|structured|researched|drawn|made|planned|illustrated|organised|finished)\b/u.test(
        plain(words.slice(how.from)),
      )) ||
    (isOfStudent(words[about.from - 1]?.lower ?? "") &&
      how !== undefined &&
      OF_WORK.test(words.at(-1)?.lower ?? "") &&
      words.slice(how.from).every((word) => can(word, "adj", "adv")));
  if (!plainly) return true;
  // "Paints better than he draws": somebody paints, where paints are not what is spoken of.
  const does = found.get("VF");
  if (
    does &&
    core &&
    core.to - core.from === 1 &&
    THIRD_PERSON.has(opens?.lower ?? "") &&
    !isOfStudent(opens?.lower ?? "") &&
    does.cost <= tree.cost + 0.5
  )
    return true;
  // "Gymnastics routine with good extension": one that was performed.
  if (
    core &&
    /^(?:routine|final|musical|original|solo)$/u.test(words[core.to]?.lower ?? "") &&
    can(words[core.to + 1], "prep")
  )
    return true;
  // "Debate final", "lead musical": the last word names the thing.
  if (how === undefined && NAMES_THING.test(words.at(-1)?.lower ?? "")) return true;
  // "Essays wordy but well researched" joins two qualities of one thing; other "but"s join more.
  if (words.some(({ lower }, at) => lower === "but" && !joinsQualities(words, at))) return true;
  // "Good speaking mock", "mock 4": which one, and no way to be.
  if (/\bmock$|^(?:\p{L}+ )?(?:mock|test|exam|paper) \d/u.test(source)) return true;
  const goesOn = tree.parts.some(({ symbol }) => symbol === "VG");
  if (
    goesOn &&
    !GOES_SO.test(source) &&
    !/\b(?:missing|lacking|getting|coming|going|averaging)\b/u.test(source)
  )
    return true;
  return words.some(
    (word, at) =>
      can(word, "comma") &&
      !/^(?:especially|particularly|mainly|except)$/u.test(words[at + 1]?.lower ?? ""),
  );
}

function isNoQuality({ tree, words, found, opens, next, source }: Seen): boolean {
  if (firstLeaf(tree) === "adj" && can(next, "time") && words.length > 2) return true;
  if (/\band no \p{L}|^(?:past|present|future|perfect) tense\b/u.test(source)) return true;
  // "Persevering with quadratics until she got it" is over.
  if (
    found.has("VG") &&
    GERUNDS.has(opens?.lower ?? "") &&
    /\buntil (?:he|she|they)\b/u.test(source)
  )
    return true;
  return can(opens, "not") && found.has("VG") && can(next, "ving");
}

/** "The others talk over her": they do, and it is no talk of theirs. */
function isOthersDo(words: readonly Word[]): boolean {
  return words.some(
    ({ lower }, at) =>
      lower === "others" && can(words[at + 1], "vbase", "tbase", "dbase", "sbase", "linkbase"),
  );
}

/** "Last week offered to help": when, and no thing that is offered. */
function isTimeLed([opens, time, next]: readonly Word[]): boolean {
  return (
    /^(?:last|next)$/u.test(opens?.lower ?? "") &&
    can(time, "time") &&
    can(next, "vpast", "tpast", "dpast", "spast", "linkpast")
  );
}

/** How something of somebody's is getting on: "… developing well", "… coming along nicely". */
const GOES_SO =
  /\b(?:improving|slipping|developing|growing|progressing|emerging|coming (?:on|along)|creeping (?:back|up|in))(?: (?!(?:skills?|countries|country|world|children|economy|economies)\b)[\p{L}']+){0,5}$/u;

function isNoThing({ words, found, opens, next, first, source }: Seen): boolean {
  if (isTimeLed(words) || isOthersDo(words)) return true;
  // "Tactical awareness in netball developing well": how it goes, and no netball that develops.
  if (found.has("BARE") && GOES_SO.test(source)) return true;
  // "Diagrams show understanding": what they do, and no kind of understanding.
  if (found.has("S") && doThings(words)) return true;
  // "Answering questions that could be asked": what somebody does, and no kind of question.
  if (
    found.has("VG") &&
    GERUNDS.has(opens?.lower ?? "") &&
    !ADJECTIVES.has(opens?.lower ?? "") &&
    !isOfStudent(opens?.lower ?? "") &&
    /^(?:questions?|answers?|others|problems|tasks|ideas)$/u.test(next?.lower ?? "") &&
    /^(?:ask|answer|solv|giv|mak|tak|bring|finish|complet|us|do|shar|rais|offer|explain|forgett?|help|attempt|tackl)ing$/u.test(
      first,
    )
  )
    return true;
  // "Giggles in performance": somebody does. "Use quotes from the Bible": to be done.
  if (found.has("VF") && THIRD_PERSON.has(first) && can(opens, "v3") && !can(next, "noun", "pl"))
    return true;
  if (found.has("VB") && ASKED.has(first) && can(next, "pl", "det")) return true;
  if (/^(?:essays|work|homework|tasks|pieces)\b.* on time\b/u.test(source)) return true;
  // "Shares ideas": several things are no kind of another thing.
  const several =
    THIRD_PERSON.has(first) && !/^(?:sports|arts|games|sales|numbers|works)$/u.test(first);
  if (
    found.has("VF") &&
    opens?.lower === first &&
    several &&
    can(next, "noun", "pl") &&
    !can(next, "prep")
  )
    return true;
  if (found.has("VF")) {
    // "Talks over others", "hands homework in late", "won science prize": done.
    const goesWith = /^(?:over|back|out|up|down|off|away)$/u.test(next?.lower ?? "");
    if (THIRD_PERSON.has(first) && goesWith) return true;
    if (/^(?:hands|gives|puts|takes|gets|makes)$/u.test(first)) return true;
    // "Beautifully finished bird box": a box, and how it was made.
    const isMade = opens?.lower !== first && /^(?:well|\p{L}+ly)$/u.test(opens?.lower ?? "");
    if (TAKES_BARE.test(first) && !ADJECTIVES.has(first) && !isMade) return true;
    // "Composed riff for the show": a riff is made, and none is calm.
    if (MAKES.test(opens?.lower ?? "") && isOfKind(next?.lower ?? "", "made", "text", "performed"))
      return true;
  }
  // "Fitness levels dropped off": what they did, and no kind of level.
  if (
    /\p{L}s (?:dropped|slipped|dipped|tailed|plateaued|stalled) (?:off|away|back|down|after|since|in|this|last)\b/u.test(
      source,
    )
  )
    return true;
  // "Coding beyond KS3", "practical skills ahead of theory": how far somebody is, and no kind of skill.
  if (found.has("BARE") && HOW_FAR.test(source)) return true;
  // "Reading age gone from 7 to 9" is no age.
  const gone = words.some(({ lower }) => /^(?:gone|risen|grown)$/u.test(lower));
  if (found.has("BARE") && gone) return true;
  // "Projecting voice": the student's own, done with.
  if (found.has("VG") && GERUNDS.has(first) && words.length === 2 && isOwnThing(next?.lower ?? ""))
    return true;
  if (/^(?:finally|eventually)\b|^hands? up\b|\p{L}s needs?\b/u.test(source)) return true;
  // "Thinking of taking music" is no thing that somebody has.
  return (
    found.has("VG") &&
    can(opens, "ving") &&
    /^(?:of|about|up|off|out|on|to)$/u.test(next?.lower ?? "")
  );
}

/** Nouns that are verbs where they open a target: "check answers", "use quotes". */
const ASKED: ReadonlySet<string> = new Set(
  `wash clean hand check use plan link structure show label comment test record state name note balance research answer question list sketch mark
  highlight quote study review draft reference measure design model vary support control project annotate time practise`.split(
    /\s+/u,
  ),
);

/** Participles that are spelt like the verb itself: "come a long way" has been done, or is to be. */
export const LOOKS_LIKE_BASE = /^(?:come|become|overcome)$/u;

/** Things that are named by what is read in them or by it. */
const READING_THING = /^reading (?:diary|record|log|journal|book|age|scheme)\b/u;

/** "Reading Harry Potter books": what somebody reads, and no kind of book. */
const READING_BOOKS =
  /^reading (?:\p{L}+ )+(?:books?|novels?|series|trilogy|stories|comics?|plays?|poems?|poetry|magazines?|newspapers?|biograph(?:y|ies)|diaries)\b/u;

/** "Coding beyond KS3": how far a skill is. "Working above target" is somebody. */
const HOW_FAR =
  /^(?!working|achieving|performing|progressing|developing \p{L}|extending|taking|pushing|moving|going|looking|thinking|reading|writing)(?:\p{L}+ ){1,2}(?:beyond|ahead of|above|below|behind) \p{L}/u;

const OUT: Readonly<Record<Form, (seen: Seen) => boolean>> = {
  S: isNoSentence,
  BARE: isNoThingThatIs,
  VF: isNotDone,
  ADJP: isNoQuality,
  NP: (seen) => READING_BOOKS.test(seen.source) || isNoThing(seen),
  // "Disappointing term": a term, and nobody who disappoints it.
  VG: ({ source, opens, next, words }) =>
    READING_THING.test(source) ||
    // "Having been away": when, and nothing that somebody is doing.
    (opens?.lower === "having" && can(next, "vpp", "been")) ||
    HOW_FAR.test(source) ||
    (words.length === 2 && (opens?.senses.get("adj") ?? 9) < 0.5 && can(words[1], "time")),
  // "Grade 6 by summer" is no order to grade, and nobody "needs to more focus".
  // "Sprint starts" are a kind of start. "Have knocked a minute off": done, or what "I" have done.
  VB: ({ source, opens, next, tree, found, words }) =>
    (can(opens, "noun") &&
      can(next, "pl") &&
      can(next, "v3", "t3") &&
      !ASKED.has(opens?.lower ?? "") &&
      (found.get("NP")?.cost ?? 9) < tree.cost) ||
    (firstLeaf(tree) === "havebase" &&
      !/^have (?:an?|the|his|her|their|more|some)\b/u.test(source)) ||
    // "Structure of longer answers": a thing.
    (next?.lower === "of" &&
      !/^(?:think|speak|dream|hear|beware|approve|dispose)$/u.test(opens?.lower ?? "")) ||
    // "Risk taking": a thing, and nobody is to risk that.
    (found.has("NP") &&
      can(opens, "noun") &&
      GERUNDS.has(next?.lower ?? "") &&
      words.length === 2 &&
      !/^(?:stop|start|practise|practice|try|finish|keep|risk it)$/u.test(opens?.lower ?? "")) ||
    // "State symbols forgotten nearly every time": how it is, and nothing to be done to what was forgotten.
    /^\p{L}+ \p{L}+s (?:not \p{L}+|forgotten|missed|muddled|ignored|confused|mixed up|left out|missing|wrong)\b/u.test(
      source,
    ) ||
    /^trip\b|^grade (?:\d|[a-g]\b)|^(?:more|less|fewer|so)(?: |$)/u.test(source),
  // "Come to the club": to be done, where nobody has.
  VPP: ({ found, first, next }) =>
    (found.has("VB") && BASES.has(first) && !LOOKS_LIKE_BASE.test(first)) ||
    // "Equipped for every lesson" is how somebody comes.
    first === "equipped" ||
    first === "marked" ||
    first.startsWith("over-") ||
    // "Balanced arguments in essays": a kind of argument.
    (found.has("NP") && ADJECTIVES.has(first) && can(next, "noun", "pl") && !can(next, "det")),
  PP: () => false,
};

/** Whether a form cannot be what these words are, whatever the grammar allows. */
export function isOut(
  form: Form,
  tree: Node,
  words: readonly Word[],
  found: ReadonlyMap<Form, Node>,
): boolean {
  const source = plain(words);
  const doing = form === "VF" || form === "VPP" || form === "ADJP";
  if (doing && isThingLed(words)) return true;
  // What costs so much is no reading that anybody has.
  if (tree.cost > COST_MAX * (form === "S" ? 1.3 : 1)) return true;
  // "Practical work is miles ahead": a sentence, and nothing that somebody is.
  if (form !== "S" && form !== "VF" && hasClause(words)) return true;
  if ((form === "ADJP" || form === "VPP") && ENDS_IN_SENTENCE.test(source)) return true;
  if (form !== "S" && form !== "VF" && deedLed(words) > 0) return true;
  const first = words.find((word) => !can(word, "adv"))?.lower ?? "";
  const [opens, next] = words;
  return OUT[form]({ tree, words, found, opens, next, first, source });
}

/** Whether a thing is followed by what it does, and that by something else: "her app tracks bus times". */
export function doesSomething(words: readonly Word[]): boolean {
  return (
    words[0]?.senses.has("poss") === true &&
    words.some(
      ({ lower, senses }, at) =>
        at > 1 &&
        THIRD_PERSON.has(lower) &&
        senses.has("v3") &&
        words[at - 1]?.senses.has("noun") === true &&
        words[at + 1]?.senses.has("noun") === true,
    )
  );
}
