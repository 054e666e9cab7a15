import type { Browser, Page } from "@playwright/test";
import type { Figure } from "./figure.ts";
import { type ClassOfForty, fillIn, write } from "./support/class-of-forty.ts";
import type { Filled } from "./support/databases.ts";
import { firstVisit, inBrowser, median, SLOW, slowDown, watchedOn } from "./support/in-browser.ts";
import { REAL, whileRunning } from "./support/processes.ts";
import { signIn } from "./support/sign-in.ts";

/** Milliseconds from the press to what is seen of it, on this machine and on a slower one. */
const AIMS = { 1: 100, [SLOW]: 200 } as const;
const TURNS = 9;
const REPORTS = "/dashboard/reportair/reports";

/** Something that a teacher does again and again. */
type Interaction = {
  what: string;
  /** Comes before, and is not measured. */
  before?: (page: Page, turn: number) => Promise<unknown>;
  press: (page: Page, turn: number) => Promise<unknown>;
};

const table = (page: Page) => page.getByRole("table", { name: /^Pupils of/u });
const levels = (page: Page) => table(page).getByRole("combobox", { name: /^Level for/u });
const names = (page: Page) => table(page).getByRole("rowheader").getByRole("button");
const notes = (page: Page) => table(page).getByRole("textbox", { name: "Level note" });
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const options = (turn: number) => `Digit${(turn % 3) + 1}`;

/** In the table of a class, in an order in which each finds what it needs. */
const TABLE: readonly Interaction[] = [
  {
    what: "a tick by key",
    before: (page, turn) => levels(page).nth(turn).focus(),
    press: (page, turn) => page.keyboard.press(turn % 2 === 0 ? "4" : "1"),
  },
  {
    what: "the options of a field",
    before: async (page, turn) => {
      await page.keyboard.press("Escape");
      await levels(page).nth(turn).focus();
    },
    press: key("Alt+ArrowDown"),
  },
  {
    what: "selecting a pupil",
    before: async (page, turn) => {
      await page.keyboard.press("Escape");
      await names(page).nth(turn).focus();
      await levels(page).nth(turn).focus();
    },
    press: key("Space"),
  },
  {
    what: "selecting everybody or nobody",
    before: (page) => levels(page).first().focus(),
    press: key("Control+a"),
  },
  {
    what: "setting a field for all",
    before: (page) => levels(page).first().focus(),
    press: (page, turn) => page.keyboard.press(`Shift+${options(turn)}`),
  },
  {
    what: "opening a row",
    before: (page, turn) => levels(page).nth(turn).focus(),
    press: key("Enter"),
  },
  {
    what: "typing in a note",
    before: async (page, turn) => {
      if (turn === 0) await notes(page).first().focus();
    },
    press: (page, turn) => page.keyboard.press("abcdefghi".charAt(turn)),
  },
  {
    what: "closing a row",
    before: (page, turn) => levels(page).nth(turn).focus(),
    press: key("Enter"),
  },
  {
    what: "looking for a pupil",
    before: async (page, turn) => {
      if (turn === 0) await page.getByRole("searchbox", { name: /pupil/iu }).first().focus();
    },
    press: (page, turn) => page.keyboard.press(turn % 2 === 0 ? "a" : "Backspace"),
  },
];

const review = (page: Page) => page.getByRole("dialog", { name: /^Batch Reports Review/u });
const view = (name: string) => (page: Page) => review(page).getByRole("tab", { name }).click();

/** In the review of a class. */
const REVIEW: readonly Interaction[] = [
  { what: "the table to the cards", before: view("Table View"), press: view("Card View") },
  { what: "the cards to the table", before: view("Card View"), press: view("Table View") },
  {
    what: "opening a report from the table",
    before: view("Table View"),
    press: (page, turn) =>
      review(page)
        .getByRole("button", { name: /^Open report for/u })
        .nth(turn)
        .click(),
  },
  {
    what: "the next report",
    before: async (page, turn) => {
      if (turn === 0) await view("Card View")(page);
    },
    press: key("j"),
  },
  {
    what: "keep and next",
    before: (page) => page.waitForLoadState("networkidle"),
    press: key("k"),
  },
];

/** How long each press in the table and in the review takes until it is seen, with 40 pupils. */
export async function measureHand({ settings, content }: Filled<ClassOfForty>): Promise<Figure[]> {
  const figures: Figure[] = [];
  await whileRunning(REAL, settings, async (url) => {
    const client = await signIn(url, content.teacher);
    await fillIn(client, content);
    await inBrowser(async (browser) => {
      const measured = async (
        interactions: readonly Interaction[],
        open: (page: Page) => Promise<unknown>,
      ) => {
        for (const times of [1, SLOW] as const) {
          const on = { url, client };
          figures.push(...(await measureAll(browser, on, { interactions, open, times })));
        }
      };
      await measured(TABLE, (page) => levels(page).last().waitFor());
      await write(client, content);
      await measured(REVIEW, async (page) => {
        await page.getByRole("button", { name: /^Review \d+ drafts?$/u }).click();
        await review(page).getByRole("article").waitFor();
      });
    });
  });
  return figures;
}

async function measureAll(
  browser: Browser,
  on: Parameters<typeof firstVisit>[1],
  how: {
    interactions: readonly Interaction[];
    /** Leads from the page as it is loaded to where these are done. */
    open: (page: Page) => Promise<unknown>;
    times: keyof typeof AIMS;
  },
): Promise<Figure[]> {
  return firstVisit(browser, on, async (page) => {
    await page.goto(REPORTS, { waitUntil: "networkidle" });
    await how.open(page);
    await slowDown(page, how.times);
    const figures: Figure[] = [];
    for (const interaction of how.interactions)
      figures.push(figureOf(interaction, await measureOne(page, interaction), how.times));
    return figures;
  });
}

async function measureOne(page: Page, { before, press }: Interaction): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await before?.(page, turn);
    // What came before has its own frames.
    await watchedOn(page);
    await press(page, turn);
    taken.push((await watchedOn(page)).interaction);
  }
  return taken;
}

function figureOf(
  { what }: Interaction,
  taken: readonly number[],
  times: keyof typeof AIMS,
): Figure {
  const worst = Math.max(...taken);
  const aim = AIMS[times];
  return {
    what: `${what}, 40 pupils${times > 1 ? `, ${times} times slower` : ""}`,
    // What takes less than a frame is not told.
    measured: `${shown(median(taken))}, worst ${shown(worst)}`,
    aim: `worst ≤ ${aim} ms`,
    met: worst <= aim,
  };
}

function shown(taken: number): string {
  return taken === 0 ? "< 16 ms" : `${Math.round(taken)} ms`;
}
