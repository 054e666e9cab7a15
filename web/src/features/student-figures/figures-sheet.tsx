import type { FiguresOutcome } from "@reportair/contract/features/student-figures.ts";
import { FIGURE_ROWS_MAX, RESULTS_MAX } from "@reportair/contract/features/student-figures.ts";
import { settleFigures, type Meaning } from "@reportair/roster/figures/read-figures.ts";
import { useMemo, useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useBringFiguresIn, useFiguresCheck, type Figures } from "../../data/student-figures.ts";
import type { SheetsRead } from "./read-sheet.ts";

const LABELS: Record<Meaning, string> = {
  student_id: "Admission number",
  upn: "UPN",
  name: "Name",
  first_name: "First name",
  last_name: "Last name",
  attendance: "Attendance, per cent",
  present: "Sessions attended",
  possible: "Sessions possible",
  authorised: "Authorised absences",
  unauthorised: "Unauthorised absences",
  lates: "Times late",
  result: "Result",
};
const MEANINGS = Object.keys(LABELS) as Meaning[];
/** Of what is left out so many are shown. */
const SHOWN = 8;

/** What was read: what each column is, whom it finds, and the press that brings it in. */
export function FiguresSheet(props: {
  read: Extract<SheetsRead, { sheets: unknown }>;
  period: number;
  onDone: () => void;
}) {
  const { read, period, onDone } = props;
  const [chosen, setChosen] = useState(0);
  const [settled, setSettled] = useState<Record<string, Meaning | "">>({});
  const sheet = read.sheets[chosen] ?? read.sheets[0];
  const columns = useMemo(
    () =>
      (sheet?.columns ?? []).map((column) => ({
        ...column,
        meaning: settled[`${chosen} ${column.at}`] ?? column.meaning,
      })),
    [sheet, settled, chosen],
  );
  const { rows, subjects, faults } = useMemo(
    () => settleFigures({ columns, rows: sheet?.rows ?? [] }),
    [columns, sheet],
  );
  const problem = problemOf(columns, subjects);
  const figures = useMemo(
    (): Figures | null => (problem === null ? { period, subjects, rows } : null),
    [problem, period, subjects, rows],
  );
  const check = useFiguresCheck(figures);
  const bring = useBringFiguresIn();
  const comes = (check.data?.new ?? 0) + (check.data?.changed ?? 0);

  async function commit() {
    if (figures === null) return;
    try {
      const done = await bring.mutateAsync(figures);
      toast.success(
        `Attendance and results of ${formatCount(done.new + done.changed, "student")} are in.`,
      );
      onDone();
    } catch {
      // Its sentence stands below.
    }
  }
  return (
    <div className="mt-4">
      {read.sheets.length > 1 && (
        <Select
          className="mb-4 sm:max-w-76"
          label="Sheet"
          options={read.sheets.map(({ title }, at) => ({ value: String(at), label: title }))}
          value={String(chosen)}
          onChange={(at) => setChosen(Number(at))}
        />
      )}
      <h3 className="text-md font-bold">What the columns of {read.name} are</h3>
      <ul className="mt-2 divide-y divide-border rounded-2 border border-border">
        {columns.map(({ at, heading, samples, meaning }) => (
          <li
            key={at}
            className="grid items-center gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <p className="min-w-0">
              <span className="block truncate text-md font-mid">{heading}</span>
              <span className="block truncate text-sm text-muted">{samples.join(" · ")}</span>
            </p>
            <Select<Meaning>
              label={`What “${heading}” is`}
              hideLabel
              clearable
              placeholder="Left aside"
              value={meaning}
              options={MEANINGS.map((each) => ({
                value: each,
                label: each === "result" ? `Result in ${heading}` : LABELS[each],
              }))}
              onChange={(to) => setSettled({ ...settled, [`${chosen} ${at}`]: to })}
            />
          </li>
        ))}
      </ul>
      {problem !== null && (
        <InlineAlert tone="info" className="mt-3" still>
          {problem}
        </InlineAlert>
      )}
      <div role="status" className="mt-3">
        {check.data && <Told outcome={check.data} />}
        {figures !== null && check.isPending && (
          <p className="text-md text-text-2">Looking for the students...</p>
        )}
      </div>
      {faults.length > 0 && (
        <Left
          title={`${formatCount(faults.length, "value is", "values are")} left out`}
          lines={faults.map(
            ({ line, heading, value, why }) => `Line ${line}, ${heading}: “${value}”. ${why}`,
          )}
        />
      )}
      {check.isError && (
        <ErrorState className="mt-3" onRetry={() => void check.refetch()}>
          {errorText(check.error)}
        </ErrorState>
      )}
      {bring.isError && (
        <ErrorState
          className="mt-3"
          title="Not everything is in"
          safe={
            rows.length > FIGURE_ROWS_MAX
              ? "Students who came before are in already. Press again: nothing comes in twice."
              : "Nothing was changed."
          }
        >
          {errorText(bring.error)}
        </ErrorState>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={comes === 0}
          busy={bring.isPending && "Bringing in..."}
          onClick={() => void commit()}
        >
          {comes > 0 ? `Bring in for ${formatCount(comes, "student")}` : "Nothing to bring in"}
        </Button>
        <Button disabled={bring.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function problemOf(
  columns: readonly { meaning: Meaning | "" }[],
  subjects: readonly string[],
): string | null {
  const has = (...meanings: Meaning[]) =>
    columns.some(({ meaning }) => meanings.some((each) => each === meaning));
  if (!has("student_id", "upn", "name", "last_name"))
    return "Say which column tells who a student is: the admission number, the UPN or the name.";
  const says = has("attendance", "authorised", "unauthorised", "lates", "result");
  if (!says && !(has("present") && has("possible")))
    return "Say which column is attendance, an absence or a result.";
  if (subjects.length > RESULTS_MAX)
    return `There are ${subjects.length} columns of results. At most ${RESULTS_MAX} stand in a report: leave the others aside.`;
  return null;
}

function Told({ outcome }: { outcome: FiguresOutcome }) {
  const { unknown, several, twice } = outcome;
  const found = outcome.new + outcome.changed + outcome.unchanged;
  const counts = [
    outcome.new > 0 && `${formatNumber(outcome.new)} new`,
    outcome.changed > 0 && `${formatNumber(outcome.changed)} changed`,
    outcome.unchanged > 0 && `${formatNumber(outcome.unchanged)} as they are`,
  ].filter(Boolean);
  const named = (each: (typeof unknown)[number]) => `Line ${each.line}: ${each.label}`;
  return (
    <>
      <p className="text-md">
        {formatCount(found, "student")} found{counts.length > 0 && `: ${counts.join(", ")}`}.
      </p>
      <Left
        title={`${formatCount(unknown.length, "row is", "rows are")} of nobody here`}
        lines={unknown.map(named)}
      />
      <Left
        title={`${formatCount(several.length, "name", "names")} that several students have: use the admission number`}
        lines={several.map(named)}
      />
      <Left
        title={`${formatCount(twice.length, "row is", "rows are")} of a student who stood before`}
        lines={twice.map(named)}
      />
    </>
  );
}

function Left({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-2 text-md">
      <p className="font-mid">{title}</p>
      <ul className="text-sm text-text-2">
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > SHOWN && <li>and {formatNumber(lines.length - SHOWN)} more</li>}
      </ul>
    </div>
  );
}
