import type { Letterhead } from "@reportair/contract/features/whole-reports.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSettleLetterhead } from "../../data/whole-reports.ts";
import { changesOf } from "../report-policies/changes.ts";
import { SaveBar } from "../report-policies/save-bar.tsx";

const rules = async () =>
  (await import("@reportair/contract/features/whole-reports.ts")).setLetterhead.body;

/** The school's name and address as documents say them, and how they invite to talk. */
export function LetterheadForm({ letterhead }: { letterhead: Letterhead }) {
  const settled = settledOf(letterhead);
  const save = useSettleLetterhead();
  const form = useContractForm({
    initial: settled,
    draft: { name: "letterhead", what: "the letterhead" },
    rules,
    bodyOf: (given, before) => changesOf(given, before),
    send: save.mutateAsync,
    onSaved: (after) => {
      form.restart(settledOf(after));
      toast.success("Letterhead saved.");
    },
  });
  const { field } = form;
  // What somebody else settles meanwhile shows here as long as nothing is being changed.
  if (!form.dirty && Object.keys(changesOf(settled, form.initial)).length > 0)
    form.restart(settled);
  return (
    <form {...form.props} className="mt-5 max-w-120">
      <div className="grid gap-4">
        <TextField
          label="Name of the school"
          placeholder={letterhead.institution}
          hint={`Where it is empty, documents say “${letterhead.institution}”.`}
          {...field("name")}
        />
        <TextArea label="Address" rows={3} max={300} {...field("address")} />
        <TextArea
          label="Invitation to talk"
          rows={3}
          max={600}
          hint="The last words of every report: how parents can talk about it, and with whom."
          {...field("invitation")}
        />
      </div>
      <SaveBar label="Save letterhead" form={form} />
    </form>
  );
}

function settledOf({ name, address, invitation }: Letterhead) {
  return { name, address, invitation };
}
