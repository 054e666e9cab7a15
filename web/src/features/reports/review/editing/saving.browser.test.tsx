import { updateGenerated } from "@reportair/contract/features/reports.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ADA, BEN, CAT } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import {
  actions,
  article,
  button,
  editReport,
  editor,
  openReport,
  openReview,
  press,
} from "../../../../../test/review.tsx";
import { answer, LOST, refuse } from "../../../../../test/server.ts";

const SAVE = "Save Changes to Report";

/** What the server was asked to save, without what only says that a report was opened. */
const savesOf = ({ updated }: ReturnType<typeof serveReports>) =>
  updated.filter(({ body }) => !body.opened).map(({ params, body }) => [params.id, body]);

describe("an edit", () => {
  test("goes to the server with its counts and the version it was begun from", async () => {
    const server = serveReports({ ...ADA, version: 4 }, BEN);
    await openReview(1, 2);
    await editReport("Ada Byron", "Ada does very well.");
    await button(SAVE).click();
    await expect.element(page.getByText("Report updated successfully")).toBeVisible();
    await expect.element(editor("Ada Byron")).not.toBeInTheDocument();
    await expect.element(article("Ada Byron")).toMatchTextContent("Ada does very well.");
    await expect.element(button("Edit report for Ada Byron")).toHaveFocus();
    await expect
      .poll(() => savesOf(server))
      .toEqual([
        [1, { report_content: "Ada does very well.", word_count: 4, char_count: 19, version: 4 }],
      ]);
    await expect.poll(() => server.report(1).status).toBe("draft");
  });

  test("after a save the next one goes on from the version that the server counted", async () => {
    const server = serveReports(ADA);
    await openReview(1);
    for (const text of ["One.", "Two."]) {
      await button("Edit report for Ada Byron").click();
      await editor("Ada Byron").fill(text);
      await press("{Control>}{Enter}{/Control}");
      await expect.element(editor("Ada Byron")).not.toBeInTheDocument();
    }
    await expect
      .poll(() => savesOf(server).map(([, body]) => body))
      .toMatchObject([{ version: 1 }, { version: 2 }]);
    await expect.poll(() => server.report(1).report_content).toBe("Two.");
  });

  test("of a report that was discarded on another page stays, and is told where that one is", async () => {
    serveReports(ADA);
    answer(updateGenerated, () => refuse("not_found"));
    await openReview(1);
    await button("Edit report for Ada Byron").click();
    await editor("Ada Byron").fill("Mine.");
    await button(SAVE).click();
    const failed = page.getByText(/^Failed to update report\. It was discarded on another page/u);
    await expect.element(failed).toBeVisible();
    await expect.element(editor("Ada Byron")).toHaveValue("Mine.");
  });

  test("stays where the save is lost, and can be saved again", async () => {
    const server = serveReports(ADA);
    answer(updateGenerated, () => LOST);
    await openReview(1);
    await button("Edit report for Ada Byron").click();
    await editor("Ada Byron").fill("Mine.");
    await button(SAVE).click();
    await expect.element(page.getByText("Failed to update report")).toBeVisible();
    await expect.element(editor("Ada Byron")).toHaveValue("Mine.");
    server.serveUpdates();
    await button(SAVE).click();
    await expect.element(editor("Ada Byron")).not.toBeInTheDocument();
    await expect.poll(() => server.report(1).report_content).toBe("Mine.");
  });

  test("what is typed while the answer is on its way stays unsaved, and is saved on top of it", async () => {
    const server = serveReports(ADA);
    const arrived = Promise.withResolvers<void>();
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    await openReview(1);
    await expect.poll(() => server.updated.length).toBe(1);
    server.serveUpdates(() => {
      arrived.resolve();
      return hold;
    });
    await button("Edit report for Ada Byron").click();
    await editor("Ada Byron").fill("First.");
    await press("{Control>}{Enter}{/Control}");
    await arrived.promise;
    await editor("Ada Byron").fill("First. Second.");
    letGo();
    await expect.element(page.getByText("Report updated successfully")).toBeVisible();
    await expect.element(editor("Ada Byron")).toHaveValue("First. Second.");
    await expect.poll(() => server.report(1).report_content).toBe("First.");
    await button(SAVE).click();
    await expect.element(editor("Ada Byron")).not.toBeInTheDocument();
    await expect
      .poll(() => server.report(1))
      .toMatchObject({ report_content: "First. Second.", version: 3 });
  });

  test("an empty text is not sent", async () => {
    const server = serveReports(ADA);
    await openReview(1);
    await button("Edit report for Ada Byron").click();
    await editor("Ada Byron").fill("  ");
    await expect.element(page.getByText("A report cannot be empty.")).toBeVisible();
    await press("{Control>}{Enter}{/Control}");
    await expect.element(button(SAVE)).toBeDisabled();
    expect(savesOf(server)).toEqual([]);
  });
});

describe("a text that has changed elsewhere", () => {
  test("stands beside the edit, which may then replace it", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await editReport("Ada Byron", "Mine.");
    server.rewrite(1, "Theirs.");
    await button(SAVE).click();
    const theirs = page.getByRole("region", { name: "Saved text" });
    await expect.element(theirs).toMatchTextContent("Theirs.");
    const mine = page.getByRole("textbox", { name: "Your text" });
    await expect.element(mine).toHaveValue("Mine.");
    await expect.poll(() => server.report(1).report_content).toBe("Theirs.");
    await button(SAVE).click();
    await expect.element(mine).not.toBeInTheDocument();
    await expect
      .poll(() => server.report(1))
      .toMatchObject({ report_content: "Mine.", version: 3 });
  });

  test("is not overwritten either where the list of reports has come anew since the edit was begun", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await editReport("Ada Byron", "Mine.");
    server.rewrite(1, "Theirs.");
    await button(/^Ben Cole/u).click();
    await button("Discard report for Ben Cole").click();
    await button("Undo discard").click();
    await expect.element(button(/^Ben Cole/u)).toBeVisible();
    await expect.element(editor("Ada Byron")).toHaveValue("Mine.");
    await button(SAVE).click();
    const theirs = page.getByRole("region", { name: "Saved text" });
    await expect.element(theirs).toMatchTextContent("Theirs.");
    await expect.poll(() => server.report(1).report_content).toBe("Theirs.");
  });

  test("can be taken in place of the edit", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await editReport("Ada Byron", "Mine.");
    server.rewrite(1, "Theirs.");
    await button(SAVE).click();
    await button("Take the saved text").click();
    await expect.element(article("Ada Byron")).toMatchTextContent("Theirs.");
    await expect.poll(() => savesOf(server)).toHaveLength(1);
  });
});

describe("keeping", () => {
  test("keeps an edit and its report in one go", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await editReport("Ada Byron", "Edited.");
    await button(/^Keep and next/u).click();
    await expect.element(article("Ben Cole")).toBeVisible();
    await expect
      .poll(() => server.report(1))
      .toMatchObject({ report_content: "Edited.", status: "kept" });
    await expect.poll(() => savesOf(server)).toHaveLength(1);
  });

  test("the last one is kept without a next", async () => {
    serveReports(ADA, { ...BEN, status: "kept" });
    const { onClose } = await openReview(1, 2);
    await openReport("Ada Byron");
    await button("Keep report for Ada Byron").click();
    await expect.element(actions()).toMatchTextContent("2 kept, 0 drafts");
    await expect.element(article("Ada Byron")).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  test("all at once sends what is not kept or is edited, and closes", async () => {
    const server = serveReports(ADA, { ...BEN, status: "kept" }, { ...CAT, status: "kept" });
    const { onClose } = await openReview(1, 2, 3);
    await editReport("Cat Dunn", "Edited after it was kept.");
    await button("Keep All").click();
    await button("Keep it").click();
    await expect.element(page.getByText("2 reports kept")).toBeVisible();
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    await expect.poll(() => savesOf(server).map(([id]) => id)).toEqual([1, 3]);
    await expect.poll(() => server.report(3).report_content).toBe("Edited after it was kept.");
  });

  test("all at once stays open where one was refused", async () => {
    const server = serveReports(ADA, BEN);
    const { onClose } = await openReview(1, 2);
    await expect.element(button("Open report for Ada Byron")).toBeVisible();
    server.rewrite(1, "Theirs.");
    await button("Keep All").click();
    await button("Keep all 2").click();
    await expect.element(page.getByText("Failed to update some reports")).toBeVisible();
    await expect.element(actions()).toMatchTextContent("1 kept, 1 draft");
    expect(onClose).not.toHaveBeenCalled();
    await expect.poll(() => server.report(2).status).toBe("kept");
  });
});

describe("another text", () => {
  test("is written from the same inputs, and takes the place of the one before", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    await button("Regenerate report for Ada Byron").click();
    await expect.element(article("Ada Byron")).toMatchTextContent("Another text about Ada Byron.");
    await expect
      .poll(() => server.written.map(({ body }) => body))
      .toEqual([
        {
          report_id: ADA.report_configuration,
          selected_word_count: "300-400",
          length_unit: "words",
          regenerate: true,
          fallback: false,
          on_this_server: false,
        },
      ]);
    expect(savesOf(server)).toEqual([]);
  });

  test("an edit is saved first, so that the history has it", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await editReport("Ada Byron", "Mine.");
    await button("Regenerate report for Ada Byron").click();
    await expect.element(article("Ada Byron")).toMatchTextContent("Another text about Ada Byron.");
    await expect.poll(() => savesOf(server)).toMatchObject([[1, { report_content: "Mine." }]]);
    await expect.element(page.getByText("Unsaved", { exact: true })).not.toBeInTheDocument();
  });

  test("an edit that cannot be saved stays, and nothing is written over it", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await editReport("Ada Byron", "Mine.");
    server.rewrite(1, "Theirs.");
    await button("Regenerate report for Ada Byron").click();
    await expect.element(page.getByText("Error regenerating report")).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Your text" })).toHaveValue("Mine.");
    expect(server.written).toEqual([]);
  });
});

test("a refined text can be taken back to the words before it, and again", async () => {
  const server = serveReports(ADA);
  await openReview(1);
  await button("Warmer").click();
  await expect.element(article("Ada Byron")).toMatchTextContent("works well. Made warmer.");
  await expect.poll(() => server.refined.map(({ body }) => body.version)).toEqual([1]);
  await button("Undo").click();
  await expect.element(button("Redo")).toBeVisible();
  await expect
    .poll(() => server.report(1))
    .toMatchObject({ report_content: ADA.report_content, version: 3 });
  await button("Redo").click();
  await expect.element(button("Undo")).toBeVisible();
  await expect
    .poll(() => server.report(1).report_content)
    .toBe("Ada Byron works well. Made warmer.");
});
