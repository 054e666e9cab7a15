import { type Checklist, type Rules, RULES } from "@reportair/contract/features/report-rules.ts";
import type { Letterhead, WholeReportChoices } from "@reportair/contract/features/whole-reports.ts";
import { useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Select } from "../../ui/select.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useChecklist, useSettleLetterhead } from "../../data/whole-reports.ts";
import { ShareRow } from "../school-insights/share-row.tsx";

const LABELS: Record<Rules, string> = {
  england_maintained: "England, maintained school",
  england_other: "England, academy or independent",
  wales: "Wales",
  scotland: "Scotland",
  northern_ireland: "Northern Ireland",
};

/** Which law holds for the school, and how far the whole school is with what it asks. */
export function RulesSection(props: { choices: WholeReportChoices; letterhead: Letterhead }) {
  const { choices, letterhead } = props;
  const { periods } = choices;
  const current = periods.find((each) => each.current) ?? periods[0];
  const [period, setPeriod] = useState(String(current?.id ?? ""));
  const settle = useSettleLetterhead();
  const list = useChecklist({
    period: letterhead.rules === null || period === "" ? null : Number(period),
  });
  return (
    <>
      <div className="grid max-w-160 gap-4 sm:grid-cols-2">
        <Select<Rules>
          label="Where your school is"
          placeholder="Choose"
          value={letterhead.rules ?? ""}
          options={RULES.map((rules) => ({ value: rules, label: LABELS[rules] }))}
          onChange={(rules) =>
            void settle
              .mutateAsync({ rules: rules === "" ? null : rules })
              .catch((error: unknown) => toast.error(errorText(error)))
          }
        />
        {letterhead.rules !== null && (
          <Select
            label="In reporting period"
            options={periods.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={period}
            onChange={setPeriod}
          />
        )}
      </div>
      {letterhead.rules !== null && list.isError && (
        <ErrorState className="mt-5" onRetry={() => void list.refetch()}>
          {errorText(list.error)}
        </ErrorState>
      )}
      {letterhead.rules !== null && list.isPending && (
        <Loading>
          <Skeleton className="mt-5 h-40 max-w-160 rounded-2" />
        </Loading>
      )}
      {list.data && list.data.rules !== null && <Totals list={list.data} />}
    </>
  );
}

function Totals({ list }: { list: Checklist }) {
  const { due, due_on, complete, students, items, years, remarks } = list;
  return (
    <div className="mt-5 max-w-160">
      <p role="status" className="text-md">
        <strong className="font-bold">
          {formatNumber(complete)} of {formatNumber(students)} students
        </strong>{" "}
        have what the law asks for. {due}
        {due_on !== null && ` That is ${formatDate(due_on)}.`}
      </p>
      <ul aria-label="What the law asks for" className="mt-4 grid grid-cols-1 gap-3">
        {items.map(({ code, label, asked, there, optional }) => (
          <li key={code}>
            <ShareRow
              name={label}
              part={there}
              whole={asked}
              text={textOf(there, asked, optional)}
            />
          </li>
        ))}
      </ul>
      {years.length > 1 && (
        <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-md">
          {years.map(({ year, students: all, complete: whole }) => (
            <div key={year}>
              <dt className="text-sm text-muted">Year {year}</dt>
              <dd className="tabular-nums">
                {formatNumber(whole)} of {formatNumber(all)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="mt-5 list-disc space-y-1 pl-5 text-sm text-text-2">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </div>
  );
}

function textOf(there: number, asked: number, optional: boolean): string {
  if (asked === 0) return "nobody is asked";
  const numbers = `${formatNumber(there)} of ${formatNumber(asked)}`;
  return optional ? `${numbers}, if any` : numbers;
}
