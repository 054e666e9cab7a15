import {
  noOutcome,
  type bringFiguresIn,
  type FiguresOutcome,
} from "@reportair/contract/features/student-figures.ts";
import type { BodyOf } from "@reportair/contract/endpoint.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { rowMatcher } from "./match-rows.ts";
import * as queries from "./queries.ts";
import type { Figures } from "./queries.ts";

type Given = BodyOf<typeof bringFiguresIn>;
type Row = Given["rows"][number];

const NONE: Figures = {
  attendance: null,
  authorised: null,
  unauthorised: null,
  lates: null,
  results: [],
};

/**
 * Brings attendance and results of a period in, or only says what that would do. A blank changes nothing, and a row that
 * is not surely one pupil's is left out and named.
 */
export async function bringIn(handle: Handle, actor: Actor, given: Given): Promise<FiguresOutcome> {
  if (!(await queries.hasPeriod(handle, given.period)))
    throw fieldError("period", "Please choose a reporting period.");
  const whom = rowMatcher(await queries.selectEverybody(handle));
  const outcome = noOutcome();
  const found = new Map<number, Row>();
  for (const row of given.rows) {
    const label = row.name || row.student_id || row.upn;
    const ids = whom(row);
    const [id] = ids;
    if (id === undefined) outcome.unknown.push({ line: row.line, label });
    else if (ids.length > 1) outcome.several.push({ line: row.line, label });
    else if (found.has(id)) outcome.twice.push({ line: row.line, label });
    else found.set(id, row);
  }
  const before = await queries.selectFigures(handle, given.period, [...found.keys()]);
  const changes = [...found].flatMap(([student_id, row]) => {
    const known = before.get(student_id);
    const after = merged(known ?? NONE, row, given.subjects);
    if (same(known ?? NONE, after)) {
      outcome.unchanged += 1;
      return [];
    }
    outcome[known === undefined ? "new" : "changed"] += 1;
    return [{ student_id, ...after }];
  });
  if (given.check) return outcome;
  await queries.upsertFigures(handle, actor, given.period, changes);
  if (changes.length > 0) {
    await audit(handle, actor, "figures.brought_in", {
      type: "reporting_period",
      id: given.period,
      label: "",
      details: { counts: { new: outcome.new, changed: outcome.changed } },
    });
  }
  return outcome;
}

/** What is known of a pupil with what a row says; what a row leaves blank stays. */
function merged(known: Figures, row: Row, subjects: readonly string[]): Figures {
  const results = new Map(known.results.map(({ subject, result }) => [subject, result]));
  for (const [at, subject] of subjects.entries()) {
    const result = row.results[at] ?? "";
    if (result !== "") results.set(subject, result);
  }
  return {
    attendance: row.attendance === null ? known.attendance : Math.round(row.attendance * 10) / 10,
    authorised: row.authorised ?? known.authorised,
    unauthorised: row.unauthorised ?? known.unauthorised,
    lates: row.lates ?? known.lates,
    results: [...results].map(([subject, result]) => ({ subject, result })),
  };
}

const same = (one: Figures, other: Figures) =>
  one.attendance === other.attendance &&
  one.authorised === other.authorised &&
  one.unauthorised === other.unauthorised &&
  one.lates === other.lates &&
  one.results.length === other.results.length &&
  one.results.every(
    ({ subject, result }, at) =>
      other.results[at]?.subject === subject && other.results[at].result === result,
  );
