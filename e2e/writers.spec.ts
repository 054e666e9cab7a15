import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isAccessible } from "./support/accessible.ts";
import { openClass, REPORTS, review } from "./support/screens.ts";
import { TestServer } from "./support/server.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const NAMES = ["Amara", "Ben", "Chloe", "Dev", "Ella", "Finn", "Gwen", "Hugo", "Isla", "Jude"];
const sample = (name: string) =>
  `I've really enjoyed teaching ${name} this term! ${name} doesn't give up easily, and I'm proud of that.\n\n${name}'s behaviour is lovely. Keep up the good work, ${name}!`;

test("ten samples become a style, to be seen, heard in one report, changed and forgotten", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  await openClass(page, room);
  await page.getByRole("button", { name: "Personalised AI training" }).click();
  const dialog = page.getByRole("dialog", { name: "Reinforcement Learning Interface" });
  for (const [at, name] of NAMES.entries()) {
    // One slot after the other, as a person fills them.
    // oxlint-disable-next-line no-await-in-loop
    await dialog.getByLabel(`Sample report ${at + 1}`, { exact: true }).fill(sample(name));
  }
  // Another page of the same teacher hears of it too.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto("/dashboard");
  await expect(elsewhere.getByRole("heading", { name: "Welcome" })).toBeVisible();
  // Each page says so for a few seconds only: both are watched from before the training begins.
  const ready = /^Your writing style is ready: new reports follow your /u;
  const heard = Promise.all(
    [page, elsewhere].map((tab) => expect(tab.getByText(ready)).toBeVisible()),
  );
  await dialog.getByRole("button", { name: "Initiate Training" }).click();
  await expect(page.getByText("Successfully submitted 10 samples for AI training.")).toBeVisible();
  await heard;
  await elsewhere.close();

  await page.getByRole("button", { name: "Personalised AI training" }).click();
  await expect(dialog.getByText("From 10 reports")).toBeVisible();
  await expect(dialog.getByText("The teacher writes as “I”.")).toBeVisible();
  for (const name of NAMES) expect(await dialog.textContent()).not.toContain(name);

  await dialog.getByRole("button", { name: "See one report with and without it" }).click();
  const styled = dialog.getByRole("region", { name: "With your style" });
  const plain = dialog.getByRole("region", { name: "Without it" });
  await expect(styled).toContainText(/\bI(?:'ve|'m| )/u);
  await expect(plain).not.toContainText(/\bI(?:'ve|'m| )/u);
  await expect(
    dialog.getByRole("row", { name: "You appear as often as in yours Yes" }),
  ).toBeVisible();
  await isAccessible(page, "style, 1440 px");
  await page.setViewportSize(PHONE);
  await isAccessible(page, "style, 360 px");
  await page.setViewportSize(DESK);

  await dialog.getByText("Change it", { exact: true }).click();
  await dialog.getByRole("button", { name: /^Remove “keep up the good work”/u }).click();
  await expect(
    dialog.getByRole("listitem").filter({ hasText: /Favourite phrases.*keep up the good work/u }),
  ).toBeHidden();
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(
    page.getByText(/^Your writing style and its samples have been removed/u),
  ).toBeVisible();
  await expect(dialog.getByText("From 10 reports")).toBeHidden();
});

test("what a provider fails at is left to this server, and every report says who wrote it", async ({
  browser,
}) => {
  // A provider that knows nobody's key.
  const provider = createServer((request, response) => {
    request.resume();
    response.writeHead(401, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => provider.once("listening", resolve));
  const server = await TestServer.start({
    WRITER: "openai-compatible",
    WRITER_MODEL: "local",
    WRITER_API_KEY: "key",
    WRITER_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
  });
  try {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    const api = page.request;
    const headers = await signIn(api, "teacher@demo.school");
    const [room] = await (await api.get("/api/classrooms/")).json();
    const students = await (await api.get(`/api/students/classroom/${room.id}`)).json();
    const order = await api.post("/api/reports/generate/batch/", {
      headers: { ...headers, prefer: "respond-async" },
      data: {
        word_count: "300-400",
        reports: Object.fromEntries(
          students.slice(0, 3).map((student: { id: number }, at: number) => [
            at,
            {
              student: student.id,
              classroom: room.id,
              level: "Proficient",
              homework: "Mostly Completed",
            },
          ]),
        ),
      },
    });
    const { batch } = await order.json();
    await page.addInitScript((id) => sessionStorage.setItem("open-batch", String(id)), batch);
    await page.goto(REPORTS);
    const all = page.getByRole("button", { name: "Write the 3 that failed on this server" });
    await expect(all).toBeVisible();
    await expect(page.getByText(/The AI provider refused/u).first()).toBeVisible();
    await isAccessible(page, "a failed batch, 1440 px");
    await page.setViewportSize(PHONE);
    await isAccessible(page, "a failed batch, 360 px");
    await page.setViewportSize(DESK);
    await page
      .getByRole("button", { name: /^On this server/u })
      .first()
      .click();
    await page.getByRole("button", { name: "Write the 2 that failed on this server" }).click();
    await expect(review(page)).toContainText("3 report(s) available");
    await page.getByRole("tab", { name: "Card View" }).click();
    await expect(page.getByText("Written on this server")).toBeVisible();
    await page.getByRole("button", { name: /^What left the school/u }).click();
    await expect(page.getByText(/^The text itself was written on this server/u)).toBeVisible();
  } finally {
    await server.remove();
    provider.close();
  }
});
