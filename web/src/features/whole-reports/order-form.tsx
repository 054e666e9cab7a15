import type {
  WholeReport,
  WholeReportChoices,
  WholeReportPreview,
} from "@reportair/contract/features/whole-reports.ts";
import { FilePlus2 } from "lucide-react";
import { useState } from "react";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Select } from "../../ui/select.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import {
  useChecklist,
  useOrderWholeReports,
  useWholeReportPreview,
  type Asked,
} from "../../data/whole-reports.ts";
import { Lacking } from "../report-rules/lacking.tsx";
import { Missing } from "./missing.tsx";
import { PupilPicker } from "./pupil-picker.tsx";
import { refusalOf } from "./refusal.ts";
import { Unprintable } from "./unprintable.tsx";

type Whom = "year" | "form_group" | "student";

/** For when, about whom and in which form; what is missing is said before anything is made. */
export function OrderForm({ choices }: { choices: WholeReportChoices }) {
  const { periods, years, form_groups } = choices;
  const current = periods.find((each) => each.current) ?? periods[0];
  const [period, setPeriod] = useState(String(current?.id ?? ""));
  const [whom, setWhom] = useState<Whom>("year");
  const [year, setYear] = useState("");
  const [group, setGroup] = useState("");
  const [student, setStudent] = useState<number | null>(null);
  const [form, setForm] = useState<WholeReport["form"]>("pdf");
  const [packing, setPacking] = useState<WholeReport["packing"]>("one");
  const order = useOrderWholeReports();
  const asked = askedOf(period, { whom, year, group, student });
  const preview = useWholeReportPreview(asked);
  const list = useChecklist(asked ?? { period: null });
  // All of it comes at once: what came later would move the button from under a press.
  const found = list.isPending ? undefined : preview.data;
  const isLooking = asked !== null && (preview.isPending || list.isPending);
  const ready = found?.ready ?? 0;

  async function make() {
    if (asked === null) return;
    try {
      const { label } = await order.mutateAsync({
        ...asked,
        form,
        packing: whom === "student" ? "one" : packing,
      });
      toast.success(`The document about ${label} is being made.`);
    } catch {
      // Its sentence stands below.
    }
  }
  return (
    <div className="max-w-160">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Reporting period"
          options={periods.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <Segments<Whom>
        label="About whom"
        className="mt-4"
        options={[
          { value: "year", label: "Year" },
          { value: "form_group", label: "Form" },
          { value: "student", label: "Student" },
        ]}
        value={whom}
        onChange={setWhom}
      />
      <div className="mt-4">
        {whom === "year" && (
          <Select
            className="sm:max-w-76"
            label="Year group"
            placeholder="Select a year"
            options={years.map((each) => ({ value: String(each), label: `Year ${each}` }))}
            value={year}
            onChange={setYear}
          />
        )}
        {whom === "form_group" && (
          <Select
            className="sm:max-w-76"
            label="Form group"
            placeholder="Select a form group"
            options={form_groups.map((each) => ({ value: each, label: each }))}
            value={group}
            onChange={setGroup}
          />
        )}
        {whom === "student" && <PupilPicker chosen={student} onChoose={setStudent} />}
      </div>
      {isLooking && (
        <Loading label="Looking for released reports...">
          <Skeleton className="mt-5 h-16 rounded-2" />
        </Loading>
      )}
      {asked !== null && !isLooking && preview.isError && (
        <InlineAlert className="mt-5">
          {refusalOf(preview.error, "Released reports could not be looked for. Please try again.")}
        </InlineAlert>
      )}
      {asked !== null && found && (
        <>
          <p role="status" className="mt-5 text-md">
            {summaryOf(found)}
          </p>
          <Missing preview={found} />
          {list.data && list.data.rules !== null && <Lacking list={list.data} />}
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Segments<WholeReport["form"]>
          label="Kind of file"
          options={[
            { value: "pdf", label: "PDF" },
            { value: "docx", label: "Word" },
          ]}
          value={form}
          onChange={setForm}
        />
        {whom !== "student" && (
          <Segments<WholeReport["packing"]>
            label="Files"
            options={[
              { value: "one", label: "One file" },
              { value: "each", label: "One for each student" },
            ]}
            value={packing}
            onChange={setPacking}
          />
        )}
      </div>
      {form === "pdf" && found && <Unprintable preview={found} />}
      {order.isError && (
        <InlineAlert className="mt-4">
          {refusalOf(order.error, "The document could not be ordered. Please try again.")}
        </InlineAlert>
      )}
      <Button
        className="mt-5"
        variant="primary"
        icon={<FilePlus2 aria-hidden size={16} strokeWidth={1.75} />}
        disabled={ready === 0}
        busy={order.isPending && "Ordering..."}
        onClick={() => void make()}
      >
        {ready > 0 ? `Make for ${formatCount(ready, "student")}` : "Make document"}
      </Button>
    </div>
  );
}

/** What is asked of the server; null before somebody is chosen. */
function askedOf(
  period: string,
  {
    whom,
    year,
    group,
    student,
  }: { whom: Whom; year: string; group: string; student: number | null },
): Asked | null {
  if (period === "") return null;
  const when = { period: Number(period) };
  if (whom === "year") return year === "" ? null : { ...when, year: Number(year) };
  if (whom === "form_group") return group === "" ? null : { ...when, form_group: group };
  return student === null ? null : { ...when, student };
}

function summaryOf({ label, students, ready, released }: WholeReportPreview): string {
  if (ready === 0) return `${label}: no report has been released for this period yet.`;
  const reports = formatCount(released, "released report");
  if (students === 1) return `${label}: ${reports}.`;
  return `${label}: ${reports} about ${ready} of ${formatCount(students, "student")}.`;
}
