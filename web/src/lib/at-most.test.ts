import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

/** Work that ends when it is told to. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((end) => ends.set(name, end));
    return name;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((rested) => setTimeout(rested));
  };
  return { begun, work, end };
}

test("no more than the limit runs, and who came last is next", async () => {
  const { begun, work, end } = works();
  const turns = atMost(2);
  const all = ["a", "b", "c", "d"].map((name) => turns(work(name)));
  await end("");
  expect(begun).toEqual(["a", "b"]);
  await end("a");
  expect(begun).toEqual(["a", "b", "d"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "d", "c"]);
  await end("d");
  await end("c");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("what nobody waits for any more never begins, and what fails makes room", async () => {
  const { begun, work, end } = works();
  const turns = atMost(1);
  const left = new AbortController();
  // All three are listened to at once: one may be refused while the test waits for another.
  const all = Promise.allSettled([
    turns(() => Promise.reject(new Error("away"))),
    turns(work("dropped"), left.signal),
    turns(work("next")),
  ]);
  left.abort();
  await end("");
  await end("next");
  const [failed, dropped, next] = await all;
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "away" } });
  expect(dropped).toMatchObject({ status: "rejected", reason: { name: "AbortError" } });
  expect(next).toEqual({ status: "fulfilled", value: "next" });
  expect(begun).toEqual(["next"]);
});
