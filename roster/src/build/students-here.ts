import type { StudentHere } from "../roster.ts";
import { idKey } from "../values/text.ts";
import { gather } from "./gather.ts";

/** The school's students, by the numbers that files have of them. */
export class StudentsHere {
  readonly #written = new Map<string, StudentHere>();
  readonly #numbers = new Map<string, StudentHere[]>();
  readonly #upns = new Map<string, StudentHere>();

  constructor(students: readonly StudentHere[]) {
    for (const student of students) {
      this.#written.set(student.student_id, student);
      gather(this.#numbers, idKey(student.student_id), student);
      if (student.upn !== null) this.#upns.set(student.upn, student);
    }
  }

  /** Who has the school's number, or without one the unique pupil number: exactly one, or nobody. */
  find({ school, upn }: { school: string; upn: string }): StudentHere | undefined {
    if (school === "") return this.#upns.get(upn) ?? (upn === "" ? undefined : this.#only(upn));
    return this.#written.get(school) ?? this.#only(school);
  }

  #only(number: string): StudentHere | undefined {
    const [one, another] = this.#numbers.get(idKey(number)) ?? [];
    return another === undefined ? one : undefined;
  }
}
