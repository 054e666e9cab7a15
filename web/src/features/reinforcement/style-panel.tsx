import type { Style } from "@reportair/contract/features/reinforcement.ts";
import { X } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Fold } from "./fold.tsx";
import { readable } from "./readable.ts";
import { StyleFollowing } from "./style-following.tsx";
import { StyleComparisonView } from "./style-comparison.tsx";
import { useChangeStyle, useRemoveStyle } from "../../data/reinforcement.ts";

const PERSONS = [
  { value: "I", label: "As “I”" },
  { value: "we", label: "As “we”" },
  { value: "nobody", label: "Not at all" },
] as const;
const FORMALITIES = [
  { value: "formal", label: "Formal" },
  { value: "neutral", label: "Neither formal nor casual" },
  { value: "informal", label: "Informal and friendly" },
] as const;

type Profile = NonNullable<Style["profile"]>;
type Phrases = "openings" | "closings" | "phrases" | "avoid";
const LISTS: readonly { name: Phrases; label: string }[] = [
  { name: "openings", label: "Openings" },
  { name: "closings", label: "Closings" },
  { name: "phrases", label: "Favourite phrases" },
  { name: "avoid", label: "Avoided" },
];

/** The teacher's style in plain words, to be changed or removed. */
export function StylePanel({ style }: { style: Style }) {
  const [removing, setRemoving] = useState(false);
  const change = useChangeStyle();
  const remove = useRemoveStyle();
  // What is being saved shows at once; where the server refuses it, what was before is back.
  const profile = style.profile && { ...style.profile, ...(change.isPending && change.variables) };
  const save = (part: Partial<Profile>) =>
    change.mutate(part, { onError: (error) => toast.error(errorText(error)) });

  async function removeStyle() {
    setRemoving(false);
    try {
      // The panel goes with the style, so the message afterwards must not depend on it.
      const { detail } = await remove.mutateAsync();
      toast.success(detail);
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  return (
    <section aria-labelledby="style-heading" className="mb-6 rounded-3 border border-border p-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id="style-heading" className="text-h3 font-bold">
          Your writing style
        </h3>
        <p className="text-sm text-muted" role="status">
          {style.state === "working"
            ? "Learning from your samples…"
            : `From ${style.samples} reports`}
        </p>
        {profile && (
          <Button variant="danger" size="row" className="ml-auto" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      {style.description.length > 0 && (
        <ul className="mt-2 list-disc space-y-0.5 pl-5 text-md text-text-2 marker:text-muted">
          {style.description.map((sentence) => (
            <li key={sentence}>{readable(sentence)}</li>
          ))}
        </ul>
      )}
      {profile && <StyleFollowing follows={style.follows} />}
      {profile && <StyleComparisonView />}
      {profile && (
        <Fold className="mt-3" label="Change it">
          <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
            <Select
              label="You appear in the text"
              value={profile.person}
              options={PERSONS}
              onChange={(person) => person && save({ person })}
            />
            <Select
              label="Tone"
              value={profile.formality}
              options={FORMALITIES}
              onChange={(formality) => formality && save({ formality })}
            />
            <Checkbox
              label="Use “doesn’t” and the like"
              checked={profile.contractions}
              onChange={(event) => save({ contractions: event.currentTarget.checked })}
            />
          </div>
          {LISTS.map(({ name, label }) => (
            <PhraseList
              key={name}
              label={label}
              phrases={profile[name]}
              onChange={(phrases) => save({ [name]: phrases })}
            />
          ))}
        </Fold>
      )}
      <ConfirmDialog
        open={removing}
        onCancel={() => setRemoving(false)}
        onConfirm={() => void removeStyle()}
        title="Remove your writing style?"
        confirmLabel="Remove"
      >
        The profile and the samples it came from are deleted. Reports that are written stay.
      </ConfirmDialog>
    </section>
  );
}

function PhraseList(props: {
  label: string;
  phrases: readonly string[];
  onChange: (phrases: string[]) => void;
}) {
  const { label, phrases, onChange } = props;
  if (phrases.length === 0) return null;
  return (
    <div className="mt-3">
      <h4 className="text-sm font-mid text-text-2">{label}</h4>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {phrases.map((phrase) => (
          <li
            key={phrase}
            className="inline-flex items-center gap-1 rounded-1 bg-sunken pl-2 text-sm text-text-2"
          >
            {readable(phrase)}
            <IconButton
              size="row"
              label={`Remove “${readable(phrase)}”`}
              icon={<X aria-hidden size={14} strokeWidth={1.75} />}
              onClick={() => onChange(phrases.filter((other) => other !== phrase))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
