import { getClassroom, updateClassroom } from "@reportair/contract/features/classrooms.ts";
import { listTeachers } from "@reportair/contract/features/teachers.ts";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CLASSROOM, ME } from "../../../../test/records.ts";
import { answer } from "../../../../test/server.ts";
import { show } from "../../../../test/show.tsx";
import { currentKeeper } from "../../../lib/drafts/keeper.ts";
import { ManageTeachersDialog } from "./manage-teachers-dialog.tsx";

const STAFF = [
  { ...CLASSROOM.teachers[0]!, role: "teacher" as const, pending_email: null },
  {
    id: 8,
    first_name: "Uma",
    last_name: "Vale",
    email: "uma@example.school",
    role: "teacher" as const,
    pending_email: null,
  },
];

test("who was chosen to teach a class is chosen again after a reload, until it is saved", async () => {
  answer(listTeachers, () => ({ count: 2, next: null, previous: null, results: STAFF }));
  answer(getClassroom, () => CLASSROOM);
  const saved = answer(updateClassroom, () => CLASSROOM);
  const onClose = vi.fn<() => void>();
  const dialog = <ManageTeachersDialog classroom={CLASSROOM} me={ME} onClose={onClose} />;
  const { unmount } = await show(dialog);
  await page.getByLabelText("Uma Vale").click();
  await unmount();
  await show(dialog);
  await expect.element(page.getByText(/^Brought back what you typed at /u)).toBeVisible();
  await expect.element(page.getByLabelText("Uma Vale")).toBeChecked();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Save Teachers" }).click();
  await expect.poll(() => saved.map(({ body }) => body.teacher_ids)).toEqual([[ME.id, 8]]);
  await expect.poll(() => currentKeeper()?.all()).toEqual([]);
});
