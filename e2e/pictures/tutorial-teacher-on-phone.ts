import type { Page } from "@playwright/test";
import { choose, review } from "../support/screens.ts";
import { toTop, type Shot } from "./shot.ts";
import {
  DASH,
  STUDENT,
  takeClassAndLength,
  takeDialog,
  takeSidebar,
  takeTotals,
} from "./tutorial-first-steps.ts";

/** Takes the pictures of the teacher's steps as a phone shows them, and those that both tutorials share. */
export async function takeTeacherStepsOnPhone(
  page: Page,
  shot: Shot,
  goOn: () => void,
): Promise<void> {
  const main = page.getByRole("main");
  await takeSidebar(page, shot, { whose: "teacher", phone: true });
  await shot("theme-toggle", page.getByRole("button", { name: "Switch to dark theme" }), "dark");
  await takeTotals(page, shot, "teacher-info-bar");

  await takeClassAndLength(page, shot);
  const list = page.getByRole("list", { name: /^Pupils of/u });
  await toTop(list, 60);
  await shot("fill-in", list);

  await list.getByRole("button", { name: new RegExp(`^${STUDENT}`, "u") }).click();
  const pupil = page.getByRole("dialog");
  await pupil.getByRole("radiogroup", { name: "Level" }).waitFor();
  await shot("open-pupil", pupil);
  await pupil.getByRole("button", { name: "Close", exact: true }).click();
  await pupil.waitFor({ state: "hidden" });
  await page.evaluate(() => scrollTo(0, 0));

  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await page.getByRole("button", { name: "Set a field" }).click();
  const sheet = page.getByRole("dialog");
  await choose(sheet.getByLabel("Set field"), "Punctuality");
  await choose(sheet.getByLabel("To value"), "Always on time");
  await takeDialog(page, shot, "apply");

  await page.getByRole("button", { name: /^Generate Selected Reports/u }).click();
  const progress = page.getByRole("dialog", { name: /^Generating Reports \(11\// });
  await progress.waitFor({ timeout: 60_000 });
  await shot("generate", progress);
  goOn();

  await review(page).getByRole("button", { name: STUDENT }).first().waitFor({ timeout: 60_000 });
  await shot("table-view", review(page));
  await review(page).getByRole("button", { name: STUDENT }).first().click();
  const report = review(page).getByRole("article", { name: `Report for ${STUDENT}`, exact: true });
  const sentence = report.getByRole("button", { name: /^Sentence 1 /u });
  await sentence.click();
  await shot("card-view", report);
  await sentence.click();
  const keep = review(page).getByRole("button", { name: /^Keep/u });
  await shot("keep", [review(page).getByRole("button", { name: /^Discard report/u }), keep.last()]);
  await review(page)
    .getByRole("button", { name: `Edit report for ${STUDENT}` })
    .click();
  const save = page.getByRole("button", { name: "Save Changes to Report" });
  await save.waitFor();
  await shot("editing", [report.getByRole("textbox"), save]);
  await page.getByRole("button", { name: "Cancel" }).first().click();
  await review(page).getByRole("button", { name: "Close", exact: true }).first().click();

  const reports = main.locator("[aria-labelledby=class-reports]");
  await reports.waitFor();
  await toTop(reports);
  await shot("report-list", reports);

  await page.goto(`${DASH}/students`);
  const students = page.getByRole("region", { name: "Student Management" });
  await students.getByRole("listitem").first().waitFor();
  await shot("students", students);
  await page.goto(`${DASH}/classes`);
  const classes = main.getByRole("list", { name: "Classes" });
  await classes.waitFor();
  await shot("classes", classes);
}
