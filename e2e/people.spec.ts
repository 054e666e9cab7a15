import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { choose, told } from "./support/screens.ts";
import { PASSWORD, signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const STUDENTS = "/dashboard/reportair/dash/students";
const CLASSES = "/dashboard/reportair/dash/classes";
const ADMIN = "/dashboard/admindash";

let made = 0;
/** A word that no other test of this run uses. */
const unique = () => `Q${process.pid}${(made += 1)}`;

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const confirmation = (page: Page) => page.getByRole("alertdialog");
const press = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole("button", { name, exact: true }).click();

async function open(page: Page, who: string, address: string): Promise<void> {
  await signIn(page.request, who);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** A card of the class, with its deeds. */
const card = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });

/** Fills a form's text fields by their labels. */
async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

test("a teacher adds a student, mends the record, enrols, unenrols and deletes", async ({
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
  // Year 9, They/Them.
  await keys("Tab", "ArrowDown", "ArrowDown", "ArrowDown", "Enter");
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

test("a teacher creates a class, fills it, shares it and deletes another", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom();
  const name = `7/${unique()}`;
  await open(page, room.teacher, CLASSES);

  await test.step("creates", async () => {
    await press(page, "Create New Class");
    const form = dialog(page, "Create New Class");
    await press(form, "Create Class");
    for (const text of ["Name is required.", "Year is required.", "Subject is required."]) {
      await expect(told(page, text)).toBeVisible();
    }
    await fill(form, { Name: room.name.toLowerCase(), Subject: "Music" });
    await choose(form.getByLabel("Year"), "Year 8");
    await press(form, "Create Class");
    await expect(
      told(page, `A class named "${room.name.toLowerCase()}" already exists for Year 8.`),
    ).toBeVisible();
    await fill(form, { Name: name });
    await choose(form.getByLabel("Year"), "Year 7");
    await press(form, "Create Class");
    await expect(card(page, name)).toContainText("Robin Thistle");
    await expect(card(page, name)).toContainText("0 students");
  });

  await test.step("enrols several at a time", async () => {
    await press(card(page, name), `Enroll students, ${name}`);
    const window = dialog(page, `${name} - Student Enrollment`);
    await expect(window.getByText("Year 7", { exact: true })).toBeVisible();
    await press(window, "Enroll (0)");
    await expect(told(page, "Please select at least one student to enroll.")).toBeVisible();
    await window.getByLabel("Select all on this page").check();
    await press(window, "Next");
    await window.getByRole("checkbox").nth(1).check();
    await press(window, "Enroll (6)");
    await expect(told(page, `6 student(s) successfully enrolled in ${name}.`)).toBeVisible();
    await window.getByRole("tab", { name: "Unenroll Students" }).click();
    await expect(told(page, `6 student(s) successfully enrolled in ${name}.`)).toBeHidden();
    await window.getByRole("checkbox").nth(1).check();
    await press(window, "Unenroll (1)");
    await expect(told(page, `1 student(s) successfully unenrolled from ${name}.`)).toBeVisible();
    await window.getByPlaceholder("Search by name...").fill("nobody at all");
    await expect(told(page, "No students match your search.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card(page, name)).toContainText("5 students");
  });

  await test.step("shares it, and may then not delete it", async () => {
    await press(card(page, name), `Manage teachers, ${name}`);
    const window = dialog(page, `Manage Teachers for ${name}`);
    await expect(window.getByText(/^Page 1 of \d+ \(\d+ total teachers found\)$/u)).toBeVisible();
    await window.getByPlaceholder("Search teachers by name or email...").fill("g.pugh");
    await window.getByLabel("Gareth Pugh").check();
    await press(window, "Save Teachers");
    await expect(card(page, name)).toContainText("+1");
    await press(card(page, name), `Delete ${name}`);
    await expect(confirmation(page)).toContainText("enrollments are removed");
    await expect(confirmation(page)).toContainText("cannot be undone");
    await press(confirmation(page), "Delete Class");
    await expect(confirmation(page)).toContainText("Another teacher teaches this class too.");
    await press(confirmation(page), "Cancel");
  });

  await test.step("deletes the other", async () => {
    await press(card(page, room.name), `Delete ${room.name}`);
    await press(confirmation(page), "Delete Class");
    await expect(card(page, room.name)).toBeHidden();
    await expect(card(page, name)).toBeVisible();
  });
});

test("enrolling goes on where some cannot be enrolled any more", async ({
  page,
  playwright,
  baseURL,
}) => {
  const mark = unique();
  const name = `10/${mark}`;
  const admin = await playwright.request.newContext({ baseURL });
  const headers = await signIn(admin, "admin@demo.school");
  const add = async (first_name: string): Promise<number> => {
    const student_id = `${mark}.${first_name}`;
    const data = { first_name, last_name: mark, pronouns: "They/Them", year: 10, student_id };
    const answer = await admin.post("/api/students/user/", { data, headers });
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as { id: number }).id;
  };
  await admin.post("/api/classrooms/", {
    data: { name, year: 10, subject: "Drama", teacher_ids: [] },
    headers,
  });
  const leaving = await add("Amira");
  await add("Ben");
  await open(page, "admin@demo.school", CLASSES);
  await page.getByLabel("Search classes").fill(name);
  await press(card(page, name), `Enroll students, ${name}`);
  const window = dialog(page, `${name} - Student Enrollment`);
  await window.getByPlaceholder("Search by name...").fill(mark);
  await window.getByLabel(`Amira ${mark}`).check();
  await window.getByLabel(`Ben ${mark}`).check();
  // Somebody else deletes one of them while the window is open.
  expect((await admin.delete(`/api/students/delete/${leaving}/`, { headers })).ok()).toBe(true);
  await press(window, "Enroll (2)");
  await expect(window.getByText("1 student(s) successfully enrolled in")).toBeVisible();
  await expect(told(page, "Failed to enroll 1 student(s). Errors: Not found.")).toBeVisible();
  await admin.dispose();
});

test("an administrator adds, finds, edits and deletes a teacher", async ({ page }) => {
  const mark = unique();
  const email = `${mark}@demo.school`.toLowerCase();
  await open(page, "admin@demo.school", ADMIN);
  const panel = page.getByRole("region", { name: "Teachers Management" });
  await press(panel, "Add Teacher");
  const form = dialog(page, "Add Teacher");
  await press(form, "Add Teacher");
  for (const text of [
    "First name is required.",
    "Last name is required.",
    "Email is required.",
    "Password is required for new users.",
  ]) {
    await expect(told(page, text)).toBeVisible();
  }
  await fill(form, { "First name": "Noor", "Last name": mark, Email: "noor", Password: PASSWORD });
  await press(form, "Add Teacher");
  await expect(told(page, "Email address is invalid.")).toBeVisible();
  await fill(form, { Email: email, "Confirm password": "another" });
  await press(form, "Add Teacher");
  await expect(form.getByLabel("Confirm password")).toHaveAccessibleDescription(
    "Passwords do not match.",
  );
  await fill(form, { "Confirm password": PASSWORD });
  await press(form, "Add Teacher");
  await expect(told(page, "Teacher added successfully!")).toBeVisible();

  await panel.getByPlaceholder("Search by name or email...").fill(email);
  await expect(panel.getByRole("rowheader", { name: `Noor ${mark}` })).toBeVisible();
  await expect(panel.getByRole("rowheader")).toHaveCount(1);
  await press(panel, `Edit Noor ${mark}`);
  const edit = dialog(page, "Edit Teacher");
  await expect(edit.getByLabel("Password")).toHaveCount(0);
  await fill(edit, { "First name": "Nora" });
  await press(edit, "Save Changes");
  await expect(told(page, "Teacher updated successfully!")).toBeVisible();
  await press(panel, `Delete Nora ${mark}`);
  await expect(confirmation(page)).toContainText("Nora has written no reports.");
  await press(confirmation(page), "Delete");
  await expect(told(page, "Teacher Nora deleted.")).toBeVisible();
  await expect(panel.getByText("No teachers found")).toBeVisible();
  await expect(panel.getByText("Try adjusting your search term.")).toBeVisible();
  await panel.getByRole("button", { name: "Clear Search" }).first().click();
  await press(panel, "Delete Helen Marsden");
  await expect(confirmation(page)).toContainText("28 reports that Helen has written");
  await press(confirmation(page), "Cancel");
  await choose(panel.getByLabel("Show entries"), "5");
  await expect(panel.getByRole("rowheader")).toHaveCount(5);
});

test("an administrator manages the classes of each year", async ({ page }) => {
  await open(page, "admin@demo.school", ADMIN);
  const panel = page.getByRole("region", { name: "Institution Class Management" });
  await panel.getByRole("tab", { name: "Year 9" }).click();
  await expect(panel.getByText(/^Showing 1 to \d of \d+ results$/u)).toBeVisible();
  await expect(panel.getByText(/^Page 1 of \d+$/u)).toBeVisible();
  await expect(card(page, "9C/Ma3")).toContainText("No teacher");
  await panel.getByPlaceholder("Search by class or teacher name...").fill("deirdre");
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await panel.getByPlaceholder("Search by class or teacher name...").fill("nobody at all");
  await expect(panel.getByText("No classes found matching your search")).toBeVisible();
  await panel.getByPlaceholder("Search by class or teacher name...").fill("");

  const name = `9/${unique()}`;
  await press(panel, "Create New Class");
  const form = dialog(page, "Create New Class");
  await expect(form.getByLabel("Year")).toContainText("Year 9");
  await fill(form, { Name: name, Subject: "Latin" });
  await press(form, "Select Teacher");
  const picker = dialog(page, "Select Teacher");
  await picker.getByPlaceholder("Search teachers by name or email...").fill("ferrante");
  await picker.getByRole("button", { name: /Lucia Ferrante/u }).click();
  await press(form, "Create Class");
  await expect(card(page, name)).toContainText("Lucia Ferrante");
  await press(card(page, name), `Delete ${name}`);
  await press(confirmation(page), "Delete Class");
  await expect(card(page, name)).toBeHidden();
});

test("a year without classes offers the first one", async ({ page }) => {
  await open(page, "admin@riverside.school", ADMIN);
  const panel = page.getByRole("region", { name: "Institution Class Management" });
  await expect(panel.getByText("No classes found", { exact: true })).toBeVisible();
  await press(panel, "Create First Class");
  await expect(dialog(page, "Create New Class").getByLabel("Year")).toContainText("Year 7");
});

test("of two who change a class's teachers at once, neither undoes the other", async ({
  page,
  playwright,
  baseURL,
  newRoom,
}) => {
  const room = await newRoom();
  await open(page, "adminteacher@demo.school", CLASSES);
  await page.getByText("All classes", { exact: true }).click();
  await page.getByLabel("Search classes").fill(room.name);
  await press(card(page, room.name), `Manage teachers, ${room.name}`);
  const window = dialog(page, `Manage Teachers for ${room.name}`);
  await window.getByPlaceholder("Search teachers by name or email...").fill("varma");
  await window.getByLabel("Anjali Varma").check();

  const other = await playwright.request.newContext({ baseURL });
  const headers = await signIn(other, "admin@demo.school");
  const pugh = await idOf(other, "g.pugh@demo.school");
  const answer = await other.put(`/api/classrooms/${room.id}/`, {
    data: { teacher_ids: [pugh] },
    headers,
  });
  expect(answer.ok()).toBe(true);

  await press(window, "Save Teachers");
  await expect(window).toBeHidden();
  const read = await other.get(`/api/classrooms/${room.id}/`);
  const { teachers } = (await read.json()) as { teachers: { last_name: string }[] };
  expect(teachers.map(({ last_name }) => last_name)).toEqual(["Pugh", "Varma"]);
  await other.dispose();
});

async function idOf(who: APIRequestContext, email: string): Promise<number> {
  const answer = await who.get(`/api/users/teachers/?search=${email}`);
  const [found] = (await answer.json()) as { id: number }[];
  return found?.id ?? 0;
}

test("a teacher who types AdminDash's address is told, and nothing is asked", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "teacher@demo.school", ADMIN);
  await expect(page.getByText("You are not allowed to open AdminDash")).toBeVisible();
  expect(
    asked.filter((path) => /^\/api\/(?:users\/teachers|classrooms|students)/u.test(path)),
  ).toEqual([]);
});

for (const width of [360, 1440]) {
  test(`the screens hold nothing that axe finds at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page.request, "admin@demo.school");
    await page.goto(STUDENTS);
    await expect(page.getByText("of 2", { exact: false }).first()).toBeVisible();
    await isAccessible(page, "students");
    await press(page, "Add Student");
    await press(dialog(page, "Add Student"), "Add Student");
    await isAccessible(page, "a student's form with errors");
    await page.goto(CLASSES);
    await page
      .getByRole("button", { name: /^Enroll students/u })
      .first()
      .click();
    await dialog(page, /Student Enrollment$/u)
      .getByLabel("Select all on this page")
      .check();
    await isAccessible(page, "enrolment");
    await page.goto(ADMIN);
    await expect(page.getByText(/^Showing 1 to/u)).toBeVisible();
    await isAccessible(page, "AdminDash");
  });
}
