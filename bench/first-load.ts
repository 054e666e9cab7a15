import { chromium } from "@playwright/test";
import { findBrowser } from "../scripts/browser.ts";
import type { Figure } from "./figure.ts";
import { REAL, whileRunning } from "./support/processes.ts";

/** Kilobytes. */
const AIM = 120;

/** The JavaScript that a browser fetches for the login page on its first visit, as it came over the wire. */
export async function measureFirstLoad(settings: Record<string, string>): Promise<Figure> {
  const what = "JavaScript of the login page, compressed";
  const aim = `≤ ${AIM} kB`;
  const executablePath = await findBrowser();
  if (executablePath === undefined) return { what, measured: "no browser", aim };
  const sizes = await whileRunning(REAL, settings, (url) =>
    scriptsOf(`${url}/login`, executablePath),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return {
    what: `${what} (${sizes.length} files)`,
    measured: `${(total / 1000).toFixed(1)} kB`,
    aim,
    met: total <= AIM * 1000,
  };
}

/** Sizes in bytes of the bodies of all scripts of a page, as a browser received them. */
async function scriptsOf(address: string, executablePath: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(address, { waitUntil: "networkidle" });
    return await Promise.all(sizes);
  } finally {
    await browser.close();
  }
}
