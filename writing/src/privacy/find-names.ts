import { PASTS } from "../notes/verbs.ts";
import { isOnlyCalledLike } from "./called-like.ts";
import { castOf } from "./names/casts.ts";
import { initialSpans } from "./initials.ts";
import { isOnTopic, publicPhrases, type PublicPhrase } from "./find-public.ts";
import { knownAt, publicSurname } from "./known-names.ts";
import type { NameSpan } from "./name-span.ts";
import { nearWords } from "./near.ts";
import { goesOnInOtherScript } from "./other-scripts.ts";
import type { KnownKind, RosterIndex } from "./roster.ts";
import { isStranger, FORMULA } from "./strangers.ts";
import { isStudied } from "./studied.ts";
import { followsSocial, hasTitle, inCompany, ONLY_PEOPLE, type Place } from "./surroundings.ts";
import { tokenise, type Token } from "./tokens.ts";
import {
  followsAsSurname,
  isOwnSurnameBehind,
  isSmallSurnameBehind,
  knownElsewhere,
  precededByHalf,
  precededByForename,
  precededByInitial,
} from "./whole-names.ts";
import { isEnglish, isKnownName } from "./words.ts";

/** With whom somebody acts: "opposite Duncan as Macbeth". */
const ON_STAGE = /^(?:opposite|alongside|beside|with|and)$/u;

/**
 * Whether a name that somebody at the school has stands for a figure of lessons: "read Jane Austen" where a student is
 * called just that, "Johnson's proof" after "Katherine Johnson", "read Jane Goodall" where Jane is another Jane.
 */
function isFigure(
  place: Place,
  end: number,
  known: { length: number; kind: KnownKind },
  phrases: readonly PublicPhrase[],
  indexes: readonly RosterIndex[],
): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  // Of a name of several words only the first counts for what stands around it.
  const around = { tokens: [...tokens.slice(0, at + 1), ...tokens.slice(end)], at };
  if (token === undefined || inCompany(around) || followsSocial(place) || hasTitle(place))
    return false;
  if (token.opens && !tokens[end - 1]?.possessive) return false;
  if (phrases.some((one) => one.shared && one.at === at && one.end === end)) return true;
  const isKnown = (key: string, part: "first" | "last") =>
    indexes.some(({ words }) => words.get(key)?.[part] === true);
  if (end === at + 1)
    return (
      !isKnown(token.key, "first") &&
      phrases.some((one) => one.at !== at && tokens[one.end - 1]?.key === token.key)
    );
  const surname = tokens.slice(at + known.length, end).map(({ key }) => key);
  return (
    known.kind === "PUPIL" &&
    known.length === 1 &&
    surname.length > 0 &&
    surname.every(
      (key) =>
        key.length > 1 &&
        !isKnown(key, "last") &&
        indexes.every(({ near }) => nearWords(key, near).length === 0),
    )
  );
}

/** "Mark lost mark after mark", of what is a word besides. */
function isDoneWithItsLike(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
): boolean {
  const [own, verb, token] = tokens.slice(Math.max(0, at - 2), at + 1);
  return (
    token !== undefined &&
    token.shape === "lower" &&
    !token.opens &&
    verb?.opens === false &&
    own?.key === token.key &&
    indexes.every(({ words }) => words.get(token.key)?.wordFirst !== false) &&
    PASTS.has(verb.key) &&
    !ONLY_PEOPLE.test(verb.key)
  );
}

/** Everybody whom a text names, on the roster or not, in the order of the text and without overlaps. */
export function findNames(text: string, indexes: readonly RosterIndex[]): NameSpan[] {
  const tokens = tokenise(text);
  const phrases = publicPhrases(tokens, indexes);
  const spoken = new Set(
    phrases
      .filter(({ shared }) => !shared)
      .flatMap((one) => tokens.slice(one.at, one.end).map((_, step) => one.at + step)),
  );
  const onTopic = isOnTopic(text, tokens);
  const cast = castOf(text);
  const spans: NameSpan[] = [];
  // Where the pupil has just been named, a word is a word: it would be "she" now. "Miles is miles ahead".
  let named = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.opens) named = false;
    const here = spoken.has(at) ? undefined : knownAt(tokens, at, indexes, text);
    if (here === "word" || (here?.doubtful && here.kind === "PUPIL" && named)) continue;
    // "Art missed art": with what is called the same somebody has done something.
    if (here?.kind === "PUPIL" && here.length === 1 && isDoneWithItsLike(tokens, at, indexes))
      continue;
    const place = { tokens, at };
    // Who would be somebody even where nobody is called so is no doubt.
    const surer =
      here?.doubtful === true && here.kind === "CLASSMATE" && isStranger(place, onTopic);
    const inWork =
      cast.has(token.key) &&
      token.shape === "capital" &&
      !followsSocial(place) &&
      (/^(?:and|or)$/u.test(tokens[at - 1]?.key ?? "") || !inCompany(place));
    // "Goneril's lies in King Lear" are of nobody who is only said like her.
    const alike = inWork && here?.doubtful && !indexes.some(({ words }) => words.has(token.key));
    const person = surer || alike ? undefined : here;
    const shared = person || spoken.has(at) ? undefined : publicSurname(token, indexes);
    const known = person ?? shared;
    const formula = FORMULA.test(text.slice(token.start, token.end)) && !isKnownName(token.key);
    const stranger = !known && !formula && !spoken.has(at) && !inWork && isStranger(place, onTopic);
    if (!known && !stranger) continue;
    let end = at + (known?.length ?? 1);
    if (known?.kind !== "SCHOOL") {
      while (
        followsAsSurname(tokens, at, end) &&
        // "Aoife B1 for speaking", "Nicholls A*".
        !/^(?:\d|[*+-](?!\p{L}))/u.test(text.slice(tokens[end]?.end ?? text.length)) &&
        !knownElsewhere(tokens, end, indexes, known?.kind) &&
        end < at + 4
      )
        end++;
      while (end - at < 6 && goesOnInOtherScript(tokens, end)) end++;
      if (stranger && isSmallSurnameBehind(tokens, at, end)) end++;
      if (
        person?.kind === "PUPIL" &&
        (person.length === 1 || !isEnglish(tokens[end]?.key ?? "")) &&
        isOwnSurnameBehind(tokens, end, indexes)
      )
        end++;
    }
    if (!known && isStudied(tokens, at, end)) {
      at = end - 1;
      continue;
    }
    const initial =
      precededByInitial(tokens, at, text) ??
      precededByHalf(tokens, at) ??
      precededByForename(tokens, at, person?.kind);
    const last = tokens[end - 1] ?? token;
    const dot =
      end > at + 1 && last.key.length === 1 && /^\. \p{Ll}/u.test(text.slice(last.end)) ? 1 : 0;
    named ||= person?.kind === "PUPIL" && !person.doubtful;
    spans.push({
      start: initial ?? token.start,
      end: last.end + dot,
      kind: known?.kind ?? "NAME",
      listed: person?.listed === true,
      doubtful: person?.doubtful === true,
      figure:
        shared !== undefined ||
        person?.doubtful === true ||
        // "The essay on Holly Golightly", "why Macbeth kills Duncan", where a Holly and a Duncan are classmates.
        (person?.kind === "CLASSMATE" &&
          (isOnlyCalledLike({ tokens, at }, end) ||
            (inWork &&
              !token.opens &&
              !inCompany(place) &&
              !ON_STAGE.test(tokens[at - 1]?.key ?? "")) ||
            (end - at > person.length &&
              tokens[at - 1]?.key === "on" &&
              isStudied(tokens, at, end)))) ||
        (person !== undefined && isFigure({ tokens, at }, end, person, phrases, indexes)),
    });
    at = end - 1;
  }
  // "R. S. Thomas" is nobody with the initials R. S.
  const said = new Set(phrases.filter(({ shared }) => !shared).map((one) => tokens[one.at]?.start));
  // Before the others, for "R. McC" with a surname that nobody has.
  return [...initialSpans(text, indexes).filter(({ start }) => !said.has(start)), ...spans];
}
