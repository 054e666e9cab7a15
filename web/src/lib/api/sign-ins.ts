import type { Person } from "./acting-user.ts";

/**
 * What the app's pages in one browser tell each other: who has signed in, who has signed out, and, before that, who
 * wants nothing kept of what they typed and did not save.
 */
export type SignIn = { in: Person } | { out: number } | { forget: number };

const CHANNEL = "sign-ins";

let channel: BroadcastChannel | null = null;
// One for speaking and hearing: a page does not hear itself.
const open = () => (channel ??= new BroadcastChannel(CHANNEL));

/** Tells the other pages of this browser. */
export function tellSignIn(what: SignIn): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
  open().postMessage(what);
}

/** Hears what other pages of this browser tell. */
export function hearSignIns(listener: (what: SignIn) => void): void {
  open().addEventListener("message", ({ data }: MessageEvent<SignIn>) => listener(data));
}
