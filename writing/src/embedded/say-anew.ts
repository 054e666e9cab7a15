import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";
import { MAIN_FIELDS, usedFields } from "@reportair/contract/features/report-fields.ts";
import { saysOption } from "../checks/evidence.ts";
import type { Facts } from "../facts.ts";
import { wordsOf } from "../language/text.ts";
import type { DraftSentence } from "./draft.ts";
import type { Drawing } from "./draw.ts";
import { draw, take } from "./draw.ts";
import { fillOpening, openings } from "./enrich.ts";
import { noteSentence, readNote } from "./note-pieces.ts";
import { sayCells, sayTightly } from "./observe.ts";
import { realise } from "./realise.ts";
import type { Token } from "./template.ts";
import { roughText } from "./template.ts";

function mainFields(sources: readonly string[]): MainField[] {
  return MAIN_FIELDS.filter((field) => sources.includes(field));
}

/** Fields whose tick no other sentence of the draft says. */
function saidOnlyHere(
  facts: Facts,
  draft: readonly DraftSentence[],
  index: number,
  fields: readonly MainField[],
): MainField[] {
  return fields.filter(
    (field) =>
      !draft.some(({ text }, at) => at !== index && saysOption(field, facts.inputs[field], text)),
  );
}

/** What the advice at this place of a draft is about: the last tick of its paragraph before it. */
function matterOf(draft: readonly DraftSentence[], index: number): MainField | undefined {
  const paragraph = draft[index]?.paragraph;
  return draft
    .slice(0, index)
    .filter((sentence) => sentence.paragraph === paragraph)
    .flatMap(({ sources }) => mainFields(sources))
    .at(-1);
}

/** Advice in the place of other advice, on the same matter where there is some; after a target only such as serves it. */
function generalTokens(
  drawing: Drawing,
  facts: Facts,
  draft: readonly DraftSentence[],
  index: number,
  most: number,
): readonly Token[] | null {
  const used = usedFields(facts.inputs);
  const after = draft
    .slice(0, index)
    .findLast(({ sources }) => !sources.includes("general"))?.sources;
  const single = openings(drawing, facts.inputs, mainFields(used), used).filter(
    ({ sources, cells }) =>
      sources.includes("general") && !cells.some((cell) => cell.endsWith("/passage")),
  );
  const closes = index === draft.length - 1;
  const serving = closes ? [] : single.filter(({ serves }) => serves && after?.includes(serves));
  const others = single.filter(({ serves, place }) => !serves && (place === "ahead") === closes);
  const matter = matterOf(draft, index);
  const advice = drawing.random
    .shuffle(serving.length > 0 ? serving : others)
    .toSorted((a, b) => Number(b.about === matter) - Number(a.about === matter));
  for (const opening of advice) {
    const piece = fillOpening(drawing, opening, most, "varied");
    if (piece) return piece.tokens;
  }
  return null;
}

function fieldTokens(
  drawing: Drawing,
  facts: Facts,
  draft: readonly DraftSentence[],
  index: number,
  fields: readonly MainField[],
  most: number,
): readonly Token[] | null {
  const needed = saidOnlyHere(facts, draft, index, fields);
  if (needed.length > 1) return sayTightly(drawing, facts.inputs, needed, false)[0]?.tokens ?? null;
  const field = needed[0] ?? fields[0];
  if (!field) return null;
  const option = facts.inputs[field];
  const cells =
    needed.length === 1 ? sayCells(drawing, field, option) : [`${field}/${option}/follow`];
  const drawn = draw(drawing, cells, { most });
  if (drawn) take(drawing, drawn);
  return drawn?.tokens ?? null;
}

/** The part of a note that a sentence was made from, in another frame. */
function noteTokens(
  drawing: Drawing,
  facts: Facts,
  field: ReportField,
  text: string,
  most: number,
): readonly Token[] | null {
  const words = new Set(wordsOf(text));
  const share = (tokens: readonly Token[]) => {
    const own = wordsOf(roughText(tokens));
    return own.filter((word) => words.has(word)).length / Math.max(1, own.length);
  };
  const [part] = readNote(facts.inputs[field], drawing.person.name, field).toSorted(
    (a, b) => share(b.tokens) - share(a.tokens),
  );
  return (part && noteSentence(drawing, field, part, 0, most)?.tokens) ?? null;
}

/** One sentence of a draft in other words, saying the same facts; null where the banks have none. */
export function sayAnew(
  drawing: Drawing,
  facts: Facts,
  draft: readonly DraftSentence[],
  index: number,
  most: number,
): string | null {
  const sentence = draft[index];
  if (!sentence) return null;
  const fields = mainFields(sentence.sources);
  const note = sentence.sources.find(
    (source): source is ReportField =>
      source !== "general" && source !== "teacher" && !fields.some((field) => field === source),
  );
  for (let turn = 0; turn < 4; turn++) {
    const tokens = note
      ? noteTokens(drawing, facts, note, sentence.text, most)
      : fields.length > 0
        ? fieldTokens(drawing, facts, draft, index, fields, most)
        : sentence.sources.includes("general")
          ? generalTokens(drawing, facts, draft, index, most)
          : null;
    if (!tokens) return null;
    const byName = sentence.text.includes(drawing.person.name);
    const text = drawing.styling.finish(realise(tokens, drawing.person, byName));
    if (text !== sentence.text) return text;
  }
  return null;
}
