import { describe, expect, test } from "vitest";
import { redact } from "./redact.ts";
import { buildRosterIndex } from "./roster.ts";

const NOBODY = buildRosterIndex({ students: [], staff: [], school: "Oakfield Academy" });

function sent(name: string, note: string): string {
  const [first_name = "", ...last] = name.split(" ");
  return redact([note], NOBODY, { first_name, last_name: last.join(" ") }).texts[0] ?? "";
}

/** Whatever was taken out, put back as it was typed. */
function back(name: string, note: string): string {
  const [first_name = "", ...last] = name.split(" ");
  const { texts, table } = redact([note], NOBODY, { first_name, last_name: last.join(" ") });
  return (texts[0] ?? "").replaceAll(/\{NAME_\d+\}/gu, (mark) => table.get(mark) ?? mark);
}

describe("a word that the pupil is called, where neither is sure", () => {
  test.each([
    ["Grace Pen", "no fuss from grace this half term", "no fuss from {NAME_1} this half term"],
    ["Grace Pen", "our grace does try", "our {NAME_1} does try"],
    ["Summer Read", "nothing fazes summer", "nothing fazes {NAME_1}"],
    ["May Reed", "a good term for may", "a good term for {NAME_1}"],
    ["Mark Rowe", "could mark read more at home", "could {NAME_1} read more at home"],
    ["Clay Dean", "without clay the team lost", "without {NAME_1} the team lost"],
    ["Faith Rich", "it took faith a while to settle", "it took {NAME_1} a while to settle"],
    ["Will Blake", "let will present", "let {NAME_1} present"],
    ["Mark Rowe", "dont let mark coast", "dont let {NAME_1} coast"],
    ["Mark Rowe", "mark x3 late", "{NAME_1} x3 late"],
    ["May Reed", "thanks to may we won", "thanks to {NAME_1} we won"],
    ["Zoë Fitz-Gerald", "Fitzgerald needs an early night", "{NAME_1} needs an early night"],
  ])("of %s: %j goes as neither", (name, note, expected) => {
    expect(sent(name, note)).toBe(expected);
    expect(back(name, note)).toBe(note);
  });

  test.each([
    ["Summer Read", "read s top in the mock", "{NAME_1} top in the mock"],
    ["Norman Castle", "castle n late x4", "{NAME_1} late x4"],
    ["Clay Dean", "dean c homework missing", "{NAME_1} homework missing"],
    ["Autumn Frost", "frost a did it", "{NAME_1} did it"],
    ["Jonathan Peach", "j peach first to finish", "{NAME_1} first to finish"],
    ["Grace Pen", "see pen g for the test", "see {NAME_1} for the test"],
  ])("of %s: %j is called as a mark book lists people", (name, note, expected) => {
    expect(sent(name, note)).toBe(expected);
  });

  test.each([
    ["Mark Rowe", "Row was late again", "{NAME_1} was late again"],
    ["Honor Long", "Honour asks great questions", "{NAME_1} asks great questions"],
    ["Mark Rowe", "marks attitude to work has slipped", "{NAME_1} attitude to work has slipped"],
    ["Jack Field", "jacks been helpful", "{NAME_1} been helpful"],
    ["Jo Ng", "jos notes", "{NAME_1} notes"],
    ["Pat Knight", "pats the best reader here", "{NAME_1} the best reader here"],
    ["Grace Pen", "graces on the border", "{NAME_1} on the border"],
    ["Mark Rowe", "mrk is up a set", "{PUPIL} is up a set"],
    ["Nikhil Desai", "nick helps others", "{NAME_1} helps others"],
    ["Aisling Burke", "ash leads well", "{NAME_1} leads well"],
    ["Poppy Field", "pops volunteers in every lesson", "{NAME_1} volunteers in every lesson"],
    ["Sonny Day", "sunny has been off", "{NAME_1} has been off"],
    ["Keziah Boateng", "Boating K on time", "{NAME_1} on time"],
  ])("of %s: %j is spelt like a word", (name, note, expected) => {
    expect(sent(name, note)).toBe(expected);
  });

  test.each([
    ["Grace Pen", "works with grace and care"],
    ["Grace Pen", "was given a week's grace"],
    ["Faith Rich", "has lost faith in the method"],
    ["Hope Grant", "hope to see more of this"],
    ["Will Blake", "will do well if she revises"],
    ["May Reed", "no homework from May to July"],
    ["May Reed", "mocks in May went well"],
    ["Mark Rowe", "exam mark is 45"],
    ["Mark Rowe", "to mark his own work"],
    ["Mark Rowe", "marks lost for spelling"],
    ["Rose Frank", "prices rose in the graph"],
    ["Drew Little", "drew a map of the coast"],
    ["Clay Dean", "clay pot finished and glazed"],
    ["Frank Price", "to be frank it was poor"],
    ["Miles King", "miles ahead of target"],
    ["Happy Moyo", "happy to help"],
    ["Penny Wells", "Well was drilled in the model"],
    ["Nathan Pike", "note leads the reader on"],
    ["Poppy Field", "pops the balloon on cue"],
  ])("of %s: %j has only the word", (name, note) => {
    expect(sent(name, note)).toBe(note);
  });

  test("who has just been named would be a pronoun, so that the word is one", () => {
    expect(sent("Miles King", "Miles is miles ahead")).toBe("{PUPIL} is miles ahead");
    expect(sent("Drew Little", "drew was late, drew the curve wrong")).toBe(
      "{PUPIL} was late, drew the curve wrong",
    );
  });
});

describe("others whose name is a word", () => {
  const roster = buildRosterIndex({
    students: ["Hope Grant", "Miles King", "Pen Wells", "Blake Young", "Khalid al-Rashid"].map(
      (name) => {
        const [first_name = "", ...last] = name.split(" ");
        return { first_name, last_name: last.join(" ") };
      },
    ),
    staff: [{ first_name: "Ann", last_name: "McKenna" }],
    school: "Oakfield Academy",
  });
  const of = (note: string, last_name = "Rich") =>
    redact([note], roster, { first_name: "Faith", last_name }).texts[0];

  test.each([
    ["works well with hope", "works well with {CLASSMATE_1}"],
    ["gets on with hope", "gets on with {CLASSMATE_1}"],
    ["partnered miles for the test", "partnered {CLASSMATE_1} for the test"],
    ["sat next to pen W most weeks", "sat next to {CLASSMATE_1} most weeks"],
    ["K al-R did well", "{CLASSMATE_1} did well"],
    ["copes with hope and fear as themes", "copes with hope and fear as themes"],
    ["works with clay", "works with clay"],
  ])("%j is sent as %j", (note, expected) => {
    expect(of(note)).toBe(expected);
  });

  test("a name that a gap has parted is one", () => {
    expect(of("Mrs mc kenna moved her")).not.toContain("kenna");
  });

  test("a surname of the pupil's goes where it is somebody's first name", () => {
    expect(of("read the Blake poems", "Blake")).not.toContain("Blake");
  });
});
