import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ADA, BEN } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import {
  article,
  button,
  editReport,
  editor,
  openReport,
  openReview,
  press,
} from "../../../../../test/review.tsx";
import { currentKeeper, setKeeper } from "../../../../lib/drafts/keeper.ts";
import { SealedDrafts } from "../../../../lib/drafts/sealed-drafts.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { listenBeforeRouter } from "../../../../ui/history-hold.ts";

const nameOf = (report: number) => `report:${report}`;
const stored = (report: number) => {
  const kept = currentKeeper()?.read(nameOf(report));
  return kept ? JSON.stringify(kept.value) : null;
};
const unsaved = () => page.getByText("Unsaved", { exact: true });

/** An edit that an earlier page has left in this browser. */
function left(given: { text: string; version?: number }): void {
  const { text, version = 1 } = given;
  currentKeeper()?.keep(nameOf(1), { what: "an edit", value: { text, version } });
}

describe("kept in this browser", () => {
  test("an edit is there again when the review is opened anew", async () => {
    serveReports(ADA, BEN);
    const { unmount } = await openReview(1, 2);
    await editReport("Ada Byron", "Not saved yet.");
    await expect.poll(() => stored(1)).toContain("Not saved yet.");
    await unmount();
    queryClient.clear();
    await openReview(1, 2);
    await expect.element(unsaved()).toBeVisible();
    await openReport("Ada Byron");
    await expect.element(editor("Ada Byron")).toHaveValue("Not saved yet.");
  });

  test("an edit is forgotten once it is saved", async () => {
    serveReports(ADA, BEN);
    await openReview(1, 2);
    await editReport("Ada Byron", "Saved now.");
    await expect.poll(() => stored(1)).toContain("Saved now.");
    await button("Save Changes to Report").click();
    await expect.element(editor("Ada Byron")).not.toBeInTheDocument();
    await expect.poll(() => stored(1)).toBeNull();
  });

  test("an edit is forgotten once it is dropped", async () => {
    serveReports(ADA, BEN);
    const { onClose } = await openReview(1, 2);
    await editReport("Ada Byron", "On second thoughts.");
    await button("Cancel").click();
    await button("Discard changes").click();
    await expect.element(article("Ada Byron")).toMatchTextContent("Ada Byron works well.");
    await expect.poll(() => stored(1)).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  test("another person at this computer sees nothing of it", async () => {
    serveReports(ADA, BEN);
    const { unmount } = await openReview(1, 2);
    await editReport("Ada Byron", "Somebody else’s words.");
    await unmount();
    queryClient.clear();
    const theirs = currentKeeper();
    setKeeper(new SealedDrafts("B".repeat(43), { storage: localStorage }));
    await openReview(1, 2);
    await openReport("Ada Byron");
    await expect.element(article("Ada Byron")).toMatchTextContent("Ada Byron works well.");
    await expect.element(editor("Ada Byron")).not.toBeInTheDocument();
    expect(JSON.stringify(theirs?.read(nameOf(1)))).toContain("Somebody else’s words.");
    expect(JSON.stringify(localStorage)).not.toMatch(/Somebody|report/u);
  });

  test("an edit of a text that has changed since stands beside the new one", async () => {
    left({ text: "Mine.", version: 1 });
    const server = serveReports({ ...ADA, version: 2, report_content: "Theirs." }, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    await expect
      .element(page.getByRole("region", { name: "Saved text" }))
      .toMatchTextContent("Theirs.");
    await button("Save Changes to Report").click();
    await expect.element(article("Ada Byron")).toMatchTextContent("Mine.");
    await expect.poll(() => server.report(1).version).toBe(3);
  });
});

describe("leaving with an edit", () => {
  test("closing asks, and the edit can be gone on with", async () => {
    serveReports(ADA, BEN);
    const { onClose } = await openReview(1, 2);
    await editReport("Ada Byron", "Not saved yet.");
    await button("Close").first().click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await expect.element(question).toMatchTextContent("Not saved: Ada Byron.");
    await expect.element(button("Keep editing")).toHaveFocus();
    await press("{Enter}");
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(editor("Ada Byron")).toHaveValue("Not saved yet.");
    expect(onClose).not.toHaveBeenCalled();
  });

  test("whoever leaves all the same leaves nothing behind", async () => {
    serveReports(ADA, BEN);
    const { onClose } = await openReview(1, 2);
    await editReport("Ada Byron", "Not saved yet.");
    await expect.poll(() => stored(1)).toContain("Not saved yet.");
    await button("Close").first().click();
    await button("Discard changes").click();
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    await expect.poll(() => stored(1)).toBeNull();
  });

  test("closing the page asks while something is unsaved, and no longer", async () => {
    serveReports(ADA, BEN);
    await openReview(1, 2);
    const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    await openReport("Ada Byron");
    await button("Edit report for Ada Byron").click();
    expect(asks()).toBe(false);
    await editor("Ada Byron").fill("Not saved yet.");
    await expect.poll(asks).toBe(true);
    await button("Save Changes to Report").click();
    await expect.element(editor("Ada Byron")).not.toBeInTheDocument();
    await expect.poll(asks).toBe(false);
  });

  test("Back asks as closing does, and stays", async () => {
    // As the router numbers its entries.
    history.replaceState({ idx: 0 }, "");
    history.pushState({ idx: 1 }, "");
    listenBeforeRouter();
    serveReports(ADA, BEN);
    const { onClose } = await openReview(1, 2);
    await editReport("Ada Byron", "Not saved yet.");
    history.back();
    await button("Keep editing").click();
    await expect.element(editor("Ada Byron")).toHaveValue("Not saved yet.");
    expect(history.state).toEqual({ idx: 1 });
    expect(onClose).not.toHaveBeenCalled();
  });

  test("without an edit Escape closes at once", async () => {
    serveReports(ADA, BEN);
    const { onClose } = await openReview(1, 2);
    await openReport("Ada Byron");
    await press("{Escape}");
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  test("in the window over the table Escape is for that window", async () => {
    serveReports(ADA, BEN);
    const { onClose } = await openReview(1, 2);
    await button("Edit report for Ben Cole").click();
    await editor("Ben Cole").fill("Not saved yet.");
    await press("{Escape}");
    await button("Discard changes").click();
    await expect.element(editor("Ben Cole")).not.toBeInTheDocument();
    await expect.element(page.getByRole("table", { name: "Reports" })).toBeVisible();
    await expect.element(unsaved()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await expect.poll(() => stored(2)).toBeNull();
  });
});
