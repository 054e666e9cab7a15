import {
  FOLLOWED,
  PARTLY_FOLLOWED,
  type Style,
} from "@reportair/contract/features/reinforcement.ts";
import { formatNumber } from "../../lib/format.ts";

type Follows = NonNullable<Style["follows"]>;

const LABELS: Record<string, string> = {
  openings: "Your openings",
  closings: "Your closings",
  "sentence length": "Length of sentences",
  person: "How you appear",
  address: "Whom you speak to",
  contractions: "Contractions",
  "exclamation marks": "Exclamation marks",
  semicolons: "Semicolons",
  paragraphs: "Paragraphs",
  "order of topics": "Order of topics",
  transitions: "Your transitions",
  "avoided phrases": "Avoided phrases",
  "favourite phrases": "Favourite phrases",
};

function words(share: number): string {
  if (share >= FOLLOWED) return "Followed";
  return share >= PARTLY_FOLLOWED ? "In part" : "Hardly";
}

/** How far new reports meet each feature of the style, as it was counted. */
export function StyleFollowing({ follows }: { follows: Follows | null }) {
  if (follows === null) {
    return (
      <p className="mt-3 text-sm text-muted">
        The AI service is told your style with every report. How far it follows shows in the
        comparison below.
      </p>
    );
  }
  const sorted = follows.toSorted((one, other) => other.share - one.share);
  return (
    <section aria-labelledby="follows-heading" className="mt-3">
      <h4 id="follows-heading" className="text-sm font-mid text-text-2">
        How far new reports follow it
      </h4>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {sorted.map(({ feature, share }) => (
          <li
            key={feature}
            className="flex items-baseline justify-between gap-3 border-b border-border py-1 text-sm"
          >
            <span className="text-text-2">{LABELS[feature] ?? feature}</span>
            <span className="text-muted tabular-nums">
              <span className={share >= FOLLOWED ? "text-success" : undefined}>{words(share)}</span>
              {` · ${formatNumber(Math.round(share * 100))} %`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-muted">
        Counted on trial reports for nobody. A sentence of praise is only said where the ticks bear
        it out.
      </p>
    </section>
  );
}
