import type { Role } from "@reportair/contract/features/accounts.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { formatCount } from "../../lib/format.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useStudentCounts, useClassrooms } from "../../data/classrooms.ts";
import { ClassGrid, ClassGridSkeleton } from "./class-grid.tsx";
import { classesOf, foundClasses, type Whose } from "./find-classes.ts";
import { LoadErrors } from "./load-errors.tsx";
import { useClassDialogs } from "./use-class-dialogs.tsx";

const whoses = [
  { value: "mine", label: "My classes" },
  { value: "all", label: "All classes" },
] as const;

/** A teacher's classes; an administrator's are all of the institution. */
export function ClassesPage({ me }: { me: { id: number; role: Role } }) {
  const query = useClassrooms();
  const counts = useStudentCounts(me.role);
  const [whose, setWhose] = useState<Whose>("mine");
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const search = useDebounced(typed);
  const all = query.data ?? [];
  const dialogs = useClassDialogs(me, all);
  const own = classesOf(all, me, whose);
  const found = foundClasses(own, search);
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
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPage(1);
          }}
        />
        {me.role === "adminteacher" && (
          <Segments
            label="Whose classes"
            value={whose}
            options={whoses}
            onChange={(next) => {
              setWhose(next);
              setPage(1);
            }}
          />
        )}
      </div>
      <LoadErrors classes={query} counts={counts} />
      {query.isPending && <ClassGridSkeleton />}
      {query.data && found.length === 0 && (
        <Sheet>
          {own.length > 0 ? (
            <EmptyState mark="search" title="No classes found matching your search" />
          ) : (
            <EmptyState title="No classes found" actions={create}>
              Classes appear here as soon as they are created.
            </EmptyState>
          )}
        </Sheet>
      )}
      {found.length > 0 && (
        <ClassGrid
          classrooms={found}
          page={page}
          onPage={setPage}
          place="page"
          countOf={({ id, student_count }) => counts.data?.[id] ?? student_count}
          actions={{
            ...dialogs,
            enrolLabel: "Enroll students",
            teachersLabel: "Manage teachers",
          }}
        />
      )}
      {dialogs.dialog}
    </>
  );
}
