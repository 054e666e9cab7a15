import { setTimeout as wait } from "node:timers/promises";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { afterAll, describe, expect, it } from "vitest";
import { AppError } from "../src/http/errors.ts";
import { Threads } from "../src/threads/threads.ts";

const NOBODY = { key: "nobody", json: JSON.stringify({ students: [], staff: [], school: "" }) };
const ORDINARY = ["Zaynab works hard and asks good questions."];
/** One sign that stands for eighteen letters, and a list of which every line is a sentence: what takes longest. */
const LONG = Array<string>(15).fill("\u2022 a\n".repeat(2_500));

describe("work on people's texts", () => {
  const threads = new Threads({ limit: 60_000 });
  afterAll(() => threads.end());

  it("is done beside what the process answers, and held up by nothing that takes long", async () => {
    await threads.run("redactSamples", { texts: ORDINARY, names: NOBODY });
    const [began, all, own] = [performance.now(), process.cpuUsage(), process.threadCpuUsage()];
    await threads.run("redactSamples", { texts: LONG, names: NOBODY });
    expect(performance.now() - began).toBeGreaterThan(300);
    // The work is another thread's, whatever else the machine does.
    expect(process.threadCpuUsage(own).user).toBeLessThan(process.cpuUsage(all).user / 3);
  });

  it("gives a transaction its turn before a person, and a person before a job", async () => {
    const begun = new Set<string>();
    // A work is given its texts as its turn comes. When it ends is another matter: several run at once.
    const run = (waiting: "transaction" | "person" | "job") => {
      const given = {
        names: NOBODY,
        get texts() {
          begun.add(waiting);
          return ORDINARY;
        },
      };
      return threads.run("redactSamples", given, waiting);
    };
    const long = Array.from({ length: 4 }, () =>
      threads.run("redactSamples", { texts: LONG.slice(0, 4), names: NOBODY }, "transaction"),
    );
    await Promise.all([...long, run("job"), run("person"), run("transaction")]);
    expect([...begun]).toEqual(["transaction", "person", "job"]);
  });

  it("tells a writer's sentence as it is", async () => {
    const nothing = threads.run("write", {
      facts: {
        student: { first_name: "Zaynab", last_name: "Noor", pronouns: null, year: 9 },
        subject: "Art",
        inputs: EMPTY_INPUTS,
        range: "300-400",
        unit: "words",
        leave_out: [],
      },
      said: { classmates: [], earlier: [] },
      seed: 1,
      names: NOBODY,
    });
    await expect(nothing).rejects.toMatchObject({ name: "WritingError", kind: "nothing_to_say" });
  });
});

describe("a text that takes too long", () => {
  it("is refused with a sentence that quotes nothing of it, and what comes after is read", async () => {
    // A processor of its own, as far as it is told, however busy the machine is.
    const threads = new Threads({ limit: 2_000, processorTime: () => performance.now() });
    const read = () =>
      threads.run("redactSamples", { texts: ORDINARY, names: NOBODY }).catch(() => null);
    // A thread that has yet to load its words may take as long as that.
    await expect.poll(read).toHaveLength(1);
    const texts = Array<string>(150).fill(`Zaynab${LONG[0]}`);
    const refused: unknown = await threads
      .run("redactSamples", { texts, names: NOBODY })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    const { code, message } = refused as AppError;
    expect(code).toBe("too_large");
    expect(message).toContain("takes too long to be read");
    expect(JSON.stringify(refused) + message).not.toContain("Zaynab");
    await expect.poll(read).toHaveLength(1);
    await threads.end();
  });

  it("is not called that where the machine had no time for it", async () => {
    const threads = new Threads({ limit: 2_000, processorTime: () => 0 });
    const texts = Array<string>(150).fill(`Zaynab${LONG[0]}`);
    const refused = threads.run("redactSamples", { texts, names: NOBODY });
    await expect(refused).rejects.toMatchObject({
      code: "unavailable",
      details: { retryAfter: 60 },
    });
    await threads.end();
  });

  it("ends with the process that stops, and whoever waits for it is told to come again", async () => {
    const threads = new Threads();
    const work = threads.run("redactSamples", { texts: LONG, names: NOBODY });
    const refused = work.catch((error: unknown) => error);
    await wait(50);
    await threads.end();
    expect(await refused).toMatchObject({ code: "unavailable" });
  });
});
