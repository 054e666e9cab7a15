import type { StaffMember } from "@reportair/contract/features/teachers.ts";
import { UserRoundPlus, X } from "lucide-react";
import { useRef, useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { useReopening } from "../../lib/drafts/use-reopening.ts";
import { oneOf, pageNumber, typedText, useAddressState } from "../../lib/use-address-state.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Pager } from "../../ui/pager.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Select } from "../../ui/select.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { showAdded } from "../../ui/show-added.ts";
import { pageOfTeacher, useTeacherPage } from "../../data/teachers.ts";
import { ClosedAccounts } from "./closed-accounts.tsx";
import { TeacherTable } from "./teacher-table.tsx";
import { part } from "../../ui/part.tsx";

const DeleteTeacherDialog = part(
  async () => (await import("./delete-teacher-dialog.tsx")).DeleteTeacherDialog,
);
const TeacherDialog = part(async () => (await import("./teacher-dialog.tsx")).TeacherDialog);

const PAGE_SIZES = [5, 10, 15, 20];
const sizes = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

const parts = { search: typedText, page: pageNumber, pageSize: oneOf(PAGE_SIZES, 10) };

/** The record that a dialog is about; null in the one that adds. */
type Opened =
  | { dialog: "edit"; teacher: StaffMember | null }
  | { dialog: "delete"; teacher: StaffMember };

/** The accounts of the institution's staff. */
export function TeachersManagement({ me }: { me: { id: number } }) {
  const [state, setState, rested] = useAddressState(parts, "teachers");
  const [opened, setOpened] = useState<Opened | null>(null);
  const { search, page, pageSize } = rested;
  const query = useTeacherPage({ search, page, page_size: pageSize, everyone: true });
  const [sought, setSought] = useState<number | null>(null);
  const { data } = query;
  useReopening("teacher", (id) => {
    const teacher = id === "new" ? null : data?.rows.find((one) => String(one.id) === id);
    if (teacher !== undefined) setOpened({ dialog: "edit", teacher });
    return teacher !== undefined;
  });
  const box = useRef<HTMLInputElement>(null);

  const look = (value: string) => setState({ ...state, search: value, page: 1 });
  function onAdded({ id }: StaffMember) {
    void showAdded("Teacher added successfully!", {
      now: state,
      whole: { ...state, search: "" },
      pageOf: (list) => pageOfTeacher(id, { ...list, page_size: list.pageSize, everyone: true }),
      show: (list, its) => {
        setState({ ...list, page: its });
        setSought(id);
      },
    });
  }
  const add = (
    <Button
      icon={<UserRoundPlus aria-hidden size={16} strokeWidth={1.75} />}
      onClick={() => setOpened({ dialog: "edit", teacher: null })}
    >
      Add Teacher
    </Button>
  );
  const clear = (
    <Button
      variant="ghost"
      className="max-sm:order-1"
      icon={<X aria-hidden size={16} strokeWidth={1.75} />}
      onClick={() => {
        look("");
        // The button goes with the search.
        box.current?.focus();
      }}
    >
      Clear Search
    </Button>
  );
  return (
    <section aria-labelledby="teachers-management" className="mb-10">
      <SectionHeading
        id="teachers-management"
        title="Teachers Management"
        tools={
          <>
            {state.search && clear}
            <SearchField
              ref={box}
              className="w-full sm:w-64"
              label="Search teachers"
              hideLabel
              placeholder="Search by name or email..."
              value={state.search}
              onChange={(event) => look(event.target.value)}
            />
            {add}
          </>
        }
      />
      {query.isError && (
        <ErrorState
          title="Error Loading Teachers"
          safe="Nothing was changed."
          className="mb-3"
          onRetry={() => void query.refetch()}
        >
          {errorText(query.error, "Could not fetch teacher data.")}
        </ErrorState>
      )}
      {query.isPending && (
        <Loading label="Loading teachers...">
          <Sheet className="divide-y divide-border">
            {Array.from({ length: pageSize }, (_, row) => (
              <span key={row} className="flex h-11 items-center gap-3 px-4">
                <Skeleton className="h-4 w-40" />
                <Skeleton className="h-4 w-1/3" />
              </span>
            ))}
          </Sheet>
        </Loading>
      )}
      {data && (
        <Sheet aria-label="Teachers" aria-busy={query.isPlaceholderData}>
          {data.count === 0 ? (
            <EmptyState
              mark={search.trim() ? "search" : "page"}
              title="No teachers found"
              actions={search.trim() ? clear : add}
            >
              {search.trim()
                ? "Try adjusting your search term."
                : "Get started by adding a new teacher."}
            </EmptyState>
          ) : (
            <TeacherTable
              teachers={data.rows}
              sought={sought}
              me={me.id}
              onEdit={(teacher) => setOpened({ dialog: "edit", teacher })}
              onDelete={(teacher) => setOpened({ dialog: "delete", teacher })}
            />
          )}
          {data.count > 0 && (
            <footer className="flex flex-wrap items-center justify-between gap-2 border-t border-border px-4 py-2.5">
              <div className="flex items-center gap-2 text-sm text-muted">
                <span aria-hidden>Show:</span>
                <Select
                  hideLabel
                  label="Show entries"
                  className="w-18"
                  options={sizes}
                  value={String(pageSize)}
                  onChange={(size) => setState({ ...state, pageSize: Number(size), page: 1 })}
                />
                <span aria-hidden>entries</span>
              </div>
              <Pager
                label="Teachers"
                page={data.page}
                pages={Math.ceil(data.count / pageSize)}
                onPage={(next) => setState({ ...state, page: next })}
              />
            </footer>
          )}
        </Sheet>
      )}
      <ClosedAccounts />
      {opened?.dialog === "edit" && (
        <TeacherDialog teacher={opened.teacher} onAdded={onAdded} onClose={() => setOpened(null)} />
      )}
      {opened?.dialog === "delete" && (
        <DeleteTeacherDialog teacher={opened.teacher} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
