import { getMe } from "@reportair/contract/features/accounts.ts";
import {
  getStyle,
  listNotifications,
  readNotification,
  submitSamples,
  type Notification,
  type Style,
} from "@reportair/contract/features/reinforcement.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ME } from "../../../test/records.ts";
import { answer } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { useSubmitSamples } from "../../data/reinforcement.ts";
import { TrainingNotice } from "./training-notice.tsx";

const STYLE: Style = {
  state: "none",
  samples: 0,
  updated_at: null,
  description: [],
  follows: null,
  profile: null,
};
const READY = "Your writing style is ready: new reports follow your openings and person.";

/** A server that learns when it is told to, and what it has to say of it. */
function serveTraining(before: Notification[] = []) {
  const notifications = [...before];
  let state: Style["state"] = "none";
  answer(getMe, () => ME);
  answer(getStyle, () => ({ ...STYLE, state }));
  const listed = answer(listNotifications, () => [...notifications]);
  const note = (id: number, read = false) =>
    notifications.unshift({ id, text: READY, created_at: "2026-01-12T09:00:00.000Z", read });
  return {
    note,
    listed,
    begin: () => (state = "working"),
    end: (read = false) => {
      state = "ready";
      note(9, read);
    },
    submitted: answer(submitSamples, () => {
      state = "working";
      return { detail: "", samples: 10 };
    }),
    marked: answer(readNotification, ({ params }) => {
      const found = notifications.find(({ id }) => id === params.id)!;
      return Object.assign(found, { read: true });
    }),
  };
}

function Submit() {
  const { mutate } = useSubmitSamples();
  return (
    <button type="button" onClick={() => mutate([])}>
      Hand in
    </button>
  );
}
const open = () =>
  show(
    <>
      <TrainingNotice />
      <Submit />
    </>,
  );
const ready = () => page.getByRole("status").filter({ hasText: READY });

test("the open page hears of a style within seconds of its being ready, once", async () => {
  const server = serveTraining();
  await open();
  await userEvent.click(page.getByRole("button", { name: "Hand in" }));
  await expect.poll(() => server.submitted.length).toBe(1);
  await expect.element(ready()).not.toBeInTheDocument();
  server.end();
  await expect.element(ready()).toBeVisible();
  await expect.poll(() => server.marked.map(({ params }) => params.id)).toEqual([9]);
});

test("so does another tab, though the first has read it already", async () => {
  const server = serveTraining();
  await open();
  await expect.poll(() => server.listed.length).toBe(1);
  server.begin();
  const elsewhere = new BroadcastChannel("samples-handed-in");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin alone.
  elsewhere.postMessage(null);
  elsewhere.close();
  server.end(true);
  await expect.element(ready()).toBeVisible();
  expect(server.marked).toEqual([]);
});

test("what was read before is not said again; what was not is said on opening", async () => {
  const server = serveTraining();
  server.note(1, true);
  server.note(2);
  await open();
  await expect.element(ready()).toBeVisible();
  await expect.poll(() => server.marked.map(({ params }) => params.id)).toEqual([2]);
});
