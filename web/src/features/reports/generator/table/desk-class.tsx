import type { Me } from "@reportair/contract/features/accounts.ts";
import type { ReactNode } from "react";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import type { Alert, Notice } from "../notices/messages.ts";
import { StudentTable } from "./student-table.tsx";
import { TableFooter } from "./table-footer.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { Writing } from "../writing/use-writing.ts";

/** The class on a desk or a tablet: one sheet with tools, table and keys. */
export function DeskClass(props: {
  label: string;
  store: ClassStore;
  writing: Writing;
  writer: Me["writer"];
  showAlert: (alert: Alert | null) => void;
  showNotice: (notice: Notice) => void;
  message: ReactNode;
}) {
  const { label, store, writing, message } = props;
  return (
    <Sheet aria-label="Pupils and their fields" className="@container">
      <div className="sticky top-(--bar-shown) z-20 rounded-t-3 border-b border-border bg-surface transition-[top] duration-(--dur-3)">
        <Toolbar
          store={store}
          writing={writing}
          showAlert={props.showAlert}
          showNotice={props.showNotice}
        />
        <div className="space-y-2 px-3.5 *:mb-2.5 empty:hidden">{message}</div>
      </div>
      <StudentTable
        label={label}
        store={store}
        writing={writing}
        showAlert={props.showAlert}
        showNotice={props.showNotice}
      />
      <TableFooter store={store} writer={props.writer} />
    </Sheet>
  );
}
