import { getMe } from "@reportair/contract/features/accounts.ts";
import { listClassrooms } from "@reportair/contract/features/classrooms.ts";
import {
  chooseDestination,
  getCopyQueue,
  listDestinations,
  listSchoolDestinations,
  markCopied,
  setMarkSheetOrder,
  setSchoolDestinations,
  settleShorter,
  type Choosable,
  type CopyQueue,
  type Destination,
} from "@reportair/contract/features/destinations.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CLASSROOM, ME } from "../../../test/records.ts";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { CopyPage } from "./copy-page.tsx";
import { lineOf } from "./queue.fixture.ts";
import { SchoolDestinations } from "./school-destinations.tsx";

const SIMS: Choosable = {
  system: "sims",
  name: "SIMS",
  char_limit: 1_000,
  one_paragraph: true,
  plain: false,
  own_limit: null,
  chosen: true,
};
const LONG = "She asks good questions. A short plan before each essay helps.";
const long = (id: number) =>
  lineOf(
    "Cat Dunn",
    {
      report_content: LONG,
      sentences: [
        { text: "She asks good questions.", sources: ["participation"] },
        { text: "A short plan before each essay helps.", sources: ["general"] },
      ],
      length: 1_062,
      text: null,
      key: null,
      shorter: {
        text: "She asks good questions.",
        length: 24,
        sentences: [{ text: "She asks good questions.", sources: ["participation"] }],
        settled: false,
        leaves_out: [],
        leaves_own: false,
      },
    },
    id,
  );

function queueOf(...lines: CopyQueue["lines"]): CopyQueue {
  return {
    classroom: { id: CLASSROOM.id, name: CLASSROOM.name, subject: CLASSROOM.subject },
    period: { id: 5, name: "Autumn term 2026" },
    periods: [{ id: 5, name: "Autumn term 2026", current: true }],
    destination: SIMS,
    limit: 1_000,
    ordered: false,
    lines,
    elsewhere: [],
  };
}

let clipboard: string[];
beforeEach(() => {
  clipboard = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
    clipboard.push(text);
    return Promise.resolve();
  });
  localStorage.removeItem("single-keys");
  answer(getMe, () => ME);
  answer(listClassrooms, () => [CLASSROOM]);
  answer(listDestinations, () => [SIMS]);
});

/** The queue as the server keeps it: ticks are remembered. */
async function openQueue(queue: CopyQueue) {
  let now = queue;
  const asked = answer(getCopyQueue, () => now);
  const ticks = answer(markCopied, ({ body }) => {
    const keys = new Set(body.reports.map(({ key }) => key));
    const copied_at = body.copied ? "2026-11-26T11:00:00.000Z" : null;
    now = {
      ...now,
      lines: now.lines.map((line) =>
        line.report?.key != null && keys.has(line.report.key)
          ? { ...line, report: { ...line.report, copied_at } }
          : line,
      ),
    };
    return { detail: "Remembered." };
  });
  await show(<CopyPage />, "/?class=20");
  await expect.element(page.getByRole("list", { name: "Mark sheet" })).toBeVisible();
  return { asked, ticks };
}
const row = (name: string) => page.getByRole("listitem").filter({ hasText: name }).first();
const current = () => document.querySelector("li[aria-current]")?.textContent ?? "";

test("a key copies the open text, ticks it off and goes to the next, over rows without a report", async () => {
  const none = { ...lineOf("Ben Cole", {}, 2), state: "draft" as const, report: null };
  const { ticks } = await openQueue(
    queueOf(lineOf("Ada Byron", {}, 1), none, lineOf("Dot Ellis", {}, 4)),
  );
  await expect.element(row("Ben Cole")).toMatchTextContent(/Draft, not kept/u);
  await userEvent.keyboard("c");
  await expect.poll(current).toMatch(/Dot Ellis/u);
  expect(clipboard).toEqual(["Ada Byron writes."]);
  expect(ticks).toHaveLength(1);
  await expect.element(row("Ada Byron")).toMatchTextContent(/Copied/u);
  await expect
    .element(page.getByText(/Next: Dot Ellis\. 1 row without a kept report comes before\.$/u))
    .toBeInTheDocument();
  // The focus is where Enter does the same.
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => clipboard).toEqual(["Ada Byron writes.", "Dot Ellis writes."]);
  await expect.element(page.getByText("2 of 2 kept reports copied into SIMS")).toBeVisible();
});

test("a tick that the server refuses is not there, and that is said", async () => {
  await openQueue(queueOf(lineOf("Ada Byron", {}, 1)));
  answer(markCopied, () => refuse("unavailable"));
  await page.getByRole("button", { name: /^Copy and next/u }).click();
  await expect.element(page.getByText(/It is copied, but not ticked off\./u)).toBeVisible();
  await expect.element(page.getByText("0 of 1 kept report copied into SIMS")).toBeVisible();
});

test("letters do nothing while one types, nor where they are switched off", async () => {
  await openQueue(queueOf(lineOf("Ada Byron", {}, 1)));
  await page.getByRole("textbox", { name: "Characters at most" }).click();
  await userEvent.keyboard("c");
  await userEvent.tab();
  localStorage.setItem("single-keys", "off");
  await page.getByRole("heading", { name: "Copy queue" }).click();
  await userEvent.keyboard("c");
  expect(clipboard).toEqual([]);
});

test("what is too long shows both texts, and is copied only as it is chosen", async () => {
  const { ticks } = await openQueue(queueOf(long(3), lineOf("Dot Ellis", {}, 4)));
  const settled = answer(settleShorter, () => ({ key: "a".repeat(64) }));
  await expect
    .element(page.getByRole("heading", { name: "62 characters too long for SIMS" }))
    .toBeVisible();
  await userEvent.keyboard("c");
  expect(clipboard).toEqual([]);
  await expect.element(page.getByText("24 of 1,000 with what is taken")).toBeVisible();
  // What is taken back stands in the text again.
  await page.getByRole("checkbox", { name: /^Take it out, gone/u }).click();
  await expect.element(page.getByText("62 of 1,000 with what is taken")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Take it out, gone/u }).click();
  await userEvent.keyboard("u");
  await expect.poll(() => clipboard).toEqual(["She asks good questions."]);
  expect(settled[0]?.body).toEqual({
    report: 103,
    system: "sims",
    version: 1,
    text: "She asks good questions.",
  });
  await expect.poll(() => ticks[0]?.body.reports).toEqual([{ id: 103, key: "a".repeat(64) }]);
  await expect.poll(current).toMatch(/Dot Ellis/u);
});

test("what no whole sentence can make fit says so, and is changed by hand", async () => {
  const first = `${"She reads on and on ".repeat(60)}today.`;
  const report_content = `${first} Well done.`;
  const shorter = {
    text: first,
    length: first.length,
    sentences: [{ text: first, sources: ["teacher" as const] }],
    settled: false,
    leaves_out: [],
    leaves_own: true,
  };
  const given = { report_content, length: report_content.length, shorter, text: null, key: null };
  await openQueue(queueOf(lineOf("Cat Dunn", given, 3)));
  answer(settleShorter, () => ({ key: "b".repeat(64) }));
  await expect
    .element(page.getByText(/No whole sentence more can go, and it is still 206 too long/u))
    .toBeVisible();
  await page.getByRole("button", { name: "Change it by hand" }).click();
  await page.getByLabelText("Text for SIMS").fill("She reads on and on.");
  await page.getByRole("button", { name: /^Use this, copy and next/u }).click();
  await expect.poll(() => clipboard).toEqual(["She reads on and on."]);
});

test("a column of a class with texts that are too long asks first, and keeps a cell for each row", async () => {
  await openQueue(
    queueOf(lineOf("Ada Byron", {}, 1), long(3), lineOf("Dot Ellis", { text: "=1" }, 4)),
  );
  await page.getByRole("button", { name: "Copy column" }).click();
  const question = page.getByRole("dialog", { name: "1 report is too long" });
  await question.getByRole("button", { name: "Look at the first" }).click();
  await expect.poll(current).toMatch(/Cat Dunn/u);
  await page.getByRole("button", { name: "Copy column" }).click();
  await page.getByRole("button", { name: "Leave their cells empty" }).click();
  await expect.poll(() => clipboard).toEqual(["Ada Byron writes.\n\n'=1"]);
  await expect.element(page.getByText("2 of 3 kept reports copied into SIMS")).toBeVisible();
});

test("names that are pasted put the class in order, and what is not clear is told", async () => {
  await openQueue(queueOf(lineOf("Ada Byron", {}, 1)));
  const orders = answer(setMarkSheetOrder, () => ({
    unknown: ["Somebody Else"],
    ambiguous: [],
    missing: ["Dot Ellis", "Ed Fox"],
  }));
  await page.getByRole("button", { name: "Mark sheet order" }).click();
  await page.getByRole("textbox", { name: "Names, one a line" }).fill("Byron Ada\nSomebody Else");
  await page.getByRole("button", { name: "Use this order" }).click();
  await expect.element(page.getByText(/^1 line is nobody of this class\./u)).toBeVisible();
  await expect.element(page.getByText(/^2 pupils are not in the names\./u)).toBeVisible();
  expect(orders[0]?.body).toEqual({ classroom: 20, names: "Byron Ada\nSomebody Else" });
});

test("a number of one's own is kept, and a refusal stands on its field", async () => {
  await openQueue(queueOf(lineOf("Ada Byron", {}, 1)));
  const field = page.getByRole("textbox", { name: "Characters at most" });
  answer(chooseDestination, () => refuse("invalid", { own_limit: ["SIMS takes fewer."] }));
  await field.fill("1,200");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("SIMS takes fewer.")).toBeVisible();
  const chosen = answer(chooseDestination, () => [{ ...SIMS, own_limit: 800 }]);
  await field.fill("800");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => chosen.map(({ body }) => body))
    .toEqual([{ system: "sims", own_limit: 800 }]);
  await expect.element(page.getByText("SIMS takes fewer.")).not.toBeInTheDocument();
});

test("an administrator settles only what has changed, and a number that cannot be is refused before it is sent", async () => {
  const settledOf = ({ own_limit: _, chosen: __, ...each }: Choosable): Destination => ({
    ...each,
    offered: true,
  });
  const all = [
    settledOf(SIMS),
    { ...settledOf(SIMS), system: "arbor" as const, name: "Arbor", char_limit: null },
  ];
  answer(listSchoolDestinations, () => all);
  const sent = answer(setSchoolDestinations, () => all);
  await show(<SchoolDestinations />);
  const arbor = page.getByRole("group", { name: "Arbor" });
  await expect.element(page.getByRole("button", { name: "Save systems" })).toBeDisabled();
  await arbor.getByRole("textbox").fill("12");
  await page.getByRole("button", { name: "Save systems" }).click();
  await expect.element(page.getByText("From 100 to 20,000, or empty.")).toBeVisible();
  expect(sent).toHaveLength(0);
  await arbor.getByRole("textbox").fill("2,500");
  await arbor.getByRole("checkbox", { name: /^Straight quotes/u }).click();
  await page.getByRole("button", { name: "Save systems" }).click();
  await expect
    .poll(() => sent.map(({ body }) => body.destinations))
    .toEqual([[{ ...all[1], char_limit: 2_500, plain: true }]]);
});
