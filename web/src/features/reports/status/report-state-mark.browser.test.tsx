import { REPORT_STATES, STATE_LABELS } from "@reportair/contract/report-status.ts";
import { describe, expect, test } from "vitest";
import { show } from "../../../../test/show.tsx";
import { ReportStateMark } from "./report-state-mark.tsx";

async function marks() {
  const { container } = await show(
    REPORT_STATES.map((state) => <ReportStateMark key={state} state={state} />),
  );
  return REPORT_STATES.map((state) => {
    const icon = container.querySelector<SVGElement>(`svg[data-state=${state}]`)!;
    return { state, icon, word: icon.parentElement!.textContent };
  });
}

describe("the mark of a report's state", () => {
  test("has the word of the contract beside it, and only the word is read out", async () => {
    for (const { state, icon, word } of await marks()) {
      expect(word).toBe(STATE_LABELS[state]);
      expect(icon.getAttribute("aria-hidden")).toBe("true");
    }
  });

  test("is a shape of its own for every state, whatever its colour", async () => {
    const shapes = (await marks()).map(({ icon }) => icon.innerHTML);
    expect(new Set(shapes).size).toBe(REPORT_STATES.length);
  });

  test("is drawn in the ink of its words alone, so that forced colours hold for it", async () => {
    for (const { icon } of await marks())
      for (const part of icon.querySelectorAll("[fill], [stroke]"))
        for (const ink of [part.getAttribute("fill"), part.getAttribute("stroke")])
          expect(["none", "currentColor", null]).toContain(ink);
  });

  test("says behind the word how much of it there is", async () => {
    const { container } = await show(<ReportStateMark state="partly_filled" detail="2 of 6" />);
    expect(container.textContent).toBe("Partly filled 2 of 6");
  });
});
