import { describe, expect, it } from "vitest";
import { book, CLASS, columnOf, NAMES, paste, pupil, table } from "../../test/mark-books.ts";

/** Six rows of cells under the headings of a book, which may be several lines. */
const under = (headings: string, rows: readonly string[]) =>
  paste(`${headings}\n${NAMES.map((name, at) => `${name}|${rows[at] ?? ""}`).join("\n")}`, CLASS);
const fieldsOf = (read: ReturnType<typeof paste>) => read.columns.map(({ field }) => field);

describe("attendance never becomes a tick", () => {
  it.each([
    ["Att", ["97", "99", "84", "92", "88", "95"]],
    ["Att %", ["97.2", "99.0", "84.1", "92", "88", "95"]],
    ["Att", ["97%", "99%", "84%", "92%", "88%", "95%"]],
    ["Att", ["52", "60", "58", "41", "60", "55"]],
    ["Attend percentage", ["97", "99", "84", "92", "88", "95"]],
    ["Attn %", ["0.97", "0.99", "0.84", "0.92", "0.88", "0.95"]],
    ["Absences", ["0", "1", "4", "12", "0", "3"]],
  ])("%s of %s", (heading, cells) => {
    const read = book(
      `${heading}|Test /40`,
      cells.map((cell, at) => `${cell}|${30 + at}`),
    );
    expect(columnOf(read, heading).field).toBe("");
    // The marks beside it fill the level.
    expect(columnOf(read, "Test /40").field).toBe("level");
  });

  it("in steps of a scale, Att is attainment", () => {
    const read = book("Attendance|Att", ["97|A", "99|B", "84|D", "92|C", "88|B", "95|A"]);
    expect(fieldsOf(read)).toEqual(["", "level"]);
  });

  it("nor does a share under it", () => {
    const read = under("|Attendance|Homework\nName|%|%", ["97|90", "99|100", "84|20", "92|60"]);
    expect(fieldsOf(read)).toEqual(["", "homework"]);
  });
});

describe("headings in two lines", () => {
  const terms = ["1|2|A|B", "2|1|B|A", "3|3|C|C", "4|4|D|D", "1|1|A|A", "2|2|B|B"];

  it.each([
    ["over the terms", "|Behaviour||Attainment|\nName|Aut|Spr|Aut|Spr"],
    ["the names' cells merged", "Name|Behaviour||Attainment|\n|Aut|Spr|Aut|Spr"],
    ["a title above", "9B Geography\nName|Behaviour||Attainment|\n|Aut|Spr|Aut|Spr"],
  ])("the field %s: the newest term fills it", (_, headings) => {
    const read = under(headings, terms);
    expect(fieldsOf(read)).toEqual(["", "behaviour", "", "level"]);
    expect(read.columns[1]?.heading).toBe("Spr, Behaviour");
  });

  it("the terms over the fields", () => {
    const read = under(
      "Name|Autumn||Spring|\n|Beh|Grade|Beh|Grade",
      terms.map((row) => {
        const [a, b, c, d] = row.split("|");
        return [a, c, b, d].join("|");
      }),
    );
    expect(fieldsOf(read)).toEqual(["", "", "behaviour", "level"]);
  });

  it("a line of scales under the headings is none of them", () => {
    const read = under("Name|Behaviour|Attainment\n|(1 = poor)|A to D", [
      "4|A",
      "3|B",
      "4|A",
      "1|D",
    ]);
    expect(columnOf(read, "Behaviour").best_first).toBe(false);
    expect(fieldsOf(read)).toEqual(["behaviour", "level"]);
  });
});

describe("what a heading says", () => {
  it("in verbs as in nouns", () => {
    const row = "Always|Usually|Sometimes|Always";
    const read = book("Behaves well|Takes part|Completes homework|Is punctual", [row, row, row]);
    expect(fieldsOf(read)).toEqual(["behaviour", "participation", "homework", "punctuality"]);
  });

  it("a part of a paper is no part that somebody takes", () => {
    const read = book("Part 1 /20|Part 2 /30|Total /50", ["12|20|32", "18|25|43", "9|10|19"]);
    expect(fieldsOf(read)).toEqual(["", "", "level"]);
  });

  it("points for behaviour fill nothing by themselves: in most schools the fewer are the better", () => {
    for (const heading of ["Beh pts", "Behaviour points (neg)", "Behaviour"]) {
      const read = book(heading, ["0", "14", "3", "0", "7", "1"]);
      expect(columnOf(read, heading)).toMatchObject({ kind: "count", field: "" });
    }
  });

  it("comments on a field are notes, though they are few and short", () => {
    const read = book("Behaviour|Behaviour comment|Target", [
      "1|Talks over others|Spelling",
      "2||Plan answers",
      "3|Talks over others|Spelling",
    ]);
    expect(fieldsOf(read)).toEqual(["behaviour", "behaviour_notes", "area_to_improve"]);
  });

  it("what sums up a sheet of homework is homework's, and ticks go before it", () => {
    const rows = ["✓|x|✓|67%", "✓|✓|✓|100%", "x|x|x|0%"];
    const ticked = under("Homework\nName|1|2|3|%", rows);
    expect(fieldsOf(ticked)).toEqual(["homework", ""]);
    const summed = under("Homework\nName|%", ["67%", "100%", "0%"]);
    expect(fieldsOf(summed)).toEqual(["homework"]);
  });

  it("ticks for homework are no ticks for equipment", () => {
    const row = "Y|N|Y|N|Y|Y";
    const read = under("|Homework|||Equipment||\nName|1|2|3|1|2|3", [row, row, row, row]);
    expect(fieldsOf(read)[0]).toBe("homework");
    expect(read.columns[0]?.at).toEqual([1, 2, 3]);
    const words = book("On track|Equipment|Planner", ["Y|N|Y", "Y|Y|Y", "N|Y|Y"]);
    expect(words.columns.filter(({ field }) => field !== "")).toEqual([]);
  });
});

describe("a step with its word", () => {
  it.each([
    ["1 - Excellent", "2 - Good", "4 - Poor"],
    ["4 (Excellent)", "3 (Good)", "1 (Poor)"],
    ["A: Excellent", "B: Good", "D: Poor"],
  ])("%s is what the word says", (best, second, last) => {
    const read = book("Behaviour", [best, second, last, best, second, second]);
    expect(table(read, "Behaviour")).toMatchObject({
      [best]: "Excellent Behaviour",
      [second]: "Good Behaviour",
      [last]: "Unacceptable Behaviour",
    });
  });

  it("of three the worst is the last option where its word is as bad, and the third where not", () => {
    const read = book("Behaviour|Progress|Homework", [
      "Excellent|Above|Gold",
      "Good|Expected|Silver",
      "Poor|Below|Bronze",
    ]);
    expect(table(read, "Behaviour")).toMatchObject({ Poor: "Unacceptable Behaviour" });
    expect(table(read, "Progress")).toMatchObject({
      Above: "Advanced",
      Below: "Below Expectations",
    });
    expect(table(read, "Homework")).toMatchObject({ Bronze: "Sometimes Completed" });
  });
});

it("pupils are found by the school's numbers alone", () => {
  const read = paste(
    "Adno|Effort\n10471|1\n10472|2\n10473|3",
    ["10471", "10472", "10473"].map((student_id) => pupil("Ada", "Byron", { student_id })),
  );
  expect(read.rows.map(({ match }) => match.kind)).toEqual(["found", "found", "found"]);
});

it("lines of a sum below the pupils are nobody, however they are called", () => {
  const sums = ["St Dev", "No. entered", "National average", "School median", "Upper quartile"];
  const read = paste(
    `Name|Test /40\n${NAMES.map((name) => `${name}|20`).join("\n")}\n${sums.map((sum) => `${sum}|21.3`).join("\n")}`,
    CLASS,
  );
  expect(read.rows).toHaveLength(NAMES.length);
});
