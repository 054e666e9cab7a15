const CHANNEL = "confirmed-there";

/** Tells the page that asked, in another window of this browser, that its person has confirmed. */
export function tellConfirmed(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage("confirmed");
  channel.close();
}

/** Runs `then` when another window says so; returns what stops listening. */
export function whenConfirmed(then: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", then);
  return () => channel.close();
}
