import { Readable } from "node:stream";
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
  ResponseWith,
} from "@reportair/contract/endpoint.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodType } from "zod";
import type { Actor, Database, Transaction } from "../database/handle.ts";
import { databaseTrouble } from "../database/trouble.ts";
import { AppError } from "./errors.ts";
import type { Guard } from "./guards.ts";
import type { SessionGuard } from "./session-guard.ts";
import { parse } from "./validation.ts";

/** The only type that a file's bytes come as. */
const BYTES = "application/octet-stream";

/** What a handler returns where its endpoint has several successful statuses: which one, and its value. */
export class Answer<Status, Value> {
  readonly status: Status;
  readonly value: Value;
  constructor(status: Status, value: Value) {
    this.status = status;
    this.value = value;
  }
}

/** What a handler returns for a list that is too long to be held whole: a part at a time, read as it is taken. */
export class InParts<Item> {
  readonly parts: AsyncIterable<Item[]>;
  constructor(parts: AsyncIterable<Item[]>) {
    this.parts = parts;
  }
}

type StatusOf<E extends Endpoint> = keyof E["responses"] & number;

type Answered<E extends Endpoint> = {
  [Status in StatusOf<E>]: Answer<Status, ResponseWith<E, Status>>;
}[StatusOf<E>];

/** What a handler returns: the value alone where only one status is possible, else the status, too. */
type Result<E extends Endpoint> = [StatusOf<E>] extends [OnlyOne<StatusOf<E>>]
  ? ResponseOf<E> | Parts<ResponseOf<E>>
  : Answered<E>;

type Parts<List> = List extends (infer Item)[] ? InParts<Item> : never;

/** The type itself where it is no union, else never. */
type OnlyOne<T, Whole = T> = T extends Whole ? ([Whole] extends [T] ? T : never) : never;

/** What a handler is given: everything read and checked. */
export type Call<E extends Endpoint, A> = {
  actor: A;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether the actor has confirmed lately that it is them; for endpoints that ask for it in some cases. */
  isConfirmed: () => Promise<boolean>;
  /** One transaction under the actor's row-level security. */
  transaction: Transaction;
};

/** What whoever tells a stream is given. */
type StreamCall<E extends Endpoint, A> = Pick<
  Call<E, A>,
  "actor" | "params" | "request" | "reply" | "transaction"
>;

/** Binds the endpoints of the contract to handlers: guards in one fixed order, input by schema, output by schema. */
export class Api {
  readonly endpoints: Endpoint[] = [];
  readonly #fastify: FastifyInstance;
  readonly #database: Database;
  readonly #sessions: SessionGuard;

  constructor(fastify: FastifyInstance, database: Database, sessions: SessionGuard) {
    this.#fastify = fastify;
    this.#database = database;
    this.#sessions = sessions;
  }

  /** The program or the person that asks, or null. */
  async #whoAsks(request: FastifyRequest): Promise<Actor | null> {
    return request.program ?? (await this.#sessions.find(request));
  }

  /** Serves `endpoint` to whom `guard` lets in. */
  route<const E extends Endpoint, A extends Actor | null>(
    endpoint: E,
    guard: Guard<A>,
    handle: (call: Call<E, A>) => Promise<Result<E>>,
  ): void {
    this.endpoints.push(endpoint);
    const statuses = Object.keys(endpoint.responses).map(Number);
    const only = statuses.length === 1 ? statuses[0] : undefined;
    this.#fastify.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      config: {
        unparsed: endpoint.signed,
        bytes: endpoint.bytes,
        values: endpoint.valuesLimit,
        scope: endpoint.token ?? null,
      },
      // Before a byte of the body is read: who may not ask costs no more than their headers.
      onRequest: async (request) => {
        const person = await this.#whoAsks(request);
        if (person === null) guard(person);
        const byPage = endpoint.method !== "GET" && !endpoint.signed && !request.program;
        if (byPage) this.#sessions.checkCsrf(request);
        guard(person);
        if (endpoint.bytes && request.headers["content-type"] !== BYTES)
          throw new AppError("wrong_type");
      },
      handler: async (request, reply) => {
        const actor = guard(await this.#whoAsks(request));
        await this.#sessions.slide(request, reply);
        // Making a program's token was confirmed.
        const isConfirmed = async () =>
          request.program !== undefined || (await this.#sessions.isConfirmed(request));
        if (endpoint.confirmation === "always" && !(await isConfirmed()))
          throw new AppError("confirm_first");
        const params = endpoint.params?.safeParse(request.params);
        // What does not fit the parameter is no such thing, or another endpoint's address with the wrong method.
        if (params?.success === false) {
          reply.callNotFound();
          return reply;
        }
        const call: Call<E, A> = {
          actor,
          params: params?.data as ParamsOf<E>,
          query: read(endpoint.query, request.query) as QueryOf<E>,
          body: (endpoint.bytes
            ? bytesOf(request.body)
            : read(endpoint.body, request.body ?? undefined)) as BodyOf<E>,
          request,
          reply,
          isConfirmed,
          transaction: (work) => {
            if (actor === null) throw new AppError("not_signed_in");
            return this.#database.as(actor, work);
          },
        };
        const result = await handle(call);
        if (reply.sent || reply.raw.headersSent) return reply;
        const [status, value] =
          result instanceof Answer ? [Number(result.status), result.value] : [only, result];
        const schema = status === undefined ? undefined : endpoint.responses[status];
        if (status === undefined || schema === undefined)
          throw new Error(`${endpoint.path} has no answer ${status ?? "without a status"}`);
        if (value instanceof InParts) {
          reply.status(status).header("content-type", "application/json; charset=utf-8");
          return reply.send(Readable.from(listOfParts(value, schema)));
        }
        if (endpoint.contentType !== undefined) {
          return reply
            .status(status)
            .header("content-type", `${endpoint.contentType}; charset=utf-8`)
            .send(schema.parse(value));
        }
        return reply
          .status(status)
          .header("content-type", "application/json; charset=utf-8")
          .send(JSON.stringify(schema.parse(value)));
      },
    });
  }

  /**
   * Serves an endpoint whose answer goes on as a stream of events, which `tell` begins and ends. It is for people: a
   * program has no session whose end would end it.
   */
  stream<const E extends Endpoint, A extends Actor>(
    endpoint: E,
    guard: Guard<A>,
    tell: (call: StreamCall<E, A>) => Promise<void>,
  ): void {
    this.endpoints.push(endpoint);
    this.#fastify.route({
      method: "GET",
      url: `/api/${endpoint.path}`,
      config: { scope: null },
      handler: async (request, reply) => {
        const actor = guard(await this.#sessions.find(request));
        const params = endpoint.params?.safeParse(request.params);
        if (params?.success === false) throw new AppError("not_found");
        await tell({
          actor,
          params: params?.data as ParamsOf<E>,
          request,
          reply,
          transaction: (work) => this.#database.as(actor, work),
        });
      },
    });
  }
}

/** The text of a list, a part at a time. */
async function* listOfParts({ parts }: InParts<unknown>, schema: ZodType): AsyncGenerator<string> {
  let between = "[";
  for await (const part of parts) {
    if (part.length === 0) continue;
    yield `${between}${JSON.stringify(schema.parse(part)).slice(1, -1)}`;
    between = ",";
  }
  yield between === "[" ? "[]" : "]";
}

/** The bytes of a file; what is sent as no such thing was refused, but for nothing at all. */
function bytesOf(body: unknown): Uint8Array {
  if (!Buffer.isBuffer(body)) throw new AppError("wrong_type");
  return body;
}

function read(schema: ZodType | undefined, value: unknown): unknown {
  return schema === undefined ? undefined : parse(schema, value);
}

/** Seconds after which a new try makes sense: a database comes back soon, room on a disk is made by a person. */
const AFTER_AWAY = 5;
const AFTER_FULL = 60;

/** Turns whatever was thrown into the one shape of errors. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode, retryAfter } = error as {
    code?: string;
    statusCode?: number;
    retryAfter?: number;
  };
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new AppError("wrong_type");
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new AppError("too_large");
  if (
    code === "FST_ERR_CTP_INVALID_JSON_BODY" ||
    code === "FST_ERR_CTP_EMPTY_JSON_BODY" ||
    error instanceof SyntaxError
  ) {
    return new AppError("not_json");
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError("invalid", { cause: error });
  if (isUnstorable(error)) return new AppError("invalid", { cause: error });
  const trouble = databaseTrouble(error);
  if (trouble !== null) {
    const full = trouble === "full";
    return new AppError(full ? "storage_full" : "unavailable", {
      cause: error,
      retryAfter: retryAfter ?? (full ? AFTER_FULL : AFTER_AWAY),
    });
  }
  return new AppError("unexpected", { cause: error });
}

// What the database says of a NUL character: text, and text within JSON, cannot hold one.
const UNSTORABLE = new Set(["22021", "22P05"]);

function isUnstorable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (UNSTORABLE.has((at as { code?: string }).code ?? "")) return true;
  }
  return false;
}
