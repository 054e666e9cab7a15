import { addClassTime, type CountedSum } from "@reportair/contract/features/class-time.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionQuery } from "../../data/accounts.ts";
import { learnPerson } from "../../lib/api/acting-user.ts";
import { saveBeforeSigningOut } from "../../lib/drafts/return-to.ts";
import { queryClient } from "../../lib/query-client.ts";
import { ME } from "../../../test/records.ts";
import { leavePage, press } from "../../../test/generator.tsx";
import { answer, LOST, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { useWorkOn } from "./use-work-on.ts";

const CLASS = 20;
const MINUTE = 60_000;

function Class() {
  useWorkOn(CLASS);
  return <p>A class</p>;
}

let now = 0;
beforeEach(() => {
  now += 60 * MINUTE;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  learnPerson(ME);
  queryClient.setQueryData(sessionQuery.queryKey, { authenticated: true, ...ME });
});
afterEach(() => vi.restoreAllMocks());

/** Presses a key after so many minutes. */
async function work(...minutes: number[]): Promise<void> {
  for (const after of minutes) {
    now += after * MINUTE;
    await press("{Shift}");
  }
}
const plain = (sums: readonly CountedSum[]) =>
  sums.map(({ classroom, seconds }) => [classroom, seconds]);

test("work is sent when the class is left, and is over then", async () => {
  const came = answer(addClassTime, () => ({ counting: true }));
  const { unmount } = await show(<Class />);
  await work(0, 1, 1);
  await unmount();
  await expect.poll(() => came).toHaveLength(1);
  expect(plain(came[0]!.body.sums)).toEqual([[CLASS, 120]]);
  await work(1, 1);
  leavePage();
  expect(came).toHaveLength(1);
});

test("while it goes on it is sent every few minutes", async () => {
  const came = answer(addClassTime, () => ({ counting: true }));
  await show(<Class />);
  await work(0, 2, 2);
  expect(came).toHaveLength(0);
  await work(2);
  await expect.poll(() => came.flatMap(({ body }) => plain(body.sums))).toEqual([[CLASS, 360]]);
});

test("what does not arrive is sent again as the same sum", async () => {
  const lost = answer(addClassTime, () => LOST);
  await show(<Class />);
  await work(0, 1);
  leavePage();
  await expect.poll(() => lost).toHaveLength(1);
  const came = answer(addClassTime, () => ({ counting: true }));
  await work(1);
  await saveBeforeSigningOut();
  expect(came).toHaveLength(1);
  expect(came[0]!.body.sums).toContainEqual(lost[0]!.body.sums[0]);
  expect(came[0]!.body.sums).toHaveLength(1);
});

test("what the server does not understand is not sent for ever", async () => {
  const came = answer(addClassTime, () => refuse("invalid"));
  await show(<Class />);
  await work(0, 1);
  leavePage();
  await expect.poll(() => came).toHaveLength(1);
  leavePage();
  await saveBeforeSigningOut();
  expect(came).toHaveLength(1);
});

test("who has signed out sends nothing more", async () => {
  const came = answer(addClassTime, () => ({ counting: true }));
  const { unmount } = await show(<Class />);
  await work(0, 1);
  queryClient.setQueryData(sessionQuery.queryKey, { authenticated: false, role: null });
  await unmount();
  leavePage();
  expect(came).toHaveLength(0);
});

// The last one: the page counts no more after it.
test("once the server says that nothing is counted, nothing is sent", async () => {
  const came = answer(addClassTime, () => ({ counting: false }));
  await show(<Class />);
  await work(0, 1);
  leavePage();
  await expect.poll(() => came).toHaveLength(1);
  await work(1, 1);
  leavePage();
  await saveBeforeSigningOut();
  expect(came).toHaveLength(1);
});
