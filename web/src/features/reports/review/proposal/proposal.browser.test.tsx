import { getGenerated } from "@reportair/contract/features/reports.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { BEN, reportOf } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import { answer } from "../../../../../test/server.ts";
import { article, button, openReview, openReviewAt, press } from "../../../../../test/review.tsx";

const LEVEL = "Ada is working at an advanced level.";
const WATCHES = "She tends to watch and listen before she speaks.";
const READS = "Her reading to the class was assured.";
const MOSTLY = "Homework is mostly completed.";
const ALWAYS = "Homework is consistently completed.";

const text = (...sentences: readonly string[]) => ({
  report_content: sentences.join(" "),
  sentences: sentences.map((each) => ({ text: each, sources: ["teacher" as const] })),
});
const KEPT = reportOf(1, "Ada Byron", {
  ...text(LEVEL, WATCHES, MOSTLY),
  status: "kept",
  proposal: 11,
  opened: true,
});
const DRAFT = reportOf(11, "Ada Byron", {
  ...text(LEVEL, READS, ALWAYS),
  report_configuration: KEPT.report_configuration,
  student: KEPT.student,
  beside: 1,
  inputs: { ...KEPT.inputs, homework: "Consistently Completed" },
});

const region = page.getByRole("region", { name: "As it will be kept" });
const box = (name: string | RegExp) => page.getByRole("checkbox", { name });
const gone = box(`Take it out, gone: ${WATCHES}`);
const fresh = box(`Take this, new: ${READS}`);
const changed = box(`Take this, changed: ${ALWAYS}`);
const dialog = (name: string) => page.getByRole("dialog", { name });

async function compare(...ids: number[]) {
  const server = serveReports(KEPT, DRAFT, BEN);
  const opened = await (ids.length > 1 ? openReviewAt(ids[0], ...ids) : openReview(ids[0] ?? 1));
  await expect.element(dialog("Ada Byron")).toBeVisible();
  await expect.element(gone).toBeVisible();
  return { server, ...opened };
}
const kept = (server: ReturnType<typeof serveReports>) =>
  server.updated
    .filter(({ body }) => body.status === "kept")
    .map(({ params, body }) => [params.id, body.report_content]);

describe("a draft beside a kept report", () => {
  // Stands first: what lays the texts beside each other is loaded once, and the gap was at that time.
  test("an arrow that is pressed as the two texts appear goes to the first change, which keeps the focus", async () => {
    serveReports(KEPT, DRAFT, BEN);
    const appeared = new MutationObserver(() => {
      if (!document.querySelector("ol[aria-label=Sentences]")) return;
      appeared.disconnect();
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }),
      );
    });
    appeared.observe(document, { childList: true, subtree: true });
    onTestFinished(() => appeared.disconnect());
    await openReviewAt(1, 1, 2);
    await expect.element(gone).toHaveFocus();
    await press(" ");
    await expect.element(button("Keep with 1 change")).toBeVisible();
  });

  test("stands beside it sentence by sentence, from either of the two", async () => {
    for (const id of [1, 11]) {
      const { unmount } = await compare(id);
      const rows = page.getByRole("list", { name: "Sentences" }).getByRole("listitem");
      expect(rows.elements().map((row) => row.textContent)).toEqual([
        expect.stringContaining("Same"),
        expect.stringContaining("Gone"),
        expect.stringContaining("New"),
        expect.stringContaining("Changed"),
      ]);
      await expect.element(page.getByText(/because Homework changed/u)).toBeVisible();
      await expect.element(region).toMatchTextContent(`${LEVEL} ${WATCHES} ${MOSTLY}`);
      await unmount();
    }
  });

  test("nothing is taken at first, and left as it is nothing is sent", async () => {
    const { server, onClose } = await compare(1);
    await button("Leave as it is").click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.updated.filter(({ body }) => !body.opened)).toEqual([]);
    expect(server.discarded).toEqual([]);
  });

  test("what is taken is kept, and the button says how many changes", async () => {
    const { server } = await compare(1);
    await fresh.click();
    await expect.element(button("Keep with 1 change")).toBeVisible();
    await changed.click();
    await expect.element(region).toMatchTextContent(`${LEVEL} ${WATCHES} ${READS} ${ALWAYS}`);
    expect(region.element().querySelectorAll("ins")).toHaveLength(2);
    expect(kept(server)).toEqual([]);
    await button("Keep with 2 changes").click();
    await expect.element(article("Ada Byron")).toBeVisible();
    await expect.poll(() => kept(server)).toEqual([[11, `${LEVEL} ${WATCHES} ${READS} ${ALWAYS}`]]);
    await expect.poll(() => server.report(11).status).toBe("kept");
  });

  test("kept with changes it can be undone: both stand as they were", async () => {
    const { server } = await compare(1);
    await gone.click();
    await button("Keep with 1 change").click();
    await button("Undo").click();
    await expect.element(gone).toBeVisible();
    await expect
      .poll(() => server.report(1))
      .toMatchObject({ status: "kept", proposal: 11, standing: true });
    await expect
      .poll(() => server.report(11))
      .toMatchObject({
        status: "draft",
        beside: 1,
        report_content: DRAFT.report_content,
      });
  });

  test("arrows go from change to change, Space takes or leaves, A takes all, K keeps", async () => {
    const { server } = await compare(1);
    await press("{ArrowDown}");
    await expect.element(gone).toHaveFocus();
    await press("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect.element(changed).toHaveFocus();
    await press("{ArrowUp}");
    await expect.element(fresh).toHaveFocus();
    await press(" ");
    await expect.element(fresh).toBeChecked();
    await press(" ");
    await expect.element(fresh).not.toBeChecked();
    await press("a");
    await expect.element(button("Keep with 3 changes")).toBeVisible();
    await button("Take none").click();
    await expect.element(gone).not.toBeChecked();
    await button("Take all 3").click();
    await press("k");
    await expect.poll(() => kept(server)).toEqual([[11, DRAFT.report_content]]);
  });

  test("Escape leads to the kept report by itself, and back", async () => {
    const { onClose } = await compare(1);
    await press("{Escape}");
    await expect.element(article("Ada Byron")).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await button("Compare the two texts for Ada Byron").click();
    await expect.element(gone).toBeVisible();
    await press("{Escape}");
    await expect.element(article("Ada Byron")).toBeVisible();
    await press("{Escape}");
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
  });

  test("discarding the draft leaves the kept one where it was", async () => {
    const { server } = await compare(11);
    await button("Discard the draft").click();
    await expect.element(article("Ada Byron")).toBeVisible();
    await expect.element(article("Ada Byron")).toMatchTextContent(WATCHES);
    await expect.poll(() => server.discarded.map(({ params }) => params.id)).toEqual([11]);
    expect(server.updated.filter(({ body }) => body.status)).toEqual([]);
  });

  test("in a review of several one goes on to the next, and comes back to what was left", async () => {
    await compare(1, 2);
    await expect.element(page.getByText("1 of 2", { exact: true })).toBeVisible();
    await button("Leave as it is").click();
    await expect.element(article("Ben Cole")).toBeVisible();
    await press("{Shift>}J{/Shift}");
    await expect.element(article("Ada Byron")).toBeVisible();
    await expect
      .element(page.getByText("This is the kept report. A draft waits beside it."))
      .toBeVisible();
  });

  test.each([
    ["draft", 11, /^The draft has changed elsewhere/u],
    ["kept text", 1, /^The kept report has changed elsewhere/u],
  ])(
    "where the %s has changed elsewhere nothing is replaced, and nothing is taken any more",
    async (_, id, words) => {
      const { server } = await compare(1);
      await press("a");
      server.rewrite(id, "Written elsewhere.");
      await button("Keep with 3 changes").click();
      await expect.element(page.getByText(words)).toBeVisible();
      await expect.poll(() => server.report(1)).toMatchObject({ status: "kept", proposal: 11 });
      await expect.element(box(/Written elsewhere/u)).not.toBeChecked();
      await expect.element(button("Leave as it is")).toBeVisible();
    },
  );

  test("K leaves it as it is also before the two texts have come", async () => {
    const server = serveReports(KEPT, DRAFT, BEN);
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    answer(getGenerated, async ({ params }) => {
      await hold;
      return server.report(params.id);
    });
    await openReviewAt(1, 1, 2);
    await expect.element(page.getByText("Loading both texts...")).toBeInTheDocument();
    await press("k");
    await expect.element(article("Ben Cole")).toBeVisible();
    letGo();
    expect(kept(server)).toEqual([]);
  });

  test.each([
    ["words", / · 300 words$/u, / · 321 words · because/u],
    ["characters", / · 1,500 characters$/u, / · 1,600 characters · because/u],
  ] as const)("a range in %s has both texts counted so", async (length_unit, before, now) => {
    serveReports(
      { ...KEPT, word_count: 300, char_count: 1500 },
      { ...DRAFT, word_count: 321, char_count: 1600, length_unit },
    );
    await openReview(1);
    await expect.element(page.getByText(before)).toBeVisible();
    await expect.element(page.getByText(now)).toBeVisible();
  });

  test("two texts that read the same offer nothing to take", async () => {
    serveReports(KEPT, { ...DRAFT, ...text(LEVEL, WATCHES, MOSTLY) });
    await openReview(1);
    await expect.element(page.getByText("Both texts read the same.")).toBeVisible();
    await expect.element(button(/^Take all/u)).not.toBeInTheDocument();
  });

  test("on a phone, too", async () => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1280, 800));
    const { server } = await compare(1);
    await fresh.click();
    await button("Keep with 1 change").click();
    await expect.poll(() => kept(server)).toEqual([[11, `${LEVEL} ${WATCHES} ${READS} ${MOSTLY}`]]);
  });
});

describe("writing again over a kept report", () => {
  const ALONE = { ...KEPT, proposal: null };

  test("makes a draft beside it, says so and shows both", async () => {
    const server = serveReports(ALONE);
    await openReview(1);
    await button("Regenerate report for Ada Byron").click();
    await expect
      .element(page.getByText("A draft waits beside the kept report for Ada Byron"))
      .toBeVisible();
    await expect.element(box("Take this, new: Another text about Ada Byron.")).toBeVisible();
    await expect
      .poll(() => server.report(1))
      .toMatchObject({ status: "kept", report_content: KEPT.report_content });
  });

  test("so does refining", async () => {
    const server = serveReports(ALONE);
    await openReview(1);
    await button("Warmer").click();
    await expect.element(button("Discard the draft")).toBeVisible();
    await expect
      .poll(() => server.report(1))
      .toMatchObject({ status: "kept", report_content: KEPT.report_content });
  });
});
