import type { ReportingPeriod } from "@reportair/contract/features/reporting-periods.ts";
import { formatDay } from "../../lib/format.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSettlePeriod } from "../../data/reporting-periods.ts";
import { changesOf } from "./changes.ts";
import { SaveBar } from "./save-bar.tsx";

const rules = async () =>
  (await import("@reportair/contract/features/reporting-periods.ts")).setReportingPeriod.body;

/** The dates of today's reporting period, and when its reports are due. */
export function PeriodForm({ period }: { period: ReportingPeriod }) {
  const settled = settledOf(period);
  const save = useSettlePeriod();
  const form = useContractForm({
    initial: settled,
    draft: { name: "period", what: "the reporting period" },
    rules,
    bodyOf: (given, before) => {
      const changes = changesOf(given, before);
      return { ...changes, ...(changes.due_on === "" && { due_on: null }) };
    },
    send: save.mutateAsync,
    // The page may be left by then; the outcome is shown all the same. A refusal stands in the form.
    onSaved: (after) => {
      form.restart(settledOf(after));
      toast.success("Reporting period saved.");
    },
  });
  const { field } = form;
  // What somebody else settles meanwhile shows here as long as nothing is being changed.
  if (!form.dirty && Object.keys(changesOf(settled, form.initial)).length > 0)
    form.restart(settled);

  return (
    <form {...form.props} className="max-w-120">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" className="sm:col-span-2" {...field("name")} />
        <TextField type="date" label="First day" {...field("starts_on")} />
        <TextField type="date" label="Last day" {...field("ends_on")} />
        <TextField
          type="date"
          label="Reports are due on"
          hint={
            form.values.due_on
              ? `Teachers see: “Reports are due on ${formatDay(form.values.due_on)}”.`
              : "Leave it empty for no deadline."
          }
          className="sm:col-span-2"
          {...field("due_on")}
        />
      </div>
      <SaveBar label="Save period" form={form} />
    </form>
  );
}

/** The period as the form holds it: no deadline is an empty text. */
function settledOf({ name, starts_on, ends_on, due_on }: ReportingPeriod) {
  return { name, starts_on, ends_on, due_on: due_on ?? "" };
}
