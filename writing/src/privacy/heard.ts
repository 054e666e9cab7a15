// Names as somebody writes them who has only heard them: "shivaun" of Siobhán, "van dyke" of van Dijk.
import { MISSPELLINGS } from "../language/misspellings.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { nearWords } from "./near.ts";
import { PARTICLES, type KnownKind, type RosterIndex } from "./roster.ts";
import { soundOf } from "./sound.ts";
import { isTitle } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isEnglish, isTypo } from "./words.ts";

/**
 * Whether a word that no dictionary has sounds like a name of these people's. It may be a slip in another word all the
 * same, so that two sounds are enough only where a person stands: "sits by neeve" of a Niamh.
 */
export function isHeardAs(
  token: Token | undefined,
  { heard, sounds }: RosterIndex,
  placed = false,
): boolean {
  if (token === undefined || token.key.length < 4 || token.shape === "upper") return false;
  // "Victor" of a Wiktor is in the dictionary, and a name all the same.
  const named = placed && GIVEN_NAMES.has(token.key);
  if (!named && (isEnglish(token.key) || PUBLIC_WORDS.has(token.key))) return false;
  if (MISSPELLINGS.has(token.key) || (isTypo(token.key) && !placed)) return false;
  const sound = soundOf(token.key);
  return (
    (sounds.has(sound) && (token.opens || sound.length > 2)) ||
    (sound.length > (placed ? 1 : 2) && heard.has(sound))
  );
}

/** "Zuza and him" of a Zuzanna, "kwabs" of a Kwabena: the beginning of a first name, and no word. */
export function isBeginningOf(
  token: Token | undefined,
  { words }: RosterIndex,
  surnames = false,
): boolean {
  if (token === undefined || token.key.length < 3 || isEnglish(token.key)) return false;
  const pet = token.key.length > 4 ? token.key.replace(/(?:es|s|y|ie|o|z)$/u, "") : token.key;
  for (const [name, { first, last }] of words)
    if (
      (first || (surnames && last)) &&
      (name.startsWith(token.key) || name.startsWith(pet)) &&
      name.length > token.key.length + 1
    )
      return true;
  return false;
}

/** Whose surname two words are that it is written as, apart and otherwise: "van dyke", "mc kena". */
export function partedSurname(
  tokens: readonly Token[],
  at: number,
  { near, words, heard }: RosterIndex,
): KnownKind | undefined {
  const [particle, rest] = [tokens[at], tokens[at + 1]];
  if (particle === undefined || rest === undefined || !PARTICLES.has(particle.key))
    return undefined;
  if (!/^(?:[ \u00A0-]|['’])$/u.test(rest.gap) || rest.key.length < 3) return undefined;
  // "A field", "do well", "and grace" are two words.
  if (/^(?:and|do|el|y|e|st|den|la)$/u.test(particle.key)) return undefined;
  const whole = particle.key + rest.key;
  const alike = words.has(whole)
    ? whole
    : nearWords(whole, near).find((name) => words.get(name)?.last);
  const known = words.get(alike ?? "");
  if (known?.last) return known.kind;
  const sound = soundOf(whole);
  if (sound.length < 3 || !heard.has(sound)) return undefined;
  for (const [name, { last, kind }] of words)
    if (last && name.startsWith(particle.key) && soundOf(name) === sound) return kind;
  return undefined;
}

/** "Page Turner" of a Paige Turner: a first name in another spelling before the surname that goes with it. */
export function saidBeforeSurname(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
): KnownKind | undefined {
  const [first, last] = [tokens[at], tokens[at + 1]];
  if (first?.shape !== "capital" || last?.shape !== "capital" || last.gap !== " ") return undefined;
  if (first.possessive || first.key.length < 3 || isTitle(first.key)) return undefined;
  for (const { near, words, phrases } of indexes) {
    const surname = words.get(last.key);
    if (surname?.last !== true) continue;
    const alike = nearWords(first.key, near).some(
      (name) =>
        words.get(name)?.first === true &&
        soundOf(name) === soundOf(first.key) &&
        phrases.get(name)?.some((one) => one.words.length === 2 && one.words[1] === last.key),
    );
    if (alike) return surname.kind;
  }
  return undefined;
}
