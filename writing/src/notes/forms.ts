import { HAD, OWN } from "./things.ts";
import type { Form, Node } from "./grammar.ts";
import { headOf } from "./parts.ts";
import { BASES, GERUNDS, PARTICIPLES, THIRD_PERSON } from "./verbs.ts";
import { ADJECTIVES, STATES } from "./word-lists.ts";
import type { Sense } from "./closed-words.ts";
import type { Word } from "./words.ts";

/** Verbs of which the student is the one to whom it is done: "predicted a 7". */
const PASSIVE =
  /^(?:predicted|awarded|nominated|selected|elected|offered|shortlisted|commended|picked|chosen|named|voted|promoted|excluded|suspended|removed)$/u;

/** What looks like a verb and is as often a thing of school work. */
const OFTEN_THINGS =
  /^(?:comments|answers|notes|questions|quotes|drafts|tests|marks|results|forms|labels|links|scores|details|figures|phrases|designs|sketches|plans|points|measures|records)$/u;

function firstLeaf(node: Node): string {
  const [first] = node.parts;
  return first ? firstLeaf(first) : node.symbol;
}

/** Where the clause begins that a sentence is about. */
function mainClause(node: Node): number {
  const last = node.parts.at(-1);
  return node.parts[0]?.symbol === "LEAD" && last?.symbol === "S" ? mainClause(last) : node.from;
}

/** Of what was read right in four hundred notes next to nothing cost more. */
const COST_MAX = 1.8;

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
    if (
      LEADS.some((sense) => opens.senses.has(sense)) ||
      (/^\p{Lu}/u.test(opens.text) && node.from > 0)
    )
      return true;
    if (opens.senses.has("ving") || opens.senses.has("ting")) return false;
    const size = subject.to - subject.from;
    const finite = words.slice(subject.to, subject.to + 3).find(({ senses }) => !senses.has("adv"));
    const owns = OWN.test(words[subject.to - 1]?.lower ?? "");
    const clear = ["be", "have", "mod", "do", "link3", ...(owns ? ["v3", "t3"] : [])].some(
      (sense) => finite?.senses.has(sense as Sense),
    );
    // "Paragraphs better organised": nothing that they did.
    const done =
      finite !== undefined && PARTICIPLES.has(finite.lower) && finite.lower !== "improved";
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

/** Done to or with a thing that has nothing before it: "completed homework", "awarded merits". */
const TAKES_BARE =
  /^(?:passed|achieved|completed|scored|helped|learned|learnt|played|earned|gained|joined|visited|attended|represented|performed|finished|missed|refused|ignored|disrupted|distracted|skipped|copied|demonstrated|created|designed|enjoyed|loved|showed|mentored|captained|lacked|predicted|awarded|given|offered|named|voted|coded|choreographed|composed|raised|started|stopped|used|mastered|tackled|received|produced|made|won|read|led|taught|lost|got|wrote)$/u;

/** "Developed ideas", "longer answers", "required practicals": a kind of thing, and nothing that somebody did. */
function isThingLed(words: readonly Word[]): boolean {
  const [first, next] = words;
  if (!first || !next || words.length > 3 || TAKES_BARE.test(first.lower)) return false;
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

/** Whether a form cannot be what these words are, whatever the grammar allows. */
export function isOut(
  form: Form,
  tree: Node,
  words: readonly Word[],
  found: ReadonlyMap<Form, Node>,
): boolean {
  const first = words.find(({ senses }) => !senses.has("adv"))?.lower ?? "";
  // "Late as she takes …", "taste as she goes": what opens it is no subject.
  const opens = words[0];
  if (
    form === "S" &&
    opens &&
    !["det", "subj", "pron", "poss", "me", "mine", "sub", "prep"].some((sense) =>
      opens.senses.has(sense as Sense),
    )
  ) {
    // "Next year he needs …" begins with when.
    const dated = words[1]?.senses.has("time") === true;
    if (opens.senses.has("adj") && !dated && found.has("ADJP")) return true;
    if (found.has("VB") && BASES.has(opens.lower)) return true;
  }
  if ((form === "VF" || form === "VPP" || form === "ADJP") && isThingLed(words)) return true;
  // "Working hard" is no working that is hard, and "reading age gone from 7 to 9" no age.
  if (form === "BARE" && found.has("VG") && GERUNDS.has(words[0]?.lower ?? "")) return true;
  if (
    form === "NP" &&
    found.has("BARE") &&
    words.some(({ lower }) => /^(?:gone|risen|grown)$/u.test(lower))
  )
    return true;
  // What costs so much is no reading that anybody has.
  if (tree.cost > COST_MAX * (form === "S" ? 1.3 : 1)) return true;
  // "Golden time lost": what somebody does does not begin with a thing or a time.
  const leaf = firstLeaf(tree);
  if (form === "VF" && /^(?:det|adj|num|time|last|day|noun)$/u.test(leaf)) return true;
  if (form === "ADJP" && leaf === "adj" && words[1]?.senses.has("time") && words.length > 2)
    return true;
  // "On games when he thinks …": what comes after "when" is no main clause.
  const main = mainClause(tree);
  if (
    form === "S" &&
    main > 0 &&
    (words[main - 1]?.senses.has("sub") || words[main - 1]?.senses.has("rel"))
  )
    return true;
  // "10 minutes a day would help", "there is not enough detail": what opens it is the subject.
  if (
    form === "VF" &&
    (words[0]?.lower === "there" || (found.has("S") && words[0]?.senses.has("num")))
  )
    return true;
  // "New seating plan helped": it did, and nobody helped it.
  if (
    form === "BARE" &&
    /^(?:helped|worked|improved|clicked|failed|slipped|dropped)$/u.test(words.at(-1)?.lower ?? "")
  )
    return true;
  // "Talks over others" is done.
  if (
    form === "NP" &&
    found.has("VF") &&
    THIRD_PERSON.has(first) &&
    /^(?:over|back|out|up|down|off|away)$/u.test(words[1]?.lower ?? "")
  )
    return true;
  // "Much improved this term" is how somebody is; "balanced argument" is a kind of argument.
  if (
    form === "S" &&
    /^(?:much|more|less|most|little|enough|half)$/u.test(words[0]?.lower ?? "") &&
    words[1]?.senses.has("vpast")
  )
    return true;
  if (
    form === "VF" &&
    ADJECTIVES.has(first) &&
    first.endsWith("ed") &&
    words[1]?.senses.has("noun") &&
    !words[1].senses.has("det")
  )
    return true;
  // "6 mark questions": things, and nobody who marks.
  if (
    form === "S" &&
    words[0] &&
    /^\d/u.test(words[0].lower) &&
    !["be", "have", "mod"].some((sense) =>
      words.slice(1, 4).some(({ senses }) => senses.has(sense as Sense)),
    )
  )
    return true;
  if (form === "ADJP" && /\band no \p{L}/u.test(plain(words))) return true;
  // "Grade 6 by summer" is no order to grade.
  if (form === "VB" && /^grade (?:\d|[a-g]\b)/u.test(plain(words))) return true;
  // "Would help with genetics": what was named before would.
  if (
    form === "VF" &&
    /^(?:would|will|might|may) (?:help|make|miss|benefit|be (?:perfect|useful|good|helpful|nice))\b/u.test(
      plain(words),
    ) &&
    !/\bbenefit from\b/u.test(plain(words))
  )
    return true;
  // "Comments in code missing": things, and how they are.
  if (form === "VF" && OFTEN_THINGS.test(first) && found.has("BARE")) return true;
  // "Come to the club": to be done, where nobody has.
  if (form === "VPP" && found.has("VB") && BASES.has(first)) return true;
  if (form === "ADJP" && /^(?:past|present|future|perfect) tense\b/u.test(plain(words)))
    return true;
  // "Practical work is miles ahead": a sentence, and nothing that somebody is.
  if (form !== "S" && form !== "VF" && hasClause(words)) return true;
  if ((form === "ADJP" || form === "VPP") && ENDS_IN_SENTENCE.test(plain(words))) return true;
  // "Won science prize": done, and no kind of prize.
  if (form === "NP" && found.has("VF") && TAKES_BARE.test(first) && !ADJECTIVES.has(first))
    return true;
  if (form === "NP" && /^(?:finally|eventually)\b|^hands? up\b|\p{L}s needs?\b/u.test(plain(words)))
    return true;
  // "More focus in lessons" is wanted, and nobody "needs to more focus".
  if (form === "VB" && /^(?:more|less|fewer)$/u.test(words[0]?.lower ?? "")) return true;
  // "Hands homework in late" is done; "not calling out" in a target is to be learnt.
  if (form === "NP" && found.has("VF") && /^(?:hands|gives|puts|takes|gets|makes)$/u.test(first))
    return true;
  if (
    form === "ADJP" &&
    words[0]?.senses.has("not") &&
    found.has("VG") &&
    words[1]?.senses.has("ving")
  )
    return true;
  if (
    form === "VG" &&
    /^reading (?:diary|record|log|journal|book|age|scheme)\b/u.test(plain(words))
  )
    return true;
  // "His left foot": a thing that is the student's own.
  if (form === "S" && /^(?:his|her|their) (?:left|right) \p{L}+$/u.test(plain(words))) return true;
  if (form === "S" && /^(?:more|fewer|less|better)$/u.test(words[0]?.lower ?? "")) return true;
  if (form === "S")
    return (
      /^(?:never|hardly|rarely|not)$/u.test(words[0]?.lower ?? "") || !hasSubjects(tree, words)
    );
  if (form === "BARE" && words.some(({ lower }) => lower === "but")) return true;
  if (
    form === "BARE" &&
    tree.parts.some(({ symbol }) => symbol === "VG") &&
    !/\b(?:missing|improving|slipping|lacking|getting|coming|going)\b/u.test(
      words.map(({ lower }) => lower).join(" "),
    )
  )
    return true;
  if (form === "BARE")
    return words.some(
      ({ senses }, at) =>
        senses.has("comma") &&
        !/^(?:especially|particularly|mainly|except)$/u.test(words[at + 1]?.lower ?? ""),
    );
  if (form === "NP" && found.has("VG")) {
    // "Thinking of taking music" is no thing that somebody has.
    return (
      words[0]?.senses.has("ving") === true &&
      /^(?:of|about|up|off|out|on|to)$/u.test(words[1]?.lower ?? "")
    );
  }
  // "Rates of reaction practical": a thing.
  if (form === "VF" && words[1]?.lower === "of") return true;
  if (form === "VF") {
    // "Inspired by Freud", "engaged, if quiet": how somebody is, and nothing that somebody did.
    const by = words.slice(1, 3).some(({ lower }) => lower === "by");
    if (
      STATES.has(first) &&
      /^(?:about|by|with)$/u.test(words[1]?.lower ?? "") &&
      !/^(?:struggled|handed|completed|finished|lost|forgotten)$/u.test(first)
    )
      return true;
    const state =
      (STATES.has(first) || (ADJECTIVES.has(first) && first.endsWith("ed"))) &&
      !/^(?:improved|progressed|developed|struggled|settled|finished|completed|explained|researched|planned|written|copied|forgotten|lost)$/u.test(
        first,
      );
    const bareState = state && !words[1]?.senses.has("det") && !words[1]?.senses.has("poss");
    if (PARTICIPLES.has(first) && (by ? found.has("VPP") : bareState && found.has("ADJP")))
      return true;
    if (/^(?:have|do|are|am|be)$/u.test(first)) return true;
    // "Easily led", "most improved", "not handed in": what stands before it makes it no past.
    const led = words.findIndex(({ senses }) => !senses.has("adv") && !senses.has("not"));
    const verb = words[led];
    if (
      led > 0 &&
      verb &&
      !/^(?:finally|eventually|recently|successfully)$/u.test(words[0]?.lower ?? "") &&
      (PARTICIPLES.has(verb.lower) || verb.lower.endsWith("ed")) &&
      !verb.senses.has("t3") &&
      !verb.senses.has("v3")
    )
      return true;
    if (PASSIVE.test(words[0]?.lower ?? "") && found.has("VPP")) return true;
    // "Improved handwriting" is what somebody has.
    const bare =
      words[1] &&
      !words[1].senses.has("det") &&
      !words[1].senses.has("poss") &&
      !words[1].senses.has("num") &&
      !words[1].senses.has("prep") &&
      !words[1].senses.has("ving");
    const thing = found.get("NP");
    const head = thing ? headOf(thing, words).head : "";
    return (
      (words[0]?.lower ?? "").endsWith("ed") &&
      bare === true &&
      found.has("NP") &&
      (OWN.test(head) || HAD.test(head))
    );
  }
  return false;
}
