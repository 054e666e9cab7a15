// `npm test`: every test there is. The last line is the sum of all runners: "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NO_BROWSER, findBrowser } from "./browser.ts";
import { type Counts, countPlaywright, countVitest } from "./counts.ts";
import { ROOT, TOOLS, inRoot } from "./paths.ts";
import { findPostgres } from "./postgres.ts";
import { runQuietly, stopAll } from "./processes.ts";
import { buildWeb } from "./web-build.ts";

const reports = mkdtempSync(join(tmpdir(), "reportair-tests-"));
const total = { passed: 0, failed: 0 };

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

/** Milliseconds that end what hangs, and a second try: a slow machine alone must not fail a test. */
const LIMITS = ["--testTimeout=120000", "--hookTimeout=120000", "--retry=1"];

function vitest(name: string, folder: string, env: NodeJS.ProcessEnv = {}): Runner {
  const report = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [TOOLS.vitest, "run", "--root", folder, ...LIMITS, ...reporters];
  return { name, args, env, count: countVitest, report };
}

function playwright(browser: string): Runner {
  const report = join(reports, "browser.json");
  return {
    name: "browser tests",
    args: [TOOLS.playwright, "test", "-c", inRoot("e2e"), "--retries=1", "--reporter=list,json"],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: countPlaywright,
    report,
  };
}

function readCounts({ count, report }: Runner): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return undefined;
  }
}

async function run(runner: Runner): Promise<void> {
  const began = Date.now();
  const { code, output } = await runQuietly(process.execPath, runner.args, {
    env: { NODE_ENV: "test", ...runner.env },
  });
  const counts = readCounts(runner) ?? { passed: 0, failed: 0, unsteady: [] };
  const ran = counts.passed + counts.failed;
  add(counts);
  if (code !== 0 || counts.failed > 0 || ran === 0) console.log(output);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${runner.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  for (const test of counts.unsteady) console.log(`  passed only at its second try: ${test}`);
  if (ran === 0) fail(`The ${runner.name} ran no test.`);
  else if (code !== 0 && counts.failed === 0) fail(`The ${runner.name} ended with code ${code}.`);
}

/** The server tests on the embedded database and, where one answers, on PostgreSQL: they wait for much, and so side by side. */
async function runOnEngines(): Promise<void> {
  const runs = [onEngine("the embedded database", { TEST_ENGINE: "embedded" })];
  try {
    const postgres = await findPostgres();
    if (postgres === undefined) {
      console.log("No PostgreSQL answers on 127.0.0.1:5432: tested on the embedded database only.");
    } else {
      const env = { TEST_ENGINE: "postgres", TEST_DATABASE_URL: postgres };
      runs.push(onEngine("PostgreSQL", env));
    }
  } catch (error) {
    fail(sentenceOf(error));
  }
  await Promise.all(runs);
}

const onEngine = (engine: string, env: NodeJS.ProcessEnv) =>
  run(vitest(`server tests on ${engine}`, inRoot("server"), env));

async function runWithoutBrowser(): Promise<void> {
  await run(vitest("unit tests", ROOT));
  await runOnEngines();
}

/** The browser tests, against the built web app; side by side with the others. */
async function runInBrowser(): Promise<void> {
  const browser = await findBrowser();
  if (browser === undefined) return fail(NO_BROWSER);
  try {
    await buildWeb();
  } catch (error) {
    return fail(sentenceOf(error));
  }
  await run(playwright(browser));
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    stopAll(signal);
    process.exit(1);
  });
}
await Promise.all([runWithoutBrowser(), runInBrowser()]);
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
