import { SAMPLE_MAX, type TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import { FIELD_OPTIONS, NOTE_MAX } from "@reportair/contract/report-inputs.ts";
import { memo, useMemo, useState } from "react";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { Fold } from "./fold.tsx";
import { ATTRIBUTES } from "./samples.ts";
import { splitDocument } from "./split-document.ts";

type Change = (at: number, change: Partial<TrainingSample>) => void;

/** One slot: the sample's text and, folded away, what was ticked for it. */
export const SampleSlot = memo(function SampleSlot(props: {
  at: number;
  sample: TrainingSample;
  onChange: Change;
  onSplit: (at: number, reports: readonly string[]) => void;
}) {
  const { at, sample, onChange, onSplit } = props;
  const [pasted, setPasted] = useState("");
  // A document may be longer than a slot holds, which then holds no more than its beginning.
  const cut = sample.text.length >= SAMPLE_MAX && pasted.startsWith(sample.text);
  const document = cut ? pasted : sample.text;
  const reports = useMemo(
    () => (sample.text === "" ? null : splitDocument(document)),
    [sample.text, document],
  );
  const number = at + 1;
  return (
    <li className="border-b border-border py-4 last:border-0">
      <TextArea
        label={`Sample report ${number}`}
        value={sample.text}
        max={SAMPLE_MAX}
        reading
        // Fifteen whole reports would lie far apart.
        className="[&_textarea]:max-h-60"
        rows={3}
        onChange={(event) => onChange(at, { text: event.currentTarget.value })}
        onPaste={(event) =>
          setPasted(event.clipboardData.getData("text/plain").replaceAll(/\r\n?/gu, "\n"))
        }
      />
      <div role="status">
        {reports && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
            <span>{`This looks like ${formatCount(reports.length, "report")}.`}</span>
            <Button
              size="row"
              aria-label={`Split sample report ${number} into boxes`}
              onClick={() => onSplit(at, reports)}
            >
              Split into boxes
            </Button>
          </p>
        )}
      </div>
      <Fold
        className="mt-1.5"
        label={
          <>
            What was ticked<span className="sr-only"> for sample report {number}</span>
          </>
        }
      >
        <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {ATTRIBUTES.map(({ name, field, label }) => (
            <div key={name} className="space-y-1.5">
              <Select
                label={label}
                value={sample[name]}
                options={FIELD_OPTIONS[field].map((option) => ({ value: option, label: option }))}
                placeholder="Choose"
                clearable
                onChange={(value) => onChange(at, { [name]: value })}
              />
              <TextArea
                label={`${label} note`}
                hideLabel
                placeholder="Notes (optional)"
                value={sample[`${name}_notes`]}
                max={NOTE_MAX}
                onChange={(event) => onChange(at, { [`${name}_notes`]: event.currentTarget.value })}
              />
            </div>
          ))}
        </div>
      </Fold>
    </li>
  );
});
