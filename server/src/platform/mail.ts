import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { Environment } from "./environment.ts";

/** One plain-text mail. */
export type Message = {
  /** Stays the same when it is sent again, so that a mail server can tell a repetition. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: { name: string; address: string };
};

/** Sends mail; a failure is thrown, and trying again is the caller's part. */
export interface Mailer {
  send(message: Message): Promise<void>;
}

type Options = {
  /** Undefined writes mail to `outbox` instead. */
  smtpUrl: string | undefined;
  /** Folder of the .eml files; made when the first one is written. */
  outbox: string;
  /** Address of the sender. */
  from: string;
  log: Logger;
};

/** Milliseconds that a mail server may be silent. */
const PATIENCE = 20_000;

/** Mail over SMTP, or, without a server, as .eml files whose address is logged. */
export function createMailer({ smtpUrl, outbox, from, log }: Options): Mailer {
  const sender = { name: PRODUCT_NAME, address: from };
  const host = from.split("@")[1] ?? "localhost";
  const headers = ({ id, to, subject, text, replyTo }: Message) => ({
    from: sender,
    to,
    subject,
    text,
    messageId: `<${id}@${host}>`,
    ...(replyTo === undefined ? {} : { replyTo }),
    // No out-of-office answers.
    headers: { "Auto-Submitted": "auto-generated" },
  });
  if (smtpUrl !== undefined) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    });
    return {
      async send(message) {
        await transport.sendMail(headers(message));
      },
    };
  }
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: raw } = await composer.sendMail(headers(message));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, `${message.id}.eml`);
      // Renamed into place, so that whoever reads along never sees half a mail.
      await writeFile(`${file}.new`, raw as Buffer, { mode: 0o600 });
      await rename(`${file}.new`, file);
      log.info({ file, to: message.to.address }, "mail written to the outbox");
    },
  };
}

/** Where people reach the server, without a slash at the end: as configured, else where it listens. */
export function publicUrlOf({
  publicUrl,
  host,
  port,
}: Pick<Environment, "publicUrl" | "host" | "port">): string {
  return publicUrl ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The mailer of an installation. */
export function mailerOf(environment: Environment, log: Logger): Mailer {
  const { provider, publicUrl, smtpUrl, dataDir } = environment;
  const host = publicUrl === undefined ? "localhost" : new URL(publicUrl).hostname;
  const from = provider.email ?? `no-reply@${host}`;
  return createMailer({ smtpUrl, outbox: join(dataDir, "outbox"), from, log });
}
