/** What a request to a model holds, said plainly. */
export const SENT = [
  "the pupil’s year group and the subject",
  "the ticks, such as “Developing” for the level, and last period’s ticks where they were others",
  "the notes and summaries, with names and other identifiers taken out as the table of examples shows",
  "the length asked for, and how the teacher writes: a description, such as the usual length of a sentence, favourite phrases and how reports begin and end, without names",
  "what the school has settled: its tone, words to avoid and what it offers, such as a homework club",
  "when an answer has to be mended or a finished report is changed: that text, with placeholders in place of names",
] as const;

/** What no request is meant to hold. */
export const NOT_SENT = [
  "names of pupils, staff and the school; student IDs and dates of birth",
  "the pupil’s pronouns or gender",
  "the class’s name, attendance registers, photographs or marks",
  "notes, or sentences of them, that are flagged as health or family, unless the teacher lets them stand on purpose",
  "notes that are flagged as safeguarding, in no case",
  "the table that says which placeholder stands for whom: it never leaves the server",
] as const;

/** What taking out cannot promise. */
export const NO_PROMISE = [
  "A name that is on no list of the school, such as a former pupil’s, a sibling’s or a village’s, is looked for by where it stands in its sentence. Such a name can be missed.",
  "A note can single a pupil out without a name: “the only girl in the chess team”. Who knows the school may know who is meant.",
  "Flagged notes are found by rules. A rule can miss what a person would see.",
  "An age in years stays, as the year group tells as much.",
] as const;
