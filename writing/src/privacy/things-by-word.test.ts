import { describe, expect, it } from "vitest";
import { findOtherStudents } from "./students-named.ts";
import { buildRosterIndex } from "./roster.ts";

// Tyrone is a first name, Quernwick a name that nobody has heard of: what they are, the words around them show.
const own = { first_name: "Jakub", last_name: "Nowak" };
const roster = buildRosterIndex({
  students: [
    own,
    { first_name: "Jane", last_name: "Ross" },
    { first_name: "Cora", last_name: "West" },
  ],
  staff: [{ first_name: "Ian", last_name: "Clarke" }],
  school: "",
});
const named = (note: string) =>
  findOtherStudents(note, own, roster).map(({ start, end }) => note.slice(start, end));
const namesStudent = (note: string) => named(note).length > 0;

/** With its plural, where there is one: "poem poem(s)". */
const listed = (list: string) =>
  list
    .trim()
    .split(/\s+/u)
    .flatMap((word) =>
      word.endsWith("(s)") ? [word.slice(0, -3), `${word.slice(0, -3)}s`] : [word],
    );

/** A note with W for each word, and the words that make its name a thing; longer ones do not. */
const THINGS: Record<string, [note: string, words: string]> = {
  "an institution": [
    "the Quernwick W",
    `cup trophy prize award shield medal league festival competition challenge grammar school academy college
     university museum gallery theatre hall castle park house centre station street road river lake valley hill
     mountain bridge beach island abbey cathedral church club fc united city town rovers trust foundation hospital
     library society scheme bay forest farm zoo garden gardens stadium tower palace county app website software
     programme method test experiment equation triangle cycle model theorem poem(s) novel play sonnet symphony
     painting(s) text cell(s) wind(s) current(s) plate ridge trench desert glacier effect`,
  ],
  "the work of somebody": [
    "Quernwick's W",
    `law(s) theorem theory equation experiment triangle rule method principle poem(s) poetry novel(s) novella play(s)
     sonnet(s) symphony sonata painting(s) reign army empire speech soliloquy character death rise fall`,
  ],
  "a maker": [
    "the W Tyrone",
    `poet(s) author(s) writer(s) novelist(s) playwright(s) artist(s) painter(s) sculptor(s) composer(s) musician(s)
     singer(s) scientist(s) physicist(s) chemist(s) biologist(s) philosopher(s) mathematician(s) inventor(s)
     explorer(s) engineer(s) architect(s) designer(s) director(s) historian(s) theorist(s) psychologist(s)
     sociologist(s) king queen emperor empress president general saint st character protagonist hero heroine villain
     band brand company`,
  ],
  "a subject of study": [
    "her W about Tyrone",
    `essay(s) poem(s) poetry novel(s) novella stories story play(s) book(s) text(s) film(s) song(s) piece(s) work(s)
     music painting(s) project(s) presentation(s) poster(s) talk(s) speeches speech report(s) article(s) biography
     study studies coursework unit topic question(s) module chapter extract(s) quotation(s) portrait monologue
     performance knowledge understanding wrote writes writing written read reads reading studied studying know(s) knew`,
  ],
  "where a journey leads": [
    "a W to Tyrone",
    `trip(s) went goes going go move moved moves moving journey(s) tour(s) excursion(s) expedition(s) flew came comes
     returned walk(s) cycle(s) lives living lived`,
  ],
  "where something is": [
    "stood W Quernwick",
    "in at towards through around across outside inside visit visiting",
  ],
  "a part on a stage": [
    "her W as Tyrone",
    `role perform performance starred acted acts cast part lead solo song sang danced musical pantomime production
     character monologue`,
  ],
  "a book, a film or a program": [
    "she W Quernwick",
    `read reads reading reread re-read studied studies studying analyse analysing watch watched watches watching
     perform performed use uses used using practise practised practises practising downloaded compare titled entitled
     plays played playing programs codes coded coding revise revising`,
  ],
};

/** Likewise, of words that make it a student. */
const STUDENTS: Record<string, [note: string, words: string]> = {
  "somebody who did it": [
    "was W by Tyrone Quern",
    `led helped taught distracted copied teased chosen picked guided supported mentored influenced hit hurt bullied`,
  ],
  "a fellow": [
    "has a W called Tyrone",
    `friend(s) mate(s) classmate(s) partner(s) pupil(s) student(s) boy(s) girl(s) child neighbour(s) teammate(s) buddy
     somebody someone peer(s)`,
  ],
  "brothers and sisters": [
    "lives in Quernwick W",
    "twin(s) brother(s) sister(s) sibling(s) boys girls family",
  ],
};

describe.each(Object.entries(THINGS))("%s is a thing", (_, [note, words]) => {
  it.each(listed(words))("by the word %s", (word) => {
    expect(namesStudent(note.replace("W", word))).toBe(false);
  });
});
describe.each(Object.entries(STUDENTS))("%s is a pupil", (_, [note, words]) => {
  it.each(listed(words))("by the word %s", (word) => {
    expect(namesStudent(note.replace("W", word))).toBe(true);
  });
});

describe("a longer word decides nothing", () => {
  const longer = ([note, words]: [string, string]) => {
    const [word] = listed(words);
    return [`zz${word}`, `${word}zz`].map((one) => note.replace("W", one));
  };
  // What nobody has heard of is a pupil only where a pupil must stand.
  const ofTyrone = Object.values(THINGS).filter(([note]) => note.includes("Tyrone"));
  it.each(ofTyrone.flatMap(longer))("of a thing: %s", (note) => {
    expect(namesStudent(note)).toBe(true);
  });
  it.each(Object.values(STUDENTS).flatMap(longer))("of a pupil: %s", (note) => {
    expect(namesStudent(note)).toBe(false);
  });
});

describe("where a name stands", () => {
  it.each([
    "posing by Tyrone Quern",
    "posing after Tyrone Quern",
    "lives in Quernwick. Sisters argued",
    "lives in Quernwick, sisters argued",
    'read " Tyrone',
    "uses an app on Quernwick",
    "read Jane Goodall",
    "studied Mansa Musa",
    "a talk by Mansa Musa",
    "asked Ian Clarke",
    "asked Ian",
    "asked Mr Clarke",
  ])("is of a thing, an adult or a figure: %s", (note) => {
    expect(named(note)).toEqual([]);
  });

  it.each([
    ["posing by Tyrone", "Tyrone"],
    ["nearby Tyrone Quern", "Tyrone Quern"],
    ["afterwards Tyrone Quern", "Tyrone Quern"],
    ["her friend Hill helped", "Hill"],
    ['said "no" to Tyrone', "Tyrone"],
    ["Met a poet. Tyrone helped", "Tyrone"],
    ["sits near Quernwick", "Quernwick"],
    ["went onto Tyrone", "Tyrone"],
    ["went often Tyrone", "Tyrone"],
    ["a poem upon Tyrone", "Tyrone"],
    ["a poem once Tyrone", "Tyrone"],
    ["sat with Jane Goodall", "Jane Goodall"],
    ["sits with Isla-Rae", "Isla-Rae"],
    ["sits with Quern-Tyrone", "Quern-Tyrone"],
    ["sits with Tyrone and Aisha", "Tyrone", "Aisha"],
    ["C.W. helped Tyrone", "C.W.", "Tyrone"],
  ])("is of a pupil: %s", (note, ...names) => {
    expect(named(note)).toEqual(names);
  });

  it("is asked of no text without words", () => {
    expect(named(" ")).toEqual([]);
  });

  it("is asked of a text that belongs to nobody", () => {
    expect(findOtherStudents("sits with Jakub", undefined, roster)).toHaveLength(1);
    expect(findOtherStudents("sits with Jakub", own, roster)).toHaveLength(0);
  });
});
