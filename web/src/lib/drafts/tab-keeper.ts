import { attempt } from "../attempt.ts";
import { keptOf } from "./kept.ts";
import type { Keeper, Kept } from "./keeper.ts";
import { storageIfAny } from "./storages.ts";

const PREFIX = "typed.";

/**
 * Keeps what a visitor typed, who has no session and so no key: in this tab alone, in clear, until it is closed.
 * Who signs in here takes it along.
 */
export const TAB_KEEPER: Keeper = {
  read: (name) => keptOf(name, attempt(() => storage()?.getItem(PREFIX + name)) ?? null),
  keep: (name, typed) => {
    const known = TAB_KEEPER.read(name);
    if (JSON.stringify(known?.value) === JSON.stringify(typed.value)) return;
    const kept: Omit<Kept, "name"> = { ...typed, at: Date.now(), place: location.pathname };
    attempt(() => storage()?.setItem(PREFIX + name, JSON.stringify(kept)));
  },
  drop: (name) => attempt(() => storage()?.removeItem(PREFIX + name)),
  all: () => {
    const names = Object.keys(storage() ?? {}).filter((key) => key.startsWith(PREFIX));
    return names.flatMap((key) => TAB_KEEPER.read(key.slice(PREFIX.length)) ?? []);
  },
  lasts: () => true,
};

const storage = () => storageIfAny("sessionStorage");
