import { useEffect, useState } from "react";
import {
  oneOf,
  typedText,
  useAddressState,
  type Parts,
} from "../../../../lib/use-address-state.ts";
import { FILTERS, type ClassStore, type Filter } from "../class-state/class-store.ts";
import { useFilter, useSearch } from "../class-state/use-store.ts";

interface Shown {
  status: Filter;
  search: string;
}

const PARTS: Parts<Shown> = {
  status: oneOf<Filter>([...FILTERS, "unfilled"], "all"),
  search: typedText,
};

/** Keeps in the address whom the table shows, so that Back and a reload bring it back. */
export function useShownInAddress(store: ClassStore): void {
  const [there, change] = useAddressState(PARTS, "pupils");
  // Before anything is drawn, so that the address is not taken for one that has just been left behind.
  useState(() => follow(store, there));
  const status = useFilter(store);
  const search = useSearch(store);
  /** What went from here to the address. It comes back later, when more has been typed: it is not to be followed. */
  const [sent] = useState(() => new WeakSet<Shown>());
  useEffect(() => {
    if (!sent.has(there)) follow(store, there);
  }, [sent, store, there]);
  useEffect(() => {
    const shown = { status, search };
    sent.add(shown);
    change(shown);
    // oxlint-disable-next-line react/exhaustive-deps -- only what is chosen on the page goes into the address
  }, [status, search]);
}

function follow(store: ClassStore, { status, search }: Shown): void {
  if (store.filter !== status) store.show(status);
  if (store.search !== search) store.find(search);
}
