import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { createVitest, type Vitest } from "vitest/node";
import { migrate } from "../../server/src/database/migrate.ts";
import { openEmbedded } from "../../server/src/database/open.ts";
import { inRoot } from "../paths.ts";
import type { Mutant } from "./score.ts";
import { type SchemaChange, roundsOf, schemaChanges } from "./sql-changes.ts";
import { WORK_FOLDER, type Settings } from "./settings.ts";

declare module "vitest" {
  interface ProvidedContext {
    schemaChange: string;
  }
}

const IN_SERVER = inRoot("server");
/** The changes that were noticed. */
const NOTICED = inRoot(WORK_FOLDER, "schema.json");
/** What holds the walls, the one that knows most first; the others are asked only about what it lets through. */
const HOLDERS = [
  ["test/isolation.test.ts"],
  [
    "test/sharing.test.ts",
    "test/rights.test.ts",
    "test/school-insights.test.ts",
    "test/report-policies.test.ts",
    "test/audit.test.ts",
    "test/teachers.test.ts",
    "test/students-deleting.test.ts",
  ],
];

async function listChanges(): Promise<SchemaChange[]> {
  const database = await openEmbedded(null);
  try {
    await migrate(database.owner);
    return await schemaChanges(database.owner);
  } finally {
    await database.close();
  }
}

/** One process for all changes: the database is migrated once, and the server's modules are compiled once. */
function startVitest(): Promise<Vitest> {
  process.env["TEST_ENGINE"] = "embedded";
  return createVitest("test", {
    root: IN_SERVER,
    config: inRoot("server", "vitest.config.ts"),
    watch: false,
    maxWorkers: 1,
    reporters: [{}],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  });
}

/** What failed with the schema changed; tests that cannot even begin with it have failed, too. */
async function failuresOf(vitest: Vitest, files: readonly string[], statements: string) {
  vitest.provide("schemaChange", statements);
  const { testModules, unhandledErrors } = await vitest.start(
    files.map((file) => `${IN_SERVER}/${file}`),
  );
  if (testModules.length === 0) throw new Error(`No tests in ${files.join(", ")}.`);
  const failed = unhandledErrors.length > 0 || testModules.some((one) => one.state() === "failed");
  const tests = testModules.flatMap((one) => [...one.children.allTests("failed")]);
  return { failed, tests };
}

type Failed = Awaited<ReturnType<typeof failuresOf>>["tests"][number];

/** Whether a failed test tells of this table or function: by its own name, or in what it did not expect. */
function tellsOf(test: Failed, subject: string): boolean {
  if (test.name.startsWith(`${subject}:`)) return true;
  const differences = (test.result().errors ?? [])
    .flatMap(({ diff }) => stripVTControlCharacters(diff ?? "").split("\n"))
    .filter((line) => /^[+-]\s*"/u.test(line));
  return differences.some((line) => line.includes(`"${subject}"`));
}

/** The changes of a round that the tests notice, each by its name; a round that cannot begin tells of none. */
async function noticedTogether(vitest: Vitest, round: readonly SchemaChange[]) {
  const statements = round.map((change) => change.statements).join(";\n");
  const { tests } = await failuresOf(vitest, HOLDERS[0] ?? [], statements);
  return round.filter(({ subject }) => tests.some((test) => tellsOf(test, subject ?? "")));
}

/** Whether a change is noticed by itself. */
async function isNoticed(vitest: Vitest, { statements }: SchemaChange): Promise<boolean> {
  for (const files of HOLDERS) {
    if ((await failuresOf(vitest, files, statements)).failed) return true;
  }
  return false;
}

/** What an earlier run found out, so that one that was cut off can go on. */
function readNoticed(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(NOTICED, "utf8")) as string[]);
  } catch {
    return new Set();
  }
}

const nameOf = ({ place, operator }: SchemaChange) => `${place} ${operator}`;

/**
 * Weakens the schema, place by place, and runs the tests that keep schools and people apart: many changes together
 * at first, where a failed test says which of them it has noticed, and each of the others by itself.
 */
export async function mutateSchema({ again, only }: Settings): Promise<Mutant[]> {
  const changes = (await listChanges()).filter(({ place }) => place.includes(only));
  const noticed = again ? readNoticed() : new Set<string>();
  const keep = (found: readonly SchemaChange[]) => {
    for (const change of found) noticed.add(nameOf(change));
    mkdirSync(inRoot(WORK_FOLDER), { recursive: true });
    writeFileSync(NOTICED, JSON.stringify([...noticed], null, 1));
  };
  const left = () => changes.filter((change) => !noticed.has(nameOf(change)));
  const vitest = await startVitest();
  try {
    for (const files of HOLDERS) {
      if ((await failuresOf(vitest, files, "select")).failed) {
        throw new Error(`These tests fail as things are: ${files.join(", ")}.`);
      }
    }
    for (const round of roundsOf(left())) {
      keep(await noticedTogether(vitest, round));
      console.log(`${changes.length - left().length} of ${changes.length} changes noticed`);
    }
    for (const change of left()) {
      if (await isNoticed(vitest, change)) keep([change]);
      else console.log(`Not noticed: ${nameOf(change)}`);
    }
  } finally {
    await vitest.close();
  }
  return changes.map((change) => ({
    place: change.place,
    operator: change.operator,
    now: "",
    outcome: noticed.has(nameOf(change)) ? "killed" : "survived",
  }));
}
