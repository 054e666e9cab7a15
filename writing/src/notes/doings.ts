import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import {
  PUPIL,
  PUPILS,
  text,
  HAS_BEEN,
  IS,
  NEEDS,
  isTargetField,
  sentence,
  type Material,
  WAS,
} from "./frames.ts";
import { wasOrIs } from "./happened.ts";
import { BAD, BAD_PHRASES } from "./judgement-words.ts";
import { ADJECTIVES, NOUN_OR_BASE } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** What a field is about, where it can get better without its pupil's doing more. */
const MATTER_OF: Partial<Record<WrittenField, string>> = {
  punctuality_notes: "punctuality",
  behaviour_notes: "behaviour",
  homework_notes: "homework",
};

/** "Struggling", "getting better": what is going on. */
const GOES_ON =
  /^(?:now |still |currently |already |really |slowly |gradually |always |often |never |not |just )*(?:improving|getting|working|doing|making|coping|progressing|settling|struggling|finding|becoming|growing|starting|beginning|learning|trying|coming|showing|taking|falling|slipping|missing|lacking|achieving|performing|beginning|developing|gaining|building|catching|aiming|trialling|going (?:places|well|from strength)|cutting|stepping up|using|contributing|participating|engaging|talking|chatting|arriving|rushing|distracting|reaching|fulfilling|realising|listening|concentrating|focusing|calling|wasting|handing|producing|forgetting|losing|reading|writing|enjoying|behaving|exceeding|meeting|excelling|thriving|underachieving|hoping|planning|preparing|considering|applying|training|revising|looking|moving|joining|leaving|resubmitting|resitting|retaking|redoing|completing|finishing|studying|muddling|mixing|guessing|coasting|cruising|flying|blossoming|flourishing|shining|plateauing|drifting|floundering|treading|holding (?:his|her|their) own|keeping (?:up|pace|going)|pulling|turning a corner|pushing for|heading|leading|captaining|playing for|representing|attending|staying|standing|competing|rehearsing|volunteering|mentoring|helping|supporting|growing|living up|powering|racing|edging|sailing|fading|tiring|wavering|wobbling)\b/u;

/** A state that lasts, or what is said to be so "always" or "still". */
const LASTS =
  /^(?:(?:now|still|currently|already|always|often|never|not|just|constantly|no longer|really|clearly) |(?:struggling|finding|falling|slipping|missing|lacking|getting|working|coping|becoming|underachieving|achieving|performing|trying)\b)/u;

/** What is done to things and people in a classroom against its rules, where behaviour is what a note is on. */
const AGAINST_RULES =
  /^(?:throwing|flicking|flinging|chucking|kicking|ripping|tearing|hitting|punching|slapping|tripping|poking|pushing|shoving|pulling|snatching|hiding|stealing|breaking|smashing|snapping|vandalising|damaging|defacing|slamming|banging|eating|chewing|spitting|spraying|teasing|mocking|taunting|winding) (?!(?:well|back|down|forward|through|on|himself|herself|themselves|ideas)\b|\p{L}+ on\b)(?:up )?\p{L}/u;

/** Whether a note on behaviour tells what was done against the rules: "throwing pens", which are no kind of pen. */
export function isAgainstRules(field: WrittenField, source: string): boolean {
  return field === "behaviour_notes" && AGAINST_RULES.test(source);
}

/** What is better not done. */
const SHUNNED =
  /^(?:(?:starting|beginning|ending|opening) (?:every|each|all)\b|rushing|giving up|relying|getting (?:distracted|drawn|frustrated|upset|cross|put off|involved|too)|letting|talking|chatting|shouting|calling|worrying|panicking|overthinking|over-|leaving|losing|forgetting|repeating|copying|guessing|dominating|interrupting|swinging|wandering|being (?:afraid|so|too|distracted|late|drawn)|taking over|comparing|waffling|retelling|reacting|responding to|answering back|turning round|using (?:his|her|their|the) phone)\b/u;

/** "Reading and writing much better": how good a skill is, and nothing that somebody is doing. */
const SKILL_IS =
  /^(?:(?:writing|reading|speaking|listening|drawing|spelling|singing|handwriting|passing|catching)(?:, | and )?)+ (?:is|are|was|has|still|much|very|now|a bit|a lot|better|neater|far|really|lags|excellent|good|strong|weak|fine|improved)\b/u;

/** The sentence of what a note says with "-ing": "struggling with fractions", "calling out"; null where it says too little. */
export function gerund(field: WrittenField, material: Material): Token[] | null {
  const { judgement, pick, tokens, words } = material;
  const source = words.map(({ lower, after }) => lower + after).join("");
  if (/^missing (?:\d+|one|two|three|four|five|six) pieces? of homework$/u.test(source))
    return sentence(PUPIL, IS, tokens);
  if (/^missing (?:\d+|one|two|three|four|five|six)$/u.test(source)) return null;
  if (
    field === "homework_notes" &&
    /^(?:never|always|often|rarely|sometimes|usually|hardly ever) missing$/u.test(source)
  )
    return sentence(PUPILS, text(" homework is "), tokens);
  if (SKILL_IS.test(source)) return null;
  // "Making 7": a grade, and nobody makes it.
  if (/^\p{L}+ing (?:an? )?\d+$/u.test(source)) return null;
  if (isTargetField(field)) {
    // "Not calling out" is to be learnt, and "not looking at the conductor" is what is wrong.
    const [, shunned = ""] = /^not (\p{L}+ing\b.*)/u.exec(source) ?? [];
    const isShunned =
      BAD.has(shunned.split(" ")[0] ?? "") ||
      new RegExp(BAD_PHRASES.source, "u").exec(shunned)?.index === 0 ||
      SHUNNED.test(shunned);
    if (isShunned && !/\benough\b/u.test(source) && !/\b(?:still|always)\b/u.test(source))
      return sentence(PUPIL, NEEDS, text("to work on "), tokens);
    if (
      /^not\b/u.test(source) ||
      /\b(?:still|always|never)\b/u.test(source.replace(/^(?:never|always|still)\b/u, ""))
    )
      return null;
    if (
      /^(?:never|always|still|now|already)\b|^(?:working|achieving|performing|progressing) (?:at|above|beyond|well|below)\b/u.test(
        source,
      )
    )
      return sentence(PUPIL, IS, tokens);
    if (/\b\p{L}{3,}est\b/u.test(source) && !/\bthe\b/u.test(source)) return null;
    // "Calling out", and not "reading problems twice", where only what is read sounds bad.
    // "Less chatting": to be done, and nothing that is worked on.
    // "More working out and less use of a calculator": a verb for both there is none.
    if (/^(?:less|more) \p{L}+ing\b/u.test(source)) {
      const mixed = /\band (?:less|more|fewer) (?!\p{L}+ing\b)/u.test(source);
      return sentence(PUPIL, NEEDS, mixed ? [] : text("to do "), tokens);
    }
    const doing = words.find(({ senses }) => senses.has("ving") || senses.has("ting"))?.lower ?? "";
    const isBad = BAD.has(doing) || new RegExp(BAD_PHRASES.source, "u").exec(source)?.index === 0;
    if (judgement === "fault" && isBad) return sentence(PUPIL, NEEDS, text("to stop "), tokens);
    // "Spelling of homophones": the spelling.
    const the = /^\p{L}+ing of\b/u.test(source) ? [text("the ")] : [];
    // "Work on working with others" says it twice.
    const how = /\bwork/u.test(source) ? "practise" : "work on";
    return sentence(PUPIL, ...pick([[NEEDS, text(`to ${how} `)], [text(` should ${how} `)]]), [
      ...the,
      ...tokens,
    ]);
  }
  if (field === "best_achievement") {
    // "Turning up": hardly meant as praise.
    if (
      judgement === "fault" ||
      (words.length < 3 &&
        !/^(?:leading|captaining|organising|mentoring|refereeing|coaching|overcoming|mastering|winning|passing|reaching|completing|gaining|earning|becoming|learning|building)\b/u.test(
          source,
        )) ||
      /^(?:washing|being|quietly)\b/u.test(source)
    )
      return null;
    if (/\bnow$/u.test(source)) return sentence(PUPIL, IS, tokens);
    if (
      /^(?:now |currently )?(?:working|achieving|performing) (?:at|above|towards|beyond)\b|^(?:coping|doing|getting on|coming on|progressing)\b/u.test(
        source,
      )
    )
      return sentence(PUPIL, IS, tokens);
    // "Persevering until she got it": over, and well.
    if (
      /\b(?:until|till) (?:he|she|they) (?:got|could|had|was|were|understood|knew|managed)\b/u.test(
        source,
      )
    )
      return sentence(PUPILS, text(" best achievement was "), tokens);
    return GOES_ON.test(source) && /^(?:now|still|really|always|often|never|not)\b/u.test(source)
      ? sentence(PUPIL, IS, tokens)
      : sentence(PUPILS, text(" best achievement was "), tokens);
  }
  // "Getting better": punctuality does, where that is what is spoken of.
  const matter = MATTER_OF[field];
  if (
    matter &&
    /^(?:now |slowly |gradually |really )*(?:getting (?:much )?(?:better|worse)|improving)\b(?! at| in| with)/u.test(
      source,
    )
  )
    return sentence(PUPILS, text(` ${matter} is `), tokens);
  // "Talking" alone, of behaviour: always, or once?
  if (
    words.length === 1 &&
    /^(?:talking|chatting|contributing|using|reading|writing)$/u.test(source)
  )
    return null;
  const goesOn =
    GOES_ON.test(source) || /^(?:no longer|still|now|already|currently) \p{L}+ing\b/u.test(source);
  // "Calling out": what was seen again and again, and not what goes on while one reads.
  if ((judgement === "fault" && !LASTS.test(source)) || isAgainstRules(field, source))
    return sentence(PUPIL, HAS_BEEN, tokens);
  // "Improving last week": that is over.
  return goesOn && wasOrIs(source) !== WAS ? sentence(PUPIL, IS, tokens) : null;
}

/** Whether a word is surely a verb where it stands: "revise", and not "phone". */
function isClearlyVerb(word: Word | undefined): boolean {
  if (!word || NOUN_OR_BASE.has(word.lower)) return false;
  const asVerb = Math.min(
    word.senses.get("vbase") ?? 9,
    word.senses.get("tbase") ?? 9,
    word.senses.get("linkbase") ?? 9,
    word.senses.get("bebase") ?? 9,
    word.senses.get("have") ?? 9,
  );
  return (
    asVerb < 0.5 &&
    !ADJECTIVES.has(word.lower) &&
    (word.senses.get("adj") ?? 9) >= 0.5 &&
    asVerb < (word.senses.get("noun") ?? 9)
  );
}

export function todo(field: WrittenField, label: string, material: Material): Token[] | null {
  const { judgement, pick, tokens, words } = material;
  // "Enjoy the summer" wishes somebody well, and asks for nothing.
  if (/^(?:enjoy|have|relax|rest|stay|keep)$/u.test(words[0]?.lower ?? "") && !isTargetField(field))
    return null;
  if (words[0]?.lower === "not" && !isTargetField(field)) return null;
  if (words.some(({ lower }) => lower === "not") && /^(?:not|do)$/u.test(words[0]?.lower ?? ""))
    return sentence(
      PUPIL,
      text(" should "),
      tokens[0]?.kind === "text"
        ? [text(tokens[0].text.replace(/^do not\b/u, "not")), ...tokens.slice(1)]
        : tokens,
    );
  const mends =
    /^(?:stop|avoid|reduce|cut|resist|limit|try|remember|learn|check|correct|address|tackle|overcome)$/u.test(
      words[0]?.lower ?? "",
    );
  if (judgement === "fault" && !mends) return null;
  if (
    !isTargetField(field) &&
    !isClearlyVerb(words[0]) &&
    !/^(?:ebi|target|targets|next steps?|to improve|areas? to improve|aims?)$/u.test(label)
  )
    return null;
  return sentence(PUPIL, ...pick([[NEEDS, text("to ")], [text(" should ")]]), tokens);
}
