import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { STUDENT_YEARS } from "../../lib/contract-constants.ts";
import { X } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { changed, isNarrowed, type ListState } from "./list-state.ts";

const years = STUDENT_YEARS.map((year) => ({ value: String(year), label: `Year ${year}` }));

/** Search and filters of the list. */
export function StudentFilters(props: {
  state: ListState;
  onState: (state: ListState) => void;
  classrooms: readonly Classroom[];
  /** Takes the focus once the filters are cleared, whatever cleared them. */
  box: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}) {
  const { state, onState, classrooms, box, onClear } = props;
  const narrowed = isNarrowed(state);
  return (
    <search className="mb-3 grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      <SearchField
        ref={box}
        className="col-span-2 md:w-56 lg:w-80"
        label="Search"
        placeholder="Search by name"
        value={state.search}
        onChange={(event) => onState(changed(state, { search: event.target.value }))}
      />
      <Select
        className="md:w-28"
        label="Year"
        placeholder="All years"
        clearable
        options={years}
        value={state.year}
        onChange={(year) => onState(changed(state, { year }))}
      />
      <TextField
        className="md:w-28"
        label="Form group"
        placeholder="e.g. 9B"
        autoComplete="off"
        maxLength={50}
        value={state.formGroup}
        onChange={(event) => onState(changed(state, { formGroup: event.target.value }))}
      />
      <Select
        className="max-md:col-span-2 md:w-52"
        label="Class"
        placeholder="All classes"
        clearable
        options={classrooms.map(({ id, name, subject }) => ({
          value: String(id),
          label: `${name} ${subject}`,
        }))}
        value={state.classroom === null ? "" : String(state.classroom)}
        onChange={(id) => onState(changed(state, { classroom: id ? Number(id) : null }))}
      />
      <Button
        variant="ghost"
        className={cx("max-md:col-span-2 max-md:justify-self-start", !narrowed && "max-md:hidden")}
        disabled={!narrowed}
        icon={<X aria-hidden size={16} strokeWidth={1.75} />}
        onClick={onClear}
      >
        Clear filters
      </Button>
    </search>
  );
}
