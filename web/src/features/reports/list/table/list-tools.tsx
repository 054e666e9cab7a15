import { Checkbox } from "../../../../ui/checkbox.tsx";
import { SearchField } from "../../../../ui/search-field.tsx";
import { Select } from "../../../../ui/select.tsx";
import { changed, PAGE_SIZES, type ListState } from "../list-state.ts";

const sizes = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** What narrows a list of reports, and how long its pages are. */
export function ListTools(props: { state: ListState; onState: (state: ListState) => void }) {
  const { state, onState } = props;
  return (
    <>
      <SearchField
        className="w-full sm:w-60"
        label="Search by student name"
        placeholder="Search students..."
        value={state.search}
        onChange={(event) => onState(changed(state, { search: event.target.value }))}
      />
      <Select
        className="w-full sm:w-36"
        label="Reports per page"
        options={sizes}
        value={String(state.pageSize)}
        onChange={(size) => size && onState(changed(state, { pageSize: Number(size) }))}
      />
      <Checkbox
        className="h-(--control)"
        label="Kept without being opened"
        checked={state.keptUnread}
        onChange={(event) => onState(changed(state, { keptUnread: event.target.checked }))}
      />
    </>
  );
}
