import { PUBLIC_PHRASES, PUBLIC_WORDS } from "./names/public-names.ts";
import { TOGETHER_PHRASES } from "./names/humanities.ts";
import { nearWords } from "./near.ts";
import type { RosterIndex } from "./roster.ts";
import { followsSocial, isTitle } from "./surroundings.ts";
import { isBesidePlace, isInListOf, PLACE_TOO, isOfRank, isOnTheMap, isToldOf } from "./told-of.ts";
import { tokenise, type Token } from "./tokens.ts";
import { isCommonWord, isKnownName } from "./words.ts";

const BY_HEAD = new Map<string, (readonly string[])[]>();
for (const phrase of PUBLIC_PHRASES) {
  const head = phrase[0] ?? "";
  BY_HEAD.set(head, [...(BY_HEAD.get(head) ?? []), phrase]);
}

/** "William" and "Shakespeare's", or "Pythagoras" and "theorem" without its apostrophe. */
function same(token: Token, word: string): boolean {
  return token.key === word || (token.possessive && `${token.key}s` === word);
}

/** After the one before it with nothing between that would end a name: "J. K. Rowling", not "with Jane. Austen is". */
function continues(token: Token): boolean {
  return token.gap === "-" || (!token.opens && /^['’]?(?:[ \u00A0]|\. ?)?$/u.test(token.gap));
}

/** "Anne-Marie Curie", "Jane Austen-Smith": the name goes on across a hyphen, and is somebody else's. */
function goesOn(tokens: readonly Token[], at: number, end: number): boolean {
  const [first, before, next] = [tokens[at], tokens[at - 1], tokens[end]];
  const fromBefore = first?.gap === "-" && before !== undefined && before.shape !== "lower";
  return fromBefore || (next?.gap === "-" && next.shape !== "lower");
}

/** "Mr Jones" where a teacher is called that, "Jane Austen Okafor" where somebody is called Okafor. */
function isAtSchool(
  tokens: readonly Token[],
  at: number,
  end: number,
  indexes: readonly RosterIndex[],
): boolean {
  const surname = (token: Token | undefined) =>
    indexes.map(({ words }) => words.get(token?.key ?? "")).find((known) => known?.last);
  if (isTitle(tokens[at]?.key ?? "")) return surname(tokens[end - 1])?.kind === "STAFF";
  const next = tokens[end];
  const follows = next?.gap === " " && next.shape !== "lower" && !tokens[end - 1]?.possessive;
  return follows && surname(next) !== undefined;
}

/** Whether somebody at the school has the whole name, alone or as a part of a longer one: a student called Jane Austen. */
function isNameOfSomebody(
  tokens: readonly Token[],
  at: number,
  end: number,
  indexes: readonly RosterIndex[],
): boolean {
  const starts = tokens.slice(Math.max(0, at - 3), at + 1).map((_, back) => at - back);
  return starts.some((start) =>
    indexes.some(({ phrases }) =>
      (phrases.get(tokens[start]?.key ?? "") ?? []).some(
        ({ words }) =>
          start + words.length >= end &&
          words.every((word, step) => tokens[start + step]?.key === word),
      ),
    ),
  );
}

const TOGETHER: ReadonlySet<string> = new Set(
  TOGETHER_PHRASES.split(/[;\n]/u).map((phrase) => phrase.trim()),
);
const isSayings = (tokens: readonly Token[]) =>
  TOGETHER.has(tokens.map(({ key }) => key).join(" "));

const FIRST_PERSON =
  /^(?:am|was|have|had|do|did|think|thought|expect|want|would|will|can|could|hope|believe|feel|felt|know|knew|see|saw|need|told|asked|gave|said|like|love)$/u;
const SAID_TO = /^(?:told|tell|asked|ask|remind(?:ed)?|advised?|show(?:ed)?|gave|give|let|said)$/u;

/**
 * "Theresa may need help", "I told Mary I was pleased", "argued with George Michael": words that only look like a
 * public name, where somebody at the school has the first of them.
 */
function isChance(
  tokens: readonly Token[],
  at: number,
  end: number,
  indexes: readonly RosterIndex[],
): boolean {
  const [first, last] = [tokens[at], tokens[end - 1]];
  if (first === undefined || last === undefined) return false;
  if (!indexes.some(({ words }) => words.get(first.key)?.first)) return false;
  if (followsSocial({ tokens, at })) return true;
  if (last.key === "i")
    return (
      FIRST_PERSON.test(tokens[end]?.key ?? "") ||
      tokens.slice(Math.max(0, at - 3), at).some(({ key }) => SAID_TO.test(key))
    );
  // "Noah's flood".
  if (first.possessive) return false;
  const said = tokens.slice(at, end);
  // "The skye boat song": of words in small letters that belong together.
  if (said.every(({ shape }) => shape === "lower") && isSayings(said)) return false;
  return last.shape === "lower" && isCommonWord(last.key);
}

const AND = /^['’]?[ \u00A0]?[&+][ \u00A0]?$/u;

/** How many tokens the phrase takes up where it begins there, or none: "and" may be written "&". */
function tokensOf(phrase: readonly string[], tokens: readonly Token[], at: number): number {
  let count = 0;
  let joined = false;
  for (const word of phrase) {
    const next = tokens[at + count];
    if (next === undefined) return 0;
    if (word === "and" && AND.test(next.gap)) {
      joined = true;
      continue;
    }
    if (!same(next, word) || !(count === 0 || joined || continues(next))) return 0;
    joined = false;
    count += 1;
  }
  return count;
}

/** A public name of several words, as the numbers of its tokens: from `at` to before `end`. */
export type PublicPhrase = {
  at: number;
  end: number;
  /** Somebody at the school has this very name, so that it may not go out. */
  shared: boolean;
};

const OF_A_PLACE =
  /^(?:trip|visit|exchange|treaty|agreement|accords?|marathon|olympics|climate|commune|riots|metro|skyline)$/u;
const WHAT_PLACES_HAVE =
  /^(?:treaty|partition|battle|city|republic|map|capital|geography|population|siege|liberation|occupation|kingdom|independence|colonisation|invasion|gulf|bay|government|constitution)$/u;
/** Nothing that is seen in a pupil, too: no development, no independence, no conflict. */
const HAPPENS_IN =
  /^(?:scarcity|polic(?:y|ies)|wars?|tourism|trade|droughts?|famines?|floods?|flooding|gentrification|regeneration|migration|immigration|population|farming|agriculture|industry|earthquakes?|volcanoes|tsunamis?|deforestation|pollution|slums?|favelas?|refugees?|apartheid|communism|democracy|elections?|rainfall|deserts?|mountains|rivers|temples?|exports?|imports?)$/u;
/** What is called after who found it. */
const FOUND_BY =
  /^(?:series|theorem|laws?|modulus|equations?|constant|triangle|expansion|polynomials?|coefficient|distribution|reagent|algorithm|hypothesis)$/u;
const CODE = /^(?:code|scripts?|programming|program|programs|syntax|gem|gems|interpreter)$/u;

const PLAYED = /^(?:play(?:s|ed|ing)|act(?:s|ed|ing)|perform(?:s|ed|ing)|portray(?:s|ed|ing))$/u;

const SHOWS =
  /^(?:macbeth|hamlet|othello|grease|annie|oliver|matilda|cats|cabaret|hairspray|aladdin|cinderella)$/u;

/** "Played Olivia in Twelfth Night", "cast as Olivia in …": the character, whoever else is called so. */
function isCharacter(tokens: readonly Token[], at: number): boolean {
  const [before, next, work] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  // "Acted as Olivia in Twelfth Night".
  const as = before?.key === "as" && /^(?:cast|starred|appeared)$/u.test(tokens[at - 2]?.key ?? "");
  const plays = before?.key === "as" ? tokens[at - 2] : before;
  return (
    (as || PLAYED.test(plays?.key ?? "")) &&
    next?.key === "in" &&
    work?.shape === "capital" &&
    !work.opens &&
    (SHOWS.test(work.key) ||
      // A work of several words: who "played Olivia in Sheffield" met her there.
      (BY_HEAD.get(work.key) ?? []).some(
        (phrase) => phrase.length > 1 && tokensOf(phrase, tokens, at + 2) > 1,
      ))
  );
}

/** "Read Matilda by Roald Dahl", "Miss Trunchbull in Matilda": the work. */
function isWorkBy(tokens: readonly Token[], at: number): boolean {
  const [before, next, author] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (next?.key === "by" && next.gap === " " && author?.shape === "capital")
    return (BY_HEAD.get(author.key) ?? []).some(
      (phrase) => phrase.length > 1 && tokensOf(phrase, tokens, at + 2) > 1,
    );
  const figure = tokens[at - 2];
  return (
    before?.key === "in" &&
    SHOWS.test(tokens[at]?.key ?? "") &&
    figure?.shape === "capital" &&
    PUBLIC_WORDS.has(figure.key) &&
    !isKnownName(figure.key)
  );
}

/** "Codes in Ruby and Java". */
function isLanguage(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:ruby|python|java|scratch|swift|julia|pascal)$/u.test(tokens[at]?.key ?? "") &&
    tokens[at - 1]?.key === "in" &&
    /^(?:cod(?:es?|ed|ing)|program(?:s|med|ming)?|written|writes?|wrote|scripts?)$/u.test(
      tokens[at - 2]?.key ?? "",
    )
  );
}

/** "The Paris trip", "the partition of India", "neat Ruby code": what a place or a language has and nobody called so. */
function isNoPerson(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || token.shape !== "capital" || token.possessive || token.opens)
    return false;
  if (before === undefined || token.gap !== " ") return false;
  if (isLanguage(tokens, at)) return true;
  // "The angel Gabriel", "King Herod".
  if (RANK.test(before.key) && tokens[at - 2]?.key === "the") return true;
  if (OF_SCRIPTURE.test(before.key) && before.opens) return true;
  // "The Christian view".
  if (token.key === "christian" && /^(?:the|a)$/u.test(before.key) && next?.shape === "lower")
    return next.gap === " " && !/^(?:and|or|is|was|boy|girl|twins?)$/u.test(next.key);
  // "The Schlieffen Plan", "the Dawes Plan".
  const kind = next?.gap === " " && next.shape === "capital" ? next.key : "";
  if (before.key === "the" && EVENT_OR_PLAN.test(kind)) return true;
  // "Storm Eunice".
  if (before.key === "storm" && before.shape === "capital") return true;
  const follows = next?.gap === " " && next.shape === "lower" ? next.key : "";
  if (isCharacter(tokens, at) || isWorkBy(tokens, at)) return true;
  if (/^(?:an?|the)$/u.test(before.key) && FOUND_BY.test(follows)) return true;
  if (before.shape === "lower" && before.key !== "and" && CODE.test(follows))
    return /^(?:ruby|python|java|scratch|swift|julia|pascal)$/u.test(token.key);
  if (before.key === "in" && HAPPENS_IN.test(tokens[at - 2]?.key ?? ""))
    return PUBLIC_WORDS.has(token.key) || PLACE_TOO.test(token.key);
  if (!PUBLIC_WORDS.has(token.key)) return false;
  if (before.key === "the" && OF_A_PLACE.test(follows)) return true;
  return (
    before.key === "of" &&
    WHAT_PLACES_HAVE.test(tokens[at - 2]?.key ?? "") &&
    tokens[at - 3]?.key === "the"
  );
}

/** Who or what stands before a name that is public: "the prophet Jonah", "the river Jordan". */
const RANK =
  /^(?:angel|archangel|prophet|apostle|disciple|saint|god|goddess|pharaoh|emperor|empress|pope|king|queen|river|isle|carpenter|blacksmith|shepherd|nurse|inspector|butler|maid|governess|chemist|physicist|poet|nun|friar|knight)$/u;
const OF_SCRIPTURE = /^(?:angel|archangel|prophet|apostle|pharaoh|emperor|goddess)$/u;
/** What is called after somebody in history: "the Dawes Plan". */
const EVENT_OR_PLAN =
  /^(?:plan|line|pact|doctrine|crisis|affair|putsch|report|act|uprising|rebellion|revolt|massacre|conference|accord|declaration|trials?|trench|process|effect|scale|test|scandal|memorandum|agreement|address|renaissance|revolution|enlightenment|reformation|movement|purges?|blockade|airlift|riots?|boycott|famine|amendment|debates?|hypothesis)$/u;
const BATTLE = /^(?:battle|siege|treaty|edict|diet)$/u;
const MOST_WORDS = 3;

const isNearSomebody = (key: string, { near }: RosterIndex) => nearWords(key, near).length > 0;

/** "The Battle of Bosworth Field" where somebody is called Field: two words at least, so that "the Battle of Jack" is none. */
function battleAt(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
): PublicPhrase[] {
  const [token, of] = [tokens[at], tokens[at + 1]];
  if (token?.shape !== "capital" || !BATTLE.test(token.key) || of?.key !== "of") return [];
  let end = at + 2;
  while (end - at - 2 < MOST_WORDS) {
    const next = tokens[end];
    if (next?.shape !== "capital" || next.opens || next.gap !== " ") break;
    end += 1;
    if (next.possessive) break;
  }
  // "The Treaty of Waitangi": of one word only where nobody could be called so.
  const [single] = tokens.slice(at + 2, end);
  const isPlace =
    end - at === 3 &&
    single !== undefined &&
    !single.possessive &&
    !isKnownName(single.key) &&
    !indexes.some((index) => index.words.has(single.key) || isNearSomebody(single.key, index));
  if ((end - at < 4 && !isPlace) || isAtSchool(tokens, at + 2, end, indexes)) return [];
  return [{ at, end, shared: isNameOfSomebody(tokens, at + 2, end, indexes) }];
}

/** Where a text speaks of somebody or something public by a name of several words, for example "Romeo and Juliet". */
export function publicPhrases(
  tokens: readonly Token[],
  indexes: readonly RosterIndex[],
): PublicPhrase[] {
  const isCalled = (key: string) => indexes.some(({ words }) => words.get(key)?.first === true);
  const isSurname = (key: string) => indexes.some(({ words }) => words.get(key)?.last === true);
  const pair = (at: number) =>
    isOfRank(tokens, at, isCalled) || isOnTheMap(tokens, at, isSurname)
      ? [{ at, end: at + 2, shared: isNameOfSomebody(tokens, at, at + 2, indexes) }]
      : [];
  return tokens.flatMap((token, at) => [
    ...(isNoPerson(tokens, at) ||
    isToldOf(tokens, at) ||
    isBesidePlace(tokens, at) ||
    isInListOf(tokens, at, isSurname)
      ? [{ at, end: at + 1, shared: false }]
      : []),
    ...pair(at),
    ...battleAt(tokens, at, indexes),
    ...[
      ...(BY_HEAD.get(token.key) ?? []),
      // "Tom's Midnight Garden".
      ...(token.possessive ? (BY_HEAD.get(`${token.key}s`) ?? []) : []),
    ].flatMap((phrase) => {
      const end = at + tokensOf(phrase, tokens, at);
      if (end === at || goesOn(tokens, at, end)) return [];
      if (isAtSchool(tokens, at, end, indexes) || isChance(tokens, at, end, indexes)) return [];
      return [{ at, end, shared: isNameOfSomebody(tokens, at, end, indexes) }];
    }),
  ]);
}

/**
 * A text with noughts in place of the public names that nobody at the school has: no word of theirs is looked at,
 * and what stands before and behind them does not come together.
 */
export function withoutPublicNames(text: string, indexes: readonly RosterIndex[]): string {
  const tokens = tokenise(text);
  let rest = text;
  for (const { at, end, shared } of publicPhrases(tokens, indexes).toReversed()) {
    const [first, last] = [tokens[at], tokens[end - 1]];
    if (shared || first === undefined || last === undefined) continue;
    rest = `${rest.slice(0, first.start)}${"0".repeat(last.end - first.start)}${rest.slice(last.end)}`;
  }
  return rest;
}

const SCHOOLWORK =
  /\b(?:essays?|poems?|poetry|novels?|novella|plays?|characters?|protagonist|themes?|chapters?|plot|scenes?|acts?|soliloquy|speech|extract|quotations?|text|analys\w+|portray\w*|presents?|symboli\w+|context|theorem|law|laws|theory|triangle|equation|experiment|reign|king|queen|kings?|war|battle|treaty|painting|paintings|artist|composer|symphony|sonata|style of|murder|death of|studied|study of|knowledge of|understanding of|explain\w*|themes?)\b/iu;

/**
 * Whether a text is on a topic, so that a name that is both a student's and a character's ("Simon",
 * "Gerald") is more likely the character's.
 */
export function isOnTopic(text: string, tokens: readonly Token[]): boolean {
  return (
    (SCHOOLWORK.test(text) && tokens.some(({ key }) => PUBLIC_WORDS.has(key) && key.length > 3)) ||
    tokens.some(({ key }) => PUBLIC_WORDS.has(key) && key.length > 4 && !isKnownName(key))
  );
}
