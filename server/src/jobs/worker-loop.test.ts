import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createLog } from "../platform/log.ts";
import { WorkerLoop } from "./worker-loop.ts";

const NEVER = 3_600_000;

/** A loop over `run`, and what it logs. */
function loopOver(run: () => Promise<boolean>, every = NEVER) {
  const logged: string[] = [];
  const log = createLog("trace", { write: (line) => void logged.push(line) });
  const loop = new WorkerLoop({ name: "test", run, every, log });
  onTestFinished(() => loop.stop());
  return { loop, logged };
}

/** Work whose rounds end when the test says so. */
function heldWork() {
  const waiting: PromiseWithResolvers<boolean>[] = [];
  const run = vi.fn<() => Promise<boolean>>(() => {
    const round = Promise.withResolvers<boolean>();
    waiting.push(round);
    return round.promise;
  });
  return { run, end: (more: boolean) => waiting.shift()?.resolve(more) };
}

describe("the loop of a worker", () => {
  it("looks at once, and again as long as there is more", async () => {
    const { run, end } = heldWork();
    const { loop } = loopOver(run);
    loop.start();
    expect(run).toHaveBeenCalledTimes(1);
    end(true);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    end(false);
    await wait(5);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("loses no wake-up that comes during a round", async () => {
    const { run, end } = heldWork();
    const { loop } = loopOver(run);
    loop.start();
    loop.wake();
    loop.wake();
    expect(run).toHaveBeenCalledTimes(1);
    end(false);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    end(false);
    await wait(5);
    expect(run).toHaveBeenCalledTimes(2);
    loop.wake();
    expect(run).toHaveBeenCalledTimes(3);
    end(false);
  });

  it("loses none at the very end of a round", async () => {
    for (let steps = 0; steps < 8; steps += 1) {
      const run = vi.fn<() => Promise<boolean>>(async () => false);
      const { loop } = loopOver(run);
      loop.start();
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      loop.wake();
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    }
  });

  it("looks by itself after a pause", async () => {
    const run = vi.fn<() => Promise<boolean>>(async () => false);
    const { loop } = loopOver(run, 5);
    loop.start();
    await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(2));
  });

  it("goes on after a failure, and says what failed", async () => {
    const run = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error("away")));
    const { loop, logged } = loopOver(run);
    loop.start();
    loop.wake();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    expect(logged.join()).toContain('"task":"test"');
  });

  it("ends the round it is in, and begins no other", async () => {
    const { run, end } = heldWork();
    const { loop } = loopOver(run);
    loop.start();
    loop.wake();
    let stopped = false;
    const stopping = loop.stop().then(() => (stopped = true));
    await wait(5);
    expect(stopped).toBe(false);
    end(true);
    await stopping;
    loop.wake();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
