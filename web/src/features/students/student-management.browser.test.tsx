import { listClassrooms } from "@reportair/contract/features/classrooms.ts";
import {
  createOrEnrolStudent,
  listStudents,
  placeOfStudent,
  updateStudent,
} from "@reportair/contract/features/students.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CLASSROOM, studentOf } from "../../../test/records.ts";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { StudentManagement } from "./student-management.tsx";

const SCHOOL = Array.from({ length: 15 }, (_, at) => studentOf(at + 1, `Pupil Nr${at + 1}`));

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const row = (name: RegExp) => page.getByRole("row", { name });
const said = (text: string | RegExp) => page.getByText(text);

/** A list of fifteen and whoever is added, who stands last; a search finds who is called exactly so. */
async function open(school = SCHOOL) {
  const students = [...school];
  const found = (search = "") =>
    students.filter(({ full_name }) => search === "" || full_name === search);
  answer(listClassrooms, () => [CLASSROOM]);
  answer(listStudents, ({ query }) => {
    const all = found(query.search);
    const from = ((query.page ?? 1) - 1) * 10;
    return { count: all.length, next: null, previous: null, results: all.slice(from, from + 10) };
  });
  answer(createOrEnrolStudent, () => {
    const added = studentOf(99, "Imogen Hart");
    students.push(added);
    return added;
  });
  answer(placeOfStudent, ({ params, query }) => {
    const at = found(query.search).findIndex(({ id }) => id === params.id);
    return { place: at < 0 ? null : at + 1 };
  });
  await show(<StudentManagement as="page" rights={false} />);
}
async function add() {
  await button("Add Student").click();
  await page.getByLabelText("First name").fill("Imogen");
  await page.getByLabelText("Last name").fill("Hart");
  await page.getByLabelText("Institutional student ID").fill("S99");
  const form = page.getByRole("dialog");
  await form.getByLabelText("Year").click();
  await page.getByRole("option", { name: "Year 9" }).click();
  await form.getByLabelText("Pronouns").click();
  await page.getByRole("option", { name: "She/Her" }).click();
  await form.getByRole("button", { name: "Add Student" }).click();
}

test("who is added is shown on the page where they sort, and announced", async () => {
  await open();
  await expect.element(row(/Nr1/u).first()).toBeVisible();
  await add();
  await expect.element(row(/Hart, Imogen/u)).toBeVisible();
  await expect.element(said("Imogen Hart is in the list, on page 2.")).toBeInTheDocument();
});

test("where a search hides who was added, the message shows them", async () => {
  await open();
  await page.getByLabelText("Search").fill("Pupil Nr3");
  await expect.element(row(/Nr4/u)).not.toBeInTheDocument();
  await add();
  await expect.element(said("Student added successfully!")).toBeVisible();
  await button("Show").click();
  await expect.element(row(/Hart, Imogen/u)).toBeVisible();
  await expect.element(page.getByLabelText("Search")).toHaveValue("");
});

test("a student whom somebody else deletes is named, and what was typed stays", async () => {
  await open();
  answer(updateStudent, () => refuse("not_found"));
  await button("Edit Pupil Nr3").click();
  await page.getByLabelText("Form group", { exact: true }).last().fill("7K");
  await page.getByRole("dialog").getByLabelText("Pronouns").click();
  await page.getByRole("option", { name: "They/Them" }).click();
  await button("Save Changes").click();
  await expect.element(said(/^This student was deleted by somebody else/u)).toBeVisible();
  await expect.element(said("What you typed is still here.")).toBeVisible();
  await expect.element(page.getByRole("dialog").getByLabelText("Form group")).toHaveValue("7K");
});

test("what a pupil is called stands beside the first name", async () => {
  await open([
    { ...studentOf(1, "Mohammed Ali"), preferred_name: "Mo" },
    studentOf(2, "Ada Byron"),
  ]);
  await expect.element(row(/Ali, Mohammed known as \(Mo\)/u)).toBeVisible();
  await expect.element(row(/Byron, Ada/u)).not.toMatchTextContent(/known as/u);
});
