import {
  enrolStudents,
  listClassroomStudents,
  listInstitutionStudents,
  unenrolStudents,
} from "@reportair/contract/features/students.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CLASSROOM, studentOf } from "../../../../test/records.ts";
import { answer, refuse } from "../../../../test/server.ts";
import { show } from "../../../../test/show.tsx";
import { currentKeeper } from "../../../lib/drafts/keeper.ts";
import { EnrolmentDialog } from "./enrolment-dialog.tsx";

/** Forty in 7B, and one in 7A who is in the class already. */
const SCHOOL = [
  ...Array.from({ length: 40 }, (_, at) => ({
    ...studentOf(at + 1, `Pupil Nr${at + 1}`),
    form_group: "7B",
    classrooms: [],
  })),
  { ...studentOf(50, "Ada Byron"), form_group: "7A" },
];
const IDS = SCHOOL.slice(0, 40).map(({ id }) => id);

const button = (name: string | RegExp) => page.getByRole("button", { name });
const said = (text: string) => page.getByText(text, { exact: true });

async function open() {
  answer(listClassroomStudents, () => []);
  await show(<EnrolmentDialog classroom={CLASSROOM} onClose={() => undefined} />);
}
async function chooseForm(form: string) {
  await page.getByLabelText("Form group").click();
  await page.getByRole("option", { name: form }).click();
}

test("a whole form is enrolled with one press and one call, and taken out again", async () => {
  answer(listInstitutionStudents, () => SCHOOL);
  const enrolled = answer(enrolStudents, ({ body: { students } }) => ({
    detail: "",
    count: students.length,
    students,
  }));
  const back = answer(unenrolStudents, ({ body: { students } }) => ({
    detail: "",
    count: students.length,
    students,
  }));
  await open();
  await chooseForm("7B");
  await button("Select all 40 in 7B").click();
  await button("Enroll (40)").click();
  await expect.element(said("40 student(s) successfully enrolled in 7A.")).toBeVisible();
  await expect
    .poll(() => enrolled.map(({ body }) => body))
    .toEqual([{ classroom: CLASSROOM.id, students: IDS }]);
  await button("Undo").click();
  await expect.element(said("40 student(s) taken out of 7A again.")).toBeVisible();
  expect(back.map(({ body }) => body.students)).toEqual([IDS]);
});

test("what is ticked stays ticked under another filter, and who is in the class is marked", async () => {
  answer(listInstitutionStudents, () => SCHOOL);
  await open();
  await page.getByLabelText("Pupil Nr3").click();
  await chooseForm("7A");
  await expect.element(page.getByText("In this class")).toBeVisible();
  await expect.element(page.getByLabelText("Ada Byron")).not.toBeInTheDocument();
  await expect.element(button("Enroll (1)")).toBeVisible();
  await page.getByPlaceholder("Search by name...").fill("nobody");
  await expect.element(page.getByText("No students match your search.")).toBeVisible();
  await expect.element(button("Enroll (1)")).toBeVisible();
});

test("who was deleted meanwhile is named, and the others are enrolled", async () => {
  answer(listInstitutionStudents, () => SCHOOL);
  answer(enrolStudents, ({ body: { students } }) =>
    students.includes(3) ? refuse("not_found") : { detail: "", count: students.length, students },
  );
  await open();
  await page.getByLabelText("Pupil Nr2").click();
  await page.getByLabelText("Pupil Nr3").click();
  answer(listInstitutionStudents, () => SCHOOL.filter(({ id }) => id !== 3));
  await button("Enroll (2)").click();
  await expect.element(said("1 student(s) successfully enrolled in 7A.")).toBeVisible();
  await expect
    .element(said("Failed to enroll 1 student(s). Errors: Pupil Nr3 was deleted by somebody else."))
    .toBeVisible();
});

test("where the class was deleted nothing is changed, and who was ticked stays so", async () => {
  answer(listInstitutionStudents, () => SCHOOL);
  answer(enrolStudents, () => refuse("not_found"));
  await open();
  await page.getByLabelText("Pupil Nr2").click();
  await button("Enroll (1)").click();
  await expect
    .element(page.getByText(/^This class was deleted by somebody else.*stays ticked\.$/u))
    .toBeVisible();
  await expect.element(page.getByLabelText("Pupil Nr2")).toBeChecked();
});

test("who was ticked is ticked again after a reload, and no longer once they are enrolled", async () => {
  answer(listInstitutionStudents, () => SCHOOL);
  answer(listClassroomStudents, () => []);
  answer(enrolStudents, ({ body: { students } }) => ({
    detail: "",
    count: students.length,
    students,
  }));
  const dialog = <EnrolmentDialog classroom={CLASSROOM} onClose={() => undefined} />;
  const { unmount } = await show(dialog);
  await page.getByLabelText("Pupil Nr2").click();
  await page.getByLabelText("Pupil Nr3").click();
  await unmount();
  await show(dialog);
  await expect.element(page.getByText(/^Brought back what you typed at /u)).toBeVisible();
  await expect.element(page.getByLabelText("Pupil Nr3")).toBeChecked();
  await button("Close").last().click();
  await expect
    .element(page.getByRole("alertdialog", { name: "Leave without saving?" }))
    .toBeVisible();
  await button("Keep editing").click();
  await button("Enroll (2)").click();
  await expect.element(said("2 student(s) successfully enrolled in 7A.")).toBeVisible();
  await expect.poll(() => currentKeeper()?.all()).toEqual([]);
});

test("a pasted list ticks who is found, asks who is doubtful, and names who is not there", async () => {
  answer(listInstitutionStudents, () => [
    ...SCHOOL,
    { ...studentOf(60, "Tyler Jones"), form_group: "7A", classrooms: [] },
    { ...studentOf(61, "Tomos Jones"), form_group: "7B", classrooms: [] },
    { ...studentOf(62, "Zoë Smith-Jones"), form_group: "7B", classrooms: [] },
  ]);
  const enrolled = answer(enrolStudents, ({ body: { students } }) => ({
    detail: "",
    count: students.length,
    students,
  }));
  await open();
  await button("Paste a list of names").click();
  await page
    .getByLabelText("Names, one a line, or cells of a spreadsheet")
    .fill("1. Byron, Ada\nSMITH JONES Zoe\nJones, T\nNr7, Pupil\nEwa Nowak");
  await button("Find these students").click();
  await expect
    .element(
      said("2 students found and ticked, 1 in the class already, 1 to be settled, 1 not found."),
    )
    .toBeVisible();
  await expect
    .element(page.getByText(/Not found among the school’s students: Ewa Nowak/u))
    .toBeVisible();
  await button(/^Tomos Jones/u).click();
  await expect.element(button(/^Tomos Jones/u)).toHaveAttribute("aria-pressed", "true");
  await button("Enroll (3)").click();
  await expect
    .poll(() => enrolled.map(({ body }) => body.students.toSorted()))
    .toEqual([[61, 62, 7]]);
});

test("what came of a long list is in sight, and who is in the class already is not asked about", async () => {
  answer(listInstitutionStudents, () => SCHOOL);
  await open();
  await button("Paste a list of names").click();
  await page
    .getByLabelText("Names, one a line, or cells of a spreadsheet")
    .fill([...SCHOOL.slice(0, 30).map(({ full_name }) => full_name), "Ada Bryon"].join("\n"));
  await button("Find these students").click();
  const outcome = said("30 students found and ticked, 1 in the class already.");
  await expect.element(outcome).toBeInViewport();
});
