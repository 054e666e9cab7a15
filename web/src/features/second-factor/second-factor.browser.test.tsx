import { checkAuth, login, logout } from "@reportair/contract/features/accounts.ts";
import {
  beginCodes,
  getSecondFactor,
  renewRecoveryCodes,
  takeSecondStep,
  turnCodesOff,
  turnCodesOn,
} from "@reportair/contract/features/second-factor.ts";
import { getSite } from "@reportair/contract/features/site.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { LoginPage } from "../accounts/login-page.tsx";
import { TwoSteps } from "./two-steps.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const code = page.getByLabelText("Code", { exact: true });

describe("signing in", () => {
  beforeEach(async () => {
    answer(checkAuth, () => ({ authenticated: false as const, role: null }));
    answer(logout, () => ({ detail: "Signed out." }));
    answer(getSite, () => refuse("unexpected"));
    answer(login, () => ({
      authenticated: false as const,
      role: null,
      second_step: ["code" as const, "recovery_code" as const],
    }));
    await show(<LoginPage />, "/login");
    await page.getByLabelText("Username").fill("ann@school.test");
    await page.getByLabelText("Password", { exact: true }).fill("a password");
    await button("Login").click();
  });

  test("asks for the code of the app, which is focused, filled in by the browser and pasted", async () => {
    const asked = answer(takeSecondStep, () =>
      refuse("invalid", { detail: undefined, code: ["This code is not right."] }),
    );
    await expect.element(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(code).toHaveAttribute("inputmode", "numeric");
    await code.fill("12345");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByText("Please type the 6 digits that your app shows."))
      .toBeVisible();
    expect(asked).toEqual([]);
    await code.fill("123 456 ");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("This code is not right.")).toBeVisible();
    await expect.element(code).toHaveFocus();
    expect(asked.map(({ body }) => body)).toEqual([{ code: "123456" }]);
  });

  test("takes a recovery code in its place", async () => {
    const asked = answer(takeSecondStep, () => refuse("sign_in_again"));
    await button("Use a recovery code").click();
    await page.getByLabelText("Recovery code").fill("ABCD-efgh");
    await button("Login").click();
    await expect
      .element(page.getByRole("alert").getByText(/^Too much time has passed/u))
      .toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([{ recovery_code: "abcdefgh" }]);
    await button("Back to login").click();
    await expect.element(page.getByLabelText("Username")).toBeVisible();
  });
});

describe("under Your account", () => {
  const key = {
    secret: "ABCDEFGHIJKLMNOP",
    address: "otpauth://totp/ReportAIr:ann?secret=ABCDEFGHIJKLMNOP",
  };
  const recovery_codes = ["abcd-efgh-jkmn-pqrs", "bbcd-efgh-jkmn-pqrs"];
  let since: string | null;
  beforeEach(() => {
    since = null;
    answer(getSecondFactor, () => ({
      codes_since: since,
      recovery_codes_left: since === null ? 0 : 2,
    }));
    answer(beginCodes, () => key);
  });

  test("is set up with the key as picture and as text, and shows recovery codes once", async () => {
    const asked = answer(turnCodesOn, () => {
      since = "2026-11-25T10:00:00.000Z";
      return { recovery_codes };
    });
    await show(<TwoSteps />, "/");
    await button("Set up two-step sign-in").click();
    await expect.element(page.getByRole("img", { name: /^QR code/u })).toBeVisible();
    await expect.element(page.getByText("ABCD EFGH IJKL MNOP")).toBeVisible();
    await code.fill("123456");
    await button("Turn on").click();
    await expect.element(page.getByRole("dialog", { name: "Your recovery codes" })).toBeVisible();
    await expect.element(page.getByText("bbcd-efgh-jkmn-pqrs")).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([{ code: "123456" }]);
    await button("I have kept them").click();
    await expect.element(page.getByText(/^On since 25 Nov 2026/u)).toBeVisible();
    await expect.element(page.getByText("bbcd-efgh-jkmn-pqrs")).not.toBeInTheDocument();
  });

  test("warns where few recovery codes are left, makes new ones, and is turned off", async () => {
    since = "2026-11-25T10:00:00.000Z";
    answer(renewRecoveryCodes, () => ({ recovery_codes }));
    answer(turnCodesOff, () => {
      since = null;
      return { detail: "Off." };
    });
    await show(<TwoSteps />, "/");
    await expect
      .element(page.getByText("Few recovery codes are left. Make new ones."))
      .toBeVisible();
    await button("Make new recovery codes").click();
    await expect.element(page.getByText("abcd-efgh-jkmn-pqrs")).toBeVisible();
    await button("I have kept them").click();
    await button("Turn off two-step sign-in").click();
    await button("Turn off").click();
    await expect.element(page.getByText(/^Off: your password alone/u)).toBeVisible();
  });
});
