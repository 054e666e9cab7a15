import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import {
  HAS_BEEN,
  IS,
  isTargetField,
  NEEDS,
  NOUN_OF,
  ofOne,
  PUPIL,
  PUPILS,
  sentence,
  text,
  WAS,
  type Material,
} from "./frames.ts";
import { OF_FEELING, OF_HOMEWORK, plainOf, wasOrIs } from "./happened.ts";
import { OF_WORK } from "./things.ts";
import { isPerson } from "./people.ts";
import { PARTICIPLES, PASTS } from "./verbs.ts";
import { ADJECTIVES, STATES } from "./word-lists.ts";

/** How a piece of work is made. */
const MADE_SO =
  /^(?:well-)?(?:word-processed|handwritten|typed|structured|written|presented|planned|researched|argued|expressed|explained|illustrated|labelled|drawn|finished|designed|executed)$/u;
/** What a teacher says of what was told before, and of nobody: "impressive", "lovely to see". */
export const COMMENTS =
  /^(?:so |really |very |truly |well |just |a bit )*(?:ridiculous|impressive|unbelievable|hilarious|deserved|marvellous|wow|incredible|ironic|odd|strange|sad|typical|doable|feasible|possible|achievable|realistic|manageable|likely|unlikely|worth it|exciting|thrilling|pleasing|heartening|frustrating|worrying|concerning|tearful|yes|no|over|up|a shame)$|^(?:so |really |very )?(?:lovely|great|good|nice|pleasing|wonderful|fantastic|amazing|brilliant|sad|interesting|disappointing|encouraging|frustrating|refreshing|heartening) to (?:see|hear|read|watch|witness|mark)\b|^(?:so|very|really) (?:proud|impressed)\b|(?:, |\band )(?:lovely|great|good|nice|pleasing) to (?:see|hear|read)\b|\bodd$|^less so\b|\bdeserved\b|^(?:the )?best (?:so far|yet|ever|this)\b/u;

/** What somebody does or plays, behind how good they are at it. */
const GOOD_AT =
  /^(?:(?:very|really|so|quite|pretty|always|particularly|truly|\p{L}+ly|not|less) )*(?:good|great|excellent|exceptional|superb|brilliant|outstanding|amazing|fantastic|incredible|phenomenal|strong|weak|poor|impressive|solid|fine|fair|perfect|ok|okay|better|worse|hopeless|remarkable) at (?!(?:home|school|times|first|last|the|all|least|present|lunch|best|an?|this|that|grade|gcse|\d)\b)\p{L}/u;

/** Who or what an adjective is said of: the student, or their work; null where it could be either's. */
export function describe(field: WrittenField, material: Material): Token[] | null {
  const first = material.words.find(({ senses }) => senses.has("adj"))?.lower ?? "";
  // "Passing earlier" in a target is to be learnt.
  const opens = material.words[0];
  const going = opens?.senses.has("ving") || opens?.senses.has("ting");
  if (going && (isTargetField(field) || !ADJECTIVES.has(opens?.lower ?? ""))) return null;
  const feels = ({ lower }: { lower: string }, at: number) =>
    OF_FEELING.test(lower) && lower !== "happy" && material.words[at - 1]?.lower !== "be";
  if (material.words.some(feels)) return null;
  // "Never a cross word" says nothing of what the student is.
  if (
    /^(?:never|hardly|rarely)$/u.test(material.words[0]?.lower ?? "") &&
    material.words[1]?.senses.has("det")
  )
    return null;
  // "Not her fault" says nothing of what the student is.
  if (material.words[0]?.lower === "not" && material.words[1]?.senses.has("poss")) return null;
  // "Sent out twice but better now": not all of it is how somebody is.
  const opening = material.words[0]?.lower ?? "";
  if (PARTICIPLES.has(opening) && !STATES.has(opening) && !ADJECTIVES.has(opening)) return null;
  // "Never once moaned" was done, and is nothing that somebody is.
  const done = material.words.find(({ senses }) => senses.has("vpp") || senses.has("vpast"))?.lower;
  if (first === "" && done && PASTS.has(done) && !STATES.has(done) && !ADJECTIVES.has(done))
    return null;
  // "Too much copied": of what there is.
  if (
    /^(?:far )?(?:too (?:much|many|little|few)|not (?:much|enough|many)|much|little|more|less|enough) /u.test(
      plainOf(material.words),
    ) &&
    PARTICIPLES.has(first || done || "") &&
    !/^(?:improved|changed|loved|liked|admired|valued|missed|respected|appreciated|involved|engaged|motivated|focused|interested|determined|relaxed|settled|organised|prepared|confused|distracted|frustrated|tired|stressed|reserved|subdued)$/u.test(
      first || done || "",
    )
  )
    return null;
  // "A difficult year handled with maturity": a year, and nobody is one.
  if (/^an?$/u.test(opening)) return null;
  const own = material.tokens;
  // "Well structured" is an essay or what was handed in, and nobody.
  if (material.words.some(({ lower }) => MADE_SO.test(lower))) {
    const made = field === "homework_notes" || field === "level_notes" ? NOUN_OF[field] : undefined;
    const be = ofOne(wasOrIs(plainOf(material.words)));
    return made ? sentence(PUPILS, text(` ${made}`), be, own) : null;
  }
  // "Neat and careful" is somebody, and "neat and detailed" what they make.
  const end = material.words.findIndex(({ senses }) => senses.has("prep") || senses.has("sub"));
  const kinds = material.words
    .slice(0, end < 0 ? undefined : end)
    .filter(({ senses }) => (senses.get("adj") ?? 9) < 0.3 && !senses.has("adv"));
  const ofBoth = field !== "homework_notes" && kinds.some(({ lower }) => !OF_WORK.test(lower));
  if (COMMENTS.test(plainOf(material.words))) return null;
  if (OF_HOMEWORK.test(first) || OF_HOMEWORK.test(material.words[0]?.lower ?? ""))
    return field === "homework_notes"
      ? sentence(PUPILS, text(" homework"), ofOne(wasOrIs(plainOf(material.words))), own)
      : null;
  const source = plainOf(material.words);
  // "Some good, some missing" tells of several things, and "barely 5 minutes" of none that somebody is.
  if (
    /^(?:some|all|most|none|half|barely|hardly|only|just) (?:\d|\p{L}+ (?:minutes|hours|effort))|^(?:some|none|half|most) /u.test(
      source,
    )
  )
    return null;
  // "Rude in October, much better since": it was so, and has been otherwise.
  if (/\bsince\b/u.test(source) && wasOrIs(source.replace(/\bsince\b/gu, "")) === WAS) return null;
  // "Much improved since the call home" is so now, and was not improved all the time.
  const changed = /^(?:improved|changed|transformed)$/u.test(first);
  const be = changed && wasOrIs(source) === HAS_BEEN ? IS : wasOrIs(source);
  // "Much improved": the homework or the punctuality, where that is spoken of.
  const matter = NOUN_OF[field];
  if (first === "improved" && /^(?:punctuality|homework)_notes$/u.test(field) && matter)
    return sentence(PUPILS, text(` ${matter}`), ofOne(be), own);
  if (isTargetField(field)) {
    if (
      /(?:[^v]er|[^e]ver)$|^(?:more|less)$/u.test(material.words[0]?.lower ?? "") &&
      (material.judgement !== "fault" || material.words[0]?.lower === "less") &&
      !/\b(?:than|now|since|lately|recently|this (?:term|year))\b/u.test(source)
    )
      return sentence(PUPIL, NEEDS, text("to be "), own);
    // "Not so scared to make mistakes": so already, or to be so?
    if (/^not (?:so|as|too|that|quite so) /u.test(source)) return null;
    return sentence(PUPIL, be, own);
  }
  // "Punctual as a Swiss watch": like one. "Superb as a mentor" was one.
  const like = /^(?:(?:always|usually|mostly) )?\p{L}+ as an? (?:[\p{L}-]+ )*?([\p{L}-]+)$/u.exec(
    source,
  )?.[1];
  if (like && !isPerson(like) && source.split(" ").length < 7)
    return sentence(PUPIL, IS, text("as "), own);
  if (
    /\bas (?:the|an?) /u.test(source) ||
    (/\bas \p{L}/u.test(source) && field === "best_achievement")
  )
    return sentence(PUPIL, WAS, own);
  // "Exceptional at painting": somebody is good at something, and no work is.
  if (GOOD_AT.test(source)) return sentence(PUPIL, be, own);
  if (
    !OF_WORK.test(first) ||
    ofBoth ||
    // "Better at French than he thinks"
    /^(?:(?:much|far|a lot|a bit|slightly) )?(?:better|worse) (?:at|on paper|in writing|in person|in discussion|in pairs|in groups|verbally|orally|one-to-one)(?: |$)/u.test(
      source,
    ) ||
    /^(?:late|missing|weak|strong|good|great|poor|secure|excellent|fantastic|superb|brilliant|outstanding|solid|accurate|inaccurate|thorough|fine)$/u.test(
      first,
    )
  ) {
    const long = material.words.length > 2;
    // "Poor for supply teachers" is how somebody behaves.
    const behaves =
      field === "behaviour_notes" && !/\bgold\b/u.test(source) && /\bfor\b/u.test(source);
    const person =
      !OF_WORK.test(first) ||
      ofBoth ||
      (long &&
        !behaves &&
        (field === "homework_notes"
          ? /\b(?:at|with|to|about)\b|\b(?:secure|confident|shaky) (?:in|on)\b/u
          : /\b(?:at|in|on|with|to|for|when|of|about|as)\b/u
        ).test(material.words.map(({ lower }) => lower).join(" ")));
    if (person) return sentence(PUPIL, be, own);
    if (first === "late" && field !== "homework_notes") return sentence(PUPIL, be, own);
  }
  // "Strong verbally": somebody is.
  if (
    /^(?:\p{L}+ )?\p{L}+ (?:verbally|orally|practically|technically|physically|musically|mathematically|creatively|academically|socially|tactically)\b/u.test(
      source,
    )
  )
    return sentence(PUPIL, be, own);
  if (field === "best_achievement") return null;
  // "Good but occasionally late": punctuality is good, and late is somebody.
  if (field === "punctuality_notes" && /\blate\b/u.test(source)) return null;
  const noun = NOUN_OF[field];
  return noun ? sentence(PUPILS, text(` ${noun}`), ofOne(be), own) : null;
}
