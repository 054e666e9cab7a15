import { FIELD_LABELS, type MainField } from "@reportair/contract/report-inputs.ts";
import { Check } from "lucide-react";
import { useId } from "react";
import { cx } from "../../../../ui/cx.ts";
import { Glyph } from "../../../../ui/glyph.tsx";
import { OPTIONS } from "../fields/field-options.ts";

/** The options of a field as big buttons, for fingers; pressing the chosen one takes it back. */
export function OptionRadios(props: {
  field: MainField;
  value: string;
  onChange: (value: string) => void;
}) {
  const { field, value, onChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={FIELD_LABELS[field]} className="grid grid-cols-2 gap-1.5">
      {OPTIONS[field].map((option) => {
        const chosen = option.value === value;
        return (
          <label
            key={option.value}
            className={cx(
              "relative flex min-h-11 cursor-pointer items-center gap-2 rounded-2 border px-2 py-1 text-sm leading-tight has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              chosen
                ? "border-accent bg-accent-soft font-mid shadow-[inset_0_0_0_1px_var(--accent)]"
                : "border-border-strong bg-surface",
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={chosen}
              onChange={() => onChange(option.value)}
              onClick={() => chosen && onChange("")}
            />
            {option.glyph && <Glyph {...option.glyph} />}
            <span className="min-w-0 flex-1">{option.label}</span>
            {chosen && (
              <Check aria-hidden size={15} strokeWidth={2} className="shrink-0 text-accent-ink" />
            )}
          </label>
        );
      })}
    </div>
  );
}
