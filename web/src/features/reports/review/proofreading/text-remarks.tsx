import type { ListedReport } from "@reportair/contract/features/reports.ts";
import type { RefObject } from "react";
import { RemarkList } from "./remark-list.tsx";
import { useRemarks } from "./use-remarks.ts";

/** Under the field in which a report's text is edited: what is worth a look in it, wherever it is edited. */
export function TextRemarks(props: {
  report: Pick<ListedReport, "id" | "student_name" | "inputs">;
  text: string;
  /** Where the teacher is writing; null while they are not. */
  cursor: number | null;
  field: RefObject<HTMLTextAreaElement | null>;
  onType: (text: string) => void;
}) {
  const { report, text, cursor, field, onType } = props;
  const { remarks, dismiss, settled } = useRemarks(report, text, cursor);
  return (
    <RemarkList
      remarks={remarks}
      settled={settled}
      onShow={({ from, to }) => {
        field.current?.focus();
        field.current?.setSelectionRange(from, to);
      }}
      onChange={({ from, to }, words) => onType(text.slice(0, from) + words + text.slice(to))}
      onDismiss={dismiss}
      onEmpty={() => field.current?.focus()}
    />
  );
}
