import { keptColumn } from "@reportair/contract/features/mark-books.ts";
import {
  EMPTY_INPUTS,
  FIELD_OPTIONS,
  MAIN_FIELDS,
  NOTE_MAX,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../test/property-seed.ts";
import { formatOf } from "../files/number-formats.ts";
import { tableOfText } from "../files/text-table.ts";
import { keptOf, settingFor } from "./kept.ts";
import type { BookRow, Column, MarkBook, Pupil, Setting } from "./mark-book.ts";
import { readMarkBooks } from "./read-mark-book.ts";
import {
  fillFrom,
  isMainField,
  optionOfStep,
  outcomesOf,
  proposedSetting,
  valueLines,
} from "./settle.ts";

const pupils: Pupil[] = ["Ada", "Ben", "Cat", "Dan"].map((first_name, at) => ({
  id: at + 1,
  first_name,
  last_name: `Marks${"wxyz"[at]}`,
  preferred_name: null,
  student_id: `S${at}`,
}));
const lines = (cells: readonly string[]) =>
  pupils
    .map(({ first_name, last_name }, at) => `${first_name} ${last_name}\t${cells[at] ?? ""}`)
    .join("\n");
function read(headings: string, cells: readonly string[]): MarkBook {
  const [book] = readMarkBooks(
    [tableOfText(`Name\t${headings}\n${lines(cells)}`, "pasted", true)],
    pupils,
  );
  if (book === undefined) throw new Error("no book");
  return book;
}
const pupilOf = ({ match }: BookRow) => (match.kind === "found" ? match.pupil : null);

function fill(
  book: MarkBook,
  stands: Partial<ReportInputs> = {},
  overwrite = false,
  setting: Partial<Setting> = {},
) {
  const columns = book.columns.map((column) => ({
    column,
    setting: { ...proposedSetting(column), ...setting },
  }));
  return fillFrom(columns, book.rows, pupilOf, () => ({ ...EMPTY_INPUTS, ...stands }), overwrite);
}

describe("filling in", () => {
  it("gives every pupil the options of the columns, and leaves what says nothing", () => {
    const filling = fill(read("Behaviour\tHW%", ["1\t95%", "4\t0%", "abs\tn/a", "2-\t70%"]));
    const shown = [...filling.changes].map(([id, { behaviour, homework }]) => [
      id,
      behaviour,
      homework,
    ]);
    expect(shown).toEqual([
      [1, "Excellent Behaviour", "Consistently Completed"],
      [2, "Unacceptable Behaviour", "Never Completed"],
      [4, "", "Mostly Completed"],
    ]);
    expect(filling.ticks).toBe(5);
  });

  it.each([
    ["Good", "Goodness is what she shows.", "Goodness is what she shows.\nGood"],
    ["Talk", "Talks well.", "Talks well.\nTalk"],
    ["Good", "Kind.\nGood", null],
    ["Forgets her book in most weeks", "She. Forgets her book in most weeks, and asks.", null],
  ])("the note “%s” under “%s” is added once", (text, stands, after) => {
    const filling = fill(read("Comment", [text, "", "", ""]), { additional_notes: stands });
    expect(filling.changes.get(1)?.additional_notes ?? null).toBe(after);
  });

  it("a tick that stands stays and is shown, until the teacher says so", () => {
    const book = read("Behaviour", ["1", "2", "", "2"]);
    const stays = fill(book, { behaviour: "Good Behaviour" });
    expect([...stays.changes.keys()]).toEqual([]);
    expect(stays.differences).toEqual([
      { pupil: 1, field: "behaviour", stands: "Good Behaviour", book: "Excellent Behaviour" },
    ]);
    const over = fill(book, { behaviour: "Good Behaviour" }, true);
    expect([...over.changes].map(([id, { behaviour }]) => [id, behaviour])).toEqual([
      [1, "Excellent Behaviour"],
    ]);
    expect(over.differences).toEqual(stays.differences);
  });

  it("a note goes under what stands, once, and never beyond what a note holds", () => {
    const book = read("Comment", [
      "Reads well and often to others",
      "",
      "Needs to check the spelling",
      "Sits at the front now, please",
    ]);
    expect(
      [...fill(book, { additional_notes: "Kind." }).changes].map(
        ([, each]) => each.additional_notes,
      ),
    ).toEqual([
      "Kind.\nReads well and often to others",
      "Kind.\nNeeds to check the spelling",
      "Kind.\nSits at the front now, please",
    ]);
    expect(fill(book, { additional_notes: "Reads well and often to others" }).notes).toBe(2);
    const full = fill(book, { additional_notes: "x".repeat(NOTE_MAX - 3) });
    expect(full.changes.size).toBe(0);
    expect(full.tooLong.map(({ pupil }) => pupil)).toEqual([1, 3, 4]);
  });

  it("two columns of notes stand under each other, and marks as a note have their heading", () => {
    const book = read("Comment\tTest (/20)", [
      "Reads well and often to others\t17",
      "\t",
      "Sits at the front of the room\t12",
      "Needs to check the spelling\t",
    ]);
    const filling = fill(book, {}, false, { field: "additional_notes" });
    expect(filling.changes.get(1)?.additional_notes).toBe(
      "Reads well and often to others\nTest (/20): 17",
    );
    expect(filling.changes.get(4)?.additional_notes).toBe("Needs to check the spelling");
  });
});

it("a percentage of a workbook is read as it is shown", () => {
  expect(["0%", "0.00%", "0.0 %;[Red]-0.0 %"].map(formatOf)).toEqual([
    { kind: "percent" },
    { kind: "percent" },
    { kind: "percent" },
  ]);
  expect(formatOf('0" %"')).toEqual({ kind: "zeros", width: 1 });
});

it("steps become options in order, and the best one the first", () => {
  for (let steps = 1; steps <= 9; steps++)
    for (let options = 2; options <= 4; options++) {
      const all = Array.from({ length: steps }, (_, step) => optionOfStep(step, steps, options));
      expect(all[0]).toBe(0);
      expect(all).toEqual(all.toSorted());
      expect(all.every((option) => option < options)).toBe(true);
      if (steps >= options) expect(new Set(all).size).toBe(options);
    }
  expect([0, 1, 2, 3].map((step) => optionOfStep(step, 4, 3))).toEqual([0, 1, 2, 2]);
});

describe("what is kept", () => {
  const book = read("Behaviour\tTest (/20)", ["1\t17", "4\t3", "2-\t12", "2\t"]);
  const settled = book.columns.map((column, at) => ({
    column,
    setting:
      at === 0
        ? { ...proposedSetting(column), best_first: false, options: { "2-": "Good Behaviour" } }
        : { ...proposedSetting(column), edges: [80, 60, 10] },
  }));

  it("is proposed the next time, and needs no question where every value is known", () => {
    const kept = keptOf(settled, [], pupils);
    for (const column of kept) expect(keptColumn.parse(column)).toEqual(column);
    for (const { column, setting } of settled)
      expect(settingFor(column, kept, book.rows)).toEqual({ setting, confirmed: true });
    const newer = read("Behaviour\tTest (/20)", ["1\t17", "4\t3", "3-\t12", "2\t"]);
    expect(newer.columns.map((column) => settingFor(column, kept, newer.rows).confirmed)).toEqual([
      false,
      true,
    ]);
  });

  it("another scale under the same heading is asked about again", () => {
    const kept = keptOf(settled, [], pupils);
    const other = read("Behaviour", ["A", "B", "C", "A"]);
    expect(settingFor(other.columns[0]!, kept, other.rows)).toMatchObject({
      confirmed: false,
      setting: { best_first: true, options: {} },
    });
  });

  it("stays for columns that this book does not have", () => {
    const before = keptOf(settled, [], pupils);
    const [lates] = read("Lates", ["0", "1", "2", "6"]).columns;
    const kept = keptOf([{ column: lates!, setting: proposedSetting(lates!) }], before, pupils);
    expect(kept.map(({ heading }) => heading)).toEqual(["lates", "behaviour", "test 20"]);
  });

  it("holds no pupil's name, neither as a heading nor as a value", () => {
    const [column] = book.columns;
    const setting = {
      ...proposedSetting(column!),
      options: { "2-": "Good Behaviour", "with ada": "Good Behaviour" },
    };
    expect(keptOf([{ column: column!, setting }], [], pupils)[0]?.options).toEqual([
      { key: "2-", option: "Good Behaviour" },
    ]);
    expect(keptOf([{ column: { ...column!, id: "Marksw Ada" }, setting }], [], pupils)).toEqual([]);
  });
});

describe("whatever is pasted", () => {
  const cell = fc.oneof(
    fc.constantFrom(
      "1",
      "2",
      "3",
      "4",
      "5",
      "A",
      "B+",
      "E",
      "U",
      "abs",
      "",
      "n/a",
      "17/25",
      "62%",
      "0.5",
      "LL",
      "✓",
      "x",
      "late",
      "Always",
      "2-",
      "1/2",
      "out of 40",
      "Key: 1 = best",
      "Average",
      "Ada Marksw",
      "Marksx, Ben",
      "Effort",
      "Name",
      "Homework",
      "#REF!",
    ),
    fc.string({ maxLength: 12 }),
  );
  const grid = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 });
  const text = fc.oneof(
    grid.map((rows) => rows.map((cells) => cells.join("\t")).join("\n")),
    grid.map((rows) => rows.map((cells) => cells.join(",")).join("\r\n")),
  );

  it("is read or not, and becomes nothing but options, in their field", () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...MAIN_FIELDS),
        fc.boolean(),
        (given, field, best_first) => {
          let books: MarkBook[] = [];
          try {
            books = readMarkBooks([tableOfText(given, "pasted", true)], pupils);
          } catch (error) {
            expect((error as Error).name).toBe("Refusal");
          }
          for (const { columns, rows } of books)
            for (const column of columns) {
              const setting = { ...proposedSetting(column), field, best_first };
              const held = valueLines(column, setting, rows);
              for (const { option } of held)
                if (option !== null && option !== "")
                  expect(FIELD_OPTIONS[field]).toContain(option);
              // Every row is in one line of the table, and only one.
              expect(held.flatMap((line) => line.rows)).toHaveLength(rows.length);
              expect(outcomesOf(column, setting, rows).size).toBe(rows.length);
              for (const kept of keptOf([{ column, setting }], [], pupils)) keptColumn.parse(kept);
            }
        },
      ),
    );
  });

  it("the order of its rows changes nothing", () => {
    const cells = ["1\tA\t95%", "2-\tC\tabs", "4\tB\t3", "3\tD\t50%"];
    const result = (order: readonly number[]) => {
      const rows = order.map(
        (at) => `${pupils[at]!.first_name} ${pupils[at]!.last_name}\t${cells[at]}`,
      );
      const [book] = readMarkBooks(
        [tableOfText(`Name\tBeh\tAtt\tHW%\n${rows.join("\n")}`, "pasted", true)],
        pupils,
      );
      const { changes } = fill(book!);
      return [...changes].toSorted(([a], [b]) => a - b);
    };
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        expect(result(order)).toEqual(result([0, 1, 2, 3]));
      }),
    );
  });

  it("the other direction turns the scale round", () => {
    const [column] = read("Behaviour", ["1", "2", "3", "4"]).columns as [Column];
    const { rows } = read("Behaviour", ["1", "2", "3", "4"]);
    const options = (best_first: boolean) =>
      valueLines(column, { ...proposedSetting(column), best_first }, rows).map(
        ({ option }) => option,
      );
    expect(options(false)).toEqual(options(true).toReversed());
  });

  it("a hostile one is read in a moment", () => {
    const wide = Array.from({ length: 200 }, (_, at) => `${"Ada ".repeat(20)}${at}`).join("\t");
    const begin = process.threadCpuUsage();
    readMarkBooks(
      [tableOfText(Array.from({ length: 1_500 }, () => wide).join("\n"), "pasted", true)],
      Array.from({ length: 40 }, (_, id) => ({ ...pupils[0]!, id, first_name: `Ada${id}` })),
    );
    for (const said of [
      "1 = ".repeat(5_000),
      "(".repeat(5_000),
      "a/".repeat(5_000),
      "1 - ".repeat(5_000),
      " ".repeat(30_000),
    ])
      readMarkBooks(
        [tableOfText(`Name\tBeh ${said}\n${lines(["1", "2", said, "3"])}`, "pasted", true)],
        pupils,
      );
    expect(process.threadCpuUsage(begin).user / 1000).toBeLessThan(6_000);
  });

  it("a field of notes takes no option", () => {
    expect(isMainField("additional_notes")).toBe(false);
    const { columns, rows } = read("Behaviour", ["1", "2", "3", "4"]);
    expect(
      valueLines(columns[0]!, { ...proposedSetting(columns[0]!), field: "additional_notes" }, rows),
    ).toEqual([]);
  });
});
