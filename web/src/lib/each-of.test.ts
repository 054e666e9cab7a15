import { expect, test } from "vitest";
import { eachOf } from "./each-of.ts";

test("works on a few at a time and returns the results in the order of the list", async () => {
  let running = 0;
  let most = 0;
  const results = await eachOf(
    [30, 5, 20, 1, 10],
    async (wait) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, wait));
      running -= 1;
      return wait * 2;
    },
    2,
  );
  expect(results).toEqual([60, 10, 40, 2, 20]);
  expect(most).toBe(2);
});

test("passes a failure on", async () => {
  await expect(eachOf([1], () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
