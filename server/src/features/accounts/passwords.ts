import { hash, verify } from "@node-rs/argon2";

// OWASP's smallest recommended setting for argon2id: 19 MiB, two passes, one lane.
const options = {
  algorithm: 2, // Argon2id; the library's enum is erased from its types
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

const nobodysHash = hashPassword("nobody signs in with this");

/** Whether the password belongs to the hash; without a hash it takes as long and says no. */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== null && matches;
}
