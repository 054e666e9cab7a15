import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { CODE_DIGITS } from "@reportair/contract/signing-in.ts";
import { Secret, TOTP } from "otpauth";

/** Seconds for which a code is shown. */
const SPAN = 30;
/** Bytes of a secret: as many as the hash of RFC 4226 has. */
const SECRET_BYTES = 20;

/** A new secret to make codes of. */
export function newCodeSecret(): Buffer {
  return bytesOf(new Secret({ size: SECRET_BYTES }));
}

/** A secret as people type it into an app, and as an app reads it from a QR code. */
export function describeSecret(
  secret: Uint8Array,
  email: string,
): { secret: string; address: string } {
  const codes = codesOf(secret, email);
  return { secret: codes.secret.base32, address: codes.toString() };
}

/** The span of time whose code this is: the present one, or one on either side as clocks differ; else null. */
export function spanOf(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / SPAN) + delta;
}

// What every app knows: it is asked for nothing that some do not do.
function codesOf(secret: Uint8Array, label = ""): TOTP {
  return new TOTP({
    issuer: PRODUCT_NAME,
    label,
    algorithm: "SHA1",
    digits: CODE_DIGITS,
    period: SPAN,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
}

const bytesOf = (secret: Secret) => Buffer.from(secret.bytes);
