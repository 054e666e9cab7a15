import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import type { SignInCookies } from "./cookies.ts";
import { findSignedIn, presentSession } from "./find-signed-in.ts";
import { endSession } from "./queries.ts";

/** Lets a browser in as the person of a session that has just been opened; the one it had ends. */
export async function enter(
  { database, cookies }: { database: Database; cookies: SignInCookies },
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
) {
  const former = request.signedIn?.token;
  if (former !== undefined) await endSession(database, former);
  const person = await findSignedIn(database, token);
  if (person === null) throw new AppError("not_subscribed");
  cookies.signIn(request, reply, person);
  return presentSession(person);
}
