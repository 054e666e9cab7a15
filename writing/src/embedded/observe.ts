import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { countWords } from "@reportair/contract/features/report-fields.ts";
import type { Drawing, Drawn } from "./draw.ts";
import { draw, familiarity, opener, take } from "./draw.ts";
import type { Piece } from "./piece.ts";
import { PLACE_OF, TIGHT_GROUPS } from "./piece.ts";
import { standingOf } from "./standing.ts";
import type { Standing } from "./standing.ts";
import type { Token } from "./template.ts";
import { roughText } from "./template.ts";
import { gramsOf } from "./memory.ts";

/** The cells that hold what may be said of a field's option in this subject. */
export function sayCells(drawing: Drawing, field: MainField, option: string): string[] {
  return [`${field}/${option}/say`, `subjects/${drawing.area}/${option}/say`];
}

/** A full sentence for the option of a field; the first of a report speaks of the student. */
export function sayField(
  drawing: Drawing,
  field: MainField,
  option: string,
  first: boolean,
): Piece {
  const cells = sayCells(drawing, field, option);
  const drawn = draw(drawing, cells, { refers: first }) ?? draw(drawing, cells, { shortest: true });
  if (!drawn) throw new Error(`The banks cannot say ${field} "${option}"`);
  take(drawing, drawn);
  return {
    tokens: drawn.tokens,
    sources: [field],
    ...PLACE_OF[field],
    optional: false,
    standing: standingOf(field, option),
    openers: { contrast: opener(drawing, "contrast"), addition: opener(drawing, "addition") },
    size: drawn.size,
  };
}

type Clause = { drawn: Drawn; standing: Standing; field: MainField };

function clauseOf(drawing: Drawing, field: MainField, option: string, shortest: boolean): Clause {
  const drawn = draw(drawing, [`${field}/${option}/clause`], { shortest });
  if (!drawn) throw new Error(`The banks have no short words for ${field} "${option}"`);
  return { drawn, standing: standingOf(field, option), field };
}

function joinWord(one: Standing, other: Standing): string {
  const contrast = (one === "high" && other === "low") || (one === "low" && other === "high");
  return contrast ? " but " : " and ";
}

function joinClauses(clauses: readonly Clause[]): Token[] {
  const [first, second] = clauses;
  return [
    { kind: "pupil", form: "subject" },
    { kind: "text", text: " " },
    ...(first?.drawn.tokens ?? []),
    ...(first && second
      ? [
          { kind: "text" as const, text: joinWord(first.standing, second.standing) },
          ...second.drawn.tokens,
        ]
      : []),
    { kind: "text", text: "." },
  ];
}

const ATTEMPTS = 9;
/** So many characters a sentence may be longer for being new where space is short. */
const NEW_IS_WORTH = 14;

/** The least familiar of a few ways to say these fields in one sentence. */
function sayTogether(
  drawing: Drawing,
  inputs: ReportInputs,
  fields: readonly MainField[],
  shortest: boolean,
): Piece {
  const mayTurn = !fields.includes("homework_improvement_area");
  let best: { clauses: Clause[]; tokens: Token[]; score: number } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const clauses = fields.map((field) =>
      clauseOf(drawing, field, inputs[field], shortest && attempt < 2),
    );
    if (mayTurn && attempt % 2 === 1) clauses.reverse();
    const tokens = joinClauses(clauses);
    const text = roughText(tokens);
    const familiar = familiarity(drawing, text, gramsOf(text));
    const score = shortest ? text.length + familiar * NEW_IS_WORTH : familiar;
    if (!best || score < best.score) best = { clauses, tokens, score };
  }
  const { clauses, tokens } = best as NonNullable<typeof best>;
  for (const { drawn } of clauses) take(drawing, drawn);
  const size =
    drawing.unit === "words" ? countWords(roughText(tokens)) : roughText(tokens).length + 3;
  return {
    tokens,
    sources: [...fields],
    ...PLACE_OF[fields[0] as MainField],
    optional: false,
    size,
  };
}

/** The options of the used fields in as few words as the banks have: one sentence for each pair. */
export function sayTightly(
  drawing: Drawing,
  inputs: ReportInputs,
  fields: readonly MainField[],
  shortest: boolean,
): Piece[] {
  return TIGHT_GROUPS.map((group) => group.filter((field) => fields.includes(field)))
    .filter((group) => group.length > 0)
    .map((group) => sayTogether(drawing, inputs, group, shortest));
}
