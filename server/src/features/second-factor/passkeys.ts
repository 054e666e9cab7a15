import { createHmac } from "node:crypto";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { PASSKEYS_MAX } from "@reportair/contract/features/second-factor.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { MadePasskey, SignedByPasskey } from "@reportair/contract/passkeys.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { Database } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import type { Origin } from "../accounts/origin.ts";
import { composeTold } from "./compose-told.ts";
import { keepOne } from "./keep-one.ts";
import {
  deletePasskey,
  findPasskeys,
  insertPasskey,
  putChallenge,
  takeChallenge,
  type Purpose,
} from "./queries-of-passkeys.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { relyingPartyOf, type RelyingParty } from "./relying-party.ts";

type Parts = { database: Database; publicUrl: () => string; secret: string };

/** ES256, EdDSA and RS256, which every passkey has one of; what is newer is experimental in Node. */
const ALGORITHMS = [-7, -8, -257];

/** What a browser needs to make a passkey for whoever is signed in. */
export async function beginPasskey({ database, publicUrl, secret }: Parts, person: SignedIn) {
  const { id: rpID } = partyOf(publicUrl);
  const known = await findPasskeys(database, person.user_id);
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID,
    userName: person.user.email,
    userDisplayName: fullName(person.user),
    userID: handleOf(secret, person.user_id),
    excludeCredentials: known.map(describe),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await putChallenge(database, person.token, "register", options.challenge);
  return { ...options };
}

/** Adds a passkey that the browser has made; returns the recovery codes, or null where there are some from before. */
export async function addPasskey(
  { database, publicUrl }: Parts,
  person: SignedIn,
  { name, passkey, origin }: { name: string; passkey: MadePasskey; origin: Origin },
): Promise<string[] | null> {
  const party = partyOf(publicUrl);
  const expectedChallenge = await takeChallenge(database, person.token, "register");
  if (expectedChallenge === null) throw notMade();
  const made = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (made?.verified !== true) throw notMade();
  const { id, publicKey, counter } = made.registrationInfo.credential;
  const recoveryCodes = newRecoveryCodes();
  const outcome = await insertPasskey(database, person.user_id, {
    credentialId: id,
    publicKey,
    counter,
    transports: passkey.response.transports ?? [],
    name,
    most: PASSKEYS_MAX,
    recoveryCodes,
    keep: person.token,
    origin,
    told: composeTold("passkey_added", holderOf(person)),
  });
  if (outcome === "full") {
    throw new AppError("conflict", {
      detail: `You have ${PASSKEYS_MAX} passkeys. Remove one first.`,
    });
  }
  if (outcome === "taken")
    throw new AppError("conflict", { detail: "This passkey is known here already." });
  return outcome === "made" ? recoveryCodes : null;
}

/** Removes one of somebody's passkeys, unless their school requires it of them. */
export async function removePasskey(
  database: Database,
  person: SignedIn,
  { id, origin }: { id: number; origin: Origin },
): Promise<void> {
  const told = composeTold("passkey_removed", holderOf(person));
  const outcome = await deletePasskey(database, person.user_id, { id, origin, told });
  if (outcome === "none") throw notFound();
  if (outcome === "required") throw keepOne();
}

/** What somebody's passkeys are to sign. */
export async function beginSigning(
  { database, publicUrl }: Pick<Parts, "database" | "publicUrl">,
  userId: number,
  { holder, purpose }: { holder: string; purpose: Purpose },
) {
  const { id: rpID } = partyOf(publicUrl);
  const known = await findPasskeys(database, userId);
  if (known.length === 0) throw notFound();
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: known.map(describe),
    userVerification: "required",
  });
  await putChallenge(database, holder, purpose, options.challenge);
  return { ...options };
}

/** Which passkey of this person has signed the challenge, and how far it counts; null where none has. */
export async function checkSigned(
  { database, publicUrl }: Pick<Parts, "database" | "publicUrl">,
  userId: number,
  { signed, holder, purpose }: { signed: SignedByPasskey; holder: string; purpose: Purpose },
): Promise<{ credentialId: string; counter: number } | null> {
  const party = partyOf(publicUrl);
  // Taken up whatever comes of it, so that no answer is looked at twice.
  const expectedChallenge = await takeChallenge(database, holder, purpose);
  const known = (await findPasskeys(database, userId)).find(
    ({ credential_id }) => credential_id === signed.id,
  );
  if (expectedChallenge === null || known === undefined) return null;
  const checked = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: Number(known.counter),
    },
  }).catch(() => null);
  if (checked?.verified !== true) return null;
  return { credentialId: known.credential_id, counter: checked.authenticationInfo.newCounter };
}

/** Said where a passkey has not signed what it was to sign. */
export const WRONG_PASSKEY = "The passkey could not be checked. Please try again.";

function partyOf(publicUrl: () => string): RelyingParty {
  const party = relyingPartyOf(publicUrl());
  if (party !== null) return party;
  throw new AppError("conflict", {
    detail: "Passkeys need an address with a name and https, which this server does not have.",
  });
}

// Known to the person's devices, and so it tells nobody who it is.
function handleOf(secret: string, userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac("sha256", secret).update(`passkeys\0${userId}`).digest());
}

function describe({ credential_id, transports }: { credential_id: string; transports: string[] }) {
  return { id: credential_id, transports };
}

const notMade = () =>
  new AppError("invalid", { detail: "The passkey could not be made. Please begin again." });

const holderOf = ({ user }: SignedIn) => ({ name: fullName(user), email: user.email });
