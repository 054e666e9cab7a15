import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { REPORTS } from "./screens.ts";
import { signIn } from "./sign-in.ts";

type Viewport = { width: number; height: number };
type Where = { browser: Browser; baseURL: string | undefined; viewport: Viewport };

/** Asks a colleague, in the author's window, to proof-read the report for one student; returns the window. */
export async function askToProofRead(
  page: Page,
  { room, student, colleague }: Record<"room" | "student" | "colleague", string>,
): Promise<Locator> {
  await page.goto(REPORTS);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const share = page.getByRole("dialog", { name: `Share reports of ${room}` });
  await share.getByRole("checkbox", { name: student }).check();
  await share.getByRole("combobox", { name: "Colleague" }).click();
  await page.getByRole("option").filter({ hasText: colleague }).click();
  await share.getByRole("button", { name: "Ask to proof-read" }).click();
  await expect(share).toContainText("With Robin Thistle");
  return share;
}

/** Opens a page as somebody else, in a browser of their own; closing its context ends it. */
export async function inOwnBrowser(where: Where, who: string, path: string): Promise<Page> {
  const { browser, baseURL, viewport } = where;
  const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
  await signIn(context.request, who);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
