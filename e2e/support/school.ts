import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { NEW_PASSWORD, signIn } from "./sign-in.ts";

/** Names without likeness, in the order in which a class lists them. */
const STUDENTS = [
  ["Amira", "Aldous", "She/Her"],
  ["Ben", "Barlow", "He/Him"],
  ["Cerys", "Calder", "She/Her"],
  ["Dev", "Dhillon", "He/Him"],
  ["Ellis", "Eastwood", "They/Them"],
  ["Freya", "Fenwick", "She/Her"],
  ["Gwil", "Garrick", "He/Him"],
  ["Hana", "Holroyd", "She/Her"],
] as const;

/** A teacher of the demonstration school with one new class, which no other test touches. */
export type Room = {
  id: number;
  name: string;
  /** E-mail address of its only teacher. */
  teacher: string;
  /** Full names in the order of the class, and their record ids. */
  students: readonly [Student, ...Student[]];
};

type Student = { id: number; name: string; student_id: string };

let made = 0;

/** Has the administrator make a teacher and a class with so many students. */
export async function makeRoom(
  admin: APIRequestContext,
  { students: size = 4 }: { students?: number } = {},
): Promise<Room> {
  const headers = await signIn(admin, "admin@demo.school");
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer: APIResponse = await admin.post(`/api/${path}`, { data, headers });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return (await answer.json()) as T;
  };
  made += 1;
  const mark = `${process.pid}.${made}`;
  // One word, that is part of no other's: whoever looks for it finds one student.
  const idOf = (last_name: string) => `${mark.replace(".", "x")}x${last_name}`;
  const teacher = `t.${mark}@demo.school`;
  const { id: teacherId } = await post<{ id: number }>("users/teachers/add/", {
    first_name: "Robin",
    last_name: "Thistle",
    email: teacher,
    password: NEW_PASSWORD,
    password_confirm: NEW_PASSWORD,
  });
  const name = `8Q/${mark}`;
  const { id } = await post<{ id: number }>("classrooms/", {
    name,
    year: 8,
    subject: "Geography",
    teacher_ids: [teacherId],
  });
  async function enrol([first_name, last_name, pronouns]: (typeof STUDENTS)[number]) {
    const student = await post<{ id: number }>("students/user/", {
      first_name,
      last_name,
      pronouns,
      year: 8,
      student_id: idOf(last_name),
    });
    await post("students/user/", { student_id: student.id, classroom_id: id });
    return {
      id: student.id,
      name: `${first_name} ${last_name}`,
      student_id: idOf(last_name),
    };
  }
  const students: [Student, ...Student[]] = [await enrol(STUDENTS[0])];
  for (const student of STUDENTS.slice(1, size)) students.push(await enrol(student));
  return { id, name, teacher, students };
}

/** Has reports written about a room's first two students: the first one's is kept, the second one's a draft. */
export async function writeReports(who: APIRequestContext, room: Room): Promise<void> {
  const headers = await signIn(who, room.teacher);
  const reports = Object.fromEntries(
    room.students
      .slice(0, 2)
      .map(({ id }, index) => [index, { student: id, classroom: room.id, level: "Proficient" }]),
  );
  const answer = await who.post("/api/reports/generate/batch/", {
    data: { reports, word_count: "300-400" },
    headers,
  });
  const written = (await answer.json()) as Record<string, { id: number }>;
  const kept = await who.patch(`/api/reports/generated-reports/${written[0]?.id}/`, {
    data: { status: "kept" },
    headers,
  });
  expect(kept.status()).toBe(200);
}
