import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { cx } from "./cx.ts";

export interface FieldProps {
  label: ReactNode;
  /** Says nothing on screen but names the field; for tools whose use is plain, such as a search box. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** The id of something else that describes it, such as what stands below it. */
  describedBy?: string | undefined;
  /** Stands at the right end of the label's line: a link, a count. */
  aside?: ReactNode;
  className?: string;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
}

/** The look of everything one types into. */
export const inputClass =
  "w-full min-w-0 rounded-2 border border-border-strong bg-surface px-2.5 text-text transition-colors duration-(--dur-1) disabled:cursor-not-allowed disabled:border-border disabled:bg-sunken disabled:text-disabled aria-invalid:border-danger";

/** Label above, control, hint and error below, all tied together. */
export function Field(props: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { label, hideLabel, hint, error, describedBy, aside, className, children } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy]
    .filter(Boolean)
    .join(" ");
  return (
    <div
      className={cx(
        "relative grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start",
        className,
      )}
    >
      <label
        htmlFor={id}
        className={cx("mb-1 block self-end text-sm font-mid text-text-2", hideLabel && "sr-only")}
      >
        {label}
      </label>
      <div className="col-span-full min-w-0">
        {children({
          id,
          "aria-invalid": error ? true : undefined,
          "aria-describedby": described || undefined,
        })}
      </div>
      {/* After the control, so that the Tab key goes from field to field. */}
      {aside && (
        <span
          className={cx(
            "col-start-2 row-start-1 pl-3 text-sm text-muted tabular-nums",
            hideLabel && "sr-only",
          )}
        >
          {aside}
        </span>
      )}
      {hint && (
        <p id={`${id}-hint`} className="col-span-full mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="col-span-full mt-1 flex items-start gap-1.5 text-sm text-danger"
        >
          <CircleAlert aria-hidden size={15} strokeWidth={1.75} className="mt-px shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
