import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/** What the dark theme can change: the rest is the same in both. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * axe for one page. In its usual way it opens another page for every look, for the sake of frames from elsewhere;
 * the app has no frames, and a page costs more than the look itself.
 */
export const axe = (page: Page) =>
  // Of what passes, one example for each rule will do: to describe every cell of a table costs more than to look at it.
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], preload: false });

/** axe finds nothing in either theme, and nothing is wider than the window. */
export async function isAccessible(page: Page, what: string): Promise<void> {
  await fitsItsWidth(page, what);
  expect.soft(await findings(page, axe(page)), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/u);
  expect.soft(await findings(page, axe(page).withRules(COLOUR_RULES)), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

async function findings(page: Page, builder: AxeBuilder): Promise<string[]> {
  await untilStill(page);
  await holdToasts(page, true);
  const { violations } = await builder.analyze();
  await holdToasts(page, false);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(" ")}`),
  );
}

/** What is still fading or sliding in has neither its colours nor its place yet. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  );
}

/** Keeps toasts from fading while they are looked at, as pointing at them does. */
async function holdToasts(page: Page, hold: boolean): Promise<void> {
  await page.evaluate((held) => {
    for (const each of document.getAnimations()) {
      if (!(each instanceof CSSAnimation) || each.animationName !== "toast-life") continue;
      if (!held) each.play();
      else {
        each.pause();
        each.currentTime = 1_500;
      }
    }
  }, hold);
}

/** Neither the page nor a dialog scrolls sideways. */
export async function fitsItsWidth(page: Page, what: string): Promise<void> {
  const over = () =>
    page.evaluate(() => {
      const scrolls = document.documentElement.scrollWidth - innerWidth;
      const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
      return Math.max(scrolls, ...dialogs.map((each) => each.scrollWidth - each.clientWidth));
    });
  // A window that has just got another size is drawn anew in a moment.
  await expect
    .configure({ soft: true })
    .poll(over, `${what} is wider than its window`)
    .toBeLessThanOrEqual(0);
}
