import { type Locator, type Page, expect } from "@playwright/test";
import { signIn } from "./sign-in.ts";
import type { Room } from "./school.ts";

export const REPORTS = "/dashboard/reportair/reports";

/** Picks from one of the app's selects, as a mouse does, whatever becomes of the page. */
export async function pick(select: Locator, option: string): Promise<void> {
  await select.click();
  await select
    .page()
    .getByRole("option", { name: new RegExp(`^${option}`, "u") })
    .click();
}

/** Picks from one of the app's selects, and sees it picked. */
export async function choose(select: Locator, option: string): Promise<void> {
  await pick(select, option);
  await expect(select).toContainText(option);
}

/** Signs the teacher of a room in and opens the Reports tab with their class; a length is chosen on demand. */
export async function openClass(page: Page, room: Room, length?: string): Promise<void> {
  await signIn(page.request, room.teacher);
  await page.goto(REPORTS);
  await expect(classTable(page)).toBeVisible();
  if (length !== undefined) await choose(page.getByLabel("Report Word Count"), length);
}

/** The batch table of whatever class is open. */
export function classTable(page: Page): Locator {
  return page.getByRole("table", { name: /^Pupils of/u });
}

/** One of the three selects of a student's row: Level, Participation, Behaviour. */
export function cell(page: Page, field: string, student: string): Locator {
  return page.getByRole("combobox", { name: `${field} for ${student}`, exact: true });
}

/** The fields of a student's opened row. */
export function details(page: Page, student: string): Locator {
  return page.getByRole("group", { name: `Fields for ${student}`, exact: true });
}

/** The window that reviews what was written. */
export function review(page: Page): Locator {
  return page.getByRole("dialog", { name: /^(Batch Reports Review|Generated Reports)/u });
}

/** A toast or an alert with just these words. */
export function told(page: Page, text: string): Locator {
  return page.getByText(text, { exact: true });
}

/** Below the class: whether all that was typed has reached the server. */
export function savedLine(page: Page): Locator {
  return page.locator("footer").getByText(/^Saved \d\d:\d\d$/u);
}
