import { type Page, expect } from "@playwright/test";

/** What one presses. Links within a sentence are as high as its line, and so are the numbers of a report's sentences. */
const PRESSED =
  "a[href], button:not([data-rove][aria-label^=Sentence]), input:not([type=hidden]), textarea, [role=option], [role=menuitem], summary";

/** Everything that is pressed is 44 px high, and wide but for links in words; of an open window only what is in it. */
export async function fitsFingers(page: Page, what: string): Promise<void> {
  const misfits = () => page.evaluate(smallOnes, PRESSED);
  // A window that has just got another size, or opened, is drawn anew in a moment.
  await expect.configure({ soft: true }).poll(misfits, what).toEqual([]);
}

/** In the page: what is too small for a finger, or cut off. */
function smallOnes(pressed: string): string[] {
  const room = 43.5;
  const window = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
  return [...(window ?? document).querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
    const target = element.closest("label") ?? element;
    const { x, y, width, height } = target.getBoundingClientRect();
    const { display, visibility } = getComputedStyle(element);
    const inWords =
      element.matches("a") &&
      display === "inline" &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    // What only speaks has one pixel.
    if (width < 2 || visibility === "hidden" || y + height < 0 || inWords) return [];
    const over = x < -0.5 || x + width > innerWidth + 0.5;
    const scrolls = element.closest(".overflow-x-auto") !== null;
    // A card is pressed as a whole: its button has a larger one behind it.
    const behind = getComputedStyle(element, "::after");
    const larger = behind.position === "absolute" && behind.inset === "0px";
    if (!larger && (height < room || (width < room && !element.matches("a"))))
      return [`${element.outerHTML.slice(0, 90)} is ${width} by ${height}`];
    return over && !scrolls ? [`${element.outerHTML.slice(0, 90)} is cut off`] : [];
  });
}
