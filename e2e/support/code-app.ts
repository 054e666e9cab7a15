import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const SPAN = 30_000;

/** What an authenticator app shows for a key at a time (RFC 6238), so many codes later. */
export function codeOf(key: string, later = 0): string {
  const bits = Array.from(key.replaceAll(/\s/gu, ""), (sign) =>
    BASE32.indexOf(sign).toString(2).padStart(5, "0"),
  ).join("");
  const secret = Buffer.from(bits.match(/.{8}/gu)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const span = Buffer.alloc(8);
  span.writeBigUInt64BE(BigInt(Math.floor(Date.now() / SPAN) + later));
  const digest = createHmac("sha1", secret).update(span).digest();
  const at = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}
