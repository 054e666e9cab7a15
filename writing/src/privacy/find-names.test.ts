import { describe, expect, it } from "vitest";
import { findNames } from "./find-names.ts";
import { buildStudentIndex, buildRosterIndex } from "./roster.ts";

const INDEXES = [
  buildStudentIndex({ first_name: "Amara", last_name: "Okafor" }),
  buildRosterIndex({
    students: [
      { first_name: "Will", last_name: "Read" },
      { first_name: "Bo", last_name: "Li" },
      { first_name: "Zoe", last_name: "Hartley" },
      { first_name: "Ian", last_name: "Capewell" },
      { first_name: "Jack", last_name: "Austen" },
      { first_name: "Rose", last_name: "Young" },
      { first_name: "Ben", last_name: "Oduya" },
      { first_name: "May Grace", last_name: "Lark" },
      { first_name: "Tia", last_name: "Marks" },
      { first_name: "Katherine", last_name: "Moss" },
      { first_name: "Tom", last_name: "Lambert" },
      { first_name: "Pia", last_name: "Ellis" },
      { first_name: "Rosa", last_name: "Parks" },
      { first_name: "Ella", last_name: "Johnson" },
    ],
    staff: [
      { first_name: "Colin", last_name: "Wetherby" },
      { first_name: "Ann", last_name: "Green" },
    ],
    school: "Oakfield Academy",
  }),
];

/** Each as "words: kind", with "*" for a figure of lessons, in the order of the text. */
function found(text: string): string[] {
  return findNames(text, INDEXES)
    .toSorted((one, other) => one.start - other.start)
    .map(
      ({ start, end, kind, figure }) => `${text.slice(start, end)}: ${kind}${figure ? "*" : ""}`,
    );
}

/** A text, and whom it names, the names set apart by bars. */
type Case = [text: string, ...names: string[]];
const each = (cases: Case[]) => {
  it.each(cases)("%s", (text, ...names) => {
    expect(found(text)).toEqual(names);
  });
};

describe("a whole name", () => {
  each([
    ["Will Read was late", "Will Read: CLASSMATE"],
    ["READ, WILL was late", "READ, WILL: CLASSMATE"],
    ["Will  Read was late", "Will  Read: CLASSMATE"],
    ["he will read more"],
    ["a young rose in the garden"],
    ["may grace lark sang", "may grace lark: CLASSMATE"],
    ["a zoe hartley", "zoe hartley: CLASSMATE"],
    ["of Amara Okafor", "Amara Okafor: PUPIL"],
    ["an Oakfield Academy pupil", "Oakfield Academy: SCHOOL"],
    ["Zoe’ Hartley ran", "Zoe’ Hartley: CLASSMATE"],
    ["Zoe & Hartley ran", "Zoe: CLASSMATE", "Hartley: CLASSMATE"],
  ]);
});

describe("a name of two letters", () => {
  each([
    ["a bo tree"],
    ["Bo ran", "Bo: CLASSMATE"],
    ["thanks to mr li", "li: CLASSMATE"],
    ["bo's book", "bo: CLASSMATE"],
    ["li's book"],
    ["sat with bo and", "bo: CLASSMATE"],
  ]);
});

describe("a slip of one letter", () => {
  each([
    ["Hartly was late", "Hartly: CLASSMATE"],
    ["hartly was late", "hartly: CLASSMATE"],
    ["capewel ran", "capewel: CLASSMATE"],
    ["He met Bne", "Bne: CLASSMATE"],
    ["bne was late", "bne: NAME"],
    ["in the hartlyyy"],
    ["amra was late", "amra: PUPIL"],
    ["jackk was late", "jackk: CLASSMATE"],
    ["sat with jakc", "jakc: CLASSMATE"],
    ["jakc was late", "jakc: NAME"],
    ["zo was late"],
    // A rare word of English is a slip where it stands like a name.
    ["saw a Lambent today", "Lambent: CLASSMATE"],
    ["Lambent was kind"],
    ["saw a lambent light"],
    // A word of English, or a public name, is meant as it stands.
    ["He is a capable wall"],
    ["They fill the well"],
  ]);
});

describe("a name that may be a public one", () => {
  each([
    ["An essay on Austen", "Austen: CLASSMATE*"],
    ["an essay on austen"],
    ["Austen's novels", "Austen: CLASSMATE*"],
    ["sits next to Austen", "Austen: CLASSMATE"],
    ["read Jane Austen"],
    ["read Amara Goodall", "Amara Goodall: PUPIL*"],
    ["sat with Amara Goodall", "Amara Goodall: PUPIL"],
    ["Amara Goodall was late", "Amara Goodall: PUPIL"],
    ["Amara Goodall's chimps", "Amara Goodall: PUPIL*"],
    ["read Amara H.", "Amara H: PUPIL"],
    ["read Amara Okafor", "Amara Okafor: PUPIL"],
    ["read Amara Hartley", "Amara Hartley: PUPIL"],
    ["read Amara Hartly", "Amara Hartly: PUPIL"],
    ["read Amara Goodall Hartley", "Amara Goodall Hartley: PUPIL"],
    ["works with Amara Goodall in class", "Amara Goodall: PUPIL"],
    ["argues with Amara Goodall daily", "Amara Goodall: PUPIL"],
    ["thanks to Miss Amara Goodall", "Amara Goodall: PUPIL"],
    ["read Zoe Goodall", "Zoe Goodall: CLASSMATE"],
    ["read about Rosa Parks", "Rosa Parks: CLASSMATE*"],
    ["Rosa Parks was late", "Rosa Parks: CLASSMATE"],
    ["met Rosa and read Rosa Parks", "Rosa: CLASSMATE", "Rosa Parks: CLASSMATE*"],
    ["read Katherine Johnson"],
    ["read Katherine Johnson, so Johnson's proof", "Johnson: CLASSMATE*"],
    ["so Johnson's proof", "Johnson: CLASSMATE"],
    ["Simon was kind", "Simon: NAME"],
    ["Simon in the play by Priestley"],
    ["a scene with simon in the play"],
  ]);
});

describe("somebody whom no roster knows", () => {
  each([
    ["Thandokazi was kind", "Thandokazi: NAME"],
    ["THANDOKAZI was kind", "THANDOKAZI: NAME"],
    ["thandokazi was kind"],
    ["Thandokazi's book", "Thandokazi: NAME"],
    ["mohammed was kind", "mohammed: NAME"],
    ["thanks to Mr Stone", "Stone: NAME"],
    ["thanks to mr stone"],
    ["thanks to mr zumake", "zumake: NAME"],
    ["thanks to Mr and Mrs Stone", "Stone: NAME"],
    ["her friend Reef helped", "Reef: NAME"],
    ["sits next to Reef", "Reef: NAME"],
    ["sits next to reef"],
    ["a reef of coral, a Reef"],
    ["works with hope and joy, with grace and patience"],
    ["argued with faith", "faith: NAME"],
    ["Hope was kind"],
    ["Kwabena, Abena and she led", "Kwabena: NAME", "Abena: NAME"],
    ["Qwyzx, Vbnmq and they led", "Qwyzx: NAME", "Vbnmq: NAME"],
    ["the NHS, the USA and the FIFA cup"],
    ["NaCl and MgO"],
    ["KOFI was kind", "KOFI: NAME"],
    ["JACKSON was kind", "JACKSON: NAME"],
    ["CONNOR was kind", "CONNOR: NAME"],
    ["QWYZXV was kind", "QWYZXV: NAME"],
    ["QWYZX was kind"],
    ["ty was kind"],
    ["met Q there"],
    ["Jenny was kind", "Jenny: NAME"],
    ["sat with jenny", "jenny: NAME"],
    ["jenny was kind"],
    // A word with a slip in it is a name only where nothing else can stand.
    ["Recieved well"],
    ["She was Recieved"],
    ["Recieved's book", "Recieved: NAME"],
    ["sat with Recieved", "Recieved: NAME"],
    ["Recieved and she led", "Recieved: NAME"],
    ["Recieved then she led"],
    ["Recieved and hello"],
    ["Recieved and ashe led"],
  ]);
});

describe("initials", () => {
  each([
    ["C.W. ran", "C.W.: STAFF"],
    ["C. W. ran", "C. W.: STAFF"],
    ["CW ran", "CW: STAFF"],
    ["A.O. ran", "A.O.: PUPIL"],
    ["J.B. ran"],
    ["P.E. and R.E. lessons"],
    ["the TM method", "TM: CLASSMATE"],
    ["a CW/TM mix"],
    ["sits next to P.E. today", "P.E.: CLASSMATE"],
    ["sits next to a P.E. kit"],
    ["likes P.E. today"],
    ["likes P.E. and the dog's bone"],
    ["P.E.'s book", "P.E.: CLASSMATE"],
    ["P.E.' book", "P.E.: CLASSMATE"],
    ["M.G.L. ran", "M.G.L.: CLASSMATE"],
    ["M.L. ran", "M.L.: CLASSMATE"],
    ["aC.W. ran"],
    ["3C.W. ran"],
    ["-C.W. ran"],
    ["J. Hartley ran", "J. Hartley: CLASSMATE"],
    ["J.Hartley ran", "J.Hartley: CLASSMATE"],
    ["J.  Hartley ran", "Hartley: CLASSMATE"],
    ["J, Hartley ran", "Hartley: CLASSMATE"],
    ["J. (Hartley ran", "Hartley: CLASSMATE"],
    ["So X Hartley", "X Hartley: CLASSMATE"],
    ["So A Hartley", "Hartley: CLASSMATE"],
    ["J Hartley ran", "J Hartley: CLASSMATE"],
    ["So I Hartley", "Hartley: CLASSMATE"],
    ["Zoe H. ran", "Zoe H.: CLASSMATE"],
    ["Zoe H was kind", "Zoe H: CLASSMATE"],
    ["Zoe H ran. then", "Zoe H: CLASSMATE"],
    ["Zoe I think", "Zoe: CLASSMATE"],
  ]);
});

describe("a surname after a first name", () => {
  each([
    ["Zoe Stone ran", "Zoe Stone: CLASSMATE"],
    ["a Zoe stone", "Zoe: CLASSMATE"],
    ["of Zoe's Stone", "Zoe: CLASSMATE"],
    ["to Zoe. Stone is hard", "Zoe: CLASSMATE"],
    ["to Zoe, Stone is hard", "Zoe: CLASSMATE"],
    ["Well done Zoe Year Nine", "Zoe: CLASSMATE"],
    ["Zoe Rose Stone ran", "Zoe Rose Stone: CLASSMATE"],
    ["Zoe Quern Bly Osk Tarn ran", "Zoe Quern Bly Osk: CLASSMATE"],
    ["Zoe (Stone) ran", "Zoe: CLASSMATE"],
    ["Zoe NASA ran", "Zoe: CLASSMATE"],
    ["Zoe Newton ran", "Zoe: CLASSMATE"],
    ["Oakfield Stone", "Oakfield: SCHOOL"],
    ["Wetherby Stone ran", "Wetherby Stone: STAFF"],
    ["with Amara Ben", "Amara: PUPIL", "Ben: CLASSMATE"],
  ]);
});

describe("halves of a double name", () => {
  each([
    ["Zoe English-Smith ran", "Zoe English-Smith: CLASSMATE"],
    ["Zoe Brown-Smith ran", "Zoe Brown-Smith: CLASSMATE"],
    ["Zoe-May ran", "Zoe-May: CLASSMATE"],
    ["Zoe-May Stone ran", "Zoe-May Stone: CLASSMATE"],
    ["Ben-Smith ran", "Ben-Smith: CLASSMATE"],
    ["thanks to Mrs Brown-Smith", "Brown-Smith: NAME"],
    ["Destiny-Rae ran", "Destiny-Rae: NAME"],
    ["a Zoe-led group", "Zoe: CLASSMATE"],
    ["Super-zoe ran", "zoe: CLASSMATE"],
    ["super-Zoe ran", "Zoe: CLASSMATE"],
    ["by Zoe - Smith", "Zoe: CLASSMATE"],
    ["of Zoe's-Smith", "Zoe: CLASSMATE"],
  ]);
});
