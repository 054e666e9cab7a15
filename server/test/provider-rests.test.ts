import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boundEnds } from "../src/database/bound-ends.ts";
import type { Database } from "../src/database/handle.ts";
import { restsOf } from "../src/features/writers/queries-of-rests.ts";
import { chooseWriters } from "../src/features/writers/writers.ts";
import { Patience } from "../src/platform/patience.ts";
import { ProviderTrouble } from "../src/platform/provider-trouble.ts";
import { createDatabase } from "./support/database.ts";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";
import { startModelServer } from "./support/model-server.ts";
import { startTestApp } from "./support/test-app.ts";

const CHOICE = { kind: "anthropic", model: "m", apiKey: "a key", baseUrl: undefined } as const;

let database: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ database, drop } = await createDatabase());
});
afterEach(() => drop());

describe("the time for which a provider asks to be left alone", () => {
  /** A process of its own that asks the provider; what came of it is the wait that a teacher is told, or null. */
  const process = (choice = CHOICE as Parameters<typeof restsOf>[1]) => {
    const patience = new Patience(restsOf(database, choice));
    return (work: () => Promise<unknown>) =>
      patience.ask(work, undefined).then(
        () => null,
        (error: ProviderTrouble) => error.retryAfter,
      );
  };
  const answers = vi.fn<() => Promise<string>>(() => Promise.resolve("a text"));
  const busy = (asked: number) => () => Promise.reject(new ProviderTrouble("busy", { asked }));
  const move = (interval: string) =>
    database.owner.query(`update provider_rests set asked_at = now() + interval '${interval}'`);

  beforeEach(async () => {
    answers.mockClear();
    expect(await process()(busy(600))).toBe(600);
  });

  it("holds for other processes and after a restart, until it is over", async () => {
    const told = await process()(answers);
    expect(told).toBeGreaterThan(590);
    expect(told).toBeLessThanOrEqual(600);
    await move("-300 seconds");
    expect(await process()(answers)).toBeLessThanOrEqual(300);
    expect(answers).not.toHaveBeenCalled();
    await move("-601 seconds");
    expect(await process()(answers)).toBeNull();
    expect(answers).toHaveBeenCalledOnce();
  });

  it("is not shortened by a shorter one, and lengthened by a longer", async () => {
    const { keep, left } = restsOf(database, CHOICE);
    await keep(60);
    expect(await left()).toBeGreaterThan(590);
    await keep(900);
    expect(await left()).toBeGreaterThan(890);
  });

  it("is of one account and model alone", async () => {
    for (const other of [{ apiKey: "another key" }, { model: "n" }, { baseUrl: "http://a/v1" }]) {
      expect(await process({ ...CHOICE, ...other })(answers)).toBeNull();
    }
  });

  it("is no longer than itself where the clock was ahead when it was heard", async () => {
    await move("400 days");
    expect(await process()(answers)).toBe(600);
    await boundEnds(database);
    await move("-1 second");
    expect(await process()(answers)).toBeLessThan(600);
    expect(answers).not.toHaveBeenCalled();
  });

  it("is kept by this process itself where the database cannot keep it", async () => {
    await database.owner.query("drop function provider_rest(bytea)");
    const ask = process({ ...CHOICE, model: "n" });
    expect(await ask(busy(600))).toBe(600);
    expect(await ask(answers)).toBeGreaterThan(590);
  });
});

it("nobody asks a busy provider again after a restart", async () => {
  const model = await startModelServer();
  const baseUrl = model.url;
  const choice = { kind: "openai-compatible", model: "m", apiKey: undefined, baseUrl } as const;
  const writer = { ...choice, concurrency: 2, timeoutSeconds: 20 };
  const school = await makeInstitution(database);
  const teacher = await makeUser(database, school);
  const room = await makeClass(database, teacher, { students: 1 });
  const reports = { 0: { student: room.students[0]?.id, classroom: room.id, level: "Advanced" } };
  try {
    model.troubles.push({ status: 429, retryAfter: 600 });
    for (const start of ["first", "second"]) {
      const parts = { now: () => new Date(), database, embedded: createEmbeddedWriter() };
      const app = await startTestApp({
        database: { database, drop: () => Promise.resolve() },
        writers: await chooseWriters({ writer }, parts),
      });
      const client = await app.signIn(teacher);
      const answer = await client.post("reports/generate/batch/", {
        reports,
        word_count: "300-400",
      });
      await app.stop();
      expect([start, answer.body.errors?.[0]?.error ?? JSON.stringify(answer.body)]).toEqual([
        start,
        expect.stringMatching(/busy and asks to be left alone until/u),
      ]);
      expect(model.requests).toHaveLength(1);
    }
  } finally {
    await model.stop();
  }
});
