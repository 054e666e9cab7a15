import type { Classroom, ClassroomChange } from "@reportair/contract/features/classrooms.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useChangeClassroom } from "../../data/classrooms.ts";
import { ClassFields } from "./class-fields.tsx";
import { changeFailure, changeOf, formOf, problemsOf, type ClassForm } from "./class-form.ts";

const rules = async () =>
  (await import("@reportair/contract/features/classrooms.ts")).classroomChange;

/** Renames a class, or moves it to another year or subject. */
export function EditClassDialog(props: {
  classroom: Classroom;
  existing: readonly Classroom[];
  onSaved: (classroom: Classroom) => void;
  onClose: () => void;
}) {
  const { classroom, onClose } = props;
  const others = props.existing.filter(({ id }) => id !== classroom.id);
  const edit = useChangeClassroom(classroom);
  const form = useContractForm<ClassForm, ClassroomChange, Classroom>({
    initial: formOf(classroom),
    draft: { name: `class:${classroom.id}`, what: `your changes to the class ${classroom.name}` },
    rules,
    bodyOf: (values) => changeOf(values, classroom),
    also: (values) => problemsOf(values, others),
    send: edit.mutateAsync,
    onSaved: (saved, open) => {
      if (open) onClose();
      props.onSaved(saved);
    },
    onFailed: (error, open) => !open && toast.error(changeFailure(error)),
  });
  return (
    <FormDialog
      form={form.props}
      draft={form.draft}
      onClose={onClose}
      size="sm"
      dirty={form.dirty}
      title="Edit Class"
      description={`${classroom.name} · ${classroom.subject} · Year ${classroom.year}`}
      submitLabel="Save Changes"
      busy={form.busy && "Saving..."}
      failure={form.failure && changeFailure(form.failure)}
    >
      <ClassFields form={form} />
      <p className="text-sm text-muted">
        Its students and teachers stay. Reports that are written already keep the name and the year
        that they were written for.
      </p>
    </FormDialog>
  );
}
