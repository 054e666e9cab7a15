import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";

const Count = createContext<(change: (forms: number) => number) => void>(() => {});

/** A page of forms: asks once before it is left, however many of them have something to save. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState(0);
  const { leaving, stay, leave } = useLeaveWarning(unsaved > 0);
  return (
    <Count value={setUnsaved}>
      {children}
      <ConfirmDialog
        open={leaving}
        onCancel={stay}
        onConfirm={leave}
        title="Leave without saving?"
        cancelLabel="Stay"
        confirmLabel="Leave"
      >
        What you changed on this page is lost.
      </ConfirmDialog>
    </Count>
  );
}

/** Tells the page's guard of a form with something to save. */
export function useUnsaved(unsaved: boolean): void {
  const count = useContext(Count);
  useEffect(() => {
    if (!unsaved) return;
    count((forms) => forms + 1);
    return () => count((forms) => forms - 1);
  }, [unsaved, count]);
}
