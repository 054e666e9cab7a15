import { describe, expect, it } from "vitest";
import type { Pupil } from "./mark-book.ts";
import { readNameList } from "./read-list.ts";

const SCHOOL: Pupil[] = [
  ["Ada", "Byron"],
  ["Ben", "Cole"],
  ["Cat", "Dunn"],
  ["Tyler", "Jones"],
  ["Tomos", "Jones"],
  ["Zoë", "Smith-Jones"],
].map(([first_name = "", last_name = ""], id) => ({
  id,
  first_name,
  last_name,
  preferred_name: null,
  student_id: "",
}));
const read = (text: string) =>
  readNameList(text, SCHOOL).map(({ name, match }) => [
    name,
    match.kind === "found" ? match.pupil : match.kind === "asked" ? match.candidates : "unknown",
  ]);

it("a name a line, in any way to write it, with or without numbers before", () => {
  expect(
    read(
      "7A Maths\nStudents\n1. Ada Byron\n2) COLE Ben\nDunn, Cat\n\nJones T\nSmith Jones, Zoe\nSomebody Else\nAda Byron\nTotal 6",
    ),
  ).toEqual([
    ["Ada Byron", 0],
    ["COLE Ben", 1],
    ["Dunn, Cat", 2],
    ["Jones T", [3, 4]],
    ["Smith Jones, Zoe", 5],
    ["Somebody Else", "unknown"],
  ]);
});

it("nobody is left out whose name is a word of a total as well", () => {
  expect(read("Ada Byron\nMax Smith\nSen, Priya\nBen Cole\nAverage")).toEqual([
    ["Ada Byron", 0],
    ["Max Smith", "unknown"],
    ["Sen, Priya", "unknown"],
    ["Ben Cole", 1],
  ]);
});

it("names among the cells of a table, in two columns of it", () => {
  expect(
    read(
      "Adm\tSurname\tForename\tReg\n1001\tByron\tAda\t7A\n1002\tCole\tBen\t7B\n1003\tNowak\tEwa\t7B",
    ),
  ).toEqual([
    ["Ada Byron", 0],
    ["Ben Cole", 1],
    ["Ewa Nowak", "unknown"],
  ]);
});

it("lines of a CSV file are cells", () => {
  expect(read("Forename,Surname,Form\nAda,Byron,7A\nBen,Cole,7B")).toEqual([
    ["Ada Byron", 0],
    ["Ben Cole", 1],
  ]);
});

it("nobody of the school: every name is unknown, and a text has none", () => {
  expect(read("Ewa Nowak\nJan Kowal")).toEqual([
    ["Ewa Nowak", "unknown"],
    ["Jan Kowal", "unknown"],
  ]);
  expect(read("12\n13")).toEqual([]);
});

describe("names that do not stand one a line", () => {
  it.each([
    ["one behind another", "Ada Byron, Ben Cole, Cat Dunn, Nora Nobody"],
    ["surnames first", "Byron, Ada; Cole, Ben; Dunn, Cat; Nobody, Nora"],
    ["in two lines", "Ada Byron; Ben Cole;\nCat Dunn; Nora Nobody"],
    ["from a mail", "Ada Byron <ada@s.uk>; Ben Cole <ben@s.uk>; Cat Dunn <c@s.uk>; Nora Nobody"],
    ["a plan of seats", "Ada Byron\t\tBen Cole\nCat Dunn\tNora Nobody\t"],
  ])("%s", (_, text) => {
    expect(read(text).map(([, who]) => who)).toEqual([0, 1, 2, "unknown"]);
  });

  it("cells of a table are no names, and nobody beside a pupil is one", () => {
    const table = "Surname,Forename,Form,Tutor\nByron,Ada,7A,Mrs Cole\nDunn,Cat,7A,Mrs Cole";
    expect(read(table).map(([, who]) => who)).toEqual([0, 2]);
  });
});

it("a form behind a name, an address or a box before it are no part of it", () => {
  expect(read("Ada Byron 7A\nCole, Ben (7RJK)\ncat.dunn@school.uk\n☐ Tyler Jones")).toEqual([
    ["Ada Byron", 0],
    ["Cole, Ben", 1],
    ["cat dunn", 2],
    ["Tyler Jones", 3],
  ]);
});

it("a total is nobody, even where it is somebody's surname", () => {
  const people = [...SCHOOL, { ...SCHOOL[0]!, id: 9, first_name: "Mark", last_name: "Total" }];
  const names = readNameList("Ada Byron\nMark Total\nTotal: 2", people).map(({ name }) => name);
  expect(names).toEqual(["Ada Byron", "Mark Total"]);
});
