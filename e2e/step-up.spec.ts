import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { told } from "./support/screens.ts";
import { PASSWORD, signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** The session's confirmation has run out: the next call that asks for one is refused as the server refuses it. */
async function refuseOnce(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    (route) =>
      route.fulfill({
        status: 403,
        json: { detail: "Please confirm first that it is you.", code: "confirm_first" },
      }),
    { times: 1 },
  );
}

const question = (page: Page) =>
  page.getByRole("dialog", { name: "Please confirm that it is you" });

test("what needs the password again asks for it, by keyboard, and is then done", async ({
  page,
}) => {
  await signIn(page.request, "admin@demo.school");
  await page.goto("/dashboard/admindash/audit");
  await refuseOnce(page, "**/api/audit/csv/");
  const download = page.getByRole("button", { name: "Download CSV" });
  await download.focus();
  await page.keyboard.press("Enter");

  const password = question(page).getByLabel("Your password");
  await expect(password).toBeFocused();
  await isAccessible(page, "the question for the password");
  await page.keyboard.type("not-my-password");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAccessibleDescription("Your current password is not right.");
  await password.fill(PASSWORD);
  const file = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await file).suggestedFilename()).toMatch(/^audit-log-.+-\d{4}-\d\d-\d\d\.csv$/u);
  expect(readFileSync(await (await file).path(), "utf8")).toContain("Did what");
  await expect(question(page)).toHaveCount(0);
  await expect(download).toBeFocused();
});

test("who does not confirm is told that nothing was done", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page.request, "admin@demo.school");
  await page.goto("/dashboard/admindash/audit");
  await refuseOnce(page, "**/api/audit/csv/");
  await page.getByRole("button", { name: "Download CSV" }).click();
  await isAccessible(page, "the question for the password on a phone");
  await page.keyboard.press("Escape");
  await expect(
    told(page, "You did not confirm that it is you, so nothing was done."),
  ).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test("over a window the question leaves it open, and what was typed in it", async ({ page }) => {
  await signIn(page.request, "admin@demo.school");
  await page.goto("/dashboard/admindash");
  // The classes below have such buttons too, and may be there before the teachers are.
  const teachers = page.getByRole("region", { name: "Teachers Management" });
  await teachers.getByRole("button", { name: /^Edit/u }).first().click();
  const form = page.getByRole("dialog", { name: /^Edit/u });
  await form.getByLabel("Email").fill("another.address@demo.school");
  await refuseOnce(page, "**/api/users/teachers/update/*/");
  await form.getByRole("button", { name: /^(?:Save|Update)/u }).click();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(form).toContainText("You did not confirm that it is you, so nothing was done.");
  await expect(form.getByLabel("Email")).toHaveValue("another.address@demo.school");
});
