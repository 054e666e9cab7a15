import type { Place, Refused, RefusedCode } from "../roster.ts";
import { fold } from "../values/text.ts";
import type { Reason, StudentRow } from "./student-rows.ts";

const fullNameOf = ({ first, last }: StudentRow) =>
  [first.preferred || first.plain || first.legal, last.preferred || last.plain || last.legal]
    .filter((part) => part !== "")
    .join(" ");

/** Rows that do not come in, one entry for all of one person with one reason. */
export class Refusals {
  readonly #entries = new Map<string, Refused>();

  add(row: StudentRow, reason: Reason | null): void {
    if (reason === null) return;
    const name = fullNameOf(row);
    const id = row.ids.school || row.ids.upn || row.ids.system;
    this.put(reason.code, [id, fold(name)], {
      ...reason,
      student_id: id || null,
      name: name || null,
    });
  }

  /** Another row with this reason; those with the same `about` are one entry. */
  put(
    code: RefusedCode,
    about: readonly string[],
    {
      sentence,
      place,
      student_id,
      name,
    }: { sentence: string; place: Place; student_id: string | null; name: string | null },
  ): void {
    const { file, sheet, line } = place;
    const at = { file, sheet, line: line ?? 0 };
    const key = [code, ...about].join("\n");
    const entry = this.#entries.get(key);
    if (entry === undefined) {
      this.#entries.set(key, { code, sentence, student_id, name, place, rows: 1, lines: [at] });
    } else {
      entry.rows += 1;
      entry.lines.push(at);
    }
  }

  get all(): Refused[] {
    return [...this.#entries.values()];
  }
}
