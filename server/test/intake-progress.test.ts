import { afterAll, beforeAll, expect, it } from "vitest";
import type { ServerEvent } from "./support/client.ts";
import { makeInstitution, makeUser } from "./support/factories.ts";
import { commit, preview, textFile } from "./support/intake.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function administrator() {
  return app.signIn(
    await makeUser(app.database, await makeInstitution(app.database), { role: "admin" }),
  );
}

const LIST = textFile(
  "list.csv",
  [
    "Student ID,First Name,Last Name,Year,Classes",
    "1,Mia,Hart,9,9B/En1",
    "2,Leo,Reed,9,9B/En1",
  ].join("\n"),
);

it("tells each step of bringing in before the call that does it is answered, and then its end", async () => {
  const admin = await administrator();
  const shown = await preview(admin, [LIST]);
  const order: string[] = [];
  const told: ServerEvent[] = [];
  const opened = Promise.withResolvers<void>();
  const stream = admin.events(
    `intake/${shown.id}/progress/`,
    (event) => {
      told.push(event);
      order.push(event.event);
      return event.event === "end";
    },
    {},
    opened.resolve,
  );
  await opened.promise;
  order.push(`answered ${(await commit(admin, shown)).status}`);
  await stream;

  expect(told.filter(({ event }) => event === "progress").map(({ data }) => data)).toEqual(
    Array.from({ length: 9 }, (_, index) => ({ done: index + 1, of: 9 })),
  );
  expect(order.indexOf("answered 200")).toBeGreaterThan(order.indexOf("progress"));
  expect(told.at(-1)?.event).toBe("end");
});

it("is for the administrators of its school alone", async () => {
  const admin = await administrator();
  const shown = await preview(admin, [LIST]);
  const stranger = await administrator();
  const teacher = await app.signIn(
    await makeUser(app.database, await makeInstitution(app.database), { role: "teacher" }),
  );
  expect((await stranger.get(`intake/${shown.id}/progress/`)).status).toBe(404);
  expect((await teacher.get(`intake/${shown.id}/progress/`)).status).toBe(403);
  expect((await app.visitor().get(`intake/${shown.id}/progress/`)).status).toBe(403);
});
