import type { Page } from "@playwright/test";

const LIVE = "[role=status], [role=alert], [aria-live]:not([aria-live=off])";

type Listening = { spoken?: string[] };

/** From the next page on, notes what live regions come to hold, as a screen reader reads it out. Returns what is new. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((live) => {
    const heard: string[] = [];
    (globalThis as Listening).spoken = heard;
    const before = new WeakMap<Element, string>();
    const regionsOf = (node: Node): Element[] => {
      const element = node instanceof Element ? node : node.parentElement;
      const around = element?.closest(live);
      return [
        ...(around ? [around] : []),
        ...(node instanceof Element ? node.querySelectorAll(live) : []),
      ];
    };
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      for (const region of new Set(nodes.flatMap(regionsOf))) {
        const words = region.textContent.trim();
        if (words !== "" && words !== before.get(region)) heard.push(words);
        before.set(region, words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, LIVE);
  return () => page.evaluate(() => (globalThis as Listening).spoken?.splice(0) ?? []);
}
