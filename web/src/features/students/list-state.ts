import { STUDENT_YEARS } from "../../lib/contract-constants.ts";
import type { StudentQuery } from "../../data/students.ts";
import {
  flag,
  oneOf,
  pageNumber,
  recordId,
  typedText,
  type Parts,
} from "../../lib/use-address-state.ts";

/** By what the list can be sorted, by the server's names. */
export type SortField = "last_name" | "year" | "form_group" | "student_id";

/** What the list shows. `classroom` is a class's record id. */
export interface ListState {
  search: string;
  year: string;
  formGroup: string;
  classroom: number | null;
  sort: SortField;
  descending: boolean;
  page: number;
  pageSize: number;
}

export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** The list in the address; at first everybody by name, ten a page. */
export const LIST_PARTS: Parts<ListState> = {
  search: typedText,
  year: oneOf(["", ...STUDENT_YEARS.map(String)], ""),
  formGroup: typedText,
  classroom: recordId,
  sort: oneOf(["last_name", "year", "form_group", "student_id"], "last_name"),
  descending: flag,
  page: pageNumber,
  pageSize: oneOf<number>(PAGE_SIZES, 10),
};

/** Any change of what is looked for, or of the pages' size, begins at page 1. */
export function changed(state: ListState, change: Partial<Omit<ListState, "page">>): ListState {
  return { ...state, ...change, page: 1 };
}

/** Takes search and filters back; order and page size stay. */
export function cleared(state: ListState): ListState {
  return changed(state, { search: "", year: "", formGroup: "", classroom: null });
}

/** The same column again turns the order round; another one begins ascending. */
export function sortedByField(state: ListState, sort: SortField): ListState {
  return changed(state, { sort, descending: state.sort === sort && !state.descending });
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, year, formGroup, classroom }: ListState): boolean {
  return Boolean(search.trim() || year || formGroup.trim() || classroom);
}

/** The state as the server is asked. */
export function queryOf(state: ListState): StudentQuery {
  return {
    search: state.search.trim(),
    year: state.year,
    form_group: state.formGroup.trim(),
    classroom_id: state.classroom === null ? "" : String(state.classroom),
    ordering: `${state.descending ? "-" : ""}${state.sort}`,
    page: state.page,
    page_size: state.pageSize,
  };
}

/** What nobody was found by: "Nobody called “Wetherby” in Year 9, form 9B, 9B/En2." */
export function nobodyText(state: ListState, className: string | undefined): string {
  const who = state.search.trim() ? `Nobody called “${state.search.trim()}”` : "Nobody";
  const where = [
    state.year && `Year ${state.year}`,
    state.formGroup.trim() && `form ${state.formGroup.trim()}`,
    className,
  ].filter(Boolean);
  return `${who}${where.length > 0 ? ` in ${where.join(", ")}` : ""}.`;
}
