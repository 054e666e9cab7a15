import { listReceived, remarkOnProof } from "@reportair/contract/features/sharing.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { currentKeeper } from "../../lib/drafts/keeper.ts";
import { ReceivedPage } from "./received-page.tsx";

const AT = "2026-01-12T09:00:00.000Z";
const PROOF = {
  id: 4,
  student_name: "Ada Byron",
  year: 7,
  classroom: { name: "7A" },
  author_name: "Tess Teacher",
  period: "Spring 2026",
  report_content: "Ada works well.",
  word_count: 3,
  char_count: 15,
  comment: "",
  commented_at: null,
  created_at: AT,
};

test("a comment is kept until it is saved, also where saving fails", async () => {
  let comment = "";
  answer(listReceived, () => [{ ...PROOF, comment }]);
  const refused = answer(remarkOnProof, () => refuse("unavailable"));
  const box = page.getByRole("textbox", { name: /^Comment/u });
  const save = page.getByRole("button", { name: "Save comment" });
  const { unmount } = await show(<ReceivedPage />);
  await box.fill("Name a next step.");
  await save.click();
  await expect.poll(() => refused.length).toBe(1);
  await unmount();
  await show(<ReceivedPage />);
  await expect.element(page.getByText(/^Brought back what you typed at /u)).toBeVisible();
  await expect.element(box).toHaveValue("Name a next step.");
  answer(remarkOnProof, ({ body }) => {
    ({ comment } = body);
    return { detail: "" };
  });
  await save.click();
  await expect.poll(() => currentKeeper()?.all()).toEqual([]);
});
