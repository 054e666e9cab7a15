import type { APIRequestContext } from "@playwright/test";

/** What somebody sees of their school that any of the screens could change. */
const SEEN = [
  "users/me/",
  "users/me/sessions/",
  "users/teachers/",
  "students/",
  "students/institution/",
  "classrooms/",
  "reports/list/",
  "reports/generated/list/?history=true",
  "reports/batches/",
  "reinforcement/style/",
  "sharing/",
  "sharing/released/",
  "admin/consent/",
  "admin/report-policies/",
  "admin/reporting-period/",
  "admin/model-usage/",
];

/** All of it as text, so that it can be compared; what is not for this person is refused alike. */
export async function seenBy(who: APIRequestContext): Promise<string> {
  const answers = await Promise.all(SEEN.map((path) => who.get(`/api/${path}`)));
  return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
}
