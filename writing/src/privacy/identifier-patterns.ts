// What dates, numbers, addresses and links look like, apart from the code that looks. Each pattern is
// tried over the whole text; where two meet, the longer wins.

import type { IdentifierPattern } from "./identifier-pattern.ts";
import { HANDLE_PATTERNS } from "./identifier-handles.ts";
import { PLACE_PATTERNS } from "./identifier-places.ts";

const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const ORDINAL = String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|twenty[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|thirty[- ]first)`;
const DAY = String.raw`(?:(?:0?[1-9]|[12]\d|3[01])(?:\s?(?:st|nd|rd|th))?(?!\d)|${ORDINAL})`;
const YEAR = String.raw`(?:(?:19[89]|20[0-4])\d|['’]?\d\d)`;
const WEEKDAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?`;
const DAY_MONTH = String.raw`(?:${DAY}(?:\s+of)?[\s-]+${MONTH}|${MONTH}\s+(?:the\s+)?${DAY}|(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])(?!\d))`;
const FEAST = String.raw`(?:(?:christmas|new year['’]?s?|valentine['’]?s?|boxing|st\.? \p{L}+['’]?s?|leap|april fool['’]?s?|may|bonfire|guy fawkes|mother['’]?s|father['’]?s|midsummer['’]?s?|all saints['’]?|pancake|burns|remembrance)\s+(?:day|eve|night)|xmas(?: eve| day)?|christmas|halloween|hallowe['’]en|easter(?: sunday| monday)?|good friday|eid|diwali|hanukkah)`;
const WHEN = String.raw`(?:(?:(?:on|in|this|next|last|the|since|around|early|late|mid|at|end|start|of)\s+){0,6}(?:${WEEKDAY},?\s+)?(?:${DAY_MONTH}(?:,?\s+${YEAR})?|${FEAST}(?:,?\s+${YEAR})?|${MONTH}(?:,?\s+${YEAR})?|(?:0?[1-9]|1[0-2])[/.-](?:19[89]|20[0-2])\d|${WEEKDAY}|(?:19[89]|20[0-2])\d|week|month|term|year))`;
const AGE = String.raw`(?:1?\d|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)`;
const AREA =
  "AB|AL|B|BA|BB|BD|BH|BL|BN|BR|BS|BT|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GU|GY|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE";
const STREET = String.raw`(?:street|road|avenue|lane|crescent|gardens|terrace|mews|drive|close|grove|court|square|way|place|hill|walk|rise|parade|gate|park|row|green|view|st|rd|ave|ln|dr|cl|cres|gdns)`;
const PLAIN_STREET = String.raw`(?:street|road|avenue|lane|crescent|gardens|terrace|mews|grove|rd|ave)`;
const TLD = String.raw`(?:co\.uk|org\.uk|sch\.uk|ac\.uk|gov\.uk|uk|com|org|net|edu|io|me|info|tv|app|dev|ly|gg|xyz|eu|co|school)`;

/** One figure of a number that is told figure by figure. */
const SPELT_OUT = String.raw`(?:o|oh|zero|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|treble|\d)(?: (?:hundred|thousand))?`;
/** The same, and numbers of two figures. */
const SPELT = String.raw`(?:${SPELT_OUT}|ten|eleven|twelve|\p{L}{3,5}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)`;
const IN_ORDER =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const TENS = "ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** What a word of a row of numbers counts, or not a number. */
function valueOf(word: string): number {
  if (IN_ORDER.includes(word)) return IN_ORDER.indexOf(word) + 1;
  return TENS.includes(word) ? (TENS.indexOf(word) + 1) * 10 : Number(word);
}

/** "Counts two four six eight": numbers by the same step, in their order from one to nine, or said over and over. */
function isCounted(found: string): boolean {
  const figures = found.toLowerCase().split(/[\s,-]+/u);
  const values = figures.map(valueOf);
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  const isRow = values.every(
    (value, at) =>
      at === 0 || value - (values[at - 1] ?? 0) === step || (value === 1 && values[at - 1] === 9),
  );
  return isRow || figures.every((figure, at) => figure === figures[at % 2]);
}

function find(source: string, flags = "giu"): RegExp {
  return new RegExp(source, flags);
}

function isOldYear(found: string): boolean {
  const year = Number(/(?<!\d)\d{4}(?!\d)/u.exec(found)?.[0] ?? Number.NaN);
  return year < 1980;
}

/** Birth dates in every usual form, ages with dates, numbers, addresses, links and handles. */
export const IDENTIFIER_PATTERNS: readonly IdentifierPattern[] = [
  {
    kind: "EMAIL",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+\s?@\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)+`,
    ),
    // "Posts art on @seren.draws": a handle with a word before it.
    unless: (found) => /^\p{L}+ @\S/u.test(found),
  },
  {
    kind: "EMAIL",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]+(?:\s?(?:\(dot\)|\[dot\])\s?[\p{L}\p{N}_-]+)*\s*(?:\(at\)|\[at\]|\bat\b)\s*(?:gmail|outlook|hotmail|yahoo|icloud|[\p{L}\p{N}-]+)\s*(?:\(dot\)|\[dot\]|\bdot\b)\s*(?:com|co|org|net|uk|sch)(?:\s*(?:dot|\.)\s*uk)?`,
    ),
  },
  { kind: "LINK", pattern: find(String.raw`\b(?:https?|ftp):\/\/[^\s<>"]+|\bwww\.[^\s<>"]+`) },
  {
    kind: "LINK",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}][\p{L}\p{N}-]{1,62}\.){1,6}${TLD}\b(?:\/[^\s<>"]*)?(?![\p{L}\p{N}])`,
    ),
    unless: (found) => /^\d+\.\w+$/u.test(found),
  },
  { kind: "HANDLE", pattern: find(String.raw`(?<![\p{L}\p{N}.])@[\p{L}\p{N}_][\p{L}\p{N}_.]+`) },
  {
    kind: "HANDLE",
    pattern: find(
      String.raw`\b(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|twitter|discord|xbox|psn|gamertag|roblox|username|handle)\s*(?:name|handle|account|user|tag|id)?\s*(?:[:=@]|(?<!username |handle )\bis\b:?)\s*(?<it>@?[\p{L}\p{N}_.#-]+)`,
    ),
  },
  {
    kind: "HANDLE",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?=[\p{L}\p{N}.]{0,60}_|[\p{L}\p{N}]{1,60}#\d{4})[\p{L}][\p{L}\p{N}_.]*(?:_[\p{L}\p{N}_.]+|#\d{4})`,
    ),
  },

  {
    kind: "DATE",
    pattern: find(
      String.raw`(?<![\d/.-])(?:0?[1-9]|[12]\d|3[01])\s?[/.\u2010-\u2015-]\s?(?:0?[1-9]|1[0-2])\s?[/.\u2010-\u2015-]\s?(?:(?:19|20)\d\d|\d\d)(?![\d/])`,
    ),
    unless: isOldYear,
  },
  {
    kind: "DATE",
    pattern: find(
      String.raw`(?<![\d/.-])(?:0?[1-9]|1[0-2])[/-](?:0?[1-9]|[12]\d|3[01])[/-](?:(?:19|20)\d\d)(?![\d/])`,
    ),
    unless: isOldYear,
  },
  {
    kind: "DATE",
    pattern: find(
      String.raw`(?<![\d/.-])(?:19|20)\d\d\s?[/.-]\s?(?:0?[1-9]|1[0-2])\s?[/.-]\s?(?:0?[1-9]|[12]\d|3[01])(?!\d)`,
    ),
    unless: isOldYear,
  },
  {
    kind: "DATE",
    pattern: find(
      String.raw`(?<![\d.])(?:0[1-9]|[12]\d|3[01]) (?:0[1-9]|1[0-2]) (?:(?:19|20)\d\d|\d\d)(?![\d.])`,
    ),
    unless: isOldYear,
  },
  {
    kind: "DATE",
    pattern: find(
      String.raw`(?<![\d\p{L}])(?:${WEEKDAY},?\s+)?(?:the\s+)?${DAY}(?:\s+of)?[\s-]*${MONTH}[\s,-]*(?:(?:19[89]|20[0-4])\d|['’]\d\d|(?<=[\s,-])\d\d(?!\s*(?:%|marks|out|of|questions?|minutes|pupils|hours|/)))(?!\d)`,
    ),
  },
  {
    kind: "DATE",
    // "14.iii.2012".
    pattern: find(
      String.raw`(?<![\d/.-])(?:0?[1-9]|[12]\d|3[01])[\s/.-](?:i{1,3}|iv|vi{0,3}|ix|xi{0,2})[\s/.-](?:(?:19|20)\d\d|\d\d)(?!\d)`,
    ),
    unless: isOldYear,
  },
  {
    kind: "DATE",
    pattern: find(String.raw`\b${MONTH}\s+(?:the\s+)?${DAY}\s*,?\s+(?:19[89]|20[0-4])\d(?!\d)`),
  },
  {
    kind: "DATE",
    pattern: find(
      String.raw`(?:\b(?:born|d\.?o\.?b\.?|date of birth|birth ?date|birth ?day)\b|\bb\.(?=\s*(?:\d|${MONTH}(?!\p{L}))))\s*(?:is|was|:|=|-|falls)?\s*(?:on|in|,)?\s*${WHEN}`,
    ),
    unless: (found) => /\b(?:week|month|term|year)$/iu.test(found) && /born/iu.test(found),
  },
  {
    kind: "AGE",
    pattern: find(String.raw`\b${WHEN} (?:is|was|being) (?:his|her|their) birthday\b`),
  },
  {
    kind: "AGE",
    pattern: find(
      String.raw`\b(?:aged?|turn(?:s|ed|ing)?|(?:is|was|be|becomes?|became|just|only|now|nearly|almost))\s+(?:just\s+|only\s+)?${AGE}(?:\s*(?:years?|yrs?)(?:\s+old)?)?,?\s+(?=(?:on|in|this|next|last|since|at the (?:end|start) of|from|by)\s)${WHEN}`,
    ),
    unless: (found) => /\b(?:is|was|be) \d+ in (?:week|term)/iu.test(found),
  },
  {
    kind: "AGE",
    pattern: find(
      String.raw`\b${AGE}(?:th|st|nd|rd)?\s+birthday\s+(?:is\s+|was\s+|falls\s+)?${WHEN}`,
    ),
  },
  {
    kind: "AGE",
    pattern: find(
      String.raw`\b${AGE}\s*(?:years?|yrs?|y)\s*(?:,|and|&)?\s*\d{1,2}\s*(?:months?|mths?|mos?|m)\b(?:\s+old)?`,
    ),
  },
  {
    kind: "AGE",
    pattern: find(String.raw`\b(?:aged?|reading age(?: of)?|age)\s+\d{1,2}[;:.]\d{1,2}\b`),
  },

  {
    kind: "ID",
    pattern: find(
      String.raw`\b(?:u\.?p\.?n|u\.?l\.?n|u\.?c\.?i|nhs|n\.?i\.?|passport|exam|candidate|centre|student|pupil|admission|admissions|sims|arbor|bromcom|id)\s*(?:id|no|num|number|code|ref)?\s*\.?\s*(?:is\s+)?[:#=]?\s*(?<it>(?=[\p{L}\p{N}/-]{0,40}\d)[\p{L}\p{N}][\p{L}\p{N}/-]{3,})`,
    ),
    unless: (found) => /^(?:19|20)\d\d$/u.test(found),
  },
  {
    kind: "ID",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])[a-z]\s?\d{3}\s?\d{3}\s?\d{3}\s?\d{2}\s?[\da-z](?![\p{L}\p{N}])`,
    ),
  },
  {
    kind: "ID",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])[a-z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[a-d](?![\p{L}\p{N}])`,
    ),
  },
  // A bank account, a machine's address, and what opens a door.
  {
    kind: "ID",
    pattern: find(String.raw`\b[a-z]{2}\d{2}\s?(?:[a-z]{4}\s?)?(?:\d{4}\s?){2,6}\d{0,4}\b`),
  },
  {
    kind: "ID",
    pattern: find(
      String.raw`(?<![\d.])(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}(?![\d.]*\d)`,
    ),
  },
  {
    kind: "ID",
    pattern: find(
      String.raw`\b(?:password|passcode|pass ?word|pin|login|log-in)\s*(?:is\s+|was\s+)?[:=]?\s*(?<it>(?=[\p{L}\p{N}!$%&*#-]{0,30}\d)[\p{L}\p{N}!$%&*#-]{4,30})`,
    ),
  },
  {
    kind: "ID",
    pattern: find(
      String.raw`\buci\s*(?:no|number)?\s*[:=]?\s*(?<it>\d[\d ]{9,16}[\da-z])(?![\p{L}\p{N}])`,
    ),
  },
  {
    kind: "ADDRESS",
    // "14 church st", and no "year 9 at st john's".
    pattern: find(
      String.raw`(?<![\p{L}\p{N}]|\b(?:year|yr|y|set|unit|page|term|week|class|grade|level|ks|question|chapter) ?)(?:flat\s+\w{1,4},?\s+)?\d{1,3}[a-z]?\s+(?:(?!(?:the|a|an|of|in|on|at|by|for|and|with|to|from|is|was|as|or)\b)[\p{L}'’-]{3,}\s+){1,2}(?:st|rd|ave|ln|dr|cl|cres|gdns)(?=$|[.,;!)]|\s+\p{Ll}{4,}|\s+\p{Lu})`,
    ),
  },
  { kind: "ID", pattern: find(String.raw`(?<![\d.,£$€])\d{3}[\s-]\d{3}[\s-]\d{4}(?![\d.,]?\d)`) },
  {
    kind: "ID",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?:[a-z]{1,5}[-/_]?\d{4,}|[a-z]{2,5}[-/_]\d{2,}(?:[-/_][\p{L}\p{N}]+)+|\d{2,4}[-/][a-z]{1,4}[-/]\d{2,})(?![\p{L}\p{N}])`,
    ),
    unless: (found) =>
      /^(?:ww|y|ks|ad|bc|ce|in|by|of|to|since|from|c|summer|autumn|spring|june|july|jan|nov|may|mock|mocks|exam|paper)[-/_]?(?:1\d|20)\d\d$/iu.test(
        found,
      ),
  },
  {
    kind: "ID",
    pattern: find(
      String.raw`(?<![\d.,£$€\p{L}])\d{6,}(?![\d.,]?\d|\p{L}|\s*(?:%|km|m\b|joules|j\b|people|years))`,
    ),
  },

  {
    kind: "PHONE",
    pattern: find(
      String.raw`(?<![\d.])(?:\+|00)\s?\d{1,3}[\s().-]*(?:\(0\)[\s.-]*)?(?:\d[\s().-]*){7,11}\d(?!\d)`,
    ),
  },
  // "Tel 01422 496 0123 ext 4": after such a word a number with a figure too many is one as well.
  {
    kind: "PHONE",
    pattern: find(
      String.raw`\b(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|landline|whats ?app|ring|call|text|fax)(?: (?:no|num|number|on|at|is|home|mum|dad|him|her|them|me|us))*\.?\s*[:=]?\s*(?<it>\+?\(?\d(?:[\s().-]{0,2}\d){6,14}(?:\s*(?:ext|extension|x)\.?\s*\d{1,5})?)(?!\d)`,
    ),
  },
  { kind: "PHONE", pattern: find(String.raw`(?<![\d.,])\(?0(?:[\s().-]{0,2}\d){9,10}(?!\d)`) },

  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?:${AREA})\d[\da-z]?\s*\d[abd-hjlnp-uw-z]{2}(?![\p{L}\p{N}])`,
    ),
    unless: (found) =>
      /\d(?:st|nd|rd|th|hr)$/u.test(found) ||
      (!/\s/u.test(found) && found !== found.toUpperCase() && found !== found.toLowerCase()),
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?:(?:[Ff]lat|[Aa]partment|[Uu]nit)\s+\w{1,4},?\s+)?\d{1,4}[a-zA-Z]?,?\s+(?:(?:\p{Lu}[\p{L}'’.-]*)\s+){1,3}(?:Street|Road|Avenue|Lane|Crescent|Gardens|Terrace|Mews|Drive|Close|Grove|Court|Square|Way|Place|Hill|Walk|Rise|Parade|Gate|Park|Row|Green|View|St|Rd|Ave|Ln|Dr|Cl|Cres|Gdns)\b\.?`,
      "gu",
    ),
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?:flat\s+\w{1,4},?\s+)?\d{1,4}[a-z]?,?\s+(?!(?:[\p{L}'-]+\s)?(?:the|a|an|of|in|on|down|up|along|across|from|per|more|times|minutes?|miles?|years?|pupils?|marks?)\b)(?:[\p{L}'’-]+\s+){1,2}${PLAIN_STREET}\b`,
    ),
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`\b(?:lives?|living|moved|address(?: is)?|home is|house is|stays?)\s+(?:at|on|in|to|near|:)?\s*(?:\d{1,4}[a-z]?\s+)?(?:[\p{L}'’-]+\s+){1,3}?${STREET}\b`,
    ),
    unless: (found) =>
      /\b(?:own|same|right|way of|long|other|a|the) (?:way|place|close|park|road|street)$/iu.test(
        found,
      ) ||
      // "Somebody at home is a good way", "moved to a quieter place".
      /^\p{L}+(?: (?:is|in|to|on|at))? (?:an?|the|one|no|not|his|her|their)(?: \p{Ll}+)* (?:way|place|view|park|walk|rise|gate|row|drive|green|close|court|square)$/u.test(
        found,
      ) ||
      // "Moved from amber to green": what somebody has got to.
      /\b(?:to|into|from|up|onto|towards) \p{L}+$/iu.test(
        found.replace(/^\p{L}+ (?:at|on|in|to|near)? ?/iu, ""),
      ) ||
      // "Stays in lane", "stays in her own court".
      /^stays?(?: (?:in|on|at|to|near|his|her|their|its|own|correct))* \p{L}+$/iu.test(found),
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}'’-]{1,40}\s+){1,2}(?:Road|Avenue|Crescent|Terrace|Mews)\b`,
      "gu",
    ),
  },
  { kind: "ADDRESS", pattern: find(String.raw`\bp\.?\s?o\.? box \d+`) },
  // "What three words filled.count.soap".
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?:///\s?|\b(?:w3w|what ?(?:3|three) ?words)\b[\s:=-]*(?:is\s)?(?:///)?)(?<it>\p{L}{2,20}\.\p{L}{2,20}\.\p{L}{2,20})`,
    ),
  },

  // "b'day is the third of May", "a Christmas Eve baby", "birthday: 3/5".
  {
    kind: "DATE",
    pattern: find(
      String.raw`\b(?:b['’]?day|birthday|born|dob)\b(?:['’]s)?(?:\s*[(:,-])?\s*(?:is|was|falls|comes|on|in|at)*\s*(?<it>${WHEN})`,
    ),
    unless: (found) => /^(?:this |next |last |the )*(?:week|month|term|year)$/iu.test(found),
  },
  {
    kind: "DATE",
    pattern: find(
      String.raw`\b(?<it>(?:${FEAST}|${MONTH}|leap year|summer|spring|autumn|winter))[ -](?:baby|born|birthday)\b`,
    ),
  },
  // "Oh seven seven double-oh nine …": a number that is spelt out.
  {
    kind: "PHONE",
    pattern: find(String.raw`(?<![\p{L}\p{N}.,])(?:${SPELT}[\s,-]+){7,}${SPELT}(?![\p{L}\p{N}])`),
    unless: (found) => isCounted(found) || !/\p{L}/u.test(found),
  },
  // "07700 nine hundred, 4 5 7": begun in figures, and gone on with in words.
  {
    kind: "PHONE",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}.,])0\d{2,4}[\s,-]+(?:(?:${SPELT}|\d{1,6}|then|and)[\s,-]+)+(?:${SPELT}|\d{1,6})(?![\p{L}\p{N}])`,
    ),
    unless: (found) => !/\p{L}/u.test(found),
  },
  // "Ring nine two four oh one six": shorter where somebody is called.
  {
    kind: "PHONE",
    pattern: find(
      String.raw`\b(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|landline|whats ?app|ring|call|text|number)(?: (?:no|num|number|on|at|is|home|mum|dad|him|her|them|me|us))*\.?\s*[:=]?\s*(?<it>(?:(?:${SPELT}|\d{1,5})[\s,-]+){4,}(?:${SPELT}|\d{1,5}))(?![\p{L}\p{N}])`,
    ),
    unless: (found) => isCounted(found) || !/\p{L}/u.test(found),
  },
  // The plate of a car: as they are made now wherever it stands, older ones where a car is spoken of.
  {
    kind: "ID",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?!(?:YR|WK|KS|CH|EX|PG|QU)\d)[A-Z]{2}\d{2}\s?[A-Z]{3}(?![\p{L}\p{N}])`,
      "gu",
    ),
  },
  {
    kind: "ID",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?!yr|wk|ks|ch|ex|pg|qu)[a-z]{2}\d{2}[a-z]{3}(?![\p{L}\p{N}])`,
    ),
    unless: (found) => /^\p{L}+\d+(?:ish|ths)$/iu.test(found),
  },
  {
    kind: "ID",
    pattern: find(
      String.raw`\b(?:reg(?:istration)?|plates?|car|van|moped|scooter|motorbike|drives|parked|corsa|fiesta|mini|polo)\b[^.;\n]{0,20}?(?<![\p{L}\p{N}])(?<it>[a-z]{1,3}\s?\d{1,4}\s?[a-z]{1,3}|\d{1,4}\s?[a-z]{1,3})(?![\p{L}\p{N}])`,
    ),
    unless: (found) => !/[A-Z]{2}/u.test(found) && !/^[a-z]{2}\d{2}\s?[a-z]{3}$/u.test(found),
  },
  {
    kind: "ID",
    pattern: find(
      String.raw`\b(?:candidate|cand|admission|locker|library(?: card)?|lunch(?: pin| card| account)?|pin|bus pass|pass|account|case|crime ref|reference|roll|register|enrolment|membership|exam|upn|uln|uci|seat)\.?\s*(?:no|num|number|code|ref|card|pin)?\s*\.?\s*(?:is\s+|was\s+)?[:#=]?\s*(?<it>(?=[\p{L}-]{0,4}\d)[\p{L}\p{N}][\p{L}\p{N}/-]{2,})`,
    ),
    unless: (found) => /^(?:19|20)\d\d$|^\d{1,3}(?:st|nd|rd|th|%|-\d{1,2})$/iu.test(found),
  },
  ...HANDLE_PATTERNS,
  ...PLACE_PATTERNS,
];
