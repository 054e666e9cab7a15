import { useEffect, useEffectEvent, useRef, useState } from "react";
import { currentKeeper } from "./keeper.ts";

/**
 * Opens the form again in which something was typed and not saved when the page was left: `open` is given what
 * follows `kind:` in the name of the newest one, such as a record's id, or nothing where the kind is the whole name,
 * until it says that it has opened it.
 */
export function useReopening(kind: string, open: (of: string) => boolean): void {
  // What is typed from now on is in a form that is open.
  const [kept] = useState(() => newestOf(kind));
  const done = useRef(kept === null);
  const attempt = useEffectEvent(() => kept !== null && open(kept));
  // After every rendering: what it is of may not have arrived yet.
  useEffect(() => {
    if (!done.current) done.current = attempt();
  });
}

function newestOf(kind: string): string | null {
  const start = `${kind}:`;
  const newest = currentKeeper()
    ?.all()
    .find(({ name }) => name === kind || name.startsWith(start));
  return newest?.name.slice(start.length) ?? null;
}
