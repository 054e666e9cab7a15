import { useEffect, useReducer } from "react";
import { useLocation } from "react-router";
import { useChangeQuery } from "./use-change-query.ts";

const TYPING_MS = 300;
/** The longest search that the server takes. */
const TYPED_MAX = 200;

/** How one part of what a list shows stands in the address. */
export interface Part<T> {
  /** What it is where the address says nothing of it, or nothing that it can be. */
  first: T;
  /** What a text of the address means; undefined where it means nothing here. */
  read: (text: string) => T | undefined;
  write: (value: T) => string;
  /** It is no step of its own for Back, such as what is typed letter by letter. */
  typed?: boolean;
}

/** Every part of a state. */
export type Parts<State> = { [Key in keyof State]: Part<State[Key]> };

/** What is typed into a search box. */
export const typedText: Part<string> = {
  first: "",
  // A control character, such as a NUL, is nothing that anybody types.
  read: (text) => text.replaceAll(/\p{Cc}/gu, "").slice(0, TYPED_MAX),
  write: (text) => text,
  typed: true,
};

/** A page, counted from 1; a list that has fewer shows its last one. */
export const pageNumber: Part<number> = {
  first: 1,
  read: (text) => (/^[1-9]\d{0,5}$/u.test(text) ? Number(text) : undefined),
  write: String,
};

/** The id of a record, or null for none. */
export const recordId: Part<number | null> = {
  first: null,
  read: (text) => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined),
  write: (id) => (id === null ? "" : String(id)),
};

/** Something that is either so or not. */
export const flag: Part<boolean> = {
  first: false,
  read: (text) => (text === "yes" ? true : undefined),
  write: (is) => (is ? "yes" : ""),
};

/** One of several. */
export function oneOf<T extends string | number>(values: readonly T[], first: T): Part<T> {
  return { first, read: (text) => values.find((value) => String(value) === text), write: String };
}

interface Kept<State> {
  state: State;
  /** What the address says of this list, as far as it has been followed. */
  seen: string;
  /** What was sent to the address from here and is not there yet. */
  sent: readonly string[];
}

/**
 * A reducer, as React works out an update of `useState` at once, from what was drawn last: while a new address is being
 * drawn that is one step ahead of the page, and what is typed then would be taken for left behind.
 */
function next<State>(now: Kept<State>, change: (now: Kept<State>) => Kept<State>): Kept<State> {
  return change(now);
}

/**
 * What a list shows, kept in the address, so that Back and a reload bring it back. What is typed replaces the entry in
 * the browser's history once it rests; anything else, such as another page, is a step that Back takes back. Several
 * lists on one page have names, which stand before those of their parts. The third that it returns is what to ask the
 * server for: the same, but for what is still being typed.
 */
export function useAddressState<State extends object>(
  parts: Parts<State>,
  list = "",
): [state: State, change: (state: State) => void, rested: State] {
  const { search } = useLocation();
  const changeQuery = useChangeQuery();
  const there = written(parts, list, stateIn(parts, list, search));
  const [kept, setKept] = useReducer(next<State>, undefined, () => ({
    state: stateIn(parts, list, search),
    seen: there,
    sent: [],
  }));
  if (kept.seen !== there) {
    // One's own words come back while the next are being typed; only what came from elsewhere is followed.
    const own = kept.sent.indexOf(there);
    setKept((now) =>
      own >= 0
        ? { ...now, seen: there, sent: now.sent.slice(own + 1) }
        : { state: stateIn(parts, list, search), seen: there, sent: [] },
    );
  }
  const wanted = written(parts, list, kept.state);
  const waits = wanted !== (kept.sent.at(-1) ?? kept.seen);

  function send(state: State, replace: boolean) {
    const sent = written(parts, list, state);
    setKept((now) => ({ ...now, state, sent: [...now.sent, sent] }));
    changeQuery((query) => putInto(query, parts, list, state), { replace });
  }

  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => send(kept.state, true), TYPING_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed, and where it goes, starts it anew
  }, [wanted, waits, search]);

  function change(state: State) {
    const changed = keysOf(parts).filter((key) => state[key] !== kept.state[key]);
    if (changed.length === 0) return;
    // Typing begins at the first page; that is no step of its own.
    const typing = changed.every((key) => parts[key].typed || key === "page");
    if (typing && changed.some((key) => parts[key].typed)) setKept((now) => ({ ...now, state }));
    else send(state, false);
  }

  return [kept.state, change, waits ? stateIn(parts, list, search) : kept.state];
}

const keysOf = <State extends object>(parts: Parts<State>) =>
  Object.keys(parts) as (keyof State & string)[];

const nameOf = (list: string, key: string) => (list === "" ? key : `${list}-${key}`);

/** What an address says of a list; what means nothing there is as at first. */
export function stateIn<State extends object>(
  parts: Parts<State>,
  list: string,
  search: string,
): State {
  const query = new URLSearchParams(search);
  const entries = keysOf(parts).map((key) => {
    const part = parts[key];
    const text = query.get(nameOf(list, key));
    return [key, (text === null ? undefined : part.read(text)) ?? part.first];
  });
  return Object.fromEntries(entries) as State;
}

/** Puts what a list shows into an address; all else in it stays. */
export function putInto<State extends object>(
  query: URLSearchParams,
  parts: Parts<State>,
  list: string,
  state: State,
): void {
  for (const key of keysOf(parts)) query.delete(nameOf(list, key));
  for (const [name, value] of new URLSearchParams(written(parts, list, state)))
    query.set(name, value);
}

/** What a list's own part of the address is; what is as at first is left out. */
function written<State extends object>(parts: Parts<State>, list: string, state: State): string {
  const query = new URLSearchParams();
  for (const key of keysOf(parts)) {
    const text = parts[key].write(state[key]);
    if (text !== parts[key].write(parts[key].first)) query.set(nameOf(list, key), text);
  }
  return query.toString();
}
