import type { StyleComparison } from "@reportair/contract/features/reinforcement.ts";
import { Check, Minus } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useCompareStyle } from "../../data/reinforcement.ts";

/** One report with the teacher's style and without it, side by side; written on request, and not stored. */
export function StyleComparisonView() {
  const compare = useCompareStyle();
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    compare.mutate();
  };
  if (!open) {
    return (
      <Button className="mt-3" size="row" onClick={show}>
        See one report with and without it
      </Button>
    );
  }
  return (
    <section aria-label="One report with and without your style" className="mt-4">
      {compare.isPending && (
        <Loading className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-56 w-full" />
        </Loading>
      )}
      {compare.isError && (
        <ErrorState safe="Your style and your reports are as they were." onRetry={show}>
          {errorText(compare.error, "The two texts could not be written.")}
        </ErrorState>
      )}
      {compare.data && <Compared comparison={compare.data} onAgain={show} />}
    </section>
  );
}

function Compared(props: { comparison: StyleComparison; onAgain: () => void }) {
  const { comparison, onAgain } = props;
  const { student, classroom, features } = comparison;
  return (
    <>
      <p className="text-md text-text-2" role="status">
        {student
          ? `Both from what you entered for ${student.full_name}, ${classroom}.`
          : "Both from the same ticks for an invented pupil."}{" "}
        Neither is kept.
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Text label="With your style" text={comparison.with_style} />
        <Text label="Without it" text={comparison.without_style} />
      </div>
      <table className="mt-4 w-full text-sm">
        <caption className="sr-only">What of your style each text follows</caption>
        <thead>
          <tr className="border-b border-border text-left text-muted">
            <th scope="col" className="py-1.5 font-mid">
              Your style
            </th>
            <th scope="col" className="w-18 py-1.5 font-mid sm:w-24">
              With it
            </th>
            <th scope="col" className="w-18 py-1.5 font-mid sm:w-24">
              Without it
            </th>
          </tr>
        </thead>
        <tbody>
          {features.map(({ feature, with_style, without_style }) => (
            <tr key={feature} className="border-b border-border last:border-0">
              <th scope="row" className="py-1.5 pr-3 text-left font-body text-text-2">
                {featureWords(feature)}
              </th>
              <Followed yes={with_style} />
              <Followed yes={without_style} />
            </tr>
          ))}
        </tbody>
      </table>
      <Button className="mt-3" size="row" onClick={onAgain}>
        Compare again
      </Button>
    </>
  );
}

function Text({ label, text }: { label: string; text: StyleComparison["with_style"] }) {
  return (
    <section aria-label={label} className="rounded-2 bg-sunken px-4 py-3">
      <p className="flex items-baseline gap-2">
        <span className="text-md font-bold">{label}</span>
        <span className="text-sm text-text-2">{formatCount(text.word_count, "word")}</span>
      </p>
      <p className="mt-2 font-read text-md whitespace-pre-line">{text.report_content}</p>
    </section>
  );
}

function Followed({ yes }: { yes: boolean }) {
  const Icon = yes ? Check : Minus;
  return (
    <td className={yes ? "py-1.5 text-success" : "py-1.5 text-muted"}>
      <span className="inline-flex items-center gap-1.5">
        <Icon aria-hidden size={15} strokeWidth={2} />
        {yes ? "Yes" : "No"}
      </span>
    </td>
  );
}

const WORDS: Record<string, string> = {
  openings: "Begins as yours do",
  closings: "Ends as yours do",
  semicolons: "Semicolons as you use them",
  "order of topics": "Topics in your order",
  transitions: "A transition of yours",
  "sentence length": "Sentences as long as yours",
  person: "You appear as often as in yours",
  address: "Speaks to the same reader",
  contractions: "Contractions as you use them",
  "exclamation marks": "Exclamation marks as you use them",
  paragraphs: "As many paragraphs",
  "avoided phrases": "No phrase that you avoid",
  "favourite phrases": "A favourite phrase of yours",
};

/** What can be counted of a style, in words for its teacher. */
function featureWords(feature: string): string {
  return WORDS[feature] ?? feature.charAt(0).toUpperCase() + feature.slice(1);
}
