import type { Student } from "@reportair/contract/features/students.ts";
import { ClipboardPaste } from "lucide-react";
import { createContext, useContext, useState } from "react";
import { formatCount } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { rarePart } from "../../../../ui/part.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import type { Notice } from "../notices/messages.ts";

// With the reader of files it is as large as the rest of the page, and few need it on any day.
const MarkBookDialog = rarePart(async () => {
  const { MarkBookDialog: Arrived } = await import("../../../mark-books/mark-book-dialog.tsx");
  arrived = true;
  return Arrived;
});
let arrived = false;

/** Opens the mark book of the class on the screen; null where there is none to open. */
export const OpenMarkBook = createContext<(() => void) | null>(null);

/** Opens the dialog that fills the class in from a mark book. */
export function MarkBookButton({ onOpen }: { onOpen?: () => void }) {
  const open = useContext(OpenMarkBook);
  if (open === null) return null;
  return (
    <Button
      variant="ghost"
      className="px-2!"
      icon={<ClipboardPaste aria-hidden size={16} strokeWidth={1.75} />}
      onClick={() => {
        onOpen?.();
        open();
      }}
    >
      Ticks from a mark book
    </Button>
  );
}

/** The mark book of a class: what it fills in is one change of the class, which one press undoes. */
export function MarkBookOfClass(props: {
  open: boolean;
  onClose: () => void;
  classroom: number;
  classTitle: string;
  students: readonly Student[];
  store: ClassStore;
  showNotice: (notice: Notice) => void;
}) {
  const { store, showNotice, ...dialog } = props;
  // Once opened it stays, so that a file of several sheets is chosen once; what did not arrive is asked for anew.
  const [opened, setOpened] = useState(false);
  if (props.open && !opened) setOpened(true);
  if (!props.open && !(opened && arrived)) return null;
  return (
    <MarkBookDialog
      {...dialog}
      inputsOf={(student) => store.entry(student).inputs}
      onFill={({ changes, ticks, notes }) => {
        const whom = formatCount(changes.size, "pupil");
        const label = `Ticks from a mark book for ${whom}`;
        store.change(
          [...changes].map(([student, inputs]) => ({ student, inputs })),
          label,
        );
        const what = [
          ...(ticks > 0 ? [formatCount(ticks, "tick")] : []),
          ...(notes > 0 ? [formatCount(notes, "note")] : []),
        ].join(" and ");
        showNotice({
          text: `${what} filled in from the mark book for ${whom}.`,
          undo: store.lastAction,
        });
      }}
    />
  );
}
