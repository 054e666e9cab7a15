import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutClassmates } from "./classmates.ts";
import { redact } from "./redact.ts";
import { buildRosterIndex } from "./roster.ts";

const named = (name: string) => {
  const [first_name = "", ...last] = name.split(" ");
  return { first_name, last_name: last.join(" ") };
};

/** What is sent of a note on the pupil of this name, at a school of theirs and of some others. */
function sent(own: string, text: string, others: readonly string[] = []): string {
  const roster = buildRosterIndex({
    students: [own, ...others].map(named),
    staff: [],
    school: "Oakfield Academy",
  });
  return redact([text], roster, named(own)).texts[0] ?? "";
}

const WORD_NAMES = "Penny Ray Chance Rose Mark Faith Max Jade Storm Rob Grant".split(" ");
const SURNAMES = "Marsh Dean Noble Little Banks Stone Fisher Wise Hill Porter".split(" ");

describe("a name cut short", () => {
  it.each([
    ["Gruffydd Rhys", "gruff is a delight, if gruff with strangers"],
    ["Gruffydd Rhys", "Griff needs to slow down"],
    ["Kwabena Osei", "Kobby writes with passion"],
    ["Harpreet Gill", "Harp plays the harp"],
    ["Patience Small", "Patsy and I spoke"],
    ["Wiktoria Nowak", "Wika listens"],
  ])("of %s goes where it is somebody: %s", (own, note) => {
    const short = note.split(" ")[0] ?? "";
    expect(sent(own, note)).toBe(note.replace(short, "{PUPIL}"));
  });

  it.each([
    ["cal and con wind him up", "{CLASSMATE_1} and {CLASSMATE_2} wind him up"],
    ["tobes and he must be apart", "{CLASSMATE_1} and he must be apart"],
    ["sits with novitski", "sits with {CLASSMATE_1}"],
    ["knows the pros and cons", "knows the pros and cons"],
  ])("of others goes where people are: %s", (note, expected) => {
    const others = ["Callum Reid", "Connor Steel", "Tobias Wren", "Piotr Nowicki"];
    expect(sent("Jacob Swift", note, others)).toBe(expected);
  });

  it.each([
    ["Gruffydd Rhys", "can be gruff"],
    ["Harpreet Gill", "strings of the harp"],
    ["Theodora Andrews", "The test was hard. And the work is neat"],
  ])("of %s stays where it is a word: %s", (own, note) => {
    expect(sent(own, note)).toBe(note);
  });
});

describe("initials", () => {
  it.each([
    ["Siobhán O'Neill", "S.O'N"],
    ["Siobhán O’Neill", "S O’N"],
    ["Gruffydd Rhys-Evans", "G R-E"],
    ["Gruffydd Rhys-Evans", "G.R-E"],
    ["Anne-Marie Lloyd", "A-M L"],
    ["Ruth McCall", "R. McC"],
    ["Arthur Ray", "A. Ray"],
  ])("of %s go whole: %s", (own, initials) => {
    expect(sent(own, `${initials} has settled`)).toBe("{PUPIL} has settled");
  });
});

describe("a name without its apostrophe", () => {
  it.each([
    ["Will Young", "Wills best work was on Ypres", "{PUPIL} best work was on Ypres"],
    ["Mark Reed", "marks essay shows flair", "{PUPIL} essay shows flair"],
    ["Mark Reed", "Marks lost for spelling", "Marks lost for spelling"],
    ["Mark Reed", "Marks are good", "Marks are good"],
    ["Hope Chase", "Hopes to study law", "Hopes to study law"],
  ])("of %s: %s", (own, note, wanted) => {
    expect(sent(own, note)).toBe(wanted);
  });
});

describe("a first name with an initial", () => {
  it("goes whole, in capitals and in small letters, where the two of them do something", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WORD_NAMES),
        fc.constantFrom(...SURNAMES),
        fc.constantFrom("needs to label axes", "has settled", "can do this", "was late twice"),
        fc.boolean(),
        (first, last, does, capital) => {
          const short = `${first} ${last.charAt(0)}`;
          const typed = capital ? short : short.toLowerCase();
          expect(sent(`${first} ${last}`, `${typed} ${does}`)).toBe(`{PUPIL} ${does}`);
        },
      ),
    );
  });

  it.each([
    ["Elizabeth Farrow", "e.farrow quiet this term", "{PUPIL} quiet this term"],
    ["Jay Little", "little j puts no effort in", "{PUPIL} puts no effort in"],
    ["Ivy Green", "green i has gaps", "{PUPIL} has gaps"],
    ["Melody Swift", "swift m v good on Gulliver", "{PUPIL} v good on Gulliver"],
    ["Gia Long", "uses connectives, e.g. long ones", "uses connectives, e.g. long ones"],
    ["Jonathan Tull", "jonno rushes", "{PUPIL} rushes"],
    ["Robin Swift", "robbo rushes", "{PUPIL} rushes"],
  ])("of %s: %s", (own, note, wanted) => {
    expect(sent(own, note)).toBe(wanted);
  });

  it("has a comma only behind the surname", () => {
    const own = "Grant Wise";
    expect(sent(own, "wise, grant: tidy")).toBe("{PUPIL}: tidy");
    expect(sent(own, "read of a land grant, wise choices")).toBe(
      "read of a land grant, wise choices",
    );
  });
});

describe("a name in other letters", () => {
  it.each([
    ["يوسف writes in Arabic too", "{NAME_1} writes in Arabic too"],
    ["陈子怡 signs her work", "{NAME_1} signs her work"],
    ["நிலா reads aloud", "{NAME_1} reads aloud"],
    ["sits with дмитро", "sits with {CLASSMATE_1}"],
    ["knows the angles α and β", "knows the angles α and β"],
    ["learnt the characters 你好 and 谢谢", "learnt the characters 你好 and 谢谢"],
    ["can spell “говорить”", "can spell “говорить”"],
  ])("is taken out, and what a lesson is about is not: %s", (note, wanted) => {
    expect(sent("Amara Okonjo", note)).toBe(wanted);
  });
});

describe("words that only look like somebody", () => {
  it("leaves grandmothers alone where there is an Anna", () => {
    const roster = buildRosterIndex({
      students: [named("Anna Marsh"), named("Anne-Marie Fox")],
      staff: [],
      school: "Oakfield Academy",
    });
    const note = "her nan's house has no wifi";
    expect(withoutClassmates(note, named("Seren Vaughan"), roster)).toBe(note);
  });

  it.each([
    [
      "April Knott",
      "improved since April, April's homework is in",
      "improved since April, {PUPIL}'s homework is in",
    ],
    [
      "June Early",
      "june arrives early, mock in june went well",
      "{PUPIL} arrives early, mock in june went well",
    ],
    ["Rob Banks", "mustn't rob himself of marks", "mustn't rob himself of marks"],
    ["Merit Okoro", "merit earned a merit", "{PUPIL} earned a merit"],
    ["Clay Tanner", "clay made a clay pot", "{PUPIL} made a clay pot"],
    ["Favour Ojo", "in favour of longer essays", "in favour of longer essays"],
    ["Happy Chauhan", "happy to help", "happy to help"],
    ["Josh Sharman", "josh likes to josh", "{PUPIL} likes to {PUPIL}"],
    ["Meenakshi Sundaram", "shy, minakshi tests her code", "shy, {PUPIL} tests her code"],
    ["Hazel Brown", "hazel keyed hazel and oak", "{PUPIL} keyed {PUPIL} and oak"],
  ])("of %s: %s", (own, note, wanted) => {
    expect(sent(own, note)).toBe(wanted);
  });

  it.each([
    ["Newton's second law is secure", "Newton Abbott"],
    ["played Juliet's nurse in the show", "Juliet Fell"],
    ["wrote of fate in Macbeth", "Macbeth Sutherland"],
  ])("says no classmate in: %s", (note, other) => {
    const roster = buildRosterIndex({
      students: [named(other)],
      staff: [],
      school: "Oakfield Academy",
    });
    expect(withoutClassmates(note, named("Amara Okonjo"), roster)).toBe(note);
  });
});

describe("somebody else in small letters", () => {
  it.each([
    ["sits between pip and Wisdom", "sits between {CLASSMATE_1} and {CLASSMATE_2}"],
    ["shares a locker with dean s", "shares a locker with {CLASSMATE_1}"],
  ])("%s", (note, wanted) => {
    expect(sent("Thea Hardy", note, ["Pip Weaver", "Wisdom Tetteh", "Dean Street"])).toBe(wanted);
  });

  it("goes by the letters that a timetable has for staff", () => {
    const roster = buildRosterIndex({
      students: [],
      staff: [named("Rachel Lunn")],
      school: "Oakfield Academy",
    });
    expect(redact(["see RLU on Monday"], roster).texts).toEqual(["see {STAFF_1} on Monday"]);
  });
});

describe("numbers and places", () => {
  it.each([
    ["tel 01422 496 0123 ext 4 dad", "tel {PHONE_1} dad"],
    ["ring mum on 1422 496012", "ring mum on {PHONE_1}"],
    ["posts art on @seren.draws_08", "posts art on {HANDLE_1}"],
    ["came from Ysgol Bro Hedd in Year 8", "came from {PLACE_1} in Year 8"],
  ])("%s", (note, wanted) => {
    expect(sent("Amara Okonjo", note)).toBe(wanted);
  });
});
