import type { IDToken } from "openid-client";
import { line } from "@reportair/contract/text.ts";
import { PERSONAL_TENANT } from "@reportair/contract/features/sign-in-providers.ts";
import type { Named, SealedDoor } from "./queries.ts";
import { type Reason, turnedAway } from "./turned-away.ts";

/** Who a provider says that it is. */
export type Person = Named & {
  /** Whether nobody but the school can have given the address: then it finds an account by itself, once. */
  sure: boolean;
  /** Another address that the directory has of them, which anybody may have written there. */
  otherAddress: string | null;
  names: { first_name: string; last_name: string };
  /** In seconds since 1970: when they gave their password there; null where it is not told. */
  signedInAt: number | null;
  missing: ("acct" | "auth_time")[];
};

type Of = Pick<SealedDoor, "provider" | "tenant" | "domain" | "accounts_domain">;

/** Reads a checked token as of one of the school's own accounts; throws the reason where it is of no such. */
export function whoItIs(door: Of, claims: IDToken): Person {
  return door.provider === "google" ? ofGoogle(door, claims) : ofMicrosoft(door, claims);
}

function ofGoogle(door: Of, claims: IDToken): Person {
  const address = text(claims["email"]);
  // Of the token, and not of what was asked for: anybody can choose another account on the way.
  if (text(claims["hd"]).toLowerCase() !== door.tenant) throw away(door, "other_school", address);
  if (claims["email_verified"] !== true || !isAddress(address))
    throw away(door, "unverified", address);
  return {
    tenant: door.tenant,
    issuer: claims.iss,
    subject: claims.sub,
    address,
    sure: true,
    otherAddress: null,
    ...about(claims, address),
    missing: text(claims["auth_time"]) === "" ? ["auth_time"] : [],
  };
}

function ofMicrosoft(door: Of, claims: IDToken): Person {
  const address = text(claims["preferred_username"]);
  const tenant = text(claims["tid"]).toLowerCase();
  if (tenant !== door.tenant || tenant === PERSONAL_TENANT)
    throw away(door, "other_school", address);
  const { acct, idp, oid } = claims;
  const isGuest =
    Number(acct) === 1 ||
    (idp !== undefined && idp !== claims.iss) ||
    address.toLowerCase().includes("#ext#");
  if (isGuest) throw away(door, "guest", address);
  // The same in every app of the tenant, and nobody else's after them.
  if (typeof oid !== "string" || oid === "") throw away(door, "unproven", address);
  if (!isAddress(address)) throw away(door, "unverified", address);
  const mail = text(claims["email"]);
  const domain = domainOf(address);
  return {
    tenant,
    issuer: claims.iss,
    subject: oid,
    address,
    // The name that one signs in with is unique in the tenant; that nobody is a guest has to be said.
    sure: acct !== undefined && (domain === door.domain || domain === door.accounts_domain),
    otherAddress: isAddress(mail) && mail.toLowerCase() !== address.toLowerCase() ? mail : null,
    ...about(claims, address),
    missing: [
      ...(acct === undefined ? (["acct"] as const) : []),
      ...(text(claims["auth_time"]) === "" ? (["auth_time"] as const) : []),
    ],
  };
}

/** What stands behind an address's at-sign, in small letters. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}

function about(claims: IDToken, address: string): Pick<Person, "names" | "signedInAt"> {
  const [first = "", ...rest] = text(claims["name"]).split(/\s+/u);
  const [before = ""] = address.split("@");
  const at = Number(claims["auth_time"]);
  return {
    names: {
      first_name: named(text(claims["given_name"]), first, before),
      last_name: named(text(claims["family_name"]), rest.join(" "), before),
    },
    signedInAt: claims["auth_time"] === undefined || !Number.isFinite(at) ? null : at,
  };
}

/** The first that may be a name here. */
function named(...candidates: string[]): string {
  for (const candidate of candidates) {
    const name = line("Name", 100).safeParse(candidate);
    if (name.success) return name.data;
  }
  return "Teacher";
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

const isAddress = (value: string) =>
  value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value);

const away = ({ provider }: Of, reason: Reason, address: string) =>
  turnedAway(reason, provider, isAddress(address) ? address : undefined);
