import { ApiError } from "./api-error.ts";
import { dropCsrfToken } from "./csrf.ts";
import { addressOf } from "./address.ts";
import { send } from "./send.ts";

const KEY = "logout-pending";
// Beside the storage, which may be switched off.
let pending = false;

/** Whether the user has signed out but the server does not know it yet. */
export function isLogoutPending(): boolean {
  try {
    return pending || localStorage.getItem(KEY) !== null;
  } catch {
    return pending;
  }
}

/**
 * Signs out. Where the server cannot be told, this browser counts as signed out all the same, and
 * the next call tells the server first. Resolves either way.
 */
export async function signOut(): Promise<void> {
  setPending(true);
  try {
    await settleLogout();
  } catch (error) {
    console.warn("The server could not be told of the logout", error);
  }
}

/** Repeats a logout that has not reached the server; throws `ApiError` where it still cannot. */
export async function settleLogout(): Promise<void> {
  if (!isLogoutPending()) return;
  // One at a time: a second, slower logout could end the session of a login made meanwhile.
  settling ??= tellServer().finally(() => (settling = null));
  await settling;
}

let settling: Promise<void> | null = null;

async function tellServer(): Promise<void> {
  try {
    const answer = await send("POST", addressOf("logout/"), {});
    // 403: there is no session any more, which is what was wanted.
    if (!answer.ok && answer.status !== 403) throw new ApiError(answer.status, answer.body);
    setPending(false);
  } finally {
    // Also the one that a repeated attempt was given.
    dropCsrfToken();
  }
}

function setPending(value: boolean) {
  pending = value;
  try {
    if (value) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Then this page alone remembers.
  }
}
