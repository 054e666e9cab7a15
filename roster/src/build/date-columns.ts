import type { Answers, Field, Question } from "../roster.ts";
import { readDate } from "../values/dates.ts";
import { answered } from "./gather.ts";
import type { DataRow, Source } from "./sources.ts";

/** Reads the dates of sources, each column in the order that the whole of it shows or a person has said. */
export class DateColumns {
  readonly #answers: NonNullable<Answers["date_order"]>;
  readonly #today: string;
  readonly #asked = new Map<string, Question>();

  constructor(answers: Answers["date_order"], today: string) {
    this.#answers = answers ?? {};
    this.#today = today;
  }

  /** The day in a row's cell, ISO; null where the cell holds none. */
  read(source: Source, row: DataRow, field: Field): string | null {
    const column = `${source.table.id} › ${source.heading(field)}`;
    const judged = source.dates(field);
    const answer = answered(this.#answers, column);
    if (!judged.certain && answer === undefined && !this.#asked.has(column)) {
      const place = row.place(field);
      this.#asked.set(column, {
        code: "date_order",
        column,
        place,
        sentence: `Every date under “${place.column ?? ""}” can be read in two ways. Is the day or the month first in “${place.value}”?`,
        otherwise: "They are read with the day first.",
      });
    }
    return readDate(row.text(field), {
      order: answer ?? judged.order,
      epoch: source.table.epoch,
      thisYear: Number(this.#today.slice(0, 4)),
    });
  }

  get questions(): Question[] {
    return [...this.#asked.values()];
  }
}
