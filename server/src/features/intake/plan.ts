import type {
  EntryKind,
  IntakeCounts,
  IntakeDecisions,
  IntakeQuestion,
} from "@reportair/contract/features/intake.ts";
import { ENTRY_KINDS } from "@reportair/contract/features/intake.ts";
import type { Roster, Student } from "@reportair/roster/roster.ts";
import { compareStudent, type Values } from "./compare-student.ts";
import { BLANK, shownHere, type EntryData, type Payload, type PlannedEntry } from "./entry.ts";
import { entriesLeftOut } from "./left-out.ts";
import { planClasses, type PlannedClass } from "./plan-classes.ts";
import { matchStudents, type DoubtCode, type Matched } from "./match-students.ts";
import { planLeavers } from "./plan-leavers.ts";
import { planTeachers } from "./plan-teachers.ts";
import { questionsLeft } from "./questions-left.ts";
import type { Here, Known, School } from "./school.ts";

/** The preview of an intake. */
export type Plan = { counts: IntakeCounts; questions: IntakeQuestion[]; entries: PlannedEntry[] };

const DOUBTS: Record<DoubtCode, (here: Here, student: Student) => string> = {
  id_changed: ({ student_id }) =>
    `Here under the ID ${student_id}, with the same unique pupil number and name or date of birth. Is it the same student?`,
  upn_other_id: ({ student_id }) =>
    `A student with the same unique pupil number is here under the ID ${student_id}. Is it the same student?`,
  same_name_and_birth: ({ student_id }) =>
    `A student of this name, born on the same day, is here under the ID ${student_id}. Is it the same student?`,
  same_name: ({ student_id }) =>
    `A student of this name is here under the ID ${student_id}, and one of the two has no date of birth. Is it the same student?`,
  id_of_another: (here, student) =>
    here.date_of_birth === null || student.date_of_birth === null
      ? "This ID belongs to somebody here who has another name, and no date of birth says that they are one. Is it the same student?"
      : "This ID belongs to somebody here who has another name and another date of birth. Is it the same student?",
};

/**
 * What bringing a roster in would do to a school as it is now: what a person is asked, what is new, changed and left as
 * it is. Nothing of it deletes anybody, and a blank of the files changes nothing.
 */
export function planIntake(
  roster: Roster,
  school: School,
  { known, decisions }: { known: Known; decisions: IntakeDecisions },
): Plan {
  const classes = planClasses(roster, school, { known, decisions });
  const teachers = planTeachers(roster, school, classes);
  const matched = matchStudents(roster.students, school.students, { known, decisions });
  const students = planStudents(roster, school, matched, classes);
  const { entries: leavers, many, aside } = planLeavers(roster, school, matched, decisions.leavers);
  const entries = [
    ...students,
    ...leavers,
    ...classes.map(({ entry }) => entry),
    ...teachers,
    ...entriesLeftOut(roster),
    ...aside,
  ];
  return {
    counts: { ...countEntries(entries), many_leave: many },
    questions: questionsLeft(roster, school, classes, { known, decisions }),
    entries,
  };
}

type Moves = { joins: string[]; leaves: { id: number; name: string }[] };

function planStudents(
  roster: Roster,
  school: School,
  matched: readonly Matched[],
  classes: readonly PlannedClass[],
): PlannedEntry[] {
  const byName = new Map(classes.map((each) => [each.name, each]));
  const wanted = new Map<string, PlannedClass[]>();
  for (const { student_id, class: name } of roster.enrolments) {
    const planned = byName.get(name);
    if (planned === undefined || planned.state === "asked") continue;
    const list = wanted.get(student_id);
    if (list) list.push(planned);
    else wanted.set(student_id, [planned]);
  }
  const classesNamed = new Map(classes.map(({ name, id }) => [name, id]));
  const ended = Map.groupBy(roster.changes_only?.ended ?? [], ({ student_id }) => student_id);
  // Of these classes the files say who is in them.
  const told = new Set([...wanted.values()].flat().flatMap(({ id }) => id ?? []));
  const rooms = new Map(school.classes.map((each) => [each.id, each]));
  const upns = new Map(
    school.students.flatMap(({ upn, id }): [string, number][] => (upn === null ? [] : [[upn, id]])),
  );
  const movesOf = (student: Student, here: Here): Moves => {
    const into = wanted.get(student.student_id) ?? [];
    if (into.length === 0 && roster.changes_only === undefined) return { joins: [], leaves: [] };
    const over = new Set(
      ended.get(student.student_id)?.flatMap((each) => classesNamed.get(each.class) ?? []),
    );
    const ids = new Set(into.flatMap(({ id }) => id ?? []));
    const joined = into.filter(({ id }) => id === null || !here.classes.includes(id));
    const subjects = new Set(joined.map(({ subject }) => subject?.toLowerCase()));
    const leaves = here.classes.flatMap((id) => {
      const room = rooms.get(id);
      if (room === undefined || ids.has(id)) return [];
      const moved =
        roster.changes_only === undefined
          ? told.has(id) || subjects.has(room.subject.toLowerCase())
          : over.has(id);
      return moved ? [{ id, name: room.name }] : [];
    });
    return { joins: joined.map(({ name }) => name), leaves };
  };
  return matched.flatMap((each): PlannedEntry[] => {
    const { student } = each;
    if ("candidate" in each) return [askAbout(each)];
    const { here } = each;
    const doubts = upnOfAnother(student, here, upns);
    const said = each.settled === undefined ? {} : { settled: each.settled };
    const joins = (wanted.get(student.student_id) ?? []).map(({ name }) => name);
    if (here === null) return [newStudent(student, joins, upns, said), ...doubts];
    const about = { ...BLANK, student: shownHere(here), place: placeOf(student) };
    const { before, after } = compareStudent(student, here, upns);
    const moves = movesOf(student, here);
    const entries: PlannedEntry[] = [];
    if (Object.keys(after).length > 0) {
      entries.push({
        kind: "changed",
        student: here.id,
        payload: { ...about, changes: changesOf(before, after), data: { before, after, ...said } },
      });
    }
    if (moves.joins.length + moves.leaves.length > 0) {
      entries.push({
        kind: "moved",
        student: here.id,
        payload: {
          ...about,
          joins: moves.joins,
          leaves: moves.leaves.map(({ name }) => name),
          data: { leaves: moves.leaves.map(({ id }) => id), ...said },
        },
      });
    }
    if (entries.length > 0) return [...entries, ...doubts];
    return [{ kind: "unchanged", student: here.id, payload: { ...about, data: said } }, ...doubts];
  });
}

/** A doubt where the file has a student's unique pupil number by which somebody else is known here. */
function upnOfAnother(
  student: Student,
  here: Here | null,
  upns: ReadonlyMap<string, number>,
): PlannedEntry[] {
  const owner = student.upn === null ? undefined : upns.get(student.upn);
  if (owner === undefined || owner === here?.id) return [];
  return [
    {
      kind: "warning",
      student: here?.id ?? null,
      payload: {
        ...BLANK,
        student: shown(student),
        code: "upn_elsewhere",
        sentence:
          "Somebody else here has the UPN of this student, so that it was left out. Correct it in your system, or there.",
        place: placeOf(student),
      },
    },
  ];
}

function newStudent(
  student: Student,
  joins: string[],
  upns: ReadonlyMap<string, number>,
  said: Pick<EntryData, "settled">,
): PlannedEntry {
  const { student_id, first_name, last_name, year, form_group, date_of_birth } = student;
  const { legal_first_name, legal_last_name, pronouns } = student;
  const preferred = student.preferred_name === first_name ? null : student.preferred_name;
  const upn = student.upn !== null && upns.has(student.upn) ? null : student.upn;
  return {
    kind: "new",
    student: null,
    payload: {
      ...BLANK,
      student: shown(student),
      joins,
      place: placeOf(student),
      data: {
        ...said,
        student: {
          student_id,
          first_name,
          last_name,
          preferred_name: preferred,
          legal_first_name,
          legal_last_name,
          upn,
          date_of_birth,
          year,
          form_group,
          pronouns,
        },
      },
    },
  };
}

function askAbout({
  student,
  candidate,
  code,
  decided,
}: Extract<Matched, { candidate: Here }>): PlannedEntry {
  return {
    kind: "asked",
    student: candidate.id,
    payload: {
      ...BLANK,
      student: shown(student),
      candidate: shownHere(candidate),
      code,
      sentence: DOUBTS[code](candidate, student),
      decided,
      place: placeOf(student),
    },
  };
}

const shown = (student: Student): NonNullable<Payload["student"]> => ({
  id: null,
  student_id: student.student_id,
  name: `${student.first_name} ${student.last_name}`,
  year: student.year,
  form_group: student.form_group,
  date_of_birth: student.date_of_birth,
});

/** Where a student stands in the files; what stands there is told field by field. */
const placeOf = ({ place }: Student): Payload["place"] => ({ ...place, column: null, value: "" });

/** Old beside new. A unique pupil number is for finding people again, and shown to nobody. */
function changesOf(before: Values, after: Values): Payload["changes"] {
  const text = (value: string | number | null | undefined) =>
    value === null || value === undefined ? null : String(value);
  return Object.keys(after).map((field) =>
    field === "upn"
      ? { field, here: null, file: null }
      : {
          field,
          here: text(before[field as keyof Values]),
          file: text(after[field as keyof Values]),
        },
  );
}

/** How many entries there are of each kind, and what they come to. */
export function countEntries(entries: readonly PlannedEntry[]): Omit<IntakeCounts, "many_leave"> {
  const of = (kind: EntryKind) => entries.filter((entry) => entry.kind === kind);
  const kinds = Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, of(kind).length]));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const leaving = of("leaver").filter(({ payload }) => payload.decided === "leaves");
  const rooms = of("class").map(({ payload }) => payload.classroom?.state);
  return {
    ...(kinds as Record<EntryKind, number>),
    refused_rows: sum(of("refused").map(({ payload }) => payload.rows)),
    asked_changed_ids: of("asked").filter(({ payload }) => payload.code === "id_changed").length,
    classes_new: rooms.filter((state) => state === "new").length,
    classes_asked: rooms.filter((state) => state === "asked").length,
    class_teachers: sum(
      of("class").map(({ payload }) =>
        payload.classroom?.state === "known" ? (payload.data?.teachers?.ids.length ?? 0) : 0,
      ),
    ),
    teachers_new: of("teacher").filter(({ payload }) => payload.teacher?.state === "new").length,
    enrolments: sum([...of("new"), ...of("moved")].map(({ payload }) => payload.joins.length)),
    unenrolments: sum([...of("moved"), ...leaving].map(({ payload }) => payload.leaves.length)),
  };
}
