import { beforeAll, afterAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** Asked by whoever comes. */
const ANYBODY = [
  "GET check-auth/",
  "GET contact/",
  "POST contact/",
  "GET csrf/",
  "POST login/",
  "POST logout/",
  "POST password-reset-request/",
  "POST password-reset-validate/",
  "GET site/",
  "POST stripe/checkout/",
  "GET stripe/session/{session_id}/",
  "POST stripe/webhook/",
];
/** Asked by everybody who is signed in: what comes of it is decided class by class and student by student. */
const SIGNED_IN = [
  "GET classrooms/",
  "POST classrooms/",
  "DELETE classrooms/delete/{id}/",
  "GET classrooms/students/count/",
  "GET classrooms/{id}/",
  "PUT classrooms/{id}/",
  "GET reports/count/",
  "POST reports/count/",
  "GET students/",
  "GET students/classroom/{id}/",
  "DELETE students/delete/{id}/",
  "PATCH students/delete/{id}/",
  "GET students/institution/",
  "GET students/{id}/place/",
  "POST students/enrol/",
  "POST students/unenrol/",
  "POST students/unenroll/",
  "POST students/user/",
  "GET users/me/",
  "PATCH users/me/",
  "POST users/me/close/",
  "GET users/me/draft-key/",
  "POST users/me/password/",
  "DELETE users/me/sessions/",
  "GET users/me/sessions/",
  "DELETE users/me/sessions/{id}/",
  "GET users/teachers/",
];
/** Writing reports, and what belongs to it. */
const TEACHING = [
  "GET insights/",
  "GET notifications/",
  "POST notifications/{id}/read/",
  "DELETE reinforcement/draft/",
  "GET reinforcement/draft/",
  "PUT reinforcement/draft/",
  "POST reinforcement/feedback/submit/",
  "GET reinforcement/kept-reports/",
  "DELETE reinforcement/style/",
  "GET reinforcement/style/",
  "PATCH reinforcement/style/",
  "POST reinforcement/style/compare/",
  "POST reinforcement/submit/",
  "GET reports/",
  "GET reports/batches/",
  "GET reports/batches/{id}/",
  "POST reports/batches/{id}/cancel/",
  "GET reports/batches/{id}/events/",
  "POST reports/batches/{id}/retry/",
  "GET reports/classroom/{id}/",
  "GET reports/classroom/{id}/generated/",
  "GET reports/classroom/{id}/previous/",
  "PUT reports/classroom/{id}/stopped-at/",
  "DELETE reports/detail/{id}/",
  "GET reports/detail/{id}/",
  "PUT reports/detail/{id}/",
  "POST reports/generate/",
  "POST reports/generate/batch/",
  "POST reports/leaving/",
  "POST reports/notes/read/",
  "PATCH reports/generated-reports/{id}/",
  "POST reports/generated-reports/{id}/proofread/",
  "GET reports/discarded/",
  "POST reports/discarded/inputs/{id}/restore/",
  "GET reports/generated/list/",
  "DELETE reports/generated/{id}/",
  "GET reports/generated/{id}/",
  "POST reports/generated/{id}/refine/",
  "POST reports/generated/{id}/restore/",
  "GET reports/generated/{id}/leaving/",
  "GET reports/generated/{id}/sent/",
  "GET reports/generated/{id}/versions/",
  "GET reports/list/",
  "POST reports/list/",
  "GET reports/progress/",
  "GET reports/student/{id}/",
  "GET reports/user/{id}/",
  "GET reports/{id}/",
  "PATCH reports/{id}/",
  "PATCH reports/{id}/taken-out/",
  "GET sharing/",
  "POST sharing/proofs/",
  "DELETE sharing/proofs/{id}/",
  "GET sharing/received/",
  "PATCH sharing/received/{id}/",
  "POST sharing/releases/",
  "POST sharing/releases/take-back/",
  "GET students/classroom/{id}/embedded-only/",
];
/** Managing the school. */
const ADMINISTERING = [
  "GET admin/consent/",
  "PATCH admin/consent/",
  "GET admin/data-protection/",
  "GET admin/insights/",
  "GET admin/model-usage/",
  "PATCH admin/model-usage/",
  "GET admin/recommendations/",
  "GET admin/report-policies/",
  "PATCH admin/report-policies/",
  "GET admin/reporting-period/",
  "PATCH admin/reporting-period/",
  "GET admin/retention/",
  "GET audit/",
  "GET audit/csv/",
  "DELETE classrooms/delete/admin/{id}/",
  "GET classrooms/students/admin-count/",
  "GET sharing/released/",
  "POST sharing/released/export/",
  "POST stripe/portal/",
  "GET stripe/subscription/",
  "GET students/{id}/consent/",
  "POST students/{id}/consent/",
  "POST students/{id}/erase/",
  "POST students/{id}/export/",
  "GET students/{id}/holdings/",
  "POST users/teachers/add/",
  "GET users/teachers/closed/",
  "DELETE users/teachers/delete/{id}/",
  "PATCH users/teachers/update/{id}/",
  "POST users/teachers/{id}/reopen/",
  "GET users/teachers/{id}/reports-count/",
];
/** Signing in and out changes who is asking. */
const OF_THE_SESSION = new Set(["POST login/", "POST logout/"]);
/** Its body carries its sender's signature instead. */
const SIGNED = "POST stripe/webhook/";

const NOT_SIGNED_IN = "Authentication credentials were not provided.";
const NOT_ALLOWED = "You do not have permission to do this.";
const NO_CSRF = "CSRF check failed. Please reload the page and try again.";

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
});
afterAll(() => app.stop());

/** Asks about something that is not there, so that nothing comes of it; returns why it was refused. */
async function refusal(client: Client, endpoint: string, options: { csrf?: null } = {}) {
  const [method = "", path = ""] = endpoint.split(" ");
  const body = method === "GET" ? undefined : {};
  const answer = await client.send(
    method,
    path.replaceAll(/\{\w+\}/gu, "2147483647"),
    body,
    options,
  );
  return answer.status === 403 ? answer.body.detail : null;
}
const refusals = (client: Client, endpoints: readonly string[]) =>
  Promise.all(endpoints.map(async (endpoint) => [endpoint, await refusal(client, endpoint)]));
const all = (endpoints: readonly string[], answer: string | null) =>
  endpoints.map((endpoint) => [endpoint, answer]);

describe("who may ask for what", () => {
  it("is decided for every endpoint there is", async () => {
    const { paths } = (await app.visitor().get("openapi.json")).body;
    const served = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice("/api/".length)}`),
    );
    expect(served.toSorted()).toEqual(
      [...ANYBODY, ...SIGNED_IN, ...TEACHING, ...ADMINISTERING].toSorted(),
    );
  });

  it("is for a visitor next to nothing", async () => {
    const closed = [...SIGNED_IN, ...TEACHING, ...ADMINISTERING];
    expect(await refusals(app.visitor(), closed)).toEqual(all(closed, NOT_SIGNED_IN));
    expect(await refusals(app.visitor(), ANYBODY)).toEqual(all(ANYBODY, null));
  });

  it("goes by the role", async () => {
    const open = [...ANYBODY.filter((each) => !OF_THE_SESSION.has(each)), ...SIGNED_IN];
    for (const [person, may, mayNot] of [
      [school.teacher, [...open, ...TEACHING], ADMINISTERING],
      [school.admin, [...open, ...ADMINISTERING], TEACHING],
      [school.adminTeacher, [...open, ...TEACHING, ...ADMINISTERING], []],
    ] as const) {
      expect(await refusals(person.client, may)).toEqual(all(may, null));
      expect(await refusals(person.client, mayNot)).toEqual(all(mayNot, NOT_ALLOWED));
    }
  });

  it("is nothing that changes anything, without the page's token", async () => {
    const changing = [...ANYBODY, ...SIGNED_IN, ...TEACHING, ...ADMINISTERING].filter(
      (endpoint) => !endpoint.startsWith("GET ") && endpoint !== SIGNED,
    );
    const { client } = school.adminTeacher;
    const answers = await Promise.all(
      changing.map(async (endpoint) => [endpoint, await refusal(client, endpoint, { csrf: null })]),
    );
    expect(answers).toEqual(all(changing, NO_CSRF));
  });
});
