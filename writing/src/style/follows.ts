import { featuresOf } from "./features.ts";
import { phraseWords } from "./phrases.ts";
import { isTrained, type StyleProfile } from "./profile.ts";

/** Whether a text follows one feature of a profile. */
export type Followed = { feature: string; followed: boolean };

function plain(text: string): string {
  return ` ${phraseWords(text).join(" ").toLowerCase()} `;
}

/** Which features of a profile a text follows; its identifiers must be out. For the evaluation and for comparing two texts. */
export function followsStyle(profile: StyleProfile, text: string): Followed[] {
  const seen = featuresOf(text);
  const sentence =
    seen.sentenceWords.toSorted((a, b) => a - b)[Math.floor(seen.sentenceWords.length / 2)] ?? 0;
  const typical = profile.sentence_words.typical;
  const whole = plain(seen.sentences.join(" "));
  const avoided = profile.avoid.every((phrase) => !whole.includes(plain(phrase)));
  if (!isTrained(profile)) return [{ feature: "avoided phrases", followed: avoided }];
  const list: [string, boolean][] = [
    ["sentence length", Math.abs(sentence - typical) <= Math.max(4, typical * 0.3)],
    [
      "person",
      profile.person === "I"
        ? seen.first > 0
        : profile.person === "we"
          ? seen.plural > 0
          : seen.first === 0,
    ],
    ["address", profile.address === "pupil" ? seen.you > 0 : seen.you <= 2],
    ["contractions", profile.contractions ? seen.contractions > 0 : seen.contractions === 0],
    [
      "exclamation marks",
      profile.punctuation.exclamation >= 0.03 || seen.punctuation.exclamation === 0,
    ],
    ["paragraphs", Math.abs(seen.paragraphs - profile.paragraphs) <= 2],
    ["avoided phrases", avoided],
  ];
  if (profile.phrases.length > 0) {
    list.push([
      "favourite phrases",
      profile.phrases.some((phrase) => whole.includes(plain(phrase))),
    ]);
  }
  return list.map(([feature, followed]) => ({ feature, followed }));
}
