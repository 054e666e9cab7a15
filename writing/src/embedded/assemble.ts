import { countWords } from "@reportair/contract/features/report-fields.ts";
import type { Sentence } from "../facts.ts";
import type { Piece, Place } from "./piece.ts";
import { unfold } from "./piece.ts";
import type { Person } from "./realise.ts";
import { realise, refersToStudent } from "./realise.ts";
import { flowing, varied } from "./rhythm.ts";
import type { Styling } from "./styling.ts";
import type { Token } from "./template.ts";
import { roughText } from "./template.ts";

const SHORT_PARAGRAPH = 38;
/** An achievement may stand alone, and so may a look ahead with its closing. */
const STANDS_ALONE: Partial<Record<Place, number>> = { achievement: 12, ahead: 26 };
const LONG_PARAGRAPH = 110;
/** The fewest words of a part of a paragraph that was too long. */
const LEAST_PART = 20;

function wordsIn(pieces: readonly Piece[]): number {
  return pieces.flatMap(unfold).reduce((sum, { tokens }) => sum + countWords(roughText(tokens)), 0);
}

/** Parts a long paragraph where it turns from one matter to the next, into parts that can stand alone. */
function splitLong(pieces: Piece[]): Piece[][] {
  const words = wordsIn(pieces);
  if (words <= LONG_PARAGRAPH) return [pieces];
  const breaks = pieces.flatMap((piece, index) => {
    const before = wordsIn(pieces.slice(0, index));
    if (Math.min(before, words - before) < LEAST_PART) return [];
    const turn =
      Math.floor(piece.order / 100) !== Math.floor((pieces[index - 1]?.order ?? 0) / 100);
    return [{ index, turn, off: Math.abs(before - words / 2) }];
  });
  const [best] = breaks.toSorted((a, b) => Number(b.turn) - Number(a.turn) || a.off - b.off);
  if (!best) return [pieces];
  return [...splitLong(pieces.slice(0, best.index)), ...splitLong(pieces.slice(best.index))];
}

/** Joins or parts paragraphs until there are about as many as the teacher writes. */
function countParagraphs(groups: Piece[][], wanted: number): Piece[][] {
  const result = groups.map((group) => [...group]);
  while (result.length > Math.max(1, wanted + 1)) {
    const sizes = result
      .slice(1)
      .map((group, index) => wordsIn(group) + wordsIn(result[index] ?? []));
    const at = sizes.indexOf(Math.min(...sizes));
    result.splice(at, 2, [...(result[at] ?? []), ...(result[at + 1] ?? [])]);
  }
  while (result.length < wanted - 1) {
    const at = result.reduce(
      (longest, group, index) => (group.length > (result[longest]?.length ?? 0) ? index : longest),
      0,
    );
    const group = result[at] ?? [];
    if (group.length < 2) break;
    const middle = Math.ceil(group.length / 2);
    result.splice(at, 1, group.slice(0, middle), group.slice(middle));
  }
  return result;
}

/** The pieces in their paragraphs; a paragraph too short to stand alone joins its neighbour. */
export function paragraphs(pieces: readonly Piece[], styling: Styling): Piece[][] {
  const sorted = pieces.toSorted((a, b) => a.order - b.order);
  const groups = styling.places
    .map((place) => sorted.filter((piece) => piece.place === place))
    .filter((group) => group.length > 0);
  const merged: Piece[][] = [];
  let open = false;
  for (const group of groups) {
    const last = merged.at(-1);
    const place = group[0]?.place;
    const alone = (place && STANDS_ALONE[place]) ?? SHORT_PARAGRAPH;
    const trails = place === "study" && wordsIn(group) < SHORT_PARAGRAPH;
    if (last && (open || trails)) last.push(...group);
    else merged.push([...group]);
    open = wordsIn(merged.at(-1) ?? []) < alone;
  }
  const last = merged.at(-1);
  if (open && last && merged.length > 1) {
    merged.pop();
    merged.at(-1)?.push(...last);
  }
  const split = merged.flatMap(splitLong);
  return styling.paragraphs === null ? split : countParagraphs(split, styling.paragraphs);
}

/** How a sentence begins that has an opener of its own already. */
const TAKES_NO_OPENER =
  /^(?:in|at|although|while|when|with|for|this|over|to|as|on|from|if|because|even|despite|so|during|there|where|that|since|outside|away|before|after|whenever|as far)\b/iu;

function withOpener(piece: Piece, before: Piece | undefined, alternate: boolean): readonly Token[] {
  const { openers, standing } = piece;
  const first = piece.tokens[0];
  if (!openers || !standing || !before?.standing) return piece.tokens;
  if (first?.kind === "text" && TAKES_NO_OPENER.test(first.text)) return piece.tokens;
  const opposed =
    (standing === "high") !== (before.standing === "high") &&
    standing !== before.standing &&
    (standing === "low" || before.standing === "low");
  const word = opposed
    ? openers.contrast
    : standing === before.standing && alternate
      ? openers.addition
      : "";
  return word === "" ? piece.tokens : [{ kind: "text", text: `${word}, ` }, ...piece.tokens];
}

export type Assembled = { text: string; sentences: Sentence[] };

/** Puts the pieces into paragraphs and decides where the name stands and where a pronoun. */
export function assemble(pieces: readonly Piece[], person: Person, styling: Styling): Assembled {
  const sentences: Sentence[] = [];
  let named = false;
  let additions = 0;
  const leads = new Set<string>();
  const text = paragraphs(pieces, styling).map((paragraph) => {
    const group = varied(flowing(paragraph.flatMap(unfold)), leads);
    let sinceName = named ? 2 : 9;
    let before: Piece | undefined;
    let afterAdvice = false;
    return group
      .map((piece) => {
        const tokens = withOpener(piece, before, additions % 2 === 0);
        if (piece.standing) {
          before = piece;
          additions++;
        } else if (piece.sources.includes("general")) before = undefined;
        const refers = refersToStudent(tokens);
        // After advice, what is seen of the student is new.
        if (piece.standing && afterAdvice) sinceName = 9;
        afterAdvice = piece.sources.includes("general");
        const byName = refers && sinceName >= 2 && !styling.toStudent;
        if (byName) {
          sinceName = 0;
          named = true;
        } else if (refers) sinceName++;
        const addressed = styling.toStudent && sentences.length === 0;
        const whole: readonly Token[] = addressed
          ? [{ kind: "text", text: `${person.name}, ` }, ...tokens]
          : tokens;
        const sentence = styling.finish(realise(whole, person, byName));
        sentences.push({ text: sentence, sources: [...piece.sources] });
        return sentence;
      })
      .join(" ");
  });
  return { text: text.join("\n\n"), sentences };
}
