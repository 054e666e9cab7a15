import { createHash } from "node:crypto";
import { AppError } from "../../http/errors.ts";

/** What failures to sign in to an account are counted by: hashed, as people type into the wrong box. */
export function accountOf(email: string): string {
  return `account:${createHash("sha256").update(email.toLowerCase()).digest("base64url")}`;
}

/** What failures from a network address are counted by. */
export function addressOf(ip: string): string {
  return `address:${ip}`;
}

/** A 429 that says how long to wait. */
export function tooMany(wait: number): AppError {
  const minutes = Math.ceil(wait / 60);
  return new AppError("too_many", {
    retryAfter: wait,
    detail: `Too many attempts to sign in. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  });
}
