import { paths } from "../../app/paths.ts";

/** Where someone was going when the guard sent them to the login page; kept in the history entry. */
export interface Origin {
  from: string;
}

/** The page to open after the login. Only addresses of this app pass. */
export function destination(state: unknown): string {
  const from =
    typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" && /^\/(?![/\\])/u.test(from) ? from : paths.dashboard;
}

/** Opens the login page on its reset form: for who comes with a link that has run out. */
export const FORGOTTEN = { forgotten: true };

export function hasForgotten(state: unknown): boolean {
  return typeof state === "object" && state !== null && "forgotten" in state;
}
