import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "@reportair/contract/endpoint.ts";
import { ERRORS, type ErrorCode } from "@reportair/contract/errors.ts";
import { API_BASE } from "@reportair/contract/product.ts";

/** One call as it came over the wire, read by the contract's schemas. */
export interface Asked<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  headers: Headers;
}

/** An answer that says no. */
class Refusal {
  readonly status: number;
  readonly body: unknown;
  constructor(code: ErrorCode, more: object) {
    this.status = ERRORS[code].status;
    this.body = { detail: ERRORS[code].detail, code, ...more };
  }
}

/** Refuses a call with an error of the contract's list, and what that error carries beside its sentence. */
export const refuse = (code: ErrorCode, more: object = {}) => new Refusal(code, more);

/** The call arrives, and its answer is lost on the way back. */
export const LOST = Symbol("lost");

type Reply<E extends Endpoint> = ResponseOf<E> | Refusal | typeof LOST;
type Handler = (address: URL, init: RequestInit) => Promise<Response>;

const calls = new Map<string, Handler>();
const faults: string[] = [];
let listening = false;

/**
 * Answers an endpoint of the contract from now on, in the place of what answered it before; returns the list
 * of calls that come, which grows. What does not fit the contract, in a call or an answer, fails the test.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  reply: (asked: Asked<E>) => Reply<E> | Promise<Reply<E>>,
): Asked<E>[] {
  const came: Asked<E>[] = [];
  calls.set(`${endpoint.method} ${endpoint.path}`, async (address, init) => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    // The schemas are those of this endpoint, so what they return has its types.
    const asked = {
      params: endpoint.params?.parse(paramsOf(endpoint.path, address)),
      query: endpoint.query?.parse(Object.fromEntries(address.searchParams)),
      body: endpoint.body?.parse(body),
      headers: new Headers(init.headers),
    } as Asked<E>;
    came.push(asked);
    const given = await reply(asked);
    if (given === LOST) throw new TypeError("Failed to fetch");
    if (given instanceof Refusal) return Response.json(given.body, { status: given.status });
    return Response.json(checked(endpoint, given));
  });
  return came;
}

/** Stands in for the network: every call of the app's API comes here, everything else goes on. */
export function listen(): void {
  if (listening) return;
  listening = true;
  const elsewhere = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (!address.pathname.startsWith(`${API_BASE}/`)) return elsewhere(input, init);
    const method = init.method ?? "GET";
    const found = [...calls].find(([name]) => matches(name, method, address));
    try {
      if (!found) throw new Error("nobody answers it");
      return await found[1](address, init);
    } catch (error) {
      if (!(error instanceof TypeError))
        faults.push(`${method} ${address.pathname}: ${String(error)}`);
      throw error;
    }
  };
}

/** Forgets every answer; returns what went against the contract since the last time. */
export function hangUp(): string[] {
  calls.clear();
  return faults.splice(0);
}

/** What stands for a parameter, by its name. */
const ID = /^\d+$/u;
const WORD = /^[a-z]+$/u;

function partsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function below(address: URL): string[] {
  return partsOf(address.pathname.slice(API_BASE.length));
}

function matches(name: string, method: string, address: URL): boolean {
  const [wanted, path = ""] = name.split(" ");
  const parts = partsOf(path);
  const given = below(address);
  return (
    wanted === method &&
    parts.length === given.length &&
    parts.every((part, at) =>
      part.startsWith(":")
        ? (part.endsWith("id") ? ID : WORD).test(given[at]!)
        : part === given[at],
    )
  );
}

function paramsOf(path: string, address: URL): Record<string, string> {
  const given = below(address);
  const named = partsOf(path).map((part, at) => [part, given[at] ?? ""] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(":")).map(([part, value]) => [part.slice(1), value]),
  );
}

function checked(endpoint: Endpoint, given: unknown): unknown {
  const read = Object.values(endpoint.responses).map((shape) => shape.safeParse(given));
  const fitting = read.find((each) => each.success);
  if (!fitting)
    throw new Error(`an answer that the contract does not know: ${read[0]?.error?.message}`);
  return fitting.data;
}
