import { toast } from "./toast-store.ts";

/**
 * Says that something was added to a list and shows it there, on whichever page it stands; where the list is narrowed
 * to other things the message offers to show it all the same.
 */
export async function showAdded<State>(
  words: string,
  list: {
    /** What the list shows now, and what it shows where nothing narrows it. */
    now: State;
    whole: State;
    /** The page that it stands on; null where it is not in the list. */
    pageOf: (state: State) => Promise<number | null>;
    show: (state: State, page: number) => void;
  },
): Promise<void> {
  const showIn = async (state: State): Promise<boolean> => {
    const page = await list.pageOf(state);
    if (page !== null) list.show(state, page);
    return page !== null;
  };
  // It is added, whether or not it can be shown.
  const shown = await showIn(list.now).catch(() => true);
  if (shown) toast.success(words);
  else {
    toast.success(words, {
      label: "Show",
      onAction: () => void showIn(list.whole).catch(() => undefined),
    });
  }
}
