import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { once } from "node:events";
import { expect, it } from "vitest";
import { goBehind } from "./go-behind.ts";

it("works all the same where the system forbids it", () => {
  const forbidden = () => {
    throw new Error("EPERM");
  };
  expect(() => goBehind(forbidden)).not.toThrow();
});

it.skipIf(process.platform !== "linux")("puts back the thread alone", async () => {
  const before = getPriority();
  const module = JSON.stringify(new URL("./go-behind.ts", import.meta.url));
  const code = `import(${module}).then(({ goBehind }) => {
    goBehind();
    require("node:worker_threads").parentPort.postMessage(require("node:os").getPriority());
  })`;
  const worker = new Worker(code, { eval: true, execArgv: [] });
  const [behind] = (await once(worker, "message")) as [number];
  await worker.terminate();
  expect(behind).toBeGreaterThan(before);
  expect(getPriority()).toBe(before);
});
