import { readFileSync } from "node:fs";
import { isAccessible } from "./support/accessible.ts";
import { codeOf } from "./support/code-app.ts";
import { told } from "./support/screens.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("two-step sign-in, from setting it up to a recovery code and turning it off", async ({
  page,
  newRoom,
}) => {
  const { teacher } = await newRoom({ students: 1 });
  await page.goto("/login");
  await logIn(page, teacher);
  await page.getByRole("link", { name: "Your account" }).click();
  const setUp = page.getByRole("button", { name: "Set up two-step sign-in" });
  await setUp.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Set up two-step sign-in" });
  const key = (await dialog.getByRole("definition").textContent()) ?? "";
  await page.setViewportSize({ width: 360, height: 740 });
  await isAccessible(page, "setting two-step sign-in up, on a phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  const code = dialog.getByLabel("Code", { exact: true });
  await code.fill("000 000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription(/^This code is not right/u);
  await expect(code).toBeFocused();
  const first = codeOf(key);
  await code.fill(first);
  await page.keyboard.press("Enter");

  const recovery = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(recovery.getByRole("listitem")).toHaveCount(10);
  await isAccessible(page, "recovery codes");
  const file = page.waitForEvent("download");
  await recovery.getByRole("button", { name: "Download" }).click();
  const kept = readFileSync(await (await file).path(), "utf8").match(/^\S{4}(?:-\S{4}){3}$/gmu);
  expect(kept).toHaveLength(10);
  await recovery.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText(/10 recovery codes left/u)).toBeVisible();
  await isAccessible(page, "one's account with two-step sign-in");

  // In another browser, which has been told of a page to go to.
  await page.context().clearCookies();
  await page.goto("/dashboard/reportair/dash");
  await logIn(page, teacher);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page.getByLabel("Code")).toBeFocused();
  await isAccessible(page, "the second step");
  await page.goto("/dashboard/reportair/dash");
  await expect(page).toHaveURL(/\/login$/u);
  await logIn(page, teacher);
  await page.getByLabel("Code").fill(first);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByLabel("Code")).toHaveAccessibleDescription(/or has been used/u);
  await page.getByLabel("Code").fill(codeOf(key, 1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/reportair\/dash$/u);

  await page.context().clearCookies();
  await page.goto("/login");
  await logIn(page, teacher);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  await page.getByLabel("Recovery code").fill(kept?.[0]?.toUpperCase() ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/u);
  await page.goto("/dashboard/account");
  await expect(page.getByText(/9 recovery codes left/u)).toBeVisible();
  await page.getByRole("button", { name: "Turn off two-step sign-in" }).click();
  await page.getByRole("button", { name: "Turn off", exact: true }).click();
  await expect(told(page, "Two-step sign-in is off.")).toBeVisible();
  await expect(page.getByText(/^Off: your password alone/u)).toBeVisible();
});
