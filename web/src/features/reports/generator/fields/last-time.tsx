import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { Glyph } from "../../../../ui/glyph.tsx";
import { OPTIONS } from "./field-options.ts";
import type { PreviousInputs } from "@reportair/contract/features/previous-inputs.ts";
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useMemo } from "react";
import { previousInputsQuery } from "../../../../data/previous-inputs.ts";

/** The target that a student was set the last time, and when that was; nothing where there was no last time. */
export function LastTarget({ student, className }: { student: number; className?: string }) {
  const before = usePrevious(student);
  if (!before) return null;
  const target = before.area_to_improve.trim();
  return (
    <p className={className}>
      <span className="text-muted">
        {target === "" ? `${before.period}: no target was set.` : `Target of ${before.period}:`}
      </span>{" "}
      {target !== "" && <span className="break-words text-text">“{target}”</span>}
    </p>
  );
}

/** What a field was the last time, to stand beside what it is now. */
export function LastTick({ student, field }: { student: number; field: MainField }) {
  const before = usePrevious(student);
  const option = OPTIONS[field].find((each) => each.value === before?.[field]);
  if (!before || !option) return null;
  return (
    <span
      title={`${before.period}: ${option.label}`}
      className="flex min-w-0 items-center gap-1.5 text-xs text-muted"
    >
      <span className="sr-only">{before.period}: </span>
      <span aria-hidden>was</span>
      {option.glyph && <Glyph {...option.glyph} />}
      <span className="min-w-0 truncate">{option.label}</span>
    </span>
  );
}

/** What was entered for each student the last time, by their ids. */
type ByStudent = ReadonlyMap<number, PreviousInputs>;

/** What was entered the last time for the class on the screen, for the components that show one of its students. */
export const Previous = createContext<ByStudent>(new Map());

/** Asks for the last time of a class; until it is there, and where it cannot be had, there is none. */
export function usePreviousInputs(classroom: number): ByStudent {
  const { data } = useQuery(previousInputsQuery(classroom));
  return useMemo(() => new Map(data?.map((each) => [each.student, each])), [data]);
}

/** A student's last time, or nothing. */
function usePrevious(student: number): PreviousInputs | undefined {
  return useContext(Previous).get(student);
}
