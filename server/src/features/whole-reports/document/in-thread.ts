import { Worker } from "node:worker_threads";
import type { MadeFile, Packing } from "./make-file.ts";
import type { Bundle, Form } from "./whole-report.ts";

/** What the thread is given, and what it tells. */
export type Given = { bundle: Bundle; form: Form; packing: Packing };
export type Told = { done: number } | { made: MadeFile };

/** Megabytes that a document may come to hold while it is made; the largest takes a third of it. */
const MEMORY = 1024;
/** Milliseconds that it may take. The largest takes a twentieth of it. */
const LIMIT = 300_000;

/** Makes the file of a bundle in a thread of its own. */
export function makeInThread(given: Given, onReport: (done: number) => void): Promise<MadeFile> {
  const thread = new Worker(new URL("./thread.ts", import.meta.url), {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  const late = setTimeout(() => void thread.terminate(), LIMIT);
  return new Promise<MadeFile>((resolve, reject) => {
    thread.on("message", (told: Told) => {
      if ("made" in told) resolve(told.made);
      else onReport(told.done);
    });
    thread.on("error", reject);
    thread.on("exit", () => reject(new Error("The thread of a document ended without it.")));
  }).finally(() => {
    clearTimeout(late);
    void thread.terminate();
  });
}
