import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** Seals the secret of a person's codes for the database, with a key worked out of the server's secret. */
export function seal(serverSecret: string, userId: number, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(serverSecret), nonce).setAAD(ownerOf(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what was sealed for this person; null where the server's secret is another one since. */
export function unseal(serverSecret: string, userId: number, sealed: Uint8Array): Buffer | null {
  const bytes = Buffer.from(sealed);
  const [nonce, tag] = [bytes.subarray(0, NONCE), bytes.subarray(NONCE, NONCE + TAG)];
  const cipher = createDecipheriv(CIPHER, keyOf(serverSecret), nonce, { authTagLength: TAG });
  cipher.setAAD(ownerOf(userId)).setAuthTag(tag);
  try {
    return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]);
  } catch {
    return null;
  }
}

function keyOf(serverSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", serverSecret, "", "secrets of one-time codes", 32));
}

// A row that is put in another person's place opens nothing.
const ownerOf = (userId: number) => Buffer.from(`user ${userId}`);
