import {
  getStyle,
  getTrainingDraft,
  keepTrainingDraft,
  keptSamples,
  submitSamples,
  trainingSample,
  type Style,
} from "@reportair/contract/features/reinforcement.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { TrainingDialog } from "./training-dialog.tsx";

const STYLE: Style = {
  state: "none",
  samples: 0,
  updated_at: null,
  description: [],
  follows: null,
  profile: null,
};
const slot = (number: number) =>
  page.getByRole("textbox", { name: `Sample report ${number}`, exact: true });
const names = "Amara Ben Chloe Dev Ella Finn Gwen Hugo Isla Jude Kofi Lena".split(" ");
const report = (name: string) =>
  `${name} has made a pleasing start to the year. She works with care in lessons, and her homework is always handed in.`;
const kept = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    trainingSample.parse({ text: `Kept report ${at + 1}.`, level: "Advanced" }),
  );

let submitted: unknown[];
beforeEach(() => {
  answer(getStyle, () => STYLE);
  answer(getTrainingDraft, () => ({ samples: [], updated_at: null }));
  answer(keepTrainingDraft, () => ({ updated_at: "2026-01-12T09:00:00.000Z" }));
  submitted = answer(submitSamples, () => ({ detail: "", samples: 0 }));
});
const open = () => show(<TrainingDialog onClose={() => {}} />);

describe("a teacher's kept reports", () => {
  const button = page.getByRole("button", { name: "Train from my kept reports" });

  test("fill the empty boxes on one press, and are submitted by nobody but the teacher", async () => {
    answer(keptSamples, () => ({ samples: kept(12) }));
    await open();
    await slot(2).fill("Typed before.");
    await button.click();
    await expect.element(slot(1)).toHaveValue("Kept report 1.");
    await expect.element(slot(2)).toHaveValue("Typed before.");
    await expect.element(slot(13)).toHaveValue("Kept report 12.");
    await expect
      .element(
        page.getByText("12 kept reports filled in, names removed. Nothing is submitted yet."),
      )
      .toBeVisible();
    expect(submitted).toEqual([]);
    await slot(1).fill("Changed since.");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(slot(13)).toHaveValue("");
    await expect.element(slot(1)).toHaveValue("Changed since.");
  });

  test("are said to be too few, or none, or not to be had", async () => {
    answer(keptSamples, () => ({ samples: kept(4) }));
    await open();
    await button.click();
    await expect
      .element(page.getByText("4 kept reports filled in, names removed. 6 more needed."))
      .toBeVisible();
    answer(keptSamples, () => ({ samples: [] }));
    await button.click();
    await expect.element(page.getByText("You have not kept any reports yet.")).toBeVisible();
    answer(keptSamples, () => refuse("unavailable"));
    await button.click();
    await expect.element(page.getByRole("alert").first()).toBeVisible();
  });
});

describe("a whole document in one box", () => {
  const split = page.getByRole("button", { name: "Split sample report 1 into boxes" });

  test("is offered to be split, and put back on Undo", async () => {
    await open();
    const document = names.map(report).join("\n\n");
    await slot(1).fill(document);
    await expect.element(page.getByText("This looks like 12 reports.")).toBeVisible();
    await split.click();
    await expect.element(slot(1)).toHaveValue(report("Amara"));
    await expect.element(slot(12)).toHaveValue(report("Lena"));
    await expect.element(page.getByText(/^12\/15 Reports Completed/u)).toBeVisible();
    await expect.element(page.getByText("This looks like 12 reports.")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(slot(1)).toHaveValue(document);
    await expect.element(slot(12)).toHaveValue("");
  });

  test("is split whole, though it is longer than a box holds", async () => {
    await open();
    const reports = names.map((name) => report(name).padEnd(1_200, " It goes on.").trim());
    const data = new DataTransfer();
    data.setData("text/plain", reports.join("\r\n---\r\n"));
    await expect.element(slot(1)).toBeVisible();
    const box = slot(1).element() as HTMLTextAreaElement;
    box.focus();
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    // A paste that is made up puts nothing in; what the browser would have let in is typed.
    await userEvent.fill(box, reports.join("\n---\n").slice(0, 10_000));
    await expect.element(page.getByText("This looks like 12 reports.")).toBeVisible();
    await split.click();
    await expect.element(slot(12)).toHaveValue(reports[11] ?? "");
  });

  test("is no document where it is one report in paragraphs", async () => {
    await open();
    await slot(1).fill([report("Amara"), report("She"), report("Her work")].join("\n\n"));
    await expect.element(split).not.toBeInTheDocument();
  });
});

describe("a style that has been learnt", () => {
  const profile = {
    person: "I",
    formality: "neutral",
    contractions: true,
    openings: [],
    closings: [],
    phrases: [],
    avoid: [],
  } as const;
  const learnt = { ...STYLE, state: "ready" as const, samples: 12 };

  test("says of each feature how far new reports follow it", async () => {
    answer(getStyle, () => ({
      ...learnt,

      profile: { ...profile, openings: [], closings: [], phrases: [], avoid: [] },
      follows: [
        { feature: "sentence length", share: 0.5 },
        { feature: "openings", share: 1 },
        { feature: "semicolons", share: 0.125 },
      ],
    }));
    await open();
    const rows = page.getByRole("region", { name: "How far new reports follow it" });
    await expect
      .element(rows.getByRole("listitem").nth(0))
      .toMatchTextContent(/openings.*Followed · 100 %/u);
    await expect
      .element(rows.getByRole("listitem").nth(1))
      .toMatchTextContent(/sentences.*In part · 50 %/u);
    await expect
      .element(rows.getByRole("listitem").nth(2))
      .toMatchTextContent(/Semicolons.*Hardly · 13 %/u);
  });

  test("promises nothing where an AI service writes", async () => {
    answer(getStyle, () => ({
      ...learnt,

      profile: { ...profile, openings: [], closings: [], phrases: [], avoid: [] },
    }));
    await open();
    await expect
      .element(page.getByText(/How far it follows shows in the comparison/u))
      .toBeVisible();
  });
});
