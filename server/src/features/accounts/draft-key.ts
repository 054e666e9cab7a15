import { hkdfSync } from "node:crypto";

/**
 * The key that a person's browser seals with what they have typed and not saved, 32 bytes in base64url. It is
 * worked out of the server's secret, the same in every process and after every restart, and stored nowhere.
 */
export function draftKey(secret: string, userId: number): string {
  return Buffer.from(hkdfSync("sha256", secret, "", `drafts of user ${userId}`, 32)).toString(
    "base64url",
  );
}
