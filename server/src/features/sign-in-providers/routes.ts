import * as contract from "@reportair/contract/features/sign-in-providers.ts";
import { PROVIDER_NAMES, type Provider } from "@reportair/contract/signing-in.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Api } from "../../http/api.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { anybody, signedIn, signedInSoFar } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import type { SignInCookies } from "../accounts/cookies.ts";
import { enter } from "../accounts/enter.ts";
import type { GuessingLimits } from "../accounts/guessing-limits.ts";
import { originOf } from "../accounts/origin.ts";
import { passwordCounts } from "../accounts/use-provider.ts";
import { comeBack, type Returned } from "./come-back.ts";
import { confirmLink, mailLink } from "./confirm-link.ts";
import { beginSigningIn, goThere, type Parts } from "./go-there.ts";
import { countDoors, findDoorOf } from "./queries.ts";
import { findLinkedAddress, selectOwnLinked, selectOwnProviders } from "./queries-of-settings.ts";
import { unlinkIdentity } from "./settle.ts";

type All = Parts & { guessing: GuessingLimits; cookies: SignInCookies; wakeMail: () => void };

/** Serves signing in with a school's accounts, and what people settle of theirs. */
export function serveSignInProviders(api: Api, parts: All): void {
  const { database, cookies, wakeMail } = parts;

  api.route(contract.listDoors, anybody, async () => {
    const doors = await countDoors(database);
    return {
      doors: doors.map(({ provider, schools }) => ({ provider, asks_domain: schools > 1 })),
    };
  });

  api.route(contract.beginSignIn, anybody, async ({ body, request, reply }) => {
    const { address, holder } = await beginSigningIn(
      parts,
      { domain: undefined, ...body },
      request.ip,
    );
    cookies.setOnTheWay(request, reply, holder);
    return { address };
  });

  api.route(contract.comeBack, anybody, async ({ body, request, reply }) => {
    const holder = cookies.onTheWay(request);
    const person = request.signedIn ?? null;
    const origin = originOf(request);
    const returned = await comeBack(parts, { query: body.query, holder, person, origin });
    wakeMail();
    return present(request, reply, returned);
  });

  api.route(contract.confirmLink, anybody, async ({ body, request, reply }) => {
    const holder = cookies.onTheWay(request);
    const returned = await confirmLink(parts, holder, body, originOf(request));
    wakeMail();
    return present(request, reply, returned);
  });

  api.route(contract.mailLink, anybody, async ({ request }) => {
    await mailLink(parts, cookies.onTheWay(request));
    wakeMail();
    return { detail: "A link is on its way." };
  });

  api.route(
    contract.beginConfirmingThere,
    signedInSoFar,
    async ({ actor, body, request, reply }) => {
      const person = actor as SignedIn;
      const { provider } = body;
      const afresh = await findLinkedAddress(database, person, provider);
      if (afresh === null) {
        throw new AppError("conflict", {
          detail: `You have no ${PROVIDER_NAMES[provider]} account linked to yours here.`,
        });
      }
      return begin(request, reply, person, { provider, purpose: "confirm", afresh });
    },
  );

  api.route(contract.getOwnSignIn, signedInSoFar, async ({ actor, transaction }) => {
    const { providers, linked } = await transaction(async (handle) => ({
      providers: await selectOwnProviders(handle),
      linked: await selectOwnLinked(handle, actor.user_id),
    }));
    return {
      providers,
      linked: linked.map(({ linked_at, used_at, ...one }) => ({
        ...one,
        linked_at: linked_at.toISOString(),
        used_at: used_at?.toISOString() ?? null,
      })),
      password_counts: await passwordCounts(database, actor.user_id),
    };
  });

  api.route(contract.beginLinking, signedIn, ({ actor, params, request, reply }) =>
    begin(request, reply, actor as SignedIn, { provider: params.provider, purpose: "link" }),
  );

  api.route(contract.unlinkOwn, signedIn, async ({ actor, params, transaction }) => {
    const { provider } = params;
    const which = { id: actor.user_id, provider };
    await transaction((handle) => unlinkIdentity(handle, actor as SignedIn, which));
    wakeMail();
    return { detail: "Unlinked." };
  });

  async function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    person: SignedIn,
    {
      provider,
      ...way
    }: {
      provider: Provider;
      purpose: "confirm" | "link";
      afresh?: string;
    },
  ) {
    const door = await findDoorOf(database, person.institution_id, provider, true);
    if (door === undefined) throw notFound();
    const { address, holder } = await goThere(parts, door, { ...way, live: true, person });
    cookies.setOnTheWay(request, reply, holder);
    return { address };
  }

  async function present(
    request: FastifyRequest,
    reply: FastifyReply,
    returned: Returned,
  ): Promise<contract.CameBack> {
    if (!("token" in returned)) return returned;
    if (returned.half) {
      cookies.setHalfSignIn(request, reply, returned.token);
      return { done: "second_step", second_step: returned.steps };
    }
    const session = await enter(parts, request, reply, returned.token);
    return { done: "signed_in", session };
  }
}
