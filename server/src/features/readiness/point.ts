/** One thing that an installation for others has to have. */
export type Point = {
  /** In a few words, "Mail". */
  name: string;
  /** `missing` keeps it from going public; `advised` does not; `by_hand` is what no program can see. */
  state: "done" | "missing" | "advised" | "by_hand";
  /** How it stands, or what to set: sentences, without any secret. */
  says: string;
};

/** A point that holds or is missing. */
export function essential(name: string, holds: boolean, how: string, todo: string): Point {
  return { name, state: holds ? "done" : "missing", says: holds ? how : todo };
}

/** A point that holds or is better seen to. */
export function advised(name: string, holds: boolean, how: string, todo: string): Point {
  return { name, state: holds ? "done" : "advised", says: holds ? how : todo };
}
