import type { Leaving } from "@reportair/contract/features/leaving.ts";
import { formatCount } from "../../lib/format.ts";

/** The very text that is or was sent, all of it. */
export function WholeRequest({ leaving, written }: { leaving: Leaving; written: boolean }) {
  const { whole, provider, requests, instructions } = leaving;
  return (
    <div className="px-5 py-4 sm:px-6">
      <p className="text-md text-text-2">
        {written
          ? `This text, and nothing else, was sent to ${provider}${requests > 1 ? `, in ${formatCount(requests, "request")}` : ""}.`
          : `This text, and nothing else, would be sent to ${provider}. Only its line “variety” is drawn anew for each report when you write.`}
      </p>
      {instructions !== null && (
        <p className="mt-1 text-sm text-muted">Instructions, version {instructions}</p>
      )}
      <pre
        // It is long, and so must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={written ? "Text that was sent" : "Text that would be sent"}
        className="mt-3 rounded-2 bg-sunken px-4 py-3 text-sm break-words whitespace-pre-wrap"
      >
        {whole}
      </pre>
    </div>
  );
}
