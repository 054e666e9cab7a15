import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import {
  HAS,
  IS,
  isTargetField,
  NEEDS,
  NOUN_OF,
  PUPIL,
  PUPILS,
  sentence,
  text,
  verb,
  WAS,
  type Material,
} from "./frames.ts";
import {
  articleFor,
  isHalfSaid,
  nameAchievement,
  withArticle,
  withoutArticle,
} from "./achievements.ts";
import { isUncounted } from "./countability.ts";
import { plainOf, wasOrIs } from "./happened.ts";
import { DOES, DONE, GIFT, HAD, isOfStudent, SHOWN } from "./things.ts";
import { ADJECTIVES } from "./word-lists.ts";
import { isCounted, isMass, isOfKind } from "./nouns/nouns.ts";
import { isPlural } from "./senses.ts";
import { isStrength, SUPERLATIVE } from "./strengths.ts";
import { likeliest } from "./words.ts";
import { type Thing, isBareOne, isSomebody, MORE, DENIED } from "./a-thing.ts";
import { isMark, nameMark, MARK } from "./named-marks.ts";
import { nameTarget, toDoMore } from "./named-targets.ts";
import { namePerson, OF_SOMEBODY } from "./named-people.ts";

/** What can be said to be missing of somebody: "no homework", "no interest". */
const DENIABLE =
  /^(?:homework|homeworks|work|coursework|revision|effort|interest|confidence|motivation|progress|improvement|patience|respect|sense|fear|hesitation|problems?|issues?|concerns?|complaints?|worries|trouble|difficulty|difficulties|idea|detentions?|warnings?|lates?|absences?|incidents?|sanctions?|points|merits?|mistakes?|errors?|weaknesses|weakness|gaps?|evidence|pride|focus|concentration|self-control|excuse for|understanding|knowledge|recall|stamina|attempt|engagement|contribution|contributions|participation|resilience|sign|signs|need|doubt|time|plan|planning|structure|working|workings|punctuation|paragraphs|sketchbook|annotations?|kit|equipment|pen|book|planner|hope|chance|outstanding|\p{L}+ (?:problems?|issues?))$/u;

/** What has gone on, or has happened so often. */
const SINCE = /\b(?:all|this|last|so far|since|times|twice|once)\b/u;

/** What somebody had at a time that is over, and has otherwise. */
function hasOrHad(source: string): Token {
  return wasOrIs(source) === WAS ? text(" had ") : HAS;
}

/** What tells that there is more of something than there was. */
const SHOWN_LATELY = /\b(?:now|this|lately|recently|since|than|shown|seen|recent|every|each)\b/u;

/** A stretch of time that somebody has had so. */
const PERIOD = /^(?:term|half-term|year)$/u;

/** "No complaints", "no homework all term", "little interest". */
function nameLack({ field, words, head, tokens, source }: Thing): Token[] | null {
  const noun = NOUN_OF[field];
  if (/^no (?:complaints?|concerns?|issues?|problems?|worries)\b/u.test(source.toLowerCase()))
    return /\bwith\b/u.test(source)
      ? sentence(PUPIL, HAS, tokens)
      : sentence(
          /\bsince\b/u.test(source) ? text("there have been ") : text("there are "),
          tokens,
          ...(noun && words.length < 4
            ? [
                text(/^no complaints?/iu.test(source) ? " about " : " with "),
                PUPILS,
                text(` ${noun}`),
              ]
            : []),
        );
  const since = SINCE.test(source);
  // "No homework since Christmas": none that was handed in.
  if (
    field === "homework_notes" &&
    !/\bmissing\b/u.test(source) &&
    /^(?:homework|homeworks|work|coursework)$/u.test(head)
  )
    return sentence(PUPIL, verb(" has handed in ", " have handed in "), tokens);
  if (
    /^(?:mistakes?|errors?|slips?)$/u.test(head) &&
    !since &&
    /\b(?:in|on) the\b/u.test(plainOf(words))
  )
    return sentence(PUPIL, text(" made "), tokens);
  if (/^(?:contributions?|attempts?|headway|start)$/u.test(head))
    return sentence(PUPIL, verb(" has made ", " have made "), tokens);
  if (SHOWN.test(head) || /^(?:progress|improvement|effort|interest)$/u.test(head))
    return sentence(PUPIL, verb(" has shown ", " have shown "), tokens);
  return sentence(PUPIL, since ? verb(" has had ", " have had ") : HAS, tokens);
}

/** Whether a thing is more than that, or too little to be said. */
function isUnsayable({ field, words, head, judgement, first, source }: Thing): boolean {
  // "Vocabulary learning not happening", "more opinions needed": more than a thing.
  if (/\bnot\b/u.test(source.replace(/^not /u, "")) || /\b(?:needed|required)$/u.test(source))
    return true;
  if (DENIED.test(first) && !words.some(({ lower }) => DENIABLE.test(lower))) return true;
  // "61 % up from 48 %", "EAL", "bottom half in writing", "2 sides": no achievement by themselves.
  if (
    field === "best_achievement" &&
    judgement !== "praise" &&
    (/^\d(?!\d* ?-?(?:m|k|km|metres?|miles?)\b)|\bup from\b|\b(?:below|bottom|less|least|matter|eal)\b/u.test(
      source.toLowerCase(),
    ) ||
      words.some(({ lower }) => lower === "another"))
  )
    return true;
  // "A joy to teach" in quotation marks is somebody's word and no achievement; "4 chord song" lacks more than its verb.
  if (words[0]?.quoted && /^\p{Ll}/u.test(words[0].text)) return true;
  // "His oral 24 out of 25" is no thing.
  if (
    !MARK.test(source) &&
    /\d out of \d/u.test(source.split(/\b(?:from|(?<!out )of|in|with|on)\b/u)[0] ?? "")
  )
    return true;
  if (/^\d+$/u.test(first) && !source.includes("%") && !isPlural(head)) return true;
  return false;
}

/** "Beautiful extension and musicality": something about somebody that is no thing to be had or made. */
function isQuality({ head, words, judgement }: Thing): boolean {
  return (
    judgement !== "fact" &&
    isUncounted(head) &&
    words.length > 1 &&
    (words[0]?.senses.get("adj") ?? 9) < 0.5 &&
    /(?:ness|ity|ism|ship)$|^(?:extension|coordination|persistence|patience|projection|physicality)$/u.test(
      head,
    )
  );
}

const GOES_BY = /\p{L} (?:getting|becoming|coming|going|growing|improving|slipping|dropping)\b/u;

/** Whether a comma sets a second thing beside the first, and no "and" makes a list of them. */
function isBeside(words: Material["words"]): boolean {
  const comma = words.findIndex(({ senses }) => senses.has("comma"));
  return (
    comma >= 0 &&
    !words.slice(comma).some(({ lower }) => lower === "and") &&
    /^(?:last|next|first|one|his|her|their|my|the)$/u.test(words[comma + 1]?.lower ?? "")
  );
}

/** "A quiet but determined mathematician": "but" between two qualities of one thing. */
function joinsQualities(words: Material["words"], at: number): boolean {
  const [before, after, thing] = [words[at - 1], words[at + 1], words[at + 2]];
  return (
    before?.senses.has("adj") === true &&
    after?.senses.has("adj") === true &&
    (thing?.senses.has("noun") === true || thing?.senses.has("pl") === true)
  );
}

/** What a thing is to the student: had, shown, made, reached, to be worked on; null where that is not sure. */
export function nameThing(field: WrittenField, material: Material): Token[] | null {
  const { words, head, owned, judgement, tokens } = material;
  const first = words[0]?.lower ?? "";
  const source = words.map(({ text: each, after }) => each + after).join("");
  const thing: Thing = { ...material, field, first, source };
  // "Excellent start but behaviour slipped": more than a thing.
  if (
    words.some(({ lower, quoted }, at) => lower === "but" && !quoted && !joinsQualities(words, at))
  )
    return null;
  if (isMark(thing)) return nameMark(thing);
  if (isTargetField(field))
    return nameTarget(thing, (praise) => nameThing("additional_notes", praise));
  // "Essay on Brecht disappointing": how it is, and no part of the thing.
  if (
    words.some(
      ({ lower }, at) =>
        at > 1 &&
        lower.endsWith("ing") &&
        !/^(?:missing|outstanding)$/u.test(lower) &&
        ADJECTIVES.has(lower) &&
        /^(?:noun|pl)$/u.test(likeliest(words[at - 1])),
    )
  )
    return null;
  // "75% speaking 60% writing": two marks side by side.
  if (
    (source.match(/\d ?%|\d out of \d/gu)?.length ?? 0) > 1 &&
    !/,| and | to | from /u.test(source)
  )
    return null;
  // "Essays getting better, last one 26 out of 30": what the things do, and one more beside them.
  if (GOES_BY.test(source) || isBeside(words)) return null;
  // "Head boy", "role model", "model student": somebody, whatever else the words may be.
  if (/^(?:head (?:boy|girl)|(?:form|house|team|sports) captain)$/u.test(source))
    return sentence(PUPIL, IS, tokens);
  // "Head of house captain": of what?
  if (/^(?:(?:his|her|their) )?head of \p{L}+ \p{L}/u.test(source.toLowerCase())) return null;
  if (isSomebody(thing)) return namePerson(thing);
  // "Mock result": which it was is left out.
  if (
    /^(?:marks?|scores?|grades?|results?)$/u.test(head) &&
    !words.some(
      ({ lower, senses }) =>
        senses.has("num") || senses.has("adj") || /\d|^my$|^full$|^top$/u.test(lower),
    )
  )
    return null;
  // "14 merits", "5 house points": earned, where they are counted.
  if (
    /^(?:merits?|points|commendations?|positives|certificates?|stars?)$/u.test(head) &&
    /^\d/u.test(first) &&
    !/\b(?:behaviour|negative|conduct|sanction|warning|penalty) points\b/u.test(source)
  )
    return sentence(PUPIL, verb(" has earned ", " have earned "), tokens);
  // "Solid C": a grade that says nothing of what it is for.
  if (isUnsayable(thing) || /^[a-g]$/u.test(head)) return null;
  if (field === "best_achievement" && !DENIED.test(first)) return nameAchievement(material);
  // "Some lovely analysis" is shown; "some homework" is how much of it.
  const some =
    first === "some" &&
    ((judgement === "praise" && words[1]?.senses.has("adj") === true) ||
      /^(?:gaps|misconceptions|lapses)$/u.test(head));
  if (/^(?:some|most|all|any|none)$/u.test(first) && !some) return null;
  if (/^(?:no|zero|nil|little|hardly|not)$/u.test(first)) return nameLack(thing);
  const since = SINCE.test(source);
  if (MORE.test(first) && words[1]?.lower === "so") return null;
  if (/^(?:extra|additional)$/u.test(first)) return null;
  // "Fewer negative points than last term"
  if (first === "fewer" && /\bthan (?:last|before|in|at|previous|earlier)\b/u.test(source))
    return sentence(PUPIL, verb(" has had ", " have had "), tokens);
  // "Fewer arguments": needed, or had?
  if (/^(?:fewer|less)$/u.test(first)) return null;
  if (MORE.test(first)) {
    const quality = HAD.test(head) || SHOWN.test(head) || GIFT.test(head) || isQuality(thing);
    // "More effort", "more confidence this year": there is more of it, or there should be.
    const lately = SHOWN_LATELY.test(source);
    if (/^(?:more|greater|further)$/u.test(first) && (quality || judgement === "praise"))
      return judgement === "praise" && lately
        ? sentence(PUPIL, verb(" has shown ", " have shown "), tokens)
        : null;
    if (judgement !== "praise" && lately) return null;
    if (judgement !== "praise") return sentence(PUPIL, NEEDS, toDoMore(head), tokens);
    if (head.endsWith("ing")) return null;
  }
  if (owned) return null;
  if (
    /^(?:influence|example|addition|force|help|support|inspiration|challenge|work in progress)$/u.test(
      head,
    )
  )
    return sentence(
      PUPIL,
      IS,
      /^(?:influence|example|addition|force|challenge)$/u.test(head) && isBareOne(thing)
        ? [text(articleFor(words))]
        : [],
      tokens,
    );
  // "Calm presence in a noisy class"
  if (
    head === "presence" &&
    /^(?:an? )?(?:\p{L}+ )?(?:calm|calming|quiet|steady|lively|positive|cheerful|reassuring|warm|welcome|gentle|kind|lovely|valued|friendly)\b/u.test(
      source,
    )
  )
    return sentence(
      PUPIL,
      IS,
      /^an? /u.test(source) || (tokens[0]?.kind === "text" && /^an? /u.test(tokens[0].text))
        ? []
        : [text(articleFor(words))],
      tokens,
    );
  // "Disappointing term", "a difficult start to the year": had, and over or going on.
  if (PERIOD.test(head) && words.length < 4 && words[0]?.senses.has("adj"))
    return sentence(
      PUPIL,
      verb(" has had ", " have had "),
      tokens[0]?.kind === "text" && /^an? /u.test(tokens[0].text) ? [] : [text(articleFor(words))],
      tokens,
    );
  if (OF_SOMEBODY.test(source)) return null;
  // "County standard", "car trouble": a kind of it, and nothing that somebody has or makes.
  const ofKind =
    words.length > 1 &&
    words[0]?.senses.has("noun") === true &&
    !ADJECTIVES.has(first) &&
    words[1]?.lower === head;
  if (ofKind && /^(?:standard|level|base|subject|trouble|noise|disruption)$/u.test(head))
    return null;
  for (const [pattern, one, several] of DOES)
    if (pattern.test(head)) return sentence(PUPIL, verb(one, several), tokens);
  // "Behaviour" alone says nothing; "potential" does.
  if (HAD.test(head) && words.length === 1 && !GIFT.test(head)) return null;
  if (
    HAD.test(head) &&
    /^(?:\d+|one|two|three|four|five|six)$/u.test(first) &&
    (since ||
      /^(?:detentions?|warnings?|removals?|exclusions?|suspensions?|isolations?|merits?|sanctions?|lates?|absences?)$/u.test(
        head,
      ))
  )
    return sentence(PUPIL, verb(" has had ", " have had "), tokens);
  // "4 behaviour points": had, whatever they were for.
  if (
    head === "points" &&
    /\b(?:behaviour|negative|conduct|sanction|warning|penalty) points\b/u.test(source) &&
    /^(?:\d|one|two|three|four|five|six|several|many|a few)/u.test(first)
  )
    return sentence(PUPIL, verb(" has had ", " have had "), tokens);
  // "Silly behaviour with friends": shown, and nothing to be had.
  if (head === "behaviour" && words.length > 1)
    return sentence(PUPIL, verb(" shows ", " show "), tokens);
  // "Vocabulary of an adult": the one that adults have.
  const likes =
    /^(?:vocabulary|patience|maturity|confidence|voice|touch|stamina|memory|imagination|strength|reflexes|hands|mind) of an? /iu;
  if (likes.test(source)) return sentence(PUPIL, HAS, text("the "), tokens);
  // "Best ability in the class": there is one.
  const best = SUPERLATIVE.test(first) ? [text("the ")] : [];
  if (HAD.test(head)) return sentence(PUPIL, hasOrHad(source), best, tokens);
  // "Lots of chatter": there is, and nobody has it.
  const ofWhat =
    /^(?:lots?|a lot|plenty|loads|bags|tons|heaps|a wealth|a range|a variety) of ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:in|during|with|at|and|when|to|about)\b|$)/u
      .exec(source)?.[1]
      ?.split(" ")
      .at(-1) ?? "";
  // "Lots of ode": one that is counted has no amount.
  if (isCounted(ofWhat) && !isMass(ofWhat) && !isPlural(ofWhat)) return null;
  if (/^(?:chatter|noise|talk|nonsense|disruption|silliness|fuss)$/u.test(ofWhat)) return null;
  if (/^(?:talking|chatting|shouting|calling|fidgeting|giggling|messing)$/u.test(ofWhat))
    return sentence(PUPIL, verb(" does ", " do "), tokens);
  // "Lots of good ideas": had, whatever is had of them.
  if (ofWhat !== "" && (isOfKind(ofWhat, "gift", "quality") || HAD.test(ofWhat)))
    return sentence(PUPIL, since ? verb(" has had ", " have had ") : hasOrHad(source), tokens);
  if (SHOWN.test(head) || isQuality(thing))
    return sentence(
      PUPIL,
      since ? verb(" has shown ", " have shown ") : verb(" shows ", " show "),
      tokens,
    );
  if (head === "" || /\d/u.test(head)) return null;
  if (
    /^\d+$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|several|many|few|last|lots|plenty|too|a lot|a few)$/u.test(
      first,
    ) &&
    judgement !== "praise"
  )
    return sentence(PUPIL, since ? verb(" has had ", " have had ") : hasOrHad(source), tokens);
  if (isHalfSaid(words)) return null;
  // "Exceptional observational drawing" beside the level: how somebody draws, and no single work.
  if (
    field === "level_notes" &&
    judgement === "praise" &&
    /^(?:drawing|painting|writing|shading|coding|singing)$/u.test(head) &&
    words.at(-1)?.lower === head &&
    !/^(?:an?|the|one|this|that) /u.test(source)
  )
    return sentence(PUPILS, text(" strengths include "), withoutArticle(tokens));
  // "Shading": what of it, where nothing is said but that?
  if (words.length === 1 && isUncounted(head) && judgement === "fact") return null;
  for (const [pattern, done] of DONE)
    if (pattern.test(head))
      return sentence(
        PUPIL,
        done === " made " ? verb(" has made ", " have made ") : text(done),
        words[0]?.senses.has("adj") === true ? withArticle(material) : tokens,
      );
  if (isStrength(thing)) return sentence(PUPILS, text(" strengths include "), tokens);
  // "Weak times tables": what the student has, once it is said how it is.
  if (
    isOfStudent(head) &&
    words.length > 1 &&
    words[0]?.senses.has("adj") &&
    // "Sharpening pencils" is done to them, and they are no kind of pencil.
    !(first.endsWith("ing") && words[0].senses.has("ting")) &&
    !/^(?:late|missing|unfinished|incomplete)$/u.test(first)
  )
    return sentence(PUPIL, HAS, tokens);
  return null;
}
