import { beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { queryClient } from "../lib/query-client.ts";
import { asOneChange } from "./stale.ts";

let invalidated: MockInstance;
beforeEach(() => {
  invalidated = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  return () => invalidated.mockRestore();
});

test("what shows reports is stale once after several changes, when the last is through", async () => {
  await asOneChange(async () => {
    await asOneChange(() => Promise.resolve("kept"));
    await asOneChange(() => Promise.resolve("kept"));
    expect(invalidated).not.toHaveBeenCalled();
  });
  expect(invalidated).toHaveBeenCalledOnce();
});

test("a change that failed makes stale as well, and its error comes through", async () => {
  await expect(asOneChange(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(invalidated).toHaveBeenCalledOnce();
  await asOneChange(() => Promise.resolve("kept"));
  expect(invalidated).toHaveBeenCalledTimes(2);
});
