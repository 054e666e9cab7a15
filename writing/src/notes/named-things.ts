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
  type Material,
} from "./frames.ts";
import { plainOf } from "./happened.ts";
import { DOES, DONE, GIFT, HAD, OWN, SHOWN } from "./things.ts";
import { BASES } from "./verbs.ts";
import { PERSON_NOUNS, TIMES, UNCOUNTABLE } from "./word-lists.ts";
import { isPlural } from "./senses.ts";
import type { Word } from "./words.ts";

const MORE =
  /^(?:more|less|fewer|greater|further|longer|fuller|better|wider|deeper|clearer|closer|quicker|extra|additional)$/u;

/** What somebody reached or was given, made or did, whatever it was like. */
const ACHIEVED =
  /^(?:prize|award|medal|trophy|cup|badge|certificate|title|record|place|win|victory|solo|part|role|lead|goal|try|tries|goals|hat-trick|grade|mark|score|result|merit|distinction|pass|selection|promotion|nomination|commendation|colours|captaincy|design|performance|production|play|concert|recital|exhibition|display|trial|trials|final|finals|tournament|competition|championship|race|swim|run|dive|jump|bronze|silver|gold|speech|talk|presentation|debate|essay|story|poem|poster|model|project|piece|composition|sculpture|painting|portrait|drawing|print|film|animation|game|app|website|program|robot|box|clock|lamp|chair|cake|lasagne|solution|proof|investigation|experiment|dissection|titration|assembly|novel|song|monologue|dance|routine|interview|translation|letter|article|report|book|club|work|scorer|captain|piano|violin|flute|clarinet|trumpet|guitar|drums|singing|cello|sax|saxophone|leadership|creativity|progress|improvement|attendance|turnaround|streak|scholarship|exam|diploma|qualification|questions?|answers?|paper|paragraphs?)$/u;

const SKILL =
  /^(?:writing|reading|drawing|painting|singing|dancing|acting|programming|coding|swimming|running|cooking|baking|printmaking|planning|reasoning|thinking|understanding|spelling|speaking|listening|handwriting|training|meeting|ending|opening|building|setting|timing|lighting|shading|engineering|working|teaching|learning|debating|sewing|modelling)$/u;

/** What somebody has about them, and has not made: "a confident accent". */
const ATTRIBUTE =
  /^(?:accent|touch|backhand|forehand|serve|technique|joints|finish|vocabulary|awareness|timing|rhythm|posture|style|tone|handwriting|spelling|recall|range|balance|strokes?|footwork|presence|projection|fitness|stamina|sportsmanship|manners|attitude)$/u;

/** "Flashcards paying off", "isometric drawing top notch": things and what they do or are. */
function isHalfSaid(words: readonly Word[]): boolean {
  const at = words.findIndex(({ senses }) => senses.has("prep") || senses.has("comma"));
  const core = words.slice(0, at < 0 ? words.length : at);
  return (
    core.some(
      ({ senses, lower }, place) =>
        place > 0 &&
        ((senses.has("ving") && place >= core.length - 2 && !SKILL.test(lower)) ||
          /^(?:passed|done|gone|finished|completed)$/u.test(lower) ||
          /^(?:now|still|top|notch|possible|particular|always|often|usually|mostly|sometimes|never)$/u.test(
            lower,
          )),
    ) ||
    /\bin particular$|\b(?:better|worse|neater|quicker) (?:than|now|this)\b|\b(?:better|worse)$|(?<!\b(?:grade|unit|level|paper|module|year|act|chapter|top|stage|set|solid|strong|secure|high) )\b\d+\b(?! ?%| out of|\w)(?<!out of \d+)/u.test(
      plainOf(words),
    )
  );
}

/** What can be said to be missing of somebody: "no homework", "no interest". */
const DENIABLE =
  /^(?:homework|homeworks|work|coursework|revision|effort|interest|confidence|motivation|progress|improvement|patience|respect|sense|fear|hesitation|problems?|issues?|concerns?|complaints?|worries|trouble|difficulty|difficulties|idea|detentions?|warnings?|lates?|absences?|incidents?|sanctions?|merits?|mistakes?|errors?|weaknesses|weakness|gaps?|evidence|pride|focus|concentration|self-control|excuse for|understanding|knowledge|recall|stamina|attempt|engagement|contribution|contributions|participation|resilience|sign|signs|need|doubt|time|plan|planning|structure|working|workings|punctuation|paragraphs|sketchbook|annotations?|kit|equipment|pen|book|planner|hope|chance|outstanding|\p{L}+ (?:problems?|issues?))$/u;

/** What tells how things are and not what to work on: with numbers, "still", "only", "all over the place". */
const NO_TARGET =
  /^(?:\d+|one|two|three|four|five|six)(?!d\b|[- ]mark questions?$|-)\b|^practice$|(?<!\bto )\b\d+(?:\.\d+)?$|%|\bout of \d|\b(?:all over|still|only|again|missing|next step|weakest|worst|behind|late|every time|for once|needed|required)\b|\b(?:first|second|third|fourth|fifth) time\b/u;

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
    /^(?:newspaper|paper|number|order|answer|chapter|matter|manner|folder|computer|poster|power|laughter|behaviour|character|temper|offer|letter|corner|centre|master|register|summer|winter|water|layer|error|factor|colour|sector|tutor|border|finger|shoulder|leader-board|chatter|banter|effort|ruler|marker|printer|starter|booster|behavior)$/u.test(
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
  // A mark among the targets was reached, and a grade is aimed at.
  const reached = /%|out of|marks/u.test(plainOf(material.words));
  if (isTargetField(field) && reached) return [];
  return isTargetField(field)
    ? sentence(PUPIL, verb(" is", " are"), text(" aiming for "), mark)
    : sentence(PUPIL, text(" achieved "), mark);
}

/** What a thing is to the student: had, shown, made, reached, to be worked on; null where that is not sure. */
export function nameThing(field: WrittenField, material: Material): Token[] | null {
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
    const said = achieved(field, material);
    return said.length > 0 ? said : null;
  }
  if (isTargetField(field)) {
    // "3 half-done pieces in his folder" tells how it is, and "practice" alone of nothing.
    if (NO_TARGET.test(source.toLowerCase())) return null;
    if (/^less \p{L}+ing$/u.test(source)) return sentence(PUPIL, NEEDS, text("to do "), tokens);
    if (MORE.test(first) && words[1]?.lower !== "so") return sentence(PUPIL, NEEDS, tokens);
    // Praise among the targets is said as what it is.
    if (
      /^(?:no|zero|nil|never|not|nothing)$/u.test(first) ||
      (judgement === "praise" && SURELY_PRAISE.test(source))
    )
      return nameThing("additional_notes", material);
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
    /\brole model\b/u.test(words.map(({ lower }) => lower).join(" ")) ||
    /^(?:member|captain|part|lead|runner-up)$/u.test(head)
  ) {
    // "Captain of rugby and county trials": trials are nobody.
    if (
      /\b(?:captain|member|winner|leader|head) of\b.* and (?!vice|captain|member|head|leader|winner)\p{L}+ \p{L}+s\b/u.test(
        source,
      )
    )
      return null;
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
  // "Vocabulary learning not happening", "more opinions needed": more than a thing.
  if (/\bnot\b/u.test(source.replace(/^not /u, "")) || /\b(?:needed|required)$/u.test(source))
    return null;
  const denied = /^(?:no|zero|nil)$/u.test(first);
  const noun = NOUN_OF[field];
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
    if (
      isHalfSaid(words) ||
      first === "some" ||
      (judgement !== "praise" &&
        !owned &&
        words[0]?.senses.has("det") !== true &&
        !/%|\bout of\b/u.test(source) &&
        !words.some(({ lower, quoted }) => quoted || ACHIEVED.test(lower)))
    )
      return null;
    const did = DONE.find(([pattern]) => pattern.test(head))?.[1];
    const opens = tokens[0]?.kind === "text" ? tokens[0].text : "";
    if (did && !owned && !words[0]?.quoted) {
      const led =
        isPlural(head) || head === "use" || UNCOUNTABLE.has(head) || /^(?:an?|the) /u.test(opens);
      if (led || (judgement === "praise" && words[0]?.senses.has("adj")))
        return sentence(PUPIL, text(did), led ? [] : [text(articleFor(words))], tokens);
    }
    if (
      GIFT.test(head) ||
      /^(?:understanding|grasp|knowledge|command|skills|control|technique|eye|ear|voice|memory)$/u.test(
        head,
      )
    )
      return owned ? null : sentence(PUPIL, HAS, tokens);
    // "Confident accent", "neat joints": had, and no achievement by themselves.
    if (!owned && judgement === "praise" && ATTRIBUTE.test(head)) {
      const counted = !isPlural(head) && !UNCOUNTABLE.has(head) && !head.endsWith("ing");
      const article = counted && !/^(?:an?|the|his|her|their) /u.test(opens);
      return sentence(PUPIL, HAS, article ? [text(articleFor(words))] : [], tokens);
    }
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
      : sentence(
          text("there are "),
          tokens,
          ...(noun && words.length < 4 ? [text(" with "), PUPILS, text(` ${noun}`)] : []),
        );
  const since = /\b(?:all|this|last|so far|since|times|twice|once)\b/u.test(source);
  if (/^(?:no|zero|nil|little|hardly|not)$/u.test(first)) {
    if (SHOWN.test(head) || /^(?:progress|improvement|effort|interest)$/u.test(head))
      return sentence(PUPIL, verb(" has shown ", " have shown "), tokens);
    return sentence(PUPIL, since ? verb(" has had ", " have had ") : HAS, tokens);
  }
  if (MORE.test(first) && words[1]?.lower === "so") return null;
  if (/^(?:extra|additional)$/u.test(first)) return null;
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
  if (
    HAD.test(head) &&
    /^(?:\d+|two|three|four|five|six)$/u.test(first) &&
    (since || /^(?:detentions?|warnings?|merits?|sanctions?|lates?|absences?)$/u.test(head))
  )
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
  if (isHalfSaid(words)) return null;
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
