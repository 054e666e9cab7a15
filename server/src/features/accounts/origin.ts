import type { FastifyRequest } from "fastify";
import { browserName } from "./browser-name.ts";

/** From where somebody does what concerns their account, as the audit log has it. */
export type Origin = {
  /** The network address. */
  network: string;
  /** Such as "Firefox on Windows", or empty. */
  browser: string;
};

/** From where a request comes. */
export function originOf(request: FastifyRequest): Origin {
  return { network: request.ip, browser: browserName(request.headers["user-agent"]) };
}
