import { KEPT_DATA, TABLES_OF_THE_SERVER } from "@reportair/contract/kept-data.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it("the retention policy speaks of every table of the database, once, and of no other", async () => {
  const tables = await app.database.owner.query<{ name: string }>(
    "select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace",
  );
  const spoken = [...KEPT_DATA.flatMap((kind) => kind.tables), ...TABLES_OF_THE_SERVER];
  expect(spoken.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});
