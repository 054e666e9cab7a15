import { beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { queryClient } from "../lib/query-client.ts";
import { asOneChange, changeReports } from "./stale.ts";

let invalidated: MockInstance;
beforeEach(() => {
  invalidated = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  return () => invalidated.mockRestore();
});

const kept = () => Promise.resolve("kept");

test("what shows reports is stale once after several changes, when the last is through", async () => {
  await asOneChange(async (of) => {
    await changeReports(kept, of);
    await changeReports(kept, of);
    expect(invalidated).not.toHaveBeenCalled();
  });
  expect(invalidated).toHaveBeenCalledOnce();
});

test("a change by itself makes stale though another, slower one is under way", async () => {
  const slow = Promise.withResolvers<string>();
  const refining = changeReports(() => slow.promise, undefined);
  await changeReports(kept, undefined);
  expect(invalidated).toHaveBeenCalledOnce();
  slow.resolve("refined");
  await refining;
  expect(invalidated).toHaveBeenCalledTimes(2);
});

test("a change that failed makes stale as well, and its error comes through", async () => {
  const refused = () => Promise.reject(new Error("refused"));
  await expect(changeReports(refused, undefined)).rejects.toThrow("refused");
  expect(invalidated).toHaveBeenCalledOnce();
});
