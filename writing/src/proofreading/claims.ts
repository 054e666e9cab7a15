import { FIELD_OPTIONS, type MainField } from "@reportair/contract/features/report-fields.ts";
import { wordSet } from "../notes/word-set.ts";
import type { TextWord } from "./edited-text.ts";

/** What a clause says of one field: the places on its scale, best first, with which it can be true. */
export type Claim = { field: MainField; fits: readonly number[]; at: number };

/** How often something is so. */
type Often = "always" | "usually" | "often" | "sometimes" | "rarely" | "never" | "said";

const OFTEN: readonly (readonly [Often, RegExp])[] = [
  ["never", /\b(?:never|not once|not ever|no|zero|nil)\b/u],
  [
    "rarely",
    /\b(?:rarely|seldom|hardly ever|scarcely|hardly|infrequently|almost never|not often|not always|(?:only|just) once|once)\b/u,
  ],
  [
    "usually",
    /\b(?:usually|mostly|generally|nearly always|almost always|normally|most|typically|largely)\b/u,
  ],
  [
    "always",
    /\b(?:always|invariably|without fail|every|all|consistently|constantly|continually|permanently|perpetually|chronically|persistently|each|without exception)\b/u,
  ],
  [
    "sometimes",
    /\b(?:sometimes|occasional(?:ly)?|at times|now and (?:then|again)|from time to time|on occasions?|once or twice|a few times|inconsistent(?:ly)?|some)\b/u,
  ],
  [
    "often",
    /\b(?:often|frequent(?:ly)?|regular(?:ly)?|repeated(?:ly)?|readily|willingly|many times|too many|several)\b/u,
  ],
];

const LATE = wordSet("late lateness unpunctual tardy latecomer");
const PROMPT = /\b(?:on time|punctual(?:ly)?|promptly)\b/u;
const PUNCTUALITY =
  /\bpunctuality (?:is|has been|was|remains) (?:\w+ ){0,2}(excellent|perfect|exemplary|outstanding|impeccable|good|poor|bad|weak|unacceptable|unsatisfactory|disappointing|a concern|a worry|an issue|a problem)\b/u;
const HOMEWORK = /\b(?:homework|home learning|home work)\b/u;
const DONE =
  /\b(?:complet\w+|hand\w* \w*\s?in|submit\w*|done|does|do|finish\w*|produc\w+|turn\w* in)\b/u;
const UNDONE =
  /\b(?:incomplete|unfinished|missing|miss(?:es|ed)?|forget\w*|forgot\w*|fail\w*|neglect\w*|not (?:been )?(?:complet\w+|hand\w* in|done|submit\w*)|does not (?:complete|do|hand|submit)|has not (?:completed|done|handed|submitted))\b/u;
const CONDUCT = /\b(?:behaviour|conduct)\b/u;
const TAKES_PART =
  /\b(?:contribut\w+|participat\w+|volunteer\w*|joins? in|takes? (?:an? )?(?:\w+ )?part|speaks? up|puts? \w+ hand up|active (?:participant|part|member|role)|passive (?:observer|member))\b/u;
const STANDARD =
  /\b(?:(?:well |far |significantly |just |slightly )?(above|beyond|ahead of|exceed\w*|below|beneath|under|short of|behind|meet\w*|at|in line with) (?:what is |the |age-related |national |our |age related )*(?:level |standard )?expect\w*|(?:at|to) an (advanced) (?:level|standard)|(working towards) the expected)\b/u;

const LATE_FITS: Record<Often, readonly number[]> = {
  always: [3],
  usually: [2, 3],
  often: [2, 3],
  sometimes: [1, 2],
  rarely: [0, 1],
  never: [0],
  said: [1, 2, 3],
};
const PROMPT_FITS: Record<Often, readonly number[]> = {
  always: [0],
  usually: [0, 1],
  often: [0, 1, 2],
  sometimes: [1, 2, 3],
  rarely: [2, 3],
  never: [3],
  said: [0, 1],
};
const DONE_FITS: Record<Often, readonly number[]> = {
  always: [0],
  usually: [0, 1],
  often: [0, 1],
  sometimes: [1, 2],
  rarely: [2, 3],
  never: [3],
  said: [0, 1, 2],
};
const UNDONE_FITS: Record<Often, readonly number[]> = {
  always: [3],
  usually: [2, 3],
  often: [2, 3],
  sometimes: [1, 2],
  rarely: [0, 1],
  never: [0],
  said: [1, 2, 3],
};
const PART_FITS: Record<Often, readonly number[]> = {
  always: [0],
  usually: [0],
  often: [0],
  sometimes: [1],
  rarely: [1, 2],
  never: [2],
  said: [0, 1],
};

function oftenOf(plain: string): Often {
  return OFTEN.find(([, pattern]) => pattern.test(plain))?.[0] ?? "said";
}

/** "Late on Fridays", "punctual with essays": now and then, or in one thing. */
const AT_TIMES =
  /\b(?:late|punctual|on time) (?:on|after|with|for|in|when) (?!(?:every|all|each|most|lessons?|class|school|time)\b)/u;

/** Among the words of a clause the first that meets a pattern. */
function placeOf(words: readonly TextWord[], pattern: RegExp): number {
  return Math.max(
    0,
    words.findIndex(({ lower }) => pattern.test(lower)),
  );
}

function punctuality(words: readonly TextWord[], plain: string): Claim | null {
  // "Hands homework in late" is no lesson missed.
  if (/\b(?:homework|coursework|hand\w* \w+ in|submit\w*|deadlines?)\b/u.test(plain)) return null;
  const judged = PUNCTUALITY.exec(plain)?.[1];
  if (judged !== undefined) {
    const fits = /^(?:excellent|perfect|exemplary|outstanding|impeccable)$/u.test(judged)
      ? [0]
      : judged === "good"
        ? [0, 1]
        : [1, 2, 3];
    return { field: "punctuality", fits, at: placeOf(words, /^punctuality$/u) };
  }
  if (/\b(?:struggl\w+|difficult\w*|problems?|trouble) with punctuality\b/u.test(plain))
    return { field: "punctuality", fits: [1, 2, 3], at: placeOf(words, /^punctuality$/u) };
  const late = words.findIndex(({ lower }) => LATE.has(lower));
  const next = words[late + 1];
  const adverb =
    next === undefined ||
    next.gap !== " " ||
    !/^(?:NOUN|PROPN|ADJ)$/u.test(next.tag) ||
    next.lower === "arrivals";
  if (late >= 0 && adverb && !/\b(?:of|in|as) late\b|\btoo late\b/u.test(plain))
    return {
      field: "punctuality",
      fits: AT_TIMES.test(plain) ? [1, 2, 3] : LATE_FITS[oftenOf(plain)],
      at: late,
    };
  if (PROMPT.test(plain)) {
    const not = /\b(?:not|n't) (?:always|often|usually)\b/u.test(plain);
    const fits = not ? [1, 2, 3] : PROMPT_FITS[oftenOf(plain)];
    return {
      field: "punctuality",
      fits,
      at: placeOf(words, /^(?:time|punctual(?:ly)?|promptly)$/u),
    };
  }
  return null;
}

function homework(words: readonly TextWord[], plain: string): Claim | null {
  if (!HOMEWORK.test(plain)) return null;
  // "Handed in five out of six" says it by numbers.
  if (/\bout of\b/u.test(plain)) return null;
  const often = oftenOf(plain);
  const at = placeOf(words, /^(?:homework|home)$/u);
  if (UNDONE.test(plain)) return { field: "homework", fits: UNDONE_FITS[often], at };
  if (DONE.test(plain)) return { field: "homework", fits: DONE_FITS[often], at };
  return null;
}

function behaviour(words: readonly TextWord[], plain: string): Claim | null {
  const conduct = CONDUCT.test(plain);
  const behaves = /\bbehaves?\b|\bbehaved\b/u.test(plain);
  if (!conduct && !behaves) return null;
  const at = placeOf(words, /^(?:behav\w+|conduct)$/u);
  const not = /\b(?:not|never|n't)\b/u.test(plain);
  if (
    /\b(?:excellent|exemplary|outstanding|impeccable|faultless|perfect(?:ly)?|model|impeccably|excellently)\b/u.test(
      plain,
    )
  )
    return { field: "behaviour", fits: not ? [1, 2, 3] : [0, 1], at };
  if (
    /\b(?:un(?:acceptab\w+|satisfactory)|poor(?:ly)?|bad(?:ly)?|disruptive|appalling|terrible|dreadful|shocking|challenging)\b/u.test(
      plain,
    )
  )
    return { field: "behaviour", fits: not ? [0, 1, 2] : [3], at };
  if (
    conduct &&
    /\b(?:is|was|has been|remains) (?:\w+ )?good\b|\bgood behaviour\b/u.test(plain) &&
    !not
  )
    return { field: "behaviour", fits: [0, 1, 2], at };
  if (conduct && /\b(?:acceptable|satisfactory|adequate)\b/u.test(plain) && !not)
    return { field: "behaviour", fits: [1, 2], at };
  return null;
}

function participation(words: readonly TextWord[], plain: string): Claim | null {
  const found = TAKES_PART.exec(plain)?.[0];
  if (
    found === undefined ||
    /\bcontribut\w+ to (?:the|a|an) (?:cause|rise|fall|outbreak|problem)/u.test(plain)
  )
    return null;
  const at = placeOf(words, new RegExp(`^${found.split(" ")[0] ?? ""}`, "u"));
  if (found.startsWith("passive")) return { field: "participation", fits: [2], at };
  const does =
    /^(?:contributes?|participates?|volunteers?|joins?|takes?|speaks?|puts?|active)\b/u.test(found);
  if (!does) return null;
  // "Not afraid to speak up" is no more than that.
  if (/\bto (?:\w+ly )?$/u.test(plain.slice(0, plain.indexOf(found)))) return null;
  const not = /\b(?:does not|doesn't|do not|is not|isn't)\b/u.test(plain);
  if (not) return { field: "participation", fits: [1, 2], at };
  const often = oftenOf(plain);
  if (found.startsWith("volunteer") && often === "never")
    return { field: "participation", fits: [1, 2], at };
  const active = /\bactive(?:ly)?\b/u.test(plain) && (often === "said" || often === "always");
  return { field: "participation", fits: active ? [0] : PART_FITS[often], at };
}

function level(words: readonly TextWord[], plain: string): Claim | null {
  const found = STANDARD.exec(plain);
  const where = found?.[1] ?? found?.[2] ?? found?.[3];
  // "Her reading age is above what is expected" is no level of the subject.
  if (
    where === undefined ||
    /\b(?:age|speed|scores?|marks?|tests?|length|effort|target)\b/u.test(plain)
  )
    return null;
  const at = placeOf(words, /^(?:expect\w*|advanced)$/u);
  const not = /\b(?:not|n't|never)\b/u.test(plain);
  const fits = /^(?:above|beyond|ahead of|exceed\w*|advanced)$/u.test(where)
    ? not
      ? [1, 2, 3]
      : [0]
    : /^(?:below|beneath|under|short of|behind|working towards)$/u.test(where)
      ? not
        ? [0, 1]
        : [2, 3]
      : not
        ? [2, 3]
        : [0, 1];
  return { field: "level", fits, at };
}

/** "Rarely completes homework" and "has missed several deadlines": a clause cut where another verb follows "and". */
function predicatesOf(words: readonly TextWord[]): TextWord[][] {
  const parts: TextWord[][] = [[]];
  words.forEach((word, at) => {
    const next = words[at + 1];
    const goesOn =
      /^(?:and|but|or)$/u.test(word.lower) &&
      next !== undefined &&
      /^(?:VERB|AUX|ADV)$/u.test(next.tag);
    if (goesOn) parts.push([]);
    else parts.at(-1)?.push(word);
  });
  // What follows is said of the same: "Homework is neat and always handed in".
  const verb = parts[0]?.findIndex(({ tag }) => tag === "VERB" || tag === "AUX") ?? 0;
  const subject = parts[0]?.slice(0, Math.max(0, verb)) ?? [];
  return parts.map((part, at) => (at === 0 ? part : [...subject, ...part]));
}

/** What a clause says of the fields that are ticked. */
export function claimsOf(clause: readonly TextWord[]): Claim[] {
  return predicatesOf(clause).flatMap(claimsOfPredicate);
}

function claimsOfPredicate(words: readonly TextWord[]): Claim[] {
  const plain = words
    .map(({ text, own }) => (own ? "…" : text).toLowerCase().replaceAll(/[’ʼ]/gu, "'"))
    .join(" ");
  return [punctuality, homework, behaviour, participation, level].flatMap((read) => {
    const claim = read(words, plain);
    return claim === null ? [] : [claim];
  });
}

/** Whether a claim cannot be true with the option that is ticked; the option itself is none where nothing is ticked. */
export function contradicts({ field, fits }: Claim, option: string): boolean {
  const ticked = (FIELD_OPTIONS[field] as readonly string[]).indexOf(option);
  return ticked >= 0 && !fits.includes(ticked);
}
