import type { Place } from "@reportair/contract/features/data-protection.ts";
import type { Environment } from "../../platform/environment.ts";
import { describeSending } from "../data-protection/describe-sending.ts";
import { advised, essential, type Point } from "./point.ts";

/** Different characters below which a secret was typed by hand. */
const VARIED = 10;

const WHERE: Record<Place, string> = {
  this_machine: "on this machine",
  private_network: "in a private network, as its address tells",
  outside: "outside your network, as its address tells",
};

/** What can be told of the settings alone. */
export function pointsOfSettings(environment: Environment): Point[] {
  const { publicUrl, trustProxy, smtpUrl, hostingCountry } = environment;
  const https = publicUrl?.startsWith("https://") ?? false;
  return [
    provider(environment),
    advised(
      "Registration",
      environment.provider.registration !== undefined,
      "The legal pages give your number with the data-protection regulator.",
      "Set PROVIDER_REGISTRATION to your number with the data-protection regulator (ICO): most who provide a service to schools have to be registered.",
    ),
    essential(
      "Hosting country",
      hostingCountry !== undefined,
      `The legal pages say that data are kept in ${hostingCountry}.`,
      'Set HOSTING_COUNTRY to where the server and its database stand, such as "the United Kingdom": the legal pages cannot say it yet.',
    ),
    essential(
      "https",
      https,
      `People reach it at ${publicUrl}.`,
      publicUrl === undefined
        ? "Set PUBLIC_URL to the address that people open, beginning with https://."
        : "PUBLIC_URL begins with http://: passwords and pupils' data would cross the network for all to read. Let a proxy speak https.",
    ),
    essential(
      "Proxy",
      trustProxy !== false,
      "Addresses of clients and https are taken from the proxy.",
      "Set TRUST_PROXY to 1, or to the proxy's address: without it the session cookie is not marked Secure, and all clients count as one.",
    ),
    essential(
      "Mail",
      smtpUrl !== undefined,
      `Mail goes through ${smtpUrl === undefined ? "" : new URL(smtpUrl).hostname}. Try it with --mail-to and your own address.`,
      "Set SMTP_URL: links for passwords and warnings before data are removed reach nobody.",
    ),
    secret(environment),
    ...model(environment),
  ];
}

function provider({ provider: { name, address, email } }: Environment): Point {
  const unset = Object.entries({
    PROVIDER_NAME: name,
    PROVIDER_ADDRESS: address,
    PROVIDER_EMAIL: email,
  }).flatMap(([setting, value]) => (value === undefined ? [setting] : []));
  return essential(
    "Provider",
    unset.length === 0,
    `The legal pages name ${name}, with address and e-mail.`,
    `Set ${unset.join(", ")}: the legal pages have to say who provides the service and how to reach them.`,
  );
}

function secret({ sessionSecret, databaseUrl }: Environment): Point {
  if (sessionSecret === undefined && databaseUrl === undefined) {
    return { name: "Secret", state: "done", says: "It is made and kept in DATA_DIR." };
  }
  return essential(
    "Secret",
    new Set(sessionSecret).size >= VARIED,
    "SESSION_SECRET is set. Keep a copy apart from the backups.",
    "SESSION_SECRET repeats a few characters: take what `openssl rand -base64 48` prints.",
  );
}

function model(environment: Environment): Point[] {
  const { model: sent } = describeSending(environment);
  const { writer } = environment;
  if (sent === null || writer.kind === "embedded") {
    return [{ name: "Model", state: "done", says: "Reports are written on this server." }];
  }
  const open = sent.place === "outside" && (writer.baseUrl?.startsWith("http://") ?? false);
  return [
    essential(
      "Model",
      !open,
      `${sent.name} at ${sent.host}, ${WHERE[sent.place]}.`,
      "WRITER_BASE_URL leads outside by http://: what is sent could be read on the way. Take its https address.",
    ),
    ...(sent.place === "outside"
      ? [
          {
            name: "Model's terms",
            state: "by_hand" as const,
            says: `Have terms with ${sent.provider}: no training on what is sent, how long it is kept, in which country.`,
          },
        ]
      : []),
  ];
}

/** One line for the log of a server that others reach while something essential is missing; null where nothing is. */
export function whatIsMissing(environment: Environment): string | null {
  if (environment.publicUrl === undefined) return null;
  const missing = pointsOfSettings(environment).filter(({ state }) => state === "missing");
  if (missing.length === 0) return null;
  const names = missing.map(({ name }) => name).join(", ");
  return `not ready for the public, missing: ${names}. npm run ready says what to set`;
}
