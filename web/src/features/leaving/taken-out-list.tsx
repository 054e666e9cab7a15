import { X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";

/** What the teacher has taken out by hand, each to be put back with one press. */
export function TakenOutList(props: {
  words: readonly string[];
  onPutBack: (words: string) => void;
}) {
  const heading = useRef<HTMLParagraphElement>(null);
  if (props.words.length === 0) return null;
  return (
    <section aria-label="Taken out by you" className="border-b border-border px-5 py-3 sm:px-6">
      <p ref={heading} tabIndex={-1} className="text-sm text-muted">
        Taken out by you; press one to put it back
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {props.words.map((words) => (
          <li key={words} className="min-w-0">
            <Button
              size="row"
              className="max-w-full"
              onClick={() => {
                // The button goes with what it does.
                heading.current?.focus();
                props.onPutBack(words);
              }}
            >
              <span className="sr-only">Put back </span>
              <span className="truncate">{words}</span>
              <X aria-hidden size={14} strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
