import { getMe, type Me } from "@reportair/contract/features/accounts.ts";
import {
  generateBatch,
  getBatch,
  listBatches,
  type Batch,
} from "@reportair/contract/features/batches.ts";
import { readNote, type NoteReading } from "@reportair/contract/features/note-readings.ts";
import { listPreviousInputs } from "@reportair/contract/features/previous-inputs.ts";
import {
  FIELD_OPTIONS,
  type ReportField,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import {
  getConfiguration,
  listClassroomConfigurations,
  saveConfiguration,
  updateConfiguration,
  type ReportConfiguration,
} from "@reportair/contract/features/report-configurations.ts";
import { getProgress, type GeneratedReport } from "@reportair/contract/features/reports.ts";
import { listClassroomStudents, type Student } from "@reportair/contract/features/students.ts";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BatchReportGenerator } from "../src/features/reports/generator/generator.tsx";
import { CLASSROOM, configurationOf, ME, reportOf, studentOf } from "./records.ts";
import { serveReports } from "./reports.ts";
import { answer, refuse, type Asked } from "./server.ts";
import { show } from "./show.tsx";

export const ADA = studentOf(1, "Ada Byron");
export const BEN = studentOf(2, "Ben Cole");
export const CAT = studentOf(3, "Cat Dunn");
const CLASS = [ADA, BEN, CAT];

/**
 * A server with a class of three, and what was entered for them; a report can be written for each. `standing`
 * are those that stand already, as the class shows them.
 */
export function serveClass(
  entered: Partial<Record<number, Partial<ReportInputs>>> = {},
  standing: Partial<Record<number, Partial<GeneratedReport>>> = {},
) {
  const kept = new Map<number, ReportConfiguration>();
  // Later than whatever this page has seen, as on a server where another page saves too.
  let clock = Date.parse("2026-01-12T09:00:00.000Z");
  const now = () => new Date((clock += 1_000)).toISOString();
  const enter = (student: Student, inputs: Partial<ReportInputs>): ReportConfiguration => {
    const next = { ...configurationOf(student, {}), ...kept.get(student.id), ...inputs };
    const given = standing[student.id];
    const report = given ? reportOf(student.id, student.full_name, given) : null;
    kept.set(student.id, { ...next, generated_report: report, updated_at: now() });
    return kept.get(student.id)!;
  };
  const someone = (id: number) => CLASS.find((student) => student.id === id)!;
  for (const student of CLASS) {
    const inputs = entered[student.id];
    if (inputs) enter(student, inputs);
  }

  const batches = new Map<number, Batch>();
  function begin({ body }: Asked<typeof generateBatch>): { batch: number } {
    const entries = Object.values(body.reports).map(({ student }) => someone(student));
    const id = 500 + batches.size;
    batches.set(id, batchOf(id, entries, { word_count: body.word_count }));
    return { batch: id };
  }
  const serveSaves = () => ({
    created: answer(saveConfiguration, ({ body }) => {
      const { student, classroom: _, batch_mode: __, keep_filled: ___, ...inputs } = body;
      return enter(someone(student), inputs);
    }),
    updated: answer(updateConfiguration, ({ params, body }) => {
      const found = [...kept.values()].find((each) => each.id === params.id);
      if (!found) return refuse("not_found");
      const { was = {}, ...changed } = body;
      const differs = Object.entries(was).some(([name, seen]) => {
        const stands = found[name as ReportField];
        return stands !== seen && stands !== changed[name as ReportField];
      });
      if (differs) return refuse("stale", { current: found });
      return enter(someone(found.student.id), changed);
    }),
  });

  return {
    enter,
    begin,
    batches,
    serveSaves,
    entered: (student: Student) => kept.get(student.id),
    reports: serveReports(
      ...CLASS.map((student) =>
        reportOf(student.id, student.full_name, { report_configuration: student.id + 100 }),
      ),
    ),
    /** Another report stands for a student from now on. */
    put: (student: Student, given: Partial<GeneratedReport>) => {
      standing[student.id] = given;
      enter(student, {});
    },
    me: answer(getMe, () => ME),
    students: answer(listClassroomStudents, () => CLASS),
    configuration: answer(
      getConfiguration,
      ({ params }) =>
        [...kept.values()].find((each) => each.id === params.id) ?? refuse("not_found"),
    ),
    configurations: answer(listClassroomConfigurations, () => [...kept.values()]),
    previous: answer(listPreviousInputs, () => []),
    /** Nothing is to be said of any note. */
    read: answer(readNote, () => []),
    running: answer(listBatches, () => []),
    /** The review of the class was left at its last report. */
    progress: answer(getProgress, () => [
      {
        classroom: CLASSROOM.id,
        written: 3,
        kept: 0,
        stopped_at: CAT.id,
        states: {
          empty: 0,
          partly_filled: 0,
          ready: 0,
          draft: 3,
          kept: 0,
          out_of_date: 0,
          draft_beside_kept: 0,
        },
      },
    ]),
    begun: answer(generateBatch, begin),
    followed: answer(getBatch, ({ params }) => batches.get(params.id) ?? refuse("not_found")),
    saves: serveSaves(),
  };
}

/** One piece of a note as the server reads it: the whole text where no other piece is named. */
export function pieceOf(text: string, given: Partial<NoteReading>, piece = text): NoteReading {
  const from = text.indexOf(piece);
  return {
    from,
    to: from + piece.length,
    kind: "as_written",
    reads_as: "",
    judgement: "fact",
    reason: "",
    suggestions: [],
    ...given,
  };
}

/** A batch that is through with these students. */
export function batchOf(
  id: number,
  entries: readonly Student[],
  given: Partial<Batch> = {},
): Batch {
  return {
    id,
    status: "finished",
    total: entries.length,
    done: entries.length,
    failed: 0,
    cancelled: 0,
    classroom: { id: CLASSROOM.id, name: CLASSROOM.name },
    word_count: "300-400",
    length_unit: "words",
    created_at: "2026-01-12T09:00:00.000Z",
    items: entries.map((student, index) => ({
      index,
      student: { id: student.id, full_name: student.full_name },
      state: "done",
      report: student.id,
      error: null,
      failure: null,
    })),
    ...given,
  };
}

/** Opens the generator on that class and waits until its students are there. */
export async function openGenerator(me: Me = ME, below: ReactNode = null) {
  const shown = await show(
    <BatchReportGenerator
      me={me}
      classrooms={[CLASSROOM]}
      classroom={CLASSROOM}
      onClassroom={() => {}}
    >
      {below}
    </BatchReportGenerator>,
  );
  // It may stand behind a window that has opened by itself; on a phone it is a list.
  const name = { name: /^Pupils of 7A/u, includeHidden: true };
  const pupils = page.getByRole("table", name).or(page.getByRole("list", name));
  await expect.element(pupils).toBeVisible();
  return shown;
}

const LEVELS = FIELD_OPTIONS.level;
export const press = (keys: string) => userEvent.keyboard(keys);
export const cell = (field: string, { full_name }: Student) =>
  page.getByRole("combobox", { name: `${field} for ${full_name}`, exact: true });
export const button = (name: string | RegExp) => page.getByRole("button", { name });
export const generate = () => button(/^(?:Generate Selected Reports|Starting)/u);
export const selection = (student: Student) =>
  page.getByRole("checkbox", { name: `Select ${student.full_name}`, exact: true });

/** Puts the focus on a cell. */
export function focus(field: string, student: Student): void {
  (cell(field, student).element() as HTMLElement).focus();
}

/** Ticks a student's level by its number key. */
export async function tickLevel(student: Student, digit: 1 | 2 | 3 | 4): Promise<string> {
  focus("Level", student);
  await press(String(digit));
  return LEVELS[digit - 1]!;
}

/** Has the page send what it has not saved yet, as when it goes out of sight. */
export const leavePage = () => void dispatchEvent(new Event("pagehide"));
