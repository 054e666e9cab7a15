import { useQuery } from "@tanstack/react-query";
import { proofreadQuery } from "../../data/proofreading.ts";
import { KIND_NAMES } from "../../lib/proofreading-kinds.ts";

/** What an edited text should be looked at for, after changes of a colleague were taken into it. It stops nothing. */
export function WorthALook({ report, text }: { report: number; text: string }) {
  const { data } = useQuery(proofreadQuery(report, text));
  if (!data || data.advice.length === 0) return null;
  return (
    <section aria-label="Worth a look" className="mt-5">
      <p className="text-sm text-muted">
        <span className="font-mid text-text">Worth a look</span> · What the text holds now; edit it
        in the review.
      </p>
      <ul className="mt-2 space-y-3">
        {data.advice.map(({ kind, from, to, message }) => (
          <li key={`${kind} ${from}`} className="border-l-2 border-border-strong pl-3 text-sm">
            <span className="font-read text-md">“{data.text.slice(from, to)}”</span>{" "}
            <span className="text-muted">· {KIND_NAMES[kind]}</span>
            <span className="block text-text-2">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
