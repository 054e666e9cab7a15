import type { TestSchool } from "./school.ts";

let count = 0;

/** What the form of a new student sends, with a student ID that nobody else has. */
export const student = (more: object = {}) => ({
  first_name: "Amara",
  last_name: "Okafor",
  pronouns: "She/Her",
  year: 9,
  form_group: "9B",
  date_of_birth: "2012-03-14",
  student_id: `S-${(count += 1)}`,
  ...more,
});

/** Has somebody add a student; returns the record. */
export async function addStudent(by: TestSchool["teacher"], more: object = {}) {
  const answer = await by.client.post("students/user/", student(more));
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}
