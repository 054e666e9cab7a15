import type { Student } from "@reportair/contract/features/students.ts";
import { useRef, useState, type SubmitEvent } from "react";
import { ApiError, errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
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
const EMPTY = { guardian: "", decided_on: "" };
type Problems = { [name in keyof typeof EMPTY]?: string | undefined };

/** Writes down what a guardian said; nothing that was recorded before changes. */
export function ConsentForm({ student }: { student: Student }) {
  const form = useRef<HTMLFormElement>(null);
  const [decision, setDecision] = useState<"given" | "withdrawn">("given");
  const [given, setGiven] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const record = useRecordConsent(student.id);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    record.reset();
    const found: Problems = {
      ...(!given.guardian.trim() && { guardian: "Guardian is required." }),
      ...(!given.decided_on && { decided_on: "Date is required." }),
    };
    show(found);
    if (Object.keys(found).length > 0) return;
    // The window may be closed by then; what it came to is told all the same. A refusal stands in the form.
    void record
      .mutateAsync(
        { decision, ...given },
        { onSuccess: () => setGiven(EMPTY), onError: (error) => show(problemsIn(error)) },
      )
      .then(
        () => toast.success("Recorded."),
        () => {},
      );
  }
  function show(found: Problems) {
    setProblems(found);
    focusFirstInvalid(form.current);
  }
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: given[name],
    error: problems[name],
    onChange: (event: { target: HTMLInputElement }) =>
      setGiven({ ...given, [name]: event.target.value }),
  });
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      onSubmit={submit}
      className="mt-3 grid gap-4 sm:grid-cols-2"
    >
      <Segments
        label="What the guardian said"
        className="justify-self-start sm:col-span-2"
        value={decision}
        options={decisions}
        onChange={setDecision}
      />
      <TextField
        label="Guardian"
        hint="Such as Mrs Aldous, mother"
        maxLength={200}
        {...field("guardian")}
      />
      <TextField label="Date" type="date" max={today()} {...field("decided_on")} />
      {record.isError && Object.keys(problems).length === 0 && (
        <InlineAlert className="sm:col-span-2">
          {errorText(record.error, "This could not be recorded. Please try again.")}
        </InlineAlert>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        busy={record.isPending && "Recording..."}
      >
        Record
      </Button>
    </form>
  );
}

function problemsIn(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  const { guardian, decided_on } = error.fields;
  return {
    ...(guardian && { guardian: guardian.join(" ") }),
    ...(decided_on && { decided_on: decided_on.join(" ") }),
  };
}
