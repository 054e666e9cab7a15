import {
  listApiTokens,
  makeApiToken,
  revokeApiToken,
  type ApiToken,
} from "@reportair/contract/features/api-tokens.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, refuse } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { TokensForPrograms } from "./tokens-for-programs.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const NIGHTLY: ApiToken = {
  id: 7,
  name: "Nightly roster",
  scopes: ["rosters:write"],
  made_by: { id: 1, name: "Ann Head" },
  created_at: "2026-09-01T10:00:00.000Z",
  ends_on: "2026-11-30",
  ended: false,
  used_on: "2026-11-25",
};
const SECRET = `rair_${"k".repeat(43)}`;

let tokens: ApiToken[];
beforeEach(() => {
  tokens = [];
  answer(listApiTokens, () => tokens);
});

describe("making a token", () => {
  test("says what is missing, on its field, and shows the secret once", async () => {
    const made = answer(makeApiToken, ({ body }) => {
      const token = { ...NIGHTLY, name: body.name, used_on: null };
      tokens = [token];
      return { secret: SECRET, token };
    });
    await show(<TokensForPrograms />);
    await expect.element(page.getByText(/^No program has a token/u)).toBeVisible();
    await button("Make a token").click();
    await button("Make token").click();
    const name = page.getByLabelText("Name");
    await expect.element(name).toHaveFocus();
    await expect.element(page.getByText("The name is required.")).toBeVisible();
    await name.fill("Nightly roster");
    await userEvent.keyboard("{Enter}");
    const rosters = page.getByRole("checkbox", { name: /^Bring rosters in/u });
    await expect.element(rosters).toHaveFocus();
    await expect.element(rosters).toHaveAccessibleDescription("Please choose what it may do.");
    await rosters.click();
    await page.getByLabelText("Last day").fill("2026-12-24");
    await button("Make token").click();
    await expect.element(page.getByText(SECRET)).toBeVisible();
    expect(made.map(({ body }) => body)).toEqual([
      { name: "Nightly roster", scopes: ["rosters:write"], ends_on: "2026-12-24" },
    ]);
    await button("I have kept it").click();
    await expect.element(page.getByText(SECRET)).not.toBeInTheDocument();
    await expect.element(page.getByText(/never used/u)).toBeVisible();
  });

  test("keeps what was typed where it is refused", async () => {
    answer(makeApiToken, () => refuse("conflict", { detail: "Your school has 20 tokens." }));
    await show(<TokensForPrograms />);
    await button("Make a token").click();
    await page.getByLabelText("Name").fill("One more");
    await page.getByRole("checkbox", { name: /^Take released reports out/u }).click();
    await button("Make token").click();
    await expect.element(page.getByText("Your school has 20 tokens.")).toBeVisible();
    await expect.element(page.getByLabelText("Name")).toHaveValue("One more");
  });
});

describe("the list", () => {
  test("says what each may do, until when, and who made it", async () => {
    tokens = [NIGHTLY, { ...NIGHTLY, id: 6, name: "Old portal", ended: true, used_on: null }];
    await show(<TokensForPrograms />);
    for (const said of [
      "Ends on 30 Nov 2026 · last used on 25 Nov 2026 · made by Ann Head on 01 Sept 2026",
      "Ended on 30 Nov 2026 · never used · made by Ann Head on 01 Sept 2026",
    ])
      await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByText("Bring rosters in").first()).toBeVisible();
    await expect.element(button("Remove Old portal")).toBeVisible();
  });

  test("revokes after a question, and says where that failed", async () => {
    tokens = [NIGHTLY];
    let away = true;
    const revoked = answer(revokeApiToken, () => {
      if (away) return refuse("unavailable", { detail: "The database is away." });
      tokens = [];
      return { detail: "The token was revoked." };
    });
    await show(<TokensForPrograms />);
    await button("Revoke Nightly roster").click();
    await expect.element(page.getByText(/is refused from now on/u)).toBeVisible();
    await button("Revoke").click();
    await expect.element(page.getByText("The database is away.")).toBeVisible();
    away = false;
    await button("Revoke").click();
    await expect.element(page.getByText(/^No program has a token/u)).toBeVisible();
    expect(revoked.map(({ params }) => params.id)).toEqual([7, 7]);
  });

  test("that cannot be loaded says so, and can be asked for again", async () => {
    let away = true;
    answer(listApiTokens, () => (away ? refuse("unexpected") : [NIGHTLY]));
    await show(<TokensForPrograms />);
    await expect.element(page.getByRole("alert")).toBeVisible();
    away = false;
    await page.getByRole("button", { name: /again/iu }).click();
    await expect.element(button("Revoke Nightly roster")).toBeVisible();
  });
});
