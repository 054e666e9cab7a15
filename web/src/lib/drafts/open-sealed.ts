import { takeFormerDrafts } from "./former-drafts.ts";
import { currentKeeper, setKeeper, type Keeper } from "./keeper.ts";
import { SealedDrafts } from "./sealed-drafts.ts";
import { storageIfAny } from "./storages.ts";
import { TAB_KEEPER } from "./tab-keeper.ts";

const here = () => location.pathname + location.search;

/** Makes this person's drafts the page's keeper, and hears of their other tabs until the returned is called. */
export function openSealed(user: number, key: string): () => void {
  const storage = storageIfAny("localStorage");
  const drafts = new SealedDrafts(key, { storage, place: here });
  takeFormerDrafts(user, drafts, [storage, storageIfAny("sessionStorage")]);
  // What this page remembered by itself until now is newer than what is stored.
  take(currentKeeper(), drafts);
  // What was typed here before signing in may be somebody else's, and takes no place of the person's own.
  takeNew(TAB_KEEPER, drafts);
  setKeeper(drafts);
  const follow = (event: StorageEvent) => event.key !== null && drafts.follow(event.key);
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

/** A keeper that forgets with the page. */
export function inMemory(): Keeper {
  const key = "A".repeat(43);
  return new SealedDrafts(key, { storage: null, place: here });
}

function take(from: Keeper | null, into: Keeper): void {
  for (const { name, what, value } of from?.all() ?? []) {
    into.keep(name, { what, value });
    from?.drop(name);
  }
}

/** As `take`, but what `into` has of the same name stays; `from` is empty then all the same. */
function takeNew(from: Keeper, into: Keeper): void {
  for (const { name } of from.all()) if (into.read(name)) from.drop(name);
  take(from, into);
}
