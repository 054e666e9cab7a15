import { paths } from "../../app/paths.ts";

/**
 * Why the guard sent someone to the login page, kept in the history entry: on the way to somewhere, or because their
 * session ended. Then it tells no address: whoever sits there next would read it.
 */
export type Origin = Way | { ended: true };

/** Where someone was going, and whose page it was, by id; null where nobody had signed in yet. */
interface Way {
  from: string;
  of: number | null;
}

/** The page that this person opens after the login: their own, or anybody's. Only addresses of this app pass. */
export function destination(state: unknown, person: number): string {
  if (!isWay(state) || (state.of !== null && state.of !== person)) return paths.dashboard;
  return /^\/(?![/\\])/u.test(state.from) ? state.from : paths.dashboard;
}

function isWay(state: unknown): state is Way {
  const { from, of } = (state ?? {}) as Partial<Record<keyof Way, unknown>>;
  return typeof from === "string" && (of === null || typeof of === "number");
}

/** Whether the page was left because the session had ended. */
export function hasEnded(state: unknown): boolean {
  return typeof state === "object" && state !== null && "ended" in state;
}

/** Opens the login page on its reset form: for who comes with a link that has run out. */
export const FORGOTTEN = { forgotten: true };

export function hasForgotten(state: unknown): boolean {
  return typeof state === "object" && state !== null && "forgotten" in state;
}
