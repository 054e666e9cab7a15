import { describe, expect, test } from "vitest";
import { reportOf } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import { article, button, openReview, press } from "../../../../../test/review.tsx";

const OWN = "Rhys plans his essays.";
const ADVICE = "Reading aloud helps.";
const LAST = "He is kind.";
const TEXT = `${OWN} ${ADVICE}\n\n${LAST}`;
const piece = {
  field: "level_notes" as const,
  text: "set 2 after xmas?",
  reason: "I cannot tell whether this is settled.",
  suggestions: ["He hopes for set 2.", "he moves to set 2"],
};
const RHYS = reportOf(1, "Rhys Llewellyn", {
  report_content: TEXT,
  sentences: [
    { text: OWN, sources: ["level_notes"] },
    { text: ADVICE, sources: ["general"] },
    { text: LAST, sources: ["behaviour"] },
  ],
  uncovered: ["level_notes", "best_achievement"],
  handed_back: [piece],
});
const rhys = () => article("Rhys Llewellyn");
const words = (text: string | RegExp) => rhys().getByText(text);

describe("general sentences", () => {
  test("stand apart, are counted in words, and go with one press that can be undone", async () => {
    const { updated } = serveReports(RHYS);
    await openReview(1);
    await expect.element(words("70 % about this pupil")).toBeVisible();
    const ink = (text: RegExp) => getComputedStyle(words(text).element()).color;
    expect(ink(/^Reading aloud/u)).not.toBe(ink(/^Rhys plans his/u));
    await button("Take out the general ones").click();
    await expect.element(words("General sentences taken out: 7 words.")).toBeVisible();
    expect(updated.at(-1)?.body).toMatchObject({
      report_content: `${OWN}\n\n${LAST}`,
      version: RHYS.version,
    });
    await expect.element(words("100 % about this pupil")).toBeVisible();
    await expect.element(button("Take out the general ones")).not.toBeInTheDocument();
    await expect.element(rhys().getByRole("group", { name: "Refine" })).toHaveFocus();
    await button("Undo").click();
    expect(updated.at(-1)?.body.report_content).toBe(TEXT);
  });

  test("a text that is all about the pupil has nothing to take out, one that is not at all cannot lose it all", async () => {
    const all = { sentences: [{ text: TEXT, sources: ["level" as const] }] };
    const none = {
      report_content: TEXT,
      sentences: [{ text: TEXT, sources: ["general" as const] }],
    };
    serveReports({ ...RHYS, ...all }, reportOf(2, "Ada Byron", none));
    await openReview(1, 2);
    await button("Open report for Rhys Llewellyn").click();
    await expect.element(words("100 % about this pupil")).toBeVisible();
    await press("j");
    await expect.element(article("Ada Byron").getByText("0 % about this pupil")).toBeVisible();
    await expect.element(button("Take out the general ones")).not.toBeInTheDocument();
  });
});

describe("a piece that was handed back", () => {
  test("is worked in by one of its wordings, at the end of its paragraph, and comes back when undone", async () => {
    const { updated } = serveReports(RHYS);
    await openReview(1);
    await expect.element(button(/^Work it in: Best Achievement/u)).toBeVisible();
    await expect.element(button(/^Work it in: Level note/u)).not.toBeInTheDocument();
    await button("he moves to set 2").click();
    await expect.element(words(/^Level note worked in/u)).toBeVisible();
    expect(updated.at(-1)?.body.report_content).toBe(
      `${OWN} ${ADVICE} He moves to set 2.\n\n${LAST}`,
    );
    await expect.element(button("he moves to set 2")).not.toBeInTheDocument();
    await expect.element(rhys().getByRole("group", { name: "Refine" })).toHaveFocus();
    await button("Undo").click();
    await expect.element(button("he moves to set 2")).toBeVisible();
  });

  test("is worded by its teacher where there is no wording", async () => {
    serveReports({ ...RHYS, handed_back: [{ ...piece, suggestions: [] }] });
    await openReview(1);
    await button("Word it yourself: Level note").click();
    await expect
      .element(rhys().getByRole("textbox", { name: "Report for Rhys Llewellyn" }))
      .toHaveFocus();
  });
});
