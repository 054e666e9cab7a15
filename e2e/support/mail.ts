import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The link to a page in a mail about an address, without its quoted-printable wrapping; undefined where none has been
 * written yet. A server without a mail server writes its mail into its data folder.
 */
export function mailedLink(folder: string, address: string, page: string): string | undefined {
  const outbox = join(folder, "outbox");
  const link = new RegExp(`http\\S+${page}\\?token=\\S+`, "u");
  return (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(outbox, name), "utf8").replaceAll(/=\r?\n/gu, ""))
    .filter((text) => text.includes(address))
    .map((text) => link.exec(text.replaceAll("=3D", "="))?.[0])
    .find((found) => found !== undefined);
}
