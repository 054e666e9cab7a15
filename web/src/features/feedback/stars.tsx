import { Star as StarIcon } from "lucide-react";
import { useId } from "react";
import { formatCount } from "../../lib/format.ts";
import { cx } from "../../ui/cx.ts";
import { STARS, type Star } from "./choice.ts";

/** One to five stars, as radio buttons. */
export function Stars(props: {
  value: Star | null;
  disabled: boolean;
  onPick: (star: Star) => void;
}) {
  const { value, disabled, onPick } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Stars" className="flex">
      {STARS.map((star) => (
        <label
          key={star}
          title={formatCount(star, "star")}
          className="relative grid size-(--control) place-items-center rounded-2 has-enabled:hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
            name={name}
            value={star}
            checked={star === value}
            disabled={disabled}
            onChange={() => onPick(star)}
          />
          <span className="sr-only">{formatCount(star, "star")}</span>
          <StarIcon
            aria-hidden
            size={18}
            strokeWidth={1.75}
            className={cx(
              value !== null && star <= value ? "fill-current text-warning" : "text-border-strong",
            )}
          />
        </label>
      ))}
    </div>
  );
}
