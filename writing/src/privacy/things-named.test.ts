import { describe, expect, it } from "vitest";
import { withoutClassmates } from "./classmates.ts";
import { mentionsOther } from "./other-students.ts";
import { buildRosterIndex } from "./roster.ts";

// Tyrone is a first name that no roster has; Quernwick and Quern are nothing that anybody has heard of.
const own = { first_name: "Jakub", last_name: "Nowak" };
const roster = buildRosterIndex({
  students: [own],
  staff: [{ first_name: "Helen", last_name: "Marsden" }],
  school: "Oakfield Academy",
});
const without = (note: string) => withoutClassmates(note, own, roster);

describe("a name that is a thing, by the words around it", () => {
  it.each([
    "met Tyrone Cup",
    "the Tyrone Plan was hers to explain",
    "knows the Thames, the Tyrone and the Mersey",
    "the angel Tyrone",
    "An Inspector Calls: muddles Eric and Gerald",
    "Little Women essay, mostly on Amy",
    "won the Quern Cup",
    "the Quernwick cup",
    "Quernwick's laws",
    "read “Tyrone”",
    "read *Tyrone",
    "the poet Tyrone",
    "a book called Tyrone",
    "a friendly dog called Tyrone",
    "an inmate called Tyrone",
    "performed as Tyrone",
    "played Tyrone in the musical",
    "sang as Tyrone",
    "part of Tyrone",
    "a speech by Tyrone Quern",
    "named after Tyrone Quern",
    "misled by Tyrone Quern",
    "ledger by Tyrone Quern",
    "in Quernwick",
    "visiting Quernwick",
    "a trip in Tyrone",
    "acted in Tyrone",
    "went to Tyrone",
    "a trip of Tyrone",
    "essay on Tyrone",
    "wrote about Tyrone",
    "uses Quernwick",
    "watched a film on Quernwick",
    "studied Mansa Musa",
    "acted as Tyrone",
    "acted as Olivia in Twelfth Night",
    "cast as Olivia in Twelfth Night",
    "mum's partner Gaz helps him",
    "his mum's boyfriend Tyrone",
    "mum's new partner, Gaz, helps him",
    "dad's partner Quern collects him",
    "mam's fella Gaz",
    "writes poems like Mansa Musa",
    "the carpenter Tyrone",
    "saw Tyrone Island",
    "essay on Mansa Musa",
  ])("stays: %s", (note) => {
    expect(without(note)).toBe(note);
  });

  it.each([
    ["distracted by Tyrone Cupboard", "distracted by a classmate"],
    ["Tyrone's laws", "A classmate's laws"],
    ["Tyrone law", "A classmate law"],
    ["read Tyrone*", "read a classmate*"],
    ["the poetess Tyrone", "the poetess a classmate"],
    ["a nonpoet Tyrone", "a nonpoet a classmate"],
    ["a friend called Tyrone", "A classmate"],
    ["her role was that of Tyrone", "her role was that of a classmate"],
    ["played Tyrone at chess", "played a classmate at chess"],
    ["played Tyrone apart", "played a classmate apart"],
    ["played Tyrone partly", "played a classmate partly"],
    ["the point of Tyrone", "the point of a classmate"],
    ["taught by Tyrone Quern", "taught by a classmate"],
    ["led by Tyrone Quern", "led by a classmate"],
    ["in Tyrone", "in a classmate"],
    ["begin Tyrone", "begin a classmate"],
    ["back from Tyrone", "back from a classmate"],
    ["a goat of Tyrone", "a goat of a classmate"],
    ["a tango of Tyrone", "a tango of a classmate"],
    ["a trip to see Tyrone", "a trip to see a classmate"],
    ["essay with a friend about Tyrone", "essay with a friend about a classmate"],
    ["an essayist on Tyrone", "an essayist on a classmate"],
    ["between Tyrone", "between a classmate"],
    ["uses Tyrone", "uses a classmate"],
    ["recalled Tyrone", "recalled a classmate"],
    ["knows Tyrone", "knows a classmate"],
    ["the Tyrone twins", "Classmates"],
    ["the Quernwick sisters", "Classmates"],
    ["Jamal helps", "A classmate helps"],
    ["acted as captain to Tyrone", "acted as captain to a classmate"],
    ["acted as a mentor for Tyrone", "acted as a mentor for a classmate"],
    ["her partner Gaz in the practical", "A classmate in the practical"],
    ["sat between Tyrone and Aisha", "sat between classmates"],
    ["an argument between Tyrone and Aisha", "an argument between classmates"],
  ])("goes: %s", (note, out) => {
    expect(without(note)).toBe(out);
  });

  it("is not one's own pet name", () => {
    for (const note of ["Jakey sits", "Jak helps", "Ja sits"]) expect(without(note)).toBe(note);
  });
});

describe("several classmates in a row", () => {
  it.each([
    ["with Tyrone, Jermaine and Aisha", "with classmates"],
    ["with Tyrone & Jermaine", "with classmates"],
    ["with Tyrone or Jermaine", "with classmates"],
    ["with Tyrone, and Jermaine", "with classmates"],
    ["Tyrone and Jermaine sit", "Classmates sit"],
    ["- Tyrone, Jermaine sit", "- Classmates sit"],
    ["with Tyrone then Jermaine", "with a classmate then a classmate"],
    ["with the Tyrone twins and Aisha", "with classmates"],
  ])("%s", (note, out) => {
    expect(without(note)).toBe(out);
  });

  it.each([
    ["with her best friend Tyrone", "with a classmate"],
    ["the form captain Tyrone spoke", "A classmate spoke"],
    ["a partner called Tyrone", "A classmate"],
    ["Head Girl Aisha spoke", "A classmate spoke"],
    ["with befriend Tyrone", "with befriend a classmate"],
  ])("with what introduces them: %s", (note, out) => {
    expect(without(note)).toBe(out);
  });
});

describe("whether a note names another pupil", () => {
  const others = [{ first_name: "Aisha", last_name: "Khan" }];

  it("goes by the list and by names that are on none", () => {
    expect(mentionsOther("sits with Aisha", others, own)).toBe(true);
    expect(mentionsOther("sits with Tyrone", others)).toBe(true);
    expect(mentionsOther("sits with Tyrone", [], own)).toBe(true);
    expect(mentionsOther("Jakub sits", others, own)).toBe(false);
    expect(mentionsOther("sits well", others)).toBe(false);
    expect(mentionsOther(" ", others, own)).toBe(false);
  });

  it("is not asked where nobody is known", () => {
    expect(mentionsOther("sits with Tyrone", [])).toBe(false);
  });

  it("returns the same for the same list and something else for another", () => {
    const rare = [{ first_name: "Quernwick", last_name: "Bly" }];
    expect(mentionsOther("in quernwick", rare)).toBe(true);
    expect(mentionsOther("in quernwick", rare)).toBe(true);
    expect(mentionsOther("in quernwick", others)).toBe(false);
  });
});
