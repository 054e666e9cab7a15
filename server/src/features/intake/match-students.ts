import type { IntakeDecisions } from "@reportair/contract/features/intake.ts";
import type { Student } from "@reportair/roster/roster.ts";
import { fold, idKey } from "@reportair/roster/values/text.ts";
import { isDamagedCopy } from "./compare-student.ts";
import type { Here, Known } from "./school.ts";

/** Why a student of the file may be one who is here, which only a person can say. */
export type DoubtCode =
  /** The unique pupil number agrees, and the name or the birth date with it: only the ID is another. */
  "id_changed" | "upn_other_id" | "same_name_and_birth" | "same_name" | "id_of_another";

/** A student of the file, and who that is here. */
export type Matched =
  | { student: Student; here: Here | null; settled?: Settled }
  | { student: Student; candidate: Here; code: DoubtCode; decided: "out" | null };

/** What a person has said: the record that it is, or is not. */
export type Settled = { key: string; id: number; how: "same" | "other" };

const nameKey = (person: { first_name: string; last_name: string }) =>
  `${fold(person.first_name)}|${fold(person.last_name)}`;

/** Every name that a student may stand under. */
function namesOf(person: {
  first_name: string;
  last_name: string;
  legal_first_name: string | null;
  legal_last_name: string | null;
  preferred_name: string | null;
}): string[] {
  const firsts = [person.first_name, person.preferred_name, person.legal_first_name];
  const lasts = [person.last_name, person.legal_last_name];
  const keys = firsts.flatMap((first) =>
    lasts.flatMap((last) =>
      first === null || last === null ? [] : [nameKey({ first_name: first, last_name: last })],
    ),
  );
  return [...new Set(keys)];
}

function indexed<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const list = index.get(key);
      if (list) list.push(item);
      else index.set(key, [item]);
    }
  }
  return index;
}

/** One number that is written in two ways; two students whose numbers differ only so are told apart as written. */
function byNumber(students: readonly Here[]): (student_id: string) => Here | undefined {
  const exact = new Map(students.map((each) => [each.student_id, each]));
  const keys = indexed(students, (each) => [idKey(each.student_id)]);
  return (student_id) => {
    const same = exact.get(student_id);
    if (same) return same;
    const alike = keys.get(idKey(student_id)) ?? [];
    return alike.length === 1 ? alike[0] : undefined;
  };
}

/** Whether nothing but the number speaks for it: other names, and no birthday or unique pupil number that is the same. */
function isSomebodyElse(student: Student, here: Here): boolean {
  if (student.date_of_birth !== null && student.date_of_birth === here.date_of_birth) return false;
  const isDated = student.date_of_birth !== null && here.date_of_birth !== null;
  if (!isDated && student.upn !== null && student.upn === here.upn) return false;
  const names = (person: Parameters<typeof namesOf>[0]) =>
    namesOf(person).flatMap((key) => key.split("|"));
  const theirs = names(here);
  return !names(student).some((name) =>
    theirs.some((other) => name === other || isDamagedCopy(name, other)),
  );
}

/** Whether a name or the birth date is the same. */
function isAlike(student: Student, here: Here): boolean {
  if (student.date_of_birth !== null && student.date_of_birth === here.date_of_birth) return true;
  const theirs = namesOf(here);
  return namesOf(student).some((name) => theirs.includes(name));
}

/**
 * Who of the files is who here: by the school's number, then by unique pupil number, then by name and birth date. What
 * is not sure is asked, and stays out until it is answered; what was answered before is known.
 */
export function matchStudents(
  students: readonly Student[],
  here: readonly Here[],
  { known, decisions }: { known: Known; decisions: IntakeDecisions },
): Matched[] {
  const { people = {}, changed_ids } = decisions;
  const numbered = byNumber(here);
  const ids = new Map(here.map((each) => [each.id, each]));
  const upns = new Map(here.flatMap((each) => (each.upn === null ? [] : [[each.upn, each]])));
  const names = indexed(here, namesOf);
  const certain = new Map<Student, Here>();
  const taken = new Set<number>();
  for (const student of students) {
    const found =
      numbered(student.student_id) ?? ids.get(known.same[idKey(student.student_id)] ?? 0);
    if (found === undefined || taken.has(found.id)) continue;
    if (isSomebodyElse(student, found)) continue;
    certain.set(student, found);
    taken.add(found.id);
  }
  const doubtOf = (student: Student): { candidate: Here; code: DoubtCode } | undefined => {
    const number = numbered(student.student_id);
    if (number !== undefined) return { candidate: number, code: "id_of_another" };
    const notThem = known.others[idKey(student.student_id)];
    // Who was left out, or told to be one with a record that another row is, does not come in as somebody new.
    const isSaid = ["out", "same"].includes(people[student.student_id] ?? "");
    const open = (each: Here) => (isSaid || !taken.has(each.id)) && each.id !== notThem;
    const upn = student.upn === null ? undefined : upns.get(student.upn);
    if (upn !== undefined && upn.id !== notThem)
      return { candidate: upn, code: isAlike(student, upn) ? "id_changed" : "upn_other_id" };
    const alike = namesOf(student)
      .flatMap((key) => names.get(key) ?? [])
      .filter(open);
    const born = alike.find(
      (each) => each.date_of_birth !== null && each.date_of_birth === student.date_of_birth,
    );
    if (born !== undefined) return { candidate: born, code: "same_name_and_birth" };
    const maybe = alike.find(
      (each) =>
        (each.date_of_birth === null || student.date_of_birth === null) &&
        Math.abs(each.year - student.year) <= 1,
    );
    return maybe === undefined ? undefined : { candidate: maybe, code: "same_name" };
  };
  return students.map((student): Matched => {
    const found = certain.get(student);
    if (found !== undefined) return { student, here: found };
    const doubt = doubtOf(student);
    if (doubt === undefined) return { student, here: null };
    const decided =
      people[student.student_id] ??
      (doubt.code === "id_changed" && changed_ids ? ("same" as const) : undefined);
    const settled = (how: Settled["how"]): Settled => ({
      key: idKey(student.student_id),
      id: doubt.candidate.id,
      how,
    });
    if (decided === "same" && !taken.has(doubt.candidate.id)) {
      taken.add(doubt.candidate.id);
      return { student, here: doubt.candidate, settled: settled("same") };
    }
    // Two students cannot have one number: that one is left out, or the same.
    if (decided === "other" && doubt.code !== "id_of_another")
      return { student, here: null, settled: settled("other") };
    return { student, ...doubt, decided: decided === "out" ? "out" : null };
  });
}
