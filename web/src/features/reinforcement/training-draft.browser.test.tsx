import { getMe } from "@reportair/contract/features/accounts.ts";
import {
  dropTrainingDraft,
  getStyle,
  getTrainingDraft,
  keepTrainingDraft,
} from "@reportair/contract/features/reinforcement.ts";
import { useLocation } from "react-router";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ME } from "../../../test/records.ts";
import { answer, LOST, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { currentKeeper } from "../../lib/drafts/keeper.ts";
import { TrainingButton } from "./training-button.tsx";
import { TrainingDialog } from "./training-dialog.tsx";

const AT = "2026-01-12T09:00:00.000Z";
const slot = (number: number) =>
  page.getByRole("textbox", { name: `Sample report ${number}`, exact: true });

/** A server that keeps a draft, and a teacher who has no style yet. */
function serveDraft(texts: readonly string[] = []) {
  answer(getStyle, () => ({
    state: "none" as const,
    samples: 0,
    updated_at: null,
    description: [],
    follows: null,
    profile: null,
  }));
  answer(getTrainingDraft, () => ({
    samples: texts.map((text) => ({ text })) as never,
    updated_at: texts.length > 0 ? AT : null,
  }));
  return {
    kept: answer(keepTrainingDraft, () => ({ updated_at: AT })),
    dropped: answer(dropTrainingDraft, () => ({ detail: "Removed." })),
  };
}

test("what is typed is saved after a pause, and no longer needed in this browser", async () => {
  const server = serveDraft();
  await show(<TrainingDialog onClose={() => {}} />);
  await slot(2).fill("Hassan reads well.");
  await expect.poll(() => JSON.stringify(currentKeeper()?.read("training"))).toContain("Hassan");
  await expect.element(page.getByText(/Draft saved$/u)).toBeVisible();
  await expect.poll(() => server.kept[0]?.body.samples?.[1]?.text).toBe("Hassan reads well.");
  await expect.poll(() => currentKeeper()?.read("training")).toBeNull();
});

test("it comes back from the server, and goes on Start afresh", async () => {
  const server = serveDraft(["{PUPIL} reads well."]);
  await show(<TrainingDialog onClose={() => {}} />);
  await expect.element(slot(1)).toHaveValue("{PUPIL} reads well.");
  await expect.element(page.getByText(/^Brought back what you typed at 09:00 on /u)).toBeVisible();
  await page.getByRole("button", { name: "Start afresh" }).click();
  await expect.element(slot(1)).toHaveValue("");
  await expect.poll(() => server.dropped.length).toBe(1);
});

test("it is saved when the window closes, without waiting for the pause", async () => {
  const server = serveDraft();
  const { unmount } = await show(<TrainingDialog onClose={() => {}} />);
  await slot(1).fill("Hassan reads well.");
  await unmount();
  await expect.poll(() => server.kept.length).toBe(1);
  await expect.poll(() => currentKeeper()?.read("training")).toBeNull();
});

test("without the server it stays in this browser", async () => {
  serveDraft();
  answer(keepTrainingDraft, () => LOST);
  const { unmount } = await show(<TrainingDialog onClose={() => {}} />);
  await slot(1).fill("Hassan reads well.");
  await expect.element(page.getByText(/Draft not saved yet$/u)).toBeVisible();
  await unmount();
  await show(<TrainingDialog onClose={() => {}} />);
  await expect.element(slot(1)).toHaveValue("Hassan reads well.");
});

test("samples that cannot be loaded are not typed over, and are fetched again", async () => {
  serveDraft(["{PUPIL} reads well."]);
  answer(getTrainingDraft, () => refuse("unavailable"));
  await show(<TrainingDialog onClose={() => {}} />);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/could not be loaded/u);
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  serveDraft(["{PUPIL} reads well."]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(slot(1)).toHaveValue("{PUPIL} reads well.");
});

describe("the window on its page", () => {
  const opener = page.getByRole("button", { name: "Personalised AI training" });
  const training = page.getByRole("dialog", { name: "Reinforcement Learning Interface" });
  /** The page as it is found at an address, which stands below. */
  function Address() {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  }
  async function openAt(address: string) {
    serveDraft(["{PUPIL} reads well."]);
    answer(getMe, () => ME);
    return show(
      <>
        <TrainingButton />
        <Address />
      </>,
      address,
    );
  }

  test("stands in the address while it is open, so that it opens again where it was", async () => {
    await openAt("/reports?class=20");
    await opener.click();
    await expect.element(training).toBeVisible();
    await expect.element(page.getByText("/reports?class=20&training=open")).toBeInTheDocument();
    await training.getByRole("button", { name: "Close" }).first().click();
    await expect.element(page.getByText("/reports?class=20", { exact: true })).toBeVisible();
    await openAt("/reports?training=open");
    await expect.element(slot(1)).toHaveValue("{PUPIL} reads well.");
  });

  test("opens again where something was typed that the server does not have", async () => {
    const value = [{ text: "Hassan reads well." }];
    currentKeeper()?.keep("training", { what: "your sample reports", value });
    await openAt("/reports");
    await expect.element(slot(1)).toHaveValue("Hassan reads well.");
    await training.getByRole("button", { name: "Close" }).first().click();
    await expect.element(training).not.toBeInTheDocument();
  });
});
