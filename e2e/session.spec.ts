import type { Page } from "@playwright/test";
import { REPORTS, cell, choose, classTable, openClass, review, told } from "./support/screens.ts";
import { PASSWORD, logIn, signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const TEACHER = "teacher@demo.school";

const loginButton = (page: Page) => page.getByRole("button", { name: "Login", exact: true });
const isLoginPage = (page: Page) =>
  expect(page.getByRole("heading", { name: "Login", level: 1 })).toBeVisible();

test("the login asks for both fields, and says what is wrong with them", async ({ page }) => {
  await page.goto("/login");
  await loginButton(page).click();
  await expect(page.getByText("Username is required.")).toBeVisible();
  await expect(page.getByText("Password is required.")).toBeVisible();
  await expect(page.getByLabel("Username")).toBeFocused();

  await page.getByLabel("Username").fill(TEACHER);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await loginButton(page).click();
  await expect(page.getByRole("alert").getByText("Invalid credentials.")).toBeVisible();
  await expect(page.getByText("Check your e-mail address and password")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(TEACHER);
});

test("the login is there before its app, and sends what was typed and pressed meanwhile", async ({
  page,
}) => {
  const files = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await files.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript((username) => localStorage.setItem("username", username), TEACHER);
  await page.goto("/login");
  await page.getByLabel("Username").pressSequentially("T.Okafor");
  await page.getByLabel("Username").fill(TEACHER.toUpperCase());
  await page.getByLabel("Password", { exact: true }).pressSequentially(PASSWORD);
  // By key, as most people do; a browser by itself would put both into the address.
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.getByRole("button", { name: "Show password" }).hover();
  await expect(page).toHaveURL(/\/login$/u);
  files.resolve();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  expect(
    asked.filter((address) => address.includes("okafor") || address.includes(PASSWORD)),
  ).toEqual([]);
});

test("the login that the build wrote has the name that this browser was asked to remember", async ({
  page,
}) => {
  await page.addInitScript((username) => localStorage.setItem("username", username), TEACHER);
  await page.goto("/login");
  await expect(page.getByLabel("Username")).toHaveValue(TEACHER);
  await expect(page.getByLabel("Remember me")).toBeChecked();
  // Not over what somebody is typing.
  const files = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await files.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByLabel("Username").fill("somebody.else@demo.school");
  files.resolve();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await page.getByRole("button", { name: "Switch to" }).click();
  await expect(page.getByLabel("Username")).toHaveValue("somebody.else@demo.school");
  await expect(page.getByLabel("Remember me")).not.toBeChecked();
});

test("the login without scripts asks for nothing", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await expect(page.locator("input[type=password]")).toBeHidden();
  // Where it is shown all the same, as while its script is on the way, it cannot be sent.
  await expect(page.locator("button[type=submit]")).toBeDisabled();
  await page.close();
});

test("the login says when the school has no subscription, or the server fails", async ({
  page,
}) => {
  await page.goto("/login");
  await page.route("**/api/login/", (route) =>
    route.fulfill({
      status: 403,
      json: { detail: "Account not subscribed", code: "not_subscribed" },
    }),
  );
  await logIn(page, TEACHER);
  await expect(
    page.getByText("Account not subscribed. Please check your subscription."),
  ).toBeVisible();

  await page.unroute("**/api/login/");
  await page.route("**/api/login/", (route) => route.abort());
  await loginButton(page).click();
  await expect(page.getByText("Login failed. Please check your credentials.")).toBeVisible();
  await expect(page.getByText("The server could not be reached.")).toBeVisible();
});

test("whoever is led to the login is told why: the check that failed, or the subscription", async ({
  page,
}) => {
  const check = "**/api/check-auth/";
  await signIn(page.request, TEACHER);
  await page.route(check, (route) => route.fulfill({ status: 503, json: { detail: "Not now." } }));
  await page.goto("/dashboard/reportair/reports");
  await expect(page.getByText("Whether you are signed in could not be checked.")).toBeVisible();
  await page.unroute(check);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/dashboard\/reportair\/reports$/u);

  await page.route(check, (route) =>
    route.fulfill({ json: { authenticated: false, role: null, subscribed: false } }),
  );
  await page.reload();
  await expect(
    page.getByText("Account not subscribed. Please check your subscription."),
  ).toBeVisible();
  await expect(page.getByText("Your session has ended.")).toHaveCount(0);
});

test("the button is busy while the login is on its way", async ({ page }) => {
  await page.goto("/login");
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/login/", async (route) => {
    await held;
    await route.continue();
  });
  await logIn(page, TEACHER.toUpperCase());
  const busy = page.getByRole("button", { name: "Logging in..." });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  answer();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
});

test("Remember me keeps the user name, and never the password", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Remember me").check();
  await logIn(page, TEACHER);
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await isLoginPage(page);
  await page.reload();
  await expect(page.getByLabel("Username")).toHaveValue(TEACHER);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PASSWORD);
});

test("Forgot Password swaps in the reset request, which ends at the login", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot Password" }).click();
  const send = page.getByRole("button", { name: "Send reset link" });
  await send.click();
  await expect(page.getByText("Email is required.")).toBeVisible();
  await page.getByLabel("Email").fill("nobody");
  await send.click();
  await expect(page.getByText("Email address is invalid.")).toBeVisible();
  await page.getByLabel("Email").fill("nobody@demo.school");

  await page.route("**/api/password-reset-request/", (route) => route.abort());
  await send.click();
  await expect(page.getByText("An error occurred. Please try again later.")).toBeVisible();
  await page.unroute("**/api/password-reset-request/");
  await send.click();
  await expect(page.getByText("Password reset link sent to your email.")).toBeVisible();
  await isLoginPage(page);

  await page.getByRole("button", { name: "Forgot Password" }).click();
  await page.getByRole("link", { name: "Log in" }).click();
  await isLoginPage(page);
});

test("the guard remembers where one was going, and replaces its own place in the history", async ({
  page,
}) => {
  await page.goto("/login");
  await page.goto(`${REPORTS}?class=1`);
  await expect(page).toHaveURL("/login");
  await logIn(page, TEACHER);
  await expect(page).toHaveURL(`${REPORTS}?class=1`);
  await expect(classTable(page)).toBeVisible();
  await page.goBack();
  // Signed in, one does not see the login again.
  await expect(page).toHaveURL("/dashboard");
});

test("logging out ends the session on the server and clears both cookies", async ({
  page,
  context,
}) => {
  await signIn(page.request, TEACHER);
  const session = (await context.cookies()).find(({ name }) => name === "sessionid");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await isLoginPage(page);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain("sessionid");
  await page.goto(REPORTS);
  await isLoginPage(page);

  expect(session).toBeDefined();
  await context.addCookies(session ? [session] : []);
  const check = await page.request.get("/api/check-auth/");
  expect(await check.json()).toEqual({ authenticated: false, role: null });
});

test("logging out works though the server fails, and is repeated before any other call", async ({
  page,
  context,
}) => {
  await signIn(page.request, TEACHER);
  await page.goto("/dashboard");
  await page.route("**/api/logout/", (route) => route.abort());
  await page.getByRole("button", { name: "Logout" }).click();
  await isLoginPage(page);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain("csrftoken");
  await page.goto("/dashboard");
  await isLoginPage(page);

  // A page that is open tries again by itself: one of its tries, on its way as the server comes back, would be the first.
  await page.close();
  const next = await context.newPage();
  const calls: string[] = [];
  next.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && pathname !== "/api/csrf/") calls.push(pathname);
  });
  await next.goto("/dashboard");
  await isLoginPage(next);
  expect(calls[0]).toBe("/api/logout/");
  const check = await next.request.get("/api/check-auth/");
  expect(await check.json()).toEqual({ authenticated: false, role: null });
});

test("a logout in one tab ends the work in the other, and the next to sign in sees their own", async ({
  page,
  context,
}) => {
  await signIn(page.request, TEACHER);
  await page.goto("/dashboard");
  await expect(page.getByText("Helen Marsden")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.getByRole("button", { name: "Logout" }).click();
  await isLoginPage(other);

  await isLoginPage(page);
  await logIn(page, "teacher@riverside.school");
  await expect(page.getByText("Riverside College")).toBeVisible();
  await expect(page.getByText("Oakfield Academy")).toBeHidden();
});

test("an edit survives the end of the session, and is saved after signing in again", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  const student = room.students[0].name;
  await openClass(page, room, "300-400");
  await choose(cell(page, "Level", student), "Advanced");
  await page.getByRole("button", { name: `Gen for ${student}` }).click();
  await review(page)
    .getByRole("button", { name: `Edit report for ${student}`, exact: true })
    .click();
  const text = page.getByRole("textbox", { name: `Report for ${student}` });
  await text.fill("Typed before the session ended.");
  await page.context().clearCookies({ name: "sessionid" });

  // The page hears of it with whatever it asks next, as when it is looked at again.
  await page.evaluate(() => void dispatchEvent(new Event("focus")));
  await isLoginPage(page);
  await expect(page.getByText("Your session has ended.")).toBeVisible();

  await logIn(page, room.teacher);
  await expect(text).toHaveValue("Typed before the session ended.");
  await page.getByRole("button", { name: "Save Changes to Report" }).click();
  await expect(told(page, "Report updated successfully")).toBeVisible();
  await expect(review(page)).toContainText("Typed before the session ended.");
});

test("AdminDash tells a teacher that it is not for them, and asks the server nothing of it", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await signIn(page.request, TEACHER);
  await page.goto("/dashboard/admindash");
  await expect(
    page.getByRole("heading", { name: "You are not allowed to open AdminDash" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: /AdminDash/u })).toBeHidden();
  await page.waitForLoadState("networkidle");
  // Who they are, and what any page of theirs tells: whether their style has been learnt.
  const allowed = new Set([
    "/api/check-auth/",
    "/api/users/me/",
    "/api/users/me/draft-key/",
    "/api/reinforcement/style/",
    "/api/notifications/",
  ]);
  expect(calls.filter((path) => path.startsWith("/api/") && !allowed.has(path))).toEqual([]);
});

test("an administrator's Reports tab says whose reports they are, and asks for none", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await signIn(page.request, "admin@demo.school");
  await page.goto(REPORTS);
  await expect(page.getByRole("heading", { name: /belong to/u })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const reports = calls.filter((path) => path.startsWith("/api/reports/"));
  expect(reports.filter((path) => path !== "/api/reports/count/")).toEqual([]);
  await page.getByRole("link", { name: /AdminDash/u }).click();
  await expect(page).toHaveURL("/dashboard/admindash");
});

test("the theme is the one chosen, at once and after a reload, in every tab", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  const other = await context.newPage();
  await other.goto("/login");
  await expect(page.locator("html")).not.toHaveClass(/dark/u);
  await page.getByRole("button", { name: /dark/iu }).click();
  await expect(page.locator("html")).toHaveClass(/dark/u);
  await expect(other.locator("html")).toHaveClass(/dark/u);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/u);
  await page.getByRole("button", { name: /light/iu }).click();
  await expect(page.locator("html")).not.toHaveClass(/dark/u);
});
