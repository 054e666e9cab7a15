import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** What is sealed for, which decides the key, and whose it is: in another's place it opens nothing. */
export type SealedFor = { purpose: string; owner: string };

/** Seals a secret for the database, with a key worked out of the server's secret. */
export function seal(serverSecret: string, { purpose, owner }: SealedFor, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(serverSecret, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what was sealed for this; null where the server's secret is another one since. */
export function unseal(
  serverSecret: string,
  { purpose, owner }: SealedFor,
  sealed: Uint8Array,
): Buffer | null {
  const bytes = Buffer.from(sealed);
  const [nonce, tag] = [bytes.subarray(0, NONCE), bytes.subarray(NONCE, NONCE + TAG)];
  const key = keyOf(serverSecret, purpose);
  const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  try {
    return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]);
  } catch {
    return null;
  }
}

const keyOf = (serverSecret: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", serverSecret, "", purpose, 32));
