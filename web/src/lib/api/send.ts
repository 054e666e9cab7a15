import type { Method } from "@reportair/contract/endpoint.ts";
import { ACTING_HEADER } from "./acting-user.ts";
import { ApiError, codeOf } from "./api-error.ts";
import { CSRF_HEADER, csrfToken, freshCsrfToken } from "./csrf.ts";

export interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
}

export interface Carried {
  /** For whom the call is made, by id; null names nobody. */
  acting: number | null;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The browser finishes the call though the page is gone; such bodies hold 64 kB together at most. */
  keepalive?: boolean;
}

const FILE = "application/octet-stream";

/** A file's bytes are sent as they are. */
const isFile = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

/**
 * One exchange with the server; a refused CSRF token is fetched anew and tried once more, for the same person: the
 * token may be that of whoever has signed in since.
 */
export async function send(method: Method, address: string, carried: Carried): Promise<Answer> {
  try {
    if (method === "GET") return await exchange(method, address, carried, null);
    const answer = await exchange(method, address, carried, await csrfToken());
    if (answer.ok || codeOf(answer.body) !== "csrf") return answer;
    return await exchange(method, address, carried, await freshCsrfToken());
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(500, null, cause);
  }
}

async function exchange(
  method: Method,
  address: string,
  { acting, body, headers, signal, keepalive }: Carried,
  token: string | null,
): Promise<Answer> {
  const response = await fetch(address, {
    method,
    credentials: "same-origin",
    signal,
    keepalive,
    headers: {
      Accept: "application/json",
      ...(body === undefined ? {} : { "Content-Type": isFile(body) ? FILE : "application/json" }),
      ...(acting === null ? {} : { [ACTING_HEADER]: String(acting) }),
      ...(token ? { [CSRF_HEADER]: token } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : isFile(body) ? body : JSON.stringify(body),
  });
  return {
    ok: response.ok,
    status: response.status,
    body: await bodyOf(response),
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get("Content-Type") ?? "";
  if (type.includes("json")) return response.json();
  if (/zip|csv|pdf|officedocument/u.test(type)) return response.blob();
  // A proxy's page is no sentence for a person.
  return null;
}
