import { getMe } from "@reportair/contract/features/accounts.ts";
import {
  takeOut,
  whatHasLeft,
  whatWouldLeave,
  type Leaving,
} from "@reportair/contract/features/leaving.ts";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ME } from "../../../test/records.ts";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { HasLeftDialog, WouldLeaveDialog } from "./leaving-dialog.tsx";

const LEAVING: Leaving = {
  student: { id: 1, full_name: "Ada Byron" },
  classroom: { id: 20, name: "9B/En2" },
  subject: "English",
  configuration: 101,
  provider: "Example AI",
  stays: null,
  sent_at: null,
  instructions: null,
  requests: 0,
  fields: [
    {
      field: "pupil",
      option: null,
      before: null,
      typed: [
        { text: "Ada Byron", kind: "pupil" },
        { text: ", Year 9, English", kind: null },
      ],
      sent: [
        { text: "{PUPIL}", kind: "pupil" },
        { text: ", Year 9, English", kind: null },
      ],
      stays: null,
    },
    {
      field: "punctuality",
      option: "Occasionally late",
      before: "Always on time",
      typed: [
        { text: "late most mondays, lives past Brindle Weir, ", kind: null },
        { text: "S32 1BB", kind: "postcode" },
      ],
      sent: [
        { text: "late most mondays, lives past Brindle Weir, ", kind: null },
        { text: "(removed)", kind: "postcode" },
      ],
      stays: null,
    },
    {
      field: "behaviour",
      option: "Good Behaviour",
      before: null,
      typed: [{ text: "disclosed that things are bad", kind: null }],
      sent: [],
      stays: "kept_out",
    },
  ],
  counts: [
    { kind: "pupil", count: 1 },
    { kind: "postcode", count: 1 },
  ],
  whole: "You are an experienced teacher.\n\n{ the very text }",
  refused: false,
  taken_out: ["the old mill"],
};
const OF = { student: 1, classroom: 20, range: "300-400", unit: "words" } as const;
const dialog = () => page.getByRole("dialog", { name: "What leaves the school" });
const word = (name: string) => dialog().getByRole("option", { name, exact: true });
const button = (name: string) => dialog().getByRole("button", { name, exact: true });

async function open(
  leaving: Partial<Leaving> = {},
  given: Partial<Parameters<typeof WouldLeaveDialog>[0]> = {},
) {
  answer(getMe, () => ME);
  const looks = answer(whatWouldLeave, () => ({ ...LEAVING, ...leaving }));
  const taken = answer(takeOut, ({ body }) => ({ taken_out: body.add }));
  const onClose = vi.fn<() => void>();
  await show(
    <WouldLeaveDialog
      of={OF}
      asked={null}
      onGoOn={null}
      onWriteHere={null}
      onClose={onClose}
      {...given}
    />,
  );
  await expect.element(dialog()).toBeVisible();
  return { looks, taken, onClose };
}

describe("what leaves the school", () => {
  test("stands beside what was typed, with what was taken out struck through", async () => {
    const { looks } = await open();
    await expect.element(dialog()).toMatchTextContent("Ada Byron, 9B/En2 English · not sent yet");
    await expect.element(dialog()).toMatchTextContent("Goes to Example AI");
    const table = page.getByRole("table", { name: "What leaves the school" });
    await expect
      .element(table.getByRole("columnheader", { name: "As it would be sent" }))
      .toBeVisible();
    const out = table.getByRole("deletion");
    await expect
      .poll(() => out.elements().map(({ textContent }) => textContent))
      .toEqual(["Ada Byron", "S32 1BB"]);
    await expect.element(table.getByText("Last time: Always on time")).toBeVisible();
    await expect
      .element(table.getByText("The note stays here; only the tick is sent"))
      .toBeVisible();
    await expect.element(dialog()).toMatchTextContent("2 things taken out");
    await expect.element(dialog()).toMatchTextContent("the pupil’s name, 1 postcode");
    expect(looks[0]?.body).toEqual({
      student: 1,
      classroom: 20,
      word_count: "300-400",
      length_unit: "words",
    });
  });

  test("is all there to read, word for word", async () => {
    await open();
    await button("The whole request").click();
    await expect
      .element(page.getByLabelText("Text that would be sent"))
      .toHaveTextContent("You are an experienced teacher. { the very text }");
    await button("Beside what you typed").click();
    await expect.element(page.getByRole("table")).toBeVisible();
  });

  test("is said not to leave at all where this server writes, and is what was typed alone", async () => {
    await open({
      provider: null,
      stays: "server",
      whole: null,
      counts: [],
      fields: LEAVING.fields.map((row) => ({ ...row, sent: [], stays: null })),
      taken_out: [],
    });
    await expect
      .element(dialog())
      .toMatchTextContent("Nothing leaves this server: reports are written here.");
    await expect.element(page.getByRole("columnheader", { name: "As you typed it" })).toBeVisible();
    expect(page.getByRole("columnheader").elements()).toHaveLength(2);
    await expect.element(button("The whole request")).not.toBeInTheDocument();
    expect(dialog().getByRole("option").elements()).toHaveLength(0);
  });

  test("is said not to be sent where a name cannot be taken out for certain", async () => {
    await open({ whole: null, refused: true });
    await expect.element(dialog()).toMatchTextContent("nothing would be sent");
  });

  test("says what went wrong where it could not be loaded", async () => {
    answer(getMe, () => ME);
    answer(whatWouldLeave, () => refuse("not_found"));
    await show(
      <WouldLeaveDialog of={OF} asked={null} onGoOn={null} onWriteHere={null} onClose={() => {}} />,
    );
    await expect.element(dialog().getByRole("button", { name: "Try again" })).toBeVisible();
  });
});

describe("taking more out", () => {
  test("is a press on a word and one on the button", async () => {
    const { taken, looks } = await open();
    await word("Weir").click();
    await expect.element(word("Weir")).toHaveAttribute("aria-selected", "true");
    await button("Take this out too").click();
    await expect.poll(() => taken.map(({ body }) => body.add)).toEqual([["Weir"]]);
    expect(taken[0]?.params.id).toBe(101);
    await expect.poll(() => looks.length).toBe(2);
    await expect.element(dialog()).toMatchTextContent("“Weir” is taken out.");
  });

  test("is done by keyboard alone: arrows, Shift, Delete", async () => {
    const { taken, onClose } = await open();
    await expect.element(word("late")).toBeVisible();
    word("late").element().focus();
    for (let step = 0; step < 5; step++) await userEvent.keyboard("{ArrowRight}");
    await expect.element(word("Brindle")).toHaveFocus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect.element(word("Weir")).toHaveAttribute("aria-selected", "true");
    // It lets go of the words, and not of the window.
    await userEvent.keyboard("{Escape}");
    await expect.element(word("Weir")).toHaveAttribute("aria-selected", "false");
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowLeft}{Shift>}{ArrowRight}{/Shift}{Delete}");
    await expect.poll(() => taken.map(({ body }) => body.add)).toEqual([["Brindle Weir"]]);
    expect(taken).toHaveLength(1);
  });

  test("is undone one by one", async () => {
    const { taken } = await open();
    await button("Put back the old mill").click();
    await expect.poll(() => taken.map(({ body }) => body.remove)).toEqual([["the old mill"]]);
    await expect.element(dialog()).toMatchTextContent("“the old mill” is put back.");
  });

  test("is told of where it does not work, and changes nothing", async () => {
    await open();
    answer(takeOut, () => refuse("unavailable"));
    await word("Weir").click();
    await userEvent.keyboard("{Delete}");
    await expect.element(page.getByText(/^This is not available right now/u)).toBeVisible();
  });
});

describe("a look that the school asks for", () => {
  test("says so, and goes on with what was asked for", async () => {
    const onGoOn = vi.fn<() => void>();
    await open({}, { asked: "Your school asks you to look.", onGoOn });
    await expect.element(dialog()).toMatchTextContent("Your school asks you to look.");
    await button("Go on writing").click();
    expect(onGoOn).toHaveBeenCalledOnce();
  });

  test("leaves the choice to write here", async () => {
    const onWriteHere = vi.fn<() => void>();
    await open({}, { onWriteHere });
    await button("Write on this server instead").click();
    expect(onWriteHere).toHaveBeenCalledOnce();
  });
});

test("what has left is read, and changed no more", async () => {
  answer(getMe, () => ME);
  answer(whatHasLeft, () => ({ ...LEAVING, sent_at: "2026-01-12T09:00:00.000Z", requests: 2 }));
  await show(<HasLeftDialog report={{ id: 7, version: 1 }} steppedIn={false} onClose={() => {}} />);
  const left = page.getByRole("dialog", { name: "What left the school" });
  await expect.element(left).toMatchTextContent("Sent to Example AI");
  await expect.element(left.getByRole("columnheader", { name: "As it was sent" })).toBeVisible();
  expect(left.getByRole("option").elements()).toHaveLength(0);
  await left.getByRole("button", { name: "The whole request" }).click();
  await expect.element(left).toMatchTextContent("was sent to Example AI, in 2 requests.");
});
