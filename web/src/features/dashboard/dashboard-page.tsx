import type { CurrentUser, Role } from "@reportair/contract/features/accounts.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { errorText } from "../../lib/api/api-error.ts";
import { cx } from "../../ui/cx.ts";
import { useMedia } from "../../lib/use-media.ts";
import { oneOf, useAddressState } from "../../lib/use-address-state.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { useStudents } from "../../data/students.ts";
import { useProgress } from "../../data/reports.ts";
import { paths } from "../../app/paths.ts";
import {
  ClassProgressLine,
  ClassProgressRoom,
  type ProgressOf,
} from "./classes/class-progress.tsx";
import { draftsOf } from "./classes/way-on.ts";
import { MyClasses } from "./classes/my-classes.tsx";
import { YearPanel } from "../class-time/year-panel.tsx";
import { InsightsPanel } from "../insights/insights-panel.tsx";
import { StatCards } from "./stat-cards.tsx";
import { classesShown, statHints } from "./scope.ts";
import { AllStudents } from "./students/all-students.tsx";
import { Sheet } from "../../ui/sheet.tsx";

type Tab = "classes" | "students";

/** Who administers alone has no classes of their own: theirs are the school's. */
const tabsOf = (role: Role) =>
  [
    { value: "classes", label: role === "admin" ? "All Classes" : "My Classes" },
    { value: "students", label: "All Students" },
  ] as const;

const parts = { tab: oneOf<Tab>(["classes", "students"], "classes") };

/**
 * The Dashboard tab: totals, what the reports show, classes and students. An administrator who does not
 * teach reads in place of the insights that reports belong to their teachers.
 */
export function DashboardPage(props: {
  me: CurrentUser;
  classrooms: UseQueryResult<readonly Classroom[]>;
  count: UseQueryResult<number>;
}) {
  const { me, classrooms, count } = props;
  const students = useStudents();
  const [{ tab }, setShown] = useAddressState(parts);
  usePageTitle(PRODUCT_NAME);
  const visible = classrooms.data ?? [];
  const names = new Map(visible.map(({ id, name }) => [id, name]));
  const asked = useProgress(me.role !== "admin");
  const progress = asked.data;
  const progressOf: ProgressOf = ({ id, name, student_count }) => {
    const ofClass = progress?.get(id);
    if (asked.isLoading && student_count > 0) return <ClassProgressRoom />;
    return (
      ofClass &&
      student_count > 0 && (
        <ClassProgressLine
          name={name}
          students={student_count}
          progress={ofClass}
          to={`${paths.reports}?class=${id}`}
        />
      )
    );
  };
  const drafts = [...(progress?.values() ?? [])].reduce((sum, each) => sum + draftsOf(each), 0);
  const hints = statHints(me.role, classrooms.data, drafts);
  // On a phone the insights are as long as six screens: whoever comes to write has the classes first.
  const phone = useMedia("(max-width: 639px)");
  // How much room the insights take is known with the number of reports: what stands below them is hidden until then.
  const placed = phone || me.role === "admin" || !count.isPending;
  const insights =
    me.role === "admin" ? <ReportsElsewhere /> : <InsightsPanel reports={count.data} />;
  return (
    <>
      <PageHeading title={PRODUCT_NAME} />
      <StatCards
        stats={[
          {
            label: "Total Students",
            hint: hints.students,
            value: figure(students, (all) => all.length),
          },
          {
            label: "Total Classes",
            hint: hints.classes,
            value: figure(classrooms, (all) => all.length),
          },
          { label: "Generated Reports", hint: hints.reports, value: figure(count, (all) => all) },
        ]}
      />
      {!phone && insights}
      <h2 className="sr-only">Classes and students</h2>
      <Tabs
        value={tab}
        onChange={(next) => setShown({ tab: next })}
        className={cx(
          "[--tabs-lift:calc(var(--control)+0.75rem)] max-sm:mb-10",
          !placed && "invisible",
        )}
      >
        <TabList
          label="Classes and students"
          look="segments"
          value={tab}
          items={tabsOf(me.role)}
          className="mb-3 max-sm:flex"
        />
        <TabPanel value="classes">
          {classrooms.isPending && (
            <Loading
              label="Loading classes..."
              className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3"
            >
              {Array.from({ length: 3 }, (_, card) => (
                <Skeleton
                  key={card}
                  className={cx(
                    "w-full rounded-3",
                    // With how far its reports are, or only with how many students it has.
                    me.role === "admin" ? "h-28" : "h-40 touch:h-45",
                  )}
                />
              ))}
            </Loading>
          )}
          {classrooms.isError && (
            <ErrorState onRetry={() => void classrooms.refetch()}>
              Error: {errorText(classrooms.error, "Could not fetch classes")}
            </ErrorState>
          )}
          {classrooms.isSuccess && (
            <MyClasses classrooms={classesShown(me, visible)} progressOf={progressOf} />
          )}
        </TabPanel>
        <TabPanel value="students">
          <AllStudents classNames={names} />
        </TabPanel>
      </Tabs>
      {phone && insights}
      {me.role !== "admin" && <YearPanel />}
    </>
  );
}

function figure<T>(query: UseQueryResult<T>, of: (data: T) => number): number | null | undefined {
  if (query.data !== undefined) return of(query.data);
  return query.isError ? null : undefined;
}

/** To an administrator who does not teach, in the place of the insights. */
function ReportsElsewhere() {
  return (
    <Sheet aria-labelledby="reports-elsewhere" className="mb-8 px-5 py-5">
      <h2 id="reports-elsewhere" className="text-h3 font-bold">
        Reports belong to their teachers
      </h2>
      <p className="mt-1 max-w-[70ch] text-md text-text-2">
        Only the teacher who wrote a report can read it, so insights are shown to each teacher for
        their own reports. You see how many there are in your school.
      </p>
    </Sheet>
  );
}
