import { type Locator, type Page, expect } from "@playwright/test";
import { signIn } from "./sign-in.ts";

export const STUDENTS = "/dashboard/reportair/dash/students";
export const CLASSES = "/dashboard/reportair/dash/classes";
export const ADMIN = "/dashboard/admindash";

let made = 0;
/** A word that no other test of this run uses. */
export const unique = () => `Q${process.pid}${(made += 1)}`;

export const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
export const confirmation = (page: Page) => page.getByRole("alertdialog");
export const press = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole("button", { name, exact: true }).click();

/** Signs somebody in and opens a page. */
export async function open(page: Page, who: string, address: string): Promise<void> {
  await signIn(page.request, who);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** A card of the class, with its actions. */
export const card = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });

/** Fills a form's text fields by their labels. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}
