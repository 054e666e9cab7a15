import { getSchoolSignIn } from "@reportair/contract/features/sign-in-providers.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { TeacherDialog } from "./teacher-dialog.tsx";

const told = page.getByText(/^Passwords are switched off at your school/u);

async function add(keeper: { id: number; name: string } | null) {
  answer(getSchoolSignIn, () => ({
    return_address: "https://reports.example.org/login/return",
    providers: [],
    linked: [],
    password_kept_by: keeper,
  }));
  await show(<TeacherDialog teacher={null} onAdded={() => undefined} onClose={() => undefined} />);
  await expect.element(page.getByRole("dialog", { name: "Add Teacher" })).toBeVisible();
}

describe("adding a teacher", () => {
  test("says what a password is for where the school has switched passwords off", async () => {
    await add({ id: 1, name: "Hana Head" });
    await expect.element(told).toBeVisible();
    await expect.element(page.getByLabelText("Password", { exact: true })).toBeVisible();
  });

  test("says nothing of it where passwords count", async () => {
    await add(null);
    await expect.element(page.getByLabelText("Password", { exact: true })).toBeVisible();
    await expect.element(told).not.toBeInTheDocument();
  });
});
