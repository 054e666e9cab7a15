import {
  EMPTY_INPUTS,
  MAIN_FIELDS,
  NOTES_FIELD,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { expect, it } from "vitest";
import { escapePattern } from "../../src/language/names.ts";
import { createEmbeddedWriter } from "../../src/embedded/writer.ts";
import { finishSentence, voiceOf } from "../../src/embedded/voice.ts";
import type { WriteRequest } from "../../src/facts.ts";
import type { NotesAbout } from "../../src/notes/pieces.ts";
import { readNotes, readPieces } from "../../src/notes/read-notes.ts";
import { NO_RULES } from "../../src/rules/rules.ts";
import { INFORMAL } from "../../test/style-profile.ts";
import { CORPUS } from "./corpus.ts";
import type { CorpusNote } from "./meaning.ts";
import { CORPUS_ROSTER } from "./pupils.ts";

/** Reports are written on every twelfth note of the corpus: on all of them that takes a minute. */
const EVERY = 12;
/** A word or two that join a sentence to the one before it: "However, ". */
const JOINING_MAX = 40;

type Settled = Pick<WriteRequest, "style" | "rules">;

function inputsWith({ field, option, text }: CorpusNote): ReportInputs {
  const main = MAIN_FIELDS.find((each) => NOTES_FIELD[each] === field);
  const tick = main && option !== "" ? { [main]: option } : { level: "Proficient" };
  return { ...EMPTY_INPUTS, ...(tick as Partial<ReportInputs>), [field]: text };
}

/** Whether a report's sentence is this one, or begins with words that join it to others. */
function isSentence(written: string, sentence: string): boolean {
  const [one, other] = [written.toLowerCase(), sentence.toLowerCase()];
  const more = one.length - other.length;
  return written === sentence || (one.endsWith(`, ${other}`) && more < JOINING_MAX);
}

const SUBJECT = /^(?:he|she|they|you)$/u;

/**
 * What is left of a report's sentence without this one, where it says it, alone or joined to others by "and" or "but";
 * null where it does not.
 */
function without(written: string, sentence: string, name: string): string | null {
  if (isSentence(written, sentence)) return "";
  const [first = "", ...rest] = sentence.replace(/\.$/u, "").toLowerCase().split(" ");
  const said = first === name.toLowerCase() || SUBJECT.test(first) ? rest : [first, ...rest];
  const joined = new RegExp(
    `(?:^|,? (?:and|but) |^)(?:(?:${escapePattern(name)}|he|she|they|you) )?${escapePattern(said.join(" "))}(?=\\.|,? (?:and|but) |$)`,
    "iu",
  );
  return joined.test(written) ? written.replace(joined, "") : null;
}

/** What of a note the preview shows and the report does not say, or the other way round. */
async function deviations(note: CorpusNote, seed: number, settled: Settled): Promise<string[]> {
  const { field, option, text, subject, pupil: student } = note;
  const about: NotesAbout = { student, subject, field, option, text, roster: CORPUS_ROSTER };
  const shown = readNotes({ ...about, ...settled });
  const report = await createEmbeddedWriter().write({
    facts: {
      student,
      subject,
      inputs: inputsWith(note),
      range: "500-1200",
      unit: "words",
      leave_out: [],
    },
    said: { classmates: [], earlier: [] },
    seed,
    roster: CORPUS_ROSTER,
    ...settled,
  });
  const voice = voiceOf(student, settled.style, settled.rules);
  const said = report.sentences.filter(({ sources }) => sources.includes(field));
  const written = said.map((sentence) => sentence.text);
  const back = report.handed_back.map(({ reason }) => reason);
  const missing: string[] = [];
  for (const [index, { tokens }] of readPieces(about, voice).entries()) {
    const { reads_as = "", reason = "" } = shown[index] ?? {};
    const byPronoun = tokens && finishSentence(voice, { tokens, sources: [field] }, false);
    if (!byPronoun) {
      const at = back.indexOf(reason);
      if (at < 0) missing.push(`not in the report: ${reason}`);
      else back.splice(at, 1);
      continue;
    }
    const left = written.map((each) =>
      [reads_as, byPronoun]
        .map((one) => without(each, one, student.first_name))
        .find((rest) => rest !== null),
    );
    const at = left.findIndex((rest) => rest !== undefined);
    if (at < 0) missing.push(`not in the report: ${reads_as}`);
    else written[at] = left[at] ?? "";
  }
  // Beside the note a sentence may say its tick.
  const more = written.filter(
    (rest, at) =>
      /\p{L}/u.test(rest) &&
      !(
        rest !== said[at]?.text &&
        said[at]?.sources.some((source) => MAIN_FIELDS.some((main) => main === source))
      ),
  );
  return [...missing, ...[...more, ...back].map((each) => `not in the preview: ${each}`)];
}

const AVOID = ["good", "needs to", "talk", "doesn't"];

it.each<[string, Settled]>([
  ["nothing is settled", {}],
  ["the teacher shortens verbs", { style: INFORMAL }],
  ["the school avoids words", { style: INFORMAL, rules: { ...NO_RULES, avoid: AVOID } }],
  ["the school is warm", { rules: { ...NO_RULES, tone: "warm" } }],
  ["the pupil is spoken to", { style: { ...INFORMAL, address: "pupil" } }],
])("where %s, the next report says what the preview shows", async (_, settled) => {
  const notes = CORPUS.filter((_note, at) => at % EVERY === 0);
  expect(notes.length).toBeGreaterThan(50);
  for (const [at, note] of notes.entries())
    expect([note.text, await deviations(note, at, settled)]).toEqual([note.text, []]);
});
