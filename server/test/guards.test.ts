import { ACCESS, WITHOUT_SECOND_STEP } from "@reportair/contract/access.ts";
import { beforeAll, afterAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { ERRORS } from "@reportair/contract/errors.ts";
import { ageConfirmations } from "./support/confirmations.ts";
import { makeInstitution, makeUser } from "./support/factories.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const {
  anybody: ANYBODY,
  signed_in: SIGNED_IN,
  teaching: TEACHING,
  administering: ADMINISTERING,
} = ACCESS;
/** Asks for a confirmation that it is the person themselves; nothing else does. */
const CONFIRMED = [
  "GET audit/csv/",
  "GET students/csv/",
  "POST admin/tokens/",
  "POST admin/whole-reports/{id}/download/",
  "POST sharing/released/export/",
  "POST students/{id}/erase/",
  "POST students/{id}/export/",
  "POST users/me/close/",
  "PATCH admin/sign-in/",
  "PATCH admin/sign-in/passwords/",
  "DELETE admin/sign-in/providers/{provider}/",
  "PATCH admin/sign-in/providers/{provider}/",
  "PUT admin/sign-in/providers/{provider}/",
  "POST admin/sign-in/providers/{provider}/test/",
  "DELETE users/me/sign-in/{provider}/",
  "POST users/me/sign-in/{provider}/",
  "DELETE users/teachers/{id}/sign-in/{provider}/",
  "POST users/me/passkeys/",
  "POST users/me/passkeys/begin/",
  "DELETE users/me/passkeys/{id}/",
  "DELETE users/teachers/{id}/second-factor/",
  "DELETE users/me/second-factor/codes/",
  "POST users/me/second-factor/codes/",
  "POST users/me/second-factor/codes/confirm/",
  "POST users/me/second-factor/recovery-codes/",
  "DELETE users/teachers/delete/{id}/",
];
/** Asks for one in some cases; `step-up.test.ts` has which. */
const SOMETIMES_CONFIRMED = ["POST users/teachers/add/", "PATCH users/teachers/update/{id}/"];
/** Signing in and out changes who is asking, and closing the account ends that. */
const OF_THE_SESSION: ReadonlySet<string> = new Set([
  "POST login/",
  "POST logout/",
  "POST users/me/close/",
]);
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
    const open = [...ANYBODY, ...SIGNED_IN].filter((each) => !OF_THE_SESSION.has(each));
    for (const [person, may, mayNot] of [
      [school.teacher, [...open, ...TEACHING], ADMINISTERING],
      [school.admin, [...open, ...ADMINISTERING], TEACHING],
      [school.adminTeacher, [...open, ...TEACHING, ...ADMINISTERING], []],
    ] as const) {
      expect(await refusals(person.client, may)).toEqual(all(may, null));
      expect(await refusals(person.client, mayNot)).toEqual(all(mayNot, NOT_ALLOWED));
    }
  });

  it("is for some of it only who has lately confirmed that it is them, as the API's description says", async () => {
    const { paths } = (await app.visitor().get("openapi.json")).body;
    const told = Object.entries<Record<string, { description?: string }>>(paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([, { description }]) => description?.startsWith("Asks for a confirmation"))
          .map(([method]) => `${method.toUpperCase()} ${path.slice("/api/".length)}`),
    );
    expect(told.toSorted()).toEqual([...CONFIRMED, ...SOMETIMES_CONFIRMED].toSorted());
    const person = await makeUser(app.database, school.admin, { role: "adminteacher" });
    const client = await app.signIn(person);
    await ageConfirmations(app, person);
    const { detail } = ERRORS.confirm_first;
    expect(await refusals(client, CONFIRMED)).toEqual(all(CONFIRMED, detail));
  });

  it("is next to nothing for an administrator who lacks the second step that their school requires", async () => {
    const elsewhere = await makeInstitution(app.database);
    const person = await makeUser(app.database, elsewhere, { role: "adminteacher" });
    const client = await app.signIn(person);
    await app.database.owner.query(
      "update institutions set second_step_required = true where id = $1",
      [elsewhere.institution_id],
    );
    const open = [...ANYBODY, ...WITHOUT_SECOND_STEP].filter((each) => !OF_THE_SESSION.has(each));
    const closed = [...SIGNED_IN, ...TEACHING, ...ADMINISTERING].filter(
      (each) => !WITHOUT_SECOND_STEP.includes(each),
    );
    const { detail } = ERRORS.second_step_first;
    expect(await refusals(client, closed)).toEqual(all(closed, detail));
    expect(await refusals(client, open)).toEqual(all(open, null));
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
