import type { Place, Roster } from "@reportair/roster/roster.ts";
import { BLANK, type Payload, type PlannedEntry } from "./entry.ts";

/** A unique pupil number is shown to nobody, not even where it is wrong. */
const shownPlace = (place: Place, code: string): Payload["place"] =>
  code.startsWith("upn_") ? { ...place, value: "" } : place;

const nobody = { id: null, year: null, form_group: null, date_of_birth: null };

/** What of the files does not come in, and values that are doubted: as the reading of them says it. */
export function entriesLeftOut(roster: Roster): PlannedEntry[] {
  const entry = (kind: PlannedEntry["kind"], payload: Partial<Payload>): PlannedEntry => ({
    kind,
    student: null,
    payload: { ...BLANK, ...payload },
  });
  const about = (student_id: string | null, name: string | null) => ({
    student: { ...nobody, student_id, name: name ?? "" },
  });
  const names = new Map(
    roster.students.map((each) => [each.student_id, `${each.first_name} ${each.last_name}`]),
  );
  return [
    ...roster.refused.map(({ code, sentence, student_id, name, place, rows }) =>
      entry("refused", {
        ...about(student_id, name),
        code,
        sentence,
        place: shownPlace(place, code),
        rows,
      }),
    ),
    ...roster.warnings.map(({ code, sentence, student_id, place }) =>
      entry("warning", {
        ...(student_id === null ? {} : about(student_id, names.get(student_id) ?? null)),
        code,
        sentence,
        place: shownPlace(place, code),
      }),
    ),
    ...roster.merged.map(({ code, sentence, student_id, rows, place }) =>
      entry("merged", {
        ...about(student_id, names.get(student_id) ?? null),
        code,
        sentence,
        rows,
        place: shownPlace(place, code),
      }),
    ),
    ...roster.skipped.map(({ code, sentence, count, place }) =>
      entry("skipped", { code, sentence, rows: count, place }),
    ),
  ];
}
