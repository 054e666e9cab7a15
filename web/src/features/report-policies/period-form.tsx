import type { ReportingPeriod } from "@reportair/contract/features/reporting-periods.ts";
import { useRef, useState, type SubmitEvent } from "react";
import { formatDay } from "../../lib/format.ts";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSettlePeriod } from "../../data/reporting-periods.ts";
import { changesOf } from "./changes.ts";
import { fieldProblems } from "./field-problems.ts";
import { SaveBar } from "./save-bar.tsx";

/** The dates of today's reporting period, and when its reports are due. */
export function PeriodForm({ period }: { period: ReportingPeriod }) {
  const form = useRef<HTMLFormElement>(null);
  const settled = settledOf(period);
  const [before, setBefore] = useState(settled);
  const [given, setGiven] = useState(settled);
  const save = useSettlePeriod();
  const problems = fieldProblems(save.error);
  const changes = changesOf(given, before);
  const unchanged = Object.keys(changes).length === 0;
  function show(now: typeof settled) {
    setBefore(now);
    setGiven(now);
  }
  // What somebody else settles meanwhile shows here as long as nothing is being changed.
  if (unchanged && Object.keys(changesOf(settled, before)).length > 0) show(settled);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // The page may be left by then; what it came to is told all the same. A refusal stands in the form.
    void save
      .mutateAsync(
        { ...changes, ...(changes.due_on === "" && { due_on: null }) },
        {
          onSuccess: (after) => show(settledOf(after)),
          onError: () => setTimeout(() => form.current && focusFirstInvalid(form.current)),
        },
      )
      .then(
        () => toast.success("Reporting period saved."),
        () => {},
      );
  }
  const field = (name: keyof typeof given) => ({
    value: given[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) =>
      setGiven({ ...given, [name]: event.target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="max-w-120">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" className="sm:col-span-2" {...field("name")} />
        <TextField type="date" label="First day" {...field("starts_on")} />
        <TextField type="date" label="Last day" {...field("ends_on")} />
        <TextField
          type="date"
          label="Reports are due on"
          hint={
            given.due_on
              ? `Teachers see: “Reports are due on ${formatDay(given.due_on)}”.`
              : "Leave it empty for no deadline."
          }
          className="sm:col-span-2"
          {...field("due_on")}
        />
      </div>
      <SaveBar label="Save period" saving={save} unchanged={unchanged} />
    </form>
  );
}

/** The period as the form holds it: no deadline is an empty text. */
function settledOf({ name, starts_on, ends_on, due_on }: ReportingPeriod) {
  return { name, starts_on, ends_on, due_on: due_on ?? "" };
}
