import { X } from "lucide-react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { SourceRow } from "./sentences.ts";
import { SourceWords } from "./source-list.tsx";

/** What the tapped sentence comes from, at the bottom edge, where there is no room for a column beside the text. */
export function SentencePanel(props: {
  number: number;
  rows: readonly SourceRow[];
  onClose: () => void;
}) {
  const { number, rows, onClose } = props;
  const own = rows.filter((row) => row.numbers.includes(number));
  return (
    <section
      aria-label={`Sentence ${number} comes from`}
      className="low:sticky low:bottom-0 low:max-h-[45dvh] max-h-[45%] shrink-0 animate-[rise_var(--dur-3)_var(--ease-out)] overflow-y-auto rounded-t-3 border-t border-border bg-raised px-5 pb-2 shadow-3"
    >
      <div className="flex items-center">
        <h4 className="flex-1 text-md font-mid">Sentence {number} comes from</h4>
        <IconButton
          label="Close the sources"
          icon={<X aria-hidden size={18} strokeWidth={1.75} />}
          className="-mr-2.5"
          onClick={onClose}
        />
      </div>
      <ul className="divide-y divide-border border-t border-border">
        {own.map((row) => (
          <li key={row.key} className="py-2 text-md">
            <SourceWords row={row} />
          </li>
        ))}
        {own.length === 0 && <li className="py-2 text-md text-muted">Nothing you entered.</li>}
      </ul>
    </section>
  );
}
