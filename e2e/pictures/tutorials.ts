import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { TestServer } from "../support/server.ts";
import { placeOf, sitDown, take, type Film, type Place } from "./camera.ts";
import type { Shot } from "./shot.ts";
import { takeAdminSteps } from "./tutorial-admin.ts";
import { takeTeacherSteps } from "./tutorial-teacher.ts";

const FILM: Film = {
  folder: fileURLToPath(
    new URL("../../web/src/features/welcome/tutorial/pictures/", import.meta.url),
  ),
  size: { width: 1200, height: 750 },
  most: 40_000,
};

/** So many reports of the batch are written when its progress is taken. */
const WRITTEN = 11;

/** Takes the pictures of both tutorials, and writes down what each of them is about. */
export async function takeTutorials(browser: Browser): Promise<void> {
  const places: Record<string, Place> = {};
  const shotOn =
    (page: Page): Shot =>
    async (name, about, theme) => {
      await page.waitForLoadState("networkidle");
      places[name] = await placeOf(page, [about].flat());
      await take(page, FILM, name, theme);
    };
  const server = await TestServer.start({}, { holdAfter: WRITTEN });
  try {
    for (const [username, takeSteps] of [
      ["teacher@demo.school", takeTeacherSteps],
      ["admin@demo.school", takeAdminSteps],
    ] as const) {
      const { page } = await sitDown(browser, server.url, FILM, username);
      await takeSteps(page, shotOn(page), () => server.goOn());
      await page.context().close();
    }
  } finally {
    await server.remove();
  }
  const sorted = Object.fromEntries(
    Object.entries(places).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(join(FILM.folder, "places.json"), `${JSON.stringify(sorted, null, 2)}\n`);
}
