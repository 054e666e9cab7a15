import type { WholeReportPreview } from "@reportair/contract/features/whole-reports.ts";
import { formatCount } from "../../lib/format.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";

/** Which characters a PDF would leave out, and about whom, before one is made. */
export function Unprintable({ preview }: { preview: WholeReportPreview }) {
  const { unprintable } = preview;
  if (unprintable.length === 0) return null;
  return (
    <InlineAlert tone="warning" className="mt-4">
      <span className="block">
        A PDF cannot show some characters in the reports of{" "}
        {formatCount(unprintable.length, "student")} and leaves them out. Choose Word to have them
        all.
      </span>
      {unprintable.slice(0, SHOWN).map(({ id, full_name, characters }) => (
        <span key={id} className="block">
          {full_name}: {characters.join(" ")}
        </span>
      ))}
      {unprintable.length > SHOWN && (
        <span className="block">
          And {formatCount(unprintable.length - SHOWN, "more student")}.
        </span>
      )}
    </InlineAlert>
  );
}

const SHOWN = 8;
