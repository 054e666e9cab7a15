import type { InsightCard as Card } from "@reportair/contract/features/insights.ts";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

/** A card among the six, with hairlines between them. */
export const cardClass =
  "border-border px-5 py-4 max-lg:border-t lg:not-nth-[3n+1]:border-l lg:nth-[n+4]:border-t sm:max-lg:even:border-l sm:max-lg:nth-[-n+2]:border-t-0 max-sm:first:border-t-0";

/** One finding: its picture, what the data show, what has changed, and what to do next. */
export function InsightCard(props: { title: string; card: Card; children?: ReactNode }) {
  const { title, card } = props;
  const said = [card.shows, card.compared && card.change].filter(Boolean).join(" ");
  return (
    <article className={cardClass}>
      <h3 className="mb-2 text-h3 font-bold">{title}</h3>
      {props.children}
      {said ? (
        <p className="mt-3 text-md">{said}</p>
      ) : (
        <p className="mt-3 text-md text-muted">No insights available yet.</p>
      )}
      {card.next && (
        <p className="mt-1 flex gap-2 text-sm text-text-2">
          <ArrowRight
            aria-hidden
            size={14}
            strokeWidth={1.75}
            className="mt-0.5 shrink-0 text-accent-ink"
          />
          <span>
            <span className="sr-only">Next: </span>
            {card.next}
          </span>
        </p>
      )}
    </article>
  );
}
