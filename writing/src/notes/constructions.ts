import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import { isCommonWord } from "../privacy/words.ts";
import { isOwnWork } from "./achievements.ts";
import { gerund, isAgainstRules, todo } from "./doings.ts";
import { NOUN_OF, PUPIL, PUPILS, sentence, text, WAS, type Material } from "./frames.ts";
import { didOrWas, doneOrDoneTo, isOfHomework, plainOf, wasOrIs } from "./happened.ts";
import { nameThing } from "./named-things.ts";
import { COMMENTS, describe } from "./qualities.ts";
import { isPlural } from "./senses.ts";
import type { Word } from "./words.ts";

/** Phrases with a preposition that say where somebody stands. */
const STANDS =
  /^(?:(?:always|often|never|usually|mostly|rarely|sometimes|not yet|not quite|not|nearly|quite|still|frequently|now|already|consistently|generally|well|clearly|hardly ever|seldom|hardly|regularly|normally|almost always|nearly always|currently) )*(?:on (?:task|time|track|target|form|report|course)|on (?:his|her|their) phone|off task|(?:on|off) topic|in the [\p{L} ]+ (?:room|studio|lab|library|workshop|hall) (?:at|during|before|after) (?:lunch|break|school)|in (?:his|her|their) (?:seat|own world|own bubble|place|element|chair)|at (?:his|her|their) (?:desk|table|best|happiest|strongest|most \p{L}+)|out of (?:his|her|their) depth|on the (?:cusp|verge|brink|edge|boundary|border|right (?:lines|track|path|road)|mend|ball|way)|back on (?:form|track|top form|top)|on a (?:par|roll)|on par|in line with|in need of|off to (?:a |\p{Lu}|university|college|the sixth form|sixth form)|under target|within reach|in the room\b|without (?:an?|any|his|her|their|equipment|kit|homework)\b|on (?:the|our) (?:\p{L}+ ){0,2}(?:council|committee|team|squad|shortlist|panel)\b|well on (?:the|his|her|their) way|in (?:the |a )?(?:top|middle|bottom|lower|higher|second|first|right|good|danger|detention|control|charge|set)\b|ahead of|at (?:age-related|ease|risk|the top|home)|in time|on the borderline|not far off|far from|on top of|up for|up to (?:date|speed|standard)|in on time|(?:well |just |far |slightly )?(?:above|below|behind|beyond) (?:age-related|target|average|expect\w+|where|the (?:rest|class|others|level))|out of (?:(?:his |her |their )?seat|place|breath|control)|of (?:great|real))/u;
/** Whether a phrase with a preposition says where somebody stands: "off task at times". */
export function standsSo(source: string): boolean {
  return STANDS.test(source);
}

/** What may be said of work with "is" and a preposition. */
const STANDS_SO =
  /\b(?:on time|up to (?:date|standard|scratch)|in on time|(?:above|below|behind) (?:where|target|average|expect\w+)|of (?:a )?(?:high|good|great|poor|excellent|low)|beyond|ahead of|in (?:every|each|most|all)|at (?:a|the) |out of \d|all over the (?:place|shop))/u;

const HOW_OFTEN =
  /\b(?:always|often|usually|rarely|never|sometimes|mostly|better|well|badly|poorly|beautifully|neatly|clearly|carefully|sensibly|logically|correctly|incorrectly|accurately|thoughtfully|properly|nicely|sloppily|consistently|fully|thoroughly|poorly)\b/u;

/** The verb that a piece without one lacks, and what comes after it: "spellings not learnt" have not been learnt. */
function linked(
  { bareOf, rest, words, end }: Material,
  several: boolean,
): [string, readonly Token[]] {
  const [first] = rest;
  const has = several ? " have " : " has ";
  // "Essays read like A level work": they do, and were not read by anybody.
  if (
    bareOf === "vpp" &&
    first?.kind === "text" &&
    /^\s*read (?:like|as if|as though|well|fluently|easily)\b/u.test(first.text)
  )
    return several
      ? [" ", rest]
      : [" reads", [text(first.text.replace(/^\s*read/u, "")), ...rest.slice(1)]];
  // "Program worked first time": by itself.
  if (bareOf === "vpp" && first?.kind === "text" && /^\s*(?:worked|ran|lasted)\b/u.test(first.text))
    return [" ", rest];
  const denied =
    first?.kind === "text" ? /^\s*(not(?: yet| always| often)?) (?=\p{L})/u.exec(first.text) : null;
  if (bareOf === "vpp" && denied && first?.kind === "text") {
    const after = text(first.text.slice(denied[0].length));
    return [`${has}${denied[1]} been `, [after, ...rest.slice(1)]];
  }
  const gone =
    /^(?:gone|risen|grown|come|fallen|improved|progressed|increased|doubled|decreased)\b/u.exec(
      first?.kind === "text" ? first.text.trimStart() : "",
    );
  // "Improved in spring" is over.
  if (gone) return wasOrIs(plainOf(words.slice(end))) === WAS ? [" ", rest] : [has, rest];
  if (bareOf === "vpp" && wasOrIs(plainOf(words.slice(end))) === WAS)
    return [several ? " were " : " was ", rest];
  // "Patchy before Christmas", "excellent when it came".
  if (bareOf === "ADJP" && wasOrIs(plainOf(words.slice(end))) === WAS)
    return [several ? " were " : " was ", rest];
  const still = first?.kind === "text" && /^\s*(?:still|now|again)\b/u.test(first.text);
  if (bareOf === "vpp" && !still && !HOW_OFTEN.test(plainOf(words))) return [`${has}been `, rest];
  const since = /\b(?:since|all (?:term|year)|throughout)\b/u.test(plainOf(words.slice(end)));
  if (since) return [`${has}been `, rest];
  return [several ? " are " : " is ", rest];
}

/** "Was poor in September" is said of punctuality where that is what is spoken of; null for everything else. */
function ofMatter(field: WrittenField, { words, tokens }: Material): Token[] | null {
  const noun = NOUN_OF[field];
  if (field === "homework_notes" && words[0]?.lower === "lacks")
    return sentence(PUPILS, text(" homework "), text("lacks"), tokens.slice(1));
  const isNone =
    /^(?:punctuality|homework)_notes$/u.test(field) &&
    /^(?:is|has been|was|has) (?:now )?(?:not|never|no longer) (?:been )?an? (?:problem|issue|concern|worry)\b/u.test(
      plainOf(words),
    );
  // "Fine in lessons but struggles in tests": who struggles is what is spoken of.
  const said =
    isNone ||
    /^(?:is|was|has been|had been) (?:now |much |very |really |quite |always |mostly |generally |usually )*(?:satisfactory|acceptable|bad|awful|terrible|dreadful|shocking|great|poor|excellent|good|fine|better|patchy|weak|worse|inconsistent|impeccable|exemplary|erratic|brilliant|perfect)(?: (?:in|since|at first|this|last|until|now|at the start|recently|lately)\b(?:(?! (?:but|and) (?!is\b|has\b|was\b)\p{L}+s\b).)*)?(?: but is (?:much |far |a lot |really )?(?:better|improved|fine|good) now)?$/u.test(
      plainOf(words),
    );
  const [first, ...rest] = tokens;
  if (!noun || !said || first?.kind !== "agree") return null;
  return sentence(PUPILS, text(` ${noun} ${first.singular.trim()}`), rest);
}

/** "Writing lets her down" behind an owner: "her writing", where it is no name. */
function withSmallLetter(tokens: readonly Token[], words: readonly Word[]): Token[] {
  const [first, ...rest] = tokens;
  const opens = words[0]?.text ?? "";
  if (
    first?.kind !== "text" ||
    !/^\p{Lu}\p{Ll}+$/u.test(opens) ||
    !isCommonWord(opens.toLowerCase())
  )
    return [...tokens];
  if (
    /^(?:English|French|Spanish|German|Latin|Welsh|Irish|Italian|Chinese|Polish|Monday|Tuesday|Wednesday|Thursday|Friday|Python|Scratch|Easter|Christmas)$/u.test(
      opens,
    )
  )
    return [...tokens];
  return [text(first.text.replace(/\p{Lu}/u, (letter) => letter.toLowerCase())), ...rest];
}

/** What somebody works on and has not: "work on moles", and nobody's moles. */
const TOPIC =
  /^(?:ratio|mechanics|fractions|decimals|percentages|equations|trig|trigonometry|geometry|algebra|verbs|tenses|functions|loops|variables|place value|number bonds|bonds|moles|vectors|angles|surds|indices|graphs|sequences|inequalities|statistics|probability|calculus|electrolysis|photosynthesis|respiration|forces|rivers|tectonics|rearranging|matrices|logarithms|transformations)$/u;

/** The sentence that a piece of this form becomes in this field; null where no construction is sure. */
export function construct(field: WrittenField, label: string, material: Material): Token[] | null {
  const { form, tokens, words } = material;
  switch (form) {
    case "S":
      return material.unowned
        ? sentence(PUPILS, text(" "), withSmallLetter(tokens, words))
        : sentence(tokens);
    case "BARE": {
      // "The Macbeth essay - thoughtful and well argued": the one that was written.
      const wasMade =
        field === "best_achievement" &&
        words[0]?.lower === "the" &&
        material.bareOf === "ADJP" &&
        isOwnWork(words[material.end - 1]?.lower ?? "");
      if (wasMade) return sentence(material.core, text(" was "), material.rest);
      const counted =
        /^(?:every|all|each|most|some|no|nothing|everything|none|his|her|their|many|few)$/u.test(
          words[0]?.lower ?? "",
        );
      if (!material.unowned && !counted) return null;
      // "Homework on time" lacks a verb; "listening to others" lacks another.
      if (material.bareOf === "ONTIME" && !STANDS_SO.test(plainOf(words.slice(material.end))))
        return null;
      // "Hands separately first": how, and nothing that they are.
      if (/^\p{L}+ly(?: (?:first|together|then))+$/u.test(plainOf(words.slice(material.end))))
        return null;
      // "Good effort overall" tells nothing that the effort is.
      if (/^(?:overall|too|also|again|now)$/u.test(plainOf(words.slice(material.end)))) return null;
      // "Times tables 6, 7 and 8": which ones, and nothing that they are.
      if (
        /^\d+(?! ?%| out of)\b/u.test(plainOf(words.slice(material.end))) &&
        !/^(?:grade|level|age|score|mark)$/u.test(words[material.end - 1]?.lower ?? "")
      )
        return null;
      const several =
        // "Timing in exams": the timing.
        isPlural(material.head === "" ? (words[material.end - 1]?.lower ?? "") : material.head) ||
        words.slice(0, material.end).some(({ lower }) => lower === "and");
      const head = material.head === "" ? (words[material.end - 1]?.lower ?? "") : material.head;
      // "Moles still shaky": the work on them is.
      const onTopic =
        material.unowned && material.end === 1 && material.bareOf === "ADJP" && TOPIC.test(head);
      const [link, rest] = linked(material, several && !onTopic);
      const owner = onTopic ? [PUPILS, text(" work on ")] : [PUPILS, text(" ")];
      return sentence(material.unowned ? owner : [], material.core, text(link), rest);
    }
    case "VF":
      // "Left at home again", "finished in class": done with the homework, where nothing else is named.
      if (field === "homework_notes" && isOfHomework(words)) return doneOrDoneTo(field, material);
      return ofMatter(field, material) ?? didOrWas(material);
    case "ADJP":
      return describe(field, material);
    case "NP":
      if (COMMENTS.test(plainOf(words))) return null;
      if (isAgainstRules(field, plainOf(words))) return gerund(field, material);
      if (/^strengths?$/u.test(label)) {
        const several = /\band\b/u.test(plainOf(words)) || isPlural(material.head);
        return sentence(PUPILS, text(several ? " strengths are " : " strength is "), tokens);
      }
      return nameThing(field, material);
    case "VG":
      return gerund(field, material);
    case "VB":
      return todo(field, label, material);
    case "VPP":
      return doneOrDoneTo(field, material);
    case "PP": {
      const source = words.map(({ lower, after }) => lower + after).join("");
      if (!STANDS.test(source)) return null;
      return field === "homework_notes" &&
        /\b(?:on time|up to date|far from|in on time)\b/u.test(source)
        ? sentence(PUPILS, text(" homework is "), tokens)
        : sentence(PUPIL, wasOrIs(source), tokens);
    }
  }
}
