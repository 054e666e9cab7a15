import type { Role } from "@reportair/contract/features/accounts.ts";
import { Plus } from "lucide-react";
import { formatCount } from "../../lib/format.ts";
import { oneOf, pageNumber, typedText, useAddressState } from "../../lib/use-address-state.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useStudentCounts, useClassrooms } from "../../data/classrooms.ts";
import { useSought } from "../../lib/use-sought.ts";
import { toast } from "../../ui/toast-store.ts";
import { ClassGrid, ClassGridSkeleton, PAGE_SIZE } from "./class-grid.tsx";
import { classesOf, foundClasses, type Whose } from "./find-classes.ts";
import { LoadErrors } from "./load-errors.tsx";
import { useClassDialogs } from "./use-class-dialogs.tsx";

const whoses = [
  { value: "mine", label: "My classes" },
  { value: "all", label: "All classes" },
] as const;

const parts = {
  search: typedText,
  whose: oneOf<Whose>(["mine", "all"], "mine"),
  page: pageNumber,
};

/** A teacher's classes; an administrator's are all of the institution. */
export function ClassesPage({ me }: { me: { id: number; role: Role } }) {
  const query = useClassrooms();
  const counts = useStudentCounts(me.role);
  const [state, setState, rested] = useAddressState(parts);
  const { whose, page } = state;
  const all = query.data ?? [];
  const own = classesOf(all, me, whose);
  const found = foundClasses(own, rested.search);
  const turn = (next: number) => setState({ ...state, page: next });
  const ids = found.map(({ id }) => id);
  const { sought, seek } = useSought(ids, page, PAGE_SIZE, turn);
  const dialogs = useClassDialogs(me, query.data, (saved, words) => {
    seek(saved.id);
    if (foundClasses(classesOf([saved], me, whose), state.search).length > 0) toast.success(words);
    else {
      toast.success(words, {
        label: "Show",
        onAction: () => setState({ search: "", whose: "all", page: 1 }),
      });
    }
  });
  const create = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden size={16} strokeWidth={1.75} />}
      onClick={() => dialogs.create("")}
    >
      Create New Class
    </Button>
  );
  return (
    <>
      <PageHeading title="Classes" tools={create}>
        {query.data ? formatCount(own.length, "class", "classes") : "…"}
        {me.role === "admin" || whose === "all" ? " in your school" : ""}
      </PageHeading>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchField
          className="w-full sm:w-80"
          label="Search classes"
          hideLabel
          placeholder="Search by class or teacher name..."
          value={state.search}
          onChange={(event) => setState({ ...state, search: event.target.value, page: 1 })}
        />
        {me.role === "adminteacher" && (
          <Segments
            label="Whose classes"
            value={whose}
            options={whoses}
            onChange={(next) => setState({ ...state, whose: next, page: 1 })}
          />
        )}
      </div>
      {dialogs.missing}
      <LoadErrors classes={query} counts={counts} />
      {query.isPending && <ClassGridSkeleton />}
      {query.data && found.length === 0 && (
        <Sheet>
          {own.length > 0 ? (
            <EmptyState mark="search" title="No classes found matching your search" />
          ) : (
            <EmptyState
              title="No classes found"
              actions={
                <Button
                  icon={<Plus aria-hidden size={16} strokeWidth={1.75} />}
                  onClick={() => dialogs.create("")}
                >
                  Create a class
                </Button>
              }
            >
              Create your first class and enrol its students: then you can write their reports.
            </EmptyState>
          )}
        </Sheet>
      )}
      {found.length > 0 && (
        <ClassGrid
          classrooms={found}
          page={page}
          onPage={turn}
          place="page"
          sought={sought}
          countOf={({ id, student_count }) => counts.data?.[id] ?? student_count}
          actions={{
            ...dialogs,
            enrolLabel: "Enrol students",
            teachersLabel: "Manage teachers",
          }}
        />
      )}
      {dialogs.dialog}
    </>
  );
}
