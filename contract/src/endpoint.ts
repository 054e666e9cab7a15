import type { ZodObject, ZodType, z } from "zod";
import type { TokenScope } from "./tokens.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Largest body in bytes, where an endpoint says nothing else. */
export const BODY_LIMIT = 16 * 1024;
/** Most values in a body, where an endpoint says nothing else: texts, numbers, lists and objects, each counted. */
export const VALUES_LIMIT = 1_000;
/** Most members of any one object in a body; a batch has 200 students. */
export const MEMBERS_LIMIT = 256;

/** One call of the API: what both sides of the wire agree on. */
export type Endpoint = {
  method: Method;
  /** Below `/api/`, ending in a slash, parameters as `:name`. A trailing slash is optional when called. */
  path: string;
  summary: string;
  tag: string;
  params?: ZodObject;
  query?: ZodObject;
  body?: ZodType;
  /** The body as the API's description shows it, where `body` first sorts out what was sent. */
  documentedBody?: ZodType;
  /** Shape of each successful answer by status; where there are several, the server says which it gives. */
  responses: Record<number, ZodType>;
  /** Of a file in place of JSON; the answer is its text. */
  contentType?: string;
  /** The body is read as the text that came: its sender's signature is checked in place of the CSRF token. */
  signed?: true;
  /**
   * Asks for a confirmation, minutes old at most, that it is the person themselves (`confirm_first`): always, or only
   * where the words that follow apply, which its handler decides.
   */
  confirmation?: "always" | `where ${string}`;
  /**
   * Open to a program whose token has this scope, too: without cookie, CSRF token or confirmation. Where nothing
   * stands, no token opens it.
   */
  token?: TokenScope;
  /** The body is the bytes of a file, as `application/octet-stream`. */
  bytes?: true;
  /** Largest body in bytes, where it needs more than `BODY_LIMIT`; never of a call that anybody may make. */
  bodyLimit?: number;
  /** Most values in a body, where it needs more than `VALUES_LIMIT`. */
  valuesLimit?: number;
};

/** Declares an endpoint and keeps its exact type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Parsed<T> = T extends ZodType ? z.output<T> : undefined;
type Given<T> = T extends ZodType ? z.input<T> : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<E["params"]>;
export type QueryOf<E extends Endpoint> = Parsed<E["query"]>;
export type BodyOf<E extends Endpoint> = E extends { bytes: true } ? Uint8Array : Parsed<E["body"]>;
export type GivenParams<E extends Endpoint> = Given<E["params"]>;
export type GivenQuery<E extends Endpoint> = Given<E["query"]>;
export type GivenBody<E extends Endpoint> = E extends { bytes: true }
  ? Uint8Array<ArrayBuffer>
  : Given<E["body"]>;
/** A successful answer with this status. */
export type ResponseWith<E extends Endpoint, S extends keyof E["responses"]> = Parsed<
  E["responses"][S]
>;
/** Any of the successful answers. */
export type ResponseOf<E extends Endpoint> = Parsed<E["responses"][keyof E["responses"]]>;
