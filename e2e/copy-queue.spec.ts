import type { APIRequestContext, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { isAccessible } from "./support/accessible.ts";
import { keepReports } from "./support/kept-reports.ts";
import type { Room } from "./support/school.ts";
import { choose, told } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { button } from "./support/writing-screen.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"], colorScheme: "light" });

/** Reports of the first four: two as they were written, too long for SIMS, and two short ones of the teacher's. */
async function prepare(who: APIRequestContext, room: Room): Promise<void> {
  const ids = await keepReports(who, room, 4);
  const headers = await signIn(who, room.teacher);
  for (const [at, report_content] of [
    [0, "Amira reads maps well.\n\nShe asks “why”."],
    [2, "=Cerys is proficient. Her behaviour is good."],
  ] as const) {
    const edited = await who.patch(`/api/reports/generated-reports/${ids[at]}/`, {
      data: { report_content },
      headers,
    });
    expect(edited.status()).toBe(200);
  }
}
/** Of how many reports of a class the server knows that they are copied. */
async function copiedOnServer(who: APIRequestContext, room: Room): Promise<number> {
  const answer = await who.get(`/api/destinations/queue/?classroom=${room.id}`);
  const { lines } = (await answer.json()) as { lines: { report: { copied_at: unknown } | null }[] };
  return lines.filter(({ report }) => typeof report?.copied_at === "string").length;
}
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const rows = (page: Page) => page.getByRole("list", { name: "Mark sheet" }).getByRole("listitem");
const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Mark sheet" }).locator("> li").filter({ hasText: name });

test("a class goes into SIMS by one key: copied, shortened where it is too long, ticked off and remembered", async ({
  page,
  newRoom,
}) => {
  test.slow();
  const room = await newRoom({ students: 5 });
  await prepare(page.request, room);
  const [amira, ben, cerys, dev, ellis] = room.students.map(({ name }) => name) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await page.goto(`/dashboard/reportair/reports?class=${room.id}`);
  await page.getByRole("link", { name: "Copy queue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Copy queue" })).toBeVisible();
  await expect(page.getByText("0 of 4 kept reports copied into SIMS")).toBeVisible();
  await expect(page.getByText("2 are too long")).toBeVisible();
  await expect(row(page, ellis)).toContainText("No report");
  await isAccessible(page, "the copy queue");

  await test.step("C copies the text in one paragraph and goes to the next", async () => {
    await expect(row(page, amira)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("c");
    await expect(row(page, ben)).toHaveAttribute("aria-current", "true");
    expect(await clipboard(page)).toBe("Amira reads maps well. She asks “why”.");
    await expect(row(page, amira)).toContainText("Copied");
  });

  await test.step("what is too long is not copied unseen: a shorter text of whole sentences is", async () => {
    await page.keyboard.press("c");
    expect(await clipboard(page)).toBe("Amira reads maps well. She asks “why”.");
    await expect(
      page.getByRole("heading", { name: /characters too long for SIMS/u }),
    ).toBeFocused();
    await isAccessible(page, "a report that is too long");
    const gone = row(page, ben).getByRole("checkbox", { name: /^Take it out, gone/u });
    await gone.first().uncheck();
    await expect(row(page, ben)).toContainText(
      /too long with what is taken|of 1,000 with what is taken/u,
    );
    await gone.first().check();
    // What does not fit is not copied: the key counts once the text does.
    await expect(row(page, ben)).toContainText(/of 1,000 with what is taken/u);
    await page.keyboard.press("u");
    await expect(row(page, ben)).toContainText("Copied");
    const copied = await clipboard(page);
    expect(copied.length).toBeLessThanOrEqual(1_000);
    expect(copied).toMatch(/[.!?]$/u);
    const kept = await page.request.get(`/api/reports/classroom/${room.id}/generated/`);
    const texts = (await kept.json()) as {
      student_name: string;
      report_content: string;
      status: string;
      version: number;
    }[];
    const report = texts.find(({ student_name }) => student_name === ben);
    expect(report).toMatchObject({ status: "kept", version: 1 });
    expect(report?.report_content.length).toBeGreaterThan(1_000);
  });

  await test.step("the teacher writes a shorter one, and Enter on the button copies", async () => {
    await expect(row(page, cerys)).toHaveAttribute("aria-current", "true");
    await expect(button(row(page, cerys), /^Copy and next/u)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(row(page, dev)).toHaveAttribute("aria-current", "true");
    await button(page, "Change it by hand").click();
    const own = page.getByRole("textbox", { name: "Text for SIMS" });
    await own.fill("D".repeat(1_001));
    await expect(page.getByText("1 too long still.")).toBeVisible();
    await own.fill("Dev cares. uc");
    await button(page, /^Use this, copy and next/u).click();
    await expect(told(page, "Every kept report of this class is copied.")).toBeVisible();
    expect(await clipboard(page)).toBe("Dev cares. uc");
    // A tick is on the screen before the server has it, and a reload would be in its way.
    await expect.poll(() => copiedOnServer(page.request, room)).toBe(4);
  });

  await test.step("what is done is remembered, and can be taken back", async () => {
    await page.reload();
    await expect(page.getByText("4 of 4 kept reports copied into SIMS")).toBeVisible();
    await row(page, cerys).getByRole("button", { name: cerys, expanded: false }).first().click();
    await button(page, "Not copied after all").click();
    await expect(page.getByText("3 of 4 kept reports copied into SIMS")).toBeVisible();
  });

  await test.step("the mark sheet's order is pasted, and the column keeps in step with it", async () => {
    await button(page, "Mark sheet order").click();
    const names = [
      "Surname, Forename",
      "Fenwick, Freya",
      "Dhillon, Dev",
      "Aldous, Amira",
      "Calder, Cerys",
    ];
    await page.getByRole("textbox", { name: "Names, one a line" }).fill(names.join("\n"));
    await button(page, "Use this order").click();
    const window = page.getByRole("dialog", { name: "Order of the mark sheet" });
    await expect(window).toContainText("1 line is nobody of this class.");
    await expect(window).toContainText("2 pupils are not in the names.");
    await isAccessible(page, "what came of the names");
    await button(window, "Done").click();
    await expect(rows(page).nth(1)).toContainText(dev);
    await button(page, "Copy column").click();
    await expect(page.getByText(/^A column of 6 rows is copied/u)).toBeVisible();
    const cells = (await clipboard(page)).split("\n");
    expect(cells.slice(0, 4)).toEqual([
      "",
      "Dev cares. uc",
      "Amira reads maps well. She asks “why”.",
      "'=Cerys is proficient. Her behaviour is good.",
    ]);
    expect(cells).toHaveLength(6);
  });

  await test.step("a file has the columns that a system brings in, and says where it is from", async () => {
    await button(page, "Download").click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Table (CSV)" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^8Q-.*-SIMS-.*-Robin-Thistle-\d{4}-\d\d-\d\d\.csv$/u);
    const csv = await readFile(await file.path(), "utf8");
    expect(csv).toContain("Admission number,Name,Class,Comment\r\n");
    expect(csv).toContain(`${room.students[2]?.student_id},${cerys},${room.name},"'=Cerys is`);
  });

  await test.step("another system, another limit of the teacher's own, and letters switched off", async () => {
    await choose(page.getByRole("combobox", { name: "Copied into" }), "iSAMS");
    await expect(page.getByText("0 of 4 kept reports copied into iSAMS")).toBeVisible();
    const most = page.getByRole("textbox", { name: "Characters at most" });
    await most.fill("99");
    await most.press("Enter");
    await expect(
      page.getByText("Please give a whole number from 100 to 20000, or none."),
    ).toBeVisible();
    await most.fill("1,200");
    await most.press("Enter");
    await expect(page.getByText("2 are too long")).toBeVisible();
    await page.getByRole("button", { name: /^All keys/u }).click();
    await page.getByRole("checkbox", { name: "Letters act by themselves" }).uncheck();
    await page.keyboard.press("Escape");
    const before = await clipboard(page);
    await page.keyboard.press("c");
    await page.keyboard.press("u");
    expect(await clipboard(page)).toBe(before);
    await expect(page.getByText("0 of 4 kept reports copied into iSAMS")).toBeVisible();
  });
});

test("on a phone the queue fits, and a browser that copies nothing leaves the text selected", async ({
  page,
  newRoom,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const room = await newRoom({ students: 5 });
  await prepare(page.request, room);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("No."));
    document.execCommand = () => false;
  });
  await page.goto(`/dashboard/reportair/reports/copy?class=${room.id}`);
  await button(page, /^Copy and next/u).click();
  await expect(page.getByText("Your browser did not allow copying")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => String(getSelection())))
    .toBe("Amira reads maps well. She asks “why”.");
  await isAccessible(page, "a browser that copies nothing");
  await button(page, "I have copied it").click();
  await expect(page.getByText("1 of 4 kept reports copied into SIMS")).toBeVisible();
  await isAccessible(page, "the copy queue on a phone");
});
