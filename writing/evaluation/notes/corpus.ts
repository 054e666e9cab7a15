import { ABBREVIATIONS } from "./abbreviations.ts";
import { ADJECTIVE_FRAGMENTS } from "./adjective-fragments.ts";
import { BARE_TARGETS } from "./bare-targets.ts";
import { FIRST_PERSON } from "./first-person.ts";
import { GERUNDS } from "./gerunds.ts";
import { LABELLED } from "./labelled.ts";
import { LISTS } from "./lists.ts";
import { LONG_NOTES } from "./long-notes.ts";
import type { CorpusNote } from "./meaning.ts";
import { MISSPELLINGS } from "./misspellings.ts";
import { NAME_WORDS } from "./name-words.ts";
import { NEGATIONS } from "./negations.ts";
import { NOUN_FRAGMENTS } from "./noun-fragments.ts";
import { NUMBERS } from "./numbers.ts";
import { OTHER_PEOPLE } from "./other-people.ts";
import { QUESTIONS } from "./questions.ts";
import { QUOTATIONS } from "./quotations.ts";
import { AGAINST_THE_FIELD } from "./turned.ts";
import { UNFIT } from "./unfit.ts";
import { VERB_FRAGMENTS } from "./verb-fragments.ts";
import { WHOLE_SENTENCES } from "./whole-sentences.ts";

/** Notes as teachers type them, each with what it means; kind by kind. */
export const CORPUS: readonly CorpusNote[] = [
  ...WHOLE_SENTENCES,
  ...FIRST_PERSON,
  ...NOUN_FRAGMENTS,
  ...ADJECTIVE_FRAGMENTS,
  ...VERB_FRAGMENTS,
  ...GERUNDS,
  ...BARE_TARGETS,
  ...LISTS,
  ...NEGATIONS,
  ...NUMBERS,
  ...ABBREVIATIONS,
  ...MISSPELLINGS,
  ...LABELLED,
  ...NAME_WORDS,
  ...OTHER_PEOPLE,
  ...AGAINST_THE_FIELD,
  ...QUOTATIONS,
  ...QUESTIONS,
  ...LONG_NOTES,
  ...UNFIT,
];
