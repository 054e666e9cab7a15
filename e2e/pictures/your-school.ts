import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import { TestServer } from "../support/server.ts";
import { sitDown, take, type Film } from "./camera.ts";

/** Of docs/your-school.md. */
const FILM: Film = {
  folder: fileURLToPath(new URL("../../docs/pictures/", import.meta.url)),
  size: { width: 1240, height: 775 },
  most: 80_000,
};

const samples = (...names: string[]) =>
  names.map((name) => fileURLToPath(new URL(`../../roster/test/samples/${name}`, import.meta.url)));

/** Takes the pictures of the guide for a school that begins. */
export async function takeYourSchool(browser: Browser): Promise<void> {
  const server = await TestServer.start();
  try {
    const { page } = await sitDown(browser, server.url, FILM, "admin@riverside.school");
    await page.addInitScript(() => localStorage.setItem("sidebar", "folded"));
    await page.goto("/dashboard/admindash/bring-in");
    const choose = page.getByLabel("Files of your school");
    const bringIn = page.getByRole("button", { name: /^Bring in \d/u });
    await choose.setInputFiles(samples("sims.csv"));
    await bringIn.click();
    await page.getByRole("button", { name: "Bring in other files" }).click();
    await choose.setInputFiles(samples("bromcom.csv"));
    await page.getByLabel(/^Make accounts for/u).check();
    await page.getByRole("region", { name: /^Refused/u }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, FILM, "bring-in");
    await bringIn.click();
    await page.getByRole("region", { name: "Invitations" }).waitFor();
    await take(page, FILM, "brought-in");

    const office = await sitDown(browser, server.url, FILM, "admin@demo.school");
    await office.page.addInitScript(() => localStorage.setItem("sidebar", "folded"));
    await office.page.goto("/dashboard/admindash/whole-reports");
    await office.page.getByRole("heading", { name: "Letterhead" }).waitFor();
    await take(office.page, FILM, "whole-reports");
  } finally {
    await server.stop();
  }
}
