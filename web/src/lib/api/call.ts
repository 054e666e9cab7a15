import type { Routes } from "@reportair/contract/routes.ts";
import type {
  Endpoint,
  Method,
  GivenBody,
  GivenParams,
  GivenQuery,
  ResponseOf,
} from "@reportair/contract/endpoint.ts";
import { actingUser, coverPage, refuseWhileCovered, signedInInstead } from "./acting-user.ts";
import { addressOf } from "./address.ts";
import { ApiError, codeOf } from "./api-error.ts";
import { send, type Answer } from "./send.ts";
import { noticeLostSession } from "./session-lost.ts";
import { askToConfirm, CONFIRM_FIRST, NOT_CONFIRMED } from "./step-up.ts";
import { settleLogout } from "./pending-logout.ts";

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends T
    ? { [K in Name]?: T }
    : Record<string, never> extends T
      ? { [K in Name]?: T }
      : { [K in Name]: T };

/** A query as one writes it: what the contract reads from a string may be given as what it means. */
type Meant<Q> = {
  [K in keyof Q]:
    | Q[K]
    | (string extends NonNullable<Q[K]> ? number : never)
    | ("true" extends NonNullable<Q[K]> ? boolean : never);
};

/** What a call takes: the parts that its endpoint declares, and what any call may carry. */
export type Given<E extends Endpoint> = Part<"params", GivenParams<E>> &
  Part<"query", Meant<GivenQuery<E>>> &
  Part<"body", GivenBody<E>> & {
    headers?: { "Idempotency-Key"?: string; Prefer?: "respond-async" };
    signal?: AbortSignal;
    /** Finished even though the page is being left; such bodies hold 64 kB together at most. */
    keepalive?: boolean;
  };

type Arguments<E extends Endpoint> =
  Record<string, never> extends Given<E> ? [given?: Given<E>] : [given: Given<E>];

/** Made by whoever sits there, to become somebody or because they are nobody yet. */
const OF_NOBODY: ReadonlySet<keyof Routes> = new Set([
  "POST login/",
  "GET login/providers/",
  "POST login/providers/begin/",
  "POST login/providers/finish/",
  "POST login/providers/link/",
  "POST login/providers/link/mail/",
  "POST login/second-step/",
  "POST login/second-step/passkey/",
  "POST password-reset-request/",
  "POST password-reset-validate/",
  "GET site/",
] as const);

/**
 * Makes a call of the contract, named by its method and path, and returns its body. Sends the session, whose page
 * this is, the CSRF token and JSON; where somebody else is signed in, the page is covered. What needs a confirmation
 * that it is the person themselves asks for it, and is sent again. Throws `ApiError`, also
 * where nothing came back (status 500); an abort passes through as it is.
 */
export async function call<R extends keyof Routes>(
  route: R,
  ...rest: Arguments<Routes[R]>
): Promise<ResponseOf<Routes[R]>> {
  // Whose call it is, is settled before anything is waited for.
  const acting = OF_NOBODY.has(route) ? null : actingUser();
  refuseWhileCovered();
  await settleLogout();
  refuseWhileCovered();
  // The parts are typed for the caller; here only their names matter.
  const given = (rest[0] ?? {}) as {
    params?: Record<string, string | number>;
    query?: Record<string, string | number | boolean | undefined>;
    body?: unknown;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    keepalive?: boolean;
  };
  const [method, path] = route.split(" ", 2) as [Method, string];
  const address = addressOf(path, given.params, given.query);
  let answer: Answer = await send(method, address, { ...given, acting });
  if (codeOf(answer.body) === CONFIRM_FIRST) {
    if (!(await askToConfirm())) throw new ApiError(answer.status, NOT_CONFIRMED);
    refuseWhileCovered();
    answer = await send(method, address, { ...given, acting });
  }
  if (answer.ok) return answer.body as ResponseOf<Routes[R]>;
  if (answer.status === 403) console.warn("Received 403 Forbidden response");
  const error = new ApiError(answer.status, answer.body);
  if (error.code === "not_signed_in" || error.code === "second_step_first") noticeLostSession();
  const other = signedInInstead(answer.body);
  if (other) coverPage(other);
  throw error;
}
