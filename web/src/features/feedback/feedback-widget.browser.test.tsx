import { submitFeedback } from "@reportair/contract/features/feedback.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { reportOf } from "../../../test/records.ts";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { currentKeeper, setKeeper } from "../../lib/drafts/keeper.ts";
import { FeedbackWidget } from "./feedback-widget.tsx";

const ADA = reportOf(1, "Ada Byron");
const comment = page.getByRole("textbox", { name: "Comment (optional)" });
const names = () =>
  currentKeeper()
    ?.all()
    .map(({ name }) => name);

async function rate() {
  const shown = await show(<FeedbackWidget report={ADA} />);
  await page.getByRole("radio", { name: "4 stars" }).click({ force: true });
  await comment.fill("Nearly.");
  return shown;
}

test("a rating that does not arrive when one goes on is back with its report", async () => {
  const refused = answer(submitFeedback, () => refuse("unavailable"));
  const { rerender, unmount } = await rate();
  await rerender(<p>Another report</p>);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await unmount();
  await show(<FeedbackWidget report={ADA} />);
  await expect.element(page.getByText(/^Brought back what you typed at /u)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await expect.element(comment).toHaveValue("Nearly.");
  await page.getByRole("button", { name: "Start afresh" }).click();
  expect(names()).toEqual([]);
});

test("nothing is submitted where the session has ended, and the rating stays kept", async () => {
  const given = answer(submitFeedback, () => refuse("unavailable"));
  const { unmount } = await rate();
  const theirs = currentKeeper();
  setKeeper(null);
  await unmount();
  setKeeper(theirs);
  expect(given).toEqual([]);
  expect(names()).toEqual(["rating:1"]);
});
