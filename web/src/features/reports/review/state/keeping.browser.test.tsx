import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ADA, BEN, CAT, DAN, reportOf } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import {
  actions,
  article,
  button,
  editor,
  openReport,
  openReview,
  press,
} from "../../../../../test/review.tsx";

const kept = { status: "kept" } as const;

describe("Keep All", () => {
  const question = page.getByRole("alertdialog");

  test("says how many were never opened, and whose they are", async () => {
    const server = serveReports({ ...ADA, opened: true }, BEN, { ...CAT, ...kept }, DAN);
    await openReview(1, 2, 3, 4);
    await button("Keep All").click();
    await expect.element(question).toMatchTextContent("2 reports have never been opened");
    await expect.element(question).toMatchTextContent("Ben Cole and Dan Eden.");
    await press("{Escape}");
    await expect.element(question).not.toBeInTheDocument();
    expect(server.updated).toEqual([]);
  });

  test("opens the first of them instead", async () => {
    const server = serveReports({ ...ADA, opened: true }, BEN, DAN);
    await openReview(1, 2, 4);
    await button("Keep All").click();
    await button("Open the first").click();
    await expect.element(article("Ben Cole")).toBeVisible();
    expect(server.updated.filter(({ body }) => body.status === "kept")).toEqual([]);
  });

  test("asks nothing where all of them were opened, and can be undone from its message", async () => {
    const server = serveReports({ ...ADA, opened: true }, { ...BEN, opened: true });
    const { onClose } = await openReview(1, 2);
    await button("Keep All").click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    await expect
      .poll(() => [server.report(1).status, server.report(2).status])
      .toEqual(["kept", "kept"]);
    await button("Undo").click();
    await expect.element(page.getByText("2 reports are drafts again")).toBeVisible();
    await expect
      .poll(() => [server.report(1).status, server.report(2).status])
      .toEqual(["draft", "draft"]);
  });

  test("leaves what waits beside a kept report", async () => {
    const beside = { ...ADA, beside: 99, opened: true };
    const server = serveReports(beside, { ...BEN, opened: true });
    await openReview(1, 2);
    await expect.element(actions()).toMatchTextContent("0 kept, 1 draft, 1 beside a kept one");
    await button("Keep All").click();
    await expect
      .element(page.getByText("1 report kept. 1 draft waits beside a kept report"))
      .toBeVisible();
    await expect.poll(() => server.report(1)).toMatchObject({ status: "draft", beside: 99 });
  });
});

describe("what is kept", () => {
  test("can be taken back from its message", async () => {
    const server = serveReports(ADA);
    await openReview(1);
    await press("k");
    await expect.element(page.getByText("Kept", { exact: true })).toBeVisible();
    await expect.poll(() => server.report(1).status).toBe("kept");
    await button("Undo").click();
    await expect.element(page.getByText("A draft again")).toBeVisible();
    await expect.poll(() => server.report(1).status).toBe("draft");
  });

  test("can be taken back from the menu of its row, and is not kept twice", async () => {
    const server = serveReports({ ...ADA, ...kept }, BEN);
    await openReview(1, 2);
    await button("More for Ada Byron").click();
    await expect.element(page.getByRole("menuitem", { name: "Keep" })).not.toBeInTheDocument();
    await page.getByRole("menuitem", { name: "Not kept after all" }).click();
    await expect.poll(() => server.report(1).status).toBe("draft");
    await button("More for Ada Byron").click();
    await page.getByRole("menuitem", { name: "Keep" }).click();
    await expect.poll(() => server.report(1).status).toBe("kept");
  });

  test("can be taken back where it is open, and kept again", async () => {
    for (const width of [1280, 360]) {
      await page.viewport(width, 740);
      const server = serveReports({ ...ADA, ...kept });
      const { unmount } = await openReview(1);
      await button(/^Not kept after all ?, report for Ada Byron$/u).click();
      await expect.poll(() => server.report(1).status).toBe("draft");
      await expect.element(button(/^History ?, report/u)).toHaveFocus();
      await press("k");
      await expect.poll(() => server.report(1).status).toBe("kept");
      await unmount();
    }
    await page.viewport(1280, 800);
  });

  test("offers the way on, and no keeping", async () => {
    const server = serveReports({ ...ADA, ...kept }, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    await expect.element(button(/^Keep/u).filter({ hasNotText: "All" })).not.toBeInTheDocument();
    await button(/^Next ?, leaves as it is/u).click();
    await expect.element(article("Ben Cole")).toBeVisible();
    expect(server.updated.filter(({ body }) => body.status)).toEqual([]);
  });

  test("and kept again after an edit", async () => {
    const server = serveReports({ ...ADA, ...kept });
    await openReview(1);
    await press("e");
    await editor("Ada Byron").fill("Ada works.");
    await button("Save Changes to Report").click();
    await expect.poll(() => server.report(1).report_content).toBe("Ada works.");
    await expect.poll(() => server.report(1).status).toBe("kept");
  });
});

describe("what was kept elsewhere meanwhile", () => {
  const HOME = reportOf(9, "Ada Byron", {
    report_configuration: ADA.report_configuration,
    report_content: "Kept at home.",
    status: "kept",
  });

  test.each(["k", "Keep All"])("is not replaced by %s; both texts are shown", async (how) => {
    const server = serveReports({ ...ADA, opened: true }, { ...BEN, ...kept });
    await openReview(1, 2);
    await openReport("Ada Byron");
    server.add(HOME);
    await (how === "k" ? press(how) : button(how).click());
    await expect.element(page.getByText("Kept at home.")).toBeVisible();
    const yours = page.getByRole("textbox", { name: "Your text" });
    await expect.element(yours).toHaveValue(ADA.report_content);
    await expect
      .poll(() => server.report(9))
      .toMatchObject({ status: "kept", report_content: "Kept at home." });
    await expect.poll(() => server.report(1).status).toBe("draft");
  });

  test("keeps its words where a keep is taken back", async () => {
    const server = serveReports(ADA);
    await openReview(1);
    await press("k");
    await expect.element(button("Undo")).toBeVisible();
    server.rewrite(1, "Edited elsewhere.");
    await button("Undo").click();
    await expect.element(page.getByText(/^Could not be taken back/u)).toBeVisible();
    await expect.element(article("Ada Byron")).toMatchTextContent("Edited elsewhere.");
    await expect.poll(() => server.report(1).status).toBe("kept");
  });
});
