import { describe, expect, it } from "vitest";
import { fc } from "../../test/property-seed.ts";
import type { Match, Pupil } from "./mark-book.ts";
import { nameMatcher, withoutTwice, writtenInTwo, writtenName } from "./match-names.ts";

const pupils: Pupil[] = [
  ["Oluwaseun", "Adeyemi-Brown", "Seun"],
  ["Aoife", "O'Neill", null],
  ["Zoë", "Smith-Jones", null],
  ["Minh Anh", "Nguyễn", null],
  ["Noor", "van der Berg", null],
  ["Tyler", "Jones", null],
  ["Tomos", "Jones", null],
  ["Amelia", "Khan", null],
  ["Amelia", "Khan", null],
  ["Łukasz", "Kowalczyk", "Luke"],
  ["Róisín", "Ó Súilleabháin", null],
  ["Finley", "Copperwaite", null],
  ["Harriet", "St. John", null],
  ["Max", "Power", null],
].map(([first_name, last_name, preferred_name], at) => ({
  id: at + 1,
  first_name: first_name ?? "",
  last_name: last_name ?? "",
  preferred_name: preferred_name ?? null,
  student_id: `S${at}`,
}));
const identify = nameMatcher(pupils);
const who = ({ match }: { match: Match }) =>
  match.kind === "found" ? match.pupil : match.kind === "asked" ? [...match.candidates] : "unknown";
const named = (text: string) => who(identify(writtenName(text), "with alike"));

describe("a name", () => {
  it.each([
    ["Adeyemi-Brown, Oluwaseun", 1],
    ["ADEYEMI BROWN Seun", 1],
    ["Seun Adeyemi‑Brown", 1],
    ["Adeyemi-Brown, O", 1],
    ["Adeyemi-Brown, S.", 1],
    ["O. Adeyemi-Brown", 1],
    ["Seun", 1],
    ["Oluwaseun (Seun) Adeyemi-Brown", 1],
    ["Adeyemi-Brown, Oluwaseun (Seun)", 1],
    ["O’Neill, Aoife", 2],
    ["ONEILL Aoife", 2],
    ["Aoife O'Neill", 2],
    ["Oneill A", 2],
    ["smith-jones, zoe", 3],
    ["Zoë Grace Smith-Jones", 3],
    ["Zoë S", 3],
    ["Nguyen, Minh Anh", 4],
    ["Nguyen Minh", 4],
    ["Minh Anh", 4],
    ["van der Berg", 5],
    ["N van der Berg", 5],
    ["Van Der Berg, Noor", 5],
    ["Jones, Tyler", 6],
    ["Tomos Jones", 7],
    ["Kowalczyk, Luke", 10],
    ["Lukasz Kowalczyk", 10],
    ["O Suilleabhain, Roisin", 11],
    ["St John, Harriet", 13],
    ["Power, Max", 14],
  ])("%s is one pupil", (text, id) => expect(named(text)).toBe(id));

  it.each([
    ["Jones, T", [6, 7]],
    ["Jones", [6, 7]],
    ["Khan, Amelia", [8, 9]],
    ["Copperwaite, Finlay", [12]],
    ["Smith, Zoë", [3]],
    ["Khan, Sara", [8, 9]],
    ["Amelia Kahn", [8, 9]],
  ])("%s is asked", (text, ids) => expect(named(text)).toEqual(ids));

  it.each(["Average", "Somebody Else", "", "2-", "Class", "Brown, A", "…"])(
    "%s is nobody",
    (text) => expect(named(text)).toBe("unknown"),
  );

  it("stands in two cells as in one", () => {
    for (const { id, first_name, last_name } of pupils.filter((one) => one.last_name !== "Khan"))
      expect(who(identify(writtenInTwo(last_name, first_name)))).toBe(id);
    expect(who(identify(writtenInTwo("Jones", "Ty")))).toBe("unknown");
    expect(who(identify(writtenInTwo("Jones", "Ty"), "with alike"))).toEqual([6, 7]);
  });
});

describe("the first letters of a surname", () => {
  const jacks = [
    ["Jack", "Bennett"],
    ["Jack", "Brennan"],
    ["Kai", "Lindqvist"],
  ].map(([first_name = "", last_name = ""], id): Pupil => ({
    id,
    first_name,
    last_name,
    preferred_name: null,
    student_id: "",
  }));
  const found = (text: string) => {
    const { match } = nameMatcher(jacks)(writtenName(text), "with alike");
    return match.kind === "found" ? match.pupil : match.kind === "asked" ? match.candidates : null;
  };

  it("tell two apart who share a first name", () => {
    expect([found("Jack Be"), found("Jack Bre."), found("Jack B")]).toEqual([0, 1, [0, 1]]);
  });

  it("are asked about where nobody has to be told apart: they may be a surname", () => {
    expect(found("Kai Li")).toEqual([2]);
  });

  it("numbers before a name and marks behind it are no part of it", () => {
    expect([
      found("12. Lindqvist, Kai"),
      found("004311 Kai Lindqvist †"),
      found("★ Jack Bennett*"),
    ]).toEqual([2, 2, 0]);
  });
});

it("one pupil is one row", () => {
  const found = (pupil: number): { match: Match } => ({ match: { kind: "found", pupil } });
  expect(withoutTwice([found(1), found(2), found(1)]).map(who)).toEqual([[1], 2, [1]]);
});

it("nobody is taken for another, however the name is written", () => {
  const ways: ((one: Pupil) => string)[] = [
    (one) => `${one.first_name} ${one.last_name}`,
    (one) => `${one.last_name}, ${one.first_name}`,
    (one) => `${one.last_name.toUpperCase()} ${one.first_name}`,
    (one) => `${one.last_name}, ${one.first_name.charAt(0)}`,
    (one) => one.last_name,
    (one) => one.first_name,
  ];
  const word = fc.stringMatching(/^[A-Z][a-z][A-Za-zà-ž'’-]{0,7}$/u);
  const someone = fc.record({ first_name: word, last_name: word });
  fc.assert(
    fc.property(
      fc.array(someone, { minLength: 1, maxLength: 8 }),
      fc.nat(),
      fc.nat(),
      (drawn, which, way) => {
        const all = drawn.map((one, id): Pupil => ({
          ...one,
          id,
          preferred_name: null,
          student_id: `${id}`,
        }));
        const one = all[which % all.length]!;
        const { match } = nameMatcher(all)(
          writtenName(ways[way % ways.length]!(one)),
          "with alike",
        );
        // Whoever is written is found, or at least among those who are asked about.
        if (match.kind === "found") expect(match.pupil).toBe(one.id);
        if (match.kind === "asked") expect(match.candidates).toContain(one.id);
        expect(match.kind).not.toBe("unknown");
      },
    ),
  );
});
