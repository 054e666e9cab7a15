import type { Student } from "@reportair/contract/features/students.ts";
import { FileDown } from "lucide-react";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useExportStudent } from "../../data/rights.ts";

/** The copy that a school owes to whoever asks for their data. */
export function ExportStudent({ student }: { student: Student }) {
  const copy = useExportStudent();
  return (
    <section aria-label="Copy of the data">
      <h3 className="text-h3 font-bold">Copy of the data</h3>
      <p className="mt-1 text-md text-text-2">
        For a subject access request: one ZIP file with everything that is held of this student, a
        page to read and the same as JSON. It contains the texts and notes of teachers, who are told
        that it was made. The audit log keeps who made it.
      </p>
      <Button
        className="mt-3"
        icon={<FileDown aria-hidden size={16} strokeWidth={1.75} />}
        busy={copy.isPending && "Downloading..."}
        // The window may be closed by then; the outcome is shown all the same.
        onClick={() =>
          void copy.mutateAsync(student).then(
            () => toast.success("Data downloaded."),
            (error: unknown) => toast.error(failureOf(error)),
          )
        }
      >
        Download all data
      </Button>
      {copy.isError && <InlineAlert className="mt-3">{failureOf(copy.error)}</InlineAlert>}
    </section>
  );
}

function failureOf(error: unknown): string {
  return errorText(error, "The data could not be downloaded. Please try again.");
}
