import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../src/database/handle.ts";
import { migrate } from "../src/database/migrate.ts";
import { openServer } from "../src/database/open.ts";
import { students } from "../src/database/schema.ts";
import { GuessingLimits } from "../src/features/accounts/guessing-limits.ts";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";

// On a server that somebody else runs, the owner of the database is no superuser.
describe.runIf(inject("engine") === "server")("a database owner who is no superuser", () => {
  const name = `reportair_plain_${randomBytes(5).toString("hex")}`;
  let admin: pg.Client;
  let database: Database;

  beforeAll(async () => {
    admin = new pg.Client(inject("serverUrl"));
    await admin.connect();
    await admin.query(`create role ${name} login createrole password '${name}'`);
    await admin.query(`create database ${name} owner ${name}`);
    const url = new URL(inject("serverUrl"));
    url.pathname = `/${name}`;
    url.username = name;
    url.password = name;
    database = await openServer(url.href, 2);
    await migrate(database.owner);
  });
  afterAll(async () => {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`revoke reportair_app from ${name}`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });

  it("migrates, makes a school and signs people in, each in their own school", async () => {
    const teacher = await makeUser(database, await makeInstitution(database));
    await makeClass(database, teacher, { students: 2 });
    const stranger = await makeInstitution(database);
    const guess = { email: teacher.email, address: "127.0.0.1", browser: null };
    const { account } = await new GuessingLimits(database).begin(guess);
    expect(account?.id).toBe(teacher.user_id);
    const seen = (actor: typeof stranger) =>
      database.as(actor, (handle) => handle.select().from(students));
    expect(await seen(teacher)).toHaveLength(2);
    expect(await seen(stranger)).toEqual([]);
  });
});
