import * as contract from "@reportair/contract/features/sign-in-providers.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { administering } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import type { SignInCookies } from "../accounts/cookies.ts";
import { goThere, type Parts } from "./go-there.ts";
import { findDoorOf } from "./queries.ts";
import {
  describeSchoolSignIn,
  removeProvider,
  saveProvider,
  settleAccounts,
  switchPasswords,
  unlinkIdentity,
} from "./settle.ts";

type All = Parts & { cookies: SignInCookies; wakeMail: () => void };

/** Serves what administrators settle of signing in with the school's accounts. */
export function serveSchoolSignIn(api: Api, parts: All): void {
  const { database, secret, publicUrl, cookies, wakeMail } = parts;

  api.route(contract.getSchoolSignIn, administering, ({ transaction }) =>
    transaction((handle) => describeSchoolSignIn(handle, publicUrl())),
  );

  api.route(contract.saveProvider, administering, ({ actor, params, body, transaction }) =>
    transaction(async (handle) => {
      await saveProvider(handle, actor, secret, { provider: params.provider, input: body });
      return describeSchoolSignIn(handle, publicUrl());
    }),
  );

  api.route(contract.testProvider, administering, async ({ actor, params, request, reply }) => {
    const { provider } = params;
    const door = await findDoorOf(database, actor.institution_id, provider, false);
    if (door === undefined) throw notFound();
    const person = actor as SignedIn;
    const way = { purpose: "test", live: false, person } as const;
    const { address, holder } = await goThere(parts, door, way);
    cookies.setOnTheWay(request, reply, holder);
    return { address };
  });

  api.route(contract.settleAccounts, administering, ({ actor, params, body, transaction }) =>
    transaction(async (handle) => {
      const { provider } = params;
      await settleAccounts(handle, actor, { provider, domain: body.accounts_domain });
      return describeSchoolSignIn(handle, publicUrl());
    }),
  );

  api.route(contract.removeProvider, administering, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      await removeProvider(handle, actor, params.provider);
      return describeSchoolSignIn(handle, publicUrl());
    }),
  );

  api.route(contract.switchPasswords, administering, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await switchPasswords(handle, actor, body.off);
      return describeSchoolSignIn(handle, publicUrl());
    }),
  );

  api.route(contract.unlinkColleague, administering, async ({ actor, params, transaction }) => {
    await transaction((handle) => unlinkIdentity(handle, actor as SignedIn, params));
    wakeMail();
    return { detail: "Their account is unlinked, and they are signed out everywhere." };
  });
}
