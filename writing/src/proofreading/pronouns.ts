import type { Advice } from "@reportair/contract/features/proofreading.ts";
import type { Pronouns } from "@reportair/contract/features/report-fields.ts";
import { PRONOUN_CASES, PRONOUN_SETS, type PronounCase } from "../language/pronouns.ts";
import { capitalise } from "../language/text.ts";
import { BASES, pluralVerb, THIRD_PERSON, thirdPersonOf } from "../notes/verbs.ts";
import { wordSet } from "../notes/word-set.ts";
import type { EditedReport } from "./edited-report.ts";
import { mentionAt, type Mention } from "./people.ts";
import type { TextSentence, TextWord } from "./edited-text.ts";

/** Whose forms a word is, and in which case; "her" is either of two. */
type Form = { as: "he" | "she" | "they"; cases: readonly PronounCase[] };

const SETS: Readonly<Record<Form["as"], Pronouns>> = {
  he: "He/Him",
  she: "She/Her",
  they: "They/Them",
};
const FORMS = new Map<string, Form>();
for (const as of ["he", "she", "they"] as const) {
  for (const each of PRONOUN_CASES) {
    const word = PRONOUN_SETS[SETS[as]][each];
    FORMS.set(word, { as, cases: [...(FORMS.get(word)?.cases ?? []), each] });
  }
}
FORMS.set("themself", { as: "they", cases: ["themselves"] });

/** What somebody does, and hardly a thing. */
const PEOPLE_DO = wordSet(`
  work enjoy try listen ask answer contribute participate behave arrive complete learn read write think feel hope
  want believe know understand talk speak help attend revise practise join struggle achieve concentrate
  respond engage take put aim deserve like love confuse muddle forget rush find lose spend tend
`);
const HELPERS = wordSet(
  "is are was were has have had do does did can could will would should shall must may might be been not to need needs also always often usually now never really still rarely sometimes both consistently regularly generally already clearly",
);
/** What a pupil has, and a poem hardly does. */
const PUPILS_HAVE = wordSet(`
  work effort effort behaviour attitude progress performance homework classwork handwriting attendance punctuality
  concentration enthusiasm confidence contributions classmates friends peers parents teacher commitment coursework
  revision understanding knowledge ability conduct motivation
`);

/** In which case a pronoun stands: "her" and "his" by the word that follows. */
function caseOf(form: Form, words: readonly TextWord[], at: number): PronounCase {
  if (form.cases.length === 1) return form.cases[0] ?? "they";
  const next = words[at + 1];
  const owns =
    next !== undefined &&
    next.gap.trim() === "" &&
    (/^(?:NOUN|ADJ|PROPN|NUM)$/u.test(next.tag) || next.lower === "own" || next.tag === "VERB") &&
    !/^(?:to|with|in|on|for|and|at|by|from)$/u.test(next.lower);
  if (owns) return "their";
  return form.cases.find((each) => each !== "their") ?? "their";
}

function goesWith(mention: Mention, as: Form["as"]): boolean {
  if (as === "they") return mention.as !== "he" && mention.as !== "she";
  return mention.as === as || mention.as === "either";
}

/** Whether the clause up to here has the pupil as its subject: "she helped him", "Amara supports them". */
function isPupilsDoing(
  words: readonly TextWord[],
  clauseFrom: number,
  at: number,
  own: Form["as"],
): boolean {
  const verb = words
    .slice(0, at)
    .findLastIndex(({ tag }, index) => index >= clauseFrom && (tag === "VERB" || tag === "AUX"));
  return words
    .slice(clauseFrom, Math.max(verb, clauseFrom))
    .some(({ own: name, possessive, lower }) => (name && !possessive) || lower === own);
}

/** "Amara is a keen reader": the reader is Amara, and brings nobody else in. */
function isWhatPupilIs(
  words: readonly TextWord[],
  clauseFrom: number,
  at: number,
  own: Form["as"],
): boolean {
  const before = words.slice(clauseFrom, at);
  const is = before.findLastIndex(({ lower }) =>
    /^(?:is|are|was|were|be|been|being|becoming|become|becomes|remains|as)$/u.test(lower),
  );
  if (is < 0 || before.slice(is).some(({ tag, lower }) => tag === "ADP" && lower !== "as"))
    return false;
  return before
    .slice(0, is)
    .some(({ own: name, possessive, lower }) => (name && !possessive) || lower === own);
}

/** Where the clause of a word begins. */
function clauseStart({ clauses, clauseOf }: TextSentence, at: number): number {
  return clauses[clauseOf[at] ?? 0]?.at ?? 0;
}

/** The person after a phrase that comes first: "In her diary, Anne Frank". */
function comesLater(words: readonly TextWord[], at: number, as: Form["as"]): boolean {
  for (let later = at + 1; later < Math.min(words.length, at + 14); later++) {
    if (words[later]?.own || /^(?:i|we)$/u.test(words[later]?.lower ?? "")) return false;
    const mention = mentionAt(words, later);
    if (mention && mention.as !== "things" && goesWith(mention, as))
      return words.slice(at, later + 1).some(({ gap }) => gap.includes(","));
  }
  return false;
}

const PLURAL = ["are", "were", "have", "do"];
const SINGULAR = ["is", "was", "has", "does"];
const singularOf = (verb: string) => (BASES.has(verb) ? thirdPersonOf(verb) : null);
const pluralOf = (verb: string) => (THIRD_PERSON.has(verb) ? pluralVerb(verb) : null);

/** "They" with the verb that goes with it, as the pupil's pronoun has it: "They work" is "She works". */
function withVerb(
  words: readonly TextWord[],
  at: number,
  plural: boolean,
): { to: number; verb: string } | null {
  const verb = words[at + 1];
  if (verb === undefined || verb.gap !== " ") return null;
  const [from, to] = plural ? [SINGULAR, PLURAL] : [PLURAL, SINGULAR];
  const irregular = to[from.indexOf(verb.lower)];
  const regular = plural ? pluralOf(verb.lower) : singularOf(verb.lower);
  const agrees = irregular ?? regular;
  return agrees === null ? null : { to: verb.to, verb: agrees };
}

function adviceOn(words: readonly TextWord[], at: number, form: Form, pronouns: Pronouns): Advice {
  const word = words[at] as TextWord;
  const set = PRONOUN_SETS[pronouns];
  const right = set[caseOf(form, words, at)];
  const cased = /^\p{Lu}/u.test(word.text) ? capitalise(right) : right;
  const advice: Advice = {
    from: word.from,
    to: word.to,
    kind: "pronoun",
    message: `This pupil goes by “${set.they}” and “${set.them}”. If somebody else is meant, it is fine.`,
  };
  const changes = (form.as === "they") === set.plural || form.cases[0] !== "they";
  if (changes) return { ...advice, suggestion: cased };
  const verb = withVerb(words, at, set.plural);
  const goesOn = words.slice(at + 2).some(({ lower, tag }) => lower === "and" || tag === "AUX");
  if (verb && !goesOn) return { ...advice, to: verb.to, suggestion: `${cased} ${verb.verb}` };
  // "They should", "they can" are the same for everybody.
  if (!verb) return { ...advice, suggestion: cased };
  return advice;
}

/**
 * Pronouns that are not the pupil's, where nobody else has been spoken of whom they could mean. Who helps "him" has
 * brought somebody else in.
 */
export function wrongPronouns(
  sentences: readonly TextSentence[],
  { student }: EditedReport,
): Advice[] {
  const { pronouns } = student;
  if (pronouns === null) return [];
  const own = PRONOUN_SETS[pronouns].they as Form["as"];
  const found: Advice[] = [];
  let before: Mention[] = [];
  for (const sentence of sentences) {
    const { words } = sentence;
    const here: Mention[] = [];
    const meet = (mention: Mention) => {
      if (!here.some(({ as }) => as === mention.as)) here.push(mention);
    };
    words.forEach((word, at) => {
      const form = FORMS.get(word.lower);
      if (!form) {
        const mention = mentionAt(words, at);
        if (
          mention &&
          !(mention.as === "either" && isWhatPupilIs(words, clauseStart(sentence, at), at, own))
        )
          meet(mention);
        return;
      }
      if (form.as === own || (own === "they" && form.as === "they")) return;
      if (isMeant(sentence, at, form, { own, here, before })) {
        meet({ as: form.as === "they" ? "group" : form.as });
        return;
      }
      if (!word.quoted) found.push(adviceOn(words, at, form, pronouns));
    });
    before = here;
  }
  return found;
}

const TOLD_IN =
  /^(?:scene|scenes|story|chapter|chapters|poem|play|novel|film|passage|extract|verse|stanza|act|speech|dream|episode|moment|ending|opening|letter|diary|monologue|soliloquy|duet|aria)$/u;

/** What a stage is dressed with. */
const STAGED =
  /^(?:stage|staging|lit|lighting|lights?|spotlight|costumes?|props?|masks?|make-up|makeup|sound|scenery|backdrop|set)$/u;
const SHOWS =
  /^(?:show|shows|showed|reveal|reveals|revealed|convey|conveys|conveyed|suggest|suggests|suggested|express|expresses|expressed|reflect|reflects|reflected|mirror|mirrors|mirrored|symbolise|symbolises|symbolised)$/u;

/** "She lit the stage to show his guilt": whose part it is that a stage is dressed for. */
function isStagedFor(words: readonly TextWord[], at: number): boolean {
  const before = words.slice(0, at);
  return SHOWS.test(before.at(-1)?.lower ?? "") && before.some(({ lower }) => STAGED.test(lower));
}

/** "They may be small steps": what they are are things. */
function areThings(words: readonly TextWord[], at: number): boolean {
  const behind = words.slice(at + 1, at + 8);
  const is = behind.findIndex(({ lower }) => !HELPERS.has(lower) || lower === "are");
  const what = behind.slice(is).filter(({ lower }) => !/^(?:be|are|were)$/u.test(lower));
  const noun = what.find(({ tag }) => tag !== "ADJ" && tag !== "ADV" && tag !== "DET");
  return (
    behind.some(({ lower }) => /^(?:be|are|were)$/u.test(lower)) &&
    noun?.tag === "NOUN" &&
    /[^s]s$/u.test(noun.lower) &&
    !/(?:er|or|ist|ian|ant|ent|end|ect|boy|girl|pupil|partner|member)s$/u.test(noun.lower)
  );
}

/** Whether a pronoun that is not the pupil's has somebody else to stand for. */
function isMeant(
  sentence: TextSentence,
  at: number,
  form: Form,
  known: { own: Form["as"]; here: readonly Mention[]; before: readonly Mention[] },
): boolean {
  const { words } = sentence;
  const { own, here, before } = known;
  const kind = caseOf(form, words, at);
  const start = clauseStart(sentence, at);
  if (here.some((mention) => mention.as !== "things" && goesWith(mention, form.as))) return true;
  if ((kind === "them" || kind === "theirs") && isPupilsDoing(words, start, at, own)) return true;
  if (comesLater(words, at, form.as)) return true;
  if (form.as !== "they" && kind === "their" && isStagedFor(words, at)) return true;
  // "The scene in which he leaves his wife": whoever a story tells of.
  if (
    form.as !== "they" &&
    /^(?:which|where|when|whom|how)$/u.test(words[at - 1]?.lower ?? "") &&
    words.slice(Math.max(0, at - 5), at - 1).some(({ lower }) => TOLD_IN.test(lower))
  )
    return true;
  if (form.as !== "they")
    return before.some((mention) => mention.as !== "things" && goesWith(mention, form.as));
  // "Can explain why they matter": what is explained.
  if (
    /^(?:how|why|what|where|when|whether)$/u.test(words[at - 1]?.lower ?? "") &&
    at - 1 > 0 &&
    kind === "they" &&
    !/[,]/u.test(words[at - 1]?.gap ?? "")
  )
    return true;
  if (kind === "they" && areThings(words, at)) return true;
  const lead = words.slice(at + 1, at + 6).find(({ lower }) => !HELPERS.has(lower))?.lower;
  const ofPupils =
    (kind === "they" &&
      at ===
        start +
          Number(
            /^(?:and|but|so|yet|although|though|because|when|if|while)$/u.test(
              words[start]?.lower ?? "",
            ),
          ) &&
      PEOPLE_DO.has(lead ?? "")) ||
    (kind === "their" && words.slice(at + 1, at + 4).some(({ lower }) => PUPILS_HAVE.has(lower)));
  if (here.some(({ as }) => as === "things")) return !ofPupils || at > start + 1;
  return before.some(
    (mention) => goesWith(mention, "they") && (mention.as !== "things" || !ofPupils),
  );
}
