import type { SchoolInsights } from "@reportair/contract/features/school-insights.ts";
import { Monitor } from "lucide-react";
import { Fragment, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSchoolInsights } from "../../data/school-insights.ts";
import { formatCount, formatList, formatNumber } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { cx } from "../../ui/cx.ts";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";
import { PartsBar, WholeProgress } from "./progress-bars.tsx";
import { sumOf, type Progress } from "./progress-words.ts";
import { ProgressSkeleton } from "./progress-skeleton.tsx";
import { Reminding } from "./reminding.tsx";

type View = "departments" | "years";

const views = [
  { value: "departments", label: "By subject" },
  { value: "years", label: "By year" },
] as const;

/** How far the school's reports of this period are, against its deadline: numbers alone. */
export function SchoolProgress() {
  const { data, isPending, isPaused } = useSchoolInsights();
  const [chosen, setChosen] = useState<View | null>(null);
  /** The row whose teachers are about to be reminded. */
  const [reminding, setReminding] = useState<string | null>(null);
  if (isPending && !isPaused) {
    return (
      <ProgressSection tools={<Tools view="departments" onView={setChosen} hidden />}>
        <ProgressSkeleton />
      </ProgressSection>
    );
  }
  // What cannot be had is missed by nobody: the page of insights says why.
  if (!data || data.year_groups.length === 0) return null;
  const view = chosen ?? (data.departments.length > 0 ? "departments" : "years");
  const rows = rowsOf(data, view);
  return (
    <ProgressSection
      period={data.periods[0]?.name}
      tools={<Tools view={view} onView={setChosen} />}
    >
      <Sheet className="overflow-hidden">
        <WholeProgress all={sumOf(data.year_groups)} due={data.due_on} />
        {rows.length > 0 ? (
          <Table label={view === "years" ? "Progress by year" : "Progress by subject"}>
            <TableHead className="border-t border-border bg-sunken">
              <tr>
                <HeadCell>{view === "years" ? "Year" : "Subject"}</HeadCell>
                <HeadCell className="w-1/6 max-md:hidden lg:w-2/5">
                  <span className="sr-only">Progress</span>
                </HeadCell>
                <HeadCell className="text-right max-sm:hidden">Pupils</HeadCell>
                <HeadCell className="text-right max-sm:hidden">Written</HeadCell>
                <HeadCell className="text-right">Kept</HeadCell>
                <HeadCell className="text-right max-sm:hidden">Released</HeadCell>
                {view === "departments" && (
                  <HeadCell className="text-right">Teachers with work left</HeadCell>
                )}
              </tr>
            </TableHead>
            <tbody>
              {rows.map((row) => (
                <Fragment key={row.name}>
                  <ProgressRow
                    row={row}
                    open={reminding === row.name}
                    onRemind={() => setReminding(row.name)}
                  />
                  {row.teachers && reminding === row.name && (
                    <Reminding
                      name={row.name}
                      subjects={row.teachers.subjects}
                      teachers={row.teachers.to_remind}
                      period={data.periods[0]?.name ?? ""}
                      due={data.due_on}
                      onClose={() => setReminding(null)}
                    />
                  )}
                </Fragment>
              ))}
            </tbody>
          </Table>
        ) : (
          <p className="border-t border-border px-4 py-5 text-md text-muted">
            Where one teacher teaches every subject, there are no numbers by subject: they would be
            that teacher’s.
          </p>
        )}
        <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-border px-4 py-3 text-sm text-muted">
          <p>
            Numbers only: no report, note or pupil’s name. A pupil counts once in each class.
            {view === "departments" && " Subjects with one teacher are counted together."}
          </p>
          <Link
            to={`${paths.adminInsights}#class-progress`}
            className="inline-flex items-center text-accent-ink underline touch:min-h-11"
          >
            By class
          </Link>
        </footer>
      </Sheet>
    </ProgressSection>
  );
}

function ProgressSection(props: {
  /** Left out while it is on its way. */
  period?: string | undefined;
  tools: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="progress" className="mb-10">
      <SectionHeading id="progress" title="Progress" tools={props.tools}>
        {props.period ?? <span aria-hidden>&nbsp;</span>}
      </SectionHeading>
      {props.children}
    </section>
  );
}

/** What stands beside the heading; `hidden` it only takes its room, until there is something to show. */
function Tools(props: { view: View; onView: (view: View) => void; hidden?: boolean }) {
  const { view, onView, hidden } = props;
  return (
    <>
      <Segments
        label="Show"
        value={view}
        options={views}
        onChange={onView}
        className={hidden && "invisible"}
      />
      <Link to={paths.adminStaffRoom} className={cx(buttonClass("ghost"), hidden && "invisible")}>
        <Monitor aria-hidden size={16} strokeWidth={1.75} />
        View for the staff room
      </Link>
    </>
  );
}

type ProgressOf = Progress & {
  name: string;
  /** Whom one may remind; null of a year, whose teachers are reminded by their subjects. */
  teachers: Pick<SchoolInsights["departments"][number], "subjects" | "behind" | "to_remind"> | null;
};

function rowsOf({ departments, year_groups }: SchoolInsights, view: View): ProgressOf[] {
  return view === "years"
    ? year_groups.map(({ year, ...row }) => ({ ...row, name: `Year ${year}`, teachers: null }))
    : departments.map(({ subjects, behind, to_remind, ...row }) => ({
        ...row,
        name: formatList(subjects, subjects.length),
        teachers: { subjects, behind, to_remind },
      }));
}

function ProgressRow(props: { row: ProgressOf; open: boolean; onRemind: () => void }) {
  const { row, open, onRemind } = props;
  return (
    <Row still chosen={open}>
      <RowHead>
        {row.name}
        <span className="block text-xs font-body text-muted tabular-nums sm:hidden">
          {formatNumber(row.pupils)} pupils
        </span>
      </RowHead>
      <Cell className="max-md:hidden">
        <PartsBar of={row} className="h-2" />
      </Cell>
      <Cell className="text-right tabular-nums max-sm:hidden">{formatNumber(row.pupils)}</Cell>
      <Cell className="text-right tabular-nums max-sm:hidden">{formatNumber(row.written)}</Cell>
      <Cell className="text-right font-mid tabular-nums">{formatNumber(row.kept)}</Cell>
      <Cell className="text-right tabular-nums max-sm:hidden">{formatNumber(row.released)}</Cell>
      {row.teachers && (
        <Cell className="text-right">
          {row.teachers.to_remind > 0 ? (
            <Button
              size="row"
              aria-label={`Remind ${formatCount(row.teachers.to_remind, "teacher")} of ${row.name}`}
              aria-expanded={open}
              onClick={onRemind}
            >
              Remind {row.teachers.to_remind}
            </Button>
          ) : (
            <span className="text-sm text-muted tabular-nums">
              {row.teachers.behind > 0 ? `${row.teachers.behind} reminded` : "none"}
            </span>
          )}
        </Cell>
      )}
    </Row>
  );
}
