import type { Page } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { told } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const tokens = (page: Page) => page.getByRole("region", { name: "Tokens for programs" });

/** Asks as a program does: with the token, and without what the browser has of a person. */
const ask = (page: Page, secret: string, path: string) =>
  page.evaluate(
    async ([token, to]) => {
      const answer = await fetch(`/api/${to}`, {
        headers: { authorization: `Bearer ${token}` },
        credentials: "omit",
      });
      const body = (await answer.json()) as { code?: string; count?: number };
      return { status: answer.status, code: body.code ?? null, count: body.count ?? null };
    },
    [secret, path] as const,
  );

test("an administrator makes a token by keyboard, sees it once, has it used, and revokes it", async ({
  page,
}) => {
  await signIn(page.request, "admin@demo.school");
  await page.goto("/dashboard/admindash");
  await expect(tokens(page).getByText(/^No program has a token/u)).toBeVisible();
  await isAccessible(page, "no tokens for programs");

  await tokens(page).getByRole("button", { name: "Make a token" }).focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Make a token" });
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Make token" }).click();
  await expect(form.getByLabel("Name")).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await isAccessible(page, "making a token on a phone, with an error");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.type("Parents’ portal");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(form.getByRole("checkbox", { name: /^Take released reports out/u })).toBeChecked();
  await isAccessible(page, "making a token");
  await page.keyboard.press("Enter");

  const once = page.getByRole("dialog", { name: "The token “Parents’ portal”" });
  const secret = (await once.getByText(/^rair_/u).textContent()) ?? "";
  expect(secret).toMatch(/^rair_[\w-]{43}$/u);
  await isAccessible(page, "a token that is shown once");
  await once.getByRole("button", { name: "I have kept it" }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(tokens(page).getByRole("listitem")).toContainText("never used");

  expect(await ask(page, secret, "sharing/released/?page=1")).toMatchObject({ status: 200 });
  expect(await ask(page, secret, "students/")).toMatchObject({ status: 403, code: "not_allowed" });
  expect(await ask(page, secret, "intake/")).toMatchObject({ status: 403, code: "not_allowed" });

  await page.reload();
  await expect(tokens(page).getByRole("listitem")).toContainText(/last used on/u);
  await isAccessible(page, "tokens for programs");
  await tokens(page).getByRole("button", { name: "Revoke Parents’ portal" }).click();
  const question = page.getByRole("alertdialog", { name: "Revoke “Parents’ portal”" });
  await isAccessible(page, "the question before a token is revoked");
  await question.getByRole("button", { name: "Revoke" }).click();
  await expect(told(page, "The token was revoked.")).toBeVisible();
  await expect(tokens(page).getByText(/^No program has a token/u)).toBeVisible();
  expect(await ask(page, secret, "sharing/released/?page=1")).toMatchObject({
    status: 403,
    code: "token_refused",
  });

  await page.goto("/dashboard/admindash/audit?search=portal");
  const log = page.getByRole("table", { name: "Entries" });
  await expect(log.getByText("made a token for programs")).toBeVisible();
  await expect(log.getByText("revoked a token for programs")).toBeVisible();
});
