import { describe, expect, it } from "vitest";
import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import { checkReport } from "./checks/check.ts";
import { traceEdits } from "./editing/trace-edits.ts";
import { askedIn } from "./leaving/asked.ts";
import { leavingFields } from "./leaving/fields.ts";
import { ask, INPUTS } from "./model/testing/requests.ts";
import { scriptedClient } from "./model/testing/scripted-client.ts";
import { createModelWriter } from "./model/writer.ts";
import { readNotes } from "./notes/read-notes.ts";
import { redact } from "./privacy/redact.ts";
import { proofread } from "./proofreading/proofread.ts";
import { profileSamples } from "./style/learn.ts";
import { redactSamples } from "./style/redact-sample.ts";

// What a person sends is read on the one thread that serves everybody: twice the text may cost twice the time, and not
// four times. Only the growth is measured, so that a slow machine fails nothing.

const { facts } = ask();
const roster = ask().roster!;
const { student, subject } = facts;
const model = createModelWriter(scriptedClient());
const inputsOf = (note: string) => ({
  ...INPUTS,
  ...Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, note])),
});
const otherLetters = (text: string) =>
  text.replaceAll(/\p{L}/gu, (letter) => (letter === "z" ? "a" : "z"));

type Work = [name: string, most: number, work: (text: string) => unknown];

/** What reads a person's text, and how long that may be. */
const WORKS: Work[] = [
  ["notes are redacted", 1000, (text) => redact(Array(9).fill(text), roster, student)],
  [
    "words are taken out by hand",
    1000,
    (text) => redact([text], roster, student, Array(50).fill(text.slice(0, 300))),
  ],
  ["samples are redacted", 10_000, (text) => redactSamples(Array(3).fill(text), roster)],
  [
    "a style is learnt",
    10_000,
    (text) => profileSamples(Array(10).fill(`She works hard. ${text}`)),
  ],
  [
    "a report is edited at its end",
    20_000,
    (text) => traceEdits(traceEdits([], text), `${text} More.`),
  ],
  [
    "a report is edited throughout",
    20_000,
    (text) => traceEdits(traceEdits([], text), otherLetters(text)),
  ],
  [
    "a report is proof-read",
    20_000,
    (text) => proofread({ text, student, subject, inputs: INPUTS, roster }),
  ],
  [
    "a report is checked",
    20_000,
    (text) => {
      const report = { text, sentences: traceEdits([], text), uncovered: [], handed_back: [] };
      return checkReport(
        facts,
        { ...report, written_by: "Somebody" },
        { classmates: [text], earlier: [] },
      );
    },
  ],
  [
    "a note is read",
    1000,
    (text) =>
      readNotes({ student, subject, field: "level_notes", option: "Advanced", text, roster }),
  ],
  [
    "what leaves is shown",
    1000,
    (text) => {
      const inputs = inputsOf(text);
      const request = model.compose(ask({ about: { inputs } }));
      const entered = { name: "Amara", year: 9, subject, inputs };
      return leavingFields(
        { ...entered, leave_out: [], kept_out: [], taken_out: [] },
        askedIn(request.user),
      );
    },
  ],
];

/** What patterns and searches trip over when it comes again and again. */
const AGAIN = [
  " ", "\n", "a", "A", "1", "-", "'", ".", "{", "[", "<a", "@",
  "a ", "Aa ", "a! ", "a, ", "1 2/", "the ", "on the ", "Mr Mrs ", "Dear Mr and Mrs ", "{PUPIL} ", "{is|are} ",
  "Amara's ", "Zoe and ", "Mill Lane ", "Jane Austen ", "works hard. ", "[[a ", "never not ",
]; // prettier-ignore

const BEST_OF = 3;
/** Milliseconds below which growth is not told from noise. */
const SHORT = 80;
/** Four times the text: what grows in a line takes four times as long, and what grows with its square sixteen. */
const FOUR = 4;
const MOST_GROWTH = 9;
/** Milliseconds in which some machines count a processor's time: less than one of them may be told as none at all. */
const CLOCK_STEP = 10;

/** Milliseconds of the processor, so that what else the machine does is not counted. */
function time(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return Math.max((user + system) / 1000, CLOCK_STEP);
}

const best = (work: () => unknown) =>
  Math.min(...Array.from({ length: BEST_OF }, () => time(work)));

describe.each(WORKS)("while %s", (_, most, work) => {
  it("four times the text costs no more than in proportion", () => {
    const of = (again: string, length: number) =>
      again.repeat(Math.ceil(length / again.length)).slice(0, length);
    const grown = AGAIN.flatMap((again) => {
      const [small, whole] = [of(again, most / FOUR), of(again, most)];
      const once = time(() => work(whole));
      if (once < SHORT || once / time(() => work(small)) < MOST_GROWTH) return [];
      // Something else may have run meanwhile: the best of several is the work itself.
      const growth = best(() => work(whole)) / best(() => work(small));
      return growth > MOST_GROWTH ? [{ again, growth: Math.round(growth) }] : [];
    });
    expect(grown).toEqual([]);
  });
});
