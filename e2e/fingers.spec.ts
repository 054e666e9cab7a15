import { card, dialog, CLASSES, STUDENTS } from "./support/people.ts";
import { fitsFingers } from "./support/fingers.ts";
import { REPORTS } from "./support/screens.ts";
import { writeReports } from "./support/school.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Pages of an administrator, and what stands in them once they have come. */
const ADMINISTRATORS_PAGES: readonly (readonly [string, string])[] = [
  ["admindash", "Tokens for programs"],
  ["admindash/insights", "What classes took"],
  ["admindash/audit", "Signed in"],
  ["admindash/policies", "AI budget"],
  ["admindash/recommendations", "See the classes"],
  ["admindash/whole-reports", "Invitation to talk"],
  ["admindash/bring-in", "Or paste cells from a spreadsheet"],
  ["admindash/data-protection", "Draft processing terms"],
  ["account", "Close your account"],
];

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
]) {
  test.describe(`${viewport.width} px, by fingers`, () => {
    test.use({ viewport, hasTouch: true });

    test("what is pressed has 44 px", async ({ page, newRoom }) => {
      const room = await newRoom({ students: 4 });
      const [, second] = room.students;
      await page.goto("/login");
      await expect(page.getByLabel("Username")).toBeVisible();
      await fitsFingers(page, "login");
      await page.getByRole("button", { name: "Forgot Password" }).click();
      await fitsFingers(page, "reset request");

      await writeReports(page.request, room);
      await signIn(page.request, room.teacher);
      await page.goto(REPORTS);
      await expect(page.getByText("Showing 2 of 2 reports")).toBeVisible();
      await fitsFingers(page, "Reports tab");
      const open = page.getByRole("button", { name: new RegExp(`^${second?.name}`, "u") }).first();
      await open.click();
      await fitsFingers(page, "an opened pupil");
      await page.goto(REPORTS);
      await page.getByRole("button", { name: "Export", exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await fitsFingers(page, "export");
      await page.goto(REPORTS);
      await page.getByRole("button", { name: `Open report for ${second?.name}` }).click();
      await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
      await fitsFingers(page, "one report");
      await page.getByRole("button", { name: /^Sentence 1 / }).click();
      await page
        .getByRole("button", { name: `Edit report for ${second?.name}`, exact: true })
        .click();
      await expect(page.getByRole("textbox", { name: /^Report for/u })).toBeVisible();
      await fitsFingers(page, "editing");

      await page.goto(STUDENTS);
      await page.getByRole("button", { name: "Add Student", exact: true }).click();
      await fitsFingers(page, "adding a student");
      await page.goto(CLASSES);
      await card(page, room.name)
        .getByRole("button", { name: /^Enrol students/u })
        .click();
      await expect(
        dialog(page, /Student Enrollment$/u)
          .getByRole("checkbox")
          .first(),
      ).toBeVisible();
      await fitsFingers(page, "enrolment");
      await page.keyboard.press("Escape");
      await card(page, room.name)
        .getByRole("button", { name: /^Manage teachers/u })
        .click();
      await expect(
        dialog(page, /^Manage Teachers/u)
          .getByRole("checkbox")
          .first(),
      ).toBeVisible();
      await fitsFingers(page, "the teachers of a class");

      await signIn(page.request, "teacher@demo.school");
      await page.goto("/dashboard/reportair/reports/all");
      await expect(page.getByRole("navigation", { name: "Reports, pages" })).toBeVisible();
      await fitsFingers(page, "all reports");
    });

    test("what an administrator presses has 44 px", async ({ page }) => {
      await signIn(page.request, "admin@demo.school");
      for (const [address, last] of ADMINISTRATORS_PAGES) {
        await page.goto(`/dashboard/${address}`);
        await expect(page.getByText(last).last()).toBeVisible();
        await fitsFingers(page, address);
      }
    });
  });
}
