import type { Student } from "@reportair/contract/features/students.ts";
import { useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useEraseStudent, useHoldings } from "../../data/rights.ts";
import { holdingsText } from "./holdings-text.ts";

/** Erasing a student: what goes is said first. */
export function EraseStudent({ student, onErased }: { student: Student; onErased: () => void }) {
  const [asking, setAsking] = useState(false);
  const held = useHoldings(student, asking);
  const erase = useEraseStudent();
  return (
    <section aria-label="Erasure">
      <h3 className="text-h3 font-bold">Erasure</h3>
      <p className="mt-1 text-md text-text-2">
        Where the student or a guardian asks for it. Everything goes at once and for good; the
        teachers who wrote reports are told. The audit log keeps that it was done, without the name.
      </p>
      <Button variant="danger" className="mt-2 -ml-3.5" onClick={() => setAsking(true)}>
        Erase this student
      </Button>
      <ConfirmDialog
        open={asking}
        title="Erase this student"
        confirmLabel="Erase"
        busy={erase.isPending && "Erasing..."}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          // The window may be closed by then; the outcome is shown all the same.
          void erase.mutateAsync(student, { onSuccess: onErased }).then(
            () => toast.success("Student erased."),
            (error: unknown) => toast.error(failureOf(error)),
          )
        }
      >
        <p>
          {held.data
            ? `Of ${student.full_name}, this goes: ${holdingsText(held.data)}.`
            : `Everything that is held of ${student.full_name} goes, reports included.`}{" "}
          This action cannot be undone.
        </p>
        {erase.isError && <InlineAlert className="mt-3">{failureOf(erase.error)}</InlineAlert>}
      </ConfirmDialog>
    </section>
  );
}

function failureOf(error: unknown): string {
  return errorText(error, "The student could not be erased. Please try again.");
}
