import type { WholeReportPreview } from "@reportair/contract/features/whole-reports.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
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
  const texts = Map.groupBy(
    await queries.selectReleasedTexts(handle, period.id, ids),
    ({ student_id }) => student_id,
  );
  const classes = Map.groupBy(
    await queries.selectClasses(handle, ids),
    ({ student_id }) => student_id,
  );
  const lacking = pupils.flatMap((pupil) => {
    const released = texts.get(pupil.id) ?? [];
    const has = new Set(released.map(({ classroom_id }) => classroom_id));
    const missing = (classes.get(pupil.id) ?? [])
      .filter(({ classroom_id }) => !has.has(classroom_id))
      .map(({ subject, name }) => `${subject} (${name})`);
    if (missing.length === 0 && released.length > 0) return [];
    const { id, form_group } = pupil;
    return [{ id, full_name: fullName(pupil), form_group, released: released.length, missing }];
  });
  return {
    label,
    students: pupils.length,
    ready: texts.size,
    released: [...texts.values()].reduce((sum, { length }) => sum + length, 0),
    ...(await queries.countGaps(handle, period.id, ids)),
    lacking: lacking.toSorted((a, b) => Number(a.released > 0) - Number(b.released > 0)),
  };
}
