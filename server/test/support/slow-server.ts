// The real server as a process of its own, with a writer made slow, for the tests that kill it; or with the
// embedded writer, which holds on after so many reports, for the tests that look at a batch in its middle.
import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import { defineWriter, type Writer } from "@reportair/writing/writer.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { createLog } from "../../src/platform/log.ts";
import { start } from "../../src/start.ts";
import { plainWriter } from "./plain-writer.ts";

const environment = readEnvironment(process.env);
const holdAfter = process.env.TEST_WRITER_HOLDS_AFTER;

/** Writes so many pupils' reports, and further ones once a file "go-on" lies in the data folder. */
function holdingWriter(reports: number): Writer {
  // It waits, and so is none that writes at once: not "inTurn".
  const writer = createEmbeddedWriter();
  // A slow machine may begin one a second time, which takes no other's place.
  const begun = new Set<string>();
  return defineWriter({
    label: writer.label,
    refine: (request) => writer.refine(request),
    async write(request) {
      const { first_name, last_name } = request.facts.student;
      const pupil = `${first_name} ${last_name}`;
      if (!begun.has(pupil) && begun.size >= reports) await untilToldTo("go-on", request.signal);
      begun.add(pupil);
      return writer.write(request);
    },
  });
}

async function untilToldTo(file: string, signal?: AbortSignal): Promise<void> {
  while (!existsSync(join(environment.dataDir, file))) await wait(50, undefined, { signal });
}

function chooseWriter(): Writer | undefined {
  // A configured model writes itself.
  if (environment.writer.kind !== "embedded") return undefined;
  return holdAfter === undefined
    ? plainWriter({ delay: Number(process.env.TEST_WRITER_DELAY ?? 100) })
    : holdingWriter(Number(holdAfter));
}

const level = process.env.LOG_LEVEL ?? "warn";
const running = await start(environment, createLog(level), chooseWriter());
// One that is killed never comes to keep what it has compiled.
flushCompileCache();
process.stdout.write(`listening ${running.url}\n`);
process.on("SIGTERM", () => void running.stop().then(() => process.exit(0)));
