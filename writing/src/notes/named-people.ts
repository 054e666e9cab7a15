import type { Token } from "../embedded/lexicon/template.ts";
import { IS, PUPIL, PUPILS, sentence, text, WAS } from "./frames.ts";
import { articleFor } from "./achievements.ts";
import { isPlural } from "./senses.ts";
import type { Thing } from "./a-thing.ts";

// Somebody whom a piece names: the pupil as a reader, a leader, a captain.

/** "Quiet but great ideas": the pupil is quiet, and the ideas are great. */
export const OF_SOMEBODY =
  /^(?:(?:very|rather|quite|still|too|a bit|a little|can be|often) )*(?:quiet|shy|timid|reserved|nervous|anxious|withdrawn|chatty|talkative|loud|noisy|lively|lazy|bright|capable|able|popular|friendly|easily distracted|late|tired|forgetful|disorganised)(?: at times| sometimes)? (?:but|yet|though|although|with)\b/iu;

const SUPERLATIVE = /^(?:best|worst|most|only|\p{L}{3,}(?<!hon)est)$/u;

export function namePerson({
  field,
  words,
  head,
  owned,
  tokens,
  first,
  source,
}: Thing): Token[] | null {
  // "Captain of rugby and county trials": trials are nobody.
  if (
    /\b(?:captain|member|winner|leader|head) of\b.* and (?!vice|captain|member|head|leader|winner)\p{L}+ \p{L}+s\b/u.test(
      source,
    )
  )
    return null;
  // "Bright student wasting it": what somebody does, and not who it is.
  if (/^(?:[\p{L}-]+ )*(?:student|pupil|girl|boy|lad) (?:who is )?\p{L}+ing\b/iu.test(source))
    return null;
  // "Part of the winning relay team"
  if (
    head === "part" &&
    field !== "best_achievement" &&
    /^(?:a )?part of (?:the|our|an?)\b/u.test(source)
  )
    return sentence(
      PUPIL,
      /\b(?:winning|victorious|successful|relay|winners|that won|who won)\b/u.test(source)
        ? WAS
        : IS,
      tokens[0]?.kind === "text"
        ? [text(tokens[0].text.replace(/^a part/u, "part")), ...tokens.slice(1)]
        : tokens,
    );
  if (/^(?:part|lead)$/u.test(head))
    return field === "best_achievement"
      ? sentence(
          PUPILS,
          text(" best achievement was "),
          // "Part of the winning relay team": being that.
          ...(/^(?:a )?part of (?:the|our|an?)\b/u.test(source)
            ? [
                text("being "),
                tokens[0]?.kind === "text"
                  ? [text(tokens[0].text.replace(/^a part/u, "part")), ...tokens.slice(1)]
                  : tokens,
              ]
            : [tokens]),
        )
      : null;
  if (/^(?:some|many|most|all|both|no|other)$/u.test(first) || isPlural(head)) return null;
  const the =
    (/^(?:captain|vice-captain|head|runner-up)$/u.test(head) || /\bwinner of\b/u.test(source)) &&
    !/^(?:a|an|the|his|her|their)$/u.test(first) &&
    !/\bwho\b/u.test(source);
  const article = /^(?:an?|the|our|my|his|her|their) /u.test(
    `${tokens[0]?.kind === "text" ? tokens[0].text : "the "} `,
  );
  // "Man of the match against St Mark's": named so once.
  const ofTheMatch =
    /^(?:the )?(?:star )?\p{L}+ of the (?:match|week|month|term|tournament|game)\b/iu;
  if (ofTheMatch.test(source)) return sentence(PUPIL, WAS, tokens);
  // "Best partner in the room": there is one.
  const best = SUPERLATIVE.test(first) && !article && !owned;
  return sentence(
    PUPIL,
    IS,
    best ? [text("the ")] : the || article || owned ? [] : [text(articleFor(words))],
    tokens,
  );
}
