import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axe } from "./support/accessible.ts";
import { mailedLink } from "./support/mail.ts";
import { TestServer } from "./support/server.ts";
import { test as base, expect } from "./support/test.ts";

/** A server of its own: passwords of accounts change here, and its mail is read. */
const test = base.extend<object, { folder: string; server: TestServer }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "reportair-account-"));
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  server: [
    async ({ folder }, use) => {
      const server = await TestServer.start({ DATA_DIR: folder });
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
});

const OLD = "demo-school-2025";
const NEW = "margin-line-rose";

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

const resetLink = (folder: string) => mailedLink(folder, "teacher@demo.school", "/reset-password");

async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(confirmation);
  await page.getByRole("button", { name: "Set new password" }).click();
}

test("who has forgotten their password sets a new one by the mailed link, once", async ({
  page,
  folder,
}) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot Password" }).click();
  await page.getByLabel("Email").fill("teacher@demo.school");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Password reset link sent to your email.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();

  await expect.poll(() => resetLink(folder)).toBeTruthy();
  const link = resetLink(folder) ?? "";
  await page.goto(link);
  await setPassword(page, NEW, `${NEW}s`);
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  expect((await axe(page).analyze()).violations).toEqual([]);
  await setPassword(page, "short");
  await expect(page.getByText("Password must be at least 10 characters.")).toBeVisible();
  await setPassword(page, NEW);
  await expect(page.getByText("Password reset successful.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);

  await logIn(page, "teacher@demo.school", OLD);
  await expect(page.getByText("Invalid credentials.")).toBeVisible();
  await logIn(page, "teacher@demo.school", NEW);
  await expect(page).toHaveURL(/\/dashboard$/u);

  await page.goto(link);
  await setPassword(page, OLD);
  await expect(page.getByText("This link is not valid any more.")).toBeVisible();
});

test("changing one's password ends the sessions in other browsers", async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, "admin@demo.school", OLD);
  await expect(elsewhere).toHaveURL(/\/dashboard$/u);
  await logIn(page, "admin@demo.school", OLD);
  await page.getByRole("link", { name: "Your account" }).click();
  const sessions = page.getByRole("list", { name: "Your sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText("This browser");
  expect((await axe(page).analyze()).violations).toEqual([]);

  const change = page.getByRole("button", { name: "Change password" });
  await page.getByLabel("Current password").fill("not-my-password");
  await page.getByLabel("New password", { exact: true }).fill(NEW);
  await page.getByLabel("Confirm new password").fill(NEW);
  await change.click();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
    "Your current password is not right.",
  );
  await page.getByLabel("Current password").fill(OLD);
  await change.click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await expect(sessions).toHaveCount(1);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login$/u);
  await page.reload();
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();

  await logIn(elsewhere, "admin@demo.school", NEW);
  await expect(elsewhere).toHaveURL(/\/dashboard$/u);
  await page.reload();
  await page.getByRole("button", { name: /^End session:/u }).click();
  await expect(sessions).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login$/u);
  await elsewhere.context().close();
});
