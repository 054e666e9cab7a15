import { reword } from "../embedded/realisation/tone.ts";
import type { Styling } from "../embedded/styling.ts";
import { isOfNote, stylingOf } from "../embedded/styling.ts";
import type { StyleProfile } from "../style/profile.ts";
import { findAvoided } from "./avoided.ts";
import type { HouseRules } from "./rules.ts";

/** A teacher's styling under the school's rules: no phrase with an avoided word, and a formal tone over their own. */
export function stylingUnder(
  style: StyleProfile | null | undefined,
  rules: HouseRules | undefined,
): Styling {
  if (rules === undefined) return stylingOf(style);
  const { avoid, tone } = rules;
  const formal = tone === "formal";
  const styling = stylingOf(
    style && formal ? { ...style, contractions: false, formality: "formal" } : style,
  );
  return {
    ...styling,
    accepts: (text, stock) => findAvoided(text, avoid) === null && styling.accepts(text, stock),
    finish(sentence, sources) {
      const own = styling.finish(sentence, sources);
      if (isOfNote(sources)) return own;
      const toned = formal ? reword(own, "more formal") : own;
      // Another wording may be one of those to avoid.
      return [toned, own, sentence].find((each) => findAvoided(each, avoid) === null) ?? own;
    },
  };
}
