import type { StaffMember } from "@reportair/contract/features/teachers.ts";
import { useState } from "react";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PageTurner } from "../../../ui/page-turner.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTeacherPage } from "../../../data/teachers.ts";
import { TeacherList } from "./teacher-list.tsx";
import { TeacherSearch } from "./teacher-search.tsx";

const sizes = [5, 10, 25].map((size) => ({ value: String(size), label: String(size) }));

/** Picks one teacher, or none. */
export function SelectTeacherDialog(props: {
  /** The id of the one who is chosen so far. */
  chosen: number | undefined;
  onChoose: (teacher: StaffMember | null) => void;
  onClose: () => void;
}) {
  const { chosen, onChoose } = props;
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(5);
  const search = useDebounced(typed);
  const query = useTeacherPage({ search, page, page_size: pageSize, everyone: false });
  return (
    <Dialog
      open
      size="sm"
      onClose={props.onClose}
      title="Select Teacher"
      actions={
        chosen !== undefined && (
          <Button variant="ghost" onClick={() => onChoose(null)}>
            Clear selection
          </Button>
        )
      }
    >
      <TeacherSearch
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setPage(1);
        }}
      />
      <TeacherList query={query} search={search} pageSize={pageSize}>
        {({ rows, count, page: shown }) => (
          <>
            <ul aria-label="Teachers" className="divide-y divide-border">
              {rows.map((teacher) => (
                <li key={teacher.id}>
                  <button
                    type="button"
                    aria-pressed={teacher.id === chosen}
                    className="flex min-h-12 w-full flex-col justify-center rounded-1 px-2 py-1 text-left hover:bg-hover aria-pressed:bg-selection"
                    onClick={() => onChoose(teacher)}
                  >
                    <span className="max-w-full truncate text-md font-mid">
                      {teacher.first_name} {teacher.last_name}
                    </span>
                    <span className="max-w-full truncate text-sm text-muted">{teacher.email}</span>
                  </button>
                </li>
              ))}
            </ul>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
              <Select
                hideLabel
                label="Teachers per page"
                className="w-18"
                options={sizes}
                value={String(pageSize)}
                onChange={(size) => {
                  setPageSize(Number(size));
                  setPage(1);
                }}
              />
              <PageTurner
                label="Teachers"
                previous="Prev"
                page={shown}
                pages={Math.ceil(count / pageSize)}
                onPage={setPage}
              />
            </div>
          </>
        )}
      </TeacherList>
    </Dialog>
  );
}
