import { isIP } from "node:net";

/** For which host passkeys are made here, and the origin of the pages that may use them. */
export type RelyingParty = { id: string; origin: string };

/**
 * Who browsers make passkeys for, by the address where people reach the server; null where they make none: for an
 * address without a name, and without https. A server on this machine is `localhost` to them.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (["localhost", "127.0.0.1", "[::1]"].includes(hostname)) {
    return { id: "localhost", origin: `${protocol}//localhost${port === "" ? "" : `:${port}`}` };
  }
  const isNamed = isIP(hostname.replace(/^\[(.*)\]$/u, "$1")) === 0;
  return isNamed && protocol === "https:" ? { id: hostname, origin } : null;
}
