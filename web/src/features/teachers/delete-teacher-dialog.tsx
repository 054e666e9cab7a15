import type { StaffMember } from "@reportair/contract/features/teachers.ts";
import { errorText, goneText } from "../../lib/api/api-error.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useDeleteTeacher, useReportsOf } from "../../data/teachers.ts";
import { reportsWarning } from "./reports-warning.ts";

/** Asks before an account goes, and says how many reports go with it. */
export function DeleteTeacherDialog(props: { teacher: StaffMember; onClose: () => void }) {
  const { teacher, onClose } = props;
  const reports = useReportsOf(teacher);
  const deletion = useDeleteTeacher();

  function confirm() {
    // The window may be closed by then; the outcome is shown all the same.
    void deletion.mutateAsync(teacher, { onSuccess: onClose }).then(
      () => toast.success(`Teacher ${teacher.first_name} deleted.`),
      (error: unknown) => toast.error(failureOf(error)),
    );
  }

  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={confirm}
      busy={deletion.isPending && "Deleting..."}
      title="Confirm Deletion"
      confirmLabel="Delete"
    >
      <p>
        Are you sure you want to delete {teacher.first_name} {teacher.last_name}? Their classes stay
        without them. This action cannot be undone.
      </p>
      <InlineAlert tone={reports.data === 0 ? "info" : "warning"} className="mt-3">
        {reports.isPending
          ? "Counting their reports..."
          : reportsWarning(teacher.first_name, reports.data)}
      </InlineAlert>
      {deletion.isError && (
        <InlineAlert still className="mt-3">
          {failureOf(deletion.error)}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}

function failureOf(error: unknown): string {
  return goneText(error, "teacher") ?? errorText(error, "Failed to delete teacher.");
}
