// The thread in which a document is made: it has a memory of its own, and holds up nobody who is answered meanwhile.
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { makeFile } from "./make-file.ts";
import type { Given, Told } from "./in-thread.ts";

// Where the system gives a thread a priority of its own, whoever is answered in this process goes first.
if (process.platform === "linux") setPriority(10);
const { bundle, form, packing } = workerData as Given;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
const tell = (told: Told) => parentPort?.postMessage(told);
const made = await makeFile(bundle, form, packing, (done) => tell({ done }));
tell({ made });
