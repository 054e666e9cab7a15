import { type Browser, type BrowserContext, type Page, chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.ts";
import type { Client } from "../../server/test/support/client.ts";

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 412, height: 823 };

/** Times slower than this machine. */
export const SLOW = 4;

/** Has `work` done in a browser, and nothing where there is none. */
export async function inBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = await findBrowser();
  if (executablePath === undefined) return;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** A browser's first visit: nothing is in its cache, and it is somebody's where a client has signed in. */
export async function firstVisit<T>(
  browser: Browser,
  { url, client, viewport = DESK }: { url: string; client?: Client; viewport?: typeof DESK },
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: url, viewport });
  try {
    const cookies = [...(client?.cookies ?? [])].map(([name, value]) => ({ name, value, url }));
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH });
    return await work(page, context);
  } finally {
    await context.close();
  }
}

/** Has the page's processor take so many times longer for everything. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}

/** What a page notes of itself from its first moment on; milliseconds, but for the shifts, which have no unit. */
export type Watched = {
  /** The longest of the events of what was pressed since this was last asked for. */
  interaction: number;
  /** All layout shifts together that no press has led to. */
  shifts: number;
  /** When the largest thing was seen. */
  largest: number;
  /** When the first thing was seen. */
  first: number;
  /** What tasks took beyond 50 ms, after the first thing was seen. */
  blocked: number;
};

// Plain text: it runs in the page.
const WATCH = `
  const watched = { interaction: 0, shifts: 0, largest: 0, first: 0, tasks: [] };
  const watch = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type, buffered: true, ...more,
    });
  watch("event", ({ interactionId, duration }) => {
    if (interactionId) watched.interaction = Math.max(watched.interaction, duration);
  }, { durationThreshold: 16 });
  watch("layout-shift", ({ hadRecentInput, value }) => {
    if (!hadRecentInput) watched.shifts += value;
  });
  watch("largest-contentful-paint", ({ startTime }) => { watched.largest = startTime; });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") watched.first = startTime;
  });
  watch("longtask", ({ startTime, duration }) => watched.tasks.push([startTime, duration]));
  globalThis.watched = () => {
    const { tasks, ...told } = watched;
    watched.interaction = 0;
    const blocked = tasks
      .filter(([start, duration]) => start + duration > told.first)
      .map(([start, duration]) => duration - 50 - Math.max(0, told.first - start - 50))
      .filter((beyond) => beyond > 0)
      .reduce((sum, beyond) => sum + beyond, 0);
    return { ...told, blocked };
  };
`;

// Entries come after the frame that they end with; a quiet frame says that there is no more to do.
const SETTLED = `new Promise((resolve) => {
  const last = () => setTimeout(() => resolve(watched()), 60);
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(last)));
})`;

/** What the page has noted, once the frame after the last press has been drawn. */
export async function watchedOn(page: Page): Promise<Watched> {
  return page.evaluate<Watched>(SETTLED);
}

/** The middle one. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
