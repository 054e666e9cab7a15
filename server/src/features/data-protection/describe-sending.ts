import type { DataProtection } from "@reportair/contract/features/data-protection.ts";
import type { Environment } from "../../platform/environment.ts";
import { ANTHROPIC_HOST, ANTHROPIC_MODEL } from "../../platform/anthropic.ts";
import { placeOf } from "./place-of.ts";

/** What of this installation decides where data go. */
export type Sending = Pick<DataProtection, "mail" | "database" | "model">;

/** Reads out of the environment where data go; of secrets nothing. */
export function describeSending({
  writer,
  smtpUrl,
  databaseUrl,
}: Pick<Environment, "writer" | "smtpUrl" | "databaseUrl">): Sending {
  return {
    model: modelOf(writer),
    mail: smtpUrl === undefined ? null : new URL(smtpUrl).hostname,
    database: databaseUrl === undefined ? "on_this_machine" : "database_server",
  };
}

function modelOf(writer: Environment["writer"]): Sending["model"] {
  if (writer.kind === "embedded") return null;
  const host = writer.baseUrl === undefined ? ANTHROPIC_HOST : new URL(writer.baseUrl).hostname;
  return {
    provider: writer.kind === "anthropic" ? "Anthropic" : host,
    name: writer.model ?? ANTHROPIC_MODEL,
    host,
    place: placeOf(host),
  };
}
