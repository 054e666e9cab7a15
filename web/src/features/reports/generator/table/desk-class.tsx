import type { Me } from "@reportair/contract/features/accounts.ts";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { FindPupil } from "../choosing/find-pupil.tsx";
import { ShownAnnouncement } from "../choosing/shown-line.tsx";
import { StateFilters } from "../choosing/state-filters.tsx";
import type { Alert, Notice } from "../notices/messages.ts";
import { StudentTable } from "./student-table.tsx";
import { TableFooter } from "./table-footer.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { Drafts } from "../writing/use-drafts-review.ts";
import type { Writing } from "../writing/use-writing.ts";

/** The class on a desk or a tablet: one sheet with filters, tools, table and keys. */
export function DeskClass(props: {
  label: string;
  store: ClassStore;
  writing: Writing;
  drafts: Drafts;
  writer: Me["writer"];
  onRead: (student: number) => void;
  showAlert: (alert: Alert | null) => void;
  showNotice: (notice: Notice) => void;
  message: ReactNode;
  notice: ReactNode;
}) {
  const { label, store, writing, message } = props;
  const bar = useRef<HTMLDivElement>(null);
  useHeight(bar, "--class-bar");
  return (
    <>
      <Sheet aria-label="Pupils and their fields" className="@container">
        <div
          ref={bar}
          className="low:static sticky top-(--bar-shown) z-20 rounded-t-3 border-b border-border bg-surface transition-[top] duration-(--dur-3)"
        >
          <div className="flex flex-wrap items-center gap-x-0.5 gap-y-1.5 border-b border-border px-2.5 py-1.5">
            <StateFilters store={store} className="flex-1 flex-wrap @max-[60rem]:contents" />
            <FindPupil
              store={store}
              className="ml-auto w-44"
              // Those that have been found and are not drawn yet come a moment later.
              onEnter={() => cellOf(store.shown.find((student) => cellOf(student)))?.focus()}
            />
          </div>
          <Toolbar
            store={store}
            writing={writing}
            drafts={props.drafts}
            showAlert={props.showAlert}
            showNotice={props.showNotice}
          />
          <div className="space-y-2 px-3.5 *:mb-2.5 empty:hidden">{message}</div>
        </div>
        <ShownAnnouncement store={store} />
        <StudentTable
          label={label}
          store={store}
          writing={writing}
          onRead={props.onRead}
          showAlert={props.showAlert}
          showNotice={props.showNotice}
        />
        <TableFooter store={store} writer={props.writer} />
      </Sheet>
      {props.notice}
    </>
  );
}

function cellOf(student: number | undefined): HTMLElement | null {
  return document.querySelector(`[data-student="${student}"] [data-column=level] button`);
}

/** Tells the style sheet how high a box is, for what sticks below it and for where the focus scrolls to. */
function useHeight(box: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const size = new ResizeObserver(() =>
      style.setProperty(property, `${element.getBoundingClientRect().height}px`),
    );
    size.observe(element);
    return () => {
      size.disconnect();
      style.removeProperty(property);
    };
  }, [box, property]);
}
