import { REPORT_MAX } from "@reportair/contract/report-inputs.ts";
import type { ReceivedProof } from "@reportair/contract/features/sharing.ts";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { useSuggest, useWithdraw } from "../../data/suggestions.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { useDraft } from "../../lib/drafts/use-draft.ts";
import { formatCount } from "../../lib/format.ts";
import { BroughtBack } from "../../ui/brought-back.tsx";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";
import { changesLeft } from "./changes-left.ts";

/** What is being typed: a copy of the text that was read, and that text. */
interface Copy {
  read: string;
  text: string;
}

const isCopy = (value: unknown): value is Copy =>
  typeof value === "object" && value !== null && "read" in value && "text" in value;

/** The text of a proof, and a copy of it to edit: what the colleague hands in, the author takes or leaves. */
export function Suggesting({ proof }: { proof: ReceivedProof }) {
  const { suggestion } = proof;
  const [copy, setCopy] = useState<Copy | null>(null);
  const suggest = useSuggest();
  const withdraw = useWithdraw();
  const begun = suggestion !== null && suggestion.taken + suggestion.left > 0;
  const handedIn = suggestion?.suggested_text ?? copy?.read;
  const changed = copy !== null && copy.text !== handedIn;
  const draft = useDraft({
    name: `suggestion:${proof.id}`,
    what: `the changes you suggest to the report for ${proof.student_name}`,
    value: copy,
    dirty: changed,
    restore: (before) => isCopy(before) && setCopy(before),
    reset: () => setCopy(null),
  });
  const open = copy !== null;
  const empty = copy?.text.trim() === "";

  async function handIn({ read, text }: Copy) {
    try {
      const { changes } = await suggest.mutateAsync({
        id: proof.id,
        read_text: read,
        suggested_text: text,
      });
      draft.forget();
      setCopy(null);
      toast.success(
        `${proof.author_name} can take or leave your ${formatCount(changes, "change")}`,
      );
    } catch {
      // The mutation's error is shown below.
    }
  }
  async function takeBack() {
    try {
      await withdraw.mutateAsync(proof.id);
      toast.success("Your changes were withdrawn");
    } catch {
      // The mutation's error is shown below.
    }
  }
  return (
    <div>
      {open ? (
        <>
          <BroughtBack draft={draft} className="mb-2" />
          <TextArea
            label={
              <>
                Your copy<span className="sr-only"> of the report for {proof.student_name}</span>
              </>
            }
            hint={`Change what you would have otherwise. ${proof.author_name} sees each change and decides.`}
            error={empty ? "A report cannot be empty." : undefined}
            reading
            rows={8}
            autoFocus
            lang="en-GB"
            maxLength={REPORT_MAX}
            value={copy.text}
            onChange={(event) => setCopy({ ...copy, text: event.target.value })}
          />
        </>
      ) : (
        <p className="max-w-[58ch] border-l border-margin-line pl-5 font-read text-read whitespace-pre-line">
          {proof.report_content}
        </p>
      )}
      {begun && open && (
        <InlineAlert tone="warning" className="mt-2">
          {proof.author_name} has begun to go through your changes, so they stay as you handed them
          in. What you typed since is here only: copy what matters into a comment.
        </InlineAlert>
      )}
      {suggest.isError && open && !begun && (
        <InlineAlert className="mt-2">
          {errorText(suggest.error, "Your changes could not be handed in. Please try again.")}
        </InlineAlert>
      )}
      {withdraw.isError && !open && (
        <InlineAlert className="mt-2">
          {errorText(withdraw.error, "Your changes could not be withdrawn. Please try again.")}
        </InlineAlert>
      )}
      {suggestion && !open && (
        <p role="status" className="mt-3 text-md text-text-2 tabular-nums">
          {outcomeOf(suggestion, proof.author_name)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {open ? (
          <>
            <Button
              disabled={begun || empty || !changed || copy.text === copy.read}
              busy={suggest.isPending && "Handing in..."}
              onClick={() => void handIn(copy)}
            >
              Hand in changes
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                draft.forget();
                setCopy(null);
              }}
            >
              Cancel
            </Button>
          </>
        ) : (
          !begun && (
            <>
              <Button
                icon={<PencilLine aria-hidden size={16} strokeWidth={1.75} />}
                aria-label={`${suggestion ? "Change what you suggest" : "Suggest changes"}: report for ${proof.student_name}`}
                onClick={() =>
                  setCopy({
                    read: suggestion?.read_text ?? proof.report_content,
                    text: suggestion?.suggested_text ?? proof.report_content,
                  })
                }
              >
                {suggestion ? "Change what you suggest" : "Suggest changes"}
              </Button>
              {suggestion && (
                <Button
                  variant="ghost"
                  aria-label={`Withdraw: changes to the report for ${proof.student_name}`}
                  busy={withdraw.isPending && "Withdrawing..."}
                  onClick={() => void takeBack()}
                >
                  Withdraw
                </Button>
              )}
            </>
          )
        )}
      </div>
    </div>
  );
}

/** How far the author is with them: numbers, and not which. */
function outcomeOf(suggestion: NonNullable<ReceivedProof["suggestion"]>, author: string): string {
  const { changes, taken, left } = suggestion;
  const all = formatCount(changes, "change");
  if (taken + left === 0) return `You suggested ${all}. ${author} has not begun with them.`;
  const open = changesLeft(suggestion);
  const rest = open === 0 ? "" : `, ${open} to go`;
  return `You suggested ${all}. ${author} took ${taken} and left ${left}${rest}.`;
}
