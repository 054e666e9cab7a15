import type { APIRequestContext } from "@playwright/test";
import {
  CLASSES,
  card,
  confirmation,
  dialog,
  fill,
  open,
  press,
  unique,
} from "./support/people.ts";
import { REPORTS, choose, told } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("a teacher creates a class, fills it, shares it and deletes another", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom();
  const name = `7/${unique()}`;
  await open(page, room.teacher, CLASSES);

  await test.step("creates", async () => {
    // Before its classes are there, the page knows of none of the same name: the server would be the one to say so.
    await expect(card(page, room.name)).toBeVisible();
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
    await press(card(page, name), `Enrol students, ${name}`);
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

test("a class is renamed and moved, and the addresses open its forms", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom();
  const name = `11/${unique()}`;
  await open(page, room.teacher, CLASSES);
  await page.goto(`${CLASSES}?new=class`);

  await test.step("creates", async () => {
    const form = dialog(page, "Create New Class");
    await fill(form, { Name: name, Subject: "Music" });
    await choose(form.getByLabel("Year"), "Year 11");
    await press(form, "Create Class");
    await expect(told(page, `Class ${name} created.`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${CLASSES}$`, "u"));
  });

  await test.step("not under a name that the year has already", async () => {
    await press(card(page, name), `Edit ${name}`);
    const form = dialog(page, "Edit Class");
    await fill(form, { Name: room.name });
    await choose(form.getByLabel("Year"), "Year 8");
    await press(form, "Save Changes");
    await expect(form.getByLabel("Name")).toHaveAccessibleDescription(
      `A class named "${room.name}" already exists for Year 8.`,
    );
    await fill(form, { Name: `${name}b`, Subject: "Drama" });
    await press(form, "Save Changes");
    await expect(told(page, `Class ${name}b saved.`)).toBeVisible();
    await expect(card(page, `${name}b`)).toContainText("Year 8 · Drama");
  });

  await test.step("opens its enrolment", async () => {
    await page.goto(`${CLASSES}?enrol=${room.id}`);
    await expect(dialog(page, `${room.name} - Student Enrollment`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(new RegExp(`${CLASSES}$`, "u"));
    for (const address of [`${CLASSES}?enrol=999999`, `${REPORTS}?class=999999`]) {
      await page.goto(address);
      await expect(page.getByText(/^This class was deleted by somebody else/u)).toBeVisible();
    }
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
  await press(card(page, name), `Enrol students, ${name}`);
  const window = dialog(page, `${name} - Student Enrollment`);
  await window.getByPlaceholder("Search by name...").fill(mark);
  await window.getByLabel(`Amira ${mark}`).check();
  await window.getByLabel(`Ben ${mark}`).check();
  // Somebody else deletes one of them while the window is open.
  expect((await admin.delete(`/api/students/delete/${leaving}/`, { headers })).ok()).toBe(true);
  await press(window, "Enroll (2)");
  await expect(window.getByText("1 student(s) successfully enrolled in")).toBeVisible();
  await expect(
    told(
      page,
      `Failed to enroll 1 student(s). Errors: Amira ${mark} was deleted by somebody else.`,
    ),
  ).toBeVisible();
  await admin.dispose();
});

test("a whole year is enrolled with one press and one call, and taken out again", async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = `9/${unique()}`;
  const admin = await playwright.request.newContext({ baseURL });
  const headers = await signIn(admin, "admin@demo.school");
  await admin.post("/api/classrooms/", {
    data: { name, year: 9, subject: "Assembly", teacher_ids: [] },
    headers,
  });
  await admin.dispose();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
  });
  await open(page, "admin@demo.school", CLASSES);
  await page.getByLabel("Search classes").fill(name);
  await press(card(page, name), `Enrol students, ${name}`);
  const window = dialog(page, `${name} - Student Enrollment`);

  // Of the class's own year, which comes first.
  await window.getByRole("checkbox").nth(1).check();
  await choose(window.getByLabel("Year", { exact: true }), "Year 8");
  const all = window.getByRole("button", { name: /^Select all \d+ in Year 8$/u });
  const count = Number(/\d+/u.exec(await all.innerText())?.[0]);
  await all.click();
  await press(window, `Enroll (${count + 1})`);
  await expect(
    told(page, `${count + 1} student(s) successfully enrolled in ${name}.`),
  ).toBeVisible();
  expect(calls.filter((path) => path.includes("/students/"))).toEqual(["/api/students/enrol/"]);
  await expect(window.getByText("In this class")).toHaveCount(5);
  await press(window, "Undo");
  await expect(told(page, `${count + 1} student(s) taken out of ${name} again.`)).toBeVisible();
  await expect(window.getByText("In this class")).toHaveCount(0);
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
