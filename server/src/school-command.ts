// `npm run school -- create …`: makes an institution with its first administrator; `retention` and `remove-demo` remove data.
import { parseArgs } from "node:util";
import { z } from "zod";
import { emailAddress, line } from "@reportair/contract/text.ts";
import type { Database } from "./database/handle.ts";
import { migrate } from "./database/migrate.ts";
import { removeDemonstration } from "./demo/demonstration-accounts.ts";
import { createInstitution } from "./features/institutions/create-institution.ts";
import { deliverNextMail } from "./features/mail/deliver-mail.ts";
import { makeLink } from "./features/password-reset/compose-link.ts";
import { takeOffByOperator } from "./features/second-factor/policy.ts";
import { AppError } from "./http/errors.ts";
import { openDatabase } from "./open-database.ts";
import { holdDataFolder } from "./platform/data-folder.ts";
import { readEnvironment, type Environment } from "./platform/environment.ts";
import { createLog } from "./platform/log.ts";
import { mailerOf, publicUrlOf } from "./platform/mail.ts";
import { StartError } from "./platform/start-error.ts";
import { runRetention } from "./retention-command.ts";

const USAGE = `Makes an institution with its first administrator:

  npm run school -- create --name "Hill Top School" --email head@hilltop.example \\
    --first-name Helen --last-name Marsden [--short-name HTS]… [--teaches]

  --short-name  another name that the school goes by; may be repeated
  --teaches     the administrator writes reports too

Removes the demonstration schools with all they hold, before others than this machine are served:

  npm run school -- remove-demo

Takes two-step sign-in off an account, for the administrator of whom no colleague can take it off:

  npm run school -- second-step-off <e-mail address>

Removes what is kept no longer, as the server does by itself once a day:

  npm run school -- retention [--dry-run]

  --dry-run     only says what would go: counts and record ids

With SMTP_URL the administrator is mailed a link that sets their password; without it, the link is printed.
It uses the same settings as the server (DATABASE_URL or DATA_DIR, PUBLIC_URL, SMTP_URL). With the embedded
database the server must be stopped first.`;

const input = z.object({
  name: line("--name", 200),
  email: emailAddress,
  "first-name": line("--first-name", 100),
  "last-name": line("--last-name", 100),
  "short-name": z.array(line("--short-name", 100)).default([]),
  teaches: z.boolean().default(false),
});

function readArguments(args: string[]): z.output<typeof input> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: "string" },
        email: { type: "string" },
        "first-name": { type: "string" },
        "last-name": { type: "string" },
        "short-name": { type: "string", multiple: true },
        teaches: { type: "boolean" },
      },
    });
    if (positionals.length === 1 && positionals[0] === "create") return input.parse(values);
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? error.issues.map((issue) => issue.message).join("\n")
        : (error as Error).message;
    throw new StartError(`${reason}\n\n${USAGE}`, { cause: error });
  }
  throw new StartError(USAGE);
}

async function retention(args: string[]): Promise<string> {
  if (args.length > 1 || (args[0] ?? "--dry-run") !== "--dry-run") throw new StartError(USAGE);
  return onDatabase((database, environment) => {
    const publicUrl = () => publicUrlOf(environment);
    return runRetention({ database, publicUrl, now: () => new Date() }, args[0] === "--dry-run");
  });
}

async function removeDemo(args: string[]): Promise<string> {
  if (args.length > 0) throw new StartError(USAGE);
  return onDatabase(async (database) => {
    const names = await removeDemonstration(database);
    return names.length === 0
      ? "There is no demonstration school here. Nothing was removed.\n"
      : `Removed with all they held: ${names.join(", ")}.\n`;
  });
}

async function secondStepOff(args: string[]): Promise<string> {
  const [email, ...more] = args;
  if (email === undefined || more.length > 0) throw new StartError(USAGE);
  return onDatabase(async (database) => {
    const name = await takeOffByOperator(database, email);
    if (name === null)
      throw new StartError(`No account with the address ${email} has a second step.`);
    return `Two-step sign-in is taken off the account of ${name}, who is mailed about it by the running server and signs in with the password alone.\n`;
  });
}

async function create(args: string[]): Promise<string> {
  const given = readArguments(args);
  return onDatabase(async (database, environment) => {
    const welcome = environment.smtpUrl !== undefined;
    const { user_id } = await createInstitution(database, {
      name: given.name,
      short_names: given["short-name"],
      administrator: {
        email: given.email,
        first_name: given["first-name"],
        last_name: given["last-name"],
        role: given.teaches ? "adminteacher" : "admin",
      },
      welcome,
    });
    const made = `${given.name} is ready, with ${given.email} as its administrator.`;
    const publicUrl = publicUrlOf(environment);
    if (!welcome) {
      const link = await makeLink(database, "welcome", user_id, publicUrl);
      return `${made}\nTo set their password, within three days and once:\n\n  ${link?.url}\n`;
    }
    const log = createLog("warn");
    const mailer = mailerOf(environment, log);
    const now = () => new Date();
    const parts = { database, mailer, publicUrl: () => publicUrl, now, log };
    while (await deliverNextMail(parts));
    return `${made}\nA link to set their password is on its way by mail; where the mail server did not take it, the running server tries again.\n`;
  });
}

/** Works on the environment's database, brought up to date, and lets go of it whatever happens. */
async function onDatabase(
  work: (database: Database, environment: Environment) => Promise<string>,
): Promise<string> {
  const environment = readEnvironment(process.env);
  const embedded = environment.databaseUrl === undefined;
  const release = embedded ? holdDataFolder(environment.dataDir) : () => undefined;
  try {
    const database = await openDatabase(environment, 2);
    try {
      await migrate(database.owner);
      return await work(database, environment);
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
}

try {
  const [command, ...rest] = process.argv.slice(2);
  const commands: Record<string, (args: string[]) => Promise<string>> = {
    retention,
    "remove-demo": removeDemo,
    "second-step-off": secondStepOff,
  };
  const run = commands[command ?? ""];
  process.stdout.write(run ? await run(rest) : await create(process.argv.slice(2)));
} catch (error) {
  const sentence =
    error instanceof StartError
      ? error.message
      : error instanceof AppError
        ? Object.values(error.details.fields ?? { detail: [error.message] })
            .flat()
            .join("\n")
        : null;
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
