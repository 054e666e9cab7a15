import { useState, type ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadParts, part, rarePart } from "./part.tsx";
import { Toaster } from "./toaster.tsx";

type Window = { onClose: () => void };

function Opened({ onClose }: Window) {
  return (
    <div role="dialog" aria-label="Window">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
function Lists(_: object) {
  return <p>All lists</p>;
}

/** Code that arrives once it is said to. */
function code<Props>(Arrived: ComponentType<Props>) {
  const served = { up: false };
  const load = vi.fn<() => Promise<ComponentType<Props>>>(async () => {
    if (!served.up) throw new TypeError("Failed to fetch dynamically imported module");
    return Arrived;
  });
  return { served, load };
}

function Page({ Window }: { Window: ComponentType<Window> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Note" />
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Window onClose={() => setOpen(false)} />}
      <Toaster />
    </>
  );
}

test("a window that does not arrive leaves the page as it is, and the next press tries again", async () => {
  const { served, load } = code<Window>(Opened);
  const screen = await render(<Page Window={rarePart(load)} />);
  const note = screen.getByRole("textbox", { name: "Note" });
  await userEvent.fill(note, "reads maps well");
  const press = () => userEvent.click(screen.getByRole("button", { name: "Open" }));
  const closed = screen.getByRole("button", { name: "Open", expanded: false });
  await press();
  await expect.element(screen.getByText("It could not be opened", { exact: false })).toBeVisible();
  await expect.element(note).toHaveValue("reads maps well");
  await expect.element(closed).toBeVisible();
  await press();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.element(screen.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expect.element(closed).toBeVisible();
  served.up = true;
  await press();
  await expect.element(screen.getByRole("dialog", { name: "Window" })).toBeVisible();
  await expect.element(note).toHaveValue("reads maps well");
});

test("what stands in the page and does not arrive says so in its place, and comes with a press", async () => {
  const { served, load } = code(Lists);
  const Part = rarePart(load);
  const screen = await render(<Part />);
  // The page does without it: a screen reader is not interrupted, and nothing is red.
  await expect
    .element(screen.getByRole("status"))
    .toMatchTextContent("This part of the page did not arrive.");
  expect(screen.getByRole("alert").elements()).toEqual([]);
  served.up = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByText("All lists")).toBeVisible();
});

test("a part that could not be had soon after the page is asked for again, and once only", async () => {
  const { served, load } = code(Lists);
  part(load);
  loadParts();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await Promise.resolve();
  served.up = true;
  loadParts();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  loadParts();
  expect(load).toHaveBeenCalledTimes(2);
});
