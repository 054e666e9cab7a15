import { describe, expect, it } from "vitest";
import { redact } from "./redact.ts";
import { buildRosterIndex, type Roster } from "./roster.ts";

const called = (...names: string[]) =>
  names.map((name) => {
    const [first_name = "", ...last] = name.split(" ");
    return { first_name, last_name: last.join(" ") };
  });
const SCHOOL: Roster = {
  students: called(
    "Pádraig Tolland",
    "Sadhbh Keane",
    "Llŷr Gwilym",
    "Siân Probert",
    "Phoebe Lister",
    "Rose Tranter",
    "Neil Chaudhry",
    "Hazel Burrows",
    "Skye Hargreaves",
    "Harpreet Gill",
    "Bethany Sharples",
    "Teddy Bright",
    "Art Novak",
    "Will Stokes",
    "Kwabena Asante",
    "Çağla Demir",
    "Hope Wetherall",
    "Charity Banda",
    "Robin Chance",
    "Pearl Adjei",
    "Prince Opoku",
    "Szymon Lis",
    "Kit Rivers",
    "Max Power",
    "Blake Cannon",
    "Paige Turner",
    "Rain Mitchell",
    "Obinna Okeke",
    "Autumn Hughes",
    "Noah Bennett",
    "Iris Bloom",
    "Poppy Marsh",
    "Gale Storm",
    "Heather Moor",
    "Kat Bryce",
    "Harvey Nicholls",
    "Harmony Teague",
    "Penny Farthing",
    "Zac Frost",
    "Ethan Colley",
    "Earl Thompson",
    "Priyanka Venkataraman",
    "India Keats",
    "Christian Lamb",
    "Gabriel Swann",
  ),
  staff: called("Helen Marsden", "Alison Sharp", "Beverley Spring"),
  school: "Harrowdene Community School",
};
const roster = buildRosterIndex(SCHOOL);
const pupil = (name: string) => {
  const found = SCHOOL.students.find(({ first_name }) => first_name === name);
  if (!found) throw new Error(name);
  return found;
};
const sent = (name: string, note: string) => redact([note], roster, pupil(name)).texts[0] ?? "";

describe("a name that only what it does gives away", () => {
  it.each([
    ["Pádraig", "porrick was brilliant on the titration", "porrick"],
    ["Sadhbh", "sive has worked hard on fractions", "sive"],
    ["Llŷr", "cleer needs to focus", "cleer"],
    ["Siân", "sharn has tried hard", "sharn"],
    ["Phoebe", "feebs has made super progress", "feebs"],
    ["Rose", "rows is doing really well with her reading", "rows"],
    ["Neil", "Kneel has been working hard on his essays", "Kneel"],
    ["Hazel", "Haze tends to drift off", "Haze"],
    ["Skye", "sky is doing well in French", "sky"],
    ["Harpreet", "Harps led the warm up in PE", "Harps"],
    ["Bethany", "B e t h a n y writes beautifully", "B e t h a n y"],
    ["Teddy", "ted is bright and capable", "ted"],
    ["Art", "art is his own worst enemy in tests", "art is"],
    ["Will", "hope he reads this: will, stop calling out", "will"],
    ["Robin", "jowow scored 18 in the test", "jowow"],
    ["Harmony", "harm is quiet this term", "harm"],
    ["Penny", "pen is chatty", "pen"],
    ["Zac", "frosty is well liked", "frosty"],
    ["Ethan", "collie needs to hand in work", "collie"],
    ["Earl", "thomson is chatty", "thomson"],
    ["Priyanka", "venkat has neat notes", "venkat"],
    ["Robin", "biscuit needs to listen", "biscuit"],
    ["Robin", "ciru aims high", "ciru"],
    ["Blake", "canon keeps forgetting a pencil", "canon"],
    ["Paige", "Page Turner did well", "Page"],
    ["Rain", "rainy is cheeky but able", "rainy"],
    ["Obinna", "obi is a leader", "obi"],
    ["Gale", "storm to re-sit", "storm"],
    ["Heather", "hev could try harder", "hev"],
    ["Heather", "moore is on report", "moore"],
    ["Kat", "cat is sharp and quick to answer", "cat"],
    ["Robin", "his dad is on 07700 nine hundred, 4 5 7", "07700"],
    ["Robin", "his gamer name is xXpoppetXx", "xXpoppetXx"],
    ["Robin", "his nan is on zero seven seven double oh nine hundred four four four", "hundred"],
  ])("of %s: %s", (name, note, secret) => {
    expect(sent(name, note)).not.toContain(secret);
  });

  it.each([
    ["partners kwabs in practicals", "kwabs"],
    ["works well with chala in practicals", "chala"],
    ["shared his notes with hope who was away", "hope"],
    ["has a crush on charity apparently", "charity"],
    ["talk to mrs spring re attendance", "spring"],
    ["her dog Biscuit is her writing topic", "Biscuit"],
  ])("of somebody else: %s", (note, secret) => {
    expect(sent("Robin", note)).not.toContain(secret);
  });
});

it("leaves a verb that only sounds like the surname", () => {
  expect(sent("Autumn", "autumn has had a good term")).toBe("{PUPIL} has had a good term");
});

it("leaves a grade behind a surname", () => {
  expect(sent("Harvey", "H. Nicholls A*")).toMatch(/ A\*$/u);
});

describe("a word where nobody acts", () => {
  it.each([
    ["Robin", "max and min points found correctly"],
    ["Robin", "robin and wren identified on the bird survey"],
    ["Robin", "needs to leave less to chance"],
    ["Robin", "alwasy tries hard"],
    ["Robin", "numicon helps with number bonds"],
    ["Robin", "behav has been excellent"],
    ["Robin", "wrote an essay on pearl and gold in Vermeer"],
    ["Robin", "the crown prince's murder at Sarajevo"],
    ["Robin", "sharp turns in the graph"],
    ["Robin", "the Harlem Renaissance was researched"],
    ["Robin", "knows the rivers Severn, Trent and Thames"],
    ["Robin", "Abraham and Moses as prophets"],
    ["Robin", "max marks on the vocab test"],
    ["Robin", "autumn leaves collage"],
    ["Robin", "the skye boat song on the recorder"],
    ["Robin", "Pip meets Magwitch in the graveyard"],
    ["Robin", "Bathsheba and Troy explained"],
    ["Robin", "Victoria and Albert"],
    ["Robin", "a cannon at the Tower of London"],
    ["Robin", "Noah's flood"],
    ["Robin", "noah and the flood as a comic"],
    ["Robin", "iris, pupil and retina labelled"],
    ["Robin", "poppy field painted in the style of Monet"],
    ["Robin", "ELSA sessions help"],
    ["Robin", "att has been excellent"],
    ["Robin", "India and Pakistan after partition"],
    ["Robin", "a talk on trade between India and China"],
    ["Robin", "Keats and Byron compared"],
    ["Robin", "knows the Christian view of marriage"],
    ["Robin", "the Treaty of Waitangi was explained"],
    ["Robin", "angel Gabriel in the nativity"],
    ["Robin", "the essay needs to explain more"],
    ["Robin", "paragraph needs to focus on the question"],
    ["Robin", "counts two four six eight ten twelve fourteen sixteen"],
    ["Robin", "Tom's Midnight Garden was read with feeling"],
    ["Robin", "compared Anne Frank's diary with Zlata's Diary"],
    ["Kit", "kit always clean and complete"],
    ["Kit", "forgot the PE kit twice"],
  ])("in a note on %s: %s", (name, note) => {
    expect(sent(name, note)).toBe(note);
  });
});
