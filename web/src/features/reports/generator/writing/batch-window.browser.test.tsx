import {
  getBatch,
  listBatches,
  retryBatch,
  type ItemState,
} from "@reportair/contract/features/batches.ts";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  batchOf,
  BEN,
  button,
  CAT,
  generate,
  openGenerator,
  selection,
  serveClass,
} from "../../../../../test/generator.tsx";
import { ME } from "../../../../../test/records.ts";
import { answer, LOST, refuse } from "../../../../../test/server.ts";
import { queryClient } from "../../../../lib/query-client.ts";

const progress = () => page.getByRole("dialog", { name: /^Generating Reports/u });
const review = () => page.getByRole("dialog", { name: "Batch Reports Review" });

/** A batch of Ada and Ben that is half through, on a server whose progress stream says nothing. */
function serveRunning(id = 500) {
  vi.stubGlobal("EventSource", SilentStream);
  SilentStream.open = [];
  const server = serveClass({ 1: { level: "Advanced" }, 2: { level: "Advanced" } });
  const ended = batchOf(id, [ADA, BEN]);
  const [first, second] = ended.items;
  const running = {
    ...ended,
    status: "running" as const,
    done: 1,
    items: [first!, { ...second!, state: "writing" as const, report: null }],
  };
  server.batches.set(id, running);
  return { ...server, running, end: () => server.batches.set(id, ended) };
}

class SilentStream extends EventTarget {
  static open: SilentStream[] = [];
  readonly readyState = EventSource.OPEN;
  constructor() {
    super();
    SilentStream.open.push(this);
  }
  close(): void {}
}

test("a batch that is through leads to the review of its reports", async () => {
  const server = serveClass({ 1: { level: "Advanced" }, 2: { level: "Advanced" } });
  await openGenerator();
  await selection(ADA).click();
  await selection(BEN).click();
  await generate().click();
  await expect.element(review()).toMatchTextContent("2 report(s) available");
  await expect.poll(() => server.reports.listed.map(({ query }) => query.ids)).toEqual([[1, 2]]);
  await expect.element(progress()).not.toBeInTheDocument();
  await expect.poll(() => sessionStorage.getItem("open-batch")).toBeNull();
});

test("one that still runs is on the screen when the page is opened", async () => {
  const { running } = serveRunning();
  answer(listBatches, () => [running]);
  await openGenerator();
  await expect.element(progress()).toMatchTextContent("Generating Reports (1/2)");
});

test("one that was on the screen is there again after a reload, though it ended meanwhile", async () => {
  const server = serveRunning();
  sessionStorage.setItem("open-batch", "500");
  server.end();
  await openGenerator();
  await expect.element(review()).toMatchTextContent("2 report(s) available");
});

test("its window can be closed, and the page shows how far it is", async () => {
  const server = serveRunning();
  answer(listBatches, () => [server.running]);
  const { unmount } = await openGenerator();
  await progress().getByRole("button", { name: "Close" }).first().click();
  await expect.element(progress()).not.toBeInTheDocument();
  await expect.element(page.getByText("Writing reports for 7A: 1 of 2 done.")).toBeVisible();
  await expect.poll(() => sessionStorage.getItem("open-batch")).toBeNull();
  await button("Show progress").click();
  await expect.element(progress()).toBeVisible();
  await expect.element(page.getByText(/^Writing reports for 7A/u)).not.toBeInTheDocument();
  await expect.poll(() => sessionStorage.getItem("open-batch")).toBe("500");
  await unmount();
});

/** The window of a batch of Ada and Ben that has ended like this. */
async function openEnded(states: ItemState[]) {
  const server = serveRunning();
  const people = [ADA, BEN].slice(0, states.length);
  const count = (state: ItemState) => states.filter((each) => each === state).length;
  const batch = batchOf(500, people, {
    status: count("cancelled") > 0 ? "cancelled" : "finished",
    done: count("done"),
    failed: count("failed"),
    cancelled: count("cancelled"),
    items: batchOf(500, people).items.map((item, at) => ({
      ...item,
      state: states[at]!,
      report: states[at] === "done" ? item.report : null,
      error: states[at] === "failed" ? "The writer did not answer." : null,
      failure: states[at] === "failed" ? ("unavailable" as const) : null,
    })),
  });
  server.batches.set(500, batch);
  const taken = answer(retryBatch, () => {
    server.end();
    return server.batches.get(500)!;
  });
  sessionStorage.setItem("open-batch", "500");
  await openGenerator();
  await expect.element(progress()).toBeVisible();
  return { ...server, taken };
}
test("why several failed is said once, with their names; why one alone did, in its line", async () => {
  serveRunning();
  const people = [ADA, BEN, CAT];
  const whys = ["The writer did not answer.", "Nothing is entered.", "The writer did not answer."];
  answer(getBatch, () =>
    batchOf(500, people, {
      done: 0,
      failed: 3,
      items: batchOf(500, people).items.map((item, at) => ({
        ...item,
        state: "failed" as const,
        report: null,
        error: whys[at]!,
        failure: "unavailable" as const,
      })),
    }),
  );
  sessionStorage.setItem("open-batch", "500");
  await openGenerator();
  const shared = progress().getByText(/^The writer did not answer/u);
  await expect.element(shared).toMatchTextContent(/2 pupils: Ada Byron, Cat Dunn/u);
  await expect.poll(() => shared.elements().length).toBe(1);
  const lines = progress().getByRole("listitem");
  await expect.element(lines.nth(1)).toMatchTextContent(whys[1]!);
});

const inProgress = (name: string | RegExp) => progress().getByRole("button", { name });

test("what was cancelled is written by one press, and nothing else", async () => {
  const { taken } = await openEnded(["done", "cancelled"]);
  await expect.element(progress()).toMatchTextContent("1 pupil was not begun.");
  await inProgress("Write the one that remains").click();
  expect(taken.map(({ body }) => body)).toEqual([{ state: "cancelled" }]);
  await expect.element(review()).toMatchTextContent("2 report(s) available");
});

test("a batch of one that failed has the foot of any other", async () => {
  const { taken } = await openEnded(["failed"]);
  await expect.element(inProgress("Review finished (0)")).toBeDisabled();
  await inProgress("Retry all (1)").click();
  expect(taken.map(({ body }) => body)).toEqual([{ state: "failed" }]);
});

test("the review of a batch of one has the foot of any other", async () => {
  serveClass({ 1: { level: "Advanced" } });
  await openGenerator();
  await selection(ADA).click();
  await generate().click();
  await expect.element(review()).toMatchTextContent("1 report(s) available");
  await expect.element(review().getByRole("button", { name: "Keep All" })).toBeVisible();
});

test("one that failed has a line for each pupil, and says why once", async () => {
  await openEnded(["failed", "failed"]);
  await expect.element(progress().getByText(/The writer did not answer/u)).toBeVisible();
  const lines = progress().getByRole("listitem");
  await expect.element(lines.nth(0)).toMatchTextContent(/^Ada ByronCould not be writtenRetry/u);
  for (const line of lines.elements()) expect(line.clientHeight).toBeLessThan(50);
});

test("while the server is away the window says what goes on, and catches up by itself", async () => {
  const server = serveRunning();
  sessionStorage.setItem("open-batch", "500");
  await openGenerator();
  await expect.element(progress()).toMatchTextContent("Generating Reports (1/2)");
  answer(getBatch, () => LOST);
  const [stream] = SilentStream.open;
  stream!.dispatchEvent(new Event("error"));
  await expect
    .element(progress())
    .toMatchTextContent(
      "Connection lost. The batch goes on; this page catches up when it is back.",
    );
  await expect.element(progress()).toMatchTextContent("Generating Reports (1/2)");
  expect(
    progress()
      .getByText(/unexpected error/u)
      .elements(),
  ).toEqual([]);
  server.end();
  answer(getBatch, ({ params }) => server.batches.get(params.id) ?? refuse("not_found"));
  stream!.dispatchEvent(new Event("open"));
  await expect.element(review()).toMatchTextContent("2 report(s) available");
});

test("a batch that is no longer there says where its reports are", async () => {
  serveClass();
  sessionStorage.setItem("open-batch", "499");
  await openGenerator();
  await expect
    .element(progress())
    .toMatchTextContent("What it wrote is in the lists of your reports.");
});

test("a review stays open over a reload, and only for the person whose it is", async () => {
  serveClass({ 1: { level: "Advanced" } });
  const { unmount } = await openGenerator();
  await selection(ADA).click();
  await generate().click();
  await expect.element(review()).toBeVisible();
  await unmount();
  queryClient.clear();
  const again = await openGenerator();
  await expect.element(review()).toBeVisible();
  await again.unmount();
  queryClient.clear();
  await openGenerator({ ...ME, id: 8 });
  await expect.element(review()).not.toBeInTheDocument();
});
