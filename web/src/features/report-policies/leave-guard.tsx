import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";

/** Takes what a form does when its changes are given up; returns what takes it back. */
type Register = (giveUp: () => void) => () => void;

const Unsaved = createContext<Register>(() => () => {});

/** A page of forms: asks once before it is left, however many of them have something to save. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly (() => void)[]>([]);
  const { leaving, stay, leave } = useLeaveWarning(unsaved.length > 0);
  const register = useCallback<Register>((giveUp) => {
    setUnsaved((before) => [...before, giveUp]);
    return () => setUnsaved((before) => before.filter((each) => each !== giveUp));
  }, []);
  return (
    <Unsaved value={register}>
      {children}
      <ConfirmDialog
        open={leaving}
        onCancel={stay}
        onConfirm={() => {
          for (const giveUp of unsaved) giveUp();
          leave();
        }}
        title="Leave without saving?"
        cancelLabel="Stay"
        confirmLabel="Leave"
      >
        What you changed on this page is lost.
      </ConfirmDialog>
    </Unsaved>
  );
}

/** Tells the page's guard of a form with something to save, and what is done where it is not to be. */
export function useUnsaved(unsaved: boolean, giveUp: () => void): void {
  const register = useContext(Unsaved);
  const last = useEffectEvent(giveUp);
  useEffect(() => {
    if (!unsaved) return;
    return register(() => last());
  }, [unsaved, register]);
}
