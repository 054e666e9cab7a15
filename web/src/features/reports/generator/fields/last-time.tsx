import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/cx.ts";
import { Glyph } from "../../../../ui/glyph.tsx";
import type { BulkParts } from "./apply-to-selected.ts";
import { OPTIONS } from "./field-options.ts";
import { takeOver } from "./take-over.ts";
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

/** What a field was the last time, to stand beside what it is now; what has changed since stands out. */
export function LastTick(props: { student: number; field: MainField; now: string }) {
  const last = useLastTick(props);
  if (!last) return null;
  const { period, option, way } = last;
  return (
    <span
      title={`${period}: ${option.label}`}
      className={cx(
        "flex min-w-0 items-center gap-1.5 text-xs",
        way ? "font-mid text-text" : "text-muted",
      )}
    >
      {way && <Way way={way} size={14} />}
      <span className="sr-only">{period}: </span>
      <span aria-hidden>{option.value === props.now ? "as before:" : "was"}</span>
      {option.glyph && <Glyph {...option.glyph} />}
      <span className="min-w-0">{option.label}</span>
    </span>
  );
}

/** A small arrow in a cell whose field has changed since the last time; its tooltip says what it was. */
export function MovedMark(props: { student: number; field: MainField; now: string }) {
  const last = useLastTick(props);
  if (!last?.way) return null;
  return (
    <span
      title={`${last.period}: ${last.option.label}`}
      className="absolute top-1/2 -left-1.5 -translate-y-1/2 text-text-2"
    >
      <Way way={last.way} size={12} />
      <span className="sr-only">
        {last.period}: {last.option.label}.
      </span>
    </span>
  );
}

/** Which way a field has moved; a field without a scale has only changed. */
type Direction = "up" | "down" | "changed";

const WAYS = {
  up: { Icon: ArrowUp, text: "Better than before" },
  down: { Icon: ArrowDown, text: "Weaker than before" },
  changed: { Icon: ArrowRight, text: "Changed" },
} as const;

function Way({ way, size }: { way: Direction; size: number }) {
  const { Icon, text } = WAYS[way];
  return (
    <>
      <Icon aria-hidden size={size} strokeWidth={1.75} className="shrink-0" />
      <span className="sr-only">{text}. </span>
    </>
  );
}

/** What a field was the last time, and which way it has moved since, null where it has not. */
function useLastTick(props: { student: number; field: MainField; now: string }) {
  const before = usePrevious(props.student);
  const options = OPTIONS[props.field];
  const was = options.findIndex((each) => each.value === before?.[props.field]);
  const option = options[was];
  if (!before || !option) return null;
  const is = options.findIndex((each) => each.value === props.now);
  return { period: before.period, option, way: wayOf(was, is, option.glyph !== undefined) };
}

function wayOf(was: number, is: number, scale: boolean): Direction | null {
  if (is < 0 || is === was) return null;
  if (!scale) return "changed";
  return is < was ? "up" : "down";
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

/** Takes last time's ticks over for everybody selected; nothing where nobody of the class has a last time. */
export function TakeOverButton(props: BulkParts & { onDone?: () => void }) {
  const previous = useContext(Previous);
  if (previous.size === 0) return null;
  return (
    <Button
      variant="ghost"
      className="px-2!"
      onClick={() => {
        takeOver(props, previous);
        props.onDone?.();
      }}
    >
      Take over last time’s ticks
    </Button>
  );
}

/** A student's last time, or nothing. */
function usePrevious(student: number): PreviousInputs | undefined {
  return useContext(Previous).get(student);
}
