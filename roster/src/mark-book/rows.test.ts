import { describe, expect, it } from "vitest";
import { book, CLASS, columnOf, NAMES, paste, pupil } from "../../test/mark-books.ts";
import { outcomesOf, proposedSetting } from "./settle.ts";

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

describe("rows that are about the class", () => {
  const rowsOf = (lines: readonly string[]) => {
    const read = paste(`Name|Behaviour\n${lines.map((line) => `${line}|2`).join("\n")}`, CLASS);
    const names = read.rows.map(({ name, match }) => [name, match.kind]);
    return { names, skipped: read.skipped.length };
  };
  const pupils = ["Adeyemi, Oluwaseun", "Akhtar, Zainab", "Bellomi, Chiara"];

  it.each([
    "Average",
    "Class average",
    "Mean score",
    "Max",
    "Max Mark",
    "Min 12",
    "SEN average",
    "Boys",
    "Total",
    "n",
  ])("“%s” is no pupil", (label) => {
    expect(rowsOf([...pupils, label])).toEqual({
      names: pupils.map((name) => [name, "found"]),
      skipped: 1,
    });
  });

  it.each([
    "Max Smith",
    "Min Seo",
    "Sen, Priya",
    "Key, Alice",
    "N Ibrahim",
    "Date, Aarav",
    "J K",
    "Mode, Ayo",
  ])("“%s” is a pupil whom the class does not have, and is asked about", (name) => {
    expect(rowsOf([...pupils, name]).names.at(-1)).toEqual([name, "unknown"]);
  });
});

it.each(["Aaronson, Max", "Max Smith", "Sen, Priya"])(
  "“%s”, whom the class does not have, is asked about also where they stand first",
  (name) => {
    const read = paste(
      `9B\nName|Test\nOut of|20\n${name}|12\nAdeyemi, Oluwaseun|11\nAkhtar, Zainab|19\nBellomi, Chiara|7`,
      CLASS,
    );
    expect(read.rows.map((row) => [row.name, row.match.kind])).toEqual([
      [name, "unknown"],
      ["Adeyemi, Oluwaseun", "found"],
      ["Akhtar, Zainab", "found"],
      ["Bellomi, Chiara", "found"],
    ]);
    expect(columnOf(read, "Test").what).toBe("out of 20");
  },
);

describe("what teachers write", () => {
  it("is notes also where it is a word or two, by its heading", () => {
    const read = book("Comments|WWW|EBI", [
      "Good|Poem|Spelling",
      "Good|Essay|Commas",
      "Excellent||Spelling",
      "Chatty|Talk|Time",
      "Poor|Poem|Spelling",
      "|Poem|Time",
    ]);
    const notes = (heading: string) => {
      const column = columnOf(read, heading);
      return [
        column.kind,
        column.field,
        outcomesOf(column, proposedSetting(column), read.rows).get(read.rows[0]!),
      ];
    };
    expect(notes("Comments")).toEqual(["text", "additional_notes", { kind: "note", text: "Good" }]);
    expect(notes("WWW")).toEqual(["text", "best_achievement", { kind: "note", text: "Poem" }]);
    expect(notes("EBI")).toEqual(["text", "area_to_improve", { kind: "note", text: "Spelling" }]);
  });

  it("is a scale where its heading names a field", () => {
    const read = book("Behaviour", ["Good", "V. Good", "Sat", "Unsat", "Excellent", "Good"]);
    expect(columnOf(read, "Behaviour").steps).toEqual([
      "excellent",
      "v good",
      "good",
      "sat",
      "unsat",
    ]);
  });
});
