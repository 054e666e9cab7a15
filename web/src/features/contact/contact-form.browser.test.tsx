import { checkAuth, getDraftKey } from "@reportair/contract/features/accounts.ts";
import { getSite } from "@reportair/contract/features/site.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ME } from "../../../test/records.ts";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { forgetSession } from "../../data/accounts.ts";
import { queryClient } from "../../lib/query-client.ts";
import { ContactForm } from "./contact-form.tsx";

test("what a person typed leaves the page and the tab with their session", async () => {
  answer(checkAuth, () => ({ ...ME, authenticated: true as const }));
  answer(getDraftKey, () => ({ key: "A".repeat(43) }));
  answer(getSite, () => refuse("unexpected"));
  await show(<ContactForm />);
  const message = page.getByLabelText("Message");
  await message.fill("About a pupil of mine.");
  await expect.poll(() => localStorage.length).toBe(1);
  forgetSession(queryClient);
  await expect.element(message).toHaveValue("");
  expect(Object.values(sessionStorage)).toEqual([]);
  await message.fill("A visitor's question.");
  await expect.poll(() => Object.values(sessionStorage).join()).toContain("A visitor's question.");
  await expect.poll(() => localStorage).toHaveLength(1);
});

test("says before anything is written that nobody would get it", async () => {
  answer(checkAuth, () => ({ authenticated: false as const, role: null }));
  const none = { name: null, address: null, email: null, registration: null };
  const processors = { writer: null, payments: null, contact_form: null };
  answer(getSite, () => ({ provider: none, hosting: null, subscribe: false, processors }));
  queryClient.clear();
  await show(<ContactForm />);
  await expect.element(page.getByText("Messages cannot be sent from here yet")).toBeVisible();
});
