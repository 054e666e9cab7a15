import type { Page } from "@playwright/test";
import { choose, REPORTS } from "../support/screens.ts";
import type { Shot } from "./shot.ts";

/** Where ReportAIr shows how things stand. */
export const DASH = "/dashboard/reportair/dash";
/** The class of the demonstration school whose inputs are half filled in, and one of its students. */
const CLASS = "9B/En2";
export const STUDENT = "Zainab Akhtar";

/** The sidebar of a teacher or an administrator, or the menu that stands for it on a phone. */
export async function takeSidebar(
  page: Page,
  shot: Shot,
  { whose, phone }: { whose: "teacher" | "admin"; phone: boolean },
): Promise<void> {
  await page.goto("/dashboard");
  await page.getByText("Start Tutorial").waitFor();
  if (!phone) return shot(`${whose}-sidebar`, page.getByRole("complementary", { name: "Sidebar" }));
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  await takeDialog(page, shot, `${whose}-sidebar`);
  // It has the focus and the pointer, and would say its name.
  await button.blur();
  await page.mouse.move(0, 0);
}

/** The three numbers on the Dashboard tab. */
export async function takeTotals(page: Page, shot: Shot, name: string): Promise<void> {
  await page.goto(DASH);
  const totals = page.getByRole("region", { name: "Totals" });
  await totals.waitFor();
  await shot(name, totals);
}

/** The Reports tab, up to where a class and a length are chosen. */
export async function takeClassAndLength(page: Page, shot: Shot): Promise<void> {
  await page.goto(REPORTS);
  await choose(page.getByLabel("Class", { exact: true }), CLASS);
  const tabs = page.getByRole("navigation", { name: "ReportAIr" }).getByRole("link");
  await shot("tabs", [tabs.first(), tabs.last()]);
  await choose(page.getByLabel("Report Word Count"), "300-400");
  const length = page.getByRole("radiogroup").filter({ hasText: "Characters" }).first();
  await shot("class-and-length", [page.getByLabel("Class", { exact: true }), length]);
}

/** The window that is open, which is closed again. */
export async function takeDialog(page: Page, shot: Shot, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page.mouse.move(0, 0);
  await shot(name, dialog);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}
