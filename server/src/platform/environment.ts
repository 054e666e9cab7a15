import { isIP } from "node:net";
import { SETTINGS, type SettingName, type SettingValues } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** Which writer writes; a model writer has what its calls need. */
export type WriterChoice =
  | { kind: "embedded" }
  | { kind: "anthropic"; model: string | undefined; apiKey: string; baseUrl: string | undefined }
  | { kind: "openai-compatible"; model: string; apiKey: string | undefined; baseUrl: string };

/** What the server is told from outside, checked. Read once, by the entry points only. */
export type Environment = {
  role: "all" | "web" | "worker";
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** A PostgreSQL server; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Whether an empty database gets the demonstration school. */
  demo: boolean;
  /** Where people reach the server, without a slash at the end. */
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  writer: WriterChoice & {
    /** Most model calls at one time. */
    concurrency: number;
    timeoutSeconds: number;
  };
  /** Undefined only on the embedded database, which keeps one of its own in `dataDir`. */
  sessionSecret: string | undefined;
  /** The least of what is logged, as pino names it. */
  logLevel: string;
  /** Where the process tells of itself in numbers; null where it does not. */
  metrics: { host: string; port: number } | null;
  /** As fastify's `trustProxy`. */
  trustProxy: false | string;
  stripe: {
    secretKey: string | undefined;
    webhookSecret: string | undefined;
    price: string | undefined;
    apiBase: string | undefined;
  };
  provider: {
    name: string | undefined;
    address: string | undefined;
    email: string | undefined;
    registration: string | undefined;
  };
  /** Where the server and its database stand, as the legal pages say it. */
  hostingCountry: string | undefined;
  /** A file that is touched whenever a backup has ended well. Absolute path. */
  backupStamp: string | undefined;
  contactForm: { url: string | undefined; key: string | undefined };
  /** Where signing in with a school's accounts is asked for, in place of Google's and Microsoft's own. */
  issuers: { google: string | undefined; microsoft: string | undefined };
};

/** Whether only this machine reaches an address. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function readValue<N extends SettingName>(name: N, given: string | undefined): SettingValues[N] {
  const { schema, mustBe, ...rest } = SETTINGS[name];
  // An empty value is how compose files and shells say "not set".
  const text = given?.trim();
  const result = schema.safeParse(text === "" ? undefined : text);
  if (result.success) return result.data as SettingValues[N];
  const shown = "secret" in rest ? "" : `, not "${text}"`;
  throw new StartError(`${name} must be ${mustBe}${shown}.`);
}

function chooseWriter(values: SettingValues): WriterChoice {
  const { WRITER: kind, WRITER_MODEL: model, WRITER_API_KEY: apiKey } = values;
  const baseUrl = values.WRITER_BASE_URL;
  if (kind === "anthropic") {
    if (apiKey === undefined)
      throw new StartError("WRITER_API_KEY must be set for WRITER=anthropic.");
    return { kind, model, apiKey, baseUrl };
  }
  if (kind === "openai-compatible") {
    if (baseUrl === undefined || model === undefined) {
      const name = baseUrl === undefined ? "WRITER_BASE_URL" : "WRITER_MODEL";
      throw new StartError(`${name} must be set for WRITER=openai-compatible.`);
    }
    return { kind, model, apiKey, baseUrl };
  }
  return { kind };
}

/** The setting by which others than this machine reach the server, as a sentence names it; null where none does. */
export function reachedBy({
  host,
  publicUrl,
  trustProxy,
}: Pick<Environment, "host" | "publicUrl" | "trustProxy">): string | null {
  if (!isLoopback(host)) return `HOST=${host}`;
  if (publicUrl !== undefined) return "a PUBLIC_URL";
  return trustProxy === false ? null : "TRUST_PROXY";
}

/** The demonstration school's passwords are known to all, so only this machine may reach it. */
function chooseDemo(values: SettingValues): boolean {
  const { DEMO, HOST: host, PUBLIC_URL: publicUrl, TRUST_PROXY: trustProxy, DATABASE_URL } = values;
  const because = reachedBy({ host, publicUrl, trustProxy });
  if (DEMO !== true) return DEMO ?? (DATABASE_URL === undefined && because === null);
  if (because === null) return true;
  throw new StartError(
    `DEMO=1 is refused with ${because}, because its passwords are known to all: ` +
      "take DEMO away, or let only this machine reach the server.",
  );
}

function checkDatabase({ DATABASE_URL, ROLE, SESSION_SECRET }: SettingValues): void {
  if (DATABASE_URL === undefined && ROLE !== "all") {
    throw new StartError(
      `ROLE=${ROLE} needs DATABASE_URL, because the embedded database serves one process only.`,
    );
  }
  if (DATABASE_URL !== undefined && SESSION_SECRET === undefined) {
    throw new StartError(
      `SESSION_SECRET must be set with DATABASE_URL: ${SETTINGS.SESSION_SECRET.mustBe}, ` +
        "the same for every process.",
    );
  }
}

/** Reads and checks every setting; throws a StartError that names the first wrong one. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const names = Object.keys(SETTINGS) as SettingName[];
  const values = Object.fromEntries(
    names.map((name) => [name, readValue(name, env[name])]),
  ) as SettingValues;
  checkDatabase(values);
  return {
    role: values.ROLE,
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    demo: chooseDemo(values),
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    writer: {
      ...chooseWriter(values),
      concurrency: values.WRITER_CONCURRENCY,
      timeoutSeconds: values.WRITER_TIMEOUT,
    },
    sessionSecret: values.SESSION_SECRET,
    logLevel: values.LOG_LEVEL,
    metrics:
      values.METRICS_PORT === undefined
        ? null
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    trustProxy: values.TRUST_PROXY,
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      price: values.STRIPE_PRICE,
      apiBase: values.STRIPE_API_BASE,
    },
    provider: {
      name: values.PROVIDER_NAME,
      address: values.PROVIDER_ADDRESS,
      email: values.PROVIDER_EMAIL,
      registration: values.PROVIDER_REGISTRATION,
    },
    hostingCountry: values.HOSTING_COUNTRY,
    backupStamp: values.BACKUP_STAMP,
    contactForm: { url: values.CONTACT_FORM_URL, key: values.CONTACT_FORM_KEY },
    issuers: { google: values.GOOGLE_ISSUER, microsoft: values.MICROSOFT_ISSUER },
  };
}
