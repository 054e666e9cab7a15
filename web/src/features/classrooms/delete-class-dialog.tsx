import type { Role } from "@reportair/contract/features/accounts.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { errorText, goneText } from "../../lib/api/api-error.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useDeleteClassroom } from "../../data/classrooms.ts";

/** Asks before a class goes with its enrolments. A refusal stays to be read. */
export function DeleteClassDialog(props: {
  classroom: Classroom;
  role: Role;
  onClose: () => void;
}) {
  const { classroom, onClose } = props;
  const deletion = useDeleteClassroom(props.role);

  function confirm() {
    // The window may be closed by then; the outcome is shown all the same.
    void deletion.mutateAsync(classroom, { onSuccess: onClose }).then(
      () => toast.success(`Class ${classroom.name} deleted.`),
      (error: unknown) => toast.error(failureOf(error)),
    );
  }

  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={confirm}
      busy={deletion.isPending && "Deleting..."}
      title="Delete Class Confirmation"
      confirmLabel="Delete Class"
    >
      <p>
        Are you sure you want to delete {classroom.name} ({classroom.subject}, Year {classroom.year}
        )? Its enrollments are removed too; students and reports stay. This action cannot be undone.
      </p>
      {deletion.isError && (
        <InlineAlert still className="mt-3">
          {failureOf(deletion.error)}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}

function failureOf(error: unknown): string {
  return (
    goneText(error, "class") ??
    errorText(error, "Could not delete the class. It might be in use or an unknown error occurred.")
  );
}
