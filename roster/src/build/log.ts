import type { Place, Skipped, SkippedCode, Warning } from "../roster.ts";
import { skippedAt } from "../skipping.ts";

/** What did not go into the roster as it was, gathered on the way. */
export class Log {
  readonly #skipped = new Map<string, { code: SkippedCode; place: Place; count: number }>();
  readonly #warnings = new Map<string, Warning>();

  /** Something that is no part of a roster. */
  skip(code: SkippedCode, place: Place): void {
    const key = [code, place.file, place.sheet ?? ""].join("\n");
    const before = this.#skipped.get(key);
    if (before === undefined) this.#skipped.set(key, { code, place, count: 1 });
    else before.count += 1;
  }

  /** Something that was left out or is doubted: said once, however many rows say it. */
  warn(warning: Warning): void {
    const { code, student_id, place } = warning;
    // What is missing is missing from its own row.
    const value = place.value === "" ? `${place.file}\n${place.line ?? ""}` : place.value;
    const key = [code, student_id ?? "", place.column ?? "", value].join("\n");
    if (!this.#warnings.has(key)) this.#warnings.set(key, warning);
  }

  get skipped(): Skipped[] {
    return [...this.#skipped.values()].map(({ code, place, count }) =>
      skippedAt(code, place, count),
    );
  }

  get warnings(): Warning[] {
    return [...this.#warnings.values()];
  }
}
