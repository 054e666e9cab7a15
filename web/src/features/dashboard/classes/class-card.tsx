import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { ReactNode } from "react";
import { formatCount } from "../../../lib/format.ts";
import { Chip } from "../../../ui/chip.tsx";

/** A class; the whole card opens the list of its students. Below its name, how far its reports are. */
export function ClassCard(props: {
  classroom: Classroom;
  onOpen: () => void;
  progress?: ReactNode;
}) {
  const { name, subject, year_level, student_count } = props.classroom;
  return (
    <li className="relative flex flex-col rounded-3 border border-border bg-surface px-4.5 py-4 transition-colors duration-(--dur-1) hover:bg-hover">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-h3 font-bold">
          <button
            type="button"
            title={name}
            className="max-w-full truncate text-left outline-none after:absolute after:inset-0 after:rounded-3 focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            onClick={props.onOpen}
          >
            {name}
          </button>
        </h3>
        <Chip>Year {year_level}</Chip>
      </div>
      <p className="text-md text-text-2">{subject}</p>
      {props.progress || (
        <p className="mt-3 text-sm text-muted">{formatCount(student_count, "student")}</p>
      )}
    </li>
  );
}
