import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CellSelect, Select } from "./select.tsx";

const COLOURS = ["Amber", "Blue", "Black", "Green", "Grey", "Red"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const combobox = () => page.getByRole("combobox");
const listbox = () => page.getByRole("listbox");
const option = (name: string) => page.getByRole("option", { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

/** The label of the option that the select says is the active one. */
function active(): string | null {
  const id = combobox().element().getAttribute("aria-activedescendant");
  return id === null ? null : (document.getElementById(id)?.textContent ?? "(no such element)");
}

/** A select with a button before and after it, and what it was told to choose. */
async function show(given: {
  value?: string;
  clearable?: boolean;
  disabled?: boolean;
  cell?: boolean;
  top?: string;
}) {
  const onChange = vi.fn<(value: string) => void>();
  function Page() {
    const [value, setValue] = useState(given.value ?? "");
    const choice = {
      value,
      options: COLOURS,
      label: "Colour",
      placeholder: "Choose one",
      clearable: given.clearable,
      disabled: given.disabled,
      onChange: (next: string) => {
        onChange(next);
        setValue(next);
      },
    };
    return (
      <div style={{ position: "fixed", top: given.top ?? "8rem", left: "8rem", width: "14rem" }}>
        <button type="button">Before</button>
        {given.cell ? <CellSelect {...choice} /> : <Select {...choice} />}
        <button type="button">After</button>
      </div>
    );
  }
  await render(<Page />);
  return { onChange };
}

async function showFocused(given: Parameters<typeof show>[0] = {}) {
  const shown = await show(given);
  combobox().element().focus();
  return shown;
}

describe("what it is called and what it says", () => {
  test("it has its label, and its placeholder until something is chosen", async () => {
    await show({});
    await expect.element(combobox()).toHaveAccessibleName("Colour");
    await expect.element(combobox()).toHaveTextContent("Choose one");
    await expect.element(combobox()).toHaveAttribute("aria-haspopup", "listbox");
    await expect.element(combobox()).toHaveAttribute("aria-expanded", "false");
    await expect.element(combobox()).not.toHaveAttribute("aria-controls");
    await expect.element(combobox()).not.toHaveAttribute("aria-activedescendant");
  });

  test("open, it names its list and marks what is chosen", async () => {
    await show({ value: "green" });
    await combobox().click();
    await expect.element(combobox()).toHaveAttribute("aria-expanded", "true");
    await expect.element(combobox()).toHaveAttribute("aria-controls", listbox().element().id);
    await expect.element(listbox()).toHaveAttribute("aria-labelledby", combobox().element().id);
    const chosen = page.getByRole("option", { selected: true }).all();
    expect(chosen.map((each) => each.element().textContent)).toEqual(["Green"]);
    expect(active()).toBe("Green");
  });

  test("the focus stays on it while its list is open", async () => {
    await showFocused();
    await press("{Enter}{ArrowDown}");
    await expect.element(combobox()).toHaveFocus();
  });
});

describe("keys that open it", () => {
  test.each(["{Enter}", " ", "{ArrowDown}", "{ArrowUp}"])("%s opens at the chosen", async (key) => {
    const { onChange } = await showFocused({ value: "black" });
    await press(key);
    await expect.element(listbox()).toBeVisible();
    expect(active()).toBe("Black");
    expect(onChange).not.toHaveBeenCalled();
  });

  test("with nothing chosen it opens at the first", async () => {
    await showFocused();
    await press("{ArrowUp}");
    expect(active()).toBe("Amber");
  });

  test("a letter opens it at the next that begins with it, whatever its case", async () => {
    const { onChange } = await showFocused({ value: "blue" });
    await press("B");
    expect(active()).toBe("Black");
    expect(onChange).not.toHaveBeenCalled();
  });

  test("letters typed in one go are one word", async () => {
    await showFocused();
    await press("bla");
    expect(active()).toBe("Black");
  });

  test("a letter that no option begins with does not open it", async () => {
    await showFocused();
    await press("x");
    await expect.element(listbox()).not.toBeInTheDocument();
  });

  test("keys with Control are somebody else's", async () => {
    await showFocused();
    await press("{Control>}b{/Control}");
    await expect.element(listbox()).not.toBeInTheDocument();
  });
});

describe("keys in the open list", () => {
  test("arrows go one on and one back", async () => {
    await showFocused({ value: "blue" });
    await press("{Enter}{ArrowDown}");
    expect(active()).toBe("Black");
    await press("{ArrowUp}{ArrowUp}");
    expect(active()).toBe("Amber");
  });

  test("arrows stop at both ends", async () => {
    await showFocused({ value: "red" });
    await press("{Enter}{ArrowDown}");
    expect(active()).toBe("Red");
    await press("{Home}{ArrowUp}");
    expect(active()).toBe("Amber");
  });

  test("Home goes to the first, End to the last", async () => {
    await showFocused({ value: "green" });
    await press("{Enter}{Home}");
    expect(active()).toBe("Amber");
    await press("{End}");
    expect(active()).toBe("Red");
  });

  test("End goes to the way to clear it, where there is one", async () => {
    const { onChange } = await showFocused({ value: "green", clearable: true });
    await press("{Enter}{End}");
    expect(active()).toBe("Clear");
    await press("{Enter}");
    await expect.poll(() => onChange.mock.calls).toEqual([[""]]);
    await expect.element(combobox()).toHaveTextContent("Choose one");
  });

  test("letters go round those that begin with them", async () => {
    await showFocused();
    await press("{Enter}g");
    expect(active()).toBe("Green");
    await press("g");
    expect(active()).toBe("Grey");
    await press("g");
    expect(active()).toBe("Green");
  });

  test.each(["{Enter}", " "])("%s chooses the active one and closes", async (key) => {
    const { onChange } = await showFocused({ value: "amber" });
    await press(`{Enter}{ArrowDown}${key}`);
    await expect.poll(() => onChange.mock.calls).toEqual([["blue"]]);
    await expect.element(listbox()).not.toBeInTheDocument();
    await expect.element(combobox()).toHaveTextContent("Blue");
    await expect.element(combobox()).toHaveFocus();
  });

  test("what is chosen already is not told again", async () => {
    const { onChange } = await showFocused({ value: "amber" });
    await press("{Enter}{Enter}");
    await expect.element(listbox()).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  test("Escape closes, and what was chosen stays", async () => {
    const { onChange } = await showFocused({ value: "amber" });
    await press("{Enter}{ArrowDown}{Escape}");
    await expect.element(listbox()).not.toBeInTheDocument();
    await expect.element(combobox()).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  test("Tab chooses the active one and goes on to the next", async () => {
    const { onChange } = await showFocused({ value: "amber" });
    await press("{Enter}{End}{Tab}");
    await expect.poll(() => onChange.mock.calls).toEqual([["red"]]);
    await expect.element(listbox()).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  });
});

describe("number keys", () => {
  test("in a cell they choose at once, and 0 clears", async () => {
    const { onChange } = await showFocused({ cell: true });
    await press("4");
    await expect.element(combobox()).toHaveTextContent("Green");
    await press("0");
    await expect.element(combobox()).toHaveTextContent("Choose one");
    await expect.poll(() => onChange.mock.calls).toEqual([["green"], [""]]);
  });

  test("they choose from its open list too", async () => {
    const { onChange } = await showFocused({ cell: true });
    await press("{Enter}2");
    await expect.poll(() => onChange.mock.calls).toEqual([["blue"]]);
    await expect.element(listbox()).not.toBeInTheDocument();
  });

  test("in a form they choose nothing", async () => {
    const { onChange } = await showFocused();
    await press("4");
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(listbox()).not.toBeInTheDocument();
  });
});

describe("the pointer", () => {
  test("a press opens, another closes", async () => {
    await show({});
    await combobox().click();
    await expect.element(listbox()).toBeVisible();
    await combobox().click();
    await expect.element(listbox()).not.toBeInTheDocument();
  });

  test("a press on an option chooses it, and the focus stays on the select", async () => {
    const { onChange } = await show({});
    await combobox().click();
    await option("Grey").click();
    await expect.poll(() => onChange.mock.calls).toEqual([["grey"]]);
    await expect.element(combobox()).toHaveFocus();
    await expect.element(listbox()).not.toBeInTheDocument();
  });

  test("what is pointed at is the active one", async () => {
    await show({});
    await combobox().click();
    await option("Black").hover();
    await expect.poll(active).toBe("Black");
    await press("{ArrowDown}");
    expect(active()).toBe("Green");
  });

  test("a press elsewhere closes it, and nothing is chosen", async () => {
    const { onChange } = await show({});
    await combobox().click();
    await page.getByRole("button", { name: "Before" }).click();
    await expect.element(listbox()).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });
});

test("a select that is disabled opens by no key and no press", async () => {
  const { onChange } = await show({ disabled: true, value: "amber", cell: true });
  await expect.element(combobox()).toBeDisabled();
  const element = combobox().element() as HTMLButtonElement;
  element.focus();
  element.click();
  await press("{Enter}{ArrowDown}2");
  await expect.element(listbox()).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

describe("where its list stands", () => {
  const box = (element: Element) => element.getBoundingClientRect();

  test("in the top layer under it, and as wide", async () => {
    await show({});
    await combobox().click();
    const [list, button] = [listbox().element(), combobox().element()];
    expect(list.matches(":popover-open")).toBe(true);
    await expect.poll(() => box(list).top).toBeGreaterThanOrEqual(box(button).bottom);
    expect(box(list).top - box(button).bottom).toBeLessThan(12);
    expect(box(list).left).toBeCloseTo(box(button).left, 0);
    expect(box(list).width).toBeGreaterThanOrEqual(box(button).width - 1);
  });

  test("above it where there is no room below", async () => {
    await show({ top: "calc(100vh - 6rem)" });
    await combobox().click();
    const [list, button] = [listbox().element(), combobox().element()];
    await expect.poll(() => box(list).bottom).toBeLessThanOrEqual(box(button).top);
    expect(box(list).top).toBeGreaterThanOrEqual(0);
  });

  /** A select with more options than a window has room for, the last of them chosen. */
  async function showLong(left: string) {
    const options = Array.from({ length: 60 }, (_, at) => ({
      value: String(at),
      label: `${at} of a list whose words are wider than what opens it`,
    }));
    await render(
      <div style={{ position: "fixed", top: "40vh", left, width: "8rem" }}>
        <Select label="Number" options={options} value="59" onChange={() => undefined} />
      </div>,
    );
    await combobox().click();
    return listbox().element();
  }

  test("cut to the room there is, with what is chosen in sight", async () => {
    const list = await showLong("8rem");
    const last = page.getByRole("option", { selected: true }).element();
    await expect.poll(() => innerHeight - box(list).bottom).toBeCloseTo(8, 0);
    await expect.poll(() => box(last).bottom).toBeLessThanOrEqual(box(list).bottom);
    expect(box(last).top).toBeGreaterThan(box(list).top);
  });

  test("inside the window, where its anchor is at the edge", async () => {
    const list = await showLong("calc(100vw - 9rem)");
    await expect
      .poll(() => document.documentElement.clientWidth - box(list).right)
      .toBeCloseTo(8, 0);
    expect(box(list).left).toBeLessThan(box(combobox().element()).left);
  });

  /** The select in a page whose rest comes above it, once `late` is called. */
  async function showInPage() {
    function Page({ height }: { height: number }) {
      return (
        <div style={{ paddingBottom: "200vh" }}>
          <div style={{ height, background: "silver" }} />
          <Select label="Colour" options={COLOURS} value="" onChange={() => undefined} />
        </div>
      );
    }
    const { rerender } = await render(<Page height={80} />);
    await combobox().click();
    await expect.element(option("Blue")).toBeVisible();
    return { late: () => rerender(<Page height={3000} />) };
  }
  const inWindow = (what: Element) => {
    const { top, bottom } = what.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };

  test("a page that still loads above it does not push it out of the window", async () => {
    const { late } = await showInPage();
    await late();
    await expect.poll(() => inWindow(combobox().element())).toBe(true);
    await expect.poll(() => inWindow(option("Blue").element())).toBe(true);
  });

  test("who scrolls it away is not held", async () => {
    await showInPage();
    scrollTo({ top: 900, behavior: "instant" });
    // Something else is heard of before the scrolling is.
    dispatchEvent(new Event("resize"));
    await expect.poll(() => combobox().element().getBoundingClientRect().bottom).toBeLessThan(0);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(combobox().element().getBoundingClientRect().bottom).toBeLessThan(0);
  });

  test("it follows the select when the page moves", async () => {
    await show({});
    await combobox().click();
    const [list, button] = [listbox().element(), combobox().element()];
    const holder = button.closest<HTMLElement>("[style]")!;
    holder.style.left = "20rem";
    await expect.poll(() => Math.round(box(list).left - box(button).left)).toBe(0);
  });
});
