import type { Locator } from "@playwright/test";
import type { Theme } from "./camera.ts";

/** Takes the picture of a step, and remembers the part of it that the step is about. */
export type Shot = (
  name: string,
  about: Locator | readonly Locator[],
  theme?: Theme,
) => Promise<void>;

/** Scrolls so that an element begins so many pixels below the top of the window. */
export async function toTop(element: Locator, below = 64): Promise<void> {
  await element.evaluate(
    (each, gap) => scrollTo(0, each.getBoundingClientRect().top + scrollY - gap),
    below,
  );
}
