import type { WholeReportPreview } from "@reportair/contract/features/whole-reports.ts";
import { formatCount } from "../../lib/format.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";

/** What the school does not have yet: numbers of what teachers keep to themselves, and who lacks which subject. */
export function Missing({ preview }: { preview: WholeReportPreview }) {
  const { students, ready, kept, drafts, lacking } = preview;
  const without = students - ready;
  const waiting = [
    kept > 0 && `${formatCount(kept, "kept report")} not released`,
    drafts > 0 && formatCount(drafts, "draft"),
  ].filter(Boolean);
  if (lacking.length === 0 && waiting.length === 0) {
    return (
      <InlineAlert tone="success" className="mt-3" still>
        Nothing is missing: there is a report for every class.
      </InlineAlert>
    );
  }
  return (
    <>
      {((without > 0 && students > 1) || waiting.length > 0) && (
        <InlineAlert tone="info" className="mt-3" still>
          {without > 0 && students > 1 && (
            <span className="block">
              {formatCount(without, "student")} without any released report{" "}
              {without === 1 ? "is" : "are"} left out.
            </span>
          )}
          {waiting.length > 0 && (
            <span className="block">Still with teachers: {waiting.join(", ")}.</span>
          )}
        </InlineAlert>
      )}
      {lacking.length > 0 && (
        <details className="mt-3 rounded-2 border border-border">
          <summary className="cursor-pointer px-3 py-2 text-md font-mid hover:bg-hover touch:py-3">
            What is missing, for {formatCount(lacking.length, "student")}
          </summary>
          <ul
            aria-label="What is missing"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard's way to scroll a long list.
            tabIndex={0}
            className="max-h-80 divide-y divide-border overflow-y-auto border-t border-border"
          >
            {lacking.map(({ id, full_name, form_group, released, missing }) => (
              <li key={id} className="px-3 py-2 text-md">
                <span className="font-mid">{full_name}</span>
                {form_group && <span className="ml-2 text-sm text-muted">{form_group}</span>}
                <span className="block text-sm text-text-2">
                  {released === 0 && "No report yet. "}
                  {missing.length > 0 ? `Missing: ${missing.join(", ")}` : "In no class."}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
