import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { formatTime, formatDay } from "../format.ts";
import { onFlush, useKeeper, type Keeper } from "./keeper.ts";
import { TAB_KEEPER } from "./tab-keeper.ts";

/** Whose words they are: a person's are sealed with their key; a visitor, who has none, keeps them in the tab. */
export type Whose = "person" | "visitor" | "unknown";

/** What became of what was typed before, see `useDraft`. */
export interface Draft {
  /** When what was brought back was typed, such as "10:42"; null where nothing was. */
  broughtBack: string | null;
  /** Puts back what the form opened with, and forgets what was typed. */
  startAfresh: () => void;
  /** Forgets what was typed: it has been saved, or is not wanted. */
  forget: () => void;
}

/**
 * Keeps what is typed and not saved, and brings it back where it was typed: after a reload, Back, a closed tab,
 * a crash or the end of the session. It goes when `forget` is called, when nothing differs any more, or after seven days.
 */
export function useDraft(options: {
  /** Nothing else has this name; null where nothing may be kept, as of passwords. */
  name: string | null;
  /** In plain words, for the question at signing out: "the new student". */
  what: string;
  value: unknown;
  /** Whether anything was typed that is not saved. */
  dirty: boolean;
  /** Puts back a value that was kept, which may come from an earlier version of the form. */
  restore: (value: unknown) => void;
  /** Puts back what there was before anything was typed. */
  reset: () => void;
  whose?: Whose | undefined;
}): Draft {
  // Its options are new at every rendering.
  "use no memo";
  const { name, what, value, dirty, whose = "person" } = options;
  const keeper = keeperOf(whose, useKeeper());
  const [at, setAt] = useState<number | null>(null);
  const [asked, setAsked] = useState<{ keeper: Keeper; name: string } | null>(null);
  if (keeper && name !== null && (keeper !== asked?.keeper || name !== asked.name)) {
    setAsked({ keeper, name });
    const found = dirty ? null : keeper.read(name);
    if (found) {
      options.restore(found.value);
      setAt(found.at);
    }
  }
  const latest = useRef(options);
  const written = useRef(false);
  /** What was forgotten: it is not kept again until something else is typed. */
  const forgotten = useRef<string | null>(null);

  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    if (name === null) return;
    if (dirty && JSON.stringify(value) !== forgotten.current) {
      keeper?.keep(name, { what, value });
      forgotten.current = null;
      written.current = true;
    } else if (!dirty && written.current) {
      keeper?.drop(name);
      written.current = false;
      setAt(null);
    }
  }, [keeper, name, what, value, dirty]);
  useEffect(() => {
    if (name === null) return;
    return onFlush(() => {
      const { dirty: typed, value: words, what: of } = latest.current;
      if (typed && JSON.stringify(words) !== forgotten.current)
        keeper?.keep(name, { what: of, value: words });
    });
  }, [keeper, name]);

  function forget() {
    if (name !== null) keeper?.drop(name);
    forgotten.current = JSON.stringify(latest.current.value);
    written.current = false;
    setAt(null);
  }
  return {
    broughtBack: at === null ? null : timeOf(at),
    forget,
    startAfresh: () => {
      forget();
      latest.current.reset();
    },
  };
}

function keeperOf(whose: Whose, own: Keeper | null): Keeper | null {
  if (whose === "person") return own;
  return whose === "visitor" ? TAB_KEEPER : null;
}

/** When something was typed, as it is said: "10:42", with its day where that is not today. */
export function timeOf(at: number): string {
  const time = formatTime(new Date(at));
  const today = new Date(at).toDateString() === new Date().toDateString();
  return today ? time : `${time} on ${formatDay(new Date(at).toISOString())}`;
}
