import { actingUser } from "../../../../lib/api/acting-user.ts";

/** A saved configuration, by ids alone: what it holds each tab asks the server for, as its own person. */
interface Saved {
  classroom: number;
  configuration: number;
}

/** By this name the tabs of a browser tell each other that inputs were saved. */
const CHANNEL = "inputs-saved";

let channel: BroadcastChannel | null = null;
// One for speaking and hearing: a page does not hear itself.
const open = () => (channel ??= new BroadcastChannel(CHANNEL));

/** Tells this person's other tabs that a configuration was saved. */
export function tellSaved(saved: Saved): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin alone.
  open().postMessage({ ...saved, user: actingUser() });
}

/** Hears what this person's other tabs have saved; returns what ends that. */
export function hearSaved(listener: (saved: Saved) => void): () => void {
  function onMessage({ data }: MessageEvent<Saved & { user: number | null }>) {
    if (data.user !== null && data.user === actingUser()) listener(data);
  }
  open().addEventListener("message", onMessage);
  return () => open().removeEventListener("message", onMessage);
}
