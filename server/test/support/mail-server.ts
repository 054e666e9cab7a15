import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { Mailer } from "../../src/platform/mail.ts";
import { createMailer } from "../../src/platform/mail.ts";
import { createLog } from "../../src/platform/log.ts";

export type ReceivedMail = { to: string[]; raw: string };

export type MailServer = {
  /** As `SMTP_URL`. */
  url: string;
  mailer: Mailer;
  received: ReceivedMail[];
  /** How many of the next mails it turns away. */
  refuse: (mails: number) => void;
  /** The first mail to an address that has not been taken yet; waits for it. */
  take: (address: string) => Promise<ReceivedMail>;
  stop: () => Promise<void>;
};

/** A real SMTP server on a port of its own, and a mailer that sends to it. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error("Not now"), { responseCode: 451 }));
        }
        received.push({
          to: session.envelope.rcptTo.map((each) => each.address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  return {
    url,
    mailer: createMailer({
      smtpUrl: url,
      outbox: "",
      from: "provider@example.org",
      log: createLog("silent"),
    }),
    received,
    refuse: (mails) => {
      refusals = mails;
    },
    async take(address) {
      for (let tries = 0; tries < 200; tries += 1) {
        const at = received.findIndex((mail) => mail.to.includes(address));
        const [mail] = at < 0 ? [] : received.splice(at, 1);
        if (mail !== undefined) return mail;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`No mail came for ${address}.`);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text of a mail, its line breaks and signs put back. */
export function textOf({ raw }: ReceivedMail): string {
  const body = raw.slice(raw.indexOf("\r\n\r\n") + 4);
  if (/^content-transfer-encoding: base64/imu.test(raw))
    return Buffer.from(body, "base64").toString("utf8");
  if (!/^content-transfer-encoding: quoted-printable/imu.test(raw)) return body;
  const bytes = body
    .replaceAll(/=\r\n/gu, "")
    .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
