// Names run together and names pulled apart, as a hurried hand or a telephone writes them: "gracecole", "mo ra".
import { isHeardAs } from "./heard.ts";
import { MISSPELLINGS } from "../language/misspellings.ts";
import { nearWords } from "./near.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { isPlacedAsPerson } from "./people-around.ts";
import { isEntered, type KnownKind, type RosterIndex } from "./roster.ts";
import { startsSaying } from "./subject-of.ts";
import type { Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isEnglish, isTypo } from "./words.ts";

/** Letters that stand for a word of their own: "w ill friend" is no Will. */
const SHORTHAND = /^[ainruvwxo]$/u;

/** Words that are looked at before and after: what stands further away tells nothing, and a long text would be copied for each of its words. */
const AROUND = 40;

/** A text's words around some of them, and these read as one. */
function read(tokens: readonly Token[], at: number, length: number): Place | undefined {
  const parts = tokens.slice(at, at + length);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || parts.length < length) return undefined;
  if (parts.slice(1).some(({ opens, gap }) => gap !== "-" && (opens || !/^[ \u00A0]$/u.test(gap))))
    return undefined;
  if (parts.slice(0, -1).some(({ possessive }) => possessive)) return undefined;
  const whole = {
    ...first,
    end: last.end,
    key: parts.map(({ key }) => key).join(""),
    possessive: last.possessive,
  };
  const before = tokens.slice(Math.max(0, at - AROUND), at);
  const after = tokens.slice(at + length, at + length + AROUND);
  return { tokens: [...before, whole, ...after], at: before.length };
}

const isNoWord = ({ key }: Token) =>
  key.length > 1 ? !isEnglish(key) && !PUBLIC_WORDS.has(key) : !SHORTHAND.test(key);

/** Whom the school knows by a name that words are when they are read as one; what English has beside is no proof. */
function calledAsOne(
  tokens: readonly Token[],
  at: number,
  length: number,
  indexes: readonly RosterIndex[],
): { kind: KnownKind; doubtful: boolean } | undefined {
  const place = read(tokens, at, length);
  const whole = place?.tokens[place.at];
  if (place === undefined || whole === undefined || whole.key.length < 4) return undefined;
  const parts = tokens.slice(at, at + length);
  if (parts.some(({ key }) => indexes.some((index) => isEntered(key, index)))) return undefined;
  const isPlaced = () => isPlacedAsPerson(place, indexes) || (whole.opens && startsSaying(place));
  // "Wi ll": each part is a word of English, and a slip besides.
  if (!parts.some((part) => isNoWord(part)) && !isPlaced()) return undefined;
  for (const index of indexes) {
    const known = index.words.get(whole.key);
    if (known && isEntered(whole.key, index))
      return { kind: known.kind, doubtful: isCommonWord(whole.key) };
  }
  if (!parts.every((part) => isNoWord(part)) || isTypo(whole.key) || MISSPELLINGS.has(whole.key))
    return undefined;
  for (const index of indexes) {
    const [near] = whole.key.length > 5 ? nearWords(whole.key, index.near) : [];
    const known = near === undefined ? undefined : index.words.get(near);
    if (known) return { kind: known.kind, doubtful: true };
    if (isHeardAs(whole, index, true) && isPlaced()) return { kind: "CLASSMATE", doubtful: true };
  }
  return undefined;
}

/** The fewest letters, and the most, that are read as a word when they stand by themselves. */
const SPELT = { fewest: 3, most: 14 };

/** "B e t h a n y", "G-r-a-c-e": whose name a row of single letters spells, and how many there are. */
function spelledOut(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
): { length: number; kind: KnownKind; doubtful: boolean } | undefined {
  let end = at;
  while (end - at < SPELT.most && tokens[end]?.key.length === 1) {
    if (end > at && !/^(?:[ \u00A0]|-|\.|\. |_)$/u.test(tokens[end]?.gap ?? "")) break;
    end += 1;
  }
  for (; end - at >= SPELT.fewest; end--) {
    const whole = tokens
      .slice(at, end)
      .map(({ key }) => key)
      .join("");
    const known = indexes.map(({ words }) => words.get(whole)).find(Boolean);
    if (known && indexes.some((index) => isEntered(whole, index)))
      return { length: end - at, kind: known.kind, doubtful: false };
  }
  return undefined;
}

/** Whose name begins at a token that has been pulled apart, and how many words it has become: "mo ra", "gwen-lian". */
export function partedName(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
): { length: number; kind: KnownKind; doubtful: boolean } | undefined {
  const spelt = spelledOut(tokens, at, indexes);
  if (spelt) return spelt;
  for (const length of [3, 2]) {
    const called = calledAsOne(tokens, at, length, indexes);
    if (called) return { length, ...called };
  }
  return undefined;
}

/** Whose first name and surname a word is, written as one: "graceokafor", "reedmark". */
export const runTogether = (
  token: Token | undefined,
  indexes: readonly RosterIndex[],
): KnownKind | undefined =>
  indexes.map(({ together }) => together.get(token?.key ?? "")).find(Boolean);
