import type { Page } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { fitsFingers } from "./support/fingers.ts";
import { confirmation, press } from "./support/people.ts";
import type { Room } from "./support/school.ts";
import { details, openClass } from "./support/screens.ts";
import { logIn, signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 740 };
const NOTE = "/dashboard/reportair/note";
test.use({ viewport: PHONE, hasTouch: true, colorScheme: "light" });

const sheet = (page: Page) => page.getByRole("dialog");
const about = (page: Page, field: string) => sheet(page).getByText(field, { exact: true }).tap();
const note = (page: Page, field: string) =>
  sheet(page).getByRole("textbox", { name: `${field} note` });
const told = (page: Page, text: string) => page.getByRole("status").getByText(text);
const HERE = "No connection. Kept on this phone until it is back.";

/** What the server has of the class, as it is sent. */
const onServer = async (page: Page, room: Room) =>
  (await page.request.get(`/api/reports/classroom/${room.id}/`)).text();
/** Ticks an option, so that a note on it counts. */
async function tick(page: Page, room: Room, inputs: Record<string, string>) {
  const headers = await signIn(page.request, room.teacher);
  const data = { student: room.students[0].id, classroom: room.id, ...inputs };
  const answer = await page.request.post("/api/reports/list/", { data, headers });
  expect(answer.status()).toBeLessThan(300);
}
/** Whether a part of the web app is there. */
const hasLoaded = (part: string) =>
  performance.getEntriesByType("resource").some(({ name }) => name.includes(part));
/** Opens the note of the first pupil of a class. */
async function openNote(page: Page, room: Room) {
  await signIn(page.request, room.teacher);
  await page.goto(`${NOTE}?class=${room.id}`);
  await page.getByRole("button", { name: room.students[0].name }).tap();
}

test("from signing in to a note in two presses; written without a connection, it is in the batch table", async ({
  page,
  context,
  browser,
  baseURL,
  newRoom,
}) => {
  const room = await newRoom({ students: 3 });
  const [first, second] = room.students;
  await tick(page, room, { behaviour: "Good Behaviour" });
  await context.clearCookies();

  await test.step("a class, a pupil", async () => {
    await page.goto("/login");
    await logIn(page, room.teacher);
    await page
      .getByRole("region", { name: "Take a note" })
      .getByRole("link", { name: room.name })
      .tap();
    await page.getByRole("button", { name: first.name }).tap();
    await expect(sheet(page)).toHaveAccessibleName(first.name);
  });

  await test.step("the field, then the words, which are saved at a pause", async () => {
    await about(page, "Behaviour");
    await expect(note(page, "Behaviour")).toBeFocused();
    await page.keyboard.type("She asks good questions");
    await expect(
      sheet(page)
        .getByText(/^Reads: /u)
        .last(),
    ).toBeVisible();
    await expect(sheet(page).getByText(/^Saved \d\d:\d\d$/u)).toBeVisible();
  });

  await test.step("without a connection it is kept, also of the next pupil", async () => {
    await context.setOffline(true);
    await expect(told(page, "No connection. What you write is kept on this phone.")).toBeVisible();
    await page.keyboard.type(" of everybody");
    await expect(told(page, HERE)).toBeVisible();
    await press(sheet(page), `Next: ${second?.name}`);
    await expect(note(page, "Behaviour")).toBeFocused();
    await expect(note(page, "Behaviour")).toHaveValue("");
    await page.keyboard.type("was first to tidy up");
    await press(sheet(page), "Done");
    await expect(told(page, HERE)).toBeVisible();
  });

  await test.step("with the connection it is saved by itself, and stands in the batch table", async () => {
    await context.setOffline(false);
    await expect(page.getByText(/^Saved \d\d:\d\d$/u)).toBeVisible();
    const viewport = { width: 1440, height: 900 };
    const desk = await (await browser.newContext({ baseURL, viewport, hasTouch: false })).newPage();
    await openClass(desk, room);
    for (const [name, words] of [
      [first.name, "She asks good questions of everybody"],
      [second?.name ?? "", "was first to tidy up"],
    ] as const) {
      await desk.getByRole("button", { name, exact: true }).click();
      await expect(
        details(desk, name).getByRole("textbox", { name: "Behaviour note" }),
      ).toHaveValue(words);
    }
    await desk.context().close();
  });
});

test("a page that is gone without a connection keeps its note, and the next one saves it", async ({
  page,
  context,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  await openNote(page, room);
  await about(page, "Homework");
  await context.setOffline(true);
  await page.keyboard.type("handed in late");
  await expect(told(page, HERE)).toBeVisible();
  await expect(page.reload()).rejects.toThrow();
  // What a page sends as it goes may pass a connection that is only said to be gone: then it is saved already.
  await context.setOffline(false);
  // Its class need not be opened for it.
  await expect(() => page.goto("/dashboard")).toPass();
  await expect.poll(() => onServer(page, room)).toContain("handed in late");
});

test("a class that is pressed without a connection opens when it is back", async ({
  page,
  context,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  await signIn(page.request, room.teacher);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: room.name })).toBeVisible();
  await expect.poll(() => page.evaluate(hasLoaded, "note-route")).toBe(true);
  await context.setOffline(true);
  await page.getByRole("link", { name: room.name }).tap();
  await expect(page.getByText("The class is here as soon as it is back.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: room.students[0].name })).toBeVisible();
});

test("signing out without a connection asks, and the next person sees nothing of it", async ({
  page,
  context,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  const [{ name }] = room.students;
  const words = "The social worker called.";
  await page.goto("/login");
  await logIn(page, room.teacher);
  await page.getByRole("link", { name: room.name }).tap();
  await page.getByRole("button", { name }).tap();
  await about(page, "Level");
  // What it takes to sign out is there before it is needed.
  for (const part of ["drawer-panel", "sign-out-dialog", "login-page"])
    await expect.poll(() => page.evaluate(hasLoaded, part), part).toBe(true);
  await context.setOffline(true);
  await page.keyboard.type(words);
  await press(sheet(page), "Done");
  await press(page, "Menu");
  await page.getByRole("button", { name: "Logout" }).tap();
  await expect(confirmation(page)).toContainText(`inputs for ${name}`);
  await press(confirmation(page), "Keep for 7 days");
  await expect(page.getByLabel("Username")).toBeVisible();
  await context.setOffline(false);
  await logIn(page, "teacher@riverside.school");
  await expect(page.getByRole("region", { name: "Take a note" })).toBeVisible();
  const readable = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
    ].join("\n"),
  );
  expect(readable).not.toContain(words);
  expect(readable).not.toContain(name);
  await press(page, "Menu");
  await page.getByRole("button", { name: "Logout" }).tap();
  await logIn(page, room.teacher);
  await expect(sheet(page).getByText(/^Saved \d\d:\d\d$/u)).toBeVisible();
  expect(await onServer(page, room)).toContain(words);
});

test("for everybody's eyes and fingers, also above a keyboard", async ({ page, newRoom }) => {
  const room = await newRoom({ students: 3 });
  await tick(page, room, { behaviour: "Good Behaviour", participation_notes: "reads aloud" });
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: room.name })).toBeVisible();
  await isAccessible(page, "the welcome page with classes");
  await fitsFingers(page, "the welcome page with classes");
  await page.goto(NOTE);
  await expect(page.getByRole("link", { name: room.name })).toBeVisible();
  await isAccessible(page, "the classes");
  await openNote(page, room);
  await isAccessible(page, "a note before its field");
  await press(sheet(page), "Done");
  await isAccessible(page, "the pupils");
  await fitsFingers(page, "the pupils");
  await page.getByRole("button", { name: room.students[0].name }).tap();
  await about(page, "Behaviour");
  await page.keyboard.type("She asks good questions. She helps others without being asked.");
  const reads = sheet(page)
    .getByText(/^Reads: /u)
    .last();
  await expect(reads).toBeVisible();
  for (const height of [740, 620, 380]) {
    await page.setViewportSize({ width: 360, height });
    await fitsFingers(page, `a note, ${height} px`);
    await isAccessible(page, `a note, ${height} px`);
    for (const part of [
      note(page, "Behaviour"),
      reads,
      sheet(page).getByRole("button", { name: "Done" }),
      sheet(page).getByRole("button", { name: /^Next: / }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});
