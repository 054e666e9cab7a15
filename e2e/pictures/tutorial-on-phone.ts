import type { Page } from "@playwright/test";
import { choose, REPORTS, review } from "../support/screens.ts";
import { toTop, type Shot } from "./shot.ts";

/** The class of the demonstration school whose inputs are half filled in. */
const CLASS = "9B/En2";
const STUDENT = "Zainab Akhtar";
/** A class that an administrator looks after. */
const OTHER_CLASS = "7A/En1";
const DASH = "/dashboard/reportair/dash";

/** Takes the pictures of the teacher's steps as a phone shows them, and those that both tutorials share. */
export async function takeTeacherStepsOnPhone(
  page: Page,
  shot: Shot,
  goOn: () => void,
): Promise<void> {
  const main = page.getByRole("main");
  await takeMenu(page, shot, "teacher");
  await shot("theme-toggle", page.getByRole("button", { name: "Switch to dark theme" }), "dark");

  await page.goto(DASH);
  const totals = page.getByRole("region", { name: "Totals" });
  await totals.waitFor();
  await shot("teacher-info-bar", totals);

  await page.goto(REPORTS);
  await choose(page.getByLabel("Class", { exact: true }), CLASS);
  const tabs = page.getByRole("navigation", { name: "ReportAIr" }).getByRole("link");
  await shot("tabs", [tabs.first(), tabs.last()]);
  await choose(page.getByLabel("Report Word Count"), "300-400");
  const length = page.getByRole("radiogroup").filter({ hasText: "Characters" }).first();
  await shot("class-and-length", [page.getByLabel("Class", { exact: true }), length]);
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
  await shot("apply", sheet);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });

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

/** Takes the pictures of the administrator's own steps as a phone shows them. */
export async function takeAdminStepsOnPhone(page: Page, shot: Shot): Promise<void> {
  await takeMenu(page, shot, "admin");
  await page.goto(DASH);
  const totals = page.getByRole("region", { name: "Totals" });
  await totals.waitFor();
  await shot("admin-info-bar", totals);

  await page.goto("/dashboard/admindash");
  const teachers = page.getByRole("region", { name: "Teachers Management" });
  await teachers.getByRole("row").nth(3).waitFor();
  await shot("admindash", page.getByRole("main"));
  await toTop(teachers);
  await shot("teacher-actions", teachers.getByRole("row").nth(1));
  const search = teachers.getByPlaceholder("Search by name or email...");
  await search.fill("mars");
  await teachers.getByRole("row").nth(2).waitFor({ state: "hidden" });
  await shot("find-teacher", [search, teachers.getByRole("row").nth(1)]);
  await search.fill("");
  await teachers.getByRole("button", { name: "Add Teacher" }).click();
  await dialogShot("add-teacher");

  const classes = page.getByRole("region", { name: "Institution Class Management" });
  await toTop(classes);
  await shot("classes-by-year", classes);
  await classes.getByRole("button", { name: "Create New Class" }).click();
  await dialogShot("create-class");
  await classes.getByRole("button", { name: `Change teacher, ${OTHER_CLASS}` }).click();
  await dialogShot("manage-teachers");
  await classes.getByRole("button", { name: `Enrol students, ${OTHER_CLASS}` }).click();
  await dialogShot("enrolment");

  const students = page.getByRole("region", { name: "Student Management" });
  await toTop(students);
  await shot("admin-students", students);
  await students.getByRole("button", { name: "Add Student" }).click();
  await dialogShot("add-student");

  const tiles = page.getByRole("region", { name: "Your school’s reports" });
  await toTop(tiles);
  await shot("admin-tiles", tiles);

  async function dialogShot(name: string): Promise<void> {
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await shot(name, dialog);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
}

/** The menu that stands for the sidebar. */
async function takeMenu(page: Page, shot: Shot, whose: "teacher" | "admin"): Promise<void> {
  await page.goto("/dashboard");
  await page.getByText("Start Tutorial").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog");
  await menu.waitFor();
  await shot(`${whose}-sidebar`, menu);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  // Its button has the focus and the pointer, and would say its name.
  await page.getByRole("button", { name: "Menu" }).blur();
  await page.mouse.move(0, 0);
}
