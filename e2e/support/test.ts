import { test as base, expect } from "@playwright/test";
import { makeRoom, type Room } from "./school.ts";
import { TestServer } from "./server.ts";

type Fixtures = {
  /** Makes a teacher with a class of their own, so that tests share a server and nothing else. */
  newRoom: (options?: { students?: number }) => Promise<Room>;
};

/**
 * Playwright's `test` with a real server under `baseURL`: `server` is one that all tests of a worker share,
 * with the demonstration school; a test that kills its server or needs settings starts one of its own.
 */
export const test = base.extend<Fixtures, { server: TestServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await TestServer.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.url),
  // Whatever a page does is within its content security policy, or that is loosened for nothing.
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    // Code made of text is refused without a word on the console.
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        // oxlint-disable-next-line no-console -- it is the way out of the page to the lines above
        console.error(`Content Security Policy: ${effectiveDirective} refuses ${blockedURI}`);
      });
    });
    await use(page);
    // A call that is held as the test ends finds no page to go on for.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(refused).toEqual([]);
  },
  newRoom: async ({ playwright, baseURL }, use) => {
    const admin = await playwright.request.newContext({ baseURL });
    await use((options) => makeRoom(admin, options));
    await admin.dispose();
  },
});

export { expect };
