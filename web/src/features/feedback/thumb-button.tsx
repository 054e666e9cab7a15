import { ThumbsDown, ThumbsUp } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Thumb } from "./choice.ts";

const looks = {
  up: { icon: ThumbsUp, label: "Thumb up", ground: "bg-success-soft", ink: "text-success" },
  down: { icon: ThumbsDown, label: "Thumb down", ground: "bg-danger-soft", ink: "text-danger" },
};

/** One of the two thumbs. */
export function ThumbButton(props: {
  thumb: Thumb;
  chosen: boolean;
  disabled: boolean;
  onPick: (thumb: Thumb) => void;
}) {
  const { thumb, chosen, disabled, onPick } = props;
  const { icon: Icon, label, ground, ink } = looks[thumb];
  return (
    <IconButton
      label={label}
      aria-pressed={chosen}
      disabled={disabled}
      className={chosen ? ground : undefined}
      // The ink stays on a locked choice, which is to be seen.
      icon={<Icon aria-hidden size={18} strokeWidth={1.75} className={chosen ? ink : undefined} />}
      onClick={() => onPick(thumb)}
    />
  );
}
