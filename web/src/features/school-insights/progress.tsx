import type { SchoolInsights } from "@reportair/contract/features/school-insights.ts";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSchoolInsights } from "../../data/school-insights.ts";
import { formatDay, formatList, formatNumber } from "../../lib/format.ts";
import { todayInLondon } from "../../lib/today.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";
import { dueIn, shareOf, sumOf, type Progress } from "./progress-words.ts";

type View = "departments" | "years";

const views = [
  { value: "departments", label: "By subject" },
  { value: "years", label: "By year" },
] as const;

/** How far the school's reports of this period are, against its deadline: numbers alone. */
export function SchoolProgress() {
  const { data } = useSchoolInsights();
  const [chosen, setChosen] = useState<View | null>(null);
  // What cannot be had is missed by nobody: the page of insights says why.
  if (!data || data.year_groups.length === 0) return null;
  const view = chosen ?? (data.departments.length > 0 ? "departments" : "years");
  const rows = rowsOf(data, view);
  return (
    <section aria-labelledby="progress" className="mb-10">
      <SectionHeading
        id="progress"
        title="Progress"
        tools={<Segments label="Show" value={view} options={views} onChange={setChosen} />}
      >
        {data.periods[0]?.name}
      </SectionHeading>
      <Sheet className="overflow-hidden">
        <Whole all={sumOf(data.year_groups)} due={data.due_on} />
        {rows.length > 0 ? (
          <Table label={view === "years" ? "Progress by year" : "Progress by subject"}>
            <TableHead className="border-t border-border bg-sunken">
              <tr>
                <HeadCell>{view === "years" ? "Year" : "Subject"}</HeadCell>
                <HeadCell className="w-2/5 max-md:hidden">
                  <span className="sr-only">Progress</span>
                </HeadCell>
                <HeadCell className="text-right max-sm:hidden">Pupils</HeadCell>
                <HeadCell className="text-right">Written</HeadCell>
                <HeadCell className="text-right">Kept</HeadCell>
                <HeadCell className="text-right">Released</HeadCell>
              </tr>
            </TableHead>
            <tbody>
              {rows.map(({ name, ...row }) => (
                <Row key={name} still>
                  <RowHead>
                    {name}
                    <span className="block text-xs font-body text-muted tabular-nums sm:hidden">
                      {formatNumber(row.pupils)} pupils
                    </span>
                  </RowHead>
                  <Cell className="max-md:hidden">
                    <PartsBar of={row} className="h-2" />
                  </Cell>
                  <Cell className="text-right tabular-nums max-sm:hidden">
                    {formatNumber(row.pupils)}
                  </Cell>
                  <Cell className="text-right tabular-nums">{formatNumber(row.written)}</Cell>
                  <Cell className="text-right font-mid tabular-nums">{formatNumber(row.kept)}</Cell>
                  <Cell className="text-right tabular-nums">{formatNumber(row.released)}</Cell>
                </Row>
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
    </section>
  );
}

function rowsOf(
  { departments, year_groups }: SchoolInsights,
  view: View,
): (Progress & { name: string })[] {
  return view === "years"
    ? year_groups.map(({ year, ...row }) => ({ name: `Year ${year}`, ...row }))
    : departments.map(({ subjects, ...row }) => ({
        name: formatList(subjects, subjects.length),
        ...row,
      }));
}

/** The whole school in one bar, and the deadline. */
function Whole({ all, due }: { all: Progress; due: string | null }) {
  const [today] = useState(todayInLondon);
  return (
    <div className="grid gap-x-8 gap-y-4 px-5 py-4 md:grid-cols-[auto_1fr_auto] md:items-center">
      <p>
        <span className="block text-figure font-mid tracking-tight tabular-nums">
          {formatNumber(all.kept)}
        </span>
        <span className="block text-md text-text-2 tabular-nums">
          of {formatNumber(all.pupils)} reports kept
        </span>
      </p>
      <div className="min-w-0">
        <PartsBar of={all} className="h-3.5" />
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-text-2 tabular-nums">
          <Key look={KEPT} name="Kept" count={all.kept}>
            , of which released <b className="font-mid text-text">{formatNumber(all.released)}</b>
          </Key>
          <Key look={DRAFT} name="Draft" count={all.written - all.kept} />
          <Key look={NONE} name="Not written" count={all.pupils - all.written} />
        </ul>
      </div>
      <p className="md:text-right">
        {due === null ? (
          <Link
            to={paths.adminPolicies}
            className="inline-flex items-center text-md text-accent-ink underline touch:min-h-11"
          >
            Set a deadline
          </Link>
        ) : (
          <>
            <span className="block text-md font-mid">{formatDay(due)}</span>
            <span className="block text-sm text-muted tabular-nums">{dueIn(due, today)}</span>
          </>
        )}
      </p>
    </div>
  );
}

const KEPT = "bg-accent";
// Stripes tell drafts apart without colour, too.
const DRAFT = "bg-[repeating-linear-gradient(115deg,var(--accent)_0_1.5px,transparent_1.5px_4px)]";
const NONE = "bg-scale-off";

function Key(props: { look: string; name: string; count: number; children?: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-1 ${props.look}`} />
      <span>
        {props.name} <b className="font-mid text-text">{formatNumber(props.count)}</b>
        {props.children}
      </span>
    </li>
  );
}

/** Kept, drafts and what is not written, side by side; its numbers stand beside it. */
function PartsBar({ of, className }: { of: Progress; className: string }) {
  return (
    <span aria-hidden className={`flex overflow-hidden rounded-1 ${NONE} ${className}`}>
      <span className={KEPT} style={{ width: shareOf(of.kept, of.pupils) }} />
      <span className={DRAFT} style={{ width: shareOf(of.written - of.kept, of.pupils) }} />
    </span>
  );
}
