import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { PaymentPage } from "../e2e/support/stripe.ts";
import { findBrowser } from "../scripts/browser.ts";
import { runQuietly } from "../scripts/processes.ts";
import type { Figure } from "./figure.ts";
import { PAYMENT, PUBLIC_ADDRESSES } from "./first-sight.ts";
import type { Filled } from "./support/databases.ts";
import { median } from "./support/in-browser.ts";
import { REAL, whileRunning } from "./support/processes.ts";

/** Fetched for the measuring alone: as a dependency it would bring a hundred and fifty packages. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = 5;
const AIM = 98;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const category = z.object({ score: z.number() });
const findings = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
});

/** Lighthouse's four figures of every public page on a telephone, each the middle of five runs. */
export async function measureByLighthouse(on: Filled<unknown>): Promise<Figure[]> {
  const figures: Figure[] = [];
  const browser = await findBrowser();
  if (browser === undefined) throw new Error("Lighthouse needs a browser");
  // Whoever comes back from paying has paid: a payment that nobody knows is an error, and counts as one.
  const payments = await PaymentPage.start();
  payments.wasPaid(PAYMENT, "head@hilltop.example");
  try {
    await whileRunning(REAL, { ...on.settings, ...payments.settings }, async (url) => {
      for (const address of PUBLIC_ADDRESSES) {
        const runs: number[][] = [];
        for (let run = 0; run < RUNS; run += 1)
          runs.push(await lookAt(`${url}${address}`, browser));
        const scores = CATEGORIES.map((_, at) => median(runs.map((run) => run[at] ?? 0)));
        figures.push({
          what: `Lighthouse of ${address}: ${CATEGORIES.join(", ")}`,
          measured: scores.join(", "),
          aim: `≥ ${AIM} each`,
          met: scores.every((score) => score >= AIM),
        });
      }
    });
  } finally {
    await payments.stop();
  }
  return figures;
}

/** The scores of one run, from 0 to 100, in the order of `CATEGORIES`. */
async function lookAt(address: string, browser: string): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-lighthouse-"));
  const file = join(folder, "findings.json");
  try {
    const { code, output } = await runQuietly(
      "npm",
      [
        "exec",
        "--yes",
        `--package=${LIGHTHOUSE}`,
        "--",
        "lighthouse",
        address,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join(",")}`,
        "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic",
      ],
      { env: { CHROME_PATH: browser }, seconds: 180 },
    );
    if (code !== 0) throw new Error(`Lighthouse could not look at ${address}:\n${output}`);
    const { categories } = findings.parse(JSON.parse(await readFile(file, "utf8")));
    return CATEGORIES.map((name) => Math.round(categories[name].score * 100));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
