import type { Pronouns } from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../../src/facts.ts";
import { buildRosterIndex } from "../../src/privacy/roster.ts";

type Pupil = Facts["student"];

function pupil(
  first_name: string,
  last_name: string,
  pronouns: Pronouns | null,
  year: number,
): Pupil {
  return { first_name, last_name, pronouns, year };
}

export const AMIRA = pupil("Amira", "Haddad", "She/Her", 9);
export const CALLUM = pupil("Callum", "Reid", "He/Him", 10);
export const PRIYA = pupil("Priya", "Nair", "She/Her", 11);
export const TOMASZ = pupil("Tomasz", "Wolski", "He/Him", 8);
export const ROBIN = pupil("Robin", "Ellis", "They/Them", 9);
export const ELIN = pupil("Elin", "Pryce", "She/Her", 7);
export const DEV = pupil("Dev", "Sharma", "He/Him", 12);
export const SKYE = pupil("Skye", "Lockhart", null, 8);
export const KOFI = pupil("Kofi", "Boateng", "He/Him", 11);
export const MEGAN = pupil("Megan", "Tully", "She/Her", 10);
export const SEAN = pupil("Seán", "Doyle", "He/Him", 10);
export const ZOE = pupil("Zoë", "Lindqvist", "She/Her", 13);
export const VICTORIA = pupil("Victoria", "Ashdown", "She/Her", 8);

/** Names that are words as well. */
export const MARK = pupil("Mark", "Stephens", "He/Him", 9);
export const WILL = pupil("Will", "Archer", "He/Him", 8);
export const MAY = pupil("May", "Thornton", "She/Her", 10);
export const FAITH = pupil("Faith", "Adeyemi", "She/Her", 11);
export const SUMMER = pupil("Summer", "Field", "She/Her", 7);
export const GRACE = pupil("Grace", "Small", "She/Her", 9);
export const JACK = pupil("Jack", "Noble", "He/Him", 10);
export const ROSE = pupil("Rose", "Banks", "She/Her", 12);
export const HOPE = pupil("Hope", "Strong", "She/Her", 8);
export const ART = pupil("Art", "Price", "He/Him", 9);
export const DREW = pupil("Drew", "Marsh", "She/Her", 7);
export const CHANCE = pupil("Chance", "Rivers", "They/Them", 9);
export const BEN = pupil("Ben", "Hill", "He/Him", 11);

const EVERYBODY: readonly Pupil[] = [
  AMIRA,
  CALLUM,
  PRIYA,
  TOMASZ,
  ROBIN,
  ELIN,
  DEV,
  SKYE,
  KOFI,
  MEGAN,
  SEAN,
  ZOE,
  VICTORIA,
  MARK,
  WILL,
  MAY,
  FAITH,
  SUMMER,
  GRACE,
  JACK,
  ROSE,
  HOPE,
  ART,
  DREW,
  CHANCE,
  BEN,
];
/** Classmates who stand in notes of others. */
const CLASSMATES: readonly Pupil[] = [
  pupil("Jayden", "Cole", "He/Him", 9),
  pupil("Oliwia", "Kowal", "She/Her", 9),
  pupil("Harvey", "Dean", "He/Him", 10),
  pupil("Lexi", "Moon", "She/Her", 8),
  pupil("Severn", "Glass", "He/Him", 8),
  pupil("Motion", "Okoro", "He/Him", 10),
  pupil("Praise", "Eze", "She/Her", 11),
];

/** The school of the corpus: everybody in it. */
export const CORPUS_ROSTER = buildRosterIndex({
  students: [...EVERYBODY, ...CLASSMATES],
  staff: [
    { first_name: "Helen", last_name: "Jones" },
    { first_name: "Patricia", last_name: "Grace" },
    { first_name: "David", last_name: "Okonkwo" },
    { first_name: "Simon", last_name: "Hughes" },
  ],
  school: "Fallowmere High School",
});
