import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Menu } from "./menu.tsx";

test("a menu is gone with the choice, though the library has not heard its animation begin", async () => {
  const unheard = (event: Event) => event.stopImmediatePropagation();
  globalThis.addEventListener("animationstart", unheard, true);
  onTestFinished(() => globalThis.removeEventListener("animationstart", unheard, true));
  await render(
    <Menu
      trigger={<button type="button">More</button>}
      items={[{ label: "Keep", onSelect: () => {} }]}
    />,
  );
  const more = page.getByRole("button", { name: "More" });
  const keep = page.getByRole("menuitem", { name: "Keep" });
  await more.click();
  await keep.click();
  await expect.poll(() => keep.elements()).toEqual([]);
  await more.click();
  await expect.element(keep).toBeVisible();
});
