// `npm run bench`: how fast the product is, each figure beside the limit of this machine in the same run.
// `npm run bench -- night batch` measures the parts whose names have one of these words; Lighthouse, which takes a quarter of
// an hour and is fetched, is measured where it is named.
import { cpus, loadavg } from "node:os";
import { findPostgres } from "../scripts/postgres.ts";
import { buildWeb } from "../scripts/web-build.ts";
import { measureBatch } from "./batch.ts";
import { makeSchoolOfTexts } from "../server/test/support/blocking-desk.ts";
import { measureBlocking } from "./blocking.ts";
import { measureCalls } from "./calls.ts";
import { measureCheckAuth } from "./check-auth.ts";
import { measureCommits } from "./commits.ts";
import { measureEmbeddedWriter } from "./embedded-writer.ts";
import { type Figure, tableOf } from "./figure.ts";
import { measureFirstSight, measureOnTelephone } from "./first-sight.ts";
import { measureHand } from "./hand.ts";
import { measureIntake } from "./intake.ts";
import { measureByLighthouse } from "./lighthouse.ts";
import { measureNight } from "./night.ts";
import { measurePrivacy } from "./privacy.ts";
import { measureStartUp } from "./start-up.ts";
import { measureReportsList } from "./reports-list.ts";
import { measureRoster } from "./roster.ts";
import { measureStreams } from "./streams.ts";
import { measureStudentsList } from "./students-list.ts";
import { measureStudentsSearch } from "./students-search.ts";
import { type Filled, onEmbedded, onPostgres } from "./support/databases.ts";
import { measureWholeReports } from "./whole-reports.ts";
import { makeClassOfForty } from "./support/class-of-forty.ts";
import { makeOrdinarySchool } from "./support/ordinary-school.ts";
import { makeLargeSchool, makeSmallSchool } from "./support/school.ts";
import { makeSchoolOfMany } from "./support/school-of-many.ts";
import { makeSchoolsOfNight } from "./support/schools-of-night.ts";

const began = Date.now();
const [loadBefore = 0] = loadavg();
const words = process.argv.slice(2);
const figures: Figure[] = [];

/** What is measured, by its name. */
type Parts<T> = Record<string, (on: T) => Figure | Figure[] | Promise<Figure | Figure[]>>;

/** Measures those of some parts that are asked for, on what `prepare` makes for them. */
async function measure<T>(
  prepare: (work: (on: T) => Promise<void>) => Promise<void>,
  parts: Parts<T>,
): Promise<void> {
  const asked = Object.entries(parts).filter(
    ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (asked.length === 0) return;
  await prepare(async (on) => {
    for (const [name, work] of asked) {
      console.error(`Measuring ${name}…`);
      figures.push(...[await work(on)].flat());
    }
  });
}

/** On nothing that has to be there. */
const alone = (work: (on: null) => Promise<void>) => work(null);
/** On an embedded database of its own. */
const embedded =
  <T>(fill: Parameters<typeof onEmbedded<T>>[0]) =>
  (work: (on: Filled<T>) => Promise<void>) =>
    onEmbedded(fill, work);

const postgres = await findPostgres();
if (postgres === undefined) {
  console.error("No PostgreSQL answers on 127.0.0.1:5432: its figures are left out.");
}
/** On a database of its own on the PostgreSQL server, where there is one. */
const server =
  <T>(fill: Parameters<typeof onPostgres<T>>[1]) =>
  async (work: (on: Filled<T>) => Promise<void>) => {
    if (postgres !== undefined) await onPostgres(postgres, fill, work);
  };

// Built first, so that no figure has a build beside it.
await buildWeb();
await measure(alone, {
  "the embedded writer": async () => [
    await measureEmbeddedWriter("300-400"),
    await measureEmbeddedWriter("500-1200"),
  ],
  privacy: measurePrivacy,
  rosters: measureRoster,
  "whole reports": measureWholeReports,
  "commits on the disk": measureCommits,
});
await measure(server(makeLargeSchool), {
  "check-auth on PostgreSQL": (large) => measureCheckAuth("PostgreSQL", large),
  "the list of 1,500 students": measureStudentsList,
  "a batch on PostgreSQL": (large) => measureBatch("PostgreSQL", large),
  "streams of events": measureStreams,
});
await measure(server(makeOrdinarySchool), { "the calls that pages are made of": measureCalls });
await measure(server(makeSchoolOfTexts), {
  "what blocks a process on PostgreSQL": (texts) => measureBlocking("PostgreSQL", texts),
});
await measure(server(makeSchoolOfMany), {
  "the list of a class's reports": measureReportsList,
  "searching students on PostgreSQL": (many) => measureStudentsSearch("PostgreSQL", many),
});
await measure(server(makeSmallSchool), {
  "a school's files on PostgreSQL": measureIntake("PostgreSQL"),
});
await measure(server(makeSchoolsOfNight(10, 200)), {
  "a deadline night on PostgreSQL": (night) =>
    measureNight(
      {
        engine: "PostgreSQL",
        roles: ["web", "web", "worker", "worker"],
        concurrency: 16,
        arriveWithin: 45_000,
      },
      night,
    ),
});
await measure(embedded(makeSmallSchool), {
  "check-auth on the embedded database": (small) => measureCheckAuth("embedded", small),
  "a batch on the embedded database": (small) => measureBatch("embedded", small),
  "a second start": ({ settings }) => measureStartUp(settings),
});
await measure(embedded(makeClassOfForty), {
  "under the hand: the first sight of pages": measureFirstSight,
  "under the hand: interactions of a class of 40": measureHand,
  "public pages on a telephone": measureOnTelephone,
});
if (words.length > 0) {
  await measure(embedded(makeSmallSchool), { "Lighthouse of public pages": measureByLighthouse });
}
await measure(embedded(makeSchoolOfTexts), {
  "what blocks a process on the embedded database": (texts) =>
    measureBlocking("embedded, database included", texts),
});
await measure(embedded(makeSmallSchool), {
  "a school's files on the embedded database": measureIntake("embedded"),
});
await measure(embedded(makeSchoolOfMany), {
  "searching students on the embedded database": (many) => measureStudentsSearch("embedded", many),
});
await measure(embedded(makeSchoolsOfNight(2, 30)), {
  "a deadline night on the embedded database": (night) =>
    measureNight(
      { engine: "embedded", roles: ["all"], concurrency: 8, arriveWithin: 20_000 },
      night,
    ),
});

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
