import { describe, expect, test } from "vitest";
import { keptOf } from "@reportair/roster/mark-book/kept.ts";
import type { MarkBook, Pupil } from "@reportair/roster/mark-book/mark-book.ts";
import { readPasted } from "./read-book.ts";
import {
  begin,
  confirm,
  doubtsOf,
  isOpen,
  missingText,
  openRows,
  proposals,
  pupilOf,
  pupilsIn,
  questionOf,
  withField,
  withoutStrangers,
  withProposals,
  withSetting,
  withWho,
  type Settling,
} from "./settling.ts";

const pupils: Pupil[] = [
  ["Ada", "Byron"],
  ["Ben", "Cole"],
  ["Amelia", "Khan"],
  ["Amelia", "Khan"],
  ["Elizabeth", "Thompson"],
  ["Finley", "Copperwaite"],
].map(([first_name = "", last_name = ""], at) => ({
  id: at + 1,
  first_name,
  last_name,
  preferred_name: null,
  student_id: `S${at + 1}`,
}));

function read(text: string): MarkBook {
  const result = readPasted(text.replaceAll("|", "\t"), pupils, "7A Maths");
  if ("problem" in result) throw new Error(result.problem);
  return result.books[0]!;
}

const BOOK = read(`Name|Beh|Effort|Comment
Ada Byron|1|1|Reads widely and asks good questions
Ben Cole|2-|2|
Khan, Amelia|3|1|
Khan, Amelia|2|3|
Beth Thompson|4|2|Sits at the front of the room now
Copperwaite, Finlay|1|1|
Somebody Else|1|1|
Another Stranger|2|1|`);

const asked = (settling: Settling) => {
  const question = questionOf(settling);
  if (question.kind === "column") return question.settled.column.heading;
  return question.kind === "row" ? question.row.name : "nothing";
};
const columnOf = (settling: Settling, heading: string) =>
  settling.columns.find(({ column }) => column.heading === heading)!;

describe("a book that is being settled", () => {
  test("asks column by column, then row by row, and says what is missing", () => {
    let settling = begin(BOOK, []);
    expect(missingText(settling)).toBe("Two scales and six names to settle");
    expect(asked(settling)).toBe("Beh");
    expect(doubtsOf(columnOf(settling, "Beh"), BOOK.rows).map(({ label }) => label)).toEqual([
      "2-",
    ]);
    settling = withSetting(settling, "Beh", { options: { "2-": "Good Behaviour" } });
    expect(doubtsOf(columnOf(settling, "Beh"), BOOK.rows)).toEqual([]);
    settling = confirm(settling, "Beh");
    expect(asked(settling)).toBe("Effort");
    settling = confirm(settling, "Effort");
    expect(asked(settling)).toBe("Khan, Amelia");
    expect(missingText(settling)).toBe("Six names to settle");
    settling = withWho(settling, openRows(settling)[0]!, 4);
    // Who of the two the other row is follows.
    expect(openRows(settling).map(({ name }) => name)).not.toContain("Khan, Amelia");
    expect(BOOK.rows.map((row) => pupilOf(settling, row))).toEqual([
      1,
      2,
      4,
      3,
      null,
      null,
      null,
      null,
    ]);
    expect(proposals(settling).map(({ row, pupil }) => [row.name, pupil])).toEqual([
      ["Beth Thompson", 5],
      ["Copperwaite, Finlay", 6],
    ]);
    settling = withProposals(settling);
    expect(missingText(settling)).toBe("Two names to settle");
    settling = withoutStrangers(settling);
    expect([asked(settling), missingText(settling)]).toEqual(["nothing", ""]);
    expect(pupilsIn(settling, columnOf(settling, "Comment").column)).toBe(2);
  });

  test("looks where the teacher looks", () => {
    const settling = { ...begin(BOOK, []), looking: "Comment" };
    expect(asked(settling)).toBe("Comment");
    expect(asked({ ...settling, looking: 4 })).toBe("Khan, Amelia");
  });

  test("a field is filled from one column: the other is left out", () => {
    const settling = withField(begin(BOOK, []), "Effort", "behaviour");
    expect(columnOf(settling, "Effort").setting.field).toBe("behaviour");
    expect(columnOf(settling, "Beh").setting.field).toBe("");
    expect(isOpen(columnOf(settling, "Beh"))).toBe(false);
    expect(isOpen(columnOf(settling, "Effort"))).toBe(true);
  });

  test("a note needs no answer, and neither does a column that is left out", () => {
    const noted = withField(begin(BOOK, []), "Beh", "behaviour_notes");
    expect(isOpen(columnOf(noted, "Beh"))).toBe(false);
    expect(isOpen(columnOf(withField(noted, "Beh", ""), "Beh"))).toBe(false);
  });

  test("what is changed after it was confirmed is asked again", () => {
    const settling = confirm(begin(BOOK, []), "Effort");
    expect(isOpen(columnOf(settling, "Effort"))).toBe(false);
    expect(isOpen(columnOf(withSetting(settling, "Effort", { best_first: false }), "Effort"))).toBe(
      true,
    );
  });

  test("one pupil is one row, whoever is said to be it last", () => {
    const [first, second] = openRows(begin(BOOK, []));
    const settling = withWho(withWho(begin(BOOK, []), first!, 5), second!, 5);
    expect(BOOK.rows.filter((row) => pupilOf(settling, row) === 5)).toEqual([second]);
  });

  test("the next time asks only about what is new", () => {
    let settling = withSetting(begin(BOOK, []), "Beh", { options: { "2-": "Good Behaviour" } });
    settling = confirm(confirm(settling, "Beh"), "Effort");
    const kept = keptOf(settling.columns, [], pupils);
    const again = begin(BOOK, kept);
    expect(again.columns.filter(isOpen)).toEqual([]);
    expect(
      again.columns.filter(({ remembered }) => remembered).map(({ column }) => column.heading),
    ).toEqual(["Beh", "Effort", "Comment"]);
    const newer = begin(read("Name|Beh\nAda Byron|1\nBen Cole|3-"), kept);
    expect(newer.columns.map(isOpen)).toEqual([true]);
  });
});

describe("what cannot be read says why", () => {
  const problem = (text: string) => {
    const result = readPasted(text, pupils, "7A Maths");
    return "problem" in result ? result.problem : "read";
  };
  test.each([
    ["nothing of a class", "lorem ipsum dolor", "No pupil was found in what you pasted."],
    [
      "another class",
      "Name\tBeh\nTyler Jones\t1\nTomos Jones\t2",
      "None of the 2 names in what you pasted is a pupil of 7A Maths.",
    ],
    ["names alone", "Name\nAda Byron\nBen Cole", "no marks beside them"],
    [
      "endless columns",
      `Name${"\t1".repeat(400)}\nAda Byron${"\t1".repeat(400)}`,
      "more than 200 columns",
    ],
  ])("%s", (_, text, said) => {
    expect(problem(text)).toContain(said);
  });
});
