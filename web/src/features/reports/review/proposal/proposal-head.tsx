import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import type { Ref } from "react";
import { formatCount, formatDate, formatTime } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { StateIcon } from "../../status/state-icon.tsx";
import { changedFields, fieldsInWords } from "../reading/changed-inputs.ts";
import type { Proposal } from "../state/use-proposals.ts";
import { COLUMNS } from "./proposal-row.tsx";

// Where the texts stand under each other, the words about one follow its name on the same line.
const PART = "max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2";

/** Which text is which, when each was made and why there is another; and both answers for all of it. */
export function ProposalHead(props: {
  heading: Ref<HTMLHeadingElement>;
  proposal: Proposal;
  changes: number;
  onTakeAll: () => void;
  onTakeNone: () => void;
}) {
  const { heading, changes, onTakeAll, onTakeNone } = props;
  const { kept, draft } = props.proposal;
  const fields = changedFields(kept.inputs, draft.inputs);
  // Both in the unit of the draft's range, so that they can be compared with it and with each other.
  const lengthOf = ({ word_count, char_count }: GeneratedReport) =>
    draft.length_unit === "words"
      ? formatCount(word_count, "word")
      : formatCount(char_count, "character");
  return (
    <header
      className={`border-b lg:sticky lg:top-0 lg:z-10 border-border-strong bg-raised py-3 ${COLUMNS}`}
    >
      <div className={PART}>
        <h3 ref={heading} tabIndex={-1} className="flex items-center gap-1.5 text-md font-bold">
          <StateIcon state="kept" />
          Kept<span className="sr-only"> report for {kept.student_name}</span>
        </h3>
        <p className="text-sm text-muted">
          {whenInWords(kept.updated_at)} · {lengthOf(kept)}
        </p>
      </div>
      <div aria-hidden className="max-lg:hidden" />
      <div className={`max-lg:mt-1.5 ${PART}`}>
        <h3 className="flex items-center gap-1.5 text-md font-bold">
          <StateIcon state="draft" />
          New draft
        </h3>
        <p className="text-sm text-muted">
          {whenInWords(draft.updated_at)} · {lengthOf(draft)}
          {fields.length > 0 && ` · because ${fieldsInWords(fields)} changed`}
        </p>
      </div>
      <div className="flex items-start gap-1 max-lg:mt-2">
        {changes > 0 && (
          <>
            <Button size="row" onClick={onTakeAll}>
              Take all {changes}
            </Button>
            <Button size="row" variant="ghost" onClick={onTakeNone}>
              Take none
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

/** "today, 08:14", "14 Nov 2025, 16:20". */
function whenInWords(at: string): string {
  const today = formatDate(at) === formatDate(new Date().toISOString());
  return `${today ? "today" : formatDate(at)}, ${formatTime(at)}`;
}
