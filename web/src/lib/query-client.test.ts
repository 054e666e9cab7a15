import { expect, test } from "vitest";
import { queryClient } from "./query-client.ts";

test("where there is no window no timer of an answer keeps the process", () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect([queries?.gcTime, mutations?.gcTime]).toEqual([Infinity, Infinity]);
});
