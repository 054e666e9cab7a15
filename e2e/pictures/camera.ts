import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Locator, type Page } from "@playwright/test";
import { signIn } from "../support/sign-in.ts";

/** How pictures of one kind are taken. */
export type Film = {
  folder: string;
  size: { width: number; height: number };
  /** The most bytes of one picture; its quality gives way. */
  most: number;
};

export type Theme = "light" | "dark";

/** A part of a picture, in shares of its width and height. */
export type Place = { x: number; y: number; width: number; height: number };

/** CHROMIUM_PATH names the browser where Playwright has none of its own. */
export function openBrowser(): Promise<Browser> {
  const path = process.env["CHROMIUM_PATH"];
  return chromium.launch(path === undefined ? {} : { executablePath: path });
}

/** A page of a person who has signed in, on which it is always half past nine in the morning. */
export async function sitDown(
  browser: Browser,
  url: string,
  { size }: Film,
  username: string,
): Promise<{ page: Page; headers: { "X-CSRFToken": string } }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    locale: "en-GB",
    timezoneId: "Europe/London",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const morning = new Date();
  morning.setHours(9, 30, 0, 0);
  await page.clock.setFixedTime(morning);
  return { page, headers: await signIn(page.request, username) };
}

/** Takes what the page shows in one theme, as small as the film asks for. */
export async function take(page: Page, film: Film, name: string, theme: Theme = "light") {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.waitForLoadState("networkidle");
  // Toasts have left by then, and lists have come.
  await page.waitForTimeout(400);
  const chrome = await page.context().newCDPSession(page);
  let quality = 80;
  let bytes: Buffer;
  do {
    const { data } = await chrome.send("Page.captureScreenshot", { format: "webp", quality });
    bytes = Buffer.from(data, "base64");
    quality -= 5;
  } while (bytes.length > film.most && quality > 0);
  mkdirSync(film.folder, { recursive: true });
  writeFileSync(join(film.folder, `${name}.webp`), bytes);
  console.log(`${name}.webp: ${bytes.length} bytes`);
  await chrome.detach();
}

/** Where on the page something is that lies in one or several elements. */
export async function placeOf(page: Page, parts: readonly Locator[]): Promise<Place> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const seen = boxes.filter((box) => box !== null);
  if (seen.length < parts.length) throw new Error("A part of the picture is not on the page.");
  const left = Math.max(0, Math.min(...seen.map((box) => box.x)));
  const top = Math.max(0, Math.min(...seen.map((box) => box.y)));
  const right = Math.min(width, Math.max(...seen.map((box) => box.x + box.width)));
  const bottom = Math.min(height, Math.max(...seen.map((box) => box.y + box.height)));
  const share = (length: number, of: number) => Math.round((length / of) * 10_000) / 10_000;
  return {
    x: share(left, width),
    y: share(top, height),
    width: share(right - left, width),
    height: share(bottom - top, height),
  };
}
