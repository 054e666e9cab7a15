import type { Role } from "@reportair/contract/features/accounts.ts";
import type { Classroom, ClassroomInput } from "@reportair/contract/features/classrooms.ts";
import { useState } from "react";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useCreateClassroom } from "../../data/classrooms.ts";
import { SelectTeacherDialog } from "../teachers/picking/select-teacher-dialog.tsx";
import { ClassFields } from "./class-fields.tsx";
import { createFailure, inputOf, problemsOf, type ClassForm } from "./class-form.ts";

const rules = async () =>
  (await import("@reportair/contract/features/classrooms.ts")).classroomInput;

/** Creates a class. */
export function CreateClassDialog(props: {
  /** The year that the form opens with; none where none is at hand. */
  year: string;
  existing: readonly Classroom[];
  role: Role;
  onSaved: (classroom: Classroom) => void;
  onClose: () => void;
}) {
  const { existing, role, onClose } = props;
  const [picking, setPicking] = useState(false);
  const create = useCreateClassroom();
  const form = useContractForm<ClassForm, ClassroomInput, Classroom>({
    initial: { name: "", year: props.year, subject: "", teacher_ids: null },
    draft: { name: "class:new", what: "the new class" },
    rules,
    bodyOf: inputOf,
    also: (values) => problemsOf(values, existing),
    send: create.mutateAsync,
    onSaved: (made, open) => {
      if (open) onClose();
      props.onSaved(made);
    },
    onFailed: (error, open) => !open && toast.error(createFailure(error)),
  });
  const { values, problems, change } = form;
  const teacher = values.teacher_ids;

  return (
    <FormDialog
      form={form.props}
      draft={form.draft}
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
      <ClassFields form={form} />
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
