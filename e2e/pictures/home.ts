import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { choose, classTable, REPORTS, review } from "../support/screens.ts";
import { TestServer } from "../support/server.ts";
import { sitDown, take, type Film } from "./camera.ts";

const FILM: Film = {
  folder: fileURLToPath(new URL("../../web/src/features/home/pictures/", import.meta.url)),
  size: { width: 1240, height: 775 },
  most: 80_000,
};

/** The README shows two of the same screens. */
const README_FILM: Film = {
  ...FILM,
  folder: fileURLToPath(new URL("../../docs/pictures/", import.meta.url)),
};

const CLASS = "9B/En2";
const STUDENT = "Zainab Akhtar";
/** The class that has reports of last term, which this term's are compared with. */
const EARLIER_CLASS = "11A/El1";

type Configuration = { student: { id: number; full_name: string }; level: string };

/** What a phone shows of the same. */
const PHONE_FILM: Film = { ...FILM, size: { width: 390, height: 780 }, most: 40_000 };

async function takeBoth(page: Page, name: string): Promise<void> {
  for (const [film, kind] of [
    [FILM, name],
    [PHONE_FILM, `${name}-phone`],
  ] as const) {
    await page.setViewportSize(film.size);
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, film, `${kind}-light`);
    await take(page, film, `${kind}-dark`, "dark");
  }
  await page.setViewportSize(FILM.size);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/**
 * Writes this term's reports of the class that has last term's, from the inputs of then with one step up. Returns
 * the class, and a student who has made one.
 */
async function writeAgain(
  page: Page,
  headers: Record<string, string>,
): Promise<{ classroom: number; student: string }> {
  const classes = (await (await page.request.get("/api/classrooms/")).json()) as {
    id: number;
    name: string;
  }[];
  const classroom = classes.find(({ name }) => name === EARLIER_CLASS)?.id ?? 0;
  const found = await page.request.get(`/api/reports/classroom/${classroom}/`);
  const configurations = ((await found.json()) as Configuration[]).slice(0, 8);
  const reports = configurations.map((given) => ({
    ...given,
    student: given.student.id,
    classroom,
    level: given.level === "Developing" ? "Proficient" : "Advanced",
    homework: "Consistently Completed",
  }));
  const answer = await page.request.post("/api/reports/generate/batch/", {
    data: { reports: Object.fromEntries(reports.entries()), word_count: "300-400" },
    headers,
  });
  if (!answer.ok()) throw new Error(await answer.text());
  // Some had nothing above them: their comparison would show no change.
  const risen = configurations.find(({ level }) => level !== "Advanced");
  return { classroom, student: risen?.student.full_name ?? "" };
}

/** Takes the pictures of the home page, each in both themes, and from the same screens those of the README. */
export async function takeHome(browser: Browser): Promise<void> {
  const server = await TestServer.start();
  try {
    const { page, headers } = await sitDown(browser, server.url, FILM, "teacher@demo.school");
    await page.addInitScript(() => localStorage.setItem("sidebar", "folded"));
    const earlier = await writeAgain(page, headers);

    await page.goto(REPORTS);
    await choose(page.getByLabel("Class", { exact: true }), CLASS);
    await choose(page.getByLabel("Report Word Count"), "300-400");
    await classTable(page).getByRole("button", { name: STUDENT, exact: true }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    await takeBoth(page, "fields");
    await take(page, README_FILM, "batch");

    await page.getByRole("button", { name: "Select All", exact: true }).click();
    await page.getByRole("button", { name: /^Generate Selected Reports/u }).click();
    const rows = review(page).getByRole("table", { name: "Reports" }).getByRole("row");
    await rows.nth(5).waitFor({ timeout: 60_000 });
    await page.mouse.move(0, 0);
    await takeBoth(page, "table");

    await rows.getByRole("button", { name: `Open report for ${STUDENT}` }).click();
    const report = review(page).getByRole("article", {
      name: `Report for ${STUDENT}`,
      exact: true,
    });
    await report.waitFor();
    await report.getByRole("button", { name: /^Sentence 2 /u }).click();
    await page.mouse.move(0, 0);
    await review(page).getByText("sentence 2 pointed at").waitFor();
    await takeBoth(page, "cards");
    await take(page, README_FILM, "review");
    // What is open would come up again on the next page.
    await review(page).getByRole("button", { name: "Close", exact: true }).first().click();

    await page.goto(`${REPORTS}?class=${earlier.classroom}`);
    await page.getByRole("button", { name: "Compare periods" }).click();
    await choose(page.getByRole("combobox", { name: "Student" }), earlier.student);
    await page.mouse.move(0, 0);
    await takeBoth(page, "compare");
    await page.context().close();
  } finally {
    await server.remove();
  }
}
