import { type TOTP, URI } from "otpauth";
import type { Client } from "./client.ts";

/** An app that shows codes, set up from the address that the server gives. */
export type CodeApp = { code: (at: Date) => string };

function readAddress(address: string): CodeApp {
  const codes = URI.parse(address) as TOTP;
  return { code: (at) => codes.generate({ timestamp: at.getTime() }) };
}

/** Turns codes on for whoever is signed in; returns their app and their recovery codes. */
export async function turnCodesOn(
  client: Client,
  at: Date,
): Promise<{ app: CodeApp; recoveryCodes: string[] }> {
  const begun = await client.post("users/me/second-factor/codes/");
  const app = readAddress(begun.body.address);
  const answer = await client.post("users/me/second-factor/codes/confirm/", { code: app.code(at) });
  if (answer.status !== 200) throw new Error(`The codes are not on: ${answer.text}`);
  return { app, recoveryCodes: answer.body.recovery_codes };
}
