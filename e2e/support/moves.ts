import type { Page } from "@playwright/test";

/** Answers come late, and what moves on a page from now on is added up. */
export async function watchMoves(page: Page): Promise<void> {
  await page.route("**/api/**", async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.addInitScript(() => {
    const moves = { sum: 0 };
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) moves.sum += Number(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much has moved on a page, as browsers count it. */
export const moved = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (globalThis as { moves?: { sum: number } }).moves?.sum);
