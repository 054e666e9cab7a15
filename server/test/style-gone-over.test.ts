import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import { UNTRAINED } from "@reportair/writing/style/profile.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/database/handle.ts";
import { migrate } from "../src/database/migrate.ts";
import { learnNextStyle } from "../src/features/reinforcement/learn-style.ts";
import { findStyle } from "../src/features/style/find-style.ts";
import { localWriters } from "../src/features/writers/writers.ts";
import { createDatabase } from "./support/database.ts";
import { startModelApp } from "./support/model-app.ts";
import type { ModelServer } from "./support/model-server.ts";
import { makeInstitution, makeUser } from "./support/factories.ts";
import type { TestApp } from "./support/test-app.ts";

/** Former pupils, who are on no roster and whose names are words; and what was said of them. */
const PUPILS = "Sorrel Bramble Clementine Wren Sage Piper Storm Hope Lark Rowan".split(" ");
const NAMES = [...PUPILS, "Kessler"].join("|");
/** No profile and no request holds any of it. */
const SECRETS = new RegExp(String.raw`\b(?:${NAMES}|geographer|volcano\w*)\b`, "u");
/** As they were stored before: names that are words had been left in. */
const SAMPLES = PUPILS.map((name) => ({
  text: `${name} is a thoughtful geographer. She has worked hard this year and her volcano project was lovely. It has been a pleasure to teach ${name}. Well done, ${name}!\nJ. Kessler`,
  level: "Advanced",
}));
/** As it was learnt of them. */
const PROFILE = {
  ...UNTRAINED,
  samples: 10,
  person: "I",
  openings: PUPILS.slice(0, 5).map((name) => `${name} is a thoughtful geographer`),
  closings: ["Well done, Sorrel"],
  phrases: ["Hope is a thoughtful geographer", "her volcano project was lovely"],
  avoid: ["like Bramble she", "a joy to teach"],
  frames: [
    { part: "opening", text: "Hope is thoughtful.", judgement: "praise", topic: null },
    { part: "closing", text: "Well done, Sorrel!", judgement: "warm", topic: null },
  ],
};
const ROWS: readonly [string, string, unknown][] = [
  ["training_sets", "samples", SAMPLES],
  ["training_drafts", "samples", SAMPLES.slice(0, 2)],
  ["style_profiles", "profile", PROFILE],
];

type Teacher = { institution_id: number; user_id: number };

async function storeAsBefore(database: Database, { institution_id, user_id }: Teacher) {
  for (const [table, column, value] of ROWS) {
    // oxlint-disable-next-line no-await-in-loop -- they are three
    await database.owner.query(
      `insert into ${table} (institution_id, author_id, ${column}) values ($1, $2, $3)`,
      [institution_id, user_id, JSON.stringify(value)],
    );
  }
  await database.owner.query("update training_sets set profiled_at = now()");
}

/** All that is stored of a teacher's samples and of what was learnt of them. */
async function stored(database: Database): Promise<string> {
  const [row] = await database.owner.query<{ all: string }>(
    `select concat_ws(' ', (select string_agg(samples::text, ' ') from training_sets),
       (select string_agg(samples::text, ' ') from training_drafts),
       (select string_agg(profile::text, ' ') from style_profiles)) as all`,
  );
  return row?.all ?? "";
}

describe("what was learnt before names that are words were known", () => {
  let database: Database;
  let drop: () => Promise<void>;
  let teacher: Teacher;
  beforeAll(async () => {
    ({ database, drop } = await createDatabase({ migrated: false }));
    await migrate(database.owner, "0017_notes.sql");
    const idOf = async (text: string, values: readonly unknown[] = []) =>
      (await database.owner.query<{ id: number }>(`${text} returning id`, [...values]))[0]?.id ?? 0;
    const institution_id = await idOf("insert into institutions (name) values ('Old School')");
    const user_id = await idOf(
      `insert into users (institution_id, email, first_name, last_name, role, password_hash)
       values ($1, 'old@example.school', 'Olga', 'Old', 'teacher', '')`,
      [institution_id],
    );
    teacher = { institution_id, user_id };
    await storeAsBefore(database, teacher);
    await migrate(database.owner);
  });
  afterAll(() => drop());

  it("is used without its words as soon as the database is of this version", async () => {
    expect(await stored(database)).toMatch(SECRETS);
    const style = await database.as(teacher, (handle) => findStyle(handle, teacher.user_id));
    expect(JSON.stringify(style)).not.toMatch(SECRETS);
    expect(style).toMatchObject({ person: "I", samples: 10, avoid: ["a joy to teach"] });
  });

  it("is gone over in the background until nothing of it is left, once and without news", async () => {
    const writers = localWriters(() => new Date(), createEmbeddedWriter());
    expect(await learnNextStyle(database, writers)).toBe(true);
    expect(await learnNextStyle(database, writers)).toBe(false);
    expect(await stored(database)).not.toMatch(new RegExp(NAMES, "u"));
    const style = await database.as(teacher, (handle) => findStyle(handle, teacher.user_id));
    expect(JSON.stringify(style)).not.toMatch(SECRETS);
    expect(style?.openings).toEqual(["{PUPIL} is a thoughtful"]);
    expect(style?.frames?.map(({ text }) => text)).toContain("Well done, {PUPIL}!");
    expect(style).toMatchObject({ person: "I", samples: 10, avoid: ["a joy to teach"] });
    const news = await database.owner.query("select id from notifications");
    expect(news).toEqual([]);
  });
});

describe("a request to a model while that is still to be done", () => {
  let app: TestApp;
  let model: ModelServer;
  beforeAll(async () => {
    // Nothing works in the background here.
    ({ app, model } = await startModelApp({ work: false }));
  });
  afterAll(() => app.stop());

  it("holds the teacher's way of writing, and no word of the samples", async () => {
    const teacher = await makeUser(app.database, await makeInstitution(app.database));
    const client = await app.signIn(teacher);
    await storeAsBefore(app.database, teacher);
    expect((await client.get("reinforcement/style/")).body.state).toBe("working");
    expect((await client.post("reinforcement/style/compare/", {})).status).toBe(200);
    const sent = model.requests.join("\n");
    expect(sent).toContain("The teacher writes as “I”.");
    expect(sent).not.toMatch(SECRETS);
    expect(JSON.stringify((await client.get("reinforcement/style/")).body)).not.toMatch(SECRETS);
  });
});
