import { PRONOUNS } from "@reportair/contract/features/report-fields.ts";
import { STUDENT_YEARS, type Student } from "@reportair/contract/features/students.ts";
import { useRef, useState, type SubmitEvent } from "react";
import { fieldFailures } from "../../lib/api/field-failures.ts";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSaveStudent } from "../../data/students.ts";
import { saveFailure } from "./student-failure.ts";
import {
  changeOf,
  formOf,
  inputOf,
  problemsOf,
  type StudentErrors,
  type StudentForm,
} from "./student-form.ts";

const years = STUDENT_YEARS.map((year) => ({ value: String(year), label: `Year ${year}` }));
const pronouns = PRONOUNS.map((value) => ({ value, label: value }));
const today = () => new Intl.DateTimeFormat("en-CA").format(new Date());

/** Adds a student, or edits one. */
export function StudentDialog(props: { student: Student | null; onClose: () => void }) {
  const { student, onClose } = props;
  const [form, setForm] = useState(() => formOf(student));
  const [errors, setErrors] = useState<StudentErrors>({});
  const [failure, setFailure] = useState<string>();
  const save = useSaveStudent();
  const element = useRef<HTMLFormElement>(null);
  const dirty = JSON.stringify(form) !== JSON.stringify(formOf(student));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = problemsOf(form, today());
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return focusFirstInvalid(element.current);
    const saved = student ? { student, change: changeOf(form, student) } : { input: inputOf(form) };
    // The window may be closed by then; what it came to is told all the same.
    void save.mutateAsync(saved, { onSuccess: onClose, onError: show }).then(
      () =>
        toast.success(student ? "Student updated successfully!" : "Student added successfully!"),
      (error: unknown) => toast.error(failureOf(error)),
    );
  }
  function failureOf(error: unknown): string {
    return saveFailure(error, student ? "Failed to update student." : "Failed to add student.");
  }
  function show(error: unknown) {
    const fields = fieldFailures(error);
    const text = failureOf(error);
    setErrors(fields);
    setFailure(Object.values(fields).includes(text) ? undefined : text);
    focusFirstInvalid(element.current);
  }

  const text = (field: keyof StudentForm) => ({
    name: field,
    value: form[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) =>
      setForm({ ...form, [field]: event.target.value }),
  });
  return (
    <FormDialog
      form={element}
      onSubmit={submit}
      onClose={onClose}
      dirty={dirty}
      title={student ? "Edit Student" : "Add Student"}
      description={student?.full_name}
      submitLabel={student ? "Save Changes" : "Add Student"}
      busy={save.isPending && (student ? "Saving..." : "Adding...")}
      failure={failure}
      columns
    >
      <TextField label="First name" required maxLength={100} {...text("first_name")} />
      <TextField label="Last name" required maxLength={100} {...text("last_name")} />
      <Select
        label="Year"
        placeholder="Select a year"
        options={years}
        value={form.year}
        error={errors.year}
        onChange={(year) => setForm({ ...form, year })}
      />
      <Select
        label="Pronouns"
        placeholder="Select pronouns"
        options={pronouns}
        value={form.pronouns}
        error={errors.pronouns}
        onChange={(value) => setForm({ ...form, pronouns: value })}
      />
      <TextField
        label="Institutional student ID"
        required
        maxLength={50}
        disabled={student !== null}
        hint={student ? "Fixed after creation" : "Cannot be changed later"}
        {...text("student_id")}
      />
      <TextField label="Form group" aside="Optional" maxLength={50} {...text("form_group")} />
      <TextField
        label="Date of birth"
        aside="Optional"
        type="date"
        max={today()}
        {...text("date_of_birth")}
      />
    </FormDialog>
  );
}
