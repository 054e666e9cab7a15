import { isOwnWork } from "./achievements.ts";
import { BASES, PARTICIPLES } from "./verbs.ts";
import type { Sense } from "./closed-words.ts";
import type { Form, Node } from "./grammar.ts";
import { tellsOfPupil } from "./teachers.ts";
import { OF_WORK, isOfStudent } from "./things.ts";
import type { Word } from "./words.ts";

/** What is looked at to tell whether a form can be what words are. */
export type Seen = {
  tree: Node;
  words: readonly Word[];
  /** Every form that the grammar found. */
  found: ReadonlyMap<Form, Node>;
  opens: Word | undefined;
  next: Word | undefined;
  /** The first word that is no adverb. */
  first: string;
  source: string;
};

/** Whether a word may be one of these. */
export function can(word: Word | undefined, ...senses: readonly Sense[]): boolean {
  return senses.some((sense) => word?.senses.has(sense));
}

/** Where the clause begins that a sentence is about. */
function mainClause(node: Node): number {
  const last = node.parts.at(-1);
  return node.parts[0]?.symbol === "LEAD" && last?.symbol === "S" ? mainClause(last) : node.from;
}

/** What is done to things of school, and what none of them does: "phone confiscated twice". */
const DONE_TO =
  /^(?:confiscated|signed|checked|marked|returned|completed|submitted|uploaded|finished|missed|copied|rushed|corrected|labelled|revised|tidied|charged|banned|damaged|stolen|borrowed|removed|displayed|logged|recorded|raised|mentioned|chased|ignored|reported|attended|attempted|needed|required|wasted|published|shared|handed|scored|achieved)$/u;

/** What nobody does to things: they do it themselves. */
const HAPPENS =
  /^(?:improved|dropped|slipped|dipped|stalled|plateaued|tailed|increased|decreased|declined|progressed|disappeared)$/u;

const HARD =
  /^(?:still |quite |very |really |often |a )*(?:tricky|hard|difficult|tough|challenging|challenge|struggle)\b/u;

const LEADS = ["me", "mine", "subj", "pron", "det", "poss", "quote", "there"] as const;

/**
 * Whether every main clause has a subject that shows itself as one: a pronoun, a name, a thing with its article or owner.
 * A bare thing is one only right before "is", "has" or "can": "County trials, top scorer" is a list.
 */
function hasSubjects(node: Node, words: readonly Word[]): boolean {
  if (["SUBC", "POST", "PP", "COMP"].includes(node.symbol)) return true;
  if (node.symbol === "SIMPLE") {
    const [subject, next] = node.parts;
    const opens = subject && words[subject.from];
    if (!subject || !opens) return false;
    // "His piece inspired by Monet": a thing, and nothing that it did.
    const verb = words[subject.to]?.lower ?? "";
    if (
      words[subject.to + 1]?.lower === "by" &&
      PARTICIPLES.has(verb) &&
      !opens.senses.has("pron") &&
      !opens.senses.has("me")
    )
      return false;
    // "Two good essays but they were late": "but" joins no subjects.
    if (words.slice(subject.from, subject.to).some(({ lower }) => lower === "but")) return false;
    if (
      LEADS.some((sense) => opens.senses.has(sense)) ||
      tellsOfPupil(words.slice(node.from)) ||
      (/^\p{Lu}/u.test(opens.text) && node.from > 0)
    )
      return true;
    // "10 minutes a day is enough"
    if (/^\d/u.test(opens.lower) && can(words[subject.from + 1], "time")) return true;
    const size = subject.to - subject.from;
    // "Writing has really improved": a skill that is the student's own, and nobody who writes.
    const isSkill =
      size === 1 &&
      isOfStudent(opens.lower) &&
      can(words[subject.to], "have", "be", "mod", "v3", "t3");
    // "Drawing from observation needs work".
    const isKindOfSkill =
      size > 1 &&
      size < 5 &&
      isOfStudent(opens.lower) &&
      words[node.from + 1]?.senses.has("prep") === true &&
      /^(?:is|are|has|have|needs?|lacks?|could|can)$/u.test(words[subject.to]?.lower ?? "");
    // "Sharing is tricky": what somebody finds so is plain.
    const isHard =
      size === 1 &&
      opens.lower.endsWith("ing") &&
      words[subject.to]?.senses.has("be") === true &&
      HARD.test(
        words
          .slice(subject.to + 1, subject.to + 4)
          .map(({ lower }) => lower)
          .join(" "),
      );
    // "Editing in Photoshop is very strong".
    const isDoing =
      size > 1 &&
      size < 5 &&
      opens.lower.endsWith("ing") &&
      words[node.from + 1]?.senses.has("prep") === true &&
      words[subject.to]?.senses.has("be") === true &&
      OF_WORK.test(words.at(-1)?.lower ?? "");
    // "Speech on school uniform got a standing ovation".
    const head = words.slice(node.from, node.from + 4).findIndex(({ lower }) => isOwnWork(lower));
    const isOwnPiece =
      size > 1 &&
      size < 8 &&
      head >= 0 &&
      // "Brick wall passed inspection"
      (words[node.from + head + 1]?.senses.has("prep") === true ||
        (node.from + head + 1 === subject.to && words[subject.to + 1] !== undefined)) &&
      /^(?:passed|sold|ran|got|won|earned|received|came|was|has|had|gained|moved|went|scored|improved|jumped|made|exceeded|impressed|brought|blew|stole|showed|drew|held|kept|took|raised|stood|looked|sounded|tasted|caught|captured|topped|beat|reached|surprised|amazed)$/u.test(
        words
          .slice(subject.to, subject.to + 2)
          .find(({ lower }) => !/^(?:far|really|easily|\p{L}+ly)$/u.test(lower))?.lower ?? "",
      );
    // "Simple errors cost him marks", "command words let her down": what is done to somebody is done by something.
    const reaches =
      size < 5 &&
      /^(?:him|her|them)$/u.test(words[subject.to + 1]?.lower ?? "") &&
      /^(?:cost|let|hold|held|slow|trip|confuse|throw|help|distract|upset|worry|interest|puzzle)s?$|ed$/u.test(
        words[subject.to]?.lower ?? "",
      ) &&
      can(words[subject.to - 1], "pl");
    if (reaches) return true;
    // "Debugging skills are excellent": a kind of skill.
    const isNamedSkill =
      size === 2 &&
      opens.lower.endsWith("ing") &&
      isOfStudent(words[subject.to - 1]?.lower ?? "") &&
      can(words[subject.to], "be", "have");
    if (isNamedSkill || isKindOfSkill || isHard || isDoing || isOwnPiece) return true;
    if ((opens.senses.has("ving") || opens.senses.has("ting")) && !isSkill) return false;
    const finite = words.slice(subject.to, subject.to + 3).find(({ senses }) => !senses.has("adv"));
    const owns = isOfStudent(words[subject.to - 1]?.lower ?? "");
    const clear = ["be", "have", "mod", "do", "link3", ...(owns ? ["v3", "t3"] : [])].some(
      (sense) => finite?.senses.has(sense as Sense),
    );
    // "Paragraphs better organised": nothing that they did.
    const done =
      finite !== undefined &&
      (PARTICIPLES.has(finite.lower) || DONE_TO.test(finite.lower)) &&
      !HAPPENS.test(finite.lower);
    const past =
      !done &&
      // "Percentages all secure": how they are.
      finite?.senses.has("adj") !== true &&
      ["vpast", "tpast", "linkpast", "vbase", "tbase"].some((sense) =>
        finite?.senses.has(sense as Sense),
      );
    const comma = words.slice(subject.from, subject.to).some(({ senses }) => senses.has("comma"));
    return (
      next !== undefined &&
      !comma &&
      ((clear && size < 8) ||
        (past && size < 3) ||
        (/^\p{Lu}/u.test(opens.text) && size < 4 && (clear || past)))
    );
  }
  return node.parts.every((part) => hasSubjects(part, words));
}

/** Whether what the grammar takes for a sentence cannot be one: its subject does not show itself, or is none. */
export function isNoSentence({ tree, words, found, opens, next, source }: Seen): boolean {
  // "Late as she takes …", "taste as she goes": what opens it is no subject.
  if (!can(opens, "det", "subj", "pron", "poss", "me", "mine", "sub", "prep")) {
    // "Next year he needs …" begins with when.
    if (can(opens, "adj") && !can(next, "time") && found.has("ADJP")) return true;
    // "Hand goes up for every question": the pupil's, and nothing is to be handed.
    const does = isOfStudent(opens?.lower ?? "") && can(next, "v3", "t3", "link3");
    if (found.has("VB") && BASES.has(opens?.lower ?? "") && !does) return true;
  }
  // "On games when he thinks …": what comes after "when" is no main clause.
  const main = mainClause(tree);
  if (main > 0 && can(words[main - 1], "sub", "rel")) return true;
  // "Much improved this term" is how somebody is.
  if (
    /^(?:much|more|less|most|little|enough|half|a bit|a little|a lot)\b/u.test(source) &&
    can(next, "vpast")
  )
    return true;
  // "Isaac not attempted": nobody "not does".
  const denies = words.some(
    (word, at) =>
      can(word, "not") &&
      !word.quoted &&
      can(words[at + 1], "vpast", "tpast") &&
      !can(words[at - 1], "be", "have", "do", "mod", "adv"),
  );
  if (denies) return true;
  // "Predicted an 8 and I would not be surprised by a 9": what stands before "and I" is nobody.
  if (joinsNobody(tree, words)) return true;
  // "6 mark questions": things, and nobody who marks.
  const clear = words.slice(1, 5).some((word) => can(word, "be", "have", "mod"));
  if (/^\d/u.test(source) && !clear) return true;
  // "Nothing handed in since March": it has not been, and nobody called nothing did it.
  if (found.has("BARE") && NOTHING_DONE.test(source)) return true;
  // "His left foot": a thing that is the student's own.
  if (/^(?:his|her|their) (?:left|right) \p{L}+$/u.test(source)) return true;
  if (/^(?:more|fewer|less|better|never|hardly|rarely|not)(?: |$)/u.test(source)) return true;
  return !hasSubjects(tree, words);
}

/** Whether the subject is a thing that is named bare, and somebody: "predicted an 8 and I". */
function joinsNobody(node: Node, words: readonly Word[]): boolean {
  const [core, joint] = node.parts;
  const first = core && words[core.from];
  return (
    (node.symbol === "ownsubj" &&
      core?.symbol === "CORE" &&
      joint?.symbol === "cc" &&
      !can(first, "det", "poss", "mine") &&
      !can(words[core.to - 1], "pl")) ||
    node.parts.some((part) => joinsNobody(part, words))
  );
}

/** Words for how much of something, before what was done with it. */
const NOTHING_DONE =
  /^(?:nothing|everything|none|all|(?:no|every|each|any)(?: [\p{L}-]+){1,3}) (?:\p{L}+ly |ever |yet )?(?:handed|given|done|completed|brought|finished|submitted|missed|marked|written|learnt|learned|forgotten|lost)\b/u;
