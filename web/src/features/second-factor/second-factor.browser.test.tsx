import { checkAuth, login, logout } from "@reportair/contract/features/accounts.ts";
import {
  beginCodes,
  getSecondFactor,
  getSignInPolicy,
  removePasskey,
  renewRecoveryCodes,
  setSignInPolicy,
  takeSecondStep,
  takeSecondStepOff,
  turnCodesOff,
  turnCodesOn,
} from "@reportair/contract/features/second-factor.ts";
import { listDoors } from "@reportair/contract/features/sign-in-providers.ts";
import { getSite } from "@reportair/contract/features/site.ts";
import { listTeachers } from "@reportair/contract/features/teachers.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { LoginPage } from "../accounts/login-page.tsx";
import { SignInSetting } from "./sign-in-setting.tsx";
import { TwoSteps } from "./two-steps.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const code = page.getByLabelText("Code", { exact: true });

describe("signing in", () => {
  beforeEach(async () => {
    answer(checkAuth, () => ({ authenticated: false as const, role: null }));
    answer(logout, () => ({ detail: "Signed out." }));
    answer(getSite, () => refuse("unexpected"));
    answer(listDoors, () => ({ doors: [] }));
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

describe("an administrator", () => {
  const colleague = {
    id: 2,
    first_name: "Ben",
    last_name: "Barlow",
    email: "ben@school.test",
    role: "admin" as const,
    pending_email: null,
  };
  test("requires it of administrators, and takes a lost one off a colleague alone", async () => {
    let required = false;
    let holders = [1, 2];
    const policy = () => ({ second_step_required: required, with_second_step: holders });
    answer(listTeachers, () => [{ ...colleague, id: 1, first_name: "Ann" }, colleague]);
    answer(getSignInPolicy, policy);
    answer(setSignInPolicy, ({ body }) => {
      required = body.second_step_required;
      return policy();
    });
    const taken = answer(takeSecondStepOff, () => {
      holders = [1];
      return { detail: "Taken off." };
    });
    await show(<SignInSetting me={1} />, "/");
    const box = page.getByRole("checkbox", { name: /^Require two-step sign-in/u });
    await box.click();
    await expect.element(box).toBeChecked();
    await expect.element(page.getByText("Ann Barlow")).not.toBeInTheDocument();
    await button("Take two-step sign-in off: Ben Barlow").click();
    await button("Take off").click();
    await expect.element(page.getByText("Ben Barlow", { exact: true })).not.toBeInTheDocument();
    expect(taken.map(({ params }) => params)).toEqual([{ id: 2 }]);
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
      passkeys: [],
      passkey_host: null,
      required: false,
    }));
    answer(beginCodes, () => key);
  });

  test("is set up with the key as picture and as text, and shows recovery codes once", async () => {
    const asked = answer(turnCodesOn, () => {
      since = "2026-11-25T10:00:00.000Z";
      return { recovery_codes };
    });
    await show(<TwoSteps />, "/");
    await button("Set up an authenticator app").click();
    await expect.element(page.getByRole("img", { name: /^QR code/u })).toBeVisible();
    await expect.element(page.getByText("ABCD EFGH IJKL MNOP")).toBeVisible();
    await code.fill("123456");
    await button("Turn on").click();
    await expect.element(page.getByRole("dialog", { name: "Your recovery codes" })).toBeVisible();
    await expect.element(page.getByText("bbcd-efgh-jkmn-pqrs")).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([{ code: "123456" }]);
    await button("I have kept them").click();
    await expect.element(page.getByText(/since 25 Nov 2026/u)).toBeVisible();
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
    await button("Turn off codes of the app").click();
    await button("Turn off").click();
    await expect.element(page.getByText(/^Off: your password alone/u)).toBeVisible();
  });

  test("shows passkeys, and says why the last one stays", async () => {
    const passkey = { id: 7, name: "My phone", created_at: "2026-11-25T10:00:00.000Z" };
    answer(getSecondFactor, () => ({
      codes_since: null,
      recovery_codes_left: 10,
      passkeys: [{ ...passkey, used_at: null }],
      passkey_host: "reports.example.school",
      required: true,
    }));
    answer(removePasskey, () => refuse("conflict", { detail: "Add another one first." }));
    await show(<TwoSteps />, "/");
    await expect.element(page.getByRole("list", { name: "Your passkeys" })).toBeVisible();
    await expect.element(button("Add a passkey")).not.toBeInTheDocument();
    await button("Remove passkey: My phone").click();
    await button("Remove").click();
    await expect.element(page.getByText("Add another one first.")).toBeVisible();
  });
});
