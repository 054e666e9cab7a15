import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { tellCutPastes } from "./tell-cut-pastes.ts";
import { TextArea } from "./text-area.tsx";
import { currentToasts } from "./toast-store.ts";

tellCutPastes(document);

const told = () => currentToasts().map(({ text }) => text);

function paste(into: Element, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  into.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}

test("what of a pasted text does not fit is said, and nothing where all of it fits", async () => {
  const screen = await render(
    <TextArea label="Note" max={20} value="Reads well." onChange={() => undefined} />,
  );
  const note = screen.getByRole("textbox", { name: "Note" }).element() as HTMLTextAreaElement;
  note.setSelectionRange(11, 11);
  paste(note, "123456789");
  // A line's end is one character in a field.
  paste(note, "1234\r\n6789");
  expect(told()).toEqual([]);
  paste(note, "1234567890");
  expect(told()).toEqual(["Only 9 of the 10 characters that you pasted fit here."]);
});

test("what is pasted over makes room", async () => {
  const screen = await render(
    <TextArea label="Note" max={20} value="Reads well." onChange={() => undefined} />,
  );
  const note = screen.getByRole("textbox", { name: "Note" }).element() as HTMLTextAreaElement;
  note.select();
  paste(note, "x".repeat(20));
  expect(told()).toEqual([]);
  paste(note, "x".repeat(2000));
  expect(told()).toEqual(["Only 20 of the 2,000 characters that you pasted fit here."]);
});

test("a field without a limit has room for all", async () => {
  const screen = await render(<TextArea label="Note" value="" onChange={() => undefined} />);
  paste(screen.getByRole("textbox", { name: "Note" }).element(), "x".repeat(20_000));
  expect(told()).toEqual([]);
});
