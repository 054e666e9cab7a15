import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { choose, told } from "./support/screens.ts";
import { logIn, signIn } from "./support/sign-in.ts";
import type { Room } from "./support/school.ts";
import { expect, test } from "./support/test.ts";

test.use({ colorScheme: "light" });

/** The room's teacher writes about its first student. */
async function write(page: Page, { teacher, students, id }: Room): Promise<void> {
  const headers = await signIn(page.request, teacher);
  const entry = {
    student: students[0].id,
    classroom: id,
    level: "Advanced",
    behaviour: "Good Behaviour",
  };
  const data = { reports: { 0: entry }, word_count: "300-400" };
  const answer = await page.request.post("/api/reports/generate/batch/", { data, headers });
  expect(answer.status()).toBe(200);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });

test("an administrator records consent, hands out a student's data and erases the student", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  const { name } = room.students[0];
  await write(page, room);
  await signIn(page.request, "admin@demo.school");
  await page.goto("/dashboard/reportair/dash/students");
  await choose(page.getByLabel("Class", { exact: true }), room.name);
  // Until the filtered list is there, students of that name stand in it from other classes.
  const own = page
    .getByRole("row")
    .filter({ hasText: room.name.replace("8Q/", "").replace(".", "x") });
  await own.getByRole("button", { name: `Data and consent: ${name}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Data and consent" });

  await test.step("consent, and what follows from it", async () => {
    await expect(dialog.getByText("No guardian’s word is recorded.")).toBeVisible();
    await isAccessible(page, "data and consent");
    await dialog.getByRole("button", { name: "Record" }).click();
    await expect(dialog.getByLabel("Guardian", { exact: true })).toHaveAccessibleDescription(
      /Guardian is required/u,
    );
    await dialog.getByText("Does not consent").click();
    await dialog.getByLabel("Guardian", { exact: true }).fill("Mr Aldous, father");
    await dialog.getByLabel("Date").fill("2026-01-15");
    await dialog.getByRole("button", { name: "Record" }).click();
    await expect(
      dialog.getByText("Refused or withdrawn by Mr Aldous, father on 15 Jan 2026"),
    ).toBeVisible();
    await expect(dialog.getByText(/nothing is sent to an AI provider/u)).toBeVisible();
  });

  await test.step("the copy of the data", async () => {
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download all data" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^pupil-.+xAldous\.zip$/u);
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });

  await test.step("erasure, on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await dialog.getByRole("button", { name: "Erase this student" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      `Of ${name}, this goes: the record, 1 enrolment, 1 set of ticks and notes, 1 report by 1 teacher and 1 entry on consent.`,
    );
    await isAccessible(page, "erasing on a phone");
    await question.getByRole("button", { name: "Erase" }).click();
    await expect(told(page, "Student erased.")).toBeVisible();
    await expect(page.getByText("1 student in")).toBeVisible();
    await expect(page.getByText("Aldous", { exact: true })).toHaveCount(0);
  });

  await test.step("the school's rule", async () => {
    await page.goto("/dashboard/admindash");
    const rule = page.getByLabel(/^Write reports on students under 13 on this server only/u);
    await rule.check();
    await expect(told(page, "Setting saved.")).toBeVisible();
    await expect(page.getByText(/^Now this holds for [1-9]\d* of \d+ students\.$/u)).toBeVisible();
    await rule.uncheck();
    await expect(rule).not.toBeChecked();
  });
});

test("a teacher closes their account with their reports in hand, and an administrator reopens it", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  await write(page, room);
  await page.goto("/dashboard/account");
  await test.step("takes the reports along", async () => {
    const download = page.waitForEvent("download");
    await button(page, "Download all your reports").click();
    expect((await download).suggestedFilename()).toMatch(/^My-reports-.+-\d{4}-\d\d-\d\d\.docx$/u);
    await expect(told(page, "1 report downloaded.")).toBeVisible();
  });

  await test.step("closes", async () => {
    await button(page, "Close your account").click();
    const dialog = page.getByRole("alertdialog", { name: "Close your account" });
    await isAccessible(page, "closing an account");
    await dialog.getByRole("button", { name: "Close account" }).click();
    await expect(page).toHaveURL(/\/login$/u);
    await expect(told(page, "Your account is closed.")).toBeVisible();
    await logIn(page, room.teacher);
    await expect(page.getByText(/^This account is closed\./u).first()).toBeVisible();
  });

  await test.step("is let in again", async () => {
    await signIn(page.request, "admin@demo.school");
    await page.goto("/dashboard/admindash");
    const closed = page.getByRole("list", { name: "Closed accounts" }).getByRole("listitem");
    await closed
      .filter({ hasText: room.teacher })
      .getByRole("button", { name: /^Reopen/u })
      .click();
    await expect(told(page, "The account of Robin Thistle is open again.")).toBeVisible();
    await signIn(page.request, room.teacher);
  });
});
