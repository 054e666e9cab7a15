import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { TestServer } from "../support/server.ts";
import { placeOf, sitDown, take, type Film, type Place } from "./camera.ts";
import type { Shot } from "./shot.ts";
import { takeAdminSteps } from "./tutorial-admin.ts";
import { takeTeacherSteps } from "./tutorial-teacher.ts";
import { takeTeacherStepsOnPhone } from "./tutorial-teacher-on-phone.ts";

const FILM: Film = {
  folder: fileURLToPath(
    new URL("../../web/src/features/welcome/tutorial/pictures/", import.meta.url),
  ),
  size: { width: 1200, height: 750 },
  most: 40_000,
};

/** The same as a phone shows it: the upper two thirds of one. */
const PHONE_FILM: Film = { ...FILM, size: { width: 390, height: 585 }, most: 30_000 };

/** So many reports of the batch are written when its progress is taken. */
const WRITTEN = 11;

/** Takes the pictures of both tutorials, on a desk and on a phone, and writes down what each of them is about. */
export async function takeTutorials(browser: Browser): Promise<void> {
  const places: Record<string, Place> = {};
  const shotOn =
    (page: Page, film: Film): Shot =>
    async (step, about, theme) => {
      const name = film === PHONE_FILM ? `${step}-phone` : step;
      await page.waitForLoadState("networkidle");
      places[name] = await placeOf(page, [about].flat());
      await take(page, film, name, theme);
    };
  for (const film of [FILM, PHONE_FILM]) {
    const phone = film === PHONE_FILM;
    const takeTeacher = phone ? takeTeacherStepsOnPhone : takeTeacherSteps;
    const server = await TestServer.start({}, { holdAfter: WRITTEN });
    try {
      const teacher = await sitDown(browser, server.url, film, "teacher@demo.school");
      await takeTeacher(teacher.page, shotOn(teacher.page, film), () => server.goOn());
      await teacher.page.context().close();
      const admin = await sitDown(browser, server.url, film, "admin@demo.school");
      await takeAdminSteps(admin.page, shotOn(admin.page, film), phone);
      await admin.page.context().close();
    } finally {
      await server.remove();
    }
  }
  const sorted = Object.fromEntries(
    Object.entries(places).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(join(FILM.folder, "places.json"), `${JSON.stringify(sorted, null, 2)}\n`);
}
