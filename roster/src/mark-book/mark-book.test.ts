import { describe, expect, it } from "vitest";
import { book, CLASS, columnOf, NAMES, paste, pupil, table } from "../../test/mark-books.ts";
import { sample } from "../../test/samples.ts";
import { readTables } from "../read-tables.ts";
import type { MarkBook } from "./mark-book.ts";
import { readMarkBooks } from "./read-mark-book.ts";
import { outcomesOf, proposedSetting, valueLines } from "./settle.ts";

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
