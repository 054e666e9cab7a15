import type { CameBack } from "@reportair/contract/features/sign-in-providers.ts";
import { PROVIDER_NAMES, type Provider } from "@reportair/contract/signing-in.ts";
import { AppError } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { hashOf, newSecret } from "../../platform/secrets.ts";
import { SignInTrouble } from "../../platform/sign-in-client.ts";
import { noteConfirmed } from "../accounts/confirm-password.ts";
import { closedAccount } from "../accounts/close-account.ts";
import type { Origin } from "../accounts/origin.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { findStepsOf } from "../accounts/sign-in.ts";
import { linkedTold } from "./compose-told.ts";
import { openDoor, wayOf } from "./door.ts";
import type { Parts } from "./go-there.ts";
import {
  enterByProvider,
  findDoorOf,
  findPendingLink,
  type Flow,
  isLinkedTo,
  linkOwnIdentity,
  noteTurnedAway,
  proveProvider,
  type SealedDoor,
  takeFlow,
} from "./queries.ts";
import { beginAgain, type Reason, troubleError, turnedAway } from "./turned-away.ts";
import { domainOf, type Person, whoItIs } from "./who-it-is.ts";

/** Seconds that the provider's clock may be behind ours. */
const TOLERANCE = 60;

/** What came of it; `token` is of the session that is open, or of half of one. */
export type Returned =
  | { token: string; half: false }
  | { token: string; half: true; steps: Extract<CameBack, { done: "second_step" }>["second_step"] }
  | Exclude<CameBack, { done: "signed_in" | "second_step" }>;

type Return = {
  /** What the provider sent the browser back with. */
  query: string;
  /** The secret that the browser was given when it went. */
  holder: string | null;
  /** Whoever is signed in in that browser. */
  person: SignedIn | null;
  origin: Origin;
};

/**
 * Finishes what was begun at a provider, once and in the browser that began it. Who is turned away after the provider
 * has been asked is written down.
 */
export async function comeBack(
  parts: Parts,
  { query, holder, person, origin }: Return,
): Promise<Returned> {
  const { database, secret, publicUrl, signInClient } = parts;
  const state = new URLSearchParams(query).get("state");
  if (holder === null || state === null) throw beginAgain();
  const flow = await takeFlow(database, state, holder);
  if (flow === undefined) throw beginAgain();
  const { institution_id, provider } = flow;
  // What was begun in a session is finished in it, by its person.
  if (flow.session_hash !== null && !isOf(flow, person)) throw beginAgain();
  const details = { ...origin, provider };
  try {
    const sealed = await findDoorOf(database, institution_id, provider, flow.live);
    if (sealed === undefined) throw turnedAway("off", provider);
    const way = wayOf(publicUrl(), holder, state);
    const claims = await signInClient.claimsOf(openDoor(secret, sealed), way, query);
    const who = whoItIs(sealed, claims);
    return await finish(parts, { flow, sealed, who, holder, person, origin });
  } catch (error) {
    const refusal = error instanceof SignInTrouble ? troubleError(error, provider) : error;
    const reason = (refusal as { reason?: Reason }).reason;
    // Who went back, and a provider that is away, is nothing that anybody has to look into.
    if (reason !== undefined && reason !== "denied")
      await noteTurnedAway(database, institution_id, flow.user_id ?? userOf(refusal), {
        ...details,
        reason,
      });
    throw refusal;
  }
}

type Finishing = {
  flow: Flow;
  sealed: SealedDoor;
  who: Person;
  holder: string;
  person: SignedIn | null;
  origin: Origin;
};

function finish(parts: Parts, finishing: Finishing): Promise<Returned> {
  switch (finishing.flow.purpose) {
    case "sign_in":
      return enter(parts, finishing);
    case "test":
      return test(parts, finishing);
    case "confirm":
      return confirm(parts, finishing);
    case "link":
      return link(parts, finishing);
  }
}

/** Signs in; where the account is still to be shown to be theirs, says how. */
async function enter(
  { database }: Parts,
  { sealed, who, holder, origin }: Finishing,
): Promise<Returned> {
  const { provider } = sealed;
  const token = newSecret();
  const unusableHash = sealed.accounts_domain === null ? null : await hashPassword(newSecret());
  const attempt = (address: string, sure: boolean) =>
    enterByProvider(database, sealed, {
      ...who,
      address,
      sure,
      unusableHash,
      holder,
      token,
      details: { ...origin, provider },
      told: linkedTold(provider, address),
    });
  let entered = await attempt(who.address, who.sure);
  // Found by what else the directory has of them, the account has to be shown to be theirs.
  if (entered.outcome === "unknown" && who.otherAddress !== null)
    entered = await attempt(who.otherAddress, false);
  const { outcome, user_id } = entered;
  if (outcome === "open") return { token, half: false };
  if (outcome === "half") {
    return { token, half: true, steps: await findStepsOf(database, user_id ?? 0) };
  }
  if (outcome === "confirm") {
    const waiting = await findPendingLink(database, holder);
    if (waiting === undefined) throw beginAgain();
    const ways = waiting.by_password ? (["password", "mail"] as const) : (["mail"] as const);
    return { done: "link", provider, address: waiting.address, ways: [...ways] };
  }
  if (outcome === "not_subscribed") throw new AppError("not_subscribed");
  if (outcome === "closed") throw await closedAccount(database, user_id ?? 0);
  throw about(turnedAway(outcome, provider, who.address), user_id);
}

/** Makes what was tested count, and links the account that it was tested with to whoever tested it. */
async function test(
  { database }: Parts,
  { flow, sealed, who, person, origin }: Finishing,
): Promise<Returned> {
  const { provider } = sealed;
  const domain = provider === "google" ? sealed.tenant : domainOf(who.address);
  const userId = person?.user_id ?? 0;
  const details = { ...origin, provider };
  const outcome = await proveProvider(database, sealed, { domain, userId, details });
  if (outcome === "taken") throw turnedAway("taken", provider, whose(provider, sealed.tenant));
  if (outcome === "gone") throw turnedAway("off", provider);
  const told = linkedTold(provider, who.address);
  // Where it is another's already, it has been tested all the same.
  await linkOwnIdentity(database, flow.user_id ?? 0, provider, who, { details, told });
  return { done: "tested", provider, address: who.address, missing: who.missing };
}

/** Confirms that it is still the person of the session, who has just given their password there. */
async function confirm(
  { database }: Parts,
  { flow, sealed, who, person }: Finishing,
): Promise<Returned> {
  const { provider } = sealed;
  if (person === null) throw beginAgain();
  if (!(await isLinkedTo(database, person.user_id, who)))
    throw turnedAway("other_person", provider, who.address);
  if (who.signedInAt === null) throw turnedAway("no_time", provider);
  const begun = new Date(flow.begun_at).getTime() / 1000;
  if (who.signedInAt < Math.floor(begun) - TOLERANCE) throw turnedAway("not_afresh", provider);
  await noteConfirmed(database, person);
  return { done: "confirmed" };
}

/** Links an account to whoever is signed in, who has confirmed that it is them. */
async function link(
  { database }: Parts,
  { sealed, who, person, origin }: Finishing,
): Promise<Returned> {
  const { provider } = sealed;
  const outcome = await linkOwnIdentity(database, person?.user_id ?? 0, provider, who, {
    details: { ...origin, provider },
    told: linkedTold(provider, who.address),
  });
  if (outcome === "off") throw turnedAway("off", provider);
  if (outcome === "other") throw turnedAway("linked_elsewhere", provider, who.address);
  return { done: "linked", provider, address: who.address };
}

function isOf(flow: Flow, person: SignedIn | null): boolean {
  return (
    person !== null &&
    person.user_id === flow.user_id &&
    hashOf(person.token).equals(Buffer.from(flow.session_hash ?? []))
  );
}

const whose = (provider: Provider, tenant: string) =>
  provider === "google" ? tenant : `This ${PROVIDER_NAMES[provider]} directory`;

/** Whose account a refusal is about, for the audit log alone. */
const about = <E extends AppError>(error: E, user_id: number | null) =>
  Object.assign(error, { user_id });
const userOf = (error: unknown) => (error as { user_id?: number | null }).user_id ?? null;
