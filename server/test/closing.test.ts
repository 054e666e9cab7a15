import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "./support/factories.ts";
import { ageConfirmations } from "./support/confirmations.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
});
afterAll(() => app.stop());

const mails = async () =>
  (
    await app.database.owner.query<{ payload: { to: { address: string }; text: string } }>(
      "select payload from mails order by id",
    )
  ).map(({ payload }) => payload);

describe("closing one's account", () => {
  it("asks for a confirmation", async () => {
    const { client } = school.teacher;
    await ageConfirmations(app);
    const answer = await client.post("users/me/close/");
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe("confirm_first");
    expect((await client.get("users/me/")).status).toBe(200);
    await client.post("users/me/confirm/", { password: PASSWORD });
  });

  it("signs out everywhere at once, tells the person and the administrators, and lets nobody in", async () => {
    const { client, email, user_id } = school.teacher;
    const elsewhere = await app.signIn(school.teacher);
    expect((await client.post("users/me/close/")).status).toBe(200);
    expect(client.cookies.get("sessionid") ?? "").toBe("");
    expect((await elsewhere.get("users/me/")).status).toBe(403);
    const again = await app.visitor().post("login/", { username: email, password: PASSWORD });
    expect(again.status).toBe(403);
    expect(again.body.code).toBe("account_closed");
    expect(again.body.detail).toMatch(/^This account is closed\. An administrator/u);
    const wrong = await app.visitor().post("login/", { username: email, password: "wrong" });
    expect(wrong.body).toEqual({ detail: "Invalid credentials.", code: "bad_login" });

    const sent = await mails();
    const told = sent.map(({ to }) => to.address);
    expect(told[0]).toBe(email);
    expect(told).toEqual(expect.arrayContaining([school.admin.email, school.adminTeacher.email]));
    expect(told).not.toContain(school.colleague.email);
    expect(sent.at(-1)?.text).toContain(`These classes have no teacher now: ${school.room.name}.`);
    const { body } = await school.admin.client.get("audit/?action=account.closed");
    expect(body[0]).toMatchObject({ actor: { id: user_id }, summary: "closed their account" });
  });

  it("takes the account out of the lists that people are picked from", async () => {
    const ids = (await school.admin.client.get("users/teachers/")).body.map(
      ({ id }: { id: number }) => id,
    );
    expect(ids).toContain(school.colleague.user_id);
    expect(ids).not.toContain(school.teacher.user_id);
    const change = { teacher_ids: [school.teacher.user_id] };
    const { status } = await school.admin.client.put(`classrooms/${school.room.id}/`, change);
    expect(status).toBe(400);
  });

  it("can be undone by an administrator", async () => {
    const { client } = school.admin;
    const { body } = await client.get("users/teachers/closed/");
    expect(body).toEqual([
      expect.objectContaining({ id: school.teacher.user_id, email: school.teacher.email }),
    ]);
    const days = (Date.parse(body[0].removed_at) - Date.parse(body[0].closed_at)) / 86_400_000;
    expect(days).toBe(89);
    expect((await school.colleague.client.get("users/teachers/closed/")).status).toBe(403);
    const path = `users/teachers/${school.teacher.user_id}/reopen/`;
    expect((await school.colleague.client.post(path)).status).toBe(403);
    expect((await client.post(path)).status).toBe(200);
    expect((await client.post(path)).status).toBe(404);
    await app.signIn(school.teacher);
  });

  it("is refused to the institution's last administrator", async () => {
    const close = (person: { client: TestSchool["admin"]["client"] }) =>
      person.client.post("users/me/close/");
    await app.database.owner.query(
      "delete from users where role = 'admin' and institution_id = $1 and id <> $2",
      [school.admin.institution_id, school.admin.user_id],
    );
    await school.adminTeacher.client.post("users/me/confirm/", { password: PASSWORD });
    expect((await close(school.adminTeacher)).status).toBe(200);
    await school.admin.client.post("users/me/confirm/", { password: PASSWORD });
    const refused = await close(school.admin);
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toMatch(/^The last administrator/u);
    // A closed one does not count as another.
    const { status } = await school.admin.client.patch(
      `users/teachers/update/${school.admin.user_id}/`,
      { role: "teacher" },
    );
    expect(status).toBe(403);
  });
});
