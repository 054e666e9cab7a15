import { expect, it } from "vitest";
import { placeOf } from "./place-of.ts";

it.each([
  ["127.0.0.1", "this_machine"],
  ["127.8.9.1", "this_machine"],
  ["localhost", "this_machine"],
  ["[::1]", "this_machine"],
  ["::ffff:127.0.0.1", "this_machine"],
  ["10.1.2.3", "private_network"],
  ["172.16.0.9", "private_network"],
  ["172.31.255.1", "private_network"],
  ["192.168.1.20", "private_network"],
  ["[fd12:3456::1]", "private_network"],
  ["gpu-box", "private_network"],
  ["models.hilltop.internal", "private_network"],
  ["models.local.", "private_network"],
  ["172.32.0.1", "outside"],
  ["8.8.8.8", "outside"],
  ["[2a00:1450::1]", "outside"],
  ["api.anthropic.com", "outside"],
  ["local.example.com", "outside"],
  ["10.example.com", "outside"],
])("%s is %s", (host, place) => expect(placeOf(host)).toBe(place));
