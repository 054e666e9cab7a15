import { readNote } from "@reportair/contract/features/note-readings.ts";
import type { AllowedFlag, Flag } from "@reportair/contract/features/flags.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ADA, focus, openGenerator, press, serveClass } from "../../../../test/generator.tsx";
import { answer } from "../../../../test/server.ts";

const field = "additional_notes" as const;
const details = () => page.getByRole("group", { name: "Fields for Ada Byron" });
const letIt = () => details().getByRole("button", { name: /^Let it stand/u });
const keepOut = () => details().getByRole("button", { name: /^Keep it out/u });

async function openNote(text: string, ...kinds: Flag["kind"][]) {
  const server = serveClass({ 1: { [field]: text } });
  // A server knows what a note reads like.
  const flags = kinds.map((kind) => ({ field, kind }));
  const flagged = { flags, allowed_flags: [] as AllowedFlag[] };
  server.enter(ADA, flagged as Partial<ReportInputs>);
  answer(readNote, () => []);
  const { updated } = server.serveSaves();
  await openGenerator();
  focus("Level", ADA);
  await press("{Enter}");
  await expect.element(details()).toBeVisible();
  return updated;
}

describe("a note that is kept out", () => {
  test("is let stand by the keyboard, and kept out again in one press", async () => {
    const updated = await openNote("Broke her arm.", "diagnosis");
    await expect.element(letIt()).toBeVisible();
    await expect
      .element(letIt())
      .toHaveAccessibleDescription("It stays out of the report and is not sent.");
    (letIt().element() as HTMLElement).focus();
    await press("{Enter}");
    await expect.element(keepOut()).toBeVisible();
    await expect.element(keepOut()).toHaveFocus();
    await expect.element(keepOut()).toHaveAccessibleDescription("You let this stand.");
    expect(updated.at(-1)?.body).toMatchObject({
      allowed_flags: [{ field, kind: "diagnosis" }],
      was: { [field]: "Broke her arm." },
    });
    await press("{Enter}");
    await expect.element(letIt()).toBeVisible();
    expect(updated.at(-1)?.body).toMatchObject({ allowed_flags: [] });
  });

  test("has no button where it reads like a concern for safety", async () => {
    await openNote("Bruises on her arm.", "safeguarding");
    await expect
      .element(details().getByText("This belongs with your designated safeguarding lead."))
      .toBeVisible();
    await expect.element(letIt()).not.toBeInTheDocument();
  });

  test("nor where another sentence of it does, as the whole note stays out", async () => {
    await openNote("Broken arm. Scared to go home.", "safeguarding", "diagnosis");
    await expect.element(details().getByText(/reads like health/u)).toBeVisible();
    await expect.element(letIt()).not.toBeInTheDocument();
  });
});
