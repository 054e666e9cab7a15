import * as sealing from "../../platform/sealing.ts";

// A row that is put in another person's place opens nothing.
const ofUser = (userId: number) => ({
  purpose: "secrets of one-time codes",
  owner: `user ${userId}`,
});

/** Seals the secret of a person's codes for the database. */
export function seal(serverSecret: string, userId: number, secret: Buffer): Buffer {
  return sealing.seal(serverSecret, ofUser(userId), secret);
}

/** Opens what was sealed for this person; null where the server's secret is another one since. */
export function unseal(serverSecret: string, userId: number, sealed: Uint8Array): Buffer | null {
  return sealing.unseal(serverSecret, ofUser(userId), sealed);
}
