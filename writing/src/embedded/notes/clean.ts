import { aimAtGrade, nameGrade, writeGrades } from "./grades.ts";
import { BASES, GERUNDS, PASTS, THIRD_PERSON } from "./verbs.ts";
import { ADJECTIVES, NOUN_OR_BASE } from "./word-lists.ts";

/** Short forms teachers type, each with what it stands for. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bv(?:\.\s*|\s+)(?=\p{L})/giu, "very "],
  [/\besp\.?(?=\s)/giu, "especially"],
  [/,?\s*\betc\.?(?=$|[\s,;])/giu, " and so on"],
  [/\bincl?\.(?=\s)/giu, "including"],
  [/\bapprox\.?(?=\s)/giu, "about"],
  [/\bpunct\.?(?=$|[\s,;])/giu, "punctuation"],
  [/\bgramm?\.(?=$|[\s,;])/giu, "grammar"],
  [/\bsp\.(?=$|[\s,;])/giu, "spelling"],
  [/\bhmk\b/giu, "homework"],
  [/\bex\.?(?= work\b| effort\b| progress\b)/giu, "excellent"],
  [/\bch\.?\s?(?=\d)/giu, "chapter "],
  [/\b1st\b/giu, "first"],
  [/\b2nd\b/giu, "second"],
  [/\b3rd\b/giu, "third"],
  [/(?<=\d) percent\b/giu, "%"],
  [/^bit (?=\p{L})/giu, "a bit "],
  [/\b(?:cracking|ace|brill|belting)\b/giu, "excellent"],
  [/\bchuffed\b/giu, "delighted"],
  [/\b(?:smashed|aced)(?: it in)?\b/giu, "excelled in"],
  [/\bnails\b/giu, "masters"],
  [/\bnailed\b/giu, "mastered"],
  [/\b(?:loads|tons|heaps) of\b/giu, "plenty of"],
  [
    /\bpractice (?=past|more|each|every|key|the|his|her|their|spelling|writing|reading)/giu,
    "practise ",
  ],
  [/\bhomeworks\b/giu, "homework tasks"],
  [/\bexcelled in in\b/giu, "excelled in"],
  [/\b(?:hwks|hmwks|h\/?ws)\b/giu, "homework tasks"],
  [/\b(?:h\/?w|hwk|hmwk)\b/giu, "homework"],
  [
    /\b(need|needs|has|have|able|how|want|wants|ought|tries|try|aim|aims|ready|learn|learns) 2 (?=\p{L})/giu,
    "$1 to ",
  ],
  [
    /\bconfidence (?=(?:speaking|reading|projecting|presenting|performing|answering|asking|using|writing)\b)/giu,
    "confidence in ",
  ],
  [/\bshy (?=(?:speaking|reading|presenting|performing|answering|asking)\b)/giu, "shy about "],
  [/\bvs\.?(?=\s)/giu, "against"],
  [/\bproof[ -]read/giu, "proofread"],
  [/\blate (?:to |for |in )?p(?:eriod)?\.? ?(?=\d\b)/giu, "late to period "],
  [/(?<=\b(?:tasks|pieces|homework)) not (?:handed|given) in\b/giu, " missing"],
  [/\btop of class\b/giu, "top of the class"],
  [/^(more [^,;.\n]+), less (?=\p{L})/giu, "$1 and less "],
  [/\by(?:ea)?r\.? (?=\d{1,2}\b)/giu, "Year "],
  [/\bv(?:\.\s?)?gd?\b\.?/giu, "very good"],
  [/\bb4\b/giu, "before"],
  [/\b(?:bc|cos|coz|cuz)\b/giu, "because"],
  [/(?<=\b(?:this|last|each|every|per|one|a|next|most) )wks?\b/giu, "week"],
  [/\bwks\b/giu, "weeks"],
  [/\bwk\b/giu, "work"],
  [/\bwkly\b/giu, "weekly"],
  [/\bgrps\b/giu, "groups"],
  [/\bgrp\b/giu, "group"],
  [/\bparas\b/giu, "paragraphs"],
  [/\bpara\b/giu, "paragraph"],
  [/\bcalcs\b/giu, "calculations"],
  [/\bpracs\b/giu, "practicals"],
  [/\bprac\b/giu, "practical work"],
  [/\bprog\b/giu, "progress"],
  [/\bbeh\b/giu, "behaviour"],
  [/\bpron\b/giu, "pronunciation"],
  [/\bocc\b\.?/giu, "occasionally"],
  [/\bfreq\b\.?/giu, "frequently"],
  [/\bindep\b\.?/giu, "independent"],
  [/\bexc\b\.?/giu, "excellent"],
  [/\bmins\b/giu, "minutes"],
  [/\btchrs?\b/giu, "the teacher"],
  [/\bppl\b/giu, "people"],
  [/\bthru\b/giu, "through"],
  [/(?<![-\p{L}])mates\b/giu, "friends"],
  [
    /(?<=\b(?:bright|able|lovely|nice|quiet|polite|good|great|clever|pleasant|hard-?working|sensible|capable|keen|kind|cheerful|delightful) )(?:lad|lass|girl|boy|kid|chap)\b/giu,
    "student",
  ],
  [
    /(?<=\p{L}{3,} )(?<!\b(?:all|doing|mostly|everything|generally|usually|now|fairly|very|quite|just|seems|getting|looks|work(?:s|ing)|did|does) )ok(?:ay)?(?=\s*(?:$|[;,.\n]))/giu,
    "satisfactory",
  ],
  [
    /(?<=^|[;,.\n]\s*)missing (?:the )?last (\p{L}+|\d) (homework tasks|pieces|tasks|homework)/giu,
    "last $1 $2 missing",
  ],
  [/(?<=\blast )homework missing/giu, "homework missing"],
  ...["two", "three", "four", "five", "six", "seven", "eight", "nine"].map(
    (word, at): readonly [RegExp, string] => [
      new RegExp(
        `\\b${at + 2} (?=(?:pieces|tasks|homework|times|weeks|lessons|quotes|essays)\\b)`,
        "giu",
      ),
      `${word} `,
    ],
  ),
  [/\bc\/w\b/giu, "classwork"],
  [/\bw\/o\b/giu, "without "],
  [/\bw\/|\bw (?=\p{L})/gu, "with "],
  [/\bsig(?:\.|nificant)? figs?\b\.?/giu, "significant figures"],
  [/\bb\/c\b/giu, "because"],
  [/\bgd\b/giu, "good"],
  [/\bdiffs?\b/giu, "difficulty"],
  [/\bprobs\b/giu, "problems"],
  [/\bpres\b/giu, "presentation"],
  [/\bconc\b/giu, "concentration"],
  [/\bvocab\b/giu, "vocabulary"],
  [/\bq's\b|\bqs\b/giu, "questions"],
  [/\bimp\b/giu, "important"],
  [/\bimproving a lot\b/giu, "improving greatly"],
  [/\ba lot of\b/giu, "much"],
  [/\bfab\b/giu, "fabulous"],
  [/\bwld\b/giu, "would"],
  [/\bshd\b/giu, "should"],
  [/\bresp\b/giu, "response"],
  [/\bmtgs?\b/giu, "meetings"],
  [/\s*&\s*/gu, " and "],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, " and "],
  [/\bgotta\b/giu, "has to"],
  [/\bdoesn'?t\b/giu, "does not"],
  [/\bdidn'?t\b/giu, "did not"],
  [/\bdon'?t\b/giu, "do not"],
  [/\bcan'?t\b|\bcannot\b/giu, "cannot"],
  [/\bwon't\b/giu, "will not"],
  [/\bisn'?t\b/giu, "is not"],
  [/\baren'?t\b/giu, "are not"],
  [/\bwasn'?t\b/giu, "was not"],
  [/\bweren'?t\b/giu, "were not"],
  [/\bhasn'?t\b/giu, "has not"],
  [/\bhaven'?t\b/giu, "have not"],
  [/\bcouldn'?t\b/giu, "could not"],
  [/\bshouldn'?t\b/giu, "should not"],
  [/\bwouldn'?t\b/giu, "would not"],
  [/\bneedn'?t\b/giu, "need not"],
  [
    /\b(he|she)'s (?=(?:been|made|done|shown|become|improved|worked|taken|grown|got|had)\b)/giu,
    "$1 has ",
  ],
  [/\b(he|she)'s\b/giu, "$1 is"],
  [/\bthey're\b/giu, "they are"],
  [/\bthey've\b/giu, "they have"],
  [/\b(he|she|they)'ll\b/giu, "$1 will"],
  [/\b(he|she|they)'d (?=been|done|made|had|got)/giu, "$1 had "],
  [/\b(he|she|they)'d\b/giu, "$1 would"],
];

/** American spellings that find their way into notes. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [
    /\b(organ|recogn|real|emphas|summar|critic|analy|general|minim|maxim|prior|apolog|memor|concentr(?!a))iz(e|es|ed|ing|ation)\b/giu,
    "$1is$2",
  ],
  [/\b(analy)z(e|es|ed|ing)\b/giu, "$1s$2"],
  [/\b(behavi|col|fav|hon|lab|hum|flav|vig)or(s|ed|ing|al|ful|ite|ites|able)?\b/giu, "$1our$2"],
  [/\b(cent|theat)er(s|ed)?\b/giu, "$1re$2"],
  [/\bpracticing\b/giu, "practising"],
  [/\bpracticed\b/giu, "practised"],
  [/\b(to|should|must|could) practice\b/giu, "$1 practise"],
  [/\bmath\b/giu, "maths"],
  [/\bprogram(?=\s+of\b)/giu, "programme"],
  [/\b(travel|label|model|cancel|signal)(ed|ing|er)\b/giu, "$1l$2"],
  [/\bfulfill\b/giu, "fulfil"],
  [/\bskillful/giu, "skilful"],
];

function applyAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((rest, [pattern, to]) => rest.replace(pattern, to), text);
}

/** Straight quotes, single spaces, written-out short forms and British spelling. */
export function cleanNote(note: string): string {
  const plain = writeGrades(note.normalize("NFKC"))
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[–—]/gu, " - ")
    .replace(/,?\s*\be\.g\.?,?/giu, ", such as");
  const scored = plain
    .replace(
      /^\s*([^\d\n;.,]{4,40}?)\s*(?: - |:)\s*(\d{1,3})\s?(?:\/|out of)\s?(\d{1,3})\s*$/u,
      "$2 out of $3 in the $1",
    )
    .replace(/^\s*([^\d\n;.,]{4,40}?)\s*(?: - |:)\s*(\d{1,3} ?%)\s*$/u, "$2 in the $1")
    .replace(/\b(\d{1,3})\s?\/\s?(\d{1,3})(?= (?:in|on|for)\b)/gu, "$1 out of $2");
  const labelled = scored
    .replace(
      /\b(www|ebi|targets?|next steps?|strengths?|weakness(?:es)?|to improve)\s+-\s+/giu,
      "$1: ",
    )
    .replace(
      /[\s,]+(?=(?:www|ebi|targets?|next steps?|strengths?|weakness(?:es)?|to improve):)/giu,
      "; ",
    )
    .replace(/\s+(?=\d{1,2}[.)]\s+\p{L})/gu, "; ");
  return applyAll(applyAll(labelled, SHORT_FORMS), BRITISH);
}

const LIST_MARK = /^\s*(?:[-*•>·]+|\d{1,2}[.)])\s*/u;
const LABEL =
  /^(ww|ebi|targets?|strengths?|weakness(?:es)?|next steps?|to improve|achievements?|note|nb|aim|www)\s*[:=-]\s*/iu;
const AIM = /^(?:ebi|target|next step|to improve|aim|weakness)/iu;
const OWN_VERB = /^(?:needs?|should|must|could|has|is|to|more|less|finds?|struggles?)\b/iu;

/** What a label says of the words after it: "EBI: tenses" is an aim, "strengths: algebra" a thing done well. */
function unlabelled(part: string): string {
  const label = LABEL.exec(part);
  if (!label) return part;
  const rest = part.slice(label[0].length);
  const [first = ""] = rest.toLowerCase().split(/\s+/u);
  const verb = THIRD_PERSON.has(first) || PASTS.has(first) || OWN_VERB.test(rest);
  const name = label[1] ?? "";
  if (verb || rest === "") return rest;
  if (AIM.test(name)) {
    const toDo = BASES.has(first) && (!NOUN_OR_BASE.has(first) || rest.includes(" "));
    return toDo || ADJECTIVES.has(first) ? rest : `needs to work on ${rest}`;
  }
  return /^strength/iu.test(name) && !isAdjectival(first) ? `is strong in ${rest}` : rest;
}

function isAdjectival(word: string): boolean {
  return (
    ADJECTIVES.has(word) ||
    GERUNDS.has(word) ||
    BASES.has(word) ||
    /^(?:an?|the|her|his|their|very)$/u.test(word)
  );
}

/** The separate notes inside one field, in order. `aim` says that the field itself is about what to improve. */
export function splitNote(note: string, aim = false): string[] {
  return cleanNote(note)
    .split(/\n+|;|(?<=\p{L}{2,}|\d|%|["')])[.!](?=\s|$)|\s+-\s+|\s*->\s*|\s*\/\s+/u)
    .map((part) => part.trim().replace(LIST_MARK, ""))
    .map((part) => (aim ? aimAtGrade(part.replace(LABEL, "")) : nameGrade(unlabelled(part))))
    .map((part) =>
      part
        .replace(/^(?:and|but|also|so|then|however|overall)\b,?\s+(?=\S)/iu, "")
        .replace(/\s+/gu, " ")
        .replace(/^[\s,.:!-]+|[\s,.:!-]+$/gu, ""),
    )
    .filter((part) => part !== "");
}
