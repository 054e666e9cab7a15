import type { Checklist } from "@reportair/contract/features/report-rules.ts";
import { formatCount } from "../../lib/format.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";

/** What of the law's list is missing, pupil by pupil, and who could give it. */
export function Lacking({ list }: { list: Checklist }) {
  const { pupils, students } = list;
  if (pupils.length === 0) {
    return (
      <InlineAlert tone="success" className="mt-3" still>
        {students === 1 ? "The report has" : "All have"} what the law asks for.
      </InlineAlert>
    );
  }
  return (
    <details className="mt-3 rounded-2 border border-border">
      <summary className="cursor-pointer px-3 py-2 text-md font-mid hover:bg-hover touch:py-3">
        What the law asks for and is missing, for {formatCount(pupils.length, "student")}
      </summary>
      <ul
        aria-label="What the law asks for and is missing"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard's way to scroll a long list.
        tabIndex={0}
        className="max-h-96 divide-y divide-border overflow-y-auto border-t border-border"
      >
        {pupils.map(({ id, full_name, form_group, missing }) => (
          <li key={id} className="px-3 py-2 text-md">
            <span className="font-mid">{full_name}</span>
            {form_group && <span className="ml-2 text-sm text-muted">{form_group}</span>}
            <ul className="text-sm text-text-2">
              {missing.map(({ code, label, what, who }) => (
                <li key={code}>
                  {label}
                  {what.length > 0 && `: ${what.join(", ")}`}.
                  {who.length > 0 && ` From: ${who.join(", ")}.`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
