import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import { gerund, todo } from "./doings.ts";
import {
  PUPIL,
  PUPILS,
  text,
  verb,
  IS,
  WAS,
  HAS,
  NEEDS,
  isTargetField,
  sentence,
  type Material,
} from "./frames.ts";
import { didOrWas, doneOrDoneTo, OF_HOMEWORK, plainOf, wasOrIs } from "./happened.ts";
import { DOES, DONE, GIFT, HAD, OF_WORK, OWN, SHOWN } from "./things.ts";
import { BASES, PASTS } from "./verbs.ts";
import { ADJECTIVES, PERSON_NOUNS, STATES, TIMES, UNCOUNTABLE } from "./word-lists.ts";
import { isPlural } from "./senses.ts";
import type { Word } from "./words.ts";

const NOUN_OF: Partial<Record<WrittenField, string>> = {
  level_notes: "work",
  participation_notes: "participation",
  punctuality_notes: "punctuality",
  behaviour_notes: "behaviour",
  homework_notes: "homework",
};
const OF_FEELING =
  /^(?:pleased|delighted|impressed|proud|disappointed|concerned|worried|thrilled|chuffed|happy)$/u;
/** How a piece of work is made. */
const MADE_SO =
  /^(?:well-)?(?:structured|written|presented|planned|researched|argued|expressed|explained|illustrated|labelled|drawn|finished|designed|executed)$/u;
/** Phrases with a preposition that say where somebody stands. */
const STANDS =
  /^(?:(?:always|often|never|usually|mostly|rarely|sometimes|not|not always|quite|still|frequently|now|already|consistently|generally|well|clearly|hardly ever|seldom|hardly|regularly|normally|regularly|almost always|nearly always|currently) )*(?:on (?:task|time|track|target|form|report|course)|off task|(?:on|off) topic|in (?:the |a )?(?:top|middle|bottom|lower|higher|second|first|right|good|danger|detention|control|charge|set)\b|ahead of|at (?:ease|risk|the top|home)|in time|on the borderline|not far off|far from|on top of|up for|up to (?:date|speed|standard)|(?:well |just |far |slightly )?(?:above|below|behind|beyond) (?:target|average|expect\w+|where|the (?:rest|class|others|level))|out of (?:seat|place|breath|control)|of (?:great|real))/u;
/** What may be said of work with "is" and a preposition. */
const STANDS_SO =
  /\b(?:on time|up to (?:date|standard|scratch)|in on time|(?:above|below|behind) (?:target|average|expect\w+)|of (?:a )?(?:high|good|great|poor|excellent|low)|beyond|in (?:every|each|most|all)|at (?:a|the) |out of \d)/u;
/** What a teacher says of what was told before, and of nobody: "impressive", "lovely to see". */
const COMMENTS =
  /^(?:so |really |very |truly |well |just )*(?:ridiculous|impressive|unbelievable|hilarious|deserved|marvellous|wow|incredible|ironic|odd|strange|sad|typical|yes|no|over|up|a shame)$|^(?:so |really |very )?(?:lovely|great|good|nice|pleasing|wonderful|fantastic|amazing|brilliant|sad|interesting|disappointing|encouraging|frustrating|refreshing|heartening) to (?:see|hear|read|watch|witness|mark)\b|^(?:so|very|really) (?:proud|impressed)\b|^less so\b|\bdeserved\b/u;
const MORE =
  /^(?:more|less|fewer|greater|further|longer|fuller|better|wider|deeper|clearer|closer|quicker|extra|additional)$/u;

/** Who or what an adjective is said of: the student, or their work; null where it could be either's. */
function describe(field: WrittenField, material: Material): Token[] | null {
  const first = material.words.find(({ senses }) => senses.has("adj"))?.lower ?? "";
  // "Passing earlier" in a target is to be learnt.
  const opens = material.words[0];
  const going = opens?.senses.has("ving") || opens?.senses.has("ting");
  if (going && (isTargetField(field) || !ADJECTIVES.has(opens?.lower ?? ""))) return null;
  if (material.words.some(({ lower }) => OF_FEELING.test(lower) && !/^happy$/u.test(lower)))
    return null;
  // "Never a cross word" says nothing of what the student is.
  if (
    /^(?:never|hardly|rarely)$/u.test(material.words[0]?.lower ?? "") &&
    material.words[1]?.senses.has("det")
  )
    return null;
  // "Not her fault" says nothing of what the student is.
  if (material.words[0]?.lower === "not" && material.words[1]?.senses.has("poss")) return null;
  // "Never once moaned" was done, and is nothing that somebody is.
  const done = material.words.find(({ senses }) => senses.has("vpp") || senses.has("vpast"))?.lower;
  if (first === "" && done && PASTS.has(done) && !STATES.has(done) && !ADJECTIVES.has(done))
    return null;
  // "Well structured" is an essay, and nobody.
  if (field === "best_achievement" && material.words.some(({ lower }) => MADE_SO.test(lower)))
    return null;
  const own = material.tokens;
  if (COMMENTS.test(plainOf(material.words))) return null;
  if (OF_HOMEWORK.test(first) || OF_HOMEWORK.test(material.words[0]?.lower ?? ""))
    return field === "homework_notes"
      ? sentence(PUPILS, text(" homework"), wasOrIs(plainOf(material.words)), own)
      : null;
  const source = plainOf(material.words);
  // "Some good, some missing" tells of several things, and "barely 5 minutes" of none that somebody is.
  if (
    /^(?:some|all|most|none|half|barely|hardly|only|just) (?:\d|\p{L}+ (?:minutes|hours|effort))|^(?:some|none|half|most) /u.test(
      source,
    )
  )
    return null;
  const be = wasOrIs(source);
  if (isTargetField(field)) {
    if (/(?:er)$|^more$/u.test(material.words[0]?.lower ?? "") && material.judgement !== "fault")
      return sentence(PUPIL, NEEDS, text("to be "), own);
    return sentence(PUPIL, be, own);
  }
  if (material.words.some(({ lower }) => lower === "as") && field === "best_achievement")
    return sentence(PUPIL, WAS, own);
  if (
    !OF_WORK.test(first) ||
    /^(?:late|missing|weak|strong|good|great|poor|secure|excellent|fantastic|superb|brilliant|outstanding|solid)$/u.test(
      first,
    )
  ) {
    const long = material.words.length > 2;
    const person =
      !OF_WORK.test(first) ||
      (long &&
        (field === "homework_notes"
          ? /\b(?:at|with|to|about)\b/u
          : /\b(?:at|in|on|with|to|for|when|of|about|as)\b/u
        ).test(material.words.map(({ lower }) => lower).join(" ")));
    if (person) return sentence(PUPIL, be, own);
    if (first === "late" && field !== "homework_notes") return sentence(PUPIL, be, own);
  }
  if (field === "best_achievement") return null;
  const noun = NOUN_OF[field];
  return noun ? sentence(PUPILS, text(` ${noun}`), be, own) : null;
}

/** What can be said to be missing of somebody: "no homework", "no interest". */
const DENIABLE =
  /^(?:homework|homeworks|work|coursework|revision|effort|interest|confidence|motivation|progress|improvement|patience|respect|sense|fear|hesitation|problems?|issues?|concerns?|complaints?|worries|trouble|difficulty|difficulties|idea|detentions?|warnings?|lates?|absences?|incidents?|sanctions?|merits?|mistakes?|errors?|weaknesses|weakness|gaps?|evidence|pride|focus|concentration|self-control|excuse for|understanding|knowledge|recall|stamina|attempt|engagement|contribution|contributions|participation|resilience|sign|signs|need|doubt|time|plan|planning|structure|working|workings|punctuation|paragraphs|sketchbook|annotations?|kit|equipment|pen|book|planner|hope|chance|outstanding|\p{L}+ (?:problems?|issues?))$/u;

/** A grade or mark: "7", "grade 7", "28 out of 30", "85%". */
const MARK =
  /^(?:\d{1,3} ?%|\d{1,3}(?:\.\d)? out of \d{1,3}|(?:a )?grade [A-G1-9][*+-]?|full marks|top marks?|the top mark|the highest mark|an? [A-G][*+-]?(?![\w])|[A-G][*+-](?!\w)|[A-G](?= (?:in|on|for)\b)|[1-9][+-]?(?= (?:in|on|for)\b)|[1-9][+-]?$|level \d\w?|\d{1,2}s\b|\d{1,3} marks|\d{1,3}$)/iu;

function markTokens(material: Material): readonly Token[] {
  const [first] = material.tokens;
  if (first?.kind !== "text") return material.tokens;
  const bare = first.text.trimStart();
  const single = /^([1-9])([+-]?)(?= (?:in|on|for)\b|$)/u.exec(bare);
  const letter = /^([A-G])([*+-]?)(?= |$)/iu.exec(bare);
  let read = bare;
  if (single) read = `a grade ${bare}`;
  else if (/^grade /iu.test(bare)) read = `a ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  else if (letter) read = `${/^[AEF]/iu.test(bare) ? "an" : "a"} ${bare}`;
  else if (/^top mark\b/iu.test(bare)) read = `the ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  return [text(read), ...material.tokens.slice(1)];
}

function articleFor(words: readonly Word[]): string {
  return /^[aeiou]/iu.test(words[0]?.lower ?? "") ? "an " : "a ";
}

/** A noun for somebody: from the list, or made of a verb: "bowler", "problem solver". */
function isPerson(head: string): boolean {
  if (PERSON_NOUNS.has(head)) return true;
  if (
    /(?:paper|number|order|answer|chapter|matter|manner|folder|computer|poster|power|laughter|behaviour|character|temper|offer|letter|corner|centre|master|register|summer|winter|water|layer|error|factor|colour|sector|tutor|border|finger|shoulder|leader-board|chatter|banter|effort|ruler|marker|printer|starter|booster|behavior)$/u.test(
      head,
    )
  )
    return false;
  const stem = head.replace(/(?:er|or)$/u, "");
  return (
    /(?:er|or)$/u.test(head) &&
    (BASES.has(stem) ||
      BASES.has(`${stem}e`) ||
      (stem.at(-1) === stem.at(-2) && BASES.has(stem.slice(0, -1))))
  );
}

/** What cannot be meant as something to reach. */
const SURELY_PRAISE =
  /\b(?:excellent|outstanding|best|superb|brilliant|fantastic|exceptional|top|amazing|wonderful|impressive|great|super|lovely|very|really|full marks|huge|remarkable|stunning|winner|no weakness(?:es)?)\b/iu;

function achieved(field: WrittenField, material: Material): Token[] {
  const mark = markTokens(material);
  return isTargetField(field)
    ? sentence(PUPIL, verb(" is", " are"), text(" aiming for "), mark)
    : sentence(PUPIL, text(" achieved "), mark);
}

function thing(field: WrittenField, material: Material): Token[] | null {
  const { words, head, owned, judgement, pick, tokens } = material;
  const first = words[0]?.lower ?? "";
  const source = words.map(({ text: each, after }) => each + after).join("");
  const mark = MARK.exec(source)?.[0];
  const rest = mark ? source.slice(mark.length).trim() : "";
  if (
    mark &&
    (rest === "" ||
      /^(?:in|on|for|at|across|overall|this|last|from|with|out|and|by|up|,)\b|^,/u.test(rest))
  ) {
    if (field === "punctuality_notes")
      return source.endsWith("%") ? sentence(PUPILS, text(" attendance is "), tokens) : null;
    if (
      rest === "" &&
      !/^(?:level_notes|best_achievement|area_to_improve|additional_notes)$/u.test(field)
    )
      return null;
    return achieved(field, material);
  }
  if (isTargetField(field)) {
    // "3 half-done pieces in his folder" tells how it is, and "practice" alone of nothing.
    if (/^\d/u.test(first) || /^practice$/u.test(source)) return null;
    if (MORE.test(first) && words[1]?.lower !== "so") return sentence(PUPIL, NEEDS, tokens);
    // Praise among the targets is said as what it is.
    if (
      /^(?:no|zero|nil|never|not|nothing)$/u.test(first) ||
      (judgement === "praise" && SURELY_PRAISE.test(source))
    )
      return thing("additional_notes", material);
    // "Good ideas" among the targets: praise, or more of them?
    if (
      (TIMES.has(head) && words[0]?.senses.has("vpp")) ||
      (judgement === "praise" && /^(?:good|nice|lovely|great|strong)\b/u.test(source))
    )
      return null;
    if (judgement === "fault") return sentence(PUPIL, NEEDS, text("to tackle "), tokens);
    return sentence(
      PUPIL,
      ...pick([[NEEDS, text("to work on ")], [text(" should work on ")]]),
      tokens,
    );
  }
  // "Head boy", "role model", "model student": somebody, whatever else the words may be.
  const office = /^(?:head (?:boy|girl)|(?:form|house|team|sports) captain)$/u.exec(source);
  if (office) return sentence(PUPIL, IS, tokens);
  if (
    isPerson(head) ||
    /\brole model$/u.test(words.map(({ lower }) => lower).join(" ")) ||
    /^(?:member|captain|part|lead|runner-up)$/u.test(head)
  ) {
    if (/^(?:part|lead)$/u.test(head))
      return field === "best_achievement"
        ? sentence(PUPILS, text(" best achievement was "), tokens)
        : null;
    if (/^(?:some|many|most|all|both|no|other)$/u.test(first) || isPlural(head)) return null;
    const the =
      (/^(?:captain|vice-captain|head|runner-up)$/u.test(head) || /\bwinner of\b/u.test(source)) &&
      !/^(?:a|an|the|his|her|their)$/u.test(first);
    const article = /^(?:an?|the|our|my|his|her|their) /u.test(
      `${tokens[0]?.kind === "text" ? tokens[0].text : "the "} `,
    );
    return sentence(PUPIL, IS, the || article || owned ? [] : [text(articleFor(words))], tokens);
  }
  const denied = /^(?:no|zero|nil)$/u.test(first);
  if (denied && !words.some(({ lower }) => DENIABLE.test(lower))) return null;
  // "61 % up from 48 %", "EAL", "bottom half in writing", "2 sides": no achievement by themselves.
  if (
    field === "best_achievement" &&
    judgement !== "praise" &&
    (/^\d|\bup from\b|\b(?:below|bottom|less|least|matter|eal)\b/u.test(source.toLowerCase()) ||
      words.some(({ lower }) => lower === "another"))
  )
    return null;
  // "A joy to teach" in quotation marks is somebody's word and no achievement; "4 chord song" lacks more than its verb.
  if (words[0]?.quoted && /^\p{Ll}/u.test(words[0].text)) return null;
  // "His oral 24 out of 25" is no thing.
  if (
    !MARK.test(source) &&
    /\d out of \d/u.test(source.split(/\b(?:from|of|in|with|on)\b/u)[0] ?? "")
  )
    return null;
  if (/^\d+$/u.test(first) && !source.includes("%") && !isPlural(head)) return null;
  if (field === "best_achievement" && !denied) {
    if (judgement === "fault" || judgement === "target") return null;
    const led =
      owned ||
      isPlural(head) ||
      words[0]?.senses.has("det") === true ||
      words[0]?.senses.has("num") === true ||
      UNCOUNTABLE.has(head) ||
      /^(?:an?|the) /u.test(tokens[0]?.kind === "text" ? tokens[0].text : "") ||
      (/^\p{Lu}/u.test(words[0]?.text ?? "") && words[0]?.quoted !== true) ||
      head.endsWith("ing");
    const own: Token[] = led ? [] : [{ kind: "pronoun", form: "their" }, text(" ")];
    return sentence(PUPILS, text(" best achievement was "), own, tokens);
  }
  if (/^(?:some|most|all|any|none)$/u.test(first)) return null;
  if (/^no (?:complaints?|concerns?|issues?|problems?|worries)\b/u.test(source.toLowerCase()))
    return /\bwith\b/u.test(source)
      ? sentence(PUPIL, HAS, tokens)
      : sentence(text("there are "), tokens);
  const since = /\b(?:all|this|last|so far|since|times|twice|once)\b/u.test(source);
  if (/^(?:no|zero|nil|little|hardly|not)$/u.test(first)) {
    if (SHOWN.test(head) || /^(?:progress|improvement|effort|interest)$/u.test(head))
      return sentence(PUPIL, verb(" has shown ", " have shown "), tokens);
    return sentence(PUPIL, since ? verb(" has had ", " have had ") : HAS, tokens);
  }
  if (MORE.test(first) && words[1]?.lower === "so") return null;
  if (MORE.test(first) && judgement !== "praise") return sentence(PUPIL, NEEDS, tokens);
  if (owned) return null;
  if (
    /^(?:influence|example|addition|force|help|support|inspiration|challenge|work in progress)$/u.test(
      head,
    )
  )
    return sentence(PUPIL, IS, tokens);
  for (const [pattern, one, several] of DOES)
    if (pattern.test(head)) return sentence(PUPIL, verb(one, several), tokens);
  // "Behaviour" alone says nothing; "potential" does.
  if (HAD.test(head) && words.length === 1 && !GIFT.test(head)) return null;
  if (HAD.test(head) && since && /^\d+$/u.test(first))
    return sentence(PUPIL, verb(" has had ", " have had "), tokens);
  if (HAD.test(head)) return sentence(PUPIL, HAS, tokens);
  if (SHOWN.test(head)) return sentence(PUPIL, verb(" shows ", " show "), tokens);
  if (head === "" || /\d/u.test(head)) return null;
  if (
    /^\d+$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|several|many|few|last|lots|plenty|too|a lot|a few)$/u.test(
      first,
    ) &&
    judgement !== "praise"
  )
    return sentence(PUPIL, since ? verb(" has had ", " have had ") : HAS, tokens);
  // "Sketchbook not up to date" lacks more than who made it.
  const bare =
    tokens[0]?.kind === "text" && !/^(?:an?|the|some|two|three|\d)\b/u.test(tokens[0].text);
  if (
    bare &&
    !isPlural(head) &&
    !UNCOUNTABLE.has(head) &&
    words.some(({ senses }) => senses.has("not"))
  )
    return null;
  for (const [pattern, done] of DONE)
    if (pattern.test(head))
      return sentence(
        PUPIL,
        done === " made " ? verb(" has made ", " have made ") : text(done),
        tokens,
      );
  // "Weak times tables": what the student has, once it is said how it is.
  if (
    OWN.test(head) &&
    words.length > 1 &&
    words[0]?.senses.has("adj") &&
    !/^(?:late|missing|unfinished|incomplete)$/u.test(first)
  )
    return sentence(PUPIL, HAS, tokens);
  return null;
}

const HOW_OFTEN =
  /\b(?:always|often|usually|rarely|never|sometimes|mostly|better|well|badly|poorly|beautifully|neatly|clearly|carefully)\b/u;

/** The verb that a piece without one lacks, and what comes after it: "spellings not learnt" have not been learnt. */
function linked(
  { bareOf, rest, words, end }: Material,
  several: boolean,
): [string, readonly Token[]] {
  const [first] = rest;
  const has = several ? " have " : " has ";
  const denied = first?.kind === "text" ? /^\s*(not(?: yet)?) (?=\p{L})/u.exec(first.text) : null;
  if (bareOf === "vpp" && denied && first?.kind === "text") {
    const after = text(first.text.slice(denied[0].length));
    return [`${has}${denied[1]} been `, [after, ...rest.slice(1)]];
  }
  if (bareOf === "vpp" && !HOW_OFTEN.test(plainOf(words))) return [`${has}been `, rest];
  const since = /\bsince\b/u.test(plainOf(words.slice(end)));
  if (since) return [`${has}been `, rest];
  return [several ? " are " : " is ", rest];
}

/** The sentence that a piece of this form becomes in this field; null where no construction is sure. */
export function construct(field: WrittenField, label: string, material: Material): Token[] | null {
  const { form, tokens, words } = material;
  switch (form) {
    case "S":
      return sentence(material.unowned ? [PUPILS, text(" ")] : [], tokens);
    case "BARE": {
      const counted =
        /^(?:every|all|each|most|some|no|nothing|everything|none|his|her|their|many|few)$/u.test(
          words[0]?.lower ?? "",
        );
      if (!material.unowned && !counted) return null;
      // "Homework on time" lacks a verb; "listening to others" lacks another.
      if (material.bareOf === "ONTIME" && !STANDS_SO.test(plainOf(words.slice(material.end))))
        return null;
      // "Good effort overall" tells nothing that the effort is.
      if (/^(?:overall|too|also|again|now)$/u.test(plainOf(words.slice(material.end)))) return null;
      const several = isPlural(words[material.end - 1]?.lower ?? "");
      const [link, rest] = linked(material, several);
      return sentence(material.unowned ? [PUPILS, text(" ")] : [], material.core, text(link), rest);
    }
    case "VF":
      return didOrWas(material);
    case "ADJP":
      return describe(field, material);
    case "NP":
      if (COMMENTS.test(plainOf(words))) return null;
      if (/^strengths?$/u.test(label)) {
        const several = /\band\b/u.test(plainOf(words)) || isPlural(material.head);
        return sentence(PUPILS, text(several ? " strengths are " : " strength is "), tokens);
      }
      return thing(field, material);
    case "VG":
      return gerund(field, material);
    case "VB":
      return todo(field, label, material);
    case "VPP":
      return doneOrDoneTo(field, material);
    case "PP": {
      const source = words.map(({ lower, after }) => lower + after).join("");
      if (!STANDS.test(source)) return null;
      return field === "homework_notes" && /\b(?:on time|up to date|far from)\b/u.test(source)
        ? sentence(PUPILS, text(" homework is "), tokens)
        : sentence(PUPIL, wasOrIs(source), tokens);
    }
  }
}
