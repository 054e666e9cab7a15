import { FIELD_LABELS, type MainField } from "@reportair/contract/features/report-fields.ts";
import type { Table } from "../roster.ts";
import type { Draft } from "./drafts.ts";
import { noteFieldOf } from "./headings.ts";
import type { Column } from "./mark-book.ts";
import { OWN_WORDS } from "./scales.ts";

type Proposed = Pick<Column, "field" | "choices" | "why">;

/** Which column fills which field: each field once, by the heading that is surest to be it. */
export function proposedFields(drafts: readonly Draft[], table: Table): Proposed[] {
  const proposals = drafts.map((): Proposed => ({ field: "", choices: [], why: "" }));
  const takenBy = new Map<MainField, number>();
  const wishes = drafts.flatMap((draft, index) => {
    const wish = wishOf(draft);
    return wish === null ? [] : [{ index, ...wish }];
  });
  // Of several columns of one kind the last says most of now.
  for (const { index, field } of wishes.toSorted((a, b) => a.rank - b.rank || b.index - a.index)) {
    if (takenBy.has(field)) continue;
    takenBy.set(field, index);
    proposals[index] = { field, choices: [], why: "" };
  }
  const asked = drafts.findLastIndex(
    ({ meaning, kind }) => meaning?.kind === "asked" && isScale(kind),
  );
  return drafts.map((draft, index): Proposed => {
    const { kind, meaning, heading } = draft;
    const proposal = proposals[index] ?? { field: "", choices: [], why: "" };
    if (draft.what === "formulas without results")
      return {
        ...proposal,
        field: "",
        why: `“${table.file}” holds no results of these formulas. Open it in your spreadsheet program, save it there and choose it again, or copy the cells and paste them.`,
      };
    if (kind === "text" && (meaning?.kind !== "aside" || /target/iu.test(heading)))
      return { field: noteFieldOf(heading), choices: [], why: "" };
    if (proposal.field !== "") return proposal;
    if (meaning?.kind === "aside") return { ...proposal, why: meaning.why };
    if (draft.what === OWN_WORDS && meaning !== undefined) {
      const wanted =
        meaning.kind === "field"
          ? [meaning.field]
          : meaning.kind === "asked"
            ? meaning.choices
            : [];
      const choices = wanted.filter((field) => !takenBy.has(field));
      if (choices.length > 0) return { field: "", choices, why: "" };
    }
    if (!isScale(kind))
      return {
        ...proposal,
        why:
          draft.what === "nothing in it"
            ? "Nothing stands in it."
            : "It is no scale that is known.",
      };
    if (meaning?.kind === "asked") {
      if (index !== asked)
        return { ...proposal, why: `“${drafts[asked]?.heading ?? ""}” is the newer one.` };
      const free = meaning.choices.filter((field) => !takenBy.has(field));
      return { field: free.length === 1 ? (free[0] ?? "") : "", choices: meaning.choices, why: "" };
    }
    const wanted = wishOf(draft)?.field;
    const by = wanted === undefined ? undefined : drafts[takenBy.get(wanted) ?? -1]?.heading;
    return {
      ...proposal,
      why:
        by === undefined || wanted === undefined
          ? "The heading does not say which field it is."
          : `${FIELD_LABELS[wanted]} is filled from “${by}”.`,
    };
  });
}

const isScale = (kind: Column["kind"]) => kind !== "other" && kind !== "text";

/** The field that a column would fill, and how surely. */
function wishOf({ kind, meaning }: Draft): { field: MainField; rank: number } | null {
  if (!isScale(kind) || meaning === undefined) return null;
  if (meaning.kind === "marks") return { field: "level", rank: 3 + meaning.rank };
  if (meaning.kind !== "field") return null;
  // Sanctions say little of how a pupil behaves; whether they do is for the teacher.
  if (meaning.rank === 3 || (meaning.field === "behaviour" && kind === "count")) return null;
  return { field: meaning.field, rank: meaning.rank };
}
