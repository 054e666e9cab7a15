import { fullName } from "@reportair/contract/full-name.ts";
import type { Handle } from "../../database/handle.ts";
import { findFigures } from "../student-figures/find-figures.ts";
import type { WholeReport } from "./document/whole-report.ts";
import { selectReleasedTexts, type Pupil } from "./queries.ts";

/** What the school says of each of these pupils in a period; nothing of whom no report was released. */
export async function findReports(
  handle: Handle,
  period: number,
  pupils: readonly Pupil[],
): Promise<{ pupil: Pupil; classes: ReadonlySet<number | null>; report: WholeReport }[]> {
  const ids = pupils.map(({ id }) => id);
  const texts = Map.groupBy(
    await selectReleasedTexts(handle, period, ids),
    ({ student_id }) => student_id,
  );
  const figures = await findFigures(handle, period, ids);
  return pupils.flatMap((pupil) => {
    const released = texts.get(pupil.id);
    if (released === undefined) return [];
    // They may have gone up since: a report stays with the year that it was written for.
    const year = Math.max(...released.map((text) => text.year));
    const report = {
      name: fullName(pupil),
      year,
      form_group: year === pupil.year ? pupil.form_group : null,
      figures: figures.get(pupil.id) ?? null,
      sections: released.map(({ subject, classroom_name, teacher, report_content }) => ({
        subject,
        classroom: classroom_name,
        teacher,
        text: report_content,
      })),
    };
    return [{ pupil, classes: new Set(released.map((text) => text.classroom_id)), report }];
  });
}
