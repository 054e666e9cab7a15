import { BlockList, isIP } from "node:net";
import type { Place } from "@reportair/contract/features/data-protection.ts";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv4");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");

/** Endings that no public name has. */
const PRIVATE_NAME = /(?:^|\.)(?:local|internal|intranet|lan|home\.arpa)$/u;

/** Where a host is, as far as its address tells: a public name may still lead into the school's own network. */
export function placeOf(host: string): Place {
  const bare = host
    .replace(/^\[|\]$/gu, "")
    .replace(/\.$/u, "")
    .toLowerCase();
  const version = isIP(bare);
  if (version !== 0) {
    const family = version === 4 ? "ipv4" : "ipv6";
    if (LOOPBACK.check(bare, family)) return "this_machine";
    return PRIVATE.check(bare, family) ? "private_network" : "outside";
  }
  if (bare === "localhost" || bare.endsWith(".localhost")) return "this_machine";
  return PRIVATE_NAME.test(bare) || !bare.includes(".") ? "private_network" : "outside";
}
