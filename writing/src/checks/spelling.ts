import { foldedFor, guarded, mayMeet } from "../language/needs.ts";
import type { Problem } from "./problem.ts";

/** American spellings, and the British word for each. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mis)?behavior(?:s|al)?\b/iu, "behaviour"],
  [/\b(?:un)?favor(?:s|ed|able|ite|ites|ing)?\b/iu, "favour"],
  [
    /\b(?:color|honor|labor|humor|neighbor|endeavor|vigor|rigor(?!ous))(?:s|ed|ing|ful|able)?\b/iu,
    "-our",
  ],
  [
    /\b(?:organ|recogn|real|emphas|summar|critic|general|minim|maxim|prior|memor|apolog|util|visual|special|final|categor|personal|social|final|standard|capital|energ)iz(?:e|es|ed|ing|ation)\b/iu,
    "-ise",
  ],
  [/\banalyz(?:e|es|ed|ing)\b/iu, "analyse"],
  [/\b(?:center|theater|meter(?!s? reading)|fiber|liter)(?:s|ed)?\b/iu, "-re"],
  [/\bpractic(?:ed|ing)\b|\b(?:to|should|must|could|can|will) practice\b/iu, "practise"],
  [/\bmath\b/iu, "maths"],
  [/\b(?:travel|label|model|cancel|signal|channel)(?:ed|ing)\b/iu, "double l"],
  [/\b(?:fulfill|skillful|enroll|willful|installment)(?:s|ment)?\b(?!ed|ing)/iu, "single l"],
  [/\b(?:catalog|dialog)\b/iu, "-ogue"],
  [/\b(?:gray|jewelry|pajamas|aluminum|mom|gotten|defense|offense)\b/iu, "the British word"],
];

const LOOKED_FOR = AMERICAN.map(([pattern, british]) => ({ ...guarded(pattern), british }));

/** British spelling throughout. */
export function checkSpelling(sentences: readonly string[]): Problem[] {
  return sentences.flatMap((text, sentence) => {
    const folded = foldedFor(text);
    return LOOKED_FOR.flatMap((each): Problem[] => {
      const found = mayMeet(each, folded) ? each.pattern.exec(text)?.[0] : undefined;
      return found
        ? [
            {
              check: "spelling",
              sentence,
              message: `"${found}" is American; write ${each.british}.`,
            },
          ]
        : [];
    });
  });
}
