/** What is told of a change: what kind of thing it was, and its record id. */
export type Change = { kind: "batch" | "user" | "institution"; id: number };

/** Who wants to know of changes. */
export type Ears = {
  /** Something has changed and is committed, by whichever process. */
  heard: (change: Change) => void;
  /** Something may have been told that nobody heard. */
  missed: () => void;
};

/** The channel of the migrations' triggers. */
export const CHANNEL = "changes";

/** Reads what a trigger told; null of what a newer version tells. */
export function readChange(payload: string | undefined): Change | null {
  const told = /^(batch|user|institution) (\d+)$/u.exec(payload ?? "");
  return told === null ? null : { kind: told[1] as Change["kind"], id: Number(told[2]) };
}
