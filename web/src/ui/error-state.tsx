import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { InlineAlert } from "./inline-alert.tsx";

/** What happened, what is safe, and a way to try again. */
export function ErrorState(props: {
  title?: string;
  /** What happened. */
  children: ReactNode;
  /** What is not lost. */
  safe?: ReactNode;
  onRetry?: () => void;
  /** How loud it is: what the page can do without is told quietly. */
  tone?: "danger" | "info";
  className?: string;
}) {
  return (
    <InlineAlert tone={props.tone} title={props.title} className={props.className}>
      <p>{props.children}</p>
      {props.safe && <p className="text-text-2">{props.safe}</p>}
      {props.onRetry && (
        <Button
          className="mt-2"
          icon={<RotateCw aria-hidden size={16} strokeWidth={1.75} />}
          onClick={props.onRetry}
        >
          Try again
        </Button>
      )}
    </InlineAlert>
  );
}
