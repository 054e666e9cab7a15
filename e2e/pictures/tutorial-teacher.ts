import type { Page } from "@playwright/test";
import { choose, classTable, review } from "../support/screens.ts";
import { toTop, type Shot } from "./shot.ts";
import {
  DASH,
  STUDENT,
  takeClassAndLength,
  takeSidebar,
  takeTotals,
} from "./tutorial-first-steps.ts";

/** Takes the pictures of the teacher's steps, and those that both tutorials share. */
export async function takeTeacherSteps(page: Page, shot: Shot, goOn: () => void): Promise<void> {
  const main = page.getByRole("main");
  await takeSidebar(page, shot, { whose: "teacher", phone: false });
  await shot("theme-toggle", page.getByRole("button", { name: "Switch to dark theme" }), "dark");
  await takeTotals(page, shot, "teacher-info-bar");

  await page.evaluate(() => localStorage.setItem("sidebar", "folded"));
  await takeClassAndLength(page, shot);
  const table = classTable(page);
  await shot("fill-in", table);

  const name = table.getByRole("button", { name: STUDENT, exact: true });
  await name.click();
  await toTop(name, 150);
  await shot("open-pupil", page.getByRole("group", { name: `Fields for ${STUDENT}`, exact: true }));
  await name.click();
  await page.evaluate(() => scrollTo(0, 0));

  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await choose(page.getByLabel("Field to set"), "Punctuality");
  await choose(page.getByLabel("Value to set"), "Always on time");
  const apply = page.getByRole("button", { name: "Apply to Selected" });
  await shot("apply", [page.getByLabel("Field to set"), apply]);

  await page.getByRole("button", { name: /^Generate Selected Reports/u }).click();
  const progress = page.getByRole("dialog", { name: /^Generating Reports \(11\// });
  await progress.waitFor({ timeout: 60_000 });
  await shot("generate", progress);
  goOn();

  const reports = review(page).getByRole("table", { name: "Reports" });
  await reports.waitFor({ timeout: 60_000 });
  await page.mouse.move(0, 0);
  await shot("table-view", reports);
  await reports.getByRole("button", { name: `Open report for ${STUDENT}` }).click();
  const report = review(page).getByRole("article", { name: `Report for ${STUDENT}`, exact: true });
  const sentence = report.getByRole("button", { name: /^Sentence 1 /u });
  await sentence.click();
  await shot("card-view", [report, review(page).getByText("sentence 1 pointed at")]);
  await sentence.click();
  await page.mouse.move(0, 0);
  const keep = review(page).getByRole("button", { name: /^Keep/u });
  await shot("keep", [review(page).getByRole("button", { name: /^Discard report/u }), keep.last()]);
  await review(page)
    .getByRole("button", { name: `Edit report for ${STUDENT}` })
    .click();
  const save = page.getByRole("button", { name: "Save Changes to Report" });
  await save.waitFor();
  await shot("editing", [report.getByRole("heading").first(), save]);
  await page.getByRole("button", { name: "Cancel" }).first().click();
  await review(page).getByRole("button", { name: "Close", exact: true }).first().click();

  await page.getByRole("button", { name: "Deselect All", exact: true }).click();
  const list = main.locator("[aria-labelledby=class-reports]");
  await list.waitFor();
  await toTop(list);
  await shot("report-list", list);

  await page.goto(`${DASH}/students`);
  await main.getByRole("table").waitFor();
  await shot("students", page.getByRole("region", { name: "Student Management" }));
  await page.goto(`${DASH}/classes`);
  const classes = main.getByRole("list", { name: "Classes" });
  await classes.waitFor();
  await shot("classes", classes);
}
