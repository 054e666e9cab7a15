import { discardGenerated, restoreGenerated } from "@reportair/contract/features/reports.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ADA, BEN, CAT, reportOf } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import {
  actions,
  article,
  button,
  editReport,
  editor,
  openReport,
  openReview,
} from "../../../../../test/review.tsx";
import { answer, refuse } from "../../../../../test/server.ts";
import { currentKeeper } from "../../../../lib/drafts/keeper.ts";

const idsOf = (calls: readonly { params: { id: number } }[]) =>
  calls.map(({ params }) => params.id);
const undo = () => button("Undo").last();

/** Says yes to the question whether all are to go. */
async function discardAll(): Promise<void> {
  await button("Discard All").click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Discard/u })
    .click();
}

describe("one report", () => {
  test("goes, and the next one is open", async () => {
    const server = serveReports(ADA, BEN, CAT);
    await openReview(1, 2, 3);
    await openReport("Ben Cole");
    await button("Discard report for Ben Cole").click();
    await expect.element(article("Cat Dunn")).toBeVisible();
    await expect.element(page.getByText("Report discarded successfully")).toBeVisible();
    await expect.element(actions()).toMatchTextContent("0 kept, 2 drafts");
    await expect.poll(() => idsOf(server.discarded)).toEqual([2]);
  });

  test("at the end of the list the one before it is open", async () => {
    serveReports(ADA, BEN);
    await openReview(1, 2);
    await openReport("Ben Cole");
    await button("Discard report for Ben Cole").click();
    await expect.element(article("Ada Byron")).toBeVisible();
  });

  test("the last of all closes the review", async () => {
    serveReports(ADA);
    const { onClose } = await openReview(1);
    await button("Discard report for Ada Byron").click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  test("stays where the server refuses", async () => {
    serveReports(ADA, BEN);
    answer(discardGenerated, () => refuse("not_allowed"));
    const { onClose } = await openReview(1, 2);
    await openReport("Ben Cole");
    await button("Discard report for Ben Cole").click();
    await expect.element(page.getByText("Error discarding report")).toBeVisible();
    await expect.element(button(/^Ben Cole/u)).toBeVisible();
    await expect.element(button("Undo discard")).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("undo", () => {
  test("brings back what was discarded last, and nothing else", async () => {
    const server = serveReports(ADA, BEN, CAT);
    await openReview(1, 2, 3);
    await openReport("Ada Byron");
    await button("Discard report for Ada Byron").click();
    await expect.element(article("Ben Cole")).toBeVisible();
    await expect.element(button("Undo discard")).toBeVisible();
    await button("Discard report for Ben Cole").click();
    await expect.element(article("Cat Dunn")).toBeVisible();
    await expect.poll(() => server.discarded.length).toBe(2);
    await expect.element(button(/^Ben Cole/u)).not.toBeInTheDocument();
    await button("Undo discard").click();
    await expect.element(button(/^Ben Cole/u)).toBeVisible();
    await expect.element(page.getByText("Report brought back")).toBeVisible();
    await expect.poll(() => idsOf(server.restored)).toEqual([2]);
    await expect.element(button("Undo discard")).not.toBeInTheDocument();
  });

  test("from its message brings back the report that the message is about", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    await button("Discard report for Ada Byron").click();
    await undo().click();
    await expect.element(button(/^Ada Byron/u)).toBeVisible();
    await expect.poll(() => idsOf(server.restored)).toEqual([1]);
  });

  test("brings back the edit with the report", async () => {
    serveReports(ADA, BEN);
    await openReview(1, 2);
    await editReport("Ada Byron", "Unsaved words.");
    await button("Discard report for Ada Byron").click();
    await expect.element(button(/^Ada Byron/u)).not.toBeInTheDocument();
    await expect
      .poll(() => JSON.stringify(currentKeeper()?.read("report:1")))
      .toContain("Unsaved words.");
    await button("Undo discard").click();
    await button(/^Ada Byron/u).click();
    await expect.element(editor("Ada Byron")).toHaveValue("Unsaved words.");
  });

  test("says for how long it can be tried again where it does not work", async () => {
    serveReports(ADA, BEN);
    answer(restoreGenerated, () => refuse("unavailable"));
    await openReview(1, 2);
    await openReport("Ada Byron");
    await button("Discard report for Ada Byron").click();
    await button("Undo discard").click();
    await expect.element(page.getByText(/You can try again within 7 days/u)).toBeVisible();
  });
});

test("a draft beside a kept report leaves that in its place, and comes back into it", async () => {
  const kept = reportOf(4, "Dan Eve", { status: "kept", proposal: 14 });
  const { report_configuration, student } = kept;
  const draft = reportOf(14, "Dan Eve", { beside: 4, report_configuration, student });
  serveReports(ADA, kept, draft);
  await openReview(1, 14);
  const row = page.getByRole("row", { name: /Dan Eve/u });
  await expect.element(row).toMatchTextContent("Draft beside kept");
  await button("More for Dan Eve").click();
  await page.getByRole("menuitem", { name: "Discard" }).click();
  await expect.element(row).toMatchTextContent("Kept");
  await expect.element(actions()).toMatchTextContent("1 kept, 1 draft");
  await undo().click();
  await expect.element(row).toMatchTextContent("Draft beside kept");
  await expect.element(actions()).toMatchTextContent("0 kept, 1 draft, 1 beside a kept one");
});

describe("all reports", () => {
  test("go after a question, and the review closes", async () => {
    const server = serveReports(ADA, BEN, CAT);
    const { onClose } = await openReview(1, 2, 3);
    await discardAll();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    await expect.element(page.getByText("All reports discarded successfully")).toBeVisible();
    await expect.poll(() => idsOf(server.discarded)).toEqual([1, 2, 3]);
    await undo().click();
    await expect.element(page.getByText("Reports brought back")).toBeVisible();
    await expect.poll(() => idsOf(server.restored)).toEqual([1, 2, 3]);
  });

  test("the question can be declined", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await button("Discard All").click();
    await button("Cancel").click();
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
    expect(server.discarded).toEqual([]);
  });

  test("what the server did not discard stays, and undo is for the rest", async () => {
    const server = serveReports(ADA, BEN, CAT);
    answer(discardGenerated, ({ params }) =>
      params.id === 2 ? refuse("not_allowed") : { detail: "Discarded." },
    );
    const { onClose } = await openReview(1, 2, 3);
    await discardAll();
    await expect.element(page.getByText("Error discarding reports")).toBeVisible();
    await expect.element(button("Open report for Ben Cole")).toBeVisible();
    await expect.element(button("Open report for Ada Byron")).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await button("Undo discard").click();
    await expect.element(page.getByText("Reports brought back")).toBeVisible();
    await expect.poll(() => idsOf(server.restored)).toEqual([1, 3]);
  });
});
