import { afterAll, beforeAll, expect, it } from "vitest";
import { takeOffByOperator } from "../src/features/second-factor/policy.ts";
import { turnCodesOn } from "./support/authenticator.ts";
import { ageConfirmations } from "./support/confirmations.ts";
import { PASSWORD } from "./support/factories.ts";
import { lastEntry, makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
});
afterAll(() => app.stop());

const require = (second_step_required: boolean) =>
  school.admin.client.patch("admin/sign-in/", { second_step_required });

it("a school requires a second step of its administrators, from whoever is signed in already, too", async () => {
  await turnCodesOn(school.admin.client, new Date());
  await ageConfirmations(app, school.admin);
  expect((await require(true)).body.code).toBe("confirm_first");
  await school.admin.client.post("users/me/confirm/", { password: PASSWORD });
  expect((await require(true)).body).toEqual({
    second_step_required: true,
    with_second_step: [school.admin.user_id],
  });
  expect(await lastEntry(school)).toMatchObject({ action: "second_factor.required" });
  const { client } = school.adminTeacher;
  expect((await client.get("audit/")).body.code).toBe("second_step_first");
  expect((await client.get("check-auth/")).body.lacks_second_step).toBe(true);
  expect((await school.teacher.client.get("users/me/")).status).toBe(200);
  expect((await school.teacher.client.get("check-auth/")).body).not.toHaveProperty(
    "lacks_second_step",
  );
});

it("who lacks it signs in to set it up, and then goes on", async () => {
  const client = await app.signIn(school.adminTeacher);
  expect((await client.get("users/teachers/")).body.code).toBe("second_step_first");
  await turnCodesOn(client, new Date());
  expect((await client.get("users/teachers/")).status).toBe(200);
  const off = await client.delete("users/me/second-factor/codes/");
  expect(off.status).toBe(409);
  expect(off.body.detail).toMatch(/^Your school requires two-step sign-in/u);
  expect((await client.get("users/me/second-factor/")).body).toMatchObject({
    required: true,
    codes_since: expect.any(String),
  });
});

it("an administrator takes a colleague's second step off, and never their own", async () => {
  const { client } = school.admin;
  const path = (id: number) => `users/teachers/${id}/second-factor/`;
  await turnCodesOn(school.colleague.client, new Date());
  expect((await client.delete(path(school.admin.user_id))).body.code).toBe("not_allowed");
  expect((await client.delete(path(school.teacher.user_id))).status).toBe(404);
  const elsewhere = await makeSchool(app);
  expect((await elsewhere.admin.client.delete(path(school.colleague.user_id))).status).toBe(404);
  expect((await client.delete(path(school.colleague.user_id))).status).toBe(200);
  expect((await school.colleague.client.get("check-auth/")).body.authenticated).toBe(false);
  await app.signIn(school.colleague);
  expect(await lastEntry(school)).toMatchObject({
    action: "second_factor.taken_off",
    subject: { id: school.colleague.user_id },
  });
  const [mail] = await app.database.owner.query<{ subject: string }>(
    "select payload ->> 'subject' as subject from mails where payload #>> '{to,address}' = $1 order by id desc",
    [school.colleague.email],
  );
  expect(mail?.subject).toBe("ReportAIr: two-step sign-in was taken off your account");
});

it("the operator takes one off by the address, whatever its letters, and it is written down", async () => {
  const person = school.adminTeacher;
  expect(await takeOffByOperator(app.database, "nobody@example.school")).toBeNull();
  expect(await takeOffByOperator(app.database, person.email.toUpperCase())).toMatch(/^Terry /u);
  expect((await person.client.get("check-auth/")).body.authenticated).toBe(false);
  const client = await app.signIn(person);
  expect((await client.get("audit/")).body.code).toBe("second_step_first");
  expect(await lastEntry(school)).toMatchObject({
    action: "second_factor.taken_off",
    actor: { id: null, name: "The provider" },
  });
});

it("what is required no longer can be turned off again", async () => {
  expect((await require(false)).body.second_step_required).toBe(false);
  const { client } = school.admin;
  expect((await client.delete("users/me/second-factor/codes/")).status).toBe(200);
});
