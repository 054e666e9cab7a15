import { flag, oneOf, pageNumber, typedText, type Parts } from "../../../lib/use-address-state.ts";

/** By what a list can be sorted, by the server's names. */
export type SortField = "student" | "word_count" | "updated_at";

/** What a list shows. */
export interface ListState {
  search: string;
  field: SortField;
  descending: boolean;
  keptUnread: boolean;
  page: number;
  pageSize: number;
}

export const PAGE_SIZES = [5, 10, 20, 50] as const;

/** A list in the address; at first by name, ten a page. */
export const LIST_PARTS: Parts<ListState> = {
  search: typedText,
  field: oneOf(["student", "word_count", "updated_at"], "student"),
  descending: flag,
  keptUnread: flag,
  page: pageNumber,
  pageSize: oneOf<number>(PAGE_SIZES, 10),
};

/** The same column again turns the order round; another one begins ascending. Both at page 1. */
export function sortedByField(state: ListState, field: SortField): ListState {
  const descending = state.field === field && !state.descending;
  return { ...state, field, descending, page: 1 };
}

/** Any change of what is looked for begins at page 1. */
export function changed(
  state: ListState,
  change: Partial<Pick<ListState, "search" | "keptUnread" | "pageSize">>,
): ListState {
  return { ...state, ...change, page: 1 };
}

/** The server's word for the order. */
export function orderingOf({ field, descending }: ListState): string {
  return `${descending ? "-" : ""}${field}`;
}
