import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../test/show.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { toast } from "./toast-store.ts";

const message = page.getByRole("status").filter({ hasText: "30 reports kept" });
const boxOf = (element: Element) => element.getBoundingClientRect();

/** Whether the message lies on a button, or on a part of it. */
function covers(name: string): boolean {
  const card = boxOf(message.element().closest(".toast")!);
  const button = boxOf(page.getByRole("button", { name, exact: true }).element());
  return (
    card.left < button.right &&
    button.left < card.right &&
    card.top < button.bottom &&
    button.top < card.bottom
  );
}

async function withWindow(width: number) {
  await page.viewport(width, 740);
  onTestFinished(() => page.viewport(1280, 800));
}

test.each([360, 768, 1280])("a message covers no button of the page, on %i px", async (width) => {
  await withWindow(width);
  await show(
    <div className="fixed inset-x-4 bottom-4 grid">
      <Button>Release to the school</Button>
    </div>,
  );
  toast.success("30 reports kept");
  await expect.element(message).toBeVisible();
  await expect.poll(() => covers("Release to the school")).toBe(false);
});

test("it makes way for a window that opens under it, and for what is in it alone", async () => {
  await withWindow(360);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="7A is finished">
          <div className="grid h-150 items-end">
            <Button>Release to the school</Button>
          </div>
        </Dialog>
      </>
    );
  }
  await show(<Page />);
  toast.success("30 reports kept");
  await expect.element(message).toBeVisible();
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => covers("Release to the school")).toBe(false);
  await expect.poll(() => covers("Close")).toBe(false);
});

test("with nothing in its way it stands at the bottom, in the middle", async () => {
  await withWindow(1280);
  await show(<Button>Keep All</Button>);
  toast.success("30 reports kept");
  await expect.element(message).toBeVisible();
  const { left, right, bottom } = boxOf(message.element().closest(".toast")!);
  expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2);
  expect(bottom).toBeGreaterThan(700);
});
