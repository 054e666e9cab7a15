import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { Pencil, Trash2, TriangleAlert } from "lucide-react";
import { formatCount } from "../../lib/format.ts";
import { intoView } from "../../lib/use-sought.ts";
import { Chip } from "../../ui/chip.tsx";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

/** What can be done with a class, and what the two bigger actions are called. */
export interface ClassActions {
  enrolLabel: string;
  teachersLabel: string;
  onEnrol: (classroom: Classroom) => void;
  onTeachers: (classroom: Classroom) => void;
  onEdit: (classroom: Classroom) => void;
  onDelete: (classroom: Classroom) => void;
}

const action =
  "h-9 touch:h-11 min-w-0 flex-auto truncate px-1.5 text-md font-mid text-text-2 -outline-offset-2 hover:bg-hover hover:text-text";

/** A class with its actions. */
export function ClassCard(props: {
  classroom: Classroom;
  students: number;
  /** On a page of their own the cards show their year; under a heading with the year they do not. */
  place: "page" | "year";
  /** It has just been created or changed, and is to be seen. */
  sought: boolean;
  actions: ClassActions;
}) {
  const { classroom, actions, sought } = props;
  const { name, subject, year } = classroom;
  const Name = props.place === "page" ? "h2" : "h3";
  return (
    <li
      ref={sought ? intoView : undefined}
      aria-label={name}
      className={cx(
        "flex min-w-0 flex-col overflow-hidden rounded-3 border",
        sought ? "border-accent-ink bg-selection" : "border-border bg-surface",
      )}
    >
      <div className="flex-1 px-4 pt-3 pb-3.5">
        <div className="flex items-start gap-2">
          <Name
            className="line-clamp-2 min-w-0 flex-1 pt-0.5 text-h3 font-bold wrap-break-word"
            title={name}
          >
            {name}
          </Name>
          <IconButton
            size="row"
            label={`Edit ${name}`}
            icon={<Pencil aria-hidden size={16} strokeWidth={1.75} />}
            onClick={() => actions.onEdit(classroom)}
          />
          <IconButton
            size="row"
            variant="danger"
            className="-mr-1.5 -ml-1"
            label={`Delete ${name}`}
            icon={<Trash2 aria-hidden size={16} strokeWidth={1.75} />}
            onClick={() => actions.onDelete(classroom)}
          />
        </div>
        <p className="truncate text-md text-text-2" title={subject}>
          {props.place === "page" && `Year ${year} · `}
          {subject}
        </p>
        <div className="mt-3 flex items-center justify-between gap-3 text-md">
          <Teachers teachers={classroom.teachers} />
          <span className="shrink-0 text-sm text-muted tabular-nums">
            {formatCount(props.students, "student")}
          </span>
        </div>
      </div>
      <div className="flex divide-x divide-border border-t border-border">
        <button
          type="button"
          aria-label={`${actions.enrolLabel}, ${name}`}
          // What an empty class waits for.
          className={cx(action, props.students === 0 && "text-accent-ink")}
          onClick={() => actions.onEnrol(classroom)}
        >
          {actions.enrolLabel}
        </button>
        <button
          type="button"
          aria-label={`${actions.teachersLabel}, ${name}`}
          className={action}
          onClick={() => actions.onTeachers(classroom)}
        >
          {actions.teachersLabel}
        </button>
      </div>
    </li>
  );
}

function Teachers({ teachers }: Pick<Classroom, "teachers">) {
  const names = teachers.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  const [first, ...others] = names;
  if (first === undefined) {
    return (
      <span className="inline-flex items-center gap-1.5 text-warning">
        <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
        No teacher
      </span>
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="truncate" title={first}>
        {first}
      </span>
      {others.length > 0 && (
        <Tooltip text={others.join(", ")}>
          <span className="shrink-0">
            <Chip>
              <span aria-hidden>+{others.length}</span>
              <span className="sr-only">and {others.join(", ")}</span>
            </Chip>
          </span>
        </Tooltip>
      )}
    </span>
  );
}
