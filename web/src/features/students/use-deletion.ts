import type { Student } from "@reportair/contract/features/students.ts";
import { useState } from "react";
import { errorText, goneText } from "../../lib/api/api-error.ts";
import { toast } from "../../ui/toast-store.ts";
import { useDeleteStudent } from "../../data/students.ts";

/** Deleting a student: asked first, then done, and said. A refusal stays to be read. */
export function useDeletion() {
  const [asked, setAsked] = useState<Student | null>(null);
  const deletion = useDeleteStudent();

  function ask(student: Student) {
    deletion.reset();
    setAsked(student);
  }
  function confirm() {
    if (!asked) return;
    // The page may be left by then; the outcome is shown all the same.
    void deletion.mutateAsync(asked, { onSuccess: () => setAsked(null) }).then(
      () => toast.success(`Student ${asked.first_name} deleted.`),
      (error: unknown) => toast.error(failureOf(error)),
    );
  }

  return {
    asked,
    busy: deletion.isPending,
    failure: deletion.isError ? failureOf(deletion.error) : null,
    ask,
    cancel: () => setAsked(null),
    confirm,
  };
}

function failureOf(error: unknown): string {
  return goneText(error, "student") ?? errorText(error, "Failed to delete student.");
}
