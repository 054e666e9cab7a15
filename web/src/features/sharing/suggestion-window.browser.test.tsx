import {
  decideOnChanges,
  getSuggestion,
  type Suggestion,
  type SuggestedChange,
} from "@reportair/contract/features/suggestions.ts";
import { proofread } from "@reportair/contract/features/proofreading.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../../test/server.ts";
import { ADA } from "../../../test/records.ts";
import { show } from "../../../test/show.tsx";
import { SuggestionWindow } from "./suggestion-window.tsx";

const TEXT = "Ada work hard. She is on time. Her behaviour are good.";
const change = (number: number, given: Partial<SuggestedChange>): SuggestedChange => ({
  number,
  was: "",
  now: "",
  state: "open",
  place: null,
  ...given,
});
const SUGGESTION: Suggestion = {
  proof: 4,
  report: 9,
  student_name: "Ada Byron",
  reader: "Ruth Reader",
  handed_in_at: "2026-01-12T09:00:00.000Z",
  version: 3,
  report_content: TEXT,
  changes: [
    change(0, { was: "work", now: "works", place: { from: 4, to: 8 } }),
    change(1, { now: "always ", place: { from: 22, to: 22 } }),
    change(2, { was: "are", now: "is", state: "outdated" }),
  ],
};
const nothing = () => undefined;
const item = (words: string) => page.getByRole("listitem").filter({ hasText: words });

test("each change is taken or left by itself, and the next one takes the focus", async () => {
  let stands = SUGGESTION;
  answer(getSuggestion, () => stands);
  answer(proofread, () => []);
  const asked = answer(decideOnChanges, ({ body: { take, leave } }) => {
    stands = {
      ...stands,
      version: stands.version + take.length,
      report_content: take.includes(0) ? TEXT.replace("work", "works") : stands.report_content,
      changes: stands.changes.map((each) =>
        take.includes(each.number)
          ? { ...each, state: "taken", place: null }
          : leave.includes(each.number)
            ? { ...each, state: "left", place: null }
            : each,
      ),
    };
    return stands;
  });
  await show(<SuggestionWindow proof={4} onClose={nothing} />);
  await expect
    .element(page.getByText("3 changes: 0 taken, 0 left, 3 to go, 1 of them out of date"))
    .toBeVisible();
  // What fits no more can only be left.
  await expect
    .element(item("Out of date").getByRole("button", { name: "Leave: “are”" }))
    .toBeVisible();
  expect(item("Out of date").getByRole("button", { name: /^Take/u }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Take: “work”" }).click();
  await expect
    .poll(() => asked.at(-1)?.body)
    .toEqual({
      handed_in_at: SUGGESTION.handed_in_at,
      version: 3,
      take: [0],
      leave: [],
    });
  await expect.element(page.getByRole("button", { name: "Take: add “always ”" })).toHaveFocus();
  await page.getByRole("button", { name: "Leave: add “always ”" }).click();
  await page.getByRole("button", { name: "Leave: “are”" }).click();
  await expect.element(page.getByText(/^Every change is decided on/u)).toHaveFocus();
  expect(asked.at(-1)?.body).toMatchObject({ version: 4, take: [], leave: [2] });
});

test("all that fit are taken at once", async () => {
  answer(getSuggestion, () => SUGGESTION);
  answer(proofread, () => []);
  const asked = answer(decideOnChanges, () => SUGGESTION);
  await show(<SuggestionWindow proof={4} onClose={nothing} />);
  await page.getByRole("button", { name: /^Take all/u }).click();
  await expect.poll(() => asked.at(-1)?.body.take).toEqual([0, 1]);
});

test("a suggestion that another one has taken the place of is shown anew, with the reason", async () => {
  let reader = "Ruth Reader";
  answer(getSuggestion, () => ({ ...SUGGESTION, reader }));
  answer(decideOnChanges, () => {
    reader = "Ruth Again";
    return refuse("conflict", { detail: "Your colleague has handed in other changes since." });
  });
  await show(<SuggestionWindow proof={4} onClose={nothing} />);
  await page.getByRole("button", { name: "Take: “work”" }).click();
  await expect
    .element(page.getByText("Your colleague has handed in other changes since."))
    .toBeVisible();
  await expect.element(page.getByRole("dialog", { name: /Ruth Again/u })).toBeVisible();
});

test("a report that was changed meanwhile is shown as it is now, with the text that would have been saved", async () => {
  let stands = SUGGESTION;
  answer(getSuggestion, () => stands);
  answer(decideOnChanges, () => {
    stands = { ...SUGGESTION, version: 4, report_content: `${TEXT} Well done.` };
    const current = { ...ADA, report_content: stands.report_content };
    return refuse("stale", { current, yours: TEXT.replace("work", "works") });
  });
  await show(<SuggestionWindow proof={4} onClose={nothing} />);
  await page.getByRole("button", { name: "Take: “work”" }).click();
  await expect
    .element(page.getByText("This report has changed since you opened it."))
    .toBeVisible();
  await page.getByText("The text that would have been saved").click();
  await expect.element(page.getByText(TEXT.replace("work", "works"))).toBeVisible();
  // It is offered again, in the text as it is now.
  await expect.element(page.getByText(/Well done\.$/u).first()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Take: “work”" })).toBeVisible();
});
