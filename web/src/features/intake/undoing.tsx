import type { Intake } from "@reportair/contract/features/intake.ts";
import { Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { useUndoIntake } from "../../data/intake.ts";

/** The ways on after something was brought in, and its undoing while there is one. */
export function Undoing(props: {
  intake: Intake;
  /** The question before it is undone, and what undoing does. */
  question: string;
  explanation: string;
  /** The other ways on. */
  children: ReactNode;
}) {
  const { intake, question, explanation, children } = props;
  const undo = useUndoIntake(intake.id);
  const [asking, setAsking] = useState(false);
  return (
    <>
      {undo.isError && (
        <ErrorState title="It could not be undone" safe="Nothing was changed." className="mt-6">
          {errorText(undo.error)}
        </ErrorState>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {children}
        {intake.undo_until !== null && (
          <span className="flex items-center gap-3">
            <Button
              variant="danger"
              icon={<Undo2 aria-hidden size={16} strokeWidth={1.75} />}
              busy={undo.isPending && "Undoing..."}
              onClick={() => setAsking(true)}
            >
              Undo
            </Button>
            <span className="text-md text-text-2">until {formatDate(intake.undo_until)}</span>
          </span>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={question}
        confirmLabel="Undo"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          undo.mutate();
        }}
      >
        {explanation}
      </ConfirmDialog>
    </>
  );
}
