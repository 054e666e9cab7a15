import { updateStudent, type Student } from "@reportair/contract/features/students.ts";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { studentOf } from "../../../test/records.ts";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { currentKeeper, setKeeper } from "../../lib/drafts/keeper.ts";
import { SealedDrafts } from "../../lib/drafts/sealed-drafts.ts";
import { StudentDialog } from "./student-dialog.tsx";

const ADA: Student = { ...studentOf(1, "Ada Byron"), pronouns: "She/Her" };
const field = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name });
const dialog = () => page.getByRole("dialog");
const question = () => page.getByRole("alertdialog", { name: "Leave without saving?" });
const back = () => page.getByText(/^Brought back what you typed at \d\d:\d\d\.$/u);
const kept = () => currentKeeper()?.all() ?? [];

function openDialog(student: Student | null = null) {
  function Page() {
    const [open, setOpen] = useState(true);
    return open ? (
      <StudentDialog student={student} onAdded={() => {}} onClose={() => setOpen(false)} />
    ) : (
      "closed"
    );
  }
  return show(<Page />);
}

describe("what is typed and not saved", () => {
  test("is back in the form when it is opened anew, and says when it was typed", async () => {
    const { unmount } = await openDialog();
    await field("First name").fill("Hassan");
    await unmount();
    await openDialog();
    await expect.element(field("First name")).toHaveValue("Hassan");
    await expect.element(back()).toBeVisible();
    await expect.poll(() => kept().map(({ what }) => what)).toEqual(["the new student"]);
  });

  test("is given up for what there was before by Start afresh", async () => {
    const { unmount } = await openDialog(ADA);
    await field("First name").fill("Augusta");
    await unmount();
    await openDialog(ADA);
    await button("Start afresh").click();
    await expect.element(field("First name")).toHaveValue("Ada");
    await expect.element(back()).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  test("leaves alone what somebody else has changed meanwhile", async () => {
    const { unmount } = await openDialog(ADA);
    await field("First name").fill("Augusta");
    await unmount();
    await openDialog({ ...ADA, last_name: "Lovelace" });
    await expect.element(field("First name")).toHaveValue("Augusta");
    await expect.element(field("Last name")).toHaveValue("Lovelace");
  });

  test("is nobody else’s", async () => {
    const { unmount } = await openDialog();
    await field("First name").fill("Hassan");
    await unmount();
    setKeeper(new SealedDrafts("B".repeat(43), { storage: localStorage }));
    await openDialog();
    await expect.element(field("First name")).toHaveValue("");
    expect(JSON.stringify(localStorage)).not.toMatch(/Hassan|student/u);
  });

  test("is forgotten once nothing differs any more", async () => {
    await openDialog();
    await field("First name").fill("Hassan");
    await expect.poll(() => kept().length).toBe(1);
    await field("First name").fill("");
    await expect.poll(() => kept().length).toBe(0);
  });

  test("is kept where saving fails, and forgotten once it is saved", async () => {
    const refused = answer(updateStudent, () => refuse("unavailable"));
    await openDialog(ADA);
    await field("First name").fill("Augusta");
    await button("Save Changes").click();
    await expect.poll(() => refused.length).toBe(1);
    await expect.element(button("Save Changes")).toBeVisible();
    await expect.poll(() => kept()).toHaveLength(1);
    answer(updateStudent, () => ({ ...ADA, first_name: "Augusta" }));
    await button("Save Changes").click();
    await expect.element(page.getByText("closed")).toBeVisible();
    expect(kept()).toEqual([]);
  });
});

describe("a dialog with changes", () => {
  test.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["Cancel", () => button("Cancel").click()],
    ["Close", () => button("Close").click()],
  ])("asks before %s, and goes on or gives them up", async (_, leave) => {
    await openDialog();
    await field("First name").fill("Hassan");
    await leave();
    await expect.element(question()).toBeVisible();
    await button("Keep editing").click();
    await expect.element(field("First name")).toHaveValue("Hassan");
    await expect.poll(() => kept()).toHaveLength(1);
    await leave();
    await button("Discard changes").click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  test("closes on Cancel where nothing was typed", async () => {
    await openDialog();
    await button("Cancel").click();
    await expect.element(page.getByText("closed")).toBeVisible();
  });

  test("asks before the page is left or loaded again, and no longer without changes", async () => {
    await openDialog();
    const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(asks()).toBe(false);
    await field("First name").fill("Hassan");
    await expect.poll(asks).toBe(true);
    await field("First name").fill("");
    await expect.poll(asks).toBe(false);
  });
});

test("what a pupil is called is saved beside the first name, and taken back by clearing it", async () => {
  const changed = answer(updateStudent, ({ body }) => ({ ...ADA, ...body }));
  await openDialog(ADA);
  await field("Known as").fill("Addie ");
  await button("Save Changes").click();
  await expect.element(page.getByText("closed")).toBeVisible();
  expect(changed.at(-1)?.body).toEqual({ preferred_name: "Addie" });
  await openDialog({ ...ADA, preferred_name: "Addie" });
  await field("Known as").fill("");
  await button("Save Changes").click();
  await expect.poll(() => changed.at(-1)?.body).toEqual({ preferred_name: null });
});
