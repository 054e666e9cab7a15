import * as contract from "@reportair/contract/features/api-tokens.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { administering } from "../../http/guards.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { makeToken, revokeToken } from "./make-token.ts";
import { selectTokens, type TokenRow } from "./queries.ts";

/** Serves the tokens that administrators make for programs. */
export function serveApiTokens(api: Api, { now }: { now: () => Date }): void {
  api.route(contract.listApiTokens, administering, ({ transaction }) =>
    transaction(async (handle) => (await selectTokens(handle)).map(present)),
  );

  api.route(contract.makeApiToken, administering, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      const { id, secret } = await makeToken(handle, actor, body, now());
      const made = (await selectTokens(handle)).find((token) => token.id === id);
      if (made === undefined) throw notFound();
      return { secret, token: present(made) };
    }),
  );

  api.route(contract.revokeApiToken, administering, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      await revokeToken(handle, actor, params.id);
      return { detail: "The token was revoked." };
    }),
  );

  function present(row: TokenRow): contract.ApiToken {
    const { made_by, created_at, ...token } = row;
    return {
      ...token,
      made_by: { id: made_by, name: fullName(row) },
      created_at: created_at.toISOString(),
      ended: row.ends_on < dateInLondon(now()),
    };
  }
}
