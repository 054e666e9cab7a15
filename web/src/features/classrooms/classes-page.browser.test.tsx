import {
  countStudents,
  createClassroom,
  listClassrooms,
  updateClassroom,
  type Classroom,
} from "@reportair/contract/features/classrooms.ts";
import {
  listClassroomStudents,
  listInstitutionStudents,
} from "@reportair/contract/features/students.ts";
import { listTeachers } from "@reportair/contract/features/teachers.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CLASSROOM, ME, studentOf } from "../../../test/records.ts";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { currentKeeper } from "../../lib/drafts/keeper.ts";
import { ClassesPage } from "./classes-page.tsx";

const classOf = (id: number, name: string): Classroom => ({ ...CLASSROOM, id, name });
const CLASSES = Array.from({ length: 9 }, (_, at) => classOf(at + 1, `7/${at + 1}`));

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const card = (name: string) => page.getByRole("listitem", { name, exact: true });
const said = (text: string | RegExp) => page.getByText(text);

/** Classes that can be created and changed, as the server keeps them. */
async function open(first: readonly Classroom[]) {
  let classes = [...first];
  answer(listClassrooms, () => classes);
  answer(countStudents, () => ({}));
  answer(createClassroom, ({ body: { teacher_ids: _, ...given } }) => {
    const made = { ...CLASSROOM, ...given, id: 90, year_level: given.year, student_count: 0 };
    classes = [...classes, made];
    return made;
  });
  answer(updateClassroom, ({ params, body: { teacher_ids: _, ...given } }) => {
    classes = classes.map((one) => (one.id === params.id ? { ...one, ...given } : one));
    return classes.find(({ id }) => id === params.id) ?? refuse("not_found");
  });
  await show(<ClassesPage me={ME} />);
}

test("a class that is created is shown, wherever it sorts", async () => {
  await open(CLASSES);
  await expect.element(card("7/1")).toBeVisible();
  await button("Create New Class").click();
  await page.getByLabelText("Name").fill("9Z");
  await page.getByLabelText("Subject").fill("Art");
  await page.getByLabelText("Year").click();
  await page.getByRole("option", { name: "Year 9" }).click();
  await button("Create Class").click();
  await expect.element(card("9Z")).toBeVisible();
  await expect.element(said("Page 2 of 2")).toBeVisible();
});

test("where a search hides what was changed, the message shows it", async () => {
  await open(CLASSES);
  await page.getByLabelText("Search classes").fill("7/3");
  await expect.element(card("7/1")).not.toBeInTheDocument();
  await button("Edit 7/3").click();
  await page.getByLabelText("Name", { exact: true }).fill("8X");
  await button("Save Changes").click();
  await expect.element(said("Class 8X saved.")).toBeVisible();
  await button("Show").click();
  await expect.element(card("8X")).toBeVisible();
  await expect.element(page.getByLabelText("Search classes")).toHaveValue("");
});

test("a class that somebody else deletes is named, and what was typed stays", async () => {
  await open(CLASSES);
  answer(updateClassroom, () => refuse("not_found"));
  await button("Edit 7/3").click();
  await page.getByLabelText("Name", { exact: true }).fill("8X");
  await button("Save Changes").click();
  await expect.element(said(/^This class was deleted by somebody else/u)).toBeVisible();
  await expect.element(said("What you typed is still here.")).toBeVisible();
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue("8X");
});

test("a teacher without a class finds the way to one", async () => {
  await open([]);
  await button("Create a class").click();
  await expect.element(page.getByRole("dialog", { name: "Create New Class" })).toBeVisible();
});

test.each([
  ["class:new", "Create New Class", { name: "9Z" }],
  ["class:3", "Edit Class", { name: "8X" }],
  ["enrolment:3", "7/3 - Student Enrollment", { action: "enroll", students: [1] }],
  ["class-teachers:3", "Manage Teachers for 7/3", { added: [8], removed: [] }],
])("what is kept as %s opens its window again", async (name, title, value) => {
  currentKeeper()?.keep(name, { what: "what was typed", value });
  answer(listInstitutionStudents, () => [studentOf(1, "Ada Byron")]);
  answer(listClassroomStudents, () => []);
  answer(listTeachers, () => ({ count: 0, next: null, previous: null, results: [] }));
  await open(CLASSES);
  await expect.element(page.getByRole("dialog", { name: title })).toBeVisible();
  await expect.element(said(/^Brought back what you typed/u)).toBeVisible();
});
