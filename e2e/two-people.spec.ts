import type { APIRequestContext, BrowserContext, Page, Request } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { STUDENTS, dialog, fill, press, unique } from "./support/people.ts";
import { choose } from "./support/screens.ts";
import { PASSWORD, logIn, signIn } from "./support/sign-in.ts";
import { type Room, writeReports } from "./support/school.ts";
import { seenBy } from "./support/seen-by.ts";
import type { WritingScreen } from "./support/writing-screen.ts";
import { WRITING_SCREENS } from "./support/writing-screens.ts";
import { expect, test } from "./support/test.ts";

const HELEN = "teacher@demo.school";
const RUTH = "admin@riverside.school";
/** The names of these two in the demonstration schools. */
const helen = "Helen Marsden";
const ruth = "Parveen Sadiq";

/** What stands on a covered page, and all that stands there. */
const COVER = [
  "ReportAIr",
  `${ruth} is signed in in this browser now.`,
  `Your page is ${helen}’s.`,
  "Go on as Parveen",
  "Sign in as Helen",
  "Nothing of this page was saved or sent under Parveen’s name.",
  "What Helen typed is kept for 7 days, locked. It comes back where it was when Helen signs in.",
];

const onCover = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "is signed in in this browser now." });

/** Helen's page with a form that she is filling in, at an address that says whom she has looked for. */
async function openHelens(page: Page): Promise<void> {
  await signIn(page.request, HELEN);
  await page.goto(STUDENTS);
  await expect(page.getByRole("heading", { name: "Student Management" })).toBeVisible();
  await page.evaluate(() => history.pushState(history.state, "", "?search=Whitcombe"));
  await press(page, "Add Student");
  await fill(dialog(page, "Add Student"), {
    "First name": "Zebedee",
    "Date of birth": "2013-05-04",
  });
}

/** Another tab of the same browser in which somebody stands before the login. */
async function openLogin(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.route("**/api/check-auth/", (route) =>
    route.fulfill({ json: { authenticated: false, role: null } }),
  );
  await other.goto("/login");
  await expect(other.getByLabel("Username")).toBeVisible();
  await other.unroute("**/api/check-auth/");
  return other;
}

/** Nothing is on the page, to read or behind it, but the cover. */
async function isCovered(page: Page): Promise<void> {
  await expect(onCover(page)).toBeFocused();
  const text = await page.evaluate(() => document.body.innerText);
  expect(text.split("\n").filter((line) => line.trim() !== "")).toEqual(COVER);
  expect(await page.locator("input, textarea, [contenteditable]").count()).toBe(0);
  expect(await page.content()).not.toMatch(/Zebedee|Whitcombe|Oakfield|2013/u);
  await expect(page).toHaveTitle("Somebody else is signed in · ReportAIr");
  await expect(page).toHaveURL("/dashboard");
}

/** Turns to the page again, which asks then who is signed in. */
const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));

/** Who the browser is signed in as. */
async function signedIn(context: BrowserContext): Promise<string | null> {
  const { email = null } = await (await context.request.get("/api/check-auth/")).json();
  return email;
}

test("a sign-in in another tab covers the page at once, and nothing leaves it any more", async ({
  page,
  context,
}) => {
  await openHelens(page);
  const other = await openLogin(context);
  const calls: string[] = [];
  await logIn(other, RUTH);
  await isCovered(page);
  page.on("request", (request) => calls.push(request.url()));
  await isAccessible(page, "a covered page");
  await page.setViewportSize({ width: 360, height: 740 });
  await isAccessible(page, "a covered page on a phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goBack();
  await isCovered(page);
  expect(calls.filter((url) => url.includes("/api/") && !url.endsWith("/api/check-auth/"))).toEqual(
    [],
  );

  await press(page, "Go on as Parveen");
  await expect(page.getByText("Riverside College")).toBeVisible();
  await expect(page.getByText(helen)).toBeHidden();
  expect(await signedIn(context)).toBe(RUTH);
});

test("its person signs in again, comes back to the very page, and covers the other's in turn", async ({
  page,
  context,
}) => {
  await openHelens(page);
  const other = await openLogin(context);
  await logIn(other, RUTH);
  await expect(other.getByText("Riverside College")).toBeVisible();
  await isCovered(page);

  await press(page, "Sign in as Helen");
  await expect(page.getByLabel("Username")).toHaveValue(HELEN);
  expect(await signedIn(context)).toBe(RUTH);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(`${STUDENTS}?search=Whitcombe`);
  await expect(dialog(page, "Add Student").getByLabel("First name")).toHaveValue("Zebedee");

  await expect(other.getByRole("heading", { level: 1 })).toHaveText(
    `${helen} is signed in in this browser now.`,
  );
  await expect(other.getByText(`Your page is ${ruth}’s.`)).toBeVisible();
  await expect(other.getByText("Riverside")).toBeHidden();
});

test("somebody else signs in where its person was to, and begins with their own dashboard", async ({
  page,
  context,
}) => {
  await openHelens(page);
  await signIn(context.request, RUTH);
  await lookAgain(page);
  await isCovered(page);
  await press(page, "Sign in as Helen");
  await logIn(page, "teacher@riverside.school");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Riverside College")).toBeVisible();
  expect(await signedIn(context)).toBe("teacher@riverside.school");
});

test("a covered page is its person's again once they sign in elsewhere, or at its login once nobody is", async ({
  page,
  context,
}) => {
  await openHelens(page);
  const other = await openLogin(context);
  await logIn(other, RUTH);
  await isCovered(page);
  await signIn(context.request, HELEN);
  await lookAgain(page);
  await expect(page).toHaveURL(`${STUDENTS}?search=Whitcombe`);
  await expect(dialog(page, "Add Student").getByLabel("First name")).toHaveValue("Zebedee");

  await signIn(context.request, RUTH);
  await lookAgain(page);
  await isCovered(page);
  await other.goto("/dashboard");
  await press(other, "Logout");
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await logIn(page, HELEN);
  await expect(page).toHaveURL(`${STUDENTS}?search=Whitcombe`);
});

test("the same person signing in again elsewhere covers nothing, and the page goes on working", async ({
  page,
  context,
}) => {
  await openHelens(page);
  const other = await openLogin(context);
  await logIn(other, HELEN);
  await expect(other.getByText("Oakfield Academy")).toBeVisible();
  const form = dialog(page, "Add Student");
  await expect(form.getByLabel("First name", { exact: true })).toHaveValue("Zebedee");
  await fill(form, { "Last name": "Quill", "Institutional student ID": unique() });
  await choose(form.getByLabel("Year"), "Year 9");
  await choose(form.getByLabel("Pronouns"), "They/Them");
  const answer = page.waitForResponse("**/api/students/user/");
  await press(form, "Add Student");
  expect((await answer).status()).toBe(201);
});

test("a page that comes out of the browser's memory looks who is signed in", async ({
  page,
  context,
}) => {
  await openHelens(page);
  await signIn(context.request, RUTH);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await isCovered(page);
});

test("a logout that is repeated later ends nobody else's session", async ({ page, context }) => {
  await signIn(page.request, HELEN);
  await page.goto("/dashboard");
  await page.route("**/api/logout/", (route) => route.abort());
  await press(page, "Logout");
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await signIn(context.request, RUTH);
  // It may be repeated at once, or only by the page that opens next.
  const told = page.waitForResponse("**/api/logout/");
  await page.unroute("**/api/logout/");
  await page.goto("/dashboard");
  expect((await told).status()).toBe(409);
  await expect(page.getByText("Riverside College")).toBeVisible();
  expect(await signedIn(context)).toBe(RUTH);
});

/** Keeps a page from hearing of sign-ins on others. */
const deaf = () => {
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    override addEventListener() {}
    override postMessage() {}
  };
};

/** What the walk through the screens needs once: nothing is ever written, and so nothing changes. */
type Desk = {
  context: BrowserContext;
  room: Room;
  /** The session of somebody, from one sign-in. */
  sessionOf: (who: string) => Promise<Session>;
  /** What Ruth sees of her school. */
  ruthSees: string;
};
type Session = {
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  own: APIRequestContext;
};

/** A page that somebody has filled in, in a browser that holds nothing else but their session. */
async function fillIn(
  screen: WritingScreen,
  { context, room, sessionOf }: Desk,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const { state } = await sessionOf(screen.who ?? room.teacher);
  await context.setStorageState(state);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(screen.address);
  await screen.fill(page, room);
  return page;
}

/** Ruth signs in in the same browser. */
const becomesRuths = async ({ context, sessionOf }: Desk) =>
  context.addCookies((await sessionOf(RUTH)).state.cookies);

/** Somebody fills a screen in, and Ruth signs in on another tab, which tells this page of it. */
async function coversWhenTold(screen: WritingScreen, desk: Desk): Promise<void> {
  const page = await fillIn(screen, desk);
  await becomesRuths(desk);
  const other = await desk.context.newPage();
  // A page without the app, which may call the server.
  await other.goto("/robots.txt");
  await other.evaluate(async () => {
    const { id, first_name, last_name } = await (await fetch("/api/check-auth/")).json();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
    new BroadcastChannel("sign-ins").postMessage({ in: { id, first_name, last_name } });
  });
  await showsNobody(page);
}

/** The same, but the page has heard nothing of it when what is filled in is sent. */
async function coversWhenRefused(screen: WritingScreen, desk: Desk): Promise<void> {
  const saving = new Set<Request>();
  const page = await fillIn(screen, desk, async (opened) => {
    await opened.addInitScript(deaf);
    opened.on("request", (call) => call.method() !== "GET" && saving.add(call));
    const done = (call: Request) => saving.delete(call);
    opened.on("requestfinished", done);
    opened.on("requestfailed", done);
  });
  // What saves itself, has.
  await expect.poll(() => saving.size).toBe(0);
  const { own } = await desk.sessionOf(screen.who ?? desk.room.teacher);
  const before = await seenBy(own);
  await becomesRuths(desk);
  const answers: number[] = [];
  // What was asked before may be answered now, and rightly: it was asked as the person of the page.
  const asked = new Set<Request>();
  page.on("request", (call) => asked.add(call));
  page.on("response", (answer) => {
    if (answer.url().includes("/api/") && asked.has(answer.request()))
      answers.push(answer.status());
  });
  // A call that the page makes by itself may be refused before, and then nothing is left to press.
  await Promise.race([screen.send(page, desk.room), expect(onCover(page)).toBeFocused()]);
  await showsNobody(page);
  expect(new Set(answers)).toEqual(new Set([409]));
  expect(await seenBy(own)).toBe(before);
  expect(await signedIn(desk.context)).toBe(RUTH);
}

test.describe("two people on every writing screen", () => {
  test.describe.configure({ mode: "parallel" });
  let desk: Desk;

  test.beforeAll(async ({ browser, playwright, baseURL, newRoom }) => {
    const sessions = new Map<string, Promise<Session>>();
    const begin = async (who: string) => {
      const own = await playwright.request.newContext({ baseURL });
      await signIn(own, who);
      return { own, state: await own.storageState() };
    };
    const sessionOf = (who: string) => {
      const session = sessions.get(who) ?? begin(who);
      sessions.set(who, session);
      return session;
    };
    const room = await newRoom();
    const writer = await playwright.request.newContext({ baseURL });
    await writeReports(writer, room);
    // A text that is seen to its end says so by itself, at some moment after it is opened: these have been seen.
    const headers = await signIn(writer, room.teacher);
    const written = await (await writer.get("/api/reports/generated/list/")).json();
    for (const { id } of written as { id: number }[]) {
      const data = { opened: true };
      await writer.patch(`/api/reports/generated-reports/${id}/`, { data, headers });
    }
    await writer.dispose();
    desk = {
      context: await browser.newContext(),
      room,
      sessionOf,
      ruthSees: await seenBy((await sessionOf(RUTH)).own),
    };
  });
  test.afterEach(() => Promise.all(desk.context.pages().map((page) => page.close())));
  test.afterAll(async () => {
    // None of it has become hers.
    expect(await seenBy((await desk.sessionOf(RUTH)).own)).toBe(desk.ruthSees);
    await desk.context.close();
  });

  for (const screen of WRITING_SCREENS) {
    test(`${screen.name}, refused`, () => coversWhenRefused(screen, desk));
  }
  // What is told covers whatever stands there: one screen of each page.
  for (const [first] of Map.groupBy(WRITING_SCREENS, ({ address }) => address).values()) {
    if (first) test(`${first.name}, told`, () => coversWhenTold(first, desk));
  }
});

/** The page is covered, and holds neither a field nor a name of the person before but their own. */
async function showsNobody(page: Page): Promise<void> {
  await expect(onCover(page)).toBeFocused();
  const lines = (await page.evaluate(() => document.body.innerText)).split("\n").filter(Boolean);
  expect(lines).toHaveLength(COVER.length);
  expect(lines.slice(0, 2)).toEqual(COVER.slice(0, 2));
  expect(await page.content()).not.toMatch(/Zebedee|Amira|Ben Barlow|Oakfield/iu);
  expect(await page.locator("input, textarea, select, [contenteditable]").count()).toBe(0);
  await expect(page).toHaveURL("/dashboard");
}
