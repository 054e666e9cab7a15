import type { Token } from "../embedded/lexicon/template.ts";
import { HAS, PUPIL, PUPILS, sentence, text, type Material } from "./frames.ts";
import { isUncounted } from "./countability.ts";
import { plainOf } from "./happened.ts";
import { DONE, GIFT } from "./things.ts";
import { ADJECTIVES, UNCOUNTABLE } from "./word-lists.ts";
import { isPlural } from "./senses.ts";
import type { Word } from "./words.ts";

/** What somebody reached or was given, made or did, whatever it was like. */
const ACHIEVED =
  /^(?:prize|award|medal|trophy|cup|badge|certificate|title|record|place|win|victory|solo|part|role|lead|goal|try|tries|goals|hat-trick|grade|mark|score|result|merit|distinction|pass|selection|promotion|nomination|commendation|colours|captaincy|design|performance|production|play|concert|recital|exhibition|display|trial|trials|final|finals|tournament|competition|championship|race|swim|run|dive|jump|bronze|silver|gold|speech|talk|presentation|debate|essay|story|poem|poster|model|project|piece|composition|sculpture|painting|portrait|drawing|print|film|animation|game|app|website|program|robot|box|clock|lamp|chair|cake|lasagne|solution|proof|investigation|experiment|dissection|titration|assembly|novel|song|monologue|dance|routine|interview|translation|letter|article|report|book|club|work|scorer|captain|piano|violin|flute|clarinet|trumpet|guitar|drums|singing|cello|sax|saxophone|leadership|creativity|progress|improvement|attendance|turnaround|streak|scholarship|exam|diploma|qualification|questions?|answers?|paper|paragraphs?|fieldwork|duologue|duet)$/u;

/** What is made by hand, in a kitchen, a workshop or a studio. */
const CRAFTED =
  /^(?:pot|cushion|mug|bag|stand|holder|rack|tray|bracelet|ring|bookend|catapult|trebuchet|buggy|quilt|hat|scarf|bunting|apron|sponge|watercolour|timeline|etching|landscape|bird box|shelf|puppet|mask|stool|table|chair|jewellery|pendant|keyring|lino|collage|self-portrait|still life|sketchbook|costume|prototype|write-up|desk tidy|podcast|video|leaflet|brochure|presentation|pitch|plan|menu|dish|roll|loaf|tart|flan|roulade|trifle|cheesecake|burgers?|stew|omelette|pavlova|meringues?|biscuits|cupcakes|macarons|samosas?|noodles|pancakes|fajitas|ravioli|motor|exercise|curry|soup|bread|pizza|risotto|quiche|muffins|scones|brownies|cookies|pie|wall|gate|fence|frame|dress|skirt|jacket|crumble|drizzle|flapjacks?|stir-fry|lasagne|circuit|bridge|tower|rocket|car|cover|lamp|clock|robot|box|cake|lantern|necklace|pouch|bunting|badge|game|quilt|tile|bowl|vase|car|buggy)$/u;

/** Whether a thing that stands among the best achievements was made by the student: nobody else's is named there. */
export function isOwnWork(noun: string): boolean {
  return CRAFTED.test(noun) || OWN_WORK.test(noun);
}

const OWN_WORK =
  /^(?:talk|speech|performance|essay|story|poem|letter|review|article|script|drawing|painting|model|poster|design|project|portfolio|sketch|sculpture|artwork|display|watercolour|etching|animation|program|app|website|map|graph|solo|monologue|song|dance|duet|routine|portrait|print|film|video|presentation|coursework|piece|study|storyboard|booklet|leaflet|journal|prototype|composition|mood ?board)$/u;

const SKILL =
  /^(?:writing|reading|drawing|painting|singing|dancing|acting|programming|coding|swimming|running|cooking|baking|printmaking|planning|reasoning|thinking|understanding|spelling|speaking|listening|handwriting|training|meeting|ending|opening|building|setting|timing|lighting|shading|engineering|working|teaching|learning|debating|sewing|modelling)$/u;

/** What things are made of, before the name of what was made: "clay gargoyle", "lino owl". */
export const MADE_OF =
  /^(?:clay|lino|wire|papier-mâché|papier-mache|charcoal|watercolour|acrylic|felt|wooden|cardboard|ceramic|collagraph|screen-printed|3d-printed|hand-sewn|knitted|mosaic|batik|pastel|pencil|pop-up|plaster|copper|pewter|origami)$/u;

/** What somebody has about them, and has not made: "a confident accent". */
const ATTRIBUTE =
  /^(?:accent|touch|backhand|forehand|serve|technique|finish|vocabulary|awareness|timing|rhythm|posture|style|tone|handwriting|spelling|recall|range|balance|strokes?|footwork|presence|projection|fitness|stamina|sportsmanship|manners|attitude)$/u;

/** "Flashcards paying off", "isometric drawing top notch": things and what they do or are. */
export function isHalfSaid(words: readonly Word[]): boolean {
  const at = words.findIndex(({ senses }) => senses.has("prep") || senses.has("comma"));
  const core = words.slice(0, at < 0 ? words.length : at);
  return (
    core.some(
      ({ senses, lower }, place) =>
        place > 0 &&
        ((senses.has("ving") && place >= core.length - 2 && !SKILL.test(lower)) ||
          // "Beautifully finished bird box": how it is made.
          (/^(?:passed|done|gone|finished|completed)$/u.test(lower) &&
            !(core[place - 1]?.senses.has("adv") && place < core.length - 1)) ||
          /^(?:now|still|top|notch|possible|particular|always|often|usually|mostly|sometimes|never)$/u.test(
            lower,
          )),
    ) ||
    /\bin particular$|\b(?:better|worse|neater|quicker) (?:than|now|this)\b|\b(?:better|worse)$|(?<!\b(?:grade|unit|level|paper|module|year|act|chapter|top|stage|set|solid|strong|secure|high) |\b(?:the|all) (?=\d{1,2} \p{Ll}{3,}s\b))\b\d+\b(?! ?%| out of|\w)(?<!out of \d+)/u.test(
      plainOf(words),
    )
  );
}

/** Whether a thing is called by its name alone: "Macbeth", "Grade 3 violin". */
function isName(words: readonly Word[], head: string): boolean {
  const last = words.find(({ lower }) => lower === head);
  return (
    (/^\p{Lu}\p{Ll}|^\d/u.test(last?.text ?? "") && !/^\p{Lu}{2,4}$/u.test(last?.text ?? "")) ||
    /^(?:grade|level|year)$/u.test(words[0]?.lower ?? "")
  );
}

/** What somebody shows by what they do. */
const QUALITY =
  /^(?:leadership|kindness|enthusiasm|perseverance|resilience|determination|maturity|teamwork|initiative|commitment|empathy|respect|courage|bravery|patience|sportsmanship|curiosity|dedication|independence|generosity|compassion|courtesy|consideration)$/u;

const SUPERLATIVE = /^(?:best|worst|\p{L}{3,}est)$/u;

/** "Best", "most accurate". */
function isSuperlative([first, next]: readonly Word[]): boolean {
  return (
    SUPERLATIVE.test(first?.lower ?? "") ||
    (first?.lower === "most" && ADJECTIVES.has(next?.lower ?? ""))
  );
}

/** Whether an article opens what is said. */
function hasArticle(tokens: readonly Token[]): boolean {
  return tokens[0]?.kind === "text" && /^(?:an?|the) /u.test(tokens[0].text);
}

type Opening = Pick<Material, "words" | "head" | "tokens">;

/** Whether what was made or done stands without an article, or has one: "homework", "questions", "the best essay". */
function needsNoArticle({ words, head, tokens }: Opening): boolean {
  return (
    /^(?:shading|stitching|soldering|writing|casting|printmaking|coursework|artwork|embroidery|code|feedback)$/u.test(
      head,
    ) ||
    // "Thoughtful analysis", but "a source analysis on the Somme".
    (head === "analysis" && words[0]?.senses.has("adj") === true) ||
    isPlural(head) ||
    head === "use" ||
    UNCOUNTABLE.has(head) ||
    words[0]?.senses.has("det") === true ||
    words[0]?.senses.has("num") === true ||
    hasArticle(tokens)
  );
}

/** What was made or done, with the article that a note leaves out: "a stunning portrait", "the best product in the class". */
export function withArticle(thing: Opening): Token[] {
  const { words, tokens } = thing;
  // "Most accurate results in the class"
  if (words[0]?.lower === "most" && isSuperlative(words)) return [text("the "), ...tokens];
  if (needsNoArticle(thing)) return [...tokens];
  const article = isSuperlative(words) ? "the " : articleFor(words);
  return [text(article), ...tokens];
}

/** "A beautiful drawing" as what somebody does again and again: "beautiful drawing". */
export function withoutArticle([first, ...rest]: readonly Token[]): Token[] {
  if (first?.kind !== "text") return first ? [first, ...rest] : [];
  return [text(first.text.replace(/^(?:an?|the) /u, "")), ...rest];
}

export function articleFor(words: readonly Word[]): string {
  return /^[aeiou]/iu.test(words[0]?.lower ?? "") ? "an " : "a ";
}

/** The sentence of a thing that stands among the best achievements: made, reached or had; null where it is none. */
export function nameAchievement({
  words,
  head,
  owned,
  judgement,
  tokens,
}: Material): Token[] | null {
  const first = words[0]?.lower ?? "";
  const source = plainOf(words);
  if (judgement === "fault" || judgement === "target") return null;
  // "Great leadership in the group task", "kindness to others": shown.
  if (
    (QUALITY.test(head) || head === "effort") &&
    words.length > 1 &&
    !owned &&
    words[0]?.senses.has("det") !== true
  )
    return sentence(PUPIL, text(" showed "), tokens);
  if (
    isHalfSaid(words) ||
    (first === "some" && judgement !== "praise") ||
    (head === "presentation" && !/\b(?:on|about|to)\b/u.test(source)) ||
    (judgement !== "praise" &&
      !owned &&
      words[0]?.senses.has("det") !== true &&
      !/%|\bout of\b/u.test(source) &&
      // "EPQ on fast fashion": a piece of work that goes by its letters.
      !/^\p{Lu}{2,4} (?:on|about) /u.test(
        words.map(({ text: each, after }) => each + after).join(""),
      ) &&
      !DONE.some(([pattern]) => pattern.test(head)) &&
      !(MADE_OF.test(first) && words.length > 1) &&
      !words.some(({ lower, quoted }) => quoted || ACHIEVED.test(lower) || CRAFTED.test(lower)))
  )
    return null;
  // "Grade 5 piano": passed, or played?
  if (/^grade \d \p{L}+$/u.test(source)) return null;
  // "Best attendance in the form": had.
  if (
    /^best (?:attendance|punctuality|behaviour|effort|attitude|score|mark|result) in the \p{L}+$/u.test(
      source,
    )
  )
    return sentence(PUPIL, text(" had the "), tokens);
  // "Lovely manners at the museum": shown there.
  if (
    /^(?:manners|behaviour|attitude|sportsmanship)$/u.test(head) &&
    !owned &&
    judgement === "praise" &&
    /\b(?:at|on|during|in) (?:the|our|a) /u.test(source)
  )
    return sentence(PUPIL, text(" showed "), tokens);
  // "County trials", "cross-country finals": taken part in, and reached.
  if (isPlural(head) && !owned && words[0]?.senses.has("det") !== true && !hasArticle(tokens)) {
    if (/^(?:trials|heats|tournaments|championships|competitions|races)$/u.test(head))
      return sentence(PUPIL, text(" took part in "), tokens);
    if (/^(?:semi-)?finals$/u.test(head)) return sentence(PUPIL, text(" reached the "), tokens);
  }
  // "Effort" alone: how much, or what kind?
  if (words.length === 1 && head === "effort") return null;
  // "Best lasagne in the class" is nobody's own best.
  const did = DONE.find(([pattern]) => pattern.test(head))?.[1];
  // "Fabulous feedback from her placement": what comes from somebody is not the pupil's own.
  const at = words.findIndex(({ lower }) => lower === head);
  const given =
    / (?:gave|wrote|made|offered) /u.test(did ?? "") ||
    /^(?:comments|remarks|reviews)$/u.test(head);
  if (given && words[at + 1]?.lower === "from" && !owned)
    return head === "feedback" || isPlural(head)
      ? sentence(PUPIL, text(" received "), tokens)
      : null;
  if (SUPERLATIVE.test(first) && /\bin the \p{L}+$/u.test(source))
    return did && first !== "worst"
      ? sentence(PUPIL, text(did), withArticle({ words, head, tokens }))
      : null;
  const opens = tokens[0]?.kind === "text" ? tokens[0].text : "";
  if (did && !owned && !words[0]?.quoted) {
    const led = needsNoArticle({ words, head, tokens });
    // "Pizza project": one, and not the one that everybody knows.
    const oneOf =
      opens.startsWith("the ") &&
      words[0]?.lower !== "the" &&
      !SUPERLATIVE.test(first) &&
      !/^(?:first|last|only|final)$/u.test(first);
    if (oneOf && /^ (?:wrote|produced|gave|baked|cooked|carried out|performed) $/u.test(did))
      return sentence(PUPIL, text(did), [
        text(articleFor(words) + opens.slice(4)),
        ...tokens.slice(1),
      ]);
    if (led || (judgement === "praise" && words[0]?.senses.has("adj")))
      return sentence(PUPIL, text(did), withArticle({ words, head, tokens }));
  }
  if (
    GIFT.test(head) ||
    /^(?:understanding|grasp|knowledge|command|skills|control|technique|eye|ear|voice|memory|sense|awareness|range|attitude|relationship|feel|appreciation|presence)$/u.test(
      head,
    )
  )
    return owned ? null : sentence(PUPIL, HAS, tokens);
  // "Great team spirit", "good hand-eye coordination": shown, and no piece of work.
  if (
    !owned &&
    judgement === "praise" &&
    words.length > 1 &&
    words[0]?.senses.has("adj") === true &&
    !words[0].senses.has("det") &&
    isUncounted(head) &&
    /(?:ness|ity|ety|ism|ship|tion|sion|ance|ence|our|care)$/u.test(head) &&
    !did &&
    !ACHIEVED.test(head) &&
    !CRAFTED.test(head) &&
    !ATTRIBUTE.test(head)
  )
    return sentence(PUPIL, text(" showed "), tokens);
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
    // "100m record": one of that kind, and not so many.
    (words[0]?.senses.has("num") === true && !/^\d+(?:m|k|km)$/u.test(first)) ||
    UNCOUNTABLE.has(head) ||
    hasArticle(tokens) ||
    // "Macbeth", and not "Hockney style painting", which is one of several and the student's own.
    (/^\p{Lu}/u.test(words[0]?.text ?? "") && words[0]?.quoted !== true && isName(words, head)) ||
    (head.endsWith("ing") && (words[0]?.lower === head || words[0]?.senses.has("ving") === true));
  const own: Token[] = led ? [] : [{ kind: "pronoun", form: "their" }, text(" ")];
  return sentence(PUPILS, text(" best achievement was "), own, tokens);
}
