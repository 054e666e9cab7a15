import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/u)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

const address = (...protocols: string[]) =>
  z.string().refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== "";
  });

const webAddress = address("http:", "https:").transform((value) => value.replace(/\/+$/u, ""));
/** Asked from this server with what a school has settled: anything but https would be a program on this machine. */
const issuer = webAddress.refine((value) => {
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || ["127.0.0.1", "localhost"].includes(hostname);
});
const ISSUER =
  "an https address such as https://login.school.example/{tenantid}/v2.0, where {tenantid} stands for the school's tenant";
const word = z.string().regex(/^\S+$/u);

const host = z
  .string()
  .transform((value) => value.replace(/^\[(.*)\]$/u, "$1"))
  .refine((value) => isIP(value) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/iu.test(value));

const NEAR = new Set(["loopback", "linklocal", "uniquelocal"]);

function isProxy(text: string): boolean {
  const [ip = "", bits, ...rest] = text.trim().split("/");
  const family = isIP(ip) === 6 ? "ipv6" : "ipv4";
  if (bits === undefined) return NEAR.has(ip) || isIP(ip) > 0;
  const most = family === "ipv6" ? 128 : 32;
  return isIP(ip) > 0 && rest.length === 0 && /^\d+$/u.test(bits) && Number(bits) <= most;
}

const proxies = z
  .string()
  .refine((value) => ["0", "1", "true", "false"].includes(value) || value.split(",").every(isProxy))
  .transform((value) => {
    if (value === "0" || value === "false") return false;
    // Nobody but a program on this machine: whoever else is believed could write these headers themselves.
    return value === "1" || value === "true" ? "loopback" : value;
  });

/** A setting: its schema, and what it must be in words that follow "must be". */
type Setting = { schema: z.ZodType; mustBe: string; secret?: true };

/** Every setting that the server reads from its environment. A secret one is never repeated in a message. */
export const SETTINGS = {
  PORT: { schema: wholeNumber(0, 65_535).default(8000), mustBe: "a whole number from 0 to 65535" },
  HOST: { schema: host.default("127.0.0.1"), mustBe: "an IP address or a host name" },
  DATA_DIR: {
    schema: z
      .string()
      .default("data")
      .transform((folder) => resolve(folder)),
    mustBe: "a folder",
  },
  DATABASE_URL: {
    schema: address("postgres:", "postgresql:").optional(),
    mustBe: "an address such as postgres://user:password@host:5432/database",
    secret: true,
  },
  DEMO: {
    schema: z
      .enum(["0", "1"])
      .transform((value) => value === "1")
      .optional(),
    mustBe: "1 or 0",
  },
  PUBLIC_URL: {
    schema: webAddress.optional(),
    mustBe: "an address such as https://reports.school.example",
  },
  SMTP_URL: {
    schema: address("smtp:", "smtps:").optional(),
    mustBe: "an address such as smtps://user:password@mail.school.example",
    secret: true,
  },
  WRITER: {
    schema: z.enum(["embedded", "anthropic", "openai-compatible"]).default("embedded"),
    mustBe: "embedded, anthropic or openai-compatible",
  },
  WRITER_MODEL: { schema: word.optional(), mustBe: "the name of a model, without spaces" },
  WRITER_BASE_URL: {
    schema: webAddress.optional(),
    mustBe: "an address such as https://models.school.example/v1",
    secret: true,
  },
  WRITER_API_KEY: { schema: word.optional(), mustBe: "a key without spaces", secret: true },
  WRITER_CONCURRENCY: {
    schema: wholeNumber(1, 64).default(8),
    mustBe: "a whole number from 1 to 64",
  },
  WRITER_TIMEOUT: {
    schema: wholeNumber(1, 600).default(60),
    mustBe: "a whole number of seconds from 1 to 600",
  },
  ROLE: { schema: z.enum(["all", "web", "worker"]).default("all"), mustBe: "all, web or worker" },
  LOG_LEVEL: {
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    mustBe: "fatal, error, warn, info, debug, trace or silent",
  },
  METRICS_PORT: {
    schema: wholeNumber(0, 65_535).optional(),
    mustBe: "a whole number from 0 to 65535",
  },
  METRICS_HOST: { schema: host.default("127.0.0.1"), mustBe: "an IP address or a host name" },
  SESSION_SECRET: {
    schema: z.string().min(32).optional(),
    mustBe: "a secret of at least 32 characters",
    secret: true,
  },
  TRUST_PROXY: {
    schema: proxies.default(false),
    mustBe: "1, 0 or the addresses of the proxies in front, separated by commas",
  },
  STRIPE_PRICE: { schema: word.optional(), mustBe: "the id of a price, without spaces" },
  STRIPE_SECRET_KEY: { schema: word.optional(), mustBe: "a key without spaces", secret: true },
  STRIPE_WEBHOOK_SECRET: {
    schema: word.optional(),
    mustBe: "a secret without spaces",
    secret: true,
  },
  STRIPE_API_BASE: {
    schema: webAddress.optional(),
    mustBe: "an address such as https://api.stripe.com",
  },
  PROVIDER_NAME: { schema: z.string().optional(), mustBe: "a name" },
  PROVIDER_ADDRESS: { schema: z.string().optional(), mustBe: "a postal address" },
  PROVIDER_EMAIL: { schema: z.email().optional(), mustBe: "an e-mail address" },
  PROVIDER_REGISTRATION: { schema: z.string().optional(), mustBe: "a registration number" },
  HOSTING_COUNTRY: {
    schema: z.string().max(100).optional(),
    mustBe: "the name of a country, at most 100 characters",
  },
  BACKUP_STAMP: {
    schema: z
      .string()
      .transform((file) => resolve(file))
      .optional(),
    mustBe: "a file",
  },
  GOOGLE_ISSUER: { schema: issuer.optional(), mustBe: ISSUER },
  MICROSOFT_ISSUER: { schema: issuer.optional(), mustBe: ISSUER },
  CONTACT_FORM_URL: {
    schema: webAddress.optional(),
    mustBe: "an address such as https://forms.example/submit",
  },
  CONTACT_FORM_KEY: { schema: word.optional(), mustBe: "a key without spaces", secret: true },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** The settings' values, each of its own type. */
export type SettingValues = { [N in SettingName]: z.output<(typeof SETTINGS)[N]["schema"]> };
