import { FIELD_OPTIONS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import { book, CLASS, columnOf, NAMES, paste, table } from "../../test/mark-books.ts";
import { tableOfText } from "../files/text-table.ts";
import { readMarkBooks } from "./read-mark-book.ts";
import { OWN_WORDS } from "./scales.ts";
import { fieldsFor, proposedSetting, valueLines } from "./settle.ts";

describe("scales", () => {
  const six = (...cells: string[]) => cells;

  it.each([
    [
      "1 is best where the heading says so",
      "Behaviour (1 = excellent, 4 = poor)",
      six("1", "1", "2", "4", "3", "2"),
      true,
    ],
    ["4 is best where it says so", "Behaviour 4 best", six("1", "1", "2", "4", "3", "2"), false],
    [
      "high and low count as words",
      "Conduct (1 low - 4 high)",
      six("1", "1", "2", "4", "3", "2"),
      false,
    ],
    [
      "words may stand before the number",
      "Behaviour (best 1, worst 4)",
      six("3", "4", "2", "4", "3", "4"),
      true,
    ],
    [
      "words in brackets behind it, too",
      "Beh: 1 (outstanding) to 5 (poor)",
      six("3", "5", "2", "4", "3", "4"),
      true,
    ],
    [
      "where nobody says, most of a class does well",
      "Behaviour",
      six("4", "4", "3", "4", "1", "3"),
      false,
    ],
  ])("%s", (_, heading, cells, bestFirst) => {
    const read = book(heading, cells);
    expect(columnOf(read, heading).best_first).toBe(bestFirst);
    expect(columnOf(read, heading).field).toBe("behaviour");
  });

  it("a key in the sheet counts for all columns", () => {
    const rows = six("1|4", "1|3", "2|4", "4|1", "3|2", "2|2");
    const above = book(
      "Behaviour|Homework",
      rows,
      "Key: 4 = excellent, 3 = good, 2 = ok, 1 = cause for concern",
    );
    expect(above.columns.map(({ best_first }) => best_first)).toEqual([false, false]);
    const below = paste(
      `Name|Behaviour\n${NAMES.map((name, at) => `${name}|${at === 0 ? 4 : 2}`).join("\n")}\nKey|1 = excellent, 4 = poor`,
      CLASS,
    );
    expect(below.rows).toHaveLength(6);
    expect(columnOf(below, "Behaviour").best_first).toBe(true);
  });

  it("what other columns say of the same pupils goes before how many do well", () => {
    const cells = six("A|2|90%", "A|2|95%", "D|1|30%", "E|1|20%", "B|2|80%", "D|1|38%");
    const column = columnOf(book("Att|Beh|HW%", cells), "Beh");
    expect(column.best_first).toBe(false);
    expect(column.reason).toBe(
      "Zainab with 2 has A and 95%, Yusuf with 1 has E and 20%: so 4 looks best. The numbers alone do not say.",
    );
    expect(column.examples).toEqual([5, 3]);
  });

  it("steps become options, best first", () => {
    expect(table(book("Behaviour", six("1", "2", "3", "4", "4", "1")), "Behaviour")).toEqual({
      "1": "Excellent Behaviour",
      "2": "Good Behaviour",
      "3": "Acceptable Behaviour",
      "4": "Unacceptable Behaviour",
    });
    expect(
      table(book("Participation", six("1", "2", "3", "4", "4", "1")), "Participation"),
    ).toEqual({
      "1": "Active Participant",
      "2": "Occasionally Participates",
      "3": "Passive Observer",
      "4": "Passive Observer",
    });
    expect(table(book("Att", six("A", "b", "C", "D", "E", "B")), "Att")).toEqual({
      A: "Advanced",
      B: "Proficient",
      C: "Developing",
      D: "Below Expectations",
      E: "Below Expectations",
    });
    expect(
      table(book("Current grade", six("9", "7", "5", "4", "2", "6")), "Current grade"),
    ).toMatchObject({
      "9": "Advanced",
      "6": "Proficient",
      "4": "Developing",
      "2": "Below Expectations",
    });
  });

  it.each([
    ["E/G/S/U", "Behaviour", six("E", "G", "S", "U", "g", "E"), ["e", "g", "s", "u"]],
    [
      "Ofsted's words",
      "Attitude",
      six("Outstanding", "Good", "RI", "Inadequate", "good", "Good"),
      ["outstanding", "good", "ri", "inadequate"],
    ],
    [
      "how often",
      "Participation",
      six("always", "Mostly", "Sometimes", "never", "Always", "always"),
      ["always", "mostly", "sometimes", "never"],
    ],
    [
      "letters for how often",
      "Participation",
      six("A", "U", "S", "R", "A", "U"),
      ["a", "u", "s", "r"],
    ],
    [
      "traffic lights",
      "Progress",
      six("Green", "Amber", "Red", "Green", "Green", "Amber"),
      ["green", "amber", "red"],
    ],
    [
      "primary words",
      "Working at",
      six("GDS", "EXS", "WTS", "EXS", "EXS", "GDS"),
      ["gds", "exs", "wts"],
    ],
    [
      "high to low",
      "Effort",
      six("High", "Medium", "Low", "High", "high", "Low"),
      ["high", "medium", "low"],
    ],
  ])("%s are known without their direction being asked", (_, heading, cells, steps) => {
    const column = columnOf(book(heading, cells), heading);
    expect([column.kind, column.best_first, column.steps]).toEqual(["steps", true, steps]);
  });

  it("the options' own words are themselves", () => {
    const read = book(
      "Homework",
      FIELD_OPTIONS.homework
        .flatMap((option) => [option])
        .concat("Never Completed", "Mostly Completed"),
    );
    for (const option of FIELD_OPTIONS.homework)
      expect(table(read, "Homework")[option]).toBe(option);
  });

  it("marks, fractions and per cent are shares", () => {
    const marks = paste(
      `Name|Test 1\nout of|40\n${NAMES.map((name, at) => `${name}|${at * 8}`).join("\n")}\nAverage|20`,
      CLASS,
    );
    expect(columnOf(marks, "Test 1").out_of).toBe(40);
    expect(table(marks, "Test 1")).toEqual({
      "75% and more": "Advanced",
      "55% and more": "Proficient",
      "35% and more": "Developing",
      "below 35%": "Below Expectations",
    });
    const lines = valueLines(
      columnOf(marks, "Test 1"),
      proposedSetting(columnOf(marks, "Test 1")),
      marks.rows,
    );
    expect(lines.map(({ pupils }) => pupils)).toEqual([2, 1, 1, 2]);
    expect(
      columnOf(book("Essay (/25)", six("17/25", "62 %", "25", "20", "abs", "30")), "Essay (/25)")
        .out_of,
    ).toBe(25);
    expect(
      table(book("Essay (/25)", six("17/25", "62 %", "25", "20", "abs", "30")), "Essay (/25)"),
    ).toMatchObject({ "30": null, abs: "" });
    const homework = book("HW%", six("96%", "100%", "88", "0", "54%", "38%"));
    expect(table(homework, "HW%")).toEqual({
      "90% and more": "Consistently Completed",
      "60% and more": "Mostly Completed",
      "1% and more": "Sometimes Completed",
      "below 1%": "Never Completed",
    });
    expect(columnOf(book("HW %", six("0.96", "1", "0.5", "0", "0.4", "0.38")), "HW %").out_of).toBe(
      1,
    );
  });

  it("lates are counted: 0, 1 to 2, 3 to 5, 6 and more", () => {
    const read = book("Lates", six("0", "1", "3", "6", "LL", ""));
    const lines = valueLines(
      columnOf(read, "Lates"),
      proposedSetting(columnOf(read, "Lates")),
      read.rows,
    );
    expect(lines.map(({ label, option, pupils }) => [label, option, pupils])).toEqual([
      ["0", "Always on time", 1],
      ["1 to 2", "Occasionally late", 2],
      ["3 to 5", "Frequently late", 1],
      ["6 and more", "Chronically late", 1],
      ["empty", "", 1],
    ]);
  });

  it("in doubt it asks", () => {
    const read = book("Behaviour", six("1", "2", "2-", "1/2", "2026-02-01", "3"));
    const doubts = valueLines(
      columnOf(read, "Behaviour"),
      proposedSetting(columnOf(read, "Behaviour")),
      read.rows,
    ).filter(({ option }) => option === null);
    expect(doubts.map(({ label, doubt }) => [label, doubt])).toEqual([
      ["2-", "A step with a sign."],
      ["1/2", "Between two steps."],
      ["2026-02-01", "A date: a spreadsheet makes one of 1/2."],
    ]);
  });

  it("letters with signs throughout are the letters", () => {
    const read = book("Grade", six("A+", "A-", "B+", "B", "C-", "C"));
    expect(Object.values(table(read, "Grade"))).not.toContain(null);
    expect(table(read, "Grade")["B+"]).toBe("Proficient");
  });
});

describe("letters of the school's own", () => {
  const read = (key: readonly string[]) => {
    const marks = tableOfText(
      `Name\tAtL\n${NAMES.map((name, at) => `${name}\t${"BCWDBC"[at]}`).join("\n")}`,
      "Marks",
      true,
    );
    const [found] = readMarkBooks([marks, tableOfText(key.join("\n"), "Key", true)], CLASS);
    if (found === undefined) throw new Error("no mark book");
    return columnOf(found, "AtL");
  };
  const KEY = ["B\tBest effort", "C\tConsistent", "W\tWavering", "D\tPoor effort"];

  it.each([
    ["best first", KEY, ["b", "c", "w", "d"], true],
    ["worst first", KEY.toReversed(), ["d", "w", "c", "b"], false],
  ])("are the steps of a key that has them, %s", (_, key, steps, first) => {
    const column = read(key);
    expect([column.steps, column.best_first]).toEqual([steps, first]);
    expect(column.reason).toContain("B is best.");
  });

  it("that run from A keep the better end that everybody knows", () => {
    const column = read([
      "A\tfor the first set",
      "B\tfor the second",
      "C\tfor the third",
      "D\tfor others",
    ]);
    expect([column.steps, column.best_first]).toEqual([["a", "b", "c", "d"], true]);
    expect(column.reason).toContain("A is best as a rule.");
  });
});

describe("words that no scale here has", () => {
  const words = ["Fab", "Fine", "Meh", "Fab", "", "abs"];

  it("under a heading that is known are asked about, each by itself", () => {
    const read = book("Behaviour", words);
    const column = columnOf(read, "Behaviour");
    expect([column.field, column.choices, column.what]).toEqual(["", ["behaviour"], OWN_WORDS]);
    expect(fieldsFor(column)).toBe("ticks and notes");
    const setting = { ...proposedSetting(column), field: "behaviour" as const };
    const lines = valueLines(column, setting, read.rows);
    expect(lines.map(({ label, option, doubt }) => [label, option, doubt])).toEqual([
      ["Fab", null, "Only you know what it means."],
      ["Fine", null, "Only you know what it means."],
      ["Meh", null, "Only you know what it means."],
      ["abs", "", ""],
      ["empty", "", ""],
    ]);
    expect(
      table(read, "Behaviour", {
        field: "behaviour",
        options: { fab: "Excellent Behaviour", fine: "Good Behaviour", meh: "" },
      }),
    ).toMatchObject({ Fab: "Excellent Behaviour", Fine: "Good Behaviour", Meh: "" });
  });

  it("are left out under a heading that is not, or where another column fills the field", () => {
    const read = book(
      "Zorp|Behaviour|Behaviour words",
      words.map((word) => `${word}|1|${word}`),
    );
    expect(columnOf(read, "Zorp")).toMatchObject({ field: "", choices: [] });
    expect(columnOf(read, "Behaviour").field).toBe("behaviour");
    expect(columnOf(read, "Behaviour words")).toMatchObject({ field: "", choices: [] });
  });
});

describe("marks and counts", () => {
  it("out of a number in words are marks", () => {
    const read = book("Test", ["17 out of 25", "25 out of 25", "5 out of 25", "abs", "", "20/25"]);
    expect(table(read, "Test")).toMatchObject({ "75% and more": "Advanced", abs: "" });
    expect(columnOf(read, "Test").what).toBe("out of 25");
  });

  it("of minutes are no times", () => {
    const read = book("Lates|Minutes late", ["0|0", "1|45", "2|60", "0|0", "6|200", "0|0"]);
    expect(columnOf(read, "Lates").field).toBe("punctuality");
    expect(columnOf(read, "Minutes late").field).toBe("");
  });
});

describe("a direction in brackets", () => {
  it.each([
    ["Behaviour 1 (lowest) to 4", false],
    ["Behaviour 1 (best) to 4", true],
    ["Behaviour 1 (low) - 4 (high)", false],
    ["Behaviour 1 to 4 (lowest)", true],
  ])("%s", (heading, first) => {
    const column = columnOf(book(heading, ["1", "2", "3", "4", "1", "2"]), heading);
    expect(column.best_first).toBe(first);
    expect(column.reason).toContain("says");
  });
});
