import { rangeBounds } from "@reportair/contract/report-inputs.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import type { StudentEntry } from "../class-state/student-entry.ts";
import type { Writing } from "../writing/use-writing.ts";
import { carriedBy } from "./carried.ts";
import { shorterRange, tooLongFor, type Length } from "./range-advice.ts";

/** Before writing: how long a text a pupil's inputs carry, and the length that fits where the chosen one is too long. */
export function CarriedLine({ entry, writing }: { entry: StudentEntry; writing: Writing }) {
  const { length, chooseLength } = writing;
  const carried = carriedBy(entry.inputs, length);
  if (!carried) return null;
  const { about, short, fits } = carried;
  return (
    <div data-carried tabIndex={-1} className="space-y-1 rounded-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {length.range !== null && (
          <>
            <span className="text-muted">{length.range} asked</span>
            <Track about={about} length={{ ...length, range: length.range }} />
          </>
        )}
        <span>
          <strong className="font-mid tabular-nums">
            about {formatNumber(about)} {length.unit}
          </strong>{" "}
          about {entry.firstName}
        </span>
        {fits && chooseLength && (
          <Button
            size="row"
            onClick={(event) => {
              // The button goes with what it does.
              event.currentTarget.closest<HTMLElement>("[data-carried]")?.focus();
              chooseLength(fits);
            }}
          >
            <span className="sr-only">Choose what </span>fits {nameOf(fits, length)}
          </Button>
        )}
      </p>
      {short && !fits && <p className="text-text-2">The rest would be general sentences.</p>}
      {!fits && tooLongFor(entry.inputs, length) && (
        <p className="text-text-2">
          Fewer than three fields are used: {shorterRange(length)} fits better.
        </p>
      )}
    </div>
  );
}

function nameOf({ range, unit }: Length, beside: Length): string {
  return unit === beside.unit ? `${range}` : `${range} ${unit}`;
}

/** Where the longest range ends, and a little room. */
const TRACK_END = 1_250;

/** The range that is asked for, and a stroke where the inputs end. */
function Track(props: { about: number; length: { range: NonNullable<Length["range"]> } }) {
  const { min, max } = rangeBounds(props.length.range);
  const at = (value: number) => `${Math.min(100, (value / TRACK_END) * 100)}%`;
  return (
    <span
      aria-hidden
      className="relative h-1.5 w-32 rounded-full bg-scale-off forced-colors:border forced-colors:border-[CanvasText]"
    >
      <span
        className="absolute inset-y-0 rounded-full border border-accent bg-accent-soft"
        style={{ left: at(min), width: at(max - min) }}
      />
      <span
        className="absolute -inset-y-1 w-0.75 -translate-x-1/2 rounded-full bg-text forced-colors:bg-[CanvasText]"
        style={{ left: at(props.about) }}
      />
    </span>
  );
}
