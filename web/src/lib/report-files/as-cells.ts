import { unrun } from "@reportair/contract/formulas.ts";

/**
 * Texts as a column of cells to paste, one below the other: quoted where a line break, a tab or a quotation mark at the
 * beginning would split or change a cell, and never a formula.
 */
export function asCells(texts: readonly string[]): string {
  return texts.map((text) => quoted(unrun(text))).join("\n");
}

function quoted(cell: string): string {
  return /^"|[\t\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
