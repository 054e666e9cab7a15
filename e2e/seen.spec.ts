import type { Locator, Page } from "@playwright/test";
import { moved, watchMoves } from "./support/moves.ts";
import { cell, classTable, openClass, REPORTS, review } from "./support/screens.ts";
import { writeReports } from "./support/school.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** What a system colour is in this browser just now. */
const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.createElement("i");
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** A picture of an element as it is, with neither the pointer nor the focus on it. */
async function pictureOf(element: Locator): Promise<Buffer> {
  await element.page().mouse.move(0, 0);
  await element.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return element.screenshot();
}

/** That what is chosen, lit or filled by now looks otherwise than it did. */
const looksOtherwise = (now: Locator, before: Buffer): Promise<void> =>
  expect.poll(async () => (await pictureOf(now)).equals(before)).toBe(false);

/** Lines of words that are seen whole in the window, of a text or of a field that is scrolled to. */
const linesSeen = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    element.scrollIntoView();
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    let seen = 0;
    for (let y = Math.max(0, top) + line / 2; y < Math.min(bottom, innerHeight - 1); y += line)
      if (element.contains(document.elementFromPoint(left + width / 2, y))) seen += 1;
    return seen;
  });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

    test("what is ticked, chosen, lit or filled is seen", async ({ page, newRoom }) => {
      const room = await newRoom({ students: 3 });
      const [{ name }, second, third] = room.students;
      await writeReports(page.request, room);
      await openClass(page, room, "300-400");
      const highlight = await systemColour(page, "Highlight");
      const ink = await systemColour(page, "CanvasText");
      const chosen = async (element: Locator) => {
        await expect(element).toHaveCSS("background-color", highlight);
        await expect(element).toHaveCSS("color", await systemColour(page, "HighlightText"));
      };

      const box = page.getByLabel(`Select ${name}`, { exact: true });
      const unticked = await pictureOf(box.locator(".."));
      await box.check();
      await looksOtherwise(box.locator(".."), unticked);
      const tick = box.locator("xpath=following-sibling::*").first();
      await expect(tick).toHaveCSS("color", ink);
      await chosen(page.getByRole("link", { name: "Reports", exact: true }).last());
      await chosen(page.getByRole("button", { name: /^All 3$/u }));
      await chosen(
        page
          .getByText("Characters", { exact: true })
          .or(page.getByText("Words", { exact: true }))
          .and(page.locator("label:has(:checked)")),
      );
      const segment = page.locator("label").filter({ hasText: /^Words$/u });
      const notChosen = await pictureOf(segment);
      await segment.click();
      await looksOtherwise(segment, notChosen);
      await page
        .locator("label")
        .filter({ hasText: /^Characters$/u })
        .click();
      const marks = classTable(page).getByRole("listitem");
      await looksOtherwise(
        marks.filter({ hasText: "Level: Proficient" }).first(),
        await pictureOf(marks.filter({ hasText: "Level: empty" }).first()),
      );
      await expect(marks.filter({ hasText: "Level: Proficient" }).first().locator("svg")).toHaveCSS(
        "color",
        ink,
      );
      await expect(
        marks.filter({ hasText: "Level: empty" }).first().locator("[aria-hidden]"),
      ).toHaveCSS("background-color", ink);

      await cell(page, "Level", third?.name ?? "").click();
      await page.keyboard.press("ArrowDown");
      await chosen(page.getByRole("option", { name: "Proficient" }));
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: `Review the draft for ${second?.name}` }).click();
      const number = review(page).getByRole("button", { name: /^Sentence 1 comes from Level/u });
      const sentence = number.locator("xpath=ancestor::*[@role='presentation']");
      const source = review(page).getByRole("button", { name: /^Sentences 1.*Level/u });
      const [quiet, itsSource] = [await pictureOf(sentence), await pictureOf(source)];
      await number.click();
      await looksOtherwise(sentence, quiet);
      await looksOtherwise(source, itsSource);
      await chosen(sentence);
      await chosen(source);

      // The page that is current, beside when it is not.
      const current = page.getByRole("link", { name: "Reports", exact: true }).last();
      await review(page).getByRole("button", { name: "Close", exact: true }).first().click();
      const here = await pictureOf(current);
      await page.goto("/dashboard/reportair/dash");
      await looksOtherwise(current, here);

      // Somebody who has enough reports for insights.
      await signIn(page.request, "teacher@demo.school");
      await page.goto("/dashboard/reportair/dash");
      const bars = page.getByRole("list", { name: "Level, reports by option" });
      await expect(bars).toBeVisible();
      await expect(bars.locator("xpath=preceding-sibling::*[1]/*").first()).toHaveCSS(
        "background-color",
        ink,
      );

      await signIn(page.request, "admin@demo.school");
      await page.goto("/dashboard/admindash");
      const kept = page.getByRole("listitem").filter({ hasText: /^Kept \d/u });
      await expect(kept.locator("[aria-hidden]")).toHaveCSS("background-color", ink);
      const open = page.getByRole("listitem").filter({ hasText: /^Not written/u });
      await expect(open.locator("[aria-hidden]")).toHaveCSS("outline-style", "solid");
    });
  });
}

test("a sentence that runs over lines is underlined on each of them", async ({ page, newRoom }) => {
  const room = await newRoom({ students: 2 });
  await page.setViewportSize({ width: 360, height: 740 });
  await writeReports(page.request, room);
  await signIn(page.request, room.teacher);
  await page.goto(REPORTS);
  await page.getByRole("button", { name: `Open report for ${room.students[1]?.name}` }).click();
  const number = page.getByRole("button", { name: /^Sentence 1 comes from Level/u });
  await number.click();
  const sentence = number.locator("xpath=ancestor::*[@role='presentation']");
  await expect(sentence).toHaveCSS("text-decoration-line", "underline");
  const boxes = await sentence.evaluate((element) =>
    [...element.getClientRects()].map(({ top, bottom }) => ({ top, bottom })),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const [at, { top }] of boxes.slice(1).entries())
    expect(boxes[at]?.bottom).toBeLessThanOrEqual(top + 0.5);
});

for (const viewport of [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
]) {
  test(`at ${viewport.width} × ${viewport.height} px several lines of a report are read and edited`, async ({
    page,
    newRoom,
  }) => {
    const room = await newRoom({ students: 3 });
    const [, second] = room.students;
    await page.setViewportSize(viewport);
    await writeReports(page.request, room);
    await signIn(page.request, room.teacher);
    await page.goto(REPORTS);
    await page.getByRole("button", { name: "Review 1 draft" }).click();
    const article = page.getByRole("article", { name: `Report for ${second?.name}` });
    const text = article
      .getByRole("paragraph")
      .filter({ has: page.getByRole("button", { name: /^Sentence 1 / }) });
    // What stands above it may come a moment later.
    await expect.poll(() => linesSeen(text)).toBeGreaterThanOrEqual(6);
    await page.keyboard.press("e");
    const field = page.getByRole("textbox", { name: `Report for ${second?.name}` });
    await expect(field).toBeFocused();
    await expect.poll(() => linesSeen(field)).toBeGreaterThanOrEqual(6);
    await field.press("Control+End");
    await page.keyboard.type(" Well done.");
    await page.getByRole("button", { name: "Save Changes to Report" }).click();
    await expect(page.getByText("Report updated successfully", { exact: true })).toBeVisible();
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]) {
  test(`nothing moves while a class loads, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchMoves(page);
    await signIn(page.request, "teacher@demo.school");
    await page.goto(REPORTS);
    await expect(page.getByLabel(/^Select /u).first()).toBeVisible();
    await expect(
      page.getByText(/^Showing \d+ of \d+ reports$|^No reports found/u).first(),
    ).toBeVisible();
    expect(await moved(page)).toBeLessThan(0.02);
  });
}

for (const width of [1440, 768])
  test(`nothing moves while the dashboard of a teacher loads who has no reports yet, ${width} px`, async ({
    page,
    newRoom,
  }) => {
    const room = await newRoom({ students: 3 });
    await page.setViewportSize({ width, height: 900 });
    await watchMoves(page);
    // How many reports there are comes after the classes.
    await page.route("**/api/reports/count/", async (route) => {
      await new Promise((done) => setTimeout(done, 800));
      await route.continue();
    });
    await signIn(page.request, room.teacher);
    await page.goto("/dashboard/reportair/dash");
    await expect(page.getByRole("list", { name: "Classes" })).toContainText(room.name);
    await expect(page.getByText("Loading insights...")).toHaveCount(0);
    expect(await moved(page)).toBeLessThan(0.02);
  });

test("a school's ways to sign in come without moving the form", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchMoves(page);
  await page.route("**/api/login/providers/", async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    const doors = ["google", "microsoft"].map((provider) => ({ provider, asks_domain: false }));
    await route.fulfill({ json: { doors } });
  });
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Continue with Microsoft" })).toBeVisible();
  expect(await moved(page)).toBeLessThan(0.02);
});

test("nothing moves while what an administrator settles comes bit by bit", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await watchMoves(page);
  // What stands further up comes later.
  for (const [part, late] of [
    ["users/me/sign-in", 1200],
    ["users/me/second-factor", 900],
    ["admin/reporting-period", 1200],
    ["admin/report-policies", 900],
    ["admin/letterhead", 900],
  ] as const)
    await page.route(`**/api/${part}/`, async (route) => {
      await new Promise((done) => setTimeout(done, late));
      await route.continue();
    });
  await signIn(page.request, "admin@demo.school");
  for (const [address, last] of [
    ["account", "Close your account"],
    ["admindash/policies", "AI budget"],
    ["admindash/whole-reports", "Letterhead"],
  ] as const) {
    await page.goto(`/dashboard/${address}`);
    await expect(
      page.getByRole("region", { name: last }).getByRole("button").first(),
    ).toBeVisible();
    expect(await moved(page), address).toBeLessThan(0.02);
  }
});

test("nothing moves on the way to a note, nor when the connection is lost", async ({
  page,
  context,
  newRoom,
}) => {
  const room = await newRoom({ students: 3 });
  await page.setViewportSize({ width: 360, height: 740 });
  await watchMoves(page);
  await signIn(page.request, room.teacher);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: room.name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Get to know ReportAIr" })).toBeVisible();
  expect(await moved(page)).toBeLessThan(0.02);
  await page.goto(
    `/dashboard/reportair/note?class=${room.id}&pupil=${room.students[0].id}&field=level`,
  );
  await expect(page.getByRole("textbox", { name: "Level note" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole("dialog").getByText(/^No connection\./u)).toBeVisible();
  expect(await moved(page)).toBeLessThan(0.02);
});
