import { listBatches } from "@reportair/contract/features/batches.ts";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  batchOf,
  BEN,
  button,
  generate,
  openGenerator,
  selection,
  serveClass,
} from "../../../../../test/generator.tsx";
import { ME } from "../../../../../test/records.ts";
import { answer } from "../../../../../test/server.ts";
import { queryClient } from "../../../../lib/query-client.ts";

const progress = () => page.getByRole("dialog", { name: /^Generating Reports/u });
const review = () => page.getByRole("dialog", { name: "Batch Reports Review" });

/** A batch of Ada and Ben that is half through, on a server whose progress stream says nothing. */
function serveRunning(id = 500) {
  vi.stubGlobal("EventSource", SilentStream);
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
  readonly readyState = EventSource.OPEN;
  close(): void {}
}

test("a batch that is through leads to the review of its reports", async () => {
  const server = serveClass({ 1: { level: "Advanced" }, 2: { level: "Advanced" } });
  await openGenerator();
  await selection(ADA).click();
  await selection(BEN).click();
  await generate().click();
  await expect.element(review()).toMatchTextContent("2 report(s) available");
  expect(server.reports.listed.map(({ query }) => query.ids)).toEqual([[1, 2]]);
  await expect.element(progress()).not.toBeInTheDocument();
  expect(sessionStorage.getItem("open-batch")).toBeNull();
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
  expect(sessionStorage.getItem("open-batch")).toBeNull();
  await button("Show progress").click();
  await expect.element(progress()).toBeVisible();
  await expect.element(page.getByText(/^Writing reports for 7A/u)).not.toBeInTheDocument();
  expect(sessionStorage.getItem("open-batch")).toBe("500");
  await unmount();
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
