import { isAccessible } from "./support/accessible.ts";
import { mailedLink } from "./support/mail.ts";
import {
  ADMIN,
  CLASSES,
  STUDENTS,
  card,
  confirmation,
  dialog,
  fill,
  open,
  press,
  unique,
} from "./support/people.ts";
import { choose, told } from "./support/screens.ts";
import { NEW_PASSWORD, signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

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
  await fill(form, {
    "First name": "Noor",
    "Last name": mark,
    Email: "noor",
    Password: NEW_PASSWORD,
  });
  await press(form, "Add Teacher");
  await expect(told(page, "Email address is invalid.")).toBeVisible();
  await fill(form, { Email: email, "Confirm password": "another" });
  await press(form, "Add Teacher");
  await expect(form.getByLabel("Confirm password")).toHaveAccessibleDescription(
    "Passwords do not match.",
  );
  await fill(form, { "Confirm password": NEW_PASSWORD });
  await press(form, "Add Teacher");
  await expect(told(page, "Teacher added successfully!")).toBeVisible();
  await expect(panel.getByRole("rowheader", { name: `Noor ${mark}` })).toBeInViewport();

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

test("a teacher's other address waits until the mailed link is opened, or is not wanted", async ({
  page,
  server,
  newRoom,
}) => {
  const { teacher } = await newRoom();
  await signIn(page.request, teacher);
  const wanted = `wanted.${teacher}`;
  await open(page, "admin@demo.school", ADMIN);
  const panel = page.getByRole("region", { name: "Teachers Management" });
  const search = panel.getByPlaceholder("Search by name or email...");
  const waiting = panel.getByRole("cell").getByText(`Waiting for confirmation: ${wanted}`);
  const give = async (email: string) => {
    await search.fill(teacher);
    await expect(panel.getByRole("rowheader")).toHaveCount(1);
    await press(panel, "Edit Robin Thistle");
    await fill(dialog(page, "Edit Teacher"), { Email: email });
    await press(dialog(page, "Edit Teacher"), "Save Changes");
    await expect(waiting).toBeVisible();
  };
  await give(wanted);
  await press(panel, "Edit Robin Thistle");
  const edit = dialog(page, "Edit Teacher");
  await expect(edit.getByLabel("Email")).toHaveValue(teacher);
  await isAccessible(page, "a teacher whose other address waits");
  await press(edit, "Take back");
  await expect(told(page, `${teacher} stays the address.`)).toBeVisible();
  await press(edit, "Cancel");
  await expect(waiting).toBeHidden();

  await give(wanted);
  await signIn(page.request, teacher);
  await page.goto("/dashboard/account");
  await expect(page.getByRole("button", { name: "Keep this address" })).toBeVisible();
  await isAccessible(page, "one's own account with an address that waits");
  await press(page, "Keep this address");
  await expect(told(page, "Your e-mail address stays as it is.")).toBeVisible();
  await expect(page.getByText(wanted)).toBeHidden();

  const other = `other.${teacher}`;
  await open(page, "admin@demo.school", ADMIN);
  await search.fill(teacher);
  // Until the search has come back, others of this name stand in the list.
  await expect(panel.getByRole("rowheader")).toHaveCount(1);
  await press(panel, "Edit Robin Thistle");
  await fill(edit, { Email: other });
  await press(edit, "Save Changes");
  const link = () => mailedLink(server.folder, other, "/confirm-email");
  await expect.poll(link).toBeTruthy();
  await page.goto(link() ?? "");
  await expect(page.getByRole("button", { name: "Confirm this address" })).toBeVisible();
  await isAccessible(page, "the page that confirms an address");
  await press(page, "Confirm this address");
  await expect(page.getByText(`${other} is your e-mail address now.`)).toBeVisible();
  await page.goto(link() ?? "");
  await press(page, "Confirm this address");
  await expect(page.getByText("This link is not valid any more")).toBeVisible();
  await page.goto(ADMIN);
  await search.fill(other);
  await expect(panel.getByRole("cell", { name: other, exact: true })).toBeVisible();
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
  await press(card(page, name), `Edit ${name}`);
  const edit = dialog(page, "Edit Class");
  await choose(edit.getByLabel("Year"), "Year 10");
  await press(edit, "Save Changes");
  await expect(panel.getByRole("tab", { name: "Year 10" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
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
      .getByRole("button", { name: /^Enrol students/u })
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
