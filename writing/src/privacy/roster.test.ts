import { describe, expect, it } from "vitest";
import { buildStudentIndex, buildRosterIndex, type RosterIndex } from "./roster.ts";

const index = buildRosterIndex({
  students: [
    { first_name: "Amara", last_name: "van der Berg", student_id: " AB12 " },
    { first_name: "Mary-Jane", last_name: "O’Neill", student_id: null },
    { first_name: "Will", last_name: "French", student_id: "" },
    { first_name: "Grace", last_name: "Okafor-Smith" },
    { first_name: "William", last_name: "Adeyemi" },
  ],
  staff: [{ first_name: "Helen", last_name: "Okafor" }],
  school: "The St Oakfield Academy",
});
const phrases = (of: RosterIndex, head: string) =>
  of.phrases.get(head)?.map(({ words, kind }) => `${words.join(" ")}: ${kind}`);

describe("the words that stand for a person", () => {
  it("are the halves of a name, but no particle by itself", () => {
    expect(index.words.get("amara")).toMatchObject({ kind: "CLASSMATE", first: true, last: false });
    expect(index.words.get("berg")).toMatchObject({ kind: "CLASSMATE", first: false, last: true });
    expect(index.words.has("van")).toBe(false);
    expect(index.words.has("der")).toBe(false);
    expect(index.words.get("oneill")).toMatchObject({ last: true });
  });

  it("are the halves of a double name, and both without what separates them", () => {
    for (const word of ["mary", "jane", "maryjane"]) {
      expect(index.words.get(word)).toMatchObject({ first: true, last: false });
    }
    for (const word of ["smith", "okaforsmith"]) {
      expect(index.words.get(word)).toMatchObject({ first: false, last: true });
    }
  });

  it("are short forms too, as first names", () => {
    expect(index.words.get("bill")).toMatchObject({ kind: "CLASSMATE", first: true, last: false });
    expect(phrases(index, "bill")).toContain("bill adeyemi: CLASSMATE");
  });

  it("say which of them are ordinary words", () => {
    expect(index.words.get("will")).toMatchObject({ wordFirst: true });
    expect(index.words.get("french")).toMatchObject({ wordLast: true });
    expect(index.words.get("amara")).toMatchObject({ wordFirst: false });
  });

  it("belong to whom they came from first, and say that a pupil has them", () => {
    expect(index.words.get("okafor")).toMatchObject({ kind: "STAFF", student: true });
    expect(index.words.get("helen")).toMatchObject({ kind: "STAFF", student: false });
    expect(index.words.get("amara")).toMatchObject({ student: true });
  });

  it("are kept as single letters nowhere", () => {
    const one = buildStudentIndex({ first_name: "J", last_name: "O" });
    expect(one.words.size).toBe(0);
    expect(one.near.size).toBe(0);
  });
});

describe("whole names", () => {
  it("are known in both orders, the longest first", () => {
    expect(phrases(index, "amara")).toEqual([
      "amara van der berg: CLASSMATE",
      "amara v: CLASSMATE",
    ]);
    expect(phrases(index, "van")).toEqual([
      "van der berg amara: CLASSMATE",
      "van der berg a: CLASSMATE",
      "van der berg: CLASSMATE",
    ]);
    expect(phrases(index, "mary")).toEqual([
      "mary jane oneill: CLASSMATE",
      "mary jane o: CLASSMATE",
      "mary jane: CLASSMATE",
    ]);
  });

  it("are tried with the longest first, whoever comes first in the list", () => {
    const two = buildRosterIndex({
      students: [
        { first_name: "Anna", last_name: "Lee" },
        { first_name: "Anna", last_name: "Lee Marie" },
      ],
      staff: [],
      school: "",
    });
    expect(phrases(two, "anna")).toEqual([
      "anna lee marie: CLASSMATE",
      "anna lee: CLASSMATE",
      "anna l: CLASSMATE",
      "anna l: CLASSMATE",
    ]);
  });

  it("may be nothing but a particle", () => {
    expect(buildStudentIndex({ first_name: "Mai", last_name: "Le" }).words.has("le")).toBe(true);
  });

  it("of one word are no phrase", () => {
    const one = buildStudentIndex({ first_name: "Cher", last_name: "" });
    expect(one.phrases.has("cher")).toBe(false);
    expect(one.words.get("cher")).toMatchObject({ kind: "PUPIL", first: true });
    expect(buildStudentIndex({ first_name: "", last_name: "" }).phrases.size).toBe(0);
  });
});

describe("misspelt names", () => {
  it("are found by the letters that are left", () => {
    expect(index.near.get("amara")).toEqual(["amara"]);
    expect(index.near.get("mara")).toEqual(["amara"]);
    expect(index.near.get("amar")).toEqual(["amara"]);
  });

  it("are looked up once for each name, and not for two letters", () => {
    const twins = buildRosterIndex({
      students: [
        { first_name: "Amara", last_name: "Ng" },
        { first_name: "Amara", last_name: "Ngo" },
      ],
      staff: [],
      school: "",
    });
    expect(twins.near.get("amara")).toEqual(["amara"]);
    expect(twins.near.get("ng")).toEqual(["ngo"]);
    expect(twins.words.has("ng")).toBe(true);
  });

  it("lead to every name that they may have been", () => {
    const similar = buildStudentIndex({ first_name: "Jon", last_name: "Jan" });
    expect(similar.near.get("jn")).toEqual(["jon", "jan"]);
  });

  it("are not looked for in short forms, which are words too often", () => {
    expect(index.near.has("bill")).toBe(false);
  });
});

describe("initials", () => {
  it("are those of all names, and of the first and the last", () => {
    expect(index.initials.get("AVDB")).toBe("CLASSMATE");
    expect(index.initials.get("AV")).toBe("CLASSMATE");
    expect(index.initials.get("MJO")).toBe("CLASSMATE");
    expect(index.initials.get("MO")).toBe("CLASSMATE");
    expect(index.initials.get("HO")).toBe("STAFF");
  });

  it("have two letters at least, and belong to whoever came first", () => {
    expect(index.initials.has("A")).toBe(false);
    const both = buildRosterIndex({
      students: [{ first_name: "Harry", last_name: "Oak" }],
      staff: [{ first_name: "Helen", last_name: "Okafor" }],
      school: "",
    });
    expect(both.initials.get("HO")).toBe("STAFF");
    expect(buildStudentIndex({ first_name: "Cher", last_name: "" }).initials.size).toBe(0);
  });
});

describe("the school", () => {
  it("is known by its name in several forms", () => {
    expect(phrases(index, "the")).toEqual(["the st oakfield academy: SCHOOL"]);
    expect(phrases(index, "st")).toContain("st oakfield academy: SCHOOL");
    for (const kind of ["academy", "school", "college", "high"]) {
      expect(phrases(index, "oakfield")).toContain(`oakfield ${kind}: SCHOOL`);
    }
    expect(index.words.get("oakfield")).toMatchObject({ kind: "SCHOOL", last: true, first: false });
    expect(index.initials.get("TOA")).toBe("SCHOOL");
  });

  const school = (name: string) => buildRosterIndex({ students: [], staff: [], school: name });

  it("named after a saint is known by the saint", () => {
    expect(phrases(school("St Oakfield's School"), "st")).toContain("st oakfield: SCHOOL");
    expect(phrases(school("Oakfield School"), "st")).toBeUndefined();
    expect(school("St School").phrases.has("st")).toBe(true);
    expect(phrases(school("St School"), "st")).toEqual(["st school: SCHOOL"]);
  });

  it("is not known by a single word that people are called by, or by the first of several that a dictionary has", () => {
    expect(school("Smith Academy").words.has("smith")).toBe(false);
    expect(phrases(school("Smith Academy"), "smith")).toContain("smith academy: SCHOOL");
    expect(school("Forest Heathlands Academy").words.has("forest")).toBe(false);
    expect(school("Tansley Bridge College").words.has("tansley")).toBe(true);
    expect(phrases(school("Oakfield Heathlands Academy"), "oakfield")).toContain(
      "oakfield heathlands: SCHOOL",
    );
  });

  it("without a name is nothing", () => {
    const none = school("");
    expect([none.words.size, none.phrases.size, none.initials.size]).toEqual([0, 0, 0]);
    expect(school("Oakfield").initials.size).toBe(0);
  });
});

describe("student ids", () => {
  it("are kept in lower case; empty ones are none", () => {
    expect([...index.ids]).toEqual(["ab12"]);
    expect(buildStudentIndex({ first_name: "Amara", last_name: "Berg" }).ids.size).toBe(0);
  });
});
