// Whom a pupil speaks of: "knows Byron died in Greece" is no note on the pupil Byron, who would be "he" there.
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { followsSocial, inCompany } from "./surroundings.ts";
import { WORKS } from "./things-named.ts";
import type { Token } from "./tokens.ts";
import { isEnglish, isKnownName } from "./words.ts";

/** What pupils do with a topic, told without saying who does it. */
const KNOWS =
  /^(?:knows?|understands?|explains?|learns?|realises?|argues?|thinks?|believes?|remembers?|recalls?|describes?|discovers?|compares?|contrasts?|analyses?|discusses|explores?|links?|quotes?|admires?)$/u;
const KNEW =
  /^(?:knew|understood|explained|learn(?:ed|t)|realised|argued|thought|believed|remembered|recalled|described|discovered|compared|contrasted|analysed|discussed|explored|linked|quoted|admired)$/u;
const GRASP = /^(?:grasp|knowledge|understanding|explanation|account|discussion|analysis|sense)$/u;
const LEADS = /^(?:that|how|why|when|where|what|whether|if|about|both|and|of)$/u;
const OF_THE_EARTH =
  /^(?:river|valley|islands?|isles?|bay|falls|canal|harbou?r|straits?|sea|ocean|desert|mountains|delta|gorge|palace|abbey|cathedral|peninsula|coast|coastline|estuary|airport|dam|reef|glacier|trench|fault|basin|plateau)$/u;
/** What is told of a figure of history or of a character, and of no child. */
const HISTORIC =
  /^(?:died|dies|wrote|lived|ruled|reigned|fought|invented|discovered|composed|painted|founded|invaded|conquered|married|divorced|beheaded|executed|proved|published|sailed|signed|kill(?:s|ed)|murder(?:s|ed)|betray(?:s|ed)|represents?|symbolises?)$/u;
const BECAME =
  /^(?:born|founded|partitioned|divided|invaded|occupied|colonised|conquered|killed|executed|crowned|murdered|beheaded|exiled|assassinated|influenced|king|queen|emperor)$/u;

/** What somebody in history or in a book has, and no child. */
const IN_HISTORY =
  /^(?:spies|navy|reign|armada|ark|flood|wives|beheading|abdication|coronation|tomb|revolt|rebellion|soliloquy|finches|seascapes|regicide)$/u;

/** Whether a verb is the pupil's: nobody, a pronoun, or somebody called like the one who is spoken of stands before it. */
function isOfPupil(tokens: readonly Token[], at: number, own: string): boolean {
  const [verb, before] = [tokens[at], tokens[at - 1]];
  if (verb === undefined) return false;
  // The pupil's name may have been taken out already.
  // "A good grasp of why Romeo dies".
  if (GRASP.test(verb.key)) return true;
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
  if (token?.shape !== "capital" || !PUBLIC_WORDS.has(token.key)) return false;
  if (next === undefined || next.opens || next.gap.replace(/^['’]s/iu, "").trim() !== "")
    return false;
  // "The Severn valley".
  if (OF_THE_EARTH.test(next.key) && !token.possessive) return !followsSocial({ tokens, at });
  // "Elizabeth's spies", "Blake's The Tyger".
  if (token.possessive && IN_HISTORY.test(next.key)) return true;
  if (token.possessive && next.key === "the" && next.shape === "capital") return true;
  if (token.opens) return false;
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
    // "St Mark's" is a school or a church, and St Mark's Day is none.
    !(
      token.possessive &&
      /^(?:st|saint)$/u.test(rank.key) &&
      !/^(?:day|eve|gospel|cross)$/u.test(tokens[at + 2]?.key ?? "")
    ) &&
    // "Emma St John", "Miss Lady Gray".
    (before === undefined || rank.opens || before.shape === "lower")
  );
}

/** Places that people are called after, and that are therefore no public names by themselves. */
export const PLACE_TOO =
  /^(?:jordan|chad|georgia|kenya|chelsea|brooklyn|sydney|florence|austin|carolina|dakota|virginia|asia|israel|lourdes|milan|siena|verona|adelaide|victoria|alexandria|salem|orlando|holland|ireland|england|france|troy|memphis|savannah|phoenix|dallas|houston|camden|preston|lincoln|chester|bethany)$/u;

/** Public, and no name of a child's: what its neighbour in a pair is public by. */
const isSurelyPublic = (token: Token | undefined) =>
  token?.shape === "capital" &&
  !token.possessive &&
  PUBLIC_WORDS.has(token.key) &&
  !isKnownName(token.key) &&
  (!isEnglish(token.key) || /^(?:china|turkey|japan|wales|chile)$/u.test(token.key));
/** What follows a pair that a lesson is about: "compared", "after partition". */
const AFTER_TOPICS =
  /^(?:as|after|before|during|in|under|on|from|at|compared|contrasted|explained|described|studied|analysed|located|identified|revised|labelled|placed|marked|understood)$/u;
const BEFORE_TOPICS =
  /^(?:between|in|of|from|about|on|comparing|compares|compared|contrasts|contrasted)$/u;
const WITH_PLACES = /^(?:trade|war|wars|border|treaty|relations|links|conflict)$/u;

/** "Between Paris and London", "Keats and Byron compared": one of two of which the other is public and nobody's name. */
export function isBesidePlace(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.shape !== "capital" || token.possessive) return false;
  if (!PUBLIC_WORDS.has(token.key) && !PLACE_TOO.test(token.key)) return false;
  const joins = (and: Token | undefined, then: Token | undefined) =>
    and?.key === "and" && and.gap === " " && then?.gap === " " && !then.opens;
  const first = joins(next, tokens[at + 2]) ? at : at - 2;
  if (first !== at && !joins(tokens[at - 1], token)) return false;
  const other = tokens[first === at ? at + 2 : at - 2];
  // "Jordan and Israel on the map".
  const onMap = [3, 4, 5].map((step) => tokens[first + step]?.key).join(" ") === "on the map";
  if (!isSurelyPublic(other) && !(onMap && PLACE_TOO.test(other?.key ?? ""))) return false;
  if (followsSocial({ tokens, at: first }) || inCompany({ tokens, at: first })) return false;
  const [before, head, behind] = [tokens[first - 1], tokens[first], tokens[first + 3]];
  if (head?.opens === true || before === undefined)
    return behind === undefined || behind.opens || AFTER_TOPICS.test(behind.key);
  return (
    BEFORE_TOPICS.test(before.key) ||
    (before.key === "with" && WITH_PLACES.test(tokens[first - 2]?.key ?? ""))
  );
}

/** What has names of its own on maps and in books, and is no child. */
const KINDS =
  /^(?:rivers|lakes|mountains|mounts|seas|oceans|cities|capitals|countries|islands|volcanoes|planets|moons|kings|queens|emperors|pharaohs|popes|gods|goddesses|saints|prophets|apostles|poets|authors|novelists|playwrights|artists|painters|sculptors|composers|scientists|mathematicians|philosophers|explorers|inventors|fonts|typefaces)$/u;
const MOST_IN_LIST = 12;

/** "The rivers Severn, Trent and Thames": each of what is listed as of a kind, where nobody is called Rivers. */
export function isInListOf(
  tokens: readonly Token[],
  at: number,
  isSurname: (key: string) => boolean,
): boolean {
  const token = tokens[at];
  if (token?.shape !== "capital" || token.possessive) return false;
  // "Abraham and Moses as prophets".
  let end = at + 1;
  while (tokens[end]?.key === "and" && tokens[end + 1]?.shape === "capital") end += 2;
  if (
    tokens[end]?.key === "as" &&
    KINDS.test(tokens[end + 1]?.key ?? "") &&
    !followsSocial({ tokens, at })
  )
    return true;
  let head = at;
  while (at - head < MOST_IN_LIST) {
    const [here, before] = [tokens[head], tokens[head - 1]];
    if (here === undefined || before === undefined) return false;
    if (KINDS.test(before.key))
      return /^(?:,? |: )$/u.test(here.gap) && (before.shape === "lower" || !isSurname(before.key));
    if (here.opens) return false;
    if (before.key === "and" && tokens[head - 2]?.shape === "capital") head -= 2;
    else if (before.shape === "capital" && /^,? $/u.test(here.gap)) head -= 1;
    else return false;
  }
  return false;
}

/** "Ellis Island", "Victoria Falls": a place on the map, where nobody at the school has it for a surname. */
export function isOnTheMap(
  tokens: readonly Token[],
  at: number,
  isSurname: (key: string) => boolean,
): boolean {
  const [token, kind] = [tokens[at], tokens[at + 1]];
  return (
    token?.shape === "capital" &&
    !token.possessive &&
    GIVEN_NAMES.has(token.key) &&
    kind?.shape === "capital" &&
    kind.gap === " " &&
    OF_THE_EARTH.test(kind.key) &&
    !isSurname(kind.key) &&
    !inCompany({ tokens, at })
  );
}
