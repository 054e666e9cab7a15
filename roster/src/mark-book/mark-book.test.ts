import { FIELD_OPTIONS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import { sample } from "../../test/samples.ts";
import { tableOfText } from "../files/text-table.ts";
import { readTables } from "../read-tables.ts";
import type { Column, MarkBook, Pupil, Setting } from "./mark-book.ts";
import { readMarkBooks } from "./read-mark-book.ts";
import { outcomesOf, proposedSetting, valueLines } from "./settle.ts";

let ids = 0;
function pupil(first_name: string, last_name: string, more: Partial<Pupil> = {}): Pupil {
  ids++;
  return { id: ids, first_name, last_name, preferred_name: null, student_id: `S${ids}`, ...more };
}

/** Reads pasted cells as a book of a class; lines may be given with bars in the place of tabs. */
function paste(text: string, pupils: readonly Pupil[]): MarkBook {
  const [book] = readMarkBooks([tableOfText(text.replaceAll("|", "\t"), "pasted", true)], pupils);
  if (book === undefined) throw new Error("no mark book");
  return book;
}

const columnOf = (book: MarkBook, heading: string): Column => {
  const found = book.columns.find((column) => column.heading === heading);
  if (found === undefined)
    throw new Error(`no column ${heading} in ${book.columns.map((each) => each.heading).join()}`);
  return found;
};

/** What each value of a column becomes, as the teacher would read it. */
function table(book: MarkBook, heading: string, setting: Partial<Setting> = {}) {
  const column = columnOf(book, heading);
  const lines = valueLines(column, { ...proposedSetting(column), ...setting }, book.rows);
  return Object.fromEntries(lines.map(({ label, option }) => [label, option]));
}

const CLASS: Pupil[] = [
  pupil("Oluwaseun", "Adeyemi"),
  pupil("Zainab", "Akhtar"),
  pupil("Chiara", "Bellomi"),
  pupil("Yusuf", "Demir"),
  pupil("Grace", "Okonjo"),
  pupil("Leo", "Pemberton"),
];
const NAMES = [
  "Adeyemi, O",
  "AKHTAR Zainab",
  "Bellomi, Chiara",
  "Y Demir",
  "Grace Okonjo",
  "Pemberton",
];
const book = (headings: string, rows: readonly string[], title = "") =>
  paste(
    `${title}${title === "" ? "" : "\n"}Name|${headings}\n${rows.map((row, at) => `${NAMES[at]}|${row}`).join("\n")}`,
    CLASS,
  );

describe("the samples", () => {
  const workbook = readTables(sample("markbook.xlsx"), { remarks: true });
  const [first] = workbook.tables;
  const pupils = (first?.rows ?? [])
    .slice(2)
    .map(({ cells }) => pupil(cells[1] ?? "", cells[0] ?? ""));

  it("markbook.tsv is read as its maker says", () => {
    const [{ bytes } = { bytes: new Uint8Array() }] = sample("markbook.tsv");
    const read = paste(new TextDecoder().decode(bytes), pupils);
    expect(read.heading_lines).toEqual([2, 3]);
    expect(read.rows).toHaveLength(28);
    expect(read.skipped).toEqual([
      { line: 1, what: "title" },
      { line: 3, what: "scale" },
      { line: 34, what: "average" },
    ]);
    const shown = (heading: string) => {
      const { what, best_first, field } = columnOf(read, heading);
      return [what, best_first, field];
    };
    expect(shown("Effort")).toEqual(["1 to 4", true, ""]);
    expect(columnOf(read, "Effort").choices).toEqual(["participation", "behaviour"]);
    expect(shown("AtL")).toEqual(["E, G, S, U", true, "participation"]);
    expect(shown("Hwk")).toEqual(["A to D", true, "homework"]);
    expect(shown("Beh")).toEqual(["1 to 4", true, "behaviour"]);
    expect(shown("Punct")).toEqual(["a count", true, "punctuality"]);
    expect(shown("Baseline")).toEqual(["out of 40", true, ""]);
    expect(shown("Comment")[2]).toBe("additional_notes");
    const asked = valueLines(
      columnOf(read, "Effort"),
      { ...proposedSetting(columnOf(read, "Effort")), field: "behaviour" },
      read.rows,
    ).filter(({ option }) => option === null);
    expect(asked.map(({ label, rows, doubt }) => [label, rows[0]?.cells[0], doubt])).toEqual([
      ["2-", "10", "A step with a sign."],
      ["1/2", "12", "Between two steps."],
      ["5", "26", "Not on the scale."],
    ]);
    expect(table(read, "Hwk")["n/a"]).toBe("");
    expect(table(read, "Essay 1")["abs"]).toBe("");
    expect(table(read, "Beh")["empty"]).toBe("");
    const twice = read.rows.filter(({ match }) => match.kind === "asked");
    expect(
      twice.map(({ name, cells, match }) => [
        name,
        cells[0],
        match.kind === "asked" && match.candidates.length,
      ]),
    ).toEqual([
      ["Khan, Amelia", "13", 2],
      ["Khan, Amelia", "14", 2],
    ]);
    expect(read.rows.filter(({ match }) => match.kind === "found")).toHaveLength(26);
    const notes = outcomesOf(
      columnOf(read, "Comment"),
      proposedSetting(columnOf(read, "Comment")),
      read.rows,
    );
    expect([...notes.values()].filter(({ kind }) => kind === "note")).toEqual([
      { kind: "note", text: "Quiet but thoughtful.\nMoved seat in October." },
    ]);
  });

  it("markbook.xlsx is read as its maker says", () => {
    const books = readMarkBooks(workbook.tables, pupils);
    expect(books.map(({ title, rows }) => [title, rows.length])).toEqual([
      ["9x En2 (4 best)", 30],
      ["Homework log", 30],
      ["AtL words", 30],
    ]);
    const [marks, log, words] = books as [MarkBook, MarkBook, MarkBook];
    const effort = columnOf(marks, "Effort");
    expect([effort.what, effort.best_first]).toEqual(["1 to 4", false]);
    expect(effort.reason).toBe(
      "The comment on “Effort” says “4 = excellent, 1 = poor”: 4 is best.",
    );
    expect(columnOf(marks, "Behaviour").reason).toBe(
      "The sheet “Key” says “4 = Excellent, 3 = Good, 2 = Inconsistent, 1 = Poor”: 4 is best.",
    );
    expect(columnOf(marks, "Target").field).toBe("");
    expect(columnOf(marks, "%").why).toContain("holds no results of these formulas");
    const late = outcomesOf(
      columnOf(marks, "Late"),
      proposedSetting(columnOf(marks, "Late")),
      marks.rows,
    );
    const of = (cell: string) => [...late].find(([{ cells }]) => cells[9] === cell)?.[1];
    expect(of("LL")).toEqual({ kind: "option", option: "Occasionally late" });
    expect(of("LLLL")).toEqual({ kind: "option", option: "Frequently late" });
    expect(table(marks, "Late")["empty"]).toBe("");

    const weeks = columnOf(log, "wk 1 to wk 8");
    expect([weeks.at.length, weeks.field]).toEqual([8, "homework"]);
    const done = [...outcomesOf(weeks, proposedSetting(weeks), log.rows)];
    // Five of seven; what was not set does not count, what was late does.
    expect(done.find(([{ name }]) => name === "Chidi Okafor")?.[1]).toEqual({
      kind: "option",
      option: "Mostly Completed",
    });
    expect(columnOf(log, "Total done").field).toBe("");

    expect(columnOf(words, "Participation").field).toBe("participation");
    expect(columnOf(words, "Attitude to learning").why).toBe(
      "Participation is filled from “Participation”.",
    );
    expect(table(words, "Punctuality")).toEqual({
      Always: "Always on time",
      Usually: "Occasionally late",
      Sometimes: "Frequently late",
      Rarely: "Chronically late",
    });
    expect(columnOf(words, "Next step").field).toBe("area_to_improve");
  });
});

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

describe("columns", () => {
  it("what is about the pupil and not about the work is left out", () => {
    const read = book(
      "UPN|SEN|PP|Target|FFT|Seat|House|Behaviour",
      NAMES.map(() => "A1|K|Y|7|6|3|Red|1"),
    );
    expect(read.columns.filter(({ field }) => field !== "").map(({ heading }) => heading)).toEqual([
      "Behaviour",
    ]);
  });

  it("the newest piece of work fills the level, a grade before it", () => {
    const marks = book(
      "Test 1 (/20)|Test 2 (/20)",
      NAMES.map(() => "10|12"),
    );
    expect(columnOf(marks, "Test 2 (/20)").field).toBe("level");
    expect(columnOf(marks, "Test 1 (/20)").why).toBe("Level is filled from “Test 2 (/20)”.");
    const grade = book(
      "Test 1 (/20)|Grade",
      NAMES.map((_, at) => `10|${"ABCDAB"[at]}`),
    );
    expect(columnOf(grade, "Grade").field).toBe("level");
  });

  it("effort is asked, unless only one field is left for it", () => {
    expect(
      columnOf(
        book(
          "Effort",
          NAMES.map(() => "2"),
        ),
        "Effort",
      ),
    ).toMatchObject({ field: "", choices: ["participation", "behaviour"] });
    expect(
      columnOf(
        book(
          "Effort|Behaviour",
          NAMES.map(() => "2|1"),
        ),
        "Effort",
      ),
    ).toMatchObject({ field: "participation", choices: ["participation", "behaviour"] });
  });

  it.each([
    ["Comment", "additional_notes"],
    ["EBI", "area_to_improve"],
    ["Target", "area_to_improve"],
    ["WWW", "best_achievement"],
    ["Homework comment", "homework_notes"],
    ["Behaviour notes", "behaviour_notes"],
    ["Whatever", "additional_notes"],
  ])("a column of texts headed %s fills %s", (heading, field) => {
    const read = book(heading, [
      "Keen reader, quick to answer",
      "",
      "Needs to check spelling",
      "Off task with a phone",
      "",
      "moved seats twice this term",
    ]);
    expect(columnOf(read, heading)).toMatchObject({ kind: "text", field });
  });

  it("what stands over several headings counts where they say too little", () => {
    const read = paste(
      `||Homework||\nName|No|1|2|3\n${NAMES.map((name, at) => `${name}|${at + 1}|✓|x|✓`).join("\n")}`,
      CLASS,
    );
    expect(columnOf(read, "Homework")).toMatchObject({ at: [2, 3, 4], field: "homework" });
  });

  it("cells without headings are read too, and left for the teacher to say", () => {
    const read = paste(
      NAMES.map((name, at) => `${name}|${"ABCDAB"[at]}|${at + 1}`).join("\n"),
      CLASS,
    );
    expect(read.rows).toHaveLength(6);
    expect(columnOf(read, "Column B")).toMatchObject({ kind: "steps", field: "" });
  });
});

describe("books of other schools", () => {
  it("the newest of columns with one heading is taken, and called by its term", () => {
    const rows = NAMES.map((name, at) => `${name}|${(at % 3) + 1}|1|${(at % 2) + 1}|2`).join("\n");
    const read = paste(
      `||Autumn 1|Autumn 1|Autumn 2|Autumn 2\n|Name|Effort|Beh|Effort|Beh\n${rows.replaceAll(/^/gmu, "|")}`,
      CLASS,
    );
    expect(read.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ["Effort, Autumn 1", ""],
      ["Beh, Autumn 1", ""],
      ["Effort, Autumn 2", "participation"],
      ["Beh, Autumn 2", "behaviour"],
    ]);
    expect(columnOf(read, "Effort, Autumn 1")).toMatchObject({
      choices: [],
      why: "“Effort, Autumn 2” is the newer one.",
    });
  });

  it("grades run from 9 to 1 whatever the best of a class has, and U is below them", () => {
    const read = book("WAG", ["4", "3+", "2-", "3", "U", "1+"]);
    expect(columnOf(read, "WAG")).toMatchObject({
      best_first: false,
      what: "9 to 1, with + and −",
    });
    expect(table(read, "WAG")).toMatchObject({
      "9": "Advanced",
      "3+": "Developing",
      U: "Below Expectations",
    });
  });

  it("work that is missing is counted as lates are", () => {
    const read = book("Missing HW", ["0", "1", "3", "6", "0", "2"]);
    expect(columnOf(read, "Missing HW").field).toBe("homework");
    expect(table(read, "Missing HW")).toMatchObject({
      "0": "Consistently Completed",
      "6 and more": "Never Completed",
    });
  });

  it("of a register the lates are counted", () => {
    const read = book("Mon|Tue|Wed|Thu", [
      "/|/|L|\\",
      "L|L|L|/",
      "/|N|/|/",
      "|||",
      "L|/|/|/",
      "N|N|N|/",
    ]);
    const [column] = read.columns;
    expect(read.columns).toHaveLength(1);
    expect(column).toMatchObject({ heading: "Mon to Thu", kind: "count", field: "punctuality" });
    const outcomes = outcomesOf(column!, proposedSetting(column!), read.rows);
    const late = read.rows.map((row) => outcomes.get(row));
    const always = { kind: "option", option: "Always on time" };
    expect(late).toEqual([
      { kind: "option", option: "Occasionally late" },
      { kind: "option", option: "Frequently late" },
      always,
      { kind: "left" },
      { kind: "option", option: "Occasionally late" },
      always,
    ]);
  });

  it("one column without a heading over the names is enough", () => {
    const read = paste(
      `|Eff\n${NAMES.map((name, at) => `${name}|${(at % 4) + 1}`).join("\n")}`,
      CLASS,
    );
    expect(columnOf(read, "Eff")).toMatchObject({
      kind: "steps",
      choices: ["participation", "behaviour"],
    });
  });

  it("names in capitals in two columns, marks and grades with semicolons between", () => {
    const rows = CLASS.map(
      ({ first_name, last_name }, at) =>
        `${first_name.toUpperCase()};${last_name.toUpperCase()};${at * 10};${"ABCDU*"[at]?.replace("*", "A*")}`,
    );
    const read = paste(`FIRST NAME;LAST NAME;EXAM /60;GRADE\n${rows.join("\n")}`, CLASS);
    expect(read.rows.every(({ match }) => match.kind === "found")).toBe(true);
    expect(columnOf(read, "GRADE")).toMatchObject({
      field: "level",
      steps: ["a*", "a", "b", "c", "d", "u"],
    });
    expect(columnOf(read, "EXAM /60")).toMatchObject({ out_of: 60, field: "" });
  });

  it("attendance, rewards and sanctions are no ticks", () => {
    const read = book(
      "Attendance|Achievement points|Behaviour points",
      NAMES.map((_, at) => `9${at}%|${at}|${at}`),
    );
    expect(read.columns.map(({ field }) => field)).toEqual(["", "", ""]);
  });
});

describe("rows", () => {
  it("the names may stand in two columns, after others, under a heading of any name", () => {
    const rows = CLASS.map(
      ({ first_name, last_name }, at) => `${at + 1}|9B|${last_name}|${first_name}|${(at % 4) + 1}`,
    );
    const read = paste(`Mark book\n#|Group|Sur.|Fore.|Beh\n${rows.join("\n")}`, CLASS);
    expect(read.rows.map(({ match }) => match)).toEqual(
      CLASS.map(({ id }) => ({ kind: "found", pupil: id })),
    );
    expect(columnOf(read, "Beh").field).toBe("behaviour");
  });

  it("the school's numbers go before the names", () => {
    const pupils = [
      pupil("Amelia", "Khan", { student_id: "004711" }),
      pupil("Amelia", "Khan", { student_id: "004712" }),
      pupil("Zoë", "Smith", { student_id: "004713" }),
    ];
    const read = paste(
      "Adno|Name|Beh\n4712|Khan, Amelia|1\n4711|Khan, Amelia|2\n4713|Smith, Zoe|3",
      pupils,
    );
    expect(read.rows.map(({ match }) => match)).toEqual(
      [1, 0, 2].map((at) => ({ kind: "found", pupil: pupils[at]?.id })),
    );
  });

  it("somebody who is not in the class is asked about, and a total is not", () => {
    const read = paste(
      `Name|Beh\n${NAMES.map((name) => `${name}|2`).join("\n")}\nSomebody Else|3\nAverage|2\nClass total|12\n|2.1\nCount: 6|`,
      CLASS,
    );
    expect(read.rows.map(({ match }) => match.kind)).toEqual([
      ...NAMES.map(() => "found"),
      "unknown",
    ]);
  });

  it("two rows of one pupil are both asked", () => {
    const read = paste("Name|Beh\nGrace Okonjo|2\nOkonjo, G|3\nLeo Pemberton|1", CLASS);
    expect(read.rows.map(({ match }) => match.kind)).toEqual(["asked", "asked", "found"]);
  });

  it("a book of another class has rows, and nobody found", () => {
    const read = paste("Pupil|Beh\nTyler Jones|2\nTomos Jones|3", CLASS);
    expect(read.rows.map(({ match }) => match.kind)).toEqual(["unknown", "unknown"]);
  });
});
