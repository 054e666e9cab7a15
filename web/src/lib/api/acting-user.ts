import type {
  ACTING_HEADER as HeaderName,
  ACTING_QUERY as QueryName,
  CurrentUser,
} from "@reportair/contract/features/accounts.ts";
import type { ErrorCode } from "@reportair/contract/errors.ts";
import { ApiError, codeOf } from "./api-error.ts";

export const ACTING_HEADER: typeof HeaderName = "X-Acting-User";
const OTHER_USER: ErrorCode = "other_user";
const ACTING_QUERY: typeof QueryName = "acting_user";

/** Somebody as a page names them. */
export type Person = Pick<CurrentUser, "id" | "first_name" | "last_name">;
/** Whose a page is. */
type Owner = Person & Pick<CurrentUser, "email">;

/** What stands in the place of a page while somebody else is signed in in its browser. */
export interface Cover {
  owner: Owner;
  /** Who is signed in now. */
  by: Person;
}

/** Where a page begins anew, for whoever is signed in; an address that names nobody. */
const START = "/dashboard";

let owner: Owner | null = null;
let cover: Cover | null = null;
/** Where the owner was when the page was covered. In memory alone: an address may hold what was searched for. */
let left: string | null = null;
let signingIn = false;

const flushes = new Set<() => void>();
const listeners = new Set<() => void>();

/** Whose page this is, by id: null until somebody is known to be signed in. */
export function actingUser(): number | null {
  return owner?.id ?? null;
}

/** Names the page's person where a header cannot: in the address of a stream or a download. */
export function actingQuery(): { [ACTING_QUERY]?: number } {
  return owner ? { [ACTING_QUERY]: owner.id } : {};
}

/**
 * Makes the page this person's, who signed in or was found to be. A page is one person's until it is loaded anew:
 * anybody else's answer covers it, and is refused here.
 */
export function learnPerson(person: Owner): void {
  if (owner !== null && owner.id !== person.id) {
    coverPage(person);
    throw otherUser();
  }
  const { id, first_name, last_name, email } = person;
  owner = { id, first_name, last_name, email };
  signingIn = false;
  if (cover === null) left = null;
}

/** Whether the page is, or may become, this person's. */
export function mayBecome(person: Person): boolean {
  return owner === null || owner.id === person.id;
}

/** Loads the page anew for whoever is signed in, with nothing of the person before; never comes back. */
export function startAnew(): Promise<never> {
  location.replace(START);
  return new Promise(() => {});
}

/** Runs `flush` before the page is covered and all that it shows is taken out; it must be done when it returns. */
export function beforeCover(flush: () => void): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** What covers the page, or null. */
export function currentCover(): Cover | null {
  return cover;
}

/** Runs `listener` when the page is covered, uncovered, or covered by another; returns what ends that. */
export function subscribeToCover(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Covers the page: `by` is signed in in this browser now. From here on no call leaves it. */
export function coverPage(by: Person): void {
  if (owner === null || by.id === owner.id) return;
  if (cover === null) {
    for (const flush of flushes) runInAnyCase(flush);
    left ??= location.pathname + location.search + location.hash;
  }
  signingIn = false;
  cover = { owner, by: { id: by.id, first_name: by.first_name, last_name: by.last_name } };
  hideAddress();
  for (const listener of listeners) listener();
}

/** Gives the page back to its owner, who is signed in again, or to the login where nobody is. */
export function uncoverPage(): void {
  if (cover === null) return;
  show(left ?? START);
  left = null;
}

/** Opens the login for the owner, in the place of whoever is signed in. */
export function signInAsOwner(): void {
  signingIn = true;
  show("/login");
}

/** The owner, while they are at the login to come back to their page; and where that was. */
export function ownerToReturn(): { email: string; to: string } | null {
  return signingIn && owner ? { email: owner.email, to: left ?? START } : null;
}

/** The owner has signed in again on another page of this browser. */
export function ownerIsBack(): void {
  signingIn = false;
}

/** Throws where the page is covered: nothing that is left of it asks the server for anything. */
export function refuseWhileCovered(): void {
  if (cover !== null) throw otherUser();
}

/** Keeps the address from naming anything of the owner's while the page is covered, also when Back is pressed. */
export function hideAddress(): void {
  if (cover !== null) history.replaceState(null, "", START);
}

function show(address: string): void {
  history.replaceState(null, "", address);
  cover = null;
  for (const listener of listeners) listener();
}

/** Whom the server names as signed in, where it refuses a call as one made for another; null for any other answer. */
export function signedInInstead(body: unknown): Person | null {
  if (codeOf(body) !== OTHER_USER) return null;
  return (body as { signed_in: Person }).signed_in;
}

function otherUser(): ApiError {
  const detail = "Somebody else is signed in in this browser now.";
  return new ApiError(409, { detail, code: OTHER_USER });
}

/** Runs what is to be done before the page is covered; where it fails the page is covered all the same. */
function runInAnyCase(work: () => void): void {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}
