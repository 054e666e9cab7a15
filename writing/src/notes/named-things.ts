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
import { articleFor, isHalfSaid, nameAchievement, withArticle } from "./achievements.ts";
import { isOwnThing, isUncounted } from "./countability.ts";
import { plainOf, wasOrIs } from "./happened.ts";
import { DOES, DONE, GIFT, HAD, isOfStudent, SHOWN } from "./things.ts";
import { ADJECTIVES, TIMES } from "./word-lists.ts";
import { isPerson } from "./people.ts";
import { isPlural } from "./senses.ts";
import { likeliest } from "./words.ts";

const MORE =
  /^(?:more|less|fewer|greater|further|longer|fuller|better|wider|deeper|clearer|closer|quicker|neater|tidier|stronger|extra|additional)$/u;

/** "Quiet but great ideas": the pupil is quiet, and the ideas are great. */
const OF_SOMEBODY =
  /^(?:(?:very|rather|quite|still|too|a bit|a little|can be|often) )*(?:quiet|shy|timid|reserved|nervous|anxious|withdrawn|chatty|talkative|loud|noisy|lively|lazy|bright|capable|able|popular|friendly|easily distracted|late|tired|forgetful|disorganised)(?: at times| sometimes)? (?:but|yet|though|although|with)\b/iu;

/** What can be said to be missing of somebody: "no homework", "no interest". */
const DENIABLE =
  /^(?:homework|homeworks|work|coursework|revision|effort|interest|confidence|motivation|progress|improvement|patience|respect|sense|fear|hesitation|problems?|issues?|concerns?|complaints?|worries|trouble|difficulty|difficulties|idea|detentions?|warnings?|lates?|absences?|incidents?|sanctions?|points|merits?|mistakes?|errors?|weaknesses|weakness|gaps?|evidence|pride|focus|concentration|self-control|excuse for|understanding|knowledge|recall|stamina|attempt|engagement|contribution|contributions|participation|resilience|sign|signs|need|doubt|time|plan|planning|structure|working|workings|punctuation|paragraphs|sketchbook|annotations?|kit|equipment|pen|book|planner|hope|chance|outstanding|\p{L}+ (?:problems?|issues?))$/u;

/** What tells how things are and not what to work on: with numbers, "still", "only", "all over the place". */
const NO_TARGET =
  /^(?:\d+|one|two|three|four|five|six)(?!d\b|[- ]mark questions?$|-)\b|^practice$|(?<!\bto )\b\d+(?:\.\d+)?$|%|\bout of \d|\b(?:all over|still|only|again|missing|next step|weakest|worst|behind|late|every time|for once|needed|required(?! practicals?\b))\b|\b(?:first|second|third|fourth|fifth) time\b/u;

/** A grade or mark: "7", "grade 7", "28 out of 30", "85%". */
const MARK =
  /^(?:\d{1,3} ?%|\d{1,3}(?:\.\d)? out of \d{1,3}|(?:a )?grade [A-G1-9][*+-]?|full marks|top marks?|the top mark|the highest mark|an? [A-G][*+-]?(?![\w])|[A-G][*+-](?!\w)|[A-G](?= (?:in|on|for)\b)|[1-9][+-]?(?= (?:in|on|for)\b)|[1-9][+-]?$|level \d\w?|\d{1,2}s\b|\d{1,3} marks|\d{1,3}$)/iu;

function markTokens(material: Material): readonly Token[] {
  const [first] = material.tokens;
  if (first?.kind !== "text") return material.tokens;
  const bare = first.text.trimStart();
  const single = /^([1-9])([+-]?)(?= (?:in|on|for)\b|$)/u.exec(bare);
  const letter = /^(?!an? )([A-G])([*+-]?)(?= |$)/iu.exec(bare);
  let read = bare;
  if (single) read = `a grade ${bare}`;
  else if (/^grade /iu.test(bare)) read = `a ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  else if (letter) read = `${/^[AEF]/iu.test(bare) ? "an" : "a"} ${bare}`;
  else if (/^top mark\b/iu.test(bare)) read = `the ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  return [text(read), ...material.tokens.slice(1)];
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

const DENIED = /^(?:no|zero|nil)$/u;
/** What has gone on, or has happened so often. */
const SINCE = /\b(?:all|this|last|so far|since|times|twice|once)\b/u;

/** What somebody had at a time that is over, and has otherwise. */
function hasOrHad(source: string): Token {
  return wasOrIs(source) === WAS ? text(" had ") : HAS;
}

/** What tells that there is more of something than there was. */
const SHOWN_LATELY = /\b(?:now|this|lately|recently|since|than|shown|seen|recent|every|each)\b/u;

const SUPERLATIVE = /^(?:best|worst|most|only|\p{L}{3,}(?<!hon)est)$/u;

/** A stretch of time that somebody has had so. */
const PERIOD = /^(?:term|half-term|year)$/u;

/** A thing and how it opens. */
type Thing = Material & { field: WrittenField; first: string; source: string };

/** Whether a thing is a mark or a grade, with nothing behind it but what it was reached in. */
function isMark({ source }: Thing): boolean {
  const mark = MARK.exec(source)?.[0];
  const rest = mark ? source.slice(mark.length).trim() : "";
  return (
    mark !== undefined &&
    (rest === "" ||
      /^(?:in|on|for|at|across|overall|this|last|from|with|out|by|up|every|each|most)\b/u.test(
        rest,
      ) ||
      // "7s and 8s", and no "5s and 7s back to front".
      (/^(?:and\b|,)/u.test(rest) && !/\b(?:back|front|wrong|round|mixed|muddled)\b/u.test(rest)))
  );
}

function nameMark(thing: Thing): Token[] | null {
  const { field, source, tokens } = thing;
  if (field === "punctuality_notes")
    return source.endsWith("%") ? sentence(PUPILS, text(" attendance is "), tokens) : null;
  const alone = MARK.exec(source)?.[0].length === source.length;
  // "2 out of 10 this term": handed in, or scored?
  if (
    field === "homework_notes" &&
    /^\d+ out of \d+ (?:this|last|so far|since|all|in total|overall)\b/u.test(source)
  )
    return null;
  // "Grade 3 at best": how far it may come.
  if (
    /\b(?:at best|at most|at worst|on current form|at the moment|with luck|realistically|at this rate)\b/u.test(
      source,
    )
  )
    return null;
  const anyMark = /^(?:level_notes|best_achievement|area_to_improve|additional_notes)$/u;
  if (alone && !anyMark.test(field)) return null;
  // "Grade 5" beside the level is where somebody works, and what was achieved is of a test.
  const grade = /^(?:an? )?(?:grade )?([1-9A-G][*+-]?)$/u.exec(source)?.[1];
  if (grade && field === "level_notes")
    return sentence(PUPIL, IS, text(`working at grade ${grade}`));
  // "10 out of 10 every week"
  if (
    /^\d{1,3}(?:%| out of \d{1,3}) (?:every|each|most) \p{L}+(?: (?:in|for|on) .+)?$/u.test(source)
  )
    return isTargetField(field)
      ? null
      : sentence(PUPIL, verb(" scores ", " score "), markTokens(thing));
  const said = achieved(field, thing);
  return said.length > 0 ? said : null;
}

/** What a piece of work has more of when it is put in. */
const ADDED =
  /^(?:detail|evidence|examples?|quotations?|quotes|facts|explanation|analysis|evaluation|description|diagrams|statistics|data|figures|context|working)$/u;

/** What is done with a thing of which there should be more: "more care" is taken, "more detail" put in, "longer answers" given. */
function toDoMore(head: string): Token {
  if (ADDED.test(head)) return text("to include ");
  const found = MORE_OF.find(([pattern]) => pattern.test(head));
  return text(found ? found[1] : "");
}

const MORE_OF: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:errors|mistakes|slips|contributions|links|connections|comparisons|notes|inferences)$/u,
    "to make ",
  ],
  [/^care$/u, "to take "],
  [/^effort$/u, "to put in "],
  [/^(?:answers|explanations|reasons|responses|opinions)$/u, "to give "],
  [/^(?:paragraphs|essays|sentences|conclusions|introductions|evaluations)$/u, "to write "],
  [
    /^(?:respect|resilience|initiative|commitment|independence|behaviour|listening|attitude|manners|self-control|maturity|consideration|courtesy|kindness|patience|perseverance|determination|ambition)$/u,
    "to show ",
  ],
  [/^(?:talking|chatting|writing|reading|revision|homework|research|planning)$/u, "to do "],
];

/** What somebody has one of, and should have another: "a more positive mindset". */
const HELD_SO =
  /^(?:mindset|outlook|attitude|approach|manner|style|structure|voice|range|tone|routine|grip|stance|start|method)$/u;

/** What nobody should have more so than it is: "weaker foot", "slower pieces" are the ones that they have. */
const WEAKER_ONE = /^(?:weaker|weakest|worse|worst|poorer|slower|lower|other|non-dominant) \p{L}/u;

function nameTarget(thing: Thing): Token[] | null {
  const { words, head, judgement, pick, tokens, first, source } = thing;
  // "Tone down the exclamation marks": something is done to them.
  if (/^(?:down|up|out|off|back)$/u.test(words[1]?.lower ?? "") && words.length > 2) return null;
  // "3 half-done pieces in his folder" tells how it is, and "practice" alone of nothing.
  if (NO_TARGET.test(source.toLowerCase())) return null;
  if (/^less \p{L}+ing$/u.test(source)) return sentence(PUPIL, NEEDS, text("to do "), tokens);
  // "Weaker foot in football": which one.
  if (WEAKER_ONE.test(source) && !thing.owned)
    return sentence(
      PUPIL,
      NEEDS,
      text("to work on "),
      { kind: "pronoun", form: "their" },
      text(" "),
      tokens,
    );
  if (MORE.test(first) && words[1]?.lower !== "so") {
    // "More positive mindset": one that is.
    const isSo = (words[1]?.senses.get("adj") ?? 9) < 0.5 && words.at(-1)?.lower === head;
    const isOne = !thing.owned && head !== "" && !isPlural(head) && !isUncounted(head);
    if (isSo && isOne && /^(?:more|less)$/u.test(first)) {
      if (!HELD_SO.test(head)) return null;
      return sentence(PUPIL, NEEDS, text("a "), tokens);
    }
    const oneOf =
      isBareOne(thing) && !/^(?:more|less|fewer|further|greater|extra|additional)$/u.test(first);
    return sentence(PUPIL, NEEDS, toDoMore(head), oneOf ? [text(articleFor(words))] : [], tokens);
  }
  // "Neater lines", "sharper pencil": more so than they are.
  if (
    /(?:er)$/u.test(first) &&
    (words[0]?.senses.get("adj") ?? 9) < 0.5 &&
    words.length < 6 &&
    !/^(?:other|proper|clever|sober|eager|bitter|tender|former|latter)$/u.test(first)
  ) {
    const bareOne = isBareOne(thing);
    return sentence(PUPIL, NEEDS, toDoMore(head), bareOne ? [text(articleFor(words))] : [], tokens);
  }
  // Praise among the targets is said as what it is.
  if (
    /^(?:no|zero|nil|never|not|nothing)$/u.test(first) ||
    (judgement === "praise" && SURELY_PRAISE.test(source))
  )
    return nameThing("additional_notes", thing);
  // "Good ideas" among the targets: praise, or more of them?
  if (
    (TIMES.has(head) && words[0]?.senses.has("vpp")) ||
    (judgement === "praise" && /^(?:good|nice|lovely|great|strong)\b/u.test(source))
  )
    return null;
  // "Own knowledge to support points", "diagrams in pencil": what is to be done with it is left out.
  // "Confidence to speak without notes": to be had.
  if (
    /^(?:the )?(?:confidence|courage|patience|willingness|self-belief|discipline|resilience|stamina|bravery) to \p{L}/u.test(
      source,
    )
  )
    return sentence(PUPIL, NEEDS, /^the\b/u.test(source) ? [] : [text("the ")], tokens);
  const towards =
    /^(?:(?:his|her|their) )?(?:attitude|approach|response|responses|reaction|contribution|contributions|commitment|listening) to \p{L}/u.test(
      source,
    );
  if (
    (/\p{L} to \p{L}/u.test(source) && !towards) ||
    /\bin (?:pencil|pen|ink|colour)$/u.test(source)
  )
    return null;
  const bare = isBareOne(thing);
  // "Structure of longer answers": the one that they have.
  if (words[1]?.lower === "of" && head === first && judgement !== "fault" && !thing.owned)
    return sentence(
      PUPIL,
      ...pick([[NEEDS, text("to work on ")], [text(" should work on ")]]),
      isPlural(head) ? [] : [text("the ")],
      tokens.map((token, at) =>
        at === 0 && token.kind === "text" ? text(token.text.replace(/^an? /u, "")) : token,
      ),
    );
  if (bare && !isOwnThing(head) && words.at(-1)?.lower !== head) return null;
  const kind = (words[0]?.senses.get("adj") ?? 9) < 0.5 && judgement === "fault";
  const own: Token[] =
    bare && (isOwnThing(head) || kind) ? [{ kind: "pronoun", form: "their" }, text(" ")] : [];
  if (judgement === "fault") return sentence(PUPIL, NEEDS, text("to tackle "), own, tokens);
  return sentence(
    PUPIL,
    ...pick([[NEEDS, text("to work on ")], [text(" should work on ")]]),
    own,
    tokens,
  );
}

/** Whether one thing that is counted stands without an article or an owner: "conclusion", "verb to the end". */
function isBareOne({ words, head, owned, tokens }: Thing): boolean {
  const [first] = words;
  const opens = tokens[0]?.kind === "text" ? tokens[0].text : "";
  const led =
    owned ||
    tokens[0]?.kind === "pronoun" ||
    /^(?:an?|the) /u.test(opens) ||
    ["det", "num", "poss", "mine"].some((sense) => first?.senses.has(sense as never));
  return (
    !led &&
    head !== "" &&
    !isPlural(head) &&
    !isUncounted(head) &&
    !/\p{Lu}|\d/u.test(first?.text ?? "")
  );
}

/** Whether a thing is somebody: "role model", "captain of the team". */
function isSomebody({ head, words }: Thing): boolean {
  return (
    isPerson(head) ||
    /\brole model\b/u.test(words.map(({ lower }) => lower).join(" ")) ||
    /^(?:member|captain|part|lead|runner-up|boy|girl)$/u.test(head)
  );
}

function namePerson({ field, words, head, owned, tokens, first, source }: Thing): Token[] | null {
  // "Captain of rugby and county trials": trials are nobody.
  if (
    /\b(?:captain|member|winner|leader|head) of\b.* and (?!vice|captain|member|head|leader|winner)\p{L}+ \p{L}+s\b/u.test(
      source,
    )
  )
    return null;
  // "Part of the winning relay team"
  if (
    head === "part" &&
    field !== "best_achievement" &&
    /^(?:a )?part of (?:the|our|an?)\b/u.test(source)
  )
    return sentence(
      PUPIL,
      /\b(?:winning|victorious|successful|relay|winners|that won|who won)\b/u.test(source)
        ? WAS
        : IS,
      tokens[0]?.kind === "text"
        ? [text(tokens[0].text.replace(/^a part/u, "part")), ...tokens.slice(1)]
        : tokens,
    );
  if (/^(?:part|lead)$/u.test(head))
    return field === "best_achievement"
      ? sentence(
          PUPILS,
          text(" best achievement was "),
          // "Part of the winning relay team": being that.
          ...(/^(?:a )?part of (?:the|our|an?)\b/u.test(source)
            ? [
                text("being "),
                tokens[0]?.kind === "text"
                  ? [text(tokens[0].text.replace(/^a part/u, "part")), ...tokens.slice(1)]
                  : tokens,
              ]
            : [tokens]),
        )
      : null;
  if (/^(?:some|many|most|all|both|no|other)$/u.test(first) || isPlural(head)) return null;
  const the =
    (/^(?:captain|vice-captain|head|runner-up)$/u.test(head) || /\bwinner of\b/u.test(source)) &&
    !/^(?:a|an|the|his|her|their)$/u.test(first) &&
    !/\bwho\b/u.test(source);
  const article = /^(?:an?|the|our|my|his|her|their) /u.test(
    `${tokens[0]?.kind === "text" ? tokens[0].text : "the "} `,
  );
  // "Best partner in the room": there is one.
  const best = SUPERLATIVE.test(first) && !article && !owned;
  return sentence(
    PUPIL,
    IS,
    best ? [text("the ")] : the || article || owned ? [] : [text(articleFor(words))],
    tokens,
  );
}

/** "No complaints", "no homework all term", "little interest". */
function nameLack({ field, words, head, tokens, source }: Thing): Token[] | null {
  const noun = NOUN_OF[field];
  if (/^no (?:complaints?|concerns?|issues?|problems?|worries)\b/u.test(source.toLowerCase()))
    return /\bwith\b/u.test(source)
      ? sentence(PUPIL, HAS, tokens)
      : sentence(
          /\bsince\b/u.test(source) ? text("there have been ") : text("there are "),
          tokens,
          ...(noun && words.length < 4 ? [text(" with "), PUPILS, text(` ${noun}`)] : []),
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
    (/^\d|\bup from\b|\b(?:below|bottom|less|least|matter|eal)\b/u.test(source.toLowerCase()) ||
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
  if (isTargetField(field)) return nameTarget(thing);
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
  if (HAD.test(head)) return sentence(PUPIL, hasOrHad(source), tokens);
  // "Lots of chatter": there is, and nobody has it.
  const ofWhat =
    /^(?:lots?|a lot|plenty|loads) of ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:in|during|with|at|and|when|to|about)\b|$)/u
      .exec(source)?.[1]
      ?.split(" ")
      .at(-1) ?? "";
  if (/^(?:chatter|noise|talk|nonsense|disruption|silliness|fuss)$/u.test(ofWhat)) return null;
  if (/^(?:talking|chatting|shouting|calling|fidgeting|giggling|messing)$/u.test(ofWhat))
    return sentence(PUPIL, verb(" does ", " do "), tokens);
  if (SHOWN.test(head) || isQuality(thing))
    return sentence(PUPIL, verb(" shows ", " show "), tokens);
  if (head === "" || /\d/u.test(head)) return null;
  if (
    /^\d+$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|several|many|few|last|lots|plenty|too|a lot|a few)$/u.test(
      first,
    ) &&
    judgement !== "praise"
  )
    return sentence(PUPIL, since ? verb(" has had ", " have had ") : hasOrHad(source), tokens);
  if (isHalfSaid(words)) return null;
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
    !/^(?:late|missing|unfinished|incomplete)$/u.test(first)
  )
    return sentence(PUPIL, HAS, tokens);
  return null;
}

/** What is good without being anybody's doing. */
const NOBODYS =
  /^(?:fun|lessons?|terms?|years?|weeks?|days?|times?|weather|company|luck|news|famil(?:y|ies)|class(?:es)?|groups?|parents|jobs?|stuff|things?|thanks|wishes|holidays?|teachers?|teaching|support|help|guidance|encouragement|feedback|results?|scores?|marks?|grades?|levels?|targets?|homework|books?|materials?|everything|something|nothing|anything|topics?|units?|tests?|subjects?)$/u;

/** "Quick reactions", "accurate passing": what is good of somebody, and no thing that this file knows. */
function isStrength({ field, head, judgement, words, source, first }: Thing): boolean {
  return (
    judgement === "praise" &&
    /^(?:level|participation|additional)_notes$/u.test(field) &&
    (isPlural(head) || isUncounted(head)) &&
    !NOBODYS.test(head) &&
    (words[0]?.senses.has("adj") === true || /^(?:very|really|so|some|truly)$/u.test(first)) &&
    words.length > 1 &&
    words.length < 8 &&
    words.every(({ quoted, senses }) => !quoted && !senses.has("me")) &&
    // "Happy doing lights and sound"
    !words.slice(1, -1).some((word) => /^[vt]ing$/u.test(likeliest(word))) &&
    !/\b(?:than|this|last|since|now|always|never|not|if|when|who|which)\b|[,;]|\d/u.test(source)
  );
}
