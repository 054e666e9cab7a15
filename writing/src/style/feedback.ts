import { featuresOf } from "./features.ts";
import { maskNames } from "./language.ts";
import { countPhrases, profileSamples } from "./learn.ts";
import { favourites, phrasesOf } from "./phrases.ts";
import { styleProfile, type StyleProfile } from "./profile.ts";

/** New texts together never weigh more than this many samples. */
const MOST_WEIGHT = 30;
const TICK_WORDS =
  /\b(?:advanced|proficient|developing|below expectations?|active|occasional\w*|passive|on time|late|behaviour|homework|complet\w+|accura\w+|method|presentation|punctual\w*)\b/iu;

function blend(old: number, seen: number, weight: number): number {
  return old + (seen - old) * weight;
}

/**
 * Sharpens a profile by reports that were rated well or kept unedited. Their identifiers must be out;
 * of their text nothing is kept: numbers move towards theirs, and known phrases that they use come first.
 */
export function sharpen(profile: StyleProfile, good: readonly string[]): StyleProfile {
  const texts = good.filter((text) => text.trim() !== "");
  if (texts.length === 0) return profile;
  const seen = profileSamples(texts);
  const weight = texts.length / (Math.min(profile.samples, MOST_WEIGHT) + texts.length);
  const whole = (old: number, now: number) => Math.round(blend(old, now, weight));
  const mark = (name: keyof StyleProfile["punctuation"]) =>
    Math.round(1000 * blend(profile.punctuation[name], seen.punctuation[name], weight)) / 1000;
  const said = new Set(countPhrases(texts.map(featuresOf)).keys());
  return {
    ...profile,
    samples: profile.samples + texts.length,
    report_words: {
      shortest: Math.min(profile.report_words.shortest, seen.report_words.shortest),
      typical: whole(profile.report_words.typical, seen.report_words.typical),
      longest: Math.max(profile.report_words.longest, seen.report_words.longest),
    },
    sentence_words: {
      short: whole(profile.sentence_words.short, seen.sentence_words.short),
      typical: whole(profile.sentence_words.typical, seen.sentence_words.typical),
      long: whole(profile.sentence_words.long, seen.sentence_words.long),
    },
    paragraphs: Math.max(1, whole(profile.paragraphs, seen.paragraphs)),
    punctuation: {
      exclamation: mark("exclamation"),
      semicolon: mark("semicolon"),
      dash: mark("dash"),
      brackets: mark("brackets"),
      colon: mark("colon"),
    },
    phrases: profile.phrases.toSorted(
      (one, other) => Number(said.has(other)) - Number(said.has(one)),
    ),
  };
}

/**
 * Adds to what a teacher avoids: phrases of badly rated reports that stand in none of the good ones.
 * What a tick needs to be said with is never avoided. Identifiers must be out of all texts.
 */
export function avoid(
  profile: StyleProfile,
  bad: readonly string[],
  good: readonly string[] = [],
): StyleProfile {
  const texts = bad.filter((text) => text.trim() !== "").map(featuresOf);
  if (texts.length === 0) return profile;
  const liked = new Set([
    ...countPhrases(good.map(featuresOf), maskNames).keys(),
    ...profile.phrases,
  ]);
  const counts = countPhrases(texts, maskNames);
  for (const phrase of counts.keys()) {
    if (liked.has(phrase) || TICK_WORDS.test(phrase) || phrase.includes("{")) counts.delete(phrase);
  }
  const shared = favourites(counts, texts.length > 1 ? 2 : 1, 60);
  // Of one text nobody knows which words displeased: one phrase of a sentence at most.
  const taken =
    texts.length > 1 && shared.length > 0
      ? shared
      : onePerSentence(
          texts.flatMap(({ sentences }) => sentences),
          shared,
        );
  return {
    ...profile,
    avoid: [...new Set([...taken.slice(0, 20), ...profile.avoid])].slice(0, 60),
  };
}

function onePerSentence(sentences: readonly string[], phrases: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const here = new Set(phrasesOf(sentence, maskNames));
    return phrases.filter((phrase) => here.has(phrase)).slice(0, 1);
  });
}

/** What a teacher may change of a profile by hand. */
export const styleChange = styleProfile
  .pick({
    person: true,
    address: true,
    formality: true,
    contractions: true,
    openings: true,
    closings: true,
    phrases: true,
    avoid: true,
    structure: true,
    paragraphs: true,
  })
  .partial();

/** Changes a profile by hand; throws a ZodError where a value does not fit. */
export function changeProfile(profile: StyleProfile, change: unknown): StyleProfile {
  return styleProfile.parse({ ...profile, ...styleChange.parse(change) });
}
