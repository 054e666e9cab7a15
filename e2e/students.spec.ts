import {
  CLASSES,
  STUDENTS,
  confirmation,
  dialog,
  fill,
  open,
  press,
  unique,
} from "./support/people.ts";
import { choose, told } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("a teacher adds a student, changes the record, enrols, unenrols and deletes", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom();
  const mark = unique();
  await open(page, room.teacher, STUDENTS);
  const form = dialog(page, "Add Student");
  const row = page.getByRole("row", { name: new RegExp(mark, "u") });

  await test.step("is told what is missing", async () => {
    await press(page, "Add Student");
    await press(form, "Add Student");
    for (const text of [
      "First name is required.",
      "Last name is required.",
      "Year is required.",
      "Pronouns are required.",
      "Student ID is required.",
    ]) {
      await expect(told(page, text)).toBeVisible();
    }
    await expect(form.getByLabel("First name")).toBeFocused();
    await fill(form, { "Date of birth": "2999-01-01" });
    await press(form, "Add Student");
    await expect(told(page, "Date of birth cannot be later than today.")).toBeVisible();
  });

  await test.step("and what the server refuses, on its field", async () => {
    await fill(form, {
      "First name": "Imogen",
      "Last name": mark,
      "Institutional student ID": "OAK-20394",
      "Date of birth": "",
    });
    await choose(form.getByLabel("Year"), "Year 13");
    await choose(form.getByLabel("Pronouns"), "She/Her");
    await press(form, "Add Student");
    await expect(form.getByLabel("Institutional student ID")).toHaveAccessibleDescription(
      /already exists/u,
    );
  });

  await test.step("adds", async () => {
    await fill(form, { "Institutional student ID": `${mark}-1` });
    await press(form, "Add Student");
    await expect(told(page, "Student added successfully!")).toBeVisible();
    await expect(row).toBeInViewport();
    await page.getByLabel("Search", { exact: true }).fill(mark.toLowerCase());
    await expect(row.getByText("N/A")).toHaveCount(2);
    await expect(row).toContainText("13");
  });

  await test.step("edits all but the student ID", async () => {
    await press(page, `Edit Imogen ${mark}`);
    const edit = dialog(page, "Edit Student");
    await expect(edit.getByLabel("Institutional student ID")).toBeDisabled();
    await fill(edit, { "Form group": "13K", "Date of birth": "2008-02-29" });
    await press(edit, "Save Changes");
    await expect(told(page, "Student updated successfully!")).toBeVisible();
    await expect(row).toContainText("13K");
    await expect(row).toContainText("29 Feb 2008");
  });

  await test.step("enrols", async () => {
    await press(page, `Enroll Imogen ${mark}`);
    const enrol = dialog(page, "Enroll Student");
    await press(enrol, "Enroll");
    await expect(told(page, "Please select or enter a classroom ID.")).toBeVisible();
    await press(enrol, "Enter a classroom ID");
    await press(enrol, "Enroll");
    await expect(told(page, "Classroom ID is required.")).toBeVisible();
    await press(enrol, "Choose from a list");
    await choose(enrol.getByLabel("Class"), room.name);
    await press(enrol, "Enroll");
    await expect(told(page, "Imogen enrolled successfully.")).toBeVisible();
  });

  await test.step("unenrols in the list of the class only, and takes that back", async () => {
    const unenrol = page.getByRole("button", { name: `Unenroll Imogen ${mark}` });
    await expect(row).toBeVisible();
    await expect(unenrol).toBeHidden();
    await choose(page.getByLabel("Class", { exact: true }), room.name);
    await unenrol.click();
    await expect(told(page, "Student unenrolled successfully.")).toBeVisible();
    // As long as it is pointed at, the message stays.
    await page.getByRole("button", { name: "Undo", exact: true }).hover();
    await expect(page.getByText("No students found")).toBeVisible();
    await press(page, "Undo");
    await expect(unenrol).toBeVisible();
  });

  await test.step("deletes", async () => {
    await press(page, `Delete Imogen ${mark}`);
    await expect(confirmation(page).getByText("Confirm Deletion")).toBeVisible();
    await press(confirmation(page), "Delete");
    await expect(told(page, "Student Imogen deleted.")).toBeVisible();
    await expect(page.getByText("No students found")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).first().click();
    await expect(page.getByRole("table", { name: "Students" }).getByRole("row")).toHaveCount(5);
  });
});

test("a student is added by keyboard alone", async ({ page, newRoom }) => {
  const room = await newRoom();
  const mark = unique();
  await open(page, room.teacher, STUDENTS);
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
  };
  await page.getByRole("button", { name: "Add Student" }).focus();
  await keys("Enter");
  const form = dialog(page, "Add Student");
  await expect(form).toBeFocused();
  await keys("Tab", "Tab");
  await page.keyboard.type("Idris");
  await keys("Tab");
  await page.keyboard.type(mark);
  // Known by the first name; Year 9, They/Them.
  await keys("Tab", "Tab", "ArrowDown", "ArrowDown", "ArrowDown", "Enter");
  await keys("Tab", "t", "Enter", "Tab");
  await page.keyboard.type(`${mark}-1`);
  await keys("Enter");
  await expect(told(page, "Student added successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Student" })).toBeFocused();

  await page.getByLabel("Search", { exact: true }).fill(mark);
  const edit = page.getByRole("button", { name: `Edit Idris ${mark}` });
  await expect(page.getByRole("row", { name: new RegExp(mark, "u") })).toContainText("9");
  await edit.focus();
  await keys("Tab", "Tab", "Enter");
  await expect(confirmation(page).getByRole("button", { name: "Cancel" })).toBeFocused();
  await keys("Tab", "Enter");
  await expect(told(page, "Student Idris deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).last().focus();
  await keys("Enter");
  await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
});

test("the list of students is filtered, sorted and paged by the server", async ({ page }) => {
  await open(page, "teacher@demo.school", STUDENTS);
  const rows = page.getByRole("table", { name: "Students" }).getByRole("rowheader");
  await expect(rows).toHaveCount(10);
  const pages = page.getByRole("navigation", { name: "Students, pages" });
  await expect(pages.getByRole("button", { name: /^Page \d/u })).toHaveCount(5);
  await press(pages, "Page 3");
  await expect(pages.getByRole("button", { name: "Page 3" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const asked = page.waitForRequest(/students\/\?.*form_group=9b/u);
  await page.getByLabel("Form group").fill("9b");
  expect((await asked).url()).toContain("page=1");
  await expect(page.getByText(/^\d students?$/u)).toBeVisible();
  await expect(pages).toBeHidden();
  await press(page, "Clear filters");
  await choose(page.getByLabel("Students per page"), "25");
  await expect(rows).toHaveCount(25);
  const first = await rows.first().innerText();
  await press(page, "Name");
  await expect(rows.first()).not.toHaveText(first);
});

test("what a list shows stands in the address: Back and a reload bring it back", async ({
  page,
}) => {
  await open(page, "teacher@demo.school", STUDENTS);
  const rows = page.getByRole("table", { name: "Students" }).getByRole("rowheader");
  const pages = page.getByRole("navigation", { name: "Students, pages" });
  const at = (name: string) => pages.getByRole("button", { name });
  await choose(page.getByLabel("Year", { exact: true }), "Year 9");
  await press(pages, "Page 2");
  await expect(at("Page 2")).toHaveAttribute("aria-current", "page");
  // Until the page arrives its list still shows the students of the page before.
  await expect(page.getByRole("region", { name: "Students" })).toHaveAttribute(
    "aria-busy",
    "false",
  );
  const second = (await rows.first().textContent()) ?? "";
  await press(pages, "Page 3");
  await expect(rows.first()).not.toHaveText(second);
  await page.goBack();
  await expect(rows.first()).toHaveText(second);
  await page.getByRole("link", { name: "Classes", exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${CLASSES}$`, "u"));
  await page.goBack();
  await expect(rows.first()).toHaveText(second);
  await page.reload();
  await expect(rows.first()).toHaveText(second);
  await expect(page.getByLabel("Year", { exact: true })).toContainText("Year 9");

  await test.step("what means nothing there is left aside", async () => {
    await page.goto(`${STUDENTS}?page=-1&year=99&sort=shoe&pageSize=7`);
    await expect(rows).toHaveCount(10);
    await expect(at("Page 1")).toHaveAttribute("aria-current", "page");
  });

  await test.step("and a class that is gone is named", async () => {
    await page.goto(`${STUDENTS}?classroom=999999`);
    await expect(page.getByText(/^This class was deleted by somebody else/u)).toBeVisible();
    await press(page, "Show all classes");
    await expect(rows).toHaveCount(10);
  });
});

test("a list that does not arrive says so and can be asked for again", async ({ page }) => {
  await page.route(/\/api\/students\/\?/u, (route) => route.abort());
  await page.route(/\/api\/classrooms\//u, (route) => route.abort());
  await open(page, "teacher@demo.school", STUDENTS);
  const banner = page.getByRole("alert").filter({ hasText: "Error Loading Students" });
  await expect(banner).toContainText("Could not fetch student data.");
  await page.unroute(/\/api\/students\/\?/u);
  await press(banner, "Try again");
  await expect(page.getByRole("table", { name: "Students" })).toBeVisible();
  await page.goto(CLASSES);
  const failed = page.getByRole("alert").filter({ hasText: "Error Loading Data" });
  await expect(failed).toContainText("Failed to load classes. (Status: 500)");
  await expect(failed).toContainText("Failed to load student counts. (Status: 500)");
  await expect(failed).toContainText("Please try refreshing the page or contact support.");
});
