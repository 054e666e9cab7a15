import type { Page } from "@playwright/test";
import { toTop, type Shot } from "./shot.ts";

const CLASS = "7A/En1";

/** Takes the pictures of the administrator's own steps. */
export async function takeAdminSteps(page: Page, shot: Shot): Promise<void> {
  await page.goto("/dashboard");
  await page.getByText("Start Tutorial").waitFor();
  await shot("admin-sidebar", page.getByRole("complementary", { name: "Sidebar" }));
  await page.goto("/dashboard/reportair/dash");
  const totals = page.getByRole("region", { name: "Totals" });
  await totals.waitFor();
  await shot("admin-info-bar", totals);

  await page.evaluate(() => localStorage.setItem("sidebar", "folded"));
  await page.goto("/dashboard/admindash");
  const teachers = page.getByRole("region", { name: "Teachers Management" });
  await teachers.getByRole("row").nth(3).waitFor();
  await shot("admindash", page.getByRole("main"));
  await shot("teacher-actions", [
    teachers.getByRole("columnheader", { name: "Actions" }),
    teachers.getByRole("row").last().getByRole("cell").last(),
  ]);
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
  await classes.getByRole("button", { name: `Change teacher, ${CLASS}` }).click();
  await dialogShot("manage-teachers");
  await classes.getByRole("button", { name: `Enrol students, ${CLASS}` }).click();
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
    await page.mouse.move(0, 0);
    await shot(name, dialog);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
}
