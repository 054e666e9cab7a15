import { actingUser, coverPage, signedInInstead, type Person } from "./acting-user.ts";
import { ApiError } from "./api-error.ts";
import { dropCsrfToken } from "./csrf.ts";
import { addressOf } from "./address.ts";
import { send } from "./send.ts";

const KEY = "logout-of";
// What earlier versions stored names nobody, though it reads like an id: "1" for whoever it was.
const FORMER_KEY = "logout-pending";
// Beside the storage, which may be switched off: the id of who has signed out, as text.
let pending: string | null = null;

/** Whether the user has signed out but the server does not know it yet. */
export function isLogoutPending(): boolean {
  return signedOut() !== null;
}

function signedOut(): string | null {
  try {
    const former = localStorage.getItem(FORMER_KEY) === null ? null : "";
    return pending ?? localStorage.getItem(KEY) ?? former;
  } catch {
    return pending;
  }
}

/**
 * Signs out. Where the server cannot be told, this browser counts as signed out all the same, and
 * the next call tells the server first. Resolves either way.
 */
export async function signOut(): Promise<void> {
  setPending(String(actingUser() ?? ""));
  try {
    await settleLogout();
  } catch (error) {
    console.warn("The server could not be told of the logout", error);
  }
}

/** Repeats a logout that has not reached the server; throws `ApiError` where it still cannot. */
export async function settleLogout(): Promise<void> {
  const who = signedOut();
  if (who === null) return;
  // One at a time: a second, slower logout could end the session of a login made meanwhile.
  settling ??= tellServer(who).finally(() => (settling = null));
  await settling;
}

let settling: Promise<void> | null = null;

async function tellServer(who: string): Promise<void> {
  let other: Person | null = null;
  try {
    const answer = await send("POST", addressOf("logout/"), { acting: Number(who) || null });
    // Whose session it is now, has signed in since: that session is not this logout's to end.
    other = signedInInstead(answer.body);
    // 403: there is no session any more, which is what was wanted.
    if (!answer.ok && answer.status !== 403 && other === null)
      throw new ApiError(answer.status, answer.body);
    setPending(null);
  } finally {
    // Also the one that a repeated attempt was given; but not that of somebody else's session.
    if (other === null) dropCsrfToken();
    else coverPage(other);
  }
}

function setPending(who: string | null) {
  pending = who;
  try {
    if (who !== null) return localStorage.setItem(KEY, who);
    for (const key of [KEY, FORMER_KEY]) localStorage.removeItem(key);
  } catch {
    // Then this page alone remembers.
  }
}
