import type { Role } from "@reportair/contract/features/accounts.ts";
import { CLASS_YEARS } from "../../lib/contract-constants.ts";
import { Plus } from "lucide-react";
import { oneOf, pageNumber, typedText, useAddressState } from "../../lib/use-address-state.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { useStudentCounts, useClassrooms } from "../../data/classrooms.ts";
import { useSought } from "../../lib/use-sought.ts";
import { toast } from "../../ui/toast-store.ts";
import { ClassGrid, ClassGridSkeleton, PAGE_SIZE } from "./class-grid.tsx";
import { foundClasses } from "./find-classes.ts";
import { LoadErrors } from "./load-errors.tsx";
import { useClassDialogs } from "./use-class-dialogs.tsx";

const parts = {
  year: oneOf(CLASS_YEARS.map(String), String(CLASS_YEARS[0])),
  search: typedText,
  page: pageNumber,
};

/** All classes of the institution, a tab for each year. */
export function InstitutionClasses({ me }: { me: { id: number; role: Role } }) {
  const query = useClassrooms();
  const counts = useStudentCounts(me.role);
  const [state, setState, rested] = useAddressState(parts, "classes");
  const { year, page } = state;
  const all = query.data ?? [];
  const ofYear = all.filter((classroom) => String(classroom.year) === year);
  const found = foundClasses(ofYear, rested.search);
  const turn = (next: number) => setState({ ...state, page: next });
  const ids = found.map(({ id }) => id);
  const { sought, seek } = useSought(ids, page, PAGE_SIZE, turn);
  const dialogs = useClassDialogs(me, query.data, (saved, words) => {
    const itsYear = String(saved.year);
    seek(saved.id);
    if (foundClasses([saved], state.search).length > 0) {
      if (itsYear !== year) setState({ ...state, year: itsYear, page: 1 });
      toast.success(words);
    } else {
      toast.success(words, {
        label: "Show",
        onAction: () => setState({ year: itsYear, search: "", page: 1 }),
      });
    }
  });
  const plus = <Plus aria-hidden size={16} strokeWidth={1.75} />;
  return (
    <section aria-labelledby="institution-classes" className="mb-10">
      <SectionHeading
        id="institution-classes"
        title="Institution Class Management"
        tools={
          <>
            <SearchField
              className="w-full sm:w-72"
              label="Search classes"
              hideLabel
              placeholder="Search by class or teacher name..."
              value={state.search}
              onChange={(event) => setState({ ...state, search: event.target.value, page: 1 })}
            />
            <Button variant="primary" icon={plus} onClick={() => dialogs.create(year)}>
              Create New Class
            </Button>
          </>
        }
      />
      {dialogs.missing}
      <LoadErrors classes={query} counts={counts} />
      <Tabs value={year} onChange={(next) => setState({ ...state, year: next, page: 1 })}>
        <TabList
          label="Years"
          value={year}
          className="mb-4"
          items={CLASS_YEARS.map((each) => ({
            value: String(each),
            label: `Year ${each}`,
            ...(query.data && { count: all.filter((one) => one.year === each).length }),
          }))}
        />
        <TabPanel value={year}>
          {query.isPending && <ClassGridSkeleton />}
          {query.data && found.length === 0 && (
            <Sheet>
              {ofYear.length > 0 ? (
                <EmptyState mark="search" title="No classes found matching your search" />
              ) : (
                <EmptyState
                  title="No classes found"
                  actions={
                    <Button icon={plus} onClick={() => dialogs.create(year)}>
                      Create First Class
                    </Button>
                  }
                >
                  Year {year} has no classes yet.
                </EmptyState>
              )}
            </Sheet>
          )}
          {found.length > 0 && (
            <ClassGrid
              classrooms={found}
              page={page}
              onPage={turn}
              place="year"
              sought={sought}
              countOf={({ id, student_count }) => counts.data?.[id] ?? student_count}
              actions={{
                ...dialogs,
                enrolLabel: "Enrol students",
                teachersLabel: "Change teacher",
              }}
            />
          )}
        </TabPanel>
      </Tabs>
      {dialogs.dialog}
    </section>
  );
}
