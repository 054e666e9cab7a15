import type { Page } from "@playwright/test";
import { STUDENTS, confirmation, dialog, fill, open, press } from "./support/people.ts";
import { cell, classTable, details, openClass, savedLine } from "./support/screens.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const WORRY = "The social worker called about home.";

/** All that a person at this computer could read: the page, its title and address, and both storages. */
const readable = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      JSON.stringify(history.state),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
    ].join("\n"),
  );
const atLogin = (page: Page) =>
  expect(page.getByRole("heading", { name: "Login", level: 1 })).toBeVisible();

test("a note outlives the session, and the next at this computer reads nothing of it", async ({
  page,
  context,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  const student = room.students[0].name;
  await openClass(page, room);
  const address = page.url();

  await test.step("the session ends while a note is being typed", async () => {
    await page.getByRole("button", { name: student, exact: true }).click();
    // What is typed is sent once the session has ended, whatever else the page asks in between.
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    await page.route("**/api/**", async (route) => {
      await ended;
      await route.continue();
    });
    await details(page, student).getByRole("textbox", { name: "Best Achievement" }).fill(WORRY);
    await context.clearCookies({ name: "sessionid" });
    end();
    await atLogin(page);
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    expect(await readable(page)).not.toMatch(/social worker/iu);
    expect(await readable(page)).not.toContain(student);
  });

  await test.step("somebody else logs in, and finds their own pages", async () => {
    await logIn(page, "teacher@riverside.school");
    await expect(page.getByText("Riverside College")).toBeVisible();
    await expect(page).toHaveURL("/dashboard");
    expect(await readable(page)).not.toMatch(/social worker/iu);
    expect(await readable(page)).not.toContain(student);
    await page.getByRole("button", { name: "Logout" }).click();
    await atLogin(page);
  });

  await test.step("its teacher is back where they were, and it is saved", async () => {
    await logIn(page, room.teacher);
    await expect(classTable(page)).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.getByRole("button", { name: student, exact: true }).click();
    await expect(
      details(page, student).getByRole("textbox", { name: "Best Achievement" }),
    ).toHaveValue(WORRY);
    await expect(page.locator("footer").getByText(/^Saved \d\d:\d\d$/u)).toBeVisible();
    // What was kept of it goes once it is seen that it is saved.
    await expect.poll(async () => (await readable(page)).includes("draft.")).toBe(false);
    await expect(cell(page, "Level", student)).toBeVisible();
  });
});

test("a form is there again after a reload, and after a log-out that asked", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom();
  await open(page, room.teacher, "/dashboard");
  await page.getByRole("link", { name: "Students", exact: true }).click();
  await expect(page).toHaveURL(STUDENTS);
  const form = dialog(page, "Add Student");
  await press(page, "Add Student");
  await fill(form, { "First name": "Hassan", "Last name": "Abdi" });

  await test.step("a reload asks, and brings it back", async () => {
    page.once("dialog", (asked) => void asked.accept());
    await page.reload();
    await expect(form.getByLabel("First name")).toHaveValue("Hassan");
    await expect(form.getByText(/^Brought back what you typed at \d\d:\d\d/u)).toBeVisible();
  });

  await test.step("Escape and Back ask, and stay", async () => {
    await page.keyboard.press("Escape");
    await press(confirmation(page), "Keep editing");
    await page.goBack();
    await press(confirmation(page), "Keep editing");
    await expect(page).toHaveURL(STUDENTS);
    await expect(form.getByLabel("Last name")).toHaveValue("Abdi");
  });

  await test.step("logging out asks what becomes of it, and keeps it", async () => {
    page.once("dialog", (asked) => void asked.accept());
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(confirmation(page)).toContainText("the new student");
    await press(confirmation(page), "Keep for 7 days");
    await atLogin(page);
    expect(await readable(page)).not.toMatch(/Hassan|Abdi/u);
  });

  await test.step("logging in leads back to it; saved or given up, it is gone", async () => {
    await logIn(page, room.teacher);
    await expect(page).toHaveURL(STUDENTS);
    await expect(form.getByLabel("First name")).toHaveValue("Hassan");
    await press(form, "Start afresh");
    await press(form, "Cancel");
    await page.getByRole("button", { name: "Logout" }).click();
    await atLogin(page);
  });
});

test("what is deleted at the log-out is deleted in every tab", async ({
  page,
  context,
  newRoom,
}) => {
  const room = await newRoom();
  const other = await context.newPage();
  const form = dialog(other, "Add Student");
  const message = page.getByLabel("Message");
  const kept = () => page.evaluate(() => JSON.stringify(localStorage).includes("draft."));
  await open(page, room.teacher, "/contact");
  await message.fill(WORRY);
  await other.goto(STUDENTS);
  await press(other, "Add Student");
  await fill(form, { "First name": "Hassan" });
  await expect.poll(kept).toBe(true);

  await test.step("logging out in the one asks about both", async () => {
    await press(page, "Logout");
    await expect(confirmation(page)).toContainText("your message to us");
    await expect(confirmation(page)).toContainText("the new student");
    await press(confirmation(page), "Delete and log out");
    for (const tab of [page, other]) await atLogin(tab);
    expect(await kept()).toBe(false);
  });

  await test.step("neither is offered again", async () => {
    await logIn(other, room.teacher);
    await expect(other).toHaveURL("/dashboard");
    await other.goto(STUDENTS);
    await press(other, "Add Student");
    await expect(form.getByLabel("First name")).toHaveValue("");
    await expect(form.getByText(/^Brought back/u)).toBeHidden();
    await page.goto("/contact");
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(message).toHaveValue("");
  });
});

test("the same note typed in two tabs: the later one is asked, and nothing is overwritten unasked", async ({
  page,
  context,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  const student = room.students[0].name;
  const later = await context.newPage();
  const note = (tab: Page) =>
    details(tab, student).getByRole("textbox", { name: "Best Achievement" });
  for (const tab of [page, later]) {
    await openClass(tab, room);
    await tab.getByRole("button", { name: student, exact: true }).click();
  }
  const question = later.getByRole("group", { name: /^Best Achievement: which to keep/u });

  await test.step("both enter something first of all; the one that saves later is asked", async () => {
    await later.route("**/api/reports/list/", (route) => route.abort());
    await note(later).fill("Plans first.");
    await note(page).fill("Rushes.");
    await expect(savedLine(page)).toBeVisible();
    await later.unroute("**/api/reports/list/");
    await expect(question).toContainText("Changed in another tab to:Rushes.");
    await expect(note(later)).toHaveValue("Plans first.");
  });

  await test.step("theirs is taken; undone, the question is back", async () => {
    await press(question, "Take theirs: Best Achievement");
    await expect(note(later)).toHaveValue("Rushes.");
    await later.keyboard.press("Control+z");
    await expect(note(later)).toHaveValue("Rushes.");
    await cell(later, "Level", student).focus();
    await later.keyboard.press("Control+z");
    await expect(note(later)).toHaveValue("Plans first.");
    await expect(question).toBeVisible();
    await expect(note(page)).toHaveValue("Rushes.");
  });

  await test.step("what is kept in the one tab stands in the other", async () => {
    await press(question, "Keep mine: Best Achievement");
    await expect(note(page)).toHaveValue("Plans first.");
    await expect(savedLine(later)).toBeVisible();
  });
});
