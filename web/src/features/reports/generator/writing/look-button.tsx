import { Eye } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";

/** Opens the look at what would leave the school for a pupil's report. */
export function LookButton(props: { name: string; className?: string; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      className={props.className}
      icon={<Eye aria-hidden size={16} strokeWidth={1.75} />}
      onClick={props.onClick}
    >
      What leaves the school<span className="sr-only"> for {props.name}</span>
    </Button>
  );
}
