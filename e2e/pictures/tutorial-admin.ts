import type { Page } from "@playwright/test";
import { toTop, type Shot } from "./shot.ts";
import { takeDialog, takeSidebar, takeTotals } from "./tutorial-first-steps.ts";

const CLASS = "7A/En1";

/** Takes the pictures of the administrator's own steps, as a desk or a phone shows them. */
export async function takeAdminSteps(page: Page, shot: Shot, phone: boolean): Promise<void> {
  await takeSidebar(page, shot, { whose: "admin", phone });
  await takeTotals(page, shot, "admin-info-bar");

  if (!phone) await page.evaluate(() => localStorage.setItem("sidebar", "folded"));
  await page.goto("/dashboard/admindash");
  const teachers = page.getByRole("region", { name: "Teachers Management" });
  await teachers.getByRole("row").nth(3).waitFor();
  await shot("admindash", page.getByRole("main"));
  if (phone) await toTop(teachers);
  // A phone shows a few rows at a time.
  const actions = [
    teachers.getByRole("columnheader", { name: "Actions" }),
    teachers.getByRole("row").last().getByRole("cell").last(),
  ];
  await shot("teacher-actions", phone ? teachers.getByRole("row").nth(1) : actions);
  const search = teachers.getByPlaceholder("Search by name or email...");
  await search.fill("mars");
  await teachers.getByRole("row").nth(2).waitFor({ state: "hidden" });
  await shot("find-teacher", [search, teachers.getByRole("row").nth(1)]);
  await search.fill("");
  await teachers.getByRole("button", { name: "Add Teacher" }).click();
  await takeDialog(page, shot, "add-teacher");

  const classes = page.getByRole("region", { name: "Institution Class Management" });
  await toTop(classes);
  await shot("classes-by-year", classes);
  await classes.getByRole("button", { name: "Create New Class" }).click();
  await takeDialog(page, shot, "create-class");
  await classes.getByRole("button", { name: `Change teacher, ${CLASS}` }).click();
  await takeDialog(page, shot, "manage-teachers");
  await classes.getByRole("button", { name: `Enrol students, ${CLASS}` }).click();
  await takeDialog(page, shot, "enrolment");

  const students = page.getByRole("region", { name: "Student Management" });
  await toTop(students);
  await shot("admin-students", students);
  await students.getByRole("button", { name: "Add Student" }).click();
  await takeDialog(page, shot, "add-student");

  const tiles = page.getByRole("region", { name: "Your school’s reports" });
  await toTop(tiles);
  await shot("admin-tiles", tiles);
}
