import type { Browser, Page } from "@playwright/test";
import { WRITTEN_PAGES } from "../contract/src/pages.ts";
import type { Figure } from "./figure.ts";
import { type ClassOfForty, fillIn } from "./support/class-of-forty.ts";
import type { Filled } from "./support/databases.ts";
import {
  firstVisit,
  inBrowser,
  median,
  PHONE,
  SLOW,
  slowDown,
  watchedOn,
  type Watched,
} from "./support/in-browser.ts";
import { REAL, whileRunning } from "./support/processes.ts";
import { signIn } from "./support/sign-in.ts";

/** A page, and what is seen on it once it is there. */
type Visited = {
  path: string;
  sight: (page: Page) => Promise<unknown>;
  as?: "teacher" | "administrator";
  /** Kilobytes of JavaScript, and how many files they may be in. */
  aim?: { kilobytes: number; files?: number };
};

const heading = (page: Page) => page.getByRole("heading").first().waitFor();
/** A payment that returns. */
export const PAYMENT = "of-the-payment";
/** Where people come by a link that says what for. */
const LINKS: { [path in (typeof WRITTEN_PAGES)[number]]?: string } = {
  "/success": `?session_id=${PAYMENT}`,
  "/reset-password": "?token=of-the-mail",
  "/confirm-email": "?token=of-the-mail",
};
/** Every public page, at the address by which people come to it. */
export const PUBLIC_ADDRESSES = WRITTEN_PAGES.map((path) => `${path}${LINKS[path] ?? ""}`);
const PUBLIC: readonly Visited[] = PUBLIC_ADDRESSES.map((path) => ({
  path,
  sight: heading,
  aim: { kilobytes: 80 },
}));
const SIGNED_IN: readonly Visited[] = [
  {
    path: "/dashboard",
    as: "teacher",
    sight: (page) => page.getByRole("main").getByRole("heading", { level: 1 }).waitFor(),
  },
  {
    path: "/dashboard/reportair/dash",
    as: "teacher",
    sight: (page) => page.getByText(/Total Classes/u).waitFor(),
  },
  {
    path: "/dashboard/reportair/reports",
    as: "teacher",
    sight: (page) =>
      page
        .getByRole("combobox", { name: /^Level for/u })
        .last()
        .waitFor(),
    aim: { kilobytes: 180, files: 15 },
  },
  {
    path: "/dashboard/admindash",
    as: "administrator",
    sight: (page) =>
      page
        .getByRole("heading", { name: /Teachers/u })
        .first()
        .waitFor(),
    aim: { kilobytes: 268 },
  },
];
/** Of a layout shift, which has no unit. */
const SHIFT_AIM = 0.02;

/** What the pages load of JavaScript before they are seen, and what moves on them meanwhile. */
export async function measureFirstSight(on: Filled<ClassOfForty>): Promise<Figure[]> {
  const figures: Figure[] = [];
  await whileRunning(REAL, on.settings, async (url) => {
    const teacher = await signIn(url, on.content.teacher);
    const administrator = await signIn(url, on.content.administrator);
    await fillIn(teacher, on.content);
    await inBrowser(async (browser) => {
      for (const visited of [...PUBLIC, ...SIGNED_IN]) {
        const client = visited.as && { teacher, administrator }[visited.as];
        figures.push(...(await measureOne(browser, { url, client }, visited)));
      }
    });
  });
  return figures;
}

async function measureOne(
  browser: Browser,
  on: Parameters<typeof firstVisit>[1],
  { path, sight, as, aim }: Visited,
): Promise<Figure[]> {
  return firstVisit(browser, on, async (page) => {
    const sizes: Promise<number>[] = [];
    let seen = false;
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script" || seen) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    // A written page is seen before its scripts: all of them count.
    await page.goto(path, { waitUntil: as === undefined ? "networkidle" : "commit" });
    await sight(page);
    seen = true;
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await page.waitForLoadState("networkidle");
    const { shifts } = await watchedOn(page);
    return [javaScript(path, { bytes, files: sizes.length, aim }), moved(path, shifts)];
  });
}

function javaScript(
  path: string,
  found: { bytes: number; files: number; aim: Visited["aim"] },
): Figure {
  const { bytes, files, aim } = found;
  const measured = `${(bytes / 1000).toFixed(1)} kB in ${files} files`;
  if (!aim) return { what: `JavaScript of ${path} before it is seen`, measured };
  const within = aim.files === undefined ? "" : ` in ${aim.files}`;
  return {
    what: `JavaScript of ${path} before it is seen`,
    measured,
    aim: `≤ ${aim.kilobytes} kB${within}`,
    met: bytes <= aim.kilobytes * 1000 && files <= (aim.files ?? Infinity),
  };
}

function moved(path: string, shifts: number): Figure {
  return {
    what: `layout shifts of ${path}`,
    measured: shifts.toFixed(3),
    aim: `≤ ${SHIFT_AIM}`,
    met: shifts <= SHIFT_AIM,
  };
}

const RUNS = 5;
/** Of a telephone as Lighthouse takes it to be, slowed down and not computed: its "devtools" throttling. */
const MOBILE_LINK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** Milliseconds up to which Lighthouse calls each of them good. */
const GOOD = { first: 1_800, largest: 2_500, blocked: 200 };

/**
 * What Lighthouse's figure for speed is made of, on every public page on a slow telephone: the middle of five visits.
 */
export async function measureOnTelephone(on: Filled<ClassOfForty>): Promise<Figure[]> {
  const figures: Figure[] = [];
  await whileRunning(REAL, on.settings, async (url) => {
    await inBrowser(async (browser) => {
      for (const visited of PUBLIC) {
        const runs: Watched[] = [];
        for (let run = 0; run < RUNS; run += 1)
          runs.push(await onTelephone(browser, { url, viewport: PHONE }, visited));
        figures.push(vitals(visited.path, runs));
      }
    });
  });
  return figures;
}

async function onTelephone(
  browser: Browser,
  on: Parameters<typeof firstVisit>[1],
  { path, sight }: Visited,
): Promise<Watched> {
  return firstVisit(browser, on, async (page, context) => {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", MOBILE_LINK);
    await slowDown(page, SLOW);
    await page.goto(path, { waitUntil: "networkidle" });
    await sight(page);
    return watchedOn(page);
  });
}

function vitals(path: string, runs: readonly Watched[]): Figure {
  const middle = (of: "first" | "largest" | "blocked" | "shifts") =>
    median(runs.map((run) => run[of]));
  const { first, largest, blocked, shifts } = {
    first: middle("first"),
    largest: middle("largest"),
    blocked: middle("blocked"),
    shifts: middle("shifts"),
  };
  const second = (time: number) => `${(time / 1000).toFixed(2)} s`;
  return {
    what: `${path} on a telephone: first paint, largest, blocked, shifts`,
    measured: `${second(first)}, ${second(largest)}, ${Math.round(blocked)} ms, ${shifts.toFixed(3)}`,
    aim: `≤ ${second(GOOD.first)}, ${second(GOOD.largest)}, ${GOOD.blocked} ms, ${SHIFT_AIM}`,
    met:
      first <= GOOD.first &&
      largest <= GOOD.largest &&
      blocked <= GOOD.blocked &&
      shifts <= SHIFT_AIM,
  };
}
