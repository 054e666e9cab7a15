import type { Page } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { CLIENT_ID, CLIENT_SECRET, SchoolProvider } from "./support/school-provider.ts";
import { told } from "./support/screens.ts";
import { TestServer } from "./support/server.ts";
import { PASSWORD, logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const TEACHER = "teacher@demo.school";
const ADMIN = "admin@demo.school";
const DEPUTY = "adminteacher@demo.school";
const STRANGER = "somebody@elsewhere.example";

const settings = (page: Page) =>
  page.getByRole("region", { name: "Signing in with school accounts" });
const continueWith = (page: Page) => page.getByRole("button", { name: "Continue with Google" });
const choose = (page: Page, account: string) =>
  page.getByRole("link", { name: account, exact: true }).click();

test("a school signs in with its Google accounts: set up, tested, used, confirmed by, and without passwords", async ({
  browser,
}) => {
  const provider = await SchoolProvider.start([ADMIN, DEPUTY, TEACHER, STRANGER]);
  const server = await TestServer.start(provider.settings);
  provider.returnTo = server.url;
  const open = async () => {
    const context = await browser.newContext({ baseURL: server.url, colorScheme: "light" });
    return context.newPage();
  };
  try {
    const admin = await open();
    await admin.goto("/login");
    await expect(admin.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect(continueWith(admin)).toHaveCount(0);
    await logIn(admin, ADMIN);
    await expect(admin).toHaveURL(/\/dashboard/u);
    await admin.goto("/dashboard/admindash");
    await expect(settings(admin).getByText("Off", { exact: true })).toHaveCount(2);
    await isAccessible(admin, "school accounts that are off");
    await admin.getByRole("button", { name: "Set up Google" }).click();
    const setUp = admin.getByRole("dialog", { name: "Sign in with Google" });
    await expect(setUp.getByText(`${server.url}/login/return`)).toBeVisible();
    await setUp.getByRole("button", { name: "Save and test" }).click();
    await expect(setUp.getByLabel("Client ID")).toBeFocused();
    await expect(setUp.getByText("The client secret is required.")).toBeVisible();
    await admin.setViewportSize({ width: 360, height: 740 });
    await isAccessible(admin, "setting Google up, on a phone, with errors");
    await admin.setViewportSize({ width: 1440, height: 900 });
    await setUp.getByLabel("Client ID").fill(CLIENT_ID);
    await setUp.getByLabel("Client secret").fill(CLIENT_SECRET);
    await setUp.getByLabel("Domain of your Google Workspace").fill("demo.school");
    await setUp.getByRole("button", { name: "Save and test" }).click();
    await choose(admin, STRANGER);
    await expect(admin.getByText(/is not one of your school’s Google accounts/u)).toBeVisible();
    // What the provider sent is gone from the address.
    await expect(admin).toHaveURL(/\/login\/return$/u);
    await isAccessible(admin, "turned away");
    await admin.goto("/dashboard/admindash");
    await expect(settings(admin).getByText("Not tested yet")).toBeVisible();
    await isAccessible(admin, "a provider that waits for its test");
    await admin.getByRole("button", { name: "Test Google" }).click();
    await choose(admin, ADMIN);
    await expect(admin.getByRole("heading", { name: "It works" })).toBeVisible();
    await isAccessible(admin, "a test that went well");
    await admin.getByRole("link", { name: "Back to AdminDash" }).click();
    await expect(settings(admin).getByText("On", { exact: true })).toBeVisible();
    await expect(settings(admin).getByText("Accounts of demo.school sign in here.")).toBeVisible();
    await settings(admin).getByText("1 linked account").click();
    await isAccessible(admin, "school accounts that are on");

    // A teacher, on the way to a page.
    const teacher = await open();
    await teacher.goto("/dashboard/reportair/dash");
    await expect(continueWith(teacher)).toBeVisible();
    await isAccessible(teacher, "the login page with a school's accounts");
    await continueWith(teacher).focus();
    await teacher.keyboard.press("Enter");
    await choose(teacher, TEACHER);
    await expect(teacher).toHaveURL(/\/dashboard\/reportair\/dash$/u);

    // What needs a confirmation has one there, in a window of its own; the page stays as it is.
    await teacher.getByRole("link", { name: "Your account" }).click();
    await expect(teacher.getByText(/^Google · linked on/u)).toBeVisible();
    await isAccessible(teacher, "one's account with a linked one");
    await teacher.getByRole("button", { name: "Unlink Google" }).click();
    await teacher.getByRole("button", { name: "Unlink", exact: true }).click();
    const question = teacher.getByRole("dialog", { name: "Please confirm that it is you" });
    await isAccessible(teacher, "the question, with a school account");
    const window = teacher.waitForEvent("popup");
    await question.getByRole("button", { name: "Confirm with Google" }).click();
    await choose(await window, TEACHER);
    await expect(told(teacher, "Google is unlinked.")).toBeVisible();
    await expect(question).toHaveCount(0);

    // An administrator shows once that the account here is theirs.
    const deputy = await open();
    await deputy.goto("/login");
    await continueWith(deputy).click();
    await choose(deputy, DEPUTY);
    await expect(deputy.getByRole("heading", { name: "Is this account yours?" })).toBeVisible();
    await deputy.setViewportSize({ width: 360, height: 740 });
    await isAccessible(deputy, "an account to be linked, on a phone");
    await deputy.getByLabel("Your password here").fill("not-my-password");
    await deputy.keyboard.press("Enter");
    await expect(deputy.getByLabel("Your password here")).toHaveAccessibleDescription(
      "This is not the password of your account here.",
    );
    await deputy.getByLabel("Your password here").fill(PASSWORD);
    await deputy.keyboard.press("Enter");
    await expect(deputy).toHaveURL(/\/dashboard/u);

    // Without passwords.
    await settings(admin).getByRole("checkbox", { name: "Switch passwords off" }).click();
    await expect(settings(admin).getByText(/alone keeps a password/u)).toBeVisible();
    const other = await open();
    await other.goto("/login");
    await logIn(other, TEACHER);
    await expect(other.getByText(/its passwords are switched off/u).first()).toBeVisible();
    await isAccessible(other, "a password that is switched off");
    await other.getByRole("button", { name: "Forgot Password" }).click();
    await other.getByRole("button", { name: "Send reset link" }).click();
    await expect(other.getByText(/“Continue with Google” on the login page/u)).toBeVisible();
    await other.goto("/login");
    await continueWith(other).click();
    await choose(other, TEACHER);
    await expect(other).toHaveURL(/\/dashboard/u);
    await other.goto("/dashboard/account");
    await expect(other.getByText("There is no password here to change.")).toBeVisible();
  } finally {
    await server.remove();
    await provider.stop();
  }
});
