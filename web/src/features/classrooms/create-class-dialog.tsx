import type { Role, Teacher } from "@reportair/contract/features/accounts.ts";
import {
  CLASS_TEXT_MAX,
  CLASS_YEARS,
  type Classroom,
} from "@reportair/contract/features/classrooms.ts";
import { useRef, useState, type SubmitEvent } from "react";
import { fieldFailures } from "../../lib/api/field-failures.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useCreateClassroom } from "../../data/classrooms.ts";
import { SelectTeacherDialog } from "../teachers/picking/select-teacher-dialog.tsx";
import {
  createFailure,
  inputOf,
  problemsOf,
  type ClassErrors,
  type ClassForm,
} from "./class-form.ts";

const years = CLASS_YEARS.map((year) => ({ value: String(year), label: `Year ${year}` }));

/** Creates a class. */
export function CreateClassDialog(props: {
  /** The year that the form opens with; none where none is at hand. */
  year: string;
  existing: readonly Classroom[];
  role: Role;
  onClose: () => void;
}) {
  const { existing, role, onClose } = props;
  const empty = { name: "", year: props.year, subject: "" };
  const [form, setForm] = useState<ClassForm>(empty);
  const [teacher, setTeacher] = useState<Teacher | null>(null);
  const [picking, setPicking] = useState(false);
  const [errors, setErrors] = useState<ClassErrors>({});
  const [failure, setFailure] = useState<string>();
  const create = useCreateClassroom();
  const element = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = problemsOf(form, existing);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return focusFirstInvalid(element.current);
    // The window may be closed by then; what it came to is told all the same.
    void create.mutateAsync(inputOf(form, teacher?.id), { onSuccess: onClose, onError: show }).then(
      ({ name }) => toast.success(`Class ${name} created.`),
      (error: unknown) => toast.error(createFailure(error)),
    );
  }
  function show(error: unknown) {
    const fields = fieldFailures(error);
    setErrors(fields);
    setFailure(Object.keys(fields).length > 0 ? undefined : createFailure(error));
    focusFirstInvalid(element.current);
  }

  const text = (field: "name" | "subject") => ({
    name: field,
    value: form[field],
    error: errors[field],
    maxLength: CLASS_TEXT_MAX,
    onChange: (event: { target: { value: string } }) =>
      setForm({ ...form, [field]: event.target.value }),
  });
  return (
    <FormDialog
      form={element}
      onSubmit={submit}
      onClose={onClose}
      size="sm"
      dirty={JSON.stringify(form) !== JSON.stringify(empty) || teacher !== null}
      title="Create New Class"
      submitLabel="Create Class"
      busy={create.isPending && "Creating..."}
      failure={failure}
      over={
        picking && (
          <SelectTeacherDialog
            chosen={teacher?.id}
            onChoose={(chosen) => {
              setTeacher(chosen);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )
      }
    >
      <TextField label="Name" placeholder="e.g. 9B/En2" required {...text("name")} />
      <Select
        label="Year"
        placeholder="Select a year"
        options={years}
        value={form.year}
        error={errors.year}
        onChange={(year) => setForm({ ...form, year })}
      />
      <TextField label="Subject" required {...text("subject")} />
      <Field
        label="Teacher"
        aside="Optional"
        error={errors.teacher_ids}
        hint={role === "teacher" ? "Beside you, who are among its teachers." : undefined}
      >
        {(control) => (
          <div className="flex items-center gap-2">
            <Button
              {...control}
              // Named by both: what it chooses and what is chosen.
              aria-label={
                teacher
                  ? `Teacher: ${teacher.first_name} ${teacher.last_name}. Change`
                  : "Select Teacher"
              }
              className="min-w-0 flex-1 justify-start"
              onClick={() => setPicking(true)}
            >
              <span className="truncate">
                {teacher ? `${teacher.first_name} ${teacher.last_name}` : "Select Teacher"}
              </span>
            </Button>
          </div>
        )}
      </Field>
    </FormDialog>
  );
}
