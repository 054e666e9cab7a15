import type { z } from "zod";
import {
  type providerInput,
  RETURN_PAGE,
  type SchoolSignIn,
  tenantProblem,
} from "@reportair/contract/features/sign-in-providers.ts";
import { PROVIDERS, PROVIDER_NAMES, type Provider } from "@reportair/contract/signing-in.ts";
import type { AuditAction } from "@reportair/contract/features/audit.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { audit } from "../audit/audit.ts";
import { unlinkedTold } from "./compose-told.ts";
import { sealSecret } from "./door.ts";
import {
  dropProvider,
  findColleague,
  findKeeper,
  saveAccountsDomain,
  savePasswordsOff,
  saveSettings,
  selectLinked,
  selectSettings,
  unlink,
} from "./queries-of-settings.ts";

type Input = z.output<typeof providerInput>;

/** How the school's own accounts sign in, and whose are linked. */
export async function describeSchoolSignIn(
  handle: Handle,
  publicUrl: string,
): Promise<SchoolSignIn> {
  const rows = await selectSettings(handle);
  const keeper = await findKeeper(handle);
  const linked = await selectLinked(handle);
  return {
    return_address: publicUrl + RETURN_PAGE,
    providers: PROVIDERS.map((provider) => {
      const live = rows.find((row) => row.provider === provider && row.live);
      const waiting = rows.find((row) => row.provider === provider && !row.live);
      return {
        provider,
        live: live === undefined ? null : present(live),
        waiting: waiting === undefined ? null : present(waiting),
        domain: live?.domain ?? null,
        accounts_domain: live?.accounts_domain ?? null,
      };
    }),
    linked: linked.map(({ first_name, last_name, linked_at, used_at, ...one }) => ({
      ...one,
      name: fullName({ first_name, last_name }),
      linked_at: linked_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
    password_kept_by: keeper && { id: keeper.id, name: fullName(keeper) },
  };
}

type Row = Awaited<ReturnType<typeof selectSettings>>[number];

const present = ({ client_id, tenant, saved_at, proven_at }: Row) => ({
  client_id,
  tenant,
  saved_at: saved_at.toISOString(),
  proven_at: proven_at?.toISOString() ?? null,
});

/** Saves a school's app at a provider; nothing of it counts before somebody has signed in there with it. */
export async function saveProvider(
  handle: Handle,
  actor: Actor,
  serverSecret: string,
  { provider, input }: { provider: Provider; input: Input },
): Promise<void> {
  const { client_id, client_secret, tenant } = input;
  const problem = tenantProblem(provider, tenant);
  if (problem !== null) throw fieldError("tenant", problem);
  const secret =
    client_secret === undefined
      ? null
      : sealSecret(serverSecret, actor.institution_id, provider, client_secret);
  if (!(await saveSettings(handle, provider, { client_id, secret, tenant })))
    throw fieldError("client_secret", "The client secret is required.");
  await note(handle, actor, "sign_in_provider.saved", PROVIDER_NAMES[provider]);
}

/** Turns a provider off. */
export async function removeProvider(
  handle: Handle,
  actor: Actor,
  provider: Provider,
): Promise<void> {
  const before = await findKeeper(handle);
  if (!(await dropProvider(handle, provider))) throw notFound();
  await note(handle, actor, "sign_in_provider.removed", PROVIDER_NAMES[provider]);
  if (before !== null && (await findKeeper(handle)) === null)
    await note(handle, actor, "passwords.on", "Signing in");
}

/** Settles who gets an account by signing in. */
export async function settleAccounts(
  handle: Handle,
  actor: Actor,
  { provider, domain }: { provider: Provider; domain: string | null },
): Promise<void> {
  if (!(await saveAccountsDomain(handle, provider, domain))) throw notFound();
  await note(handle, actor, "sign_in_provider.accounts", PROVIDER_NAMES[provider]);
}

/** Switches the school's passwords off, but for the actor's; or on again. */
export async function switchPasswords(handle: Handle, actor: Actor, off: boolean): Promise<void> {
  const outcome = await savePasswordsOff(handle, off);
  if (outcome === "none") {
    throw new AppError("conflict", {
      detail:
        "Passwords stay on: nobody could sign in without them yet. Turn on signing in with Google or Microsoft first.",
    });
  }
  if (outcome === "same") return;
  await note(handle, actor, off ? "passwords.off" : "passwords.on", "Signing in");
}

/** Unlinks an account at a provider: one's own, or a colleague's, whose sessions end. They are told. */
export async function unlinkIdentity(
  handle: Handle,
  actor: SignedIn,
  { id, provider }: { id: number; provider: Provider },
): Promise<void> {
  const whose = await findColleague(handle, id);
  if (whose === undefined) throw notFound();
  const by =
    id === actor.user_id
      ? null
      : `${fullName(actor.user)}, an administrator of ${actor.user.institution.name},`;
  if (!(await unlink(handle, id, provider, unlinkedTold(provider, by)))) throw notFound();
  const label = fullName(whose);
  await audit(handle, actor, "sign_in.unlinked", {
    type: "user",
    id,
    label,
    details: { provider },
  });
}

function note(handle: Handle, actor: Actor, action: AuditAction, label: string): Promise<void> {
  return audit(handle, actor, action, { type: "institution", id: actor.institution_id, label });
}
