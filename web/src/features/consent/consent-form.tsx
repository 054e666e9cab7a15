import type { Student } from "@reportair/contract/features/students.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { BroughtBack } from "../../ui/brought-back.tsx";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Segments } from "../../ui/segments.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useRecordConsent } from "../../data/consent.ts";

const today = () => new Intl.DateTimeFormat("en-CA").format(new Date());
const decisions = [
  { value: "given", label: "Consents" },
  { value: "withdrawn", label: "Does not consent" },
] as const;
const EMPTY = {
  decision: "given" as (typeof decisions)[number]["value"],
  guardian: "",
  decided_on: "",
};

const rules = async () =>
  (await import("@reportair/contract/features/consent.ts")).recordConsent.body;

/** Writes down what a guardian said; nothing that was recorded before changes. */
export function ConsentForm({ student }: { student: Student }) {
  const record = useRecordConsent(student.id);
  const form = useContractForm({
    initial: EMPTY,
    draft: { name: `consent:${student.id}`, what: `the consent for ${student.full_name}` },
    rules,
    bodyOf: (values) => values,
    send: record.mutateAsync,
    // The window may be closed by then; the outcome is shown all the same. A refusal stands in the form.
    onSaved: () => {
      form.change({ guardian: "", decided_on: "" });
      toast.success("Recorded.");
    },
  });
  return (
    <form {...form.props} autoComplete="off" className="mt-3 grid gap-4 sm:grid-cols-2">
      <Segments
        label="What the guardian said"
        className="justify-self-start sm:col-span-2"
        value={form.values.decision}
        options={decisions}
        onChange={(decision) => form.change({ decision })}
      />
      <TextField
        label="Guardian"
        hint="Such as Mrs Aldous, mother"
        maxLength={200}
        {...form.field("guardian")}
      />
      <TextField label="Date" type="date" max={today()} {...form.field("decided_on")} />
      <BroughtBack draft={form.draft} className="sm:col-span-2" />
      {form.failure && (
        <InlineAlert className="sm:col-span-2">
          {errorText(form.failure, "This could not be recorded. Please try again.")}
        </InlineAlert>
      )}
      <Button type="submit" className="justify-self-start" busy={form.busy && "Recording..."}>
        Record
      </Button>
    </form>
  );
}
