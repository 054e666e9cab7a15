import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BottomSheet } from "./bottom-sheet.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

const windows = {
  dialog: (open: boolean, close: () => void) => (
    <Dialog open={open} onClose={close} title="Above">
      Words
    </Dialog>
  ),
  question: (open: boolean, close: () => void) => (
    <ConfirmDialog open={open} onCancel={close} onConfirm={close} title="Above" confirmLabel="Yes">
      Words
    </ConfirmDialog>
  ),
  sheet: (open: boolean, close: () => void) => (
    <BottomSheet open={open} onClose={close} title="Above">
      Words
    </BottomSheet>
  ),
};

const below = () => page.getByRole("dialog", { name: "Below", includeHidden: true });
const above = () =>
  page.getByRole("dialog", { name: "Above" }).or(page.getByRole("alertdialog", { name: "Above" }));
const opener = () => page.getByRole("button", { name: "Open the next" });

/** A dialog whose button opens another window over it. */
async function showOne(kind: keyof typeof windows) {
  function Page() {
    const [first, setFirst] = useState(true);
    const [second, setSecond] = useState(false);
    return (
      <>
        <Dialog open={first} onClose={() => setFirst(false)} title="Below">
          <button type="button" onClick={() => setSecond(true)}>
            Open the next
          </button>
        </Dialog>
        {windows[kind](second, () => setSecond(false))}
      </>
    );
  }
  await render(<Page />);
}

describe.each(Object.keys(windows) as (keyof typeof windows)[])("a %s over a dialog", (kind) => {
  test("Escape closes it, then the dialog, one press each", async () => {
    await showOne(kind);
    await opener().click();
    await expect.element(above()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(above()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(below()).not.toBeInTheDocument();
  });

  test("Escape pressed in the moment it comes up closes it, and not the dialog under it", async () => {
    await showOne(kind);
    const button = opener().element();
    if (!(button instanceof HTMLElement)) throw new Error("It is no button");
    button.focus();
    button.click();
    // As soon as it is there, before anything that waits for its first picture.
    await Promise.resolve();
    button.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
    );
    await expect.element(above()).not.toBeInTheDocument();
    await expect.element(below()).toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });
});
