import { isIP } from "node:net";

/**
 * What attempts from an IP address are counted by: itself, or of IPv6 its /64, as one customer has all of that to
 * choose from. An IPv4 address written as IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  const [ip = ""] = address.split("%", 1);
  if (isIP(ip) !== 6) return address;
  const groups = groupsOf(ip);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff)
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight numbers of an IPv6 address; the parser of web addresses writes every one the same way. */
function groupsOf(ip: string): number[] {
  const [before = "", after] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split("::");
  const numbers = (text = "") =>
    text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
  const [head, tail] = [numbers(before), numbers(after)];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
