import type { Role } from "@reportair/contract/features/accounts.ts";
import {
  CLASS_TEXT_MAX,
  CLASS_YEARS,
  type Classroom,
  type ClassroomInput,
} from "@reportair/contract/features/classrooms.ts";
import { useState } from "react";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useCreateClassroom } from "../../data/classrooms.ts";
import { SelectTeacherDialog } from "../teachers/picking/select-teacher-dialog.tsx";
import { createFailure, inputOf, problemsOf, type ClassForm } from "./class-form.ts";

const years = CLASS_YEARS.map((year) => ({ value: String(year), label: `Year ${year}` }));

const rules = async () =>
  (await import("@reportair/contract/features/classrooms.ts")).classroomInput;

/** Creates a class. */
export function CreateClassDialog(props: {
  /** The year that the form opens with; none where none is at hand. */
  year: string;
  existing: readonly Classroom[];
  role: Role;
  onClose: () => void;
}) {
  const { existing, role, onClose } = props;
  const [picking, setPicking] = useState(false);
  const create = useCreateClassroom();
  const form = useContractForm<ClassForm, ClassroomInput, Classroom>({
    initial: { name: "", year: props.year, subject: "", teacher_ids: null },
    rules,
    bodyOf: inputOf,
    also: (values) => problemsOf(values, existing),
    send: create.mutateAsync,
    onSaved: ({ name }, open) => {
      if (open) onClose();
      toast.success(`Class ${name} created.`);
    },
    onFailed: (error, open) => !open && toast.error(createFailure(error)),
  });
  const { values, problems, field, change } = form;
  const teacher = values.teacher_ids;

  return (
    <FormDialog
      form={form.props}
      onClose={onClose}
      size="sm"
      dirty={form.dirty}
      title="Create New Class"
      submitLabel="Create Class"
      busy={form.busy && "Creating..."}
      failure={form.failure && createFailure(form.failure)}
      over={
        picking && (
          <SelectTeacherDialog
            chosen={teacher?.id}
            onChoose={(chosen) => {
              change({ teacher_ids: chosen });
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )
      }
    >
      <TextField
        label="Name"
        placeholder="e.g. 9B/En2"
        required
        maxLength={CLASS_TEXT_MAX}
        {...field("name")}
      />
      <Select
        label="Year"
        placeholder="Select a year"
        options={years}
        value={values.year}
        error={problems.year}
        onChange={(year) => change({ year })}
      />
      <TextField label="Subject" required maxLength={CLASS_TEXT_MAX} {...field("subject")} />
      <Field
        label="Teacher"
        aside="Optional"
        error={problems.teacher_ids}
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
