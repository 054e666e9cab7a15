import { checkAuth } from "@reportair/contract/features/accounts.ts";
import { confirmEmail } from "@reportair/contract/features/email-changes.ts";
import { getSite } from "@reportair/contract/features/site.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, LOST, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { ConfirmEmailPage } from "./confirm-email-page.tsx";

beforeEach(() => {
  answer(checkAuth, () => ({ authenticated: false as const, role: null }));
  answer(getSite, () => refuse("unexpected"));
});

const open = () => show(<ConfirmEmailPage />, "/confirm-email?token=of-the-mail");
const button = page.getByRole("button", { name: "Confirm this address" });
const logIn = page.getByRole("link", { name: "Log in" });

test("an address is confirmed by the button, and by nothing before it", async () => {
  const asked = answer(confirmEmail, () => ({ detail: "Confirmed.", email: "new@school.test" }));
  await open();
  await expect.element(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.click();
  await expect
    .element(page.getByRole("status").getByText(/is your e-mail address now/u))
    .toBeVisible();
  await expect.element(logIn).toHaveFocus();
  expect(asked.map(({ body }) => body)).toEqual([{ token: "of-the-mail" }]);
});

test.each(["invalid", "conflict"] as const)(
  "a link that opens nothing says so, and offers no second try: %s",
  async (code) => {
    answer(confirmEmail, () => refuse(code, { detail: "What has become of it, and what to do." }));
    await open();
    await button.click();
    await expect
      .element(page.getByRole("alert").getByText(/^What has become of it/u))
      .toBeVisible();
    await expect.element(logIn).toHaveFocus();
    await expect.element(button).not.toBeInTheDocument();
  },
);

test("where the server is away, the button stays", async () => {
  answer(confirmEmail, () => LOST);
  await open();
  await button.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  answer(confirmEmail, () => ({ detail: "Confirmed.", email: "new@school.test" }));
  await button.click();
  await expect
    .element(page.getByRole("status").getByText(/is your e-mail address now/u))
    .toBeVisible();
});

test("a link that was cut off is told apart", async () => {
  await show(<ConfirmEmailPage />, "/confirm-email");
  await expect
    .element(page.getByRole("alert").getByText(/^This link is not complete\./u))
    .toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
