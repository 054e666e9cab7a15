import { CLASSMATES } from "./classmates.ts";
import { ELSEWHERE } from "./elsewhere.ts";
import { HANDLES_AND_NUMBERS } from "./handles-and-numbers.ts";
import type { PrivateNote } from "./labelled.ts";
import { LONG_NOTES } from "./long-notes.ts";
import { MIXED } from "./mixed.ts";
import { ORDINARY_WORDS } from "./ordinary-words.ts";
import { OWN_NAMES } from "./own-names.ts";
import { PLACES } from "./places.ts";
import { PUBLIC_NAMES } from "./public-names.ts";
import { SECOND_READING } from "./second-reading.ts";
import { STAFF_NAMES } from "./staff.ts";
import { STRANGERS } from "./strangers.ts";
import { THIRD_READING } from "./third-reading.ts";
import { FOURTH_READING } from "./fourth-reading.ts";
import { FIFTH_READING } from "./fifth-reading.ts";
import { SIXTH_READING } from "./sixth-reading.ts";
import { SEVENTH_READING } from "./seventh-reading.ts";
import { EIGHTH_READING } from "./eighth-reading.ts";
import { NINTH_READING } from "./ninth-reading.ts";
import { WORD_NAMES } from "./word-names.ts";

/** Notes as teachers of an invented school type them, each with what must leave it and what must stay. */
export const PRIVATE_NOTES: readonly PrivateNote[] = [
  ...OWN_NAMES,
  ...WORD_NAMES,
  ...CLASSMATES,
  ...STAFF_NAMES,
  ...STRANGERS,
  ...PLACES,
  ...HANDLES_AND_NUMBERS,
  ...PUBLIC_NAMES,
  ...ORDINARY_WORDS,
  ...LONG_NOTES,
  ...MIXED,
  ...ELSEWHERE,
  ...SECOND_READING,
  ...THIRD_READING,
  ...FOURTH_READING,
  ...FIFTH_READING,
  ...SIXTH_READING,
  ...SEVENTH_READING,
  ...EIGHTH_READING,
  ...NINTH_READING,
];
