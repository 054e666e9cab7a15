import type { Locator } from "@playwright/test";
import { untilStill } from "./support/accessible.ts";
import { REPORTS, cell, choose, classTable, openClass, review } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 640 };

/** Where something is in the window. */
async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error("It is not to be seen");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test("the list of a select stays at its button while the page around it changes", async ({
  page,
  newRoom,
}) => {
  await openClass(page, await newRoom({ students: 2 }));
  const select = page.getByLabel("Report Word Count");
  await select.click();
  const list = page.getByRole("listbox");
  await expect(list).toBeVisible();
  await untilStill(page);
  const gap = async () => (await boxOf(list)).y - (await boxOf(select)).bottom;
  const before = await gap();
  await page.getByRole("main").evaluate((main) => {
    const late = document.createElement("div");
    late.style.height = "90px";
    main.prepend(late);
  });
  await expect.poll(gap).toBeCloseTo(before, 0);
  await page.getByRole("option", { name: "500-1200" }).click();
  await expect(select).toContainText("500-1200");
});

test("a dialog gives the focus back to what opened it, though a field of its own took it", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  await openClass(page, room, "300-400");
  for (const { name } of room.students) {
    await choose(cell(page, "Level", name), "Proficient");
    await page.getByLabel(`Select ${name}`, { exact: true }).check();
  }
  await page.getByRole("button", { name: /^Generate Selected Reports/u }).click();
  const opener = review(page).getByRole("button", {
    name: `Edit report for ${room.students[1]?.name}`,
    exact: true,
  });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Edit report: /u });
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a text area is as high as its lines, and a long label stands beside its count", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/contact");
  const message = page.getByLabel("Message", { exact: true });
  const line = await message.evaluate((area) => parseFloat(getComputedStyle(area).lineHeight));
  await expect.poll(async () => (await boxOf(message)).height / line).toBeGreaterThan(7);
  await message.fill("Good morning");
  // Not before the app is there: it would put its own label back.
  const count = page.getByText(/12\/\d/u);
  await expect(count).toBeVisible();
  await expect.poll(async () => (await boxOf(message)).height / line).toBeGreaterThan(7);
  const right = await message.evaluate((area: HTMLTextAreaElement) => {
    const [label] = area.labels;
    if (!label) throw new Error("It has no label");
    label.textContent = "What you would like to tell us about it all";
    return label.getBoundingClientRect().right;
  });
  expect(right).toBeLessThanOrEqual((await boxOf(count)).x);
});

test("two messages on a phone's login leave its button free", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/login");
  await page.getByLabel("Username").fill("nobody@demo.school");
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  const login = page.getByRole("main").getByRole("button", { name: "Login", exact: true });
  await login.click();
  await expect(page.getByText("Invalid credentials.")).toBeVisible();
  // Playwright presses only what nothing lies over.
  await login.click({ trial: true });
  const [notice, button] = [page.getByRole("region", { name: "Notifications" }), login];
  expect((await boxOf(notice)).bottom).toBeLessThan((await boxOf(button)).y);
});

test.describe("on touch", () => {
  test.use({ hasTouch: true });
  const reason = "Choose a report word count first.";

  test("a tablet says why nothing can be generated, and nothing floats over the class", async ({
    page,
    newRoom,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openClass(page, await newRoom({ students: 2 }));
    await expect(page.getByText(reason)).toBeVisible();
    const training = await boxOf(page.getByRole("button", { name: "Personalised AI training" }));
    expect((await boxOf(classTable(page))).right).toBeLessThanOrEqual(training.x);
  });

  test("a phone says so in its bar and on a pupil's page, until a length is chosen", async ({
    page,
    newRoom,
  }) => {
    const room = await newRoom({ students: 1 });
    await page.setViewportSize(PHONE);
    await signIn(page.request, room.teacher);
    await page.goto(REPORTS);
    const bar = page.getByRole("region", { name: "Selected pupils" });
    await expect(bar).toContainText(reason);
    await page.getByRole("button", { name: new RegExp(room.students[0].name, "u") }).tap();
    await expect(page.getByRole("dialog")).toContainText(reason);
    await page.getByRole("button", { name: "Close", exact: true }).tap();
    await page.getByLabel("Report Word Count").tap();
    await page.getByRole("option", { name: "300-400" }).tap();
    await expect(bar).not.toContainText(reason);
  });
});
