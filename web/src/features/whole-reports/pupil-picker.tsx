import { useState } from "react";
import { useDebounced } from "../../lib/use-debounced.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { useStudentPage } from "../../data/students.ts";

/** Students that are shown at one time. */
const MOST = 6;

/** Chooses one student of the school, found by name or student ID. */
export function PupilPicker(props: {
  chosen: number | null;
  onChoose: (student: number | null) => void;
}) {
  const [search, setSearch] = useState("");
  const found = useStudentPage({
    search: useDebounced(search.trim()),
    year: "",
    form_group: "",
    classroom_id: "",
    ordering: "",
    page: 1,
    page_size: MOST,
  });
  const more = (found.data?.count ?? 0) - (found.data?.rows.length ?? 0);
  return (
    <>
      <SearchField
        className="sm:max-w-76"
        label="Student"
        placeholder="Search by name or ID..."
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          props.onChoose(null);
        }}
      />
      <div
        role="radiogroup"
        aria-label="Students found"
        className="mt-2 divide-y divide-border rounded-2 border border-border sm:max-w-120"
      >
        {found.data?.rows.map(({ id, full_name, student_id, year, form_group }) => (
          <label
            key={id}
            className="flex cursor-pointer items-center gap-2.5 px-3 py-2 text-md hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus touch:min-h-11"
          >
            <input
              type="radio"
              name="whole-report-student"
              className="accent-accent"
              checked={props.chosen === id}
              onChange={() => props.onChoose(id)}
            />
            <span className="min-w-0 flex-1">
              {full_name} <span className="text-sm text-muted">{student_id}</span>
            </span>
            <span className="text-sm text-muted tabular-nums">
              Year {year}
              {form_group && ` · ${form_group}`}
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-1.5 text-sm text-muted">
        {found.data?.count === 0 && "No students found."}
        {more > 0 && `${more} more: search to see them.`}
      </p>
    </>
  );
}
