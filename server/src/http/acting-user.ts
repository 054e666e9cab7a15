import { LARGEST_NUMBER } from "@reportair/contract/common.ts";
import { ACTING_HEADER, ACTING_QUERY } from "@reportair/contract/features/accounts.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, fieldError } from "./errors.ts";
import type { SessionGuard } from "./session-guard.ts";

/**
 * Refuses every call that names another person than the one who is signed in, before its body is read and anything
 * else is asked: a page that was opened for one person neither reads nor writes as the next. A call that names
 * nobody, or comes when nobody is signed in, goes on to the endpoint's own guards.
 */
export function refuseOtherPersons(app: FastifyInstance, sessions: SessionGuard): void {
  app.addHook("onRequest", async (request) => {
    // What a program says of persons counts for nothing: its token says in whose name it acts.
    if (!request.url.startsWith("/api/") || request.program !== undefined) return;
    const named = personsNamed(request);
    if (named.length === 0) return;
    const person = await sessions.find(request);
    if (person === null || named.every((id) => id === person.user_id)) return;
    const { id, first_name, last_name } = person.user;
    throw new AppError("other_user", { extra: { signed_in: { id, first_name, last_name } } });
  });
}

/** Whom the call says that it is made for, in the header, in the query or in both. */
function personsNamed({ headers, query }: FastifyRequest): number[] {
  return [
    idIn(ACTING_HEADER, headers[ACTING_HEADER.toLowerCase()]),
    idIn(ACTING_QUERY, (query as Record<string, unknown>)[ACTING_QUERY]),
  ].filter((id) => id !== null);
}

/** What is there and is no id is refused, and never taken for nobody; two headers come as one text with a comma. */
function idIn(where: string, value: unknown): number | null {
  if (value === undefined) return null;
  const id = typeof value === "string" && /^[1-9]\d*$/u.test(value) ? Number(value) : Infinity;
  if (id > LARGEST_NUMBER) throw fieldError(where, "Please send the id of one user.");
  return id;
}
