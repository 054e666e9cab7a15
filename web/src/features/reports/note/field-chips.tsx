import {
  FIELD_LABELS,
  MAIN_FIELDS,
  NOTES_FIELD,
  type MainField,
  type ReportInputs,
} from "@reportair/contract/report-inputs.ts";
import { Check } from "lucide-react";
import { useId } from "react";
import { cx } from "../../../ui/cx.ts";

/** What stands on the chips, three of which have to fit beside each other; the rest of a label is only said. */
const SHORT: Partial<Record<MainField, string>> = { homework_improvement_area: "Improvement" };

/** The six fields as big targets, one of them chosen; a dot says that a note is there. */
export function FieldChips(props: {
  inputs: ReportInputs;
  value: MainField | null;
  /** `pressed`: by a finger or a pointer, to write at once. By keys one goes from chip to chip. */
  onChoose: (field: MainField, pressed: boolean) => void;
}) {
  const { inputs, value, onChoose } = props;
  const name = useId();
  return (
    <div
      ref={keepChosenInSight}
      role="radiogroup"
      aria-label="What the note is about"
      className="relative -mx-4 -my-1 grid shrink-0 grid-cols-3 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] tight:flex"
    >
      {MAIN_FIELDS.map((field) => {
        const chosen = field === value;
        const label = FIELD_LABELS[field];
        const noted = inputs[NOTES_FIELD[field]].trim() !== "";
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What a press does more than its radio button: that one is reached by keys.
          <label
            key={field}
            className={cx(
              "relative flex min-h-11 shrink-0 cursor-pointer items-center justify-center gap-1 rounded-2 border px-1 text-sm font-mid has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus tight:px-3",
              chosen
                ? "border-accent bg-accent-soft text-accent-ink shadow-[inset_0_0_0_1px_var(--accent)]"
                : "border-border-strong bg-surface",
            )}
            onClick={(event) => {
              if (event.target instanceof HTMLInputElement) return;
              // Else the label would give the focus to its button, and the keyboard would go.
              event.preventDefault();
              onChoose(field, true);
            }}
          >
            <input
              type="radio"
              className="sr-only"
              aria-label={`${label}${noted ? ", with a note" : ""}`}
              name={name}
              value={field}
              checked={chosen}
              onChange={() => onChoose(field, false)}
            />
            {chosen && <Check aria-hidden size={15} strokeWidth={2} className="shrink-0" />}
            {SHORT[field] ?? label}
            {noted && (
              <svg
                aria-hidden
                viewBox="0 0 8 8"
                className="absolute top-1 right-1 size-2 text-warning"
              >
                <circle cx="4" cy="4" r="4" fill="currentColor" />
              </svg>
            )}
          </label>
        );
      })}
    </div>
  );
}

/** Where the chips are one line that scrolls, the chosen one is seen. */
function keepChosenInSight(line: HTMLElement | null): (() => void) | undefined {
  if (!line) return undefined;
  const size = new ResizeObserver(() => {
    const chip = line.querySelector(":checked")?.parentElement;
    if (chip) line.scrollLeft = chip.offsetLeft - (line.clientWidth - chip.offsetWidth) / 2;
  });
  size.observe(line);
  return () => size.disconnect();
}
