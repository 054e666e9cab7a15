import { checkAuth, confirmSession } from "@reportair/contract/features/accounts.ts";
import { getSecondFactor } from "@reportair/contract/features/second-factor.ts";
import {
  beginConfirmingThere,
  beginSignIn,
  comeBack,
  confirmLink,
  getOwnSignIn,
  getSchoolSignIn,
  listDoors,
  mailLink,
  saveProvider,
  type SchoolSignIn,
  settleAccounts,
  switchPasswords,
} from "@reportair/contract/features/sign-in-providers.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { ConfirmItIsYou } from "../accounts/step-up/confirm-it-is-you.tsx";
import { ReturnPage } from "../accounts/return-page.tsx";
import { ContinueWith } from "./continue-with.tsx";
import { SchoolAccounts } from "./school-accounts.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("the ways in", () => {
  test("ask for the address where several schools have one, and send its ending alone", async () => {
    answer(listDoors, () => ({ doors: [{ provider: "microsoft" as const, asks_domain: true }] }));
    const begun = answer(beginSignIn, () =>
      refuse("invalid", {
        detail: undefined,
        code: undefined,
        domain: ["No school here signs in with this address. Check its ending."],
      }),
    );
    await show(<ContinueWith />, "/login");
    await button("Continue with Microsoft").click();
    const address = page.getByLabelText("Your school e-mail address");
    await expect.element(address).toHaveFocus();
    await address.fill("nia.rees@hilltop.sch.uk");
    await userEvent.keyboard("{Enter}");
    await expect.element(address).toHaveAccessibleDescription(/^Only|No school here/u);
    await expect.element(page.getByText(/^No school here signs in/u)).toBeVisible();
    expect(begun.map(({ body }) => body)).toEqual([
      { provider: "microsoft", domain: "hilltop.sch.uk" },
    ]);
  });

  test("say what to do where the provider is away", async () => {
    answer(listDoors, () => ({ doors: [{ provider: "google" as const, asks_domain: false }] }));
    answer(beginSignIn, () =>
      refuse("unavailable", { detail: "Google does not answer just now." }),
    );
    await show(<ContinueWith />, "/login");
    await button("Continue with Google").click();
    await expect.element(page.getByText("Google does not answer just now.")).toBeVisible();
    await expect.element(button("Continue with Google")).toBeEnabled();
  });
});

describe("coming back", () => {
  beforeEach(() => {
    answer(checkAuth, () => ({ authenticated: false as const, role: null }));
  });

  test("to an account that has yet to be shown to be theirs offers the mail, too", async () => {
    answer(comeBack, () => ({
      done: "link" as const,
      provider: "google" as const,
      address: "head@hilltop.sch.uk",
      ways: ["password" as const, "mail" as const],
    }));
    const given = answer(confirmLink, () =>
      refuse("invalid", { detail: undefined, code: undefined, password: ["Not this one."] }),
    );
    const mailed = answer(mailLink, () => ({ detail: "A link is on its way." }));
    await show(<ReturnPage />, "/login/return");
    await page.getByLabelText("Your password here").fill("a password");
    await button("Link and log in").click();
    await expect.element(page.getByText("Not this one.")).toBeVisible();
    await button("Send me a link instead").click();
    await expect.element(page.getByText(/^A link is on its way/u)).toBeVisible();
    expect(given.map(({ body }) => body)).toEqual([{ password: "a password" }]);
    expect(mailed).toHaveLength(1);
  });

  test("that failed says why, and leads back to the login", async () => {
    answer(comeBack, () => refuse("turned_away", { detail: "You are a guest there." }));
    await show(<ReturnPage />, "/login/return");
    await expect
      .element(page.getByRole("heading", { name: "You are not signed in" }))
      .toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent("You are a guest there.");
    await expect.element(page.getByRole("link", { name: "Back to login" })).toBeVisible();
  });
});

describe("the question that it is you", () => {
  const ask = async (password_counts: boolean) => {
    answer(getSecondFactor, () => ({
      codes_since: null,
      recovery_codes_left: 0,
      passkeys: [],
      passkey_host: null,
      required: false,
    }));
    answer(getOwnSignIn, () => ({
      providers: ["google" as const],
      linked: [
        {
          provider: "google" as const,
          address: "nia@hilltop.sch.uk",
          linked_at: "2026-11-01T10:00:00.000Z",
          used_at: null,
        },
      ],
      password_counts,
    }));
    answer(confirmSession, () => ({ detail: "Confirmed." }));
    const answers: boolean[] = [];
    await show(
      <ConfirmItIsYou email="nia@hilltop.sch.uk" onAnswer={(given) => answers.push(given)} />,
    );
    return answers;
  };

  test("asks for no password where none counts, and hears of the window that confirms", async () => {
    answer(beginConfirmingThere, () => refuse("unavailable"));
    const answers = await ask(false);
    await expect.element(button("Confirm with Google")).toBeVisible();
    await expect.element(page.getByLabelText("Your password")).not.toBeInTheDocument();
    const channel = new BroadcastChannel("confirmed-there");
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage("confirmed");
    await expect.poll(() => answers).toEqual([true]);
    channel.close();
  });

  test("takes the password where it counts", async () => {
    const answers = await ask(true);
    await page.getByLabelText("Your password").fill("a password");
    await button("Confirm").click();
    await expect.poll(() => answers).toEqual([true]);
  });
});

describe("an administrator", () => {
  let settled: SchoolSignIn;
  const app = {
    client_id: "school-app",
    tenant: "hilltop.sch.uk",
    saved_at: "2026-11-01T10:00:00.000Z",
    proven_at: "2026-11-01T10:05:00.000Z",
  };
  beforeEach(() => {
    settled = {
      return_address: "https://reports.example/login/return",
      providers: [
        {
          provider: "google",
          live: app,
          waiting: null,
          domain: "hilltop.sch.uk",
          accounts_domain: null,
        },
        { provider: "microsoft", live: null, waiting: null, domain: null, accounts_domain: null },
      ],
      linked: [],
      password_kept_by: null,
    };
    answer(getSchoolSignIn, () => settled);
  });

  test("changes the settings without typing the secret again", async () => {
    const saved = answer(saveProvider, () =>
      refuse("invalid", { detail: undefined, code: undefined, tenant: ["Please give a domain."] }),
    );
    await show(<SchoolAccounts />);
    await button("Change Google").click();
    await page.getByLabelText("Domain of your Google Workspace").fill("new.sch.uk");
    await button("Save and test").click();
    await expect.element(page.getByText("Please give a domain.")).toBeVisible();
    expect(saved.map(({ body }) => body)).toEqual([
      { client_id: "school-app", tenant: "new.sch.uk" },
    ]);
  });

  test("names the domain whose addresses get an account, and takes it back", async () => {
    const given = answer(settleAccounts, ({ body }) => {
      const [google, ...others] = settled.providers;
      if (google) settled.providers = [{ ...google, ...body }, ...others];
      return settled;
    });
    await show(<SchoolAccounts />);
    await button("Who gets an account").click();
    await page.getByRole("checkbox", { name: "Make an account for who has none" }).click();
    // Pupils mostly share the school's own: no domain is proposed.
    await expect.element(page.getByLabelText("Only addresses that end in")).toHaveValue("");
    await page.getByLabelText("Only addresses that end in").fill("staff.hilltop.sch.uk");
    await button("Save").click();
    await expect.element(page.getByText(/an address of staff\.hilltop\.sch\.uk/u)).toBeVisible();
    await button("Who gets an account").click();
    await page.getByRole("checkbox", { name: "Make an account for who has none" }).click();
    await button("Save").click();
    await expect.element(page.getByText(/^Who has no account here is not let in/u)).toBeVisible();
    expect(given.map(({ body }) => body.accounts_domain)).toEqual(["staff.hilltop.sch.uk", null]);
  });

  test("switches passwords off, and reads who keeps one", async () => {
    answer(switchPasswords, ({ body }) => {
      settled = { ...settled, password_kept_by: body.off ? { id: 1, name: "Ann Head" } : null };
      return settled;
    });
    await show(<SchoolAccounts />);
    const box = page.getByRole("checkbox", { name: "Switch passwords off" });
    await box.click();
    await expect.element(page.getByText(/Ann Head alone keeps a password/u)).toBeVisible();
    await expect.element(box).toBeChecked();
  });
});
