// Whom a pupil speaks of: "knows Byron died in Greece" is no note on the pupil Byron, who would be "he" there.
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { WORKS } from "./things-named.ts";
import type { Token } from "./tokens.ts";

/** What pupils do with a topic, told without saying who does it. */
const KNOWS =
  /^(?:knows?|understands?|explains?|learns?|realises?|argues?|thinks?|believes?|remembers?|recalls?|describes?|discovers?|compares?|contrasts?|analyses?|discusses|explores?|links?|quotes?|admires?)$/u;
const KNEW =
  /^(?:knew|understood|explained|learn(?:ed|t)|realised|argued|thought|believed|remembered|recalled|described|discovered|compared|contrasted|analysed|discussed|explored|linked|quoted|admired)$/u;
const LEADS = /^(?:that|how|why|when|where|what|whether|if|about|both|and)$/u;
/** What is told of a figure of history or of a character, and of no child. */
const HISTORIC =
  /^(?:died|dies|wrote|lived|ruled|reigned|fought|invented|discovered|composed|painted|founded|invaded|conquered|married|divorced|beheaded|executed|proved|published|sailed|signed|kill(?:s|ed)|murder(?:s|ed)|betray(?:s|ed)|represents?|symbolises?)$/u;
const BECAME =
  /^(?:born|killed|executed|crowned|murdered|beheaded|exiled|assassinated|influenced|king|queen|emperor)$/u;

/** Whether a verb is the pupil's: nobody, a pronoun, or somebody called like the one who is spoken of stands before it. */
function isOfPupil(tokens: readonly Token[], at: number, own: string): boolean {
  const [verb, before] = [tokens[at], tokens[at - 1]];
  if (verb === undefined) return false;
  // The pupil's name may have been taken out already.
  if (verb.gap.includes("…")) return KNOWS.test(verb.key) || KNEW.test(verb.key);
  if (before === undefined || verb.opens) return KNOWS.test(verb.key);
  return (
    (/^(?:he|she|they)$/u.test(before.key) || before.key === own) &&
    (KNOWS.test(verb.key) || KNEW.test(verb.key))
  );
}

/** Where the verb stands that a name is what is known or compared by, in the same clause. */
function verbBefore(tokens: readonly Token[], at: number): number {
  let verb = at - 1;
  while (verb >= 0 && at - verb < 4 && LEADS.test(tokens[verb]?.key ?? "")) verb--;
  const between = tokens.slice(verb + 1, at + 1);
  return between.every(({ opens, gap }) => !opens && gap.trim() === "") ? verb : -1;
}

/** "Knows that Byron died in Greece", "she compared Byron's poems with Keats": the poet, whoever else is called so. */
export function isToldOf(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.shape !== "capital" || token.opens || !PUBLIC_WORDS.has(token.key)) return false;
  if (next === undefined || next.opens || next.gap.replace(/^['’]s/iu, "").trim() !== "")
    return false;
  const verb = verbBefore(tokens, at);
  if (verb < 0 || !isOfPupil(tokens, verb, token.key)) return false;
  if (token.possessive) return WORKS.test(next.key);
  return (
    HISTORIC.test(next.key) ||
    (/^(?:was|is)$/u.test(next.key) && BECAME.test(tokens[at + 2]?.key ?? ""))
  );
}

const RANK =
  /^(?:king|queen|lord|lady|emperor|empress|prince|princess|pope|tsar|tsarina|kaiser|saint|st|pharaoh|sultan)$/u;

/** "King James", "St Jude", "Tsar Nicholas", where nobody at the school is called King. */
export function isOfRank(
  tokens: readonly Token[],
  at: number,
  isCalled: (key: string) => boolean,
): boolean {
  const [before, rank, token] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    rank?.shape === "capital" &&
    RANK.test(rank.key) &&
    !isCalled(rank.key) &&
    token?.shape === "capital" &&
    token.key.length > 1 &&
    /^\.? $/u.test(token.gap) &&
    // "St Mark's" is a school or a church.
    !(token.possessive && /^(?:st|saint)$/u.test(rank.key)) &&
    // "Emma St John", "Miss Lady Gray".
    (before === undefined || rank.opens || before.shape === "lower")
  );
}
