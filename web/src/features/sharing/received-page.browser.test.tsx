import {
  listReceived,
  remarkOnProof,
  type ReceivedProof,
} from "@reportair/contract/features/sharing.ts";
import { suggestChanges, withdrawChanges } from "@reportair/contract/features/suggestions.ts";
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
  suggestion: null,
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

test("changes are made in a copy, handed in, changed and withdrawn until the author has begun", async () => {
  let suggestion: ReceivedProof["suggestion"] = null;
  answer(listReceived, () => [{ ...PROOF, suggestion }]);
  const sent = answer(suggestChanges, ({ body }) => {
    suggestion = { ...body, handed_in_at: AT, changes: 1, taken: 0, left: 0 };
    return suggestion;
  });
  answer(withdrawChanges, () => {
    suggestion = null;
    return { detail: "" };
  });
  const copy = page.getByRole("textbox", { name: /^Your copy/u });
  const handIn = page.getByRole("button", { name: "Hand in changes" });
  await show(<ReceivedPage />);
  await page.getByRole("button", { name: /^Suggest changes/u }).click();
  await expect.element(copy).toHaveValue(PROOF.report_content);
  await expect.element(handIn).toBeDisabled();
  await copy.fill(" ");
  await expect.element(handIn).toBeDisabled();
  await copy.fill("Ada works very well.");
  await handIn.click();
  await expect
    .element(page.getByText("You suggested 1 change. Tess Teacher has not begun with them."))
    .toBeVisible();
  expect(sent[0]?.body).toEqual({
    read_text: PROOF.report_content,
    suggested_text: "Ada works very well.",
  });
  await expect.poll(() => currentKeeper()?.all()).toEqual([]);

  await page.getByRole("button", { name: /^Change what you suggest/u }).click();
  await expect.element(copy).toHaveValue("Ada works very well.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: /^Withdraw/u }).click();
  await expect.element(page.getByRole("button", { name: /^Suggest changes/u })).toBeVisible();
});

test("once the author has begun, numbers are all that is told", async () => {
  const suggestion = {
    read_text: PROOF.report_content,
    suggested_text: "Ada works very well.",
    handed_in_at: AT,
    changes: 3,
    taken: 1,
    left: 1,
  };
  answer(listReceived, () => [{ ...PROOF, suggestion }]);
  await show(<ReceivedPage />);
  await expect
    .element(page.getByText("You suggested 3 changes. Tess Teacher took 1 and left 1, 1 to go."))
    .toBeVisible();
  expect(page.getByRole("button", { name: /suggest|Withdraw/iu }).elements()).toEqual([]);
});

test("what is typed stays on the screen where the author begins meanwhile", async () => {
  const handedIn = {
    read_text: PROOF.report_content,
    suggested_text: "Ada works very well.",
    handed_in_at: AT,
    changes: 3,
    taken: 0,
    left: 0,
  };
  let suggestion = handedIn;
  answer(listReceived, () => [{ ...PROOF, suggestion }]);
  answer(suggestChanges, () => {
    suggestion = { ...handedIn, taken: 1 };
    return refuse("conflict");
  });
  const copy = page.getByRole("textbox", { name: /^Your copy/u });
  await show(<ReceivedPage />);
  await page.getByRole("button", { name: /^Change what you suggest/u }).click();
  await copy.fill("Ada works splendidly.");
  await page.getByRole("button", { name: "Hand in changes" }).click();
  await expect.element(page.getByText(/^Tess Teacher has begun to go through/u)).toBeVisible();
  await expect.element(copy).toHaveValue("Ada works splendidly.");
  await expect.element(page.getByRole("button", { name: "Hand in changes" })).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByText(/took 1 and left 0, 2 to go/u)).toBeVisible();
});
