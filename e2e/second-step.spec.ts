import { readFileSync } from "node:fs";
import { isAccessible } from "./support/accessible.ts";
import { codeOf } from "./support/code-app.ts";
import { told } from "./support/screens.ts";
import { logIn, signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("two-step sign-in, from setting it up to a recovery code and turning it off", async ({
  page,
  newRoom,
}) => {
  const { teacher } = await newRoom({ students: 1 });
  await page.goto("/login");
  await logIn(page, teacher);
  await page.getByRole("link", { name: "Your account" }).click();
  const setUp = page.getByRole("button", { name: "Set up an authenticator app" });
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
  await page.getByRole("button", { name: "Turn off codes of the app" }).click();
  await page.getByRole("button", { name: "Turn off", exact: true }).click();
  await expect(told(page, "Codes are no longer asked for.")).toBeVisible();
  await expect(page.getByText(/^Off: your password alone/u)).toBeVisible();
});

test("a passkey is added, signs in, and confirms in place of the password", async ({
  page,
  newRoom,
  server,
}) => {
  const { teacher } = await newRoom({ students: 1 });
  // Browsers make passkeys for names alone, and so for this machine by its name.
  const site = server.url.replace("127.0.0.1", "localhost");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${site}/login`);
  await logIn(page, teacher);
  await page.getByRole("link", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await isAccessible(page, "adding a passkey");
  await dialog.getByLabel("Name").fill("My phone");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "I have kept them" }).click();
  const passkeys = page.getByRole("list", { name: "Your passkeys" });
  await expect(passkeys).toContainText("My phone");
  await isAccessible(page, "one's account with a passkey");

  await page.context().clearCookies();
  await page.goto(`${site}/login`);
  await logIn(page, teacher);
  await isAccessible(page, "the second step by a passkey");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/dashboard/u);

  await page.goto(`${site}/dashboard/account`);
  await page.route(
    "**/api/users/me/passkeys/*/",
    (route) =>
      route.fulfill({
        status: 403,
        json: { detail: "Please confirm first that it is you.", code: "confirm_first" },
      }),
    { times: 1 },
  );
  await passkeys.getByRole("button", { name: "Remove passkey: My phone" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(told(page, "Passkey removed.")).toBeVisible();
  await expect(page.getByText(/^Off: your password alone/u)).toBeVisible();
});

test("an administrator whose school requires it sets it up before anything else", async ({
  page,
  playwright,
  server,
}) => {
  // A school of its own, as everybody's administrators would be asked.
  const admin = await playwright.request.newContext({ baseURL: server.url });
  const headers = await signIn(admin, "admin@riverside.school");
  const put = (second_step_required: boolean) =>
    admin.patch("/api/admin/sign-in/", { data: { second_step_required }, headers });
  expect((await put(true)).status()).toBe(200);
  await page.goto("/dashboard/admindash");
  await logIn(page, "admin@riverside.school");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up two-step sign-in");
  await isAccessible(page, "what has to be set up first");
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up two-step sign-in" });
  const key = (await dialog.getByRole("definition").textContent()) ?? "";
  await dialog.getByLabel("Code", { exact: true }).fill(codeOf(key));
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page).toHaveURL(/\/dashboard\/admindash$/u);
  const setting = page.getByRole("checkbox", { name: /^Require two-step sign-in/u });
  await expect(setting).toBeChecked();
  await isAccessible(page, "AdminDash with two-step sign-in required");
  await setting.click();
  await expect(told(page, "Setting saved.")).toBeVisible();
  // As other tests find it.
  await page.goto("/dashboard/account");
  await page.getByRole("button", { name: "Turn off codes of the app" }).click();
  await page.getByRole("button", { name: "Turn off", exact: true }).click();
  await expect(told(page, "Codes are no longer asked for.")).toBeVisible();
  await admin.dispose();
});
