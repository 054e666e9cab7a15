import type { WholeReportPreview } from "@reportair/contract/features/whole-reports.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { findPrintedLetterhead } from "./change-letterhead.ts";
import { unprintableIn } from "./document/unprintable.ts";
import { findReports } from "./find-reports.ts";
import * as queries from "./queries.ts";

export type Asked = queries.Whom & { period: number };

/** Whether a year, a form group or a pupil is asked about, and not the whole school. */
export const isAboutSomebody = ({ year, form_group, student }: queries.Whom) =>
  year !== undefined || form_group !== undefined || student !== undefined;

/** Whom documents are asked about, for which period and under which label; a 400 where there is nobody. */
export async function findAsked(handle: Handle, { period, ...whom }: Asked) {
  const found = await queries.findPeriod(handle, period);
  if (found === undefined) throw fieldError("period", "Please choose a reporting period.");
  const pupils = await queries.selectPupils(handle, whom);
  const [first] = pupils;
  if (first === undefined) throw fieldError("student", "There is no such pupil.");
  return { period: found, pupils, label: labelOf(whom, fullName(first)) };
}

function labelOf({ year, form_group, student }: queries.Whom, name: string): string {
  if (year !== undefined) return `Year ${year}`;
  if (form_group !== undefined) return `Form ${form_group}`;
  return student === undefined ? "Whole school" : name;
}

/** What there is to be made into documents, and what is missing before. */
export async function findReady(handle: Handle, asked: Asked): Promise<WholeReportPreview> {
  const { period, pupils, label } = await findAsked(handle, asked);
  const ids = pupils.map(({ id }) => id);
  const found = await findReports(handle, period.id, pupils);
  const by = new Map(found.map((each) => [each.pupil.id, each]));
  const classes = Map.groupBy(
    await queries.selectClasses(handle, ids),
    ({ student_id }) => student_id,
  );
  const lacking = pupils.flatMap((pupil) => {
    const has = by.get(pupil.id);
    const released = has?.report.sections.length ?? 0;
    const missing = (classes.get(pupil.id) ?? [])
      .filter(({ classroom_id }) => has?.classes.has(classroom_id) !== true)
      .map(({ subject, name }) => `${subject} (${name})`);
    if (missing.length === 0 && released > 0) return [];
    const { id, form_group } = pupil;
    return [{ id, full_name: fullName(pupil), form_group, released, missing }];
  });
  const letterhead = await findPrintedLetterhead(handle);
  return {
    label,
    students: pupils.length,
    ready: found.length,
    released: found.reduce((sum, { report }) => sum + report.sections.length, 0),
    ...(await queries.countGaps(handle, period.id, ids)),
    lacking: lacking.toSorted((a, b) => Number(a.released > 0) - Number(b.released > 0)),
    unprintable: found.flatMap(({ pupil, report }) => {
      const characters = unprintableIn(report, letterhead);
      return characters.length === 0 ? [] : [{ id: pupil.id, full_name: report.name, characters }];
    }),
  };
}
