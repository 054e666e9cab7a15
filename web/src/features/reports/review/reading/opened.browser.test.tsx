import { describe, expect, onTestFinished, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { ADA, BEN, CAT, reportOf } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import {
  article,
  button,
  editor,
  openReport,
  openReview,
  press,
} from "../../../../../test/review.tsx";

const LONG = reportOf(1, "Ada Byron", {
  report_content: "Ada works well with others, and asks when she is not sure. ".repeat(120).trim(),
});

/** Until what is on the screen has been drawn, and whoever watches it has been told. */
async function shown(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Scrolls what scrolls in here to its end. */
function scrollToEnd(place: Locator): void {
  const scrolling = [...place.element().querySelectorAll("*")].find(
    (each) => getComputedStyle(each).overflowY === "auto" && each.scrollHeight > each.clientHeight,
  );
  scrolling!.scrollTo(0, scrolling!.scrollHeight);
}

/** The reports that the server was told have been on the screen. */
const openedIn = ({ updated }: ReturnType<typeof serveReports>) =>
  updated.filter(({ body }) => body.opened).map(({ params }) => params.id);

describe("what counts as opened", () => {
  test("a report counts once its text is on the screen, and no other does", async () => {
    const server = serveReports(ADA, BEN, CAT);
    await openReview(1, 2, 3);
    await expect.element(page.getByRole("table", { name: "Reports" })).toBeVisible();
    expect(openedIn(server)).toEqual([]);
    await openReport("Ben Cole");
    await expect.element(article("Ben Cole")).toBeVisible();
    await expect.poll(() => openedIn(server)).toEqual([2]);
    await press("j");
    await expect.element(article("Cat Dunn")).toBeVisible();
    await expect.poll(() => openedIn(server)).toEqual([2, 3]);
    await expect
      .poll(() => server.updated.map(({ body }) => body))
      .toEqual([{ opened: true }, { opened: true }]);
  });

  test("a review of one report shows it at once", async () => {
    const server = serveReports(ADA);
    await openReview(1);
    await expect.element(article("Ada Byron")).toBeVisible();
    await expect.poll(() => openedIn(server)).toEqual([1]);
  });

  test("a report that is edited from the table is on the screen, too", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await button("Edit report for Ben Cole").click();
    await expect.element(editor("Ben Cole")).toBeVisible();
    await expect.poll(() => openedIn(server)).toEqual([2]);
  });

  test("a text that is longer than the screen counts once its end has been on it", async () => {
    const server = serveReports(LONG, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    await expect.element(article("Ada Byron")).toBeVisible();
    await shown();
    expect(openedIn(server)).toEqual([]);
    await press("j");
    await expect.poll(() => openedIn(server)).toEqual([2]);
    await press("{Shift>}J{/Shift}");
    await expect.element(article("Ada Byron")).toBeVisible();
    scrollToEnd(article("Ada Byron"));
    await expect.poll(() => openedIn(server)).toEqual([2, 1]);
  });

  test("kept before its end was on the screen it is marked, until it has been", async () => {
    const server = serveReports(LONG, BEN);
    await openReview(1, 2);
    await openReport("Ada Byron");
    await press("k");
    await expect.element(article("Ben Cole")).toBeVisible();
    await expect.poll(() => openedIn(server)).toEqual([2]);
    await expect.poll(() => server.report(1).status).toBe("kept");
  });

  test("in a long text to edit it is the end of the box", async () => {
    const server = serveReports(LONG, BEN);
    await openReview(1, 2);
    await button("Edit report for Ada Byron").click();
    await expect.element(editor("Ada Byron")).toBeVisible();
    await shown();
    expect(openedIn(server)).toEqual([]);
    scrollToEnd(page.getByRole("dialog", { name: "Edit report: Ada Byron" }));
    await expect.poll(() => openedIn(server)).toEqual([1]);
  });

  test("on a phone, too", async () => {
    await page.viewport(390, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const server = serveReports(LONG);
    await openReview(1);
    await expect.element(article("Ada Byron")).toBeVisible();
    await shown();
    expect(openedIn(server)).toEqual([]);
    scrollToEnd(article("Ada Byron"));
    await expect.poll(() => openedIn(server)).toEqual([1]);
  });

  test("keeping everything from the table opens nothing", async () => {
    const server = serveReports(ADA, BEN);
    const { onClose } = await openReview(1, 2);
    await button("Keep All").click();
    await button("Keep all 2").click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(openedIn(server)).toEqual([]);
  });

  test("the list of a phone shows no text yet", async () => {
    await page.viewport(390, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    await page.getByRole("tab", { name: "Card View" }).click();
    await button(/Ada Byron/u).click();
    await expect.element(article("Ada Byron")).toBeVisible();
    await expect.poll(() => openedIn(server)).toEqual([1]);
  });

  test("it stays readable where the server cannot be told", async () => {
    const server = serveReports(ADA, BEN);
    await openReview(1, 2);
    // The server has it no more.
    await expect.element(button("Open report for Ada Byron")).toBeVisible();
    server.hide(1);
    await openReport("Ada Byron");
    await expect.poll(() => openedIn(server)).toEqual([1]);
    await expect.element(article("Ada Byron")).toMatchTextContent("Ada Byron works well.");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });
});
