import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/database/migrate.ts";
import { openEmbedded, openServer } from "../../src/database/open.ts";

declare module "vitest" {
  interface ProvidedContext {
    engine: "embedded" | "server";
    /** File with the image of the migrated embedded database. */
    image: string;
    /** Address of the server, and the migrated database that each test file copies. */
    serverUrl: string;
    template: string;
    /** SQL that each embedded database starts with: mutation testing changes the schema so. Empty in all other runs. */
    schemaChange: string;
  }
}

/** Migrates one database for all test files; each file works on a copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = process.env.TEST_ENGINE === "postgres" ? "server" : "embedded";
  project.provide("engine", engine);
  project.provide("schemaChange", process.env.TEST_SCHEMA_CHANGE ?? "");
  return engine === "embedded" ? prepareEmbedded(project) : prepareServer(project);
}

async function prepareEmbedded(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "reportair-golden-"));
  const database = await openEmbedded(null);
  await migrate(database.owner);
  // A test's few rows need no more room, and each copy would begin with room for a school's.
  await database.owner.query("alter system set shared_buffers = '16MB'");
  // Else each copy would go through all of the migrations again, as after a crash.
  await database.owner.query("checkpoint");
  const image = join(folder, "image.tar");
  const blob = await database.thread.image();
  await writeFile(image, Buffer.from(await blob.arrayBuffer()));
  await database.close();
  project.provide("image", image);
  project.provide("serverUrl", "");
  project.provide("template", "");
  return () => rm(folder, { recursive: true, force: true });
}

async function prepareServer(project: TestProject) {
  const serverUrl = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
  const template = `reportair_golden_${process.pid}`;
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`drop database if exists ${template} with (force)`);
  await admin.query(`create database ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  const database = await openServer(url.href, 1);
  await migrate(database.owner);
  await database.close();
  project.provide("image", "");
  project.provide("serverUrl", serverUrl);
  project.provide("template", template);
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
  };
}
