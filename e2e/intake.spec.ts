import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PAGE = "/dashboard/admindash/bring-in";
const SAMPLES = fileURLToPath(new URL("../roster/test/samples/", import.meta.url));

test.use({ colorScheme: "light", viewport: { width: 1440, height: 900 } });

const part = (page: Page, name: string) =>
  page.getByRole("region", { name: new RegExp(`^${name}`, "u") });

test("an administrator brings a school in from its files, and undoes it", async ({ page }) => {
  test.slow();
  await signIn(page.request, "admin@riverside.school");
  await page.goto("/dashboard/admindash");
  await page.getByRole("link", { name: "Bring in your school" }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByLabel("Files of your school")).toBeVisible();
  await isAccessible(page, "choosing files");

  await test.step("the files are recognised, and questions asked once", async () => {
    await page.getByLabel("Files of your school").setInputFiles(`${SAMPLES}whole-school.xlsx`);
    await expect(page.getByText("Nothing is written yet.")).toBeVisible();
    await page.getByRole("button", { name: "Change the columns" }).click();
    await isAccessible(page, "columns of the tables");
    await page.getByRole("button", { name: "Change the columns" }).click();
    const right = page.getByRole("button", { name: "These subjects are right" });
    if (await right.isVisible()) {
      await right.click();
      await expect(right).toBeHidden();
    }
  });

  await test.step("the preview fits every width, in both themes", async () => {
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await isAccessible(page, `preview at ${width} px`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const label = (await page.getByRole("button", { name: /^Bring in \d/u }).textContent()) ?? "";
  const count = Number(/[\d,]+/u.exec(label)?.[0].replace(",", ""));
  await expect(part(page, "New")).toContainText(count.toLocaleString("en-GB"));
  await page.getByLabel(/^Make accounts for/u).check();
  await expect(page.getByLabel(/^Make accounts for/u)).toBeChecked();
  await page.getByRole("button", { name: /^Bring in \d/u }).click();
  await expect(page.getByText("Your school is in")).toBeVisible();
  await isAccessible(page, "what was done");

  await test.step("teachers are invited by subject", async () => {
    const invitations = page.getByRole("region", { name: "Invitations" });
    await invitations.getByRole("button", { name: /^Invite \d/u }).click();
    await expect(invitations.getByText(/invited by e-mail\.$/u)).toBeVisible();
  });

  await test.step("the same files again change nothing", async () => {
    await page.getByRole("button", { name: "Bring in other files" }).click();
    await page.getByLabel("Files of your school").setInputFiles(`${SAMPLES}whole-school.xlsx`);
    await expect(part(page, "Unchanged")).toContainText(count.toLocaleString("en-GB"));
    await expect(page.getByRole("button", { name: "Nothing to bring in" })).toBeDisabled();
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("and all of it is undone as one", async () => {
    // What has just been cancelled may stand in the list still.
    const done = page
      .getByRole("region", { name: "Lately" })
      .getByRole("listitem")
      .filter({ hasText: "can be undone until" });
    await done.getByRole("button", { name: "Open" }).click();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/is undone$/u)).toBeVisible();
    await page.getByRole("link", { name: "Look at your school" }).click();
    await expect(page.getByText(/20 students/u).first()).toBeVisible();
  });
});

test("pasted cells are looked at, refused rows named by what mends them, and hostile files refused", async ({
  page,
}) => {
  await signIn(page.request, "admin@riverside.school");
  await page.goto(PAGE);
  await page
    .getByLabel("Or paste cells from a spreadsheet")
    .fill(
      "Student ID\tFirst Name\tLast Name\tYear\nP-1\tAda\tLovelace\t9\nP-2\tBen\tOkri\tN1\n\tCy\tYoung\t9",
    );
  await page.getByRole("button", { name: "Look at these cells" }).click();
  const refused = part(page, "Refused");
  await expect(refused).toContainText("“N1”");
  await expect(refused).toContainText("Give each student a student ID");
  const download = page.waitForEvent("download");
  await refused.getByRole("button", { name: /^Download the 2 rows/u }).click();
  expect((await download).suggestedFilename()).toMatch(/^refused-rows-.+-\d{4}-\d\d-\d\d\.csv$/u);
  await page.getByRole("button", { name: "Cancel" }).click();

  await page
    .getByLabel("Files of your school")
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("MZ\0\u0001\0") });
  await expect(page.getByRole("alert")).toContainText("These files could not be read");
  await isAccessible(page, "files that cannot be read");
});

test("of several files each line names its own, and a list of staff alone can be brought in", async ({
  page,
}) => {
  const file = (name: string, ...lines: string[]) => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\n")),
  });
  const staff = file(
    "staff.csv",
    "Title,First Name,Last Name,Email",
    "Mrs,Ngozi,Adebayo,n.adebayo@staff.example",
    "Mr,Tom,Birch,teacher@demo.school",
  );
  await signIn(page.request, "admin@riverside.school");
  await page.goto(PAGE);
  await page
    .getByLabel("Files of your school")
    .setInputFiles([
      file("pupils.csv", "Student ID,First Name,Last Name,Year", "P-9,Ada,Lovelace,N1"),
      file("groups.csv", "Student ID,Class", "P-8,9x/En1"),
      staff,
    ]);
  await expect(part(page, "Refused")).toContainText("pupils.csv, 2");
  await expect(part(page, "Refused")).toContainText("groups.csv, 2");
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.getByLabel("Files of your school").setInputFiles([staff]);
  await expect(page.getByRole("button", { name: "Nothing to bring in" })).toBeDisabled();
  await page.getByLabel(/^Make accounts for/u).check();
  await page.getByRole("button", { name: "Make 2 accounts" }).click();
  // The address of a teacher of another school.
  await expect(page.getByText("No account was made for 1 teacher")).toBeVisible();
  await expect(page.getByText("Tom Birch, teacher@demo.school")).toBeVisible();
  await isAccessible(page, "a teacher who got no account");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/is undone$/u)).toBeVisible();
});

test("a teacher is told that it is for administrators", async ({ page }) => {
  await signIn(page.request, "teacher@riverside.school");
  await page.goto(PAGE);
  await expect(page.getByText("You are not allowed")).toBeVisible();
});
