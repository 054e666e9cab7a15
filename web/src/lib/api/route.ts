import type { Endpoint } from "@reportair/contract/endpoint.ts";

/**
 * An endpoint for callers that must stay small: method and path, checked against the contract by
 * type only, so that the contract's validators are not loaded with the first page. `call` reads
 * nothing else of an endpoint.
 */
export function route<E extends Endpoint>(address: Pick<E, "method" | "path">): E {
  return address as E;
}
