import { useQuery } from "@tanstack/react-query";
import { proofreadQuery } from "../../data/proofreading.ts";
import { KIND_NAMES, remarksOf } from "../reports/review/proofreading/remarks.ts";

/** What an edited text should be looked at for, after changes of a colleague were taken into it. It stops nothing. */
export function WorthALook({ report, text }: { report: number; text: string }) {
  const { data } = useQuery(proofreadQuery(report, text));
  const remarks = data ? remarksOf(data.text, data.advice) : [];
  if (remarks.length === 0) return null;
  return (
    <section aria-label="Worth a look" className="mt-5">
      <p className="text-sm text-muted">
        <span className="font-mid text-text">Worth a look</span> · What the text holds now; edit it
        in the review.
      </p>
      <ul className="mt-2 space-y-3">
        {remarks.map(({ kind, from, words, message }) => (
          <li key={`${kind} ${from}`} className="border-l-2 border-border-strong pl-3 text-sm">
            <span className="font-read text-md">“{words}”</span>{" "}
            <span className="text-muted">· {KIND_NAMES[kind]}</span>
            <span className="block text-text-2">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
