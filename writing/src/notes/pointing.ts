import type { Word } from "./words.ts";

// What "it", "this", "him" and "her" point at, and whether that is named.

const POINTS = /^(?:it|this|that|these|those|one|ones|them)$/u;

/** Whether "it" or "this" stands for something that the piece does not name: "could spend longer on it". */
export function pointsOutside(words: readonly Word[], kind: ReadonlyMap<number, string>): boolean {
  return words.some(
    ({ lower, quoted, senses }, at) =>
      !quoted &&
      POINTS.test(lower) &&
      !(
        lower === "those" &&
        /^(?:around|who|near|next|sitting|beside)$/u.test(words[at + 1]?.lower ?? "")
      ) &&
      !(
        lower === "it" &&
        /^(?:finds?|found|finding|makes?|made|find)$/u.test(words[at - 1]?.lower ?? "")
      ) &&
      // "One of the best", "the one who has the idea": named by what follows.
      !(
        lower === "one" &&
        (words[at + 1]?.lower === "of" ||
          (/^(?:the|only|not)$/u.test(words[at - 1]?.lower ?? "") &&
            /^(?:who|that|with|he|she|they|to)$/u.test(words[at + 1]?.lower ?? "")))
      ) &&
      // "Practises daily and it shows"
      !(
        lower === "it" &&
        /^(?:and|but)$/u.test(words[at - 1]?.lower ?? "") &&
        /^(?:shows|showed)$/u.test(words[at + 1]?.lower ?? "") &&
        at > 2
      ) &&
      // "Even when it costs him"
      !(
        lower === "it" &&
        (/^(?:costs?|matters?|counts?|hurts?|helps?|suits|rains|rained|snows|snowed)$/u.test(
          words[at + 1]?.lower ?? "",
        ) ||
          // "Unless it is last thing on a Friday": a time.
          (/^(?:is|was)$/u.test(words[at + 1]?.lower ?? "") &&
            (/^(?:first|last)$/u.test(words[at + 2]?.lower ?? "") ||
              words[at + 2]?.senses.has("day") === true ||
              words[at + 3]?.senses.has("day") === true)) ||
          (/^(?:is|gets|becomes|was|got|became)$/u.test(words[at + 1]?.lower ?? "") &&
            /^(?:hard|difficult|tricky|tough|easy|harder|boring|challenging|wordy|long|complicated|unfamiliar|abstract|quiet|noisy|competitive|serious)$/u.test(
              words[at + 2]?.lower ?? "",
            )))
      ) &&
      // "Not afraid to get it wrong", "gives it his all", "cuts it fine".
      !(lower === "it" && SET_WITH_IT.test(afterWords(words, at))) &&
      // "Working on it": what was said before.
      !(
        lower === "it" &&
        words[at - 1]?.lower === "on" &&
        words[at - 2]?.lower.startsWith("work") === true
      ) &&
      // "Can do it when he tries": whatever is asked.
      !(lower === "it" && words[at - 1]?.lower === "do" && words[at - 2]?.lower === "can") &&
      (lower === "it" || lower === "them" || !isFollowedByNoun(words, at)) &&
      !(lower === "that" && senses.has("rel")) &&
      !words.some((_, before) => before < at && /^(?:noun|pl|subj)$/u.test(kind.get(before) ?? "")),
  );
}

/** Verbs with an "it" that stands for nothing: "get it right", "gives it a go". */
const SET_WITH_IT =
  /^(?:g[eo]ts?|got|getting) it(?: |$)|^(?:gives?|gave|given|giving) it (?:an?|his|her|their|everything|100|some)\b|^cut(?:s|ting)? it (?:fine|close)\b|^(?:ma[kd]es?|making) it (?:to|clear|count|look|through)\b|^(?:takes?|took) it (?:in(?:to)? (?:his|her|their) stride|personally|easy)\b|^(?:has|have|had) it in (?:him|her|them)\b|^put(?:s|ting)? it all\b|^(?:works?|play(?:s|ed)?|ke(?:ep|eps|pt)|think(?:s|ing)?) it (?:out|safe|up|simple|together|through)\b|^(?:go(?:es)?|went) for it\b|^(?:own|earn)s? it\b/u;

/** A word with the one before it and those behind it. */
function afterWords(words: readonly Word[], at: number): string {
  return words
    .slice(Math.max(0, at - 1), at + 4)
    .map(({ lower }) => lower)
    .join(" ");
}

function isFollowedByNoun(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 4)
    .some(({ senses }) => senses.has("noun") || senses.has("pl") || senses.has("time"));
}

const BESIDE =
  /^(?:around|beside|behind|near|of|about|in|under|over|after|before|than|like|between|by|set|given|help|helps|let|lets|suits|interests|stretches|challenges|allow|allows)$/u;

/** Whether the student is the object of what the student does: "would like to hear more from her". */
export function meetsItself(words: readonly Word[]): boolean {
  return words.some(({ lower, quoted }, at) => {
    if (quoted || !/^(?:him|her)$/u.test(lower)) return false;
    const owns = words[at + 1]?.senses;
    if (
      lower === "her" &&
      owns &&
      ["noun", "pl", "adj", "vpp", "ving", "time", "poss", "num"].some((sense) =>
        owns.has(sense as never),
      )
    )
      return false;
    // "Contributes if I sit with him": somebody else does something with the student.
    const ofOther = words
      .slice(Math.max(0, at - 4), at)
      .some(
        ({ senses, lower: each }) =>
          /^(?:i|we|you|it|that|which|who|others|people|friends|classmates|anyone|nobody|everyone)$/u.test(
            each,
          ) || senses.has("quote"),
      );
    // "Never has her book with her"
    const kept =
      words[at - 1]?.lower === "with" &&
      words
        .slice(0, at)
        .some((each) =>
          /^(?:has|have|had|brings?|brought|carr(?:y|ies)|keeps?|takes?)$/u.test(each.lower),
        );
    // "Chats to the boy next to him": he is another.
    const beside = words[at - 1]?.lower === "next to" && words[at - 2]?.senses.has("noun");
    return !ofOther && !kept && !beside && !BESIDE.test(words[at - 1]?.lower ?? "");
  });
}

/** "Does his when he remembers", "hands his in": whether what is somebody's is left out. */
export function ownsNothing(words: readonly Word[]): boolean {
  return words.some(
    ({ lower, quoted }, at) =>
      lower === "his" &&
      !quoted &&
      /^(?:when|whenever|if|until|because|but|and|before|after|once|in|on|at|out|off)?$/u.test(
        words[at + 1]?.lower ?? "",
      ),
  );
}
