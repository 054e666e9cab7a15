import { reword } from "../embedded/realisation/tone.ts";
import type { Styling } from "../embedded/styling.ts";
import { isOfNote, stylingOf } from "../embedded/styling.ts";
import type { StyleProfile } from "../style/profile.ts";
import { findAvoided } from "./avoided.ts";
import type { HouseRules } from "./rules.ts";

/** A teacher's styling under the school's rules: no words with an avoided one, and a formal tone over their own. */
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
  const isFree = (text: string) => findAvoided(text, avoid) === null;
  const { contrast, addition, target } = styling.transitions;
  return {
    ...styling,
    accepts: (text, stock) => isFree(text) && styling.accepts(text, stock),
    keptOutBySchool: (text) => findAvoided(text, avoid),
    transitions: {
      contrast: contrast.filter(isFree),
      addition: addition.filter(isFree),
      target: target.filter(isFree),
    },
    finish(sentence, sources) {
      const own = styling.finish(sentence, sources);
      const toned = formal && !isOfNote(sources) ? reword(own, "more formal") : own;
      // Another wording may be one of those to avoid.
      return [toned, own, sentence].find(isFree) ?? own;
    },
  };
}
