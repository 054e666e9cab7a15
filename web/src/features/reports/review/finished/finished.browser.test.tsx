import {
  getClassTime,
  settleClassTime,
  type OwnClassTime,
} from "@reportair/contract/features/class-time.ts";
import { listClassrooms } from "@reportair/contract/features/classrooms.ts";
import { getProgress } from "@reportair/contract/features/reports.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { CLASSROOM, CLASS_TIME, reportOf } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import { answer } from "../../../../../test/server.ts";
import { article, button, openReview, press } from "../../../../../test/review.tsx";

const ADA = reportOf(1, "Ada Byron", { opened: true });
const BEN = reportOf(2, "Ben Cole", { status: "kept", kept_unread: true });
const NEXT = { ...CLASSROOM, id: 21, name: "10C/En3", student_count: 29 };

const STATES = {
  empty: 11,
  partly_filled: 6,
  ready: 0,
  draft: 10,
  kept: 2,
  out_of_date: 0,
  draft_beside_kept: 0,
};

const finished = page.getByRole("dialog", { name: "7A is finished" });
const next = page.getByRole("link", { name: "Next: 10C/En3" });

/** Reviews the two reports of 7A; its class has so many pupils, and the next class so many kept reports. */
async function review({ pupils = 2, keptNext = 2 } = {}) {
  const server = serveReports(ADA, BEN);
  answer(listClassrooms, () => [{ ...CLASSROOM, student_count: pupils }, NEXT]);
  answer(getProgress, () => [
    { classroom: CLASSROOM.id, written: 2, kept: 2, stopped_at: null, states: STATES },
    { classroom: NEXT.id, written: 12, kept: keptNext, stopped_at: null, states: STATES },
  ]);
  server.serveList([BEN]);
  return { server, ...(await openReview(1, 2)) };
}

test("after the last keep the class is finished, and the next one has the focus", async () => {
  const { onClose } = await review();
  await button("Open report for Ada Byron").click();
  await press("k");
  await expect.element(finished).toMatchTextContent("2 of 2 reports are kept.");
  await expect.element(finished).toMatchTextContent("10 draft6 partly filled11 empty");
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAttribute("href", "/dashboard/reportair/reports?class=21");
  await press("{Escape}");
  await expect.element(finished).not.toBeInTheDocument();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

test("so it is after Keep All", async () => {
  await review();
  await button("Keep All").click();
  await expect.element(finished).toBeVisible();
});

test.each([
  [360, 640],
  [640, 600],
  [768, 600],
])("what says that they are kept covers no way on, in %i by %i px", async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
  await review();
  await button("Keep All").click();
  await expect.element(finished).toBeVisible();
  const card = () => document.querySelector(".toast")?.getBoundingClientRect();
  const covered = () => {
    const message = card();
    return [...finished.element().querySelectorAll("a, button")]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return (
          message !== undefined &&
          left < message.right &&
          message.left < right &&
          top < message.bottom &&
          message.top < bottom
        );
      })
      .map((each) => each.textContent);
  };
  await expect.poll(card).toBeDefined();
  await expect.poll(covered).toEqual([]);
});

test("who was kept without being opened is named, and the first is opened", async () => {
  await review();
  await button("Keep All").click();
  await expect
    .element(finished)
    .toMatchTextContent("1 was kept without ever being opened: Ben Cole.");
  await button("Open the first").click();
  await expect.element(article("Ben Cole")).toBeVisible();
});

test("where every class is finished, that is said", async () => {
  await review({ keptNext: 29 });
  await button("Keep All").click();
  await expect.element(finished).toMatchTextContent("All your classes are finished.");
  await expect.element(next).not.toBeInTheDocument();
});

test("a class with pupils whose report is not kept is not finished", async () => {
  const { onClose } = await review({ pupils: 3 });
  await button("Keep All").click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await expect.element(finished).not.toBeInTheDocument();
});

describe("what the class took", () => {
  const TOOK = {
    classroom: CLASSROOM.id,
    name: CLASSROOM.name,
    period: CLASS_TIME.period,
    period_name: "Autumn 2025",
    seconds: 5_880,
    kept: { as_written: 19, lightly: 9, much: 4, earlier: 0 },
  };
  const took = page.getByRole("region", { name: "What this class took" });
  const question = page.getByRole("textbox", { name: "How long did a class take you before?" });

  /** Finishes the class, of which so much is known; returns what is settled. */
  async function finish(given: Partial<OwnClassTime> = {}) {
    const { onClose } = await review();
    const known = { ...CLASS_TIME, classes: [TOOK], ...given };
    answer(getClassTime, () => known);
    const settled = answer(settleClassTime, ({ body }) => ({
      ...known,
      asked: true,
      before_minutes: body.before_minutes ?? null,
    }));
    await button("Keep All").click();
    await expect.element(finished).toBeVisible();
    return { settled, onClose, bodies: () => settled.map(({ body }) => body) };
  }

  test("stands under the ways on, with who sees it; the next class has the focus", async () => {
    await finish();
    await expect.element(took).toMatchTextContent("This class took1 h 38 min");
    await expect.element(took).toMatchTextContent("As written19Lightly edited9Much edited4");
    await expect
      .element(took)
      .toMatchTextContent("Only you see this. Your head sees sums of five teachers or more.");
    await expect.element(next).toHaveFocus();
  });

  test("is compared with what the teacher answers, who is asked once", async () => {
    const { bodies } = await finish();
    await question.fill("four");
    await button("Answer").click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("such as 4 or 1.5");
    await question.fill("4");
    await press("{Enter}");
    await expect.element(took).toMatchTextContent("4 h before, as you said");
    await expect.element(question).not.toBeInTheDocument();
    await press("{Escape}");
    expect(bodies()).toEqual([{ before_minutes: 240 }]);
  });

  test("leaving the question answers it", async () => {
    const { bodies, onClose } = await finish();
    await expect.element(question).toBeVisible();
    await press("{Escape}");
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    await expect.poll(bodies).toEqual([{ asked: true }]);
  });

  test("what was typed by then is the answer", async () => {
    const { bodies } = await finish();
    await question.fill("1.5");
    await next.click();
    await expect.poll(bodies).toEqual([{ before_minutes: 90 }]);
  });

  test("it need not be asked again", async () => {
    const { bodies } = await finish();
    await button("Don’t ask again").click();
    await expect.element(question).not.toBeInTheDocument();
    expect(bodies()).toEqual([{ asked: true }]);
  });

  test("nothing is asked twice, nor of whom nothing is counted", async () => {
    await finish({ asked: true });
    await expect.element(took).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  test("where nothing is known, nothing is said", async () => {
    await finish({ classes: [] });
    await expect.element(took).not.toBeInTheDocument();
  });
});
