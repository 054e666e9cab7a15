// `npm test`: every test there is. The last line is the sum of all runners: "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NO_BROWSER, findBrowser } from "./browser.ts";
import { type Counts, type Timed, countPlaywright, countVitest, slowest } from "./counts.ts";
import { ROOT, TOOLS, inRoot } from "./paths.ts";
import { findPostgres } from "./postgres.ts";
import { runQuietly, stopAll } from "./processes.ts";
import { buildWeb } from "./web-build.ts";

const reports = mkdtempSync(join(tmpdir(), "reportair-tests-"));
const total = { passed: 0, failed: 0 };
const times: Timed[] = [];
const began = Date.now();

function add({ passed, failed }: { passed: number; failed: number }): void {
  total.passed += passed;
  total.failed += failed;
}

/** Something other than a test went wrong: it counts as one failure, so that the sum never hides it. */
function fail(sentence: string): void {
  console.log(`✗ ${sentence}`);
  add({ passed: 0, failed: 1 });
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type Runner = {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Reads the runner's JSON report. */
  count: (report: unknown) => Counts;
  report: string;
};

/** Milliseconds that end what hangs: a slow machine alone must not fail a test. Nothing is tried a second time. */
const LIMITS = ["--testTimeout=600000", "--hookTimeout=600000"];

/** No file changes what another sees, and most of a unit test's time would go into reading its modules anew. */
const SHARED = "--no-isolate";

function vitest(name: string, folder: string, env: NodeJS.ProcessEnv = {}): Runner {
  const report = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [TOOLS.vitest, "run", "--root", folder, SHARED, ...LIMITS, ...reporters];
  return { name, args, env, count: countVitest, report };
}

/** Components of the web app in the browser, against a server that answers in the page itself. */
function components(browser: string): Runner {
  const runner = vitest("component tests", inRoot("web"), { CHROMIUM_PATH: browser });
  return { ...runner, args: [...runner.args, "--config", "vitest.browser.config.ts"] };
}

function playwright(browser: string): Runner {
  const report = join(reports, "browser.json");
  return {
    name: "browser tests",
    args: [TOOLS.playwright, "test", "-c", inRoot("e2e"), "--reporter=list,json"],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: countPlaywright,
    report,
  };
}

const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000);

function readCounts({ count, report }: Runner): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return undefined;
  }
}

async function run(runner: Runner): Promise<void> {
  const start = Date.now();
  const { code, output } = await runQuietly(process.execPath, runner.args, {
    env: { NODE_ENV: "test", ...runner.env },
  });
  const counts = readCounts(runner) ?? { passed: 0, failed: 0, times: [] };
  const ran = counts.passed + counts.failed;
  add(counts);
  times.push(...counts.times.map((one) => ({ ...one, name: `${one.name} (${runner.name})` })));
  if (code !== 0 || counts.failed > 0 || ran === 0) console.log(output);
  console.log(
    `${runner.name}: ${counts.passed} passed, ${counts.failed} failed (${secondsSince(start)} s)`,
  );
  if (ran === 0) fail(`The ${runner.name} ran no test.`);
  else if (code !== 0 && counts.failed === 0) fail(`The ${runner.name} ended with code ${code}.`);
}

/** The server tests on PostgreSQL, where one answers. */
async function runOnPostgres(): Promise<void> {
  try {
    const postgres = await findPostgres();
    if (postgres === undefined) {
      console.log("No PostgreSQL answers on 127.0.0.1:5432: tested on the embedded database only.");
    } else {
      await run(onEngine("PostgreSQL", { TEST_ENGINE: "postgres", TEST_DATABASE_URL: postgres }));
    }
  } catch (error) {
    fail(sentenceOf(error));
  }
}

const onEngine = (engine: string, env: NodeJS.ProcessEnv) =>
  vitest(`server tests on ${engine}`, inRoot("server"), env);

/** The browser tests, against the built web app. */
async function runOnBuilt(browser: string): Promise<void> {
  try {
    await buildWeb();
  } catch (error) {
    return fail(sentenceOf(error));
  }
  await run(playwright(browser));
}

async function runOnEmbeddedThenUnits(): Promise<void> {
  await run(onEngine("the embedded database", { TEST_ENGINE: "embedded" }));
  await run(vitest("unit tests", ROOT));
}

async function runOnPostgresThenComponents(browser: string | undefined): Promise<void> {
  await runOnPostgres();
  if (browser !== undefined) await run(components(browser));
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    stopAll(signal);
    process.exit(1);
  });
}
const browser = await findBrowser();
if (browser === undefined) fail(NO_BROWSER);
// The browser tests take longest, and several run at once: they begin first, and fill what the others leave of the
// processor until the end. The others run one file at a time, and so two of them beside: what waits for a database or a
// page first, then what only computes. Unit tests that ran last would leave all but one core idle.
await Promise.all([
  browser !== undefined && runOnBuilt(browser),
  runOnEmbeddedThenUnits(),
  runOnPostgresThenComponents(browser),
]);
rmSync(reports, { recursive: true, force: true });
console.log("What took longest:");
for (const { name, milliseconds } of slowest(times, 10)) {
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
console.log(`All tests took ${secondsSince(began)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
