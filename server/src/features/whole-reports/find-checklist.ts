import type { Checklist } from "@reportair/contract/features/report-rules.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Handle } from "../../database/handle.ts";
import { findFigures } from "../student-figures/find-figures.ts";
import { findAsked, isAboutSomebody, type Asked } from "./find-ready.ts";
import { findLetterhead, selectClasses, selectReleasedOf, selectTeachersOf } from "./queries.ts";
import { dueOn, RULE_BOOKS, type Known } from "./rules.ts";

/** Who gives what is given by nobody's class. */
const GIVERS: Partial<Record<Checklist["items"][number]["code"], string>> = {
  discuss: "An administrator, under “Letterhead”",
  attendance: "An administrator, under “Attendance and results”",
  examinations: "An administrator, under “Attendance and results”",
};
const NO_CLASS = "Nobody yet: no class of theirs has the subject “Form” or “Head’s comment”";

/** Goes through what the law asks of reports, for each pupil who is asked about, from what the school has. */
export async function findChecklist(handle: Handle, asked: Asked): Promise<Checklist> {
  const { period, pupils, label } = await findAsked(handle, asked);
  const { rules = null, invitation = "" } = (await findLetterhead(handle)) ?? {};
  const book = rules === null ? null : RULE_BOOKS[rules];
  const empty = {
    rules,
    label,
    due: book?.due ?? "",
    due_on: book === null ? null : dueOn(book, period.starts_on),
    remarks: [...(book?.remarks ?? [])],
    students: pupils.length,
  };
  if (book === null) return { ...empty, complete: 0, items: [], years: [], pupils: [] };
  const ids = pupils.map(({ id }) => id);
  const released = Map.groupBy(
    await selectReleasedOf(handle, period.id, ids),
    ({ student_id }) => student_id,
  );
  const classes = Map.groupBy(await selectClasses(handle, ids), ({ student_id }) => student_id);
  const figures = await findFigures(handle, period.id, ids);
  const all = pupils.map((pupil): Known => {
    const has = new Set(released.get(pupil.id)?.map(({ classroom_id }) => classroom_id));
    const counted = figures.get(pupil.id);
    return {
      year: pupil.year,
      classes: (classes.get(pupil.id) ?? []).map(({ classroom_id, subject, name }) => ({
        id: classroom_id,
        subject,
        name,
        released: has.has(classroom_id),
      })),
      attendance: counted !== undefined && counted.attendance !== null,
      results: counted !== undefined && counted.results.length > 0,
      invitation: invitation !== "",
    };
  });
  const items = book.items.map(({ code, label: called, optional = false, of }) => ({
    code,
    label: called,
    optional,
    standings: all.map(of),
  }));
  const isWhole = pupils.map((_, at) =>
    items.every(({ optional, standings }) => optional || standings[at]?.there !== false),
  );
  const shown = isAboutSomebody(asked);
  const lacking = items.flatMap(({ standings }) =>
    standings.flatMap((standing) => (standing?.there === false ? standing.classes : [])),
  );
  const teachers = shown ? await teachersOf(handle, [...new Set(lacking)]) : new Map();
  const years = Map.groupBy(
    pupils.map(({ year }, at) => ({ year, at })),
    ({ year }) => year,
  );
  return {
    ...empty,
    complete: isWhole.filter(Boolean).length,
    items: items.map(({ standings, ...item }) => ({
      ...item,
      asked: standings.filter((each) => each !== null).length,
      there: standings.filter((each) => each?.there).length,
    })),
    years: [...years]
      .toSorted(([a], [b]) => a - b)
      .map(([year, those]) => ({
        year,
        students: those.length,
        complete: those.filter(({ at }) => isWhole[at]).length,
      })),
    pupils: shown
      ? pupils.flatMap((pupil, at) => {
          const missing = items.flatMap(({ code, label: called, optional, standings }) => {
            const standing = standings[at];
            if (standing == null || standing.there || optional) return [];
            const who = [...new Set(standing.classes.flatMap((id) => teachers.get(id) ?? []))];
            return [{ code, label: called, what: [...standing.what], who: giversOf(code, who) }];
          });
          const { id, form_group } = pupil;
          return missing.length === 0
            ? []
            : [{ id, full_name: fullName(pupil), form_group, missing }];
        })
      : [],
  };
}

function giversOf(code: Checklist["items"][number]["code"], who: string[]): string[] {
  if (who.length > 0) return who;
  const giver = GIVERS[code] ?? (code === "progress" || code === "well_being" ? NO_CLASS : null);
  return giver === null ? [] : [giver];
}

async function teachersOf(handle: Handle, classes: readonly number[]) {
  const rows = await selectTeachersOf(handle, classes);
  const of = new Map<number, string[]>();
  for (const { classroom_id, ...name } of rows)
    of.set(classroom_id, [...(of.get(classroom_id) ?? []), fullName(name)]);
  return of;
}
