import { createHash, randomBytes } from "node:crypto";

/** A new secret: 256 random bits, as 43 characters that an address or a cookie takes as they are. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a secret: who reads it cannot use it. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();
