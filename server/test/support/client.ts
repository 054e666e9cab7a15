import { errorBody, ERRORS, type ErrorCode } from "@reportair/contract/errors.ts";
import type { BatchEvent } from "@reportair/contract/features/batches.ts";

/**
 * A body whose shape the call does not state. Tests read refusals, lists and records by name out of it, and it is
 * their expectations that hold it to a shape.
 */
// oxlint-disable-next-line typescript/no-explicit-any
type Unstated = any;

/** An answer, read whole. Name the contract's type at the call (`get<Batch>(…)`) to have its use checked. */
export type Answer<Body = Unstated> = {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
};

type Options = { headers?: Record<string, string>; csrf?: string | null };

/** What is sent as it is: a text that may be no JSON, and a file. */
const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === "string" || body instanceof Uint8Array;

/** A browser as far as cookies and the CSRF header go, over real HTTP. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  get<Body = Unstated>(path: string, options: Options = {}): Promise<Answer<Body>> {
    return this.send<Body>("GET", path, undefined, options);
  }
  post<Body = Unstated>(
    path: string,
    body?: unknown,
    options: Options = {},
  ): Promise<Answer<Body>> {
    return this.send<Body>("POST", path, body, options);
  }
  put<Body = Unstated>(path: string, body?: unknown, options: Options = {}): Promise<Answer<Body>> {
    return this.send<Body>("PUT", path, body, options);
  }
  patch<Body = Unstated>(
    path: string,
    body?: unknown,
    options: Options = {},
  ): Promise<Answer<Body>> {
    return this.send<Body>("PATCH", path, body, options);
  }
  delete<Body = Unstated>(path: string, options: Options = {}): Promise<Answer<Body>> {
    return this.send<Body>("DELETE", path, undefined, options);
  }

  async send<Body = Unstated>(
    method: string,
    path: string,
    body: unknown,
    options: Options = {},
  ): Promise<Answer<Body>> {
    const headers: Record<string, string> = { ...options.headers };
    if (method !== "GET" && options.csrf !== null) {
      if (!this.cookies.has("csrftoken")) await this.get("csrf/");
      headers["x-csrftoken"] = options.csrf ?? this.cookies.get("csrftoken") ?? "";
    }
    if (body !== undefined) headers["content-type"] ??= "application/json";
    const response = await fetch(
      path.startsWith("/") ? this.#url + path : `${this.#url}/api/${path}`,
      {
        method,
        headers: { ...headers, cookie: this.#cookieHeader() },
        ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
        redirect: "manual",
      },
    );
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, text, body: parsed(text) };
    if (answer.status >= 400 && new URL(response.url).pathname.startsWith("/api"))
      checkError(answer);
    return { ...answer, body: answer.body as Body };
  }

  /** A file that a POST gives, as its bytes. */
  async download(path: string): Promise<{ answer: Response; bytes: Uint8Array }> {
    const answer = await fetch(`${this.#url}/api/${path}`, {
      method: "POST",
      headers: {
        cookie: this.#cookieHeader(),
        "x-csrftoken": this.cookies.get("csrftoken") ?? "",
      },
    });
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  }

  /** Reads a stream of events to its end, or until `until` says that it has seen enough. */
  async events(
    path: string,
    until: (event: ServerEvent) => boolean = () => false,
    headers: Record<string, string> = {},
    opened: () => void = () => undefined,
  ): Promise<ServerEvent[]> {
    const stop = new AbortController();
    const response = await fetch(`${this.#url}/api/${path}`, {
      headers: { ...headers, accept: "text/event-stream", cookie: this.#cookieHeader() },
      signal: stop.signal,
    });
    if (response.status !== 200 || response.body === null)
      throw new Error(`The stream answered ${response.status}`);
    opened();
    const seen: ServerEvent[] = [];
    let rest = "";
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      rest += chunk;
      const blocks = rest.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "mu").exec(block)?.[1];
        const data = field("data");
        if (data === undefined) continue;
        const event = {
          id: Number(field("id")),
          event: field("event") ?? "",
          data: JSON.parse(data),
        };
        seen.push(event);
        if (until(event)) {
          stop.abort();
          return seen;
        }
      }
    }
    return seen;
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  #keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split("; ");
    const [name = "", value = ""] = pair.split("=", 2);
    const path = attributes.find((each) => each.startsWith("Path="))?.slice(5) ?? "/";
    const gone = attributes.some(
      (each) => each === "Max-Age=0" || each.startsWith("Expires=Thu, 01 Jan 1970"),
    );
    if (gone) this.cookies.delete(name);
    else if (path === "/" || path === "/api/login") this.cookies.set(name, value);
  }
}

/** An event of a batch's progress; the last one, `end`, is of no item. */
export type ServerEvent = {
  id: number;
  event: string;
  data: Omit<BatchEvent, "item"> & Partial<Pick<BatchEvent, "item">>;
};

/** Whatever a test asks: an error has the one shape, and where it is of the whole request a code of its status. */
function checkError({ status, body }: Answer): void {
  const error = errorBody.parse(body);
  const code = "detail" in error ? (error["code"] as ErrorCode) : "invalid";
  if (ERRORS[code].status !== status) throw new Error(`${code} is no error of status ${status}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
