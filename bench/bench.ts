// `npm run bench`: how fast the product is, each figure beside the limit of this machine in the same run.
import { cpus, loadavg } from "node:os";
import { findPostgres } from "../scripts/postgres.ts";
import { buildWeb } from "../scripts/web-build.ts";
import { measureBatch } from "./batch.ts";
import { measureCalls } from "./calls.ts";
import { measureCheckAuth } from "./check-auth.ts";
import { measureCommits } from "./commits.ts";
import { measureEmbeddedWriter } from "./embedded-writer.ts";
import { type Figure, tableOf } from "./figure.ts";
import { measureFirstLoad } from "./first-load.ts";
import { measurePrivacy } from "./privacy.ts";
import { measureStartUp } from "./start-up.ts";
import { measureReportsList } from "./reports-list.ts";
import { measureStreams } from "./streams.ts";
import { measureStudentsList } from "./students-list.ts";
import { measureStudentsSearch } from "./students-search.ts";
import { onEmbedded, onPostgres } from "./support/databases.ts";
import { makeOrdinarySchool } from "./support/ordinary-school.ts";
import { makeLargeSchool, makeSmallSchool } from "./support/school.ts";
import { makeSchoolOfMany } from "./support/school-of-many.ts";

const began = Date.now();
const [loadBefore = 0] = loadavg();
const figures: Figure[] = [];

async function measure(name: string, work: () => Promise<Figure | Figure[]>): Promise<void> {
  console.error(`Measuring ${name}…`);
  figures.push(...[await work()].flat());
}

// Built first, so that no figure has a build beside it.
await buildWeb();
await measure("the embedded writer", async () => [
  await measureEmbeddedWriter("300-400"),
  await measureEmbeddedWriter("500-1200"),
]);
await measure("privacy", async () => measurePrivacy());

await measure("commits on the disk", measureCommits);

const postgres = await findPostgres();
if (postgres === undefined) {
  console.error("No PostgreSQL answers on 127.0.0.1:5432: its figures are left out.");
} else {
  await onPostgres(postgres, makeLargeSchool, async (large) => {
    await measure("check-auth on PostgreSQL", () => measureCheckAuth("PostgreSQL", large));
    await measure("the list of 1,500 students", () => measureStudentsList(large));
    await measure("a batch on PostgreSQL", () => measureBatch("PostgreSQL", large));
    await measure("streams of events", () => measureStreams(large));
  });
  await onPostgres(postgres, makeOrdinarySchool, (ordinary) =>
    measure("the calls that pages are made of", () => measureCalls(ordinary)),
  );
  await onPostgres(postgres, makeSchoolOfMany, async (many) => {
    await measure("the list of a class's reports", () => measureReportsList(many));
    await measure("searching students on PostgreSQL", () =>
      measureStudentsSearch("PostgreSQL", many),
    );
  });
}

await onEmbedded(makeSmallSchool, async (small) => {
  await measure("check-auth on the embedded database", () => measureCheckAuth("embedded", small));
  await measure("a batch on the embedded database", () => measureBatch("embedded", small));
  await measure("a second start", () => measureStartUp(small.settings));
  await measure("the first load of the login page", () => measureFirstLoad(small.settings));
});

await onEmbedded(makeSchoolOfMany, (many) =>
  measure("searching students on the embedded database", () =>
    measureStudentsSearch("embedded", many),
  ),
);

const { model } = cpus()[0] ?? { model: "unknown processor" };
console.log(`\n${tableOf(figures)}\n`);
console.log(
  `${model}, ${cpus().length} cores, Node ${process.versions.node}; ` +
    `measured in ${Math.round((Date.now() - began) / 1000)} s.`,
);
if (loadBefore > 1) {
  console.log(
    `Other work kept ${loadBefore.toFixed(1)} cores busy at the start: a quiet machine does better.`,
  );
}
