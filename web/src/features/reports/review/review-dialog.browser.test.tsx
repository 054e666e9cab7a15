import { submitFeedback } from "@reportair/contract/features/feedback.ts";
import { getConfiguration } from "@reportair/contract/features/report-configurations.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  BEN,
  CAT,
  DAN,
  configurationOf,
  reportOf,
  studentOf,
} from "../../../../test/records.ts";
import { serveReports } from "../../../../test/reports.ts";
import { answer } from "../../../../test/server.ts";
import {
  actions,
  article,
  button,
  editor,
  openReport,
  openReview,
  openReviewAt,
  press,
} from "../../../../test/review.tsx";

const kept = { status: "kept" } as const;

describe("the way from report to report", () => {
  test("nothing but its state takes room from a long name in the list beside a text, on a tablet", async () => {
    await page.viewport(820, 1180);
    serveReports(reportOf(1, "Maximilian Featherstonehaugh-Okoro"), BEN);
    await openReview(1, 2);
    await openReport("Maximilian Featherstonehaugh-Okoro");
    const name = page.getByTitle("Maximilian Featherstonehaugh-Okoro", { exact: true }).first();
    const state = name.element().parentElement?.lastElementChild?.getBoundingClientRect();
    const gap = (state?.left ?? 0) - name.element().getBoundingClientRect().right;
    expect(state?.width).toBeGreaterThan(20);
    expect(gap).toBeLessThan(12);
  });

  test("J and Shift and J go on and back, and stop at the ends", async () => {
    serveReports(ADA, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    await press("{Shift>}J{/Shift}");
    await expect.element(article("Ada Byron")).toBeVisible();
    await press("j");
    await expect.element(article("Ben Cole")).toBeVisible();
    await press("j");
    await expect.element(article("Ben Cole")).toBeVisible();
    await press("{Shift>}J{/Shift}");
    await expect.element(article("Ada Byron")).toBeVisible();
  });

  test("N goes to the next that is not kept, and round to the top", async () => {
    serveReports(ADA, { ...BEN, ...kept }, CAT, DAN);
    await openReview(1, 2, 3, 4);
    await expect.element(actions()).toMatchTextContent("1 kept, 3 drafts");
    await press("n");
    await expect.element(article("Ada Byron")).toBeVisible();
    await press("n");
    await expect.element(article("Cat Dunn")).toBeVisible();
    await press("n");
    await expect.element(article("Dan Eden")).toBeVisible();
    await press("n");
    await expect.element(article("Ada Byron")).toBeVisible();
  });

  test("from the table N opens the first that is not kept", async () => {
    serveReports({ ...ADA, ...kept }, BEN);
    await openReview(1, 2);
    await expect.element(button("Open report for Ben Cole")).toBeVisible();
    await press("n");
    await expect.element(article("Ben Cole")).toBeVisible();
  });

  test("the search narrows the list, and the ways between reports with it", async () => {
    serveReports(ADA, BEN, CAT);
    await openReview(1, 2, 3);
    await openReport("Ada Byron");
    await expect.element(page.getByText("1 of 3", { exact: true })).toBeVisible();
    await page.getByRole("searchbox", { name: "Search students" }).fill(" C");
    await expect.element(button(/^Ada Byron/u)).not.toBeInTheDocument();
    await button(/^Cat Dunn/u).click();
    await expect.element(page.getByText("2 of 2", { exact: true })).toBeVisible();
    await button("Previous student").click();
    await expect.element(article("Ben Cole")).toBeVisible();
    await expect.element(page.getByText("Ben Cole, 1 of 2")).toBeInTheDocument();
  });

  test("arrows go from card to card, and stop at the ends", async () => {
    serveReports(ADA, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    const [ada, ben] = [button(/^Ada Byron/u), button(/^Ben Cole/u)];
    (ada.element() as HTMLElement).focus();
    await press("{ArrowUp}");
    await expect.element(ada).toHaveFocus();
    await press("{ArrowDown}");
    await expect.element(ben).toHaveFocus();
    await press("{ArrowDown}");
    await expect.element(ben).toHaveFocus();
    await press("{ArrowUp}{Enter}");
    await expect.element(article("Ada Byron")).toBeVisible();
  });
});

describe("where the review begins", () => {
  test("with the report at which it was left, open", async () => {
    serveReports(ADA, BEN, CAT);
    await openReviewAt(2, 1, 2, 3);
    await expect.element(article("Ben Cole")).toBeVisible();
    await press("j");
    await expect.element(article("Cat Dunn")).toBeVisible();
  });

  test("with the first that wants a decision, where it was left nowhere or that report is not among them", async () => {
    for (const startAt of [null, 99]) {
      serveReports({ ...ADA, ...kept }, BEN);
      const { unmount } = await openReviewAt(startAt, 1, 2);
      await expect.element(article("Ben Cole")).toBeVisible();
      await unmount();
    }
  });

  test("the server hears of each report that is opened, and of none in the table or by itself", async () => {
    const server = serveReports(ADA, BEN);
    const stops = () => server.stops.map(({ params, body }) => [params.id, body.report]);
    const { unmount } = await openReview(1);
    await expect.element(article("Ada Byron")).toBeVisible();
    await unmount();
    await openReview(1, 2);
    await expect.element(button("Open report for Ada Byron")).toBeVisible();
    expect(stops()).toEqual([]);
    await openReport("Ada Byron");
    await press("j");
    await expect.poll(stops).toEqual([
      [20, 1],
      [20, 2],
    ]);
  });
});

describe("single keys", () => {
  test("K keeps the open report and goes to the next draft", async () => {
    const server = serveReports(ADA, { ...BEN, ...kept }, CAT);
    await openReview(1, 2, 3);
    await openReport("Ada Byron");
    await press("k");
    await expect.element(article("Cat Dunn")).toBeVisible();
    await expect.element(actions()).toMatchTextContent("2 kept, 1 draft");
    await expect.poll(() => server.report(1).status).toBe("kept");
    await expect.poll(() => server.report(3).status).toBe("draft");
  });

  test("a report that could not be kept stays open", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    server.rewrite(1, "Written elsewhere.");
    await press("k");
    await expect.element(page.getByText("Failed to update report")).toBeVisible();
    await button("Close notification").click();
    await expect.element(article("Ada Byron")).toBeVisible();
    await expect.poll(() => server.report(1).status).toBe("draft");
  });

  test("E edits, and then the keys are for the text", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    await press("e");
    await expect.element(editor("Ada Byron")).toHaveFocus();
    await press("{Control>}{End}{/Control}kjn");
    await expect.element(editor("Ada Byron")).toHaveValue("Ada Byron works well.kjn");
    await expect.element(article("Ada Byron")).toBeVisible();
    await expect.poll(() => server.report(1).status).toBe("draft");
  });

  test("with Control they are the browser's", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    await press("{Control>}k{/Control}{Alt>}k{/Alt}");
    await press("j");
    await expect.element(article("Ben Cole")).toBeVisible();
    await expect.poll(() => server.report(1).status).toBe("draft");
  });

  test("they rest under another window and under a question", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    await button("Discard All").click();
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
    await press("k");
    await press("{Escape}");
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
    await expect.element(article("Ada Byron")).toBeVisible();
    expect(server.updated.filter(({ body }) => body.status === "kept")).toEqual([]);
  });
});

describe("Escape in the editor", () => {
  test("leaves the editor where nothing was changed, and the review stays", async () => {
    serveReports(ADA, BEN);
    const { onClose } = await openReview(1, 2);
    await openReport("Ada Byron");
    await press("e");
    await expect.element(editor("Ada Byron")).toHaveFocus();
    await press("{Escape}");
    await expect.element(editor("Ada Byron")).not.toBeInTheDocument();
    await expect.element(button("Edit report for Ada Byron")).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await press("{Escape}");
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
  });

  test("asks where something was, about this report alone", async () => {
    serveReports(ADA, BEN);
    const { onClose } = await openReview(1, 2);
    await openReport("Ada Byron");
    await press("e");
    await editor("Ada Byron").fill("Ada works.");
    await press("{Escape}");
    await expect.element(page.getByRole("alertdialog")).toMatchTextContent("Ada Byron");
    await press("{Escape}");
    await expect.element(editor("Ada Byron")).toHaveValue("Ada works.");
    await press("{Escape}");
    await button("Discard changes").click();
    await expect.element(article("Ada Byron")).toMatchTextContent("Ada Byron works well.");
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("a rating that was not submitted", () => {
  test("is, when one goes on to the next report", async () => {
    serveReports(ADA, BEN);
    const given = answer(submitFeedback, ({ body }) => ({
      id: 1,
      associated_generated_report: body.associated_generated_report,
      feedback_comment: body.feedback_comment ?? "",
      feedback_rating_type: body.feedback_rating_type,
      feedback_value: body.feedback_value,
    }));
    await openReview(1, 2);
    await openReport("Ada Byron");
    await page.getByRole("radio", { name: "4 stars" }).click({ force: true });
    await page.getByRole("textbox", { name: "Comment (optional)" }).fill("Nearly.");
    await button(/^Keep and next/u).click();
    await expect.element(article("Ben Cole")).toBeVisible();
    await expect
      .poll(() =>
        given.map(({ body }) => [body.associated_generated_report, body.feedback_comment]),
      )
      .toEqual([[1, "Nearly."]]);
    await press("j");
    await press("{Shift>}J{/Shift}");
    await expect.poll(() => given).toHaveLength(1);
  });
});

test("a report that is out of date says what has changed since", async () => {
  const stale = { ...ADA, stale: true };
  serveReports(stale);
  const student = studentOf(201, "Ada Byron");
  answer(getConfiguration, () =>
    configurationOf(student, { ...stale.inputs, homework: "Consistently Completed" }),
  );
  await openReview(1);
  await expect.element(page.getByText("Changed since this was written: Homework.")).toBeVisible();
  await expect.element(page.getByText("Out of date")).toBeVisible();
});
