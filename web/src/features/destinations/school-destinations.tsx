import { CHAR_LIMIT_MAX, CHAR_LIMIT_MIN } from "@reportair/contract/destination-text.ts";
import type { Destination, System } from "@reportair/contract/features/destinations.ts";
import { useState } from "react";
import { useSchoolDestinations, useSettleDestinations } from "../../data/destinations.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatNumber } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { SectionComing } from "../../ui/settings-section.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useUnsaved } from "../report-policies/leave-guard.tsx";

/** The systems that the school's teachers copy reports into, and what each asks of them. */
export function SchoolDestinations() {
  const query = useSchoolDestinations();
  if (query.data) return <DestinationsForm settled={query.data} />;
  if (query.isError)
    return <ErrorState onRetry={() => void query.refetch()}>{errorText(query.error)}</ErrorState>;
  return <SectionComing />;
}

/** A system as it is typed. */
type Typed = Omit<Destination, "char_limit"> & { char_limit: string };

function DestinationsForm({ settled }: { settled: readonly Destination[] }) {
  const [changes, setChanges] = useState<Partial<Record<System, Typed>>>({});
  const [tried, setTried] = useState(false);
  const save = useSettleDestinations();
  const before = settled.map(typedOf);
  const rows = before.map((each) => changes[each.system] ?? each);
  const changed = rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]));
  const wrong = changed.filter((row) => limitOf(row) === undefined || row.name.trim() === "");
  const none = rows.every(({ offered }) => !offered);
  useUnsaved(changed.length > 0, () => setChanges({}));
  const change = (row: Typed, part: Partial<Typed>) =>
    setChanges((made) => ({ ...made, [row.system]: { ...row, ...part } }));
  function send() {
    setTried(true);
    if (wrong.length > 0 || none) return;
    save.mutate(
      changed.map((row) => ({ ...row, char_limit: limitOf(row) ?? null })),
      {
        onSuccess: () => {
          setChanges({});
          setTried(false);
          toast.success("Systems saved.");
        },
      },
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ul aria-label="Systems" className="divide-y divide-border border-y border-border">
        {rows.map((row) => (
          <SystemRow
            key={row.system}
            row={row}
            tried={tried}
            onChange={(part) => change(row, part)}
          />
        ))}
      </ul>
      {tried && none && (
        <InlineAlert className="mt-3">
          Please leave at least one system for teachers to choose.
        </InlineAlert>
      )}
      {save.isError && <InlineAlert className="mt-3">{errorText(save.error)}</InlineAlert>}
      <div className="mt-5">
        <Button type="submit" disabled={changed.length === 0} busy={save.isPending && "Saving..."}>
          Save systems
        </Button>
        {changed.length > 0 && !save.isPending && (
          <span className="ml-3 text-sm text-muted">Not saved yet</span>
        )}
      </div>
    </form>
  );
}

function SystemRow(props: {
  row: Typed;
  tried: boolean;
  onChange: (part: Partial<Typed>) => void;
}) {
  const { row, tried, onChange } = props;
  const other = row.system === "other";
  const wrong = limitOf(row) === undefined;
  return (
    <li className="py-3">
      <fieldset className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <legend className="sr-only">{row.name}</legend>
        <div className="min-w-0">
          <Checkbox
            label={<span className="font-mid">{other ? "Another system" : row.name}</span>}
            checked={row.offered}
            onChange={(event) => onChange({ offered: event.target.checked })}
          />
          {row.offered && (
            <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1 pl-6">
              {other && (
                <TextField
                  label="Called"
                  className="w-full max-w-60"
                  maxLength={60}
                  value={row.name}
                  error={tried && row.name.trim() === "" ? "A name is required." : undefined}
                  onChange={(event) => onChange({ name: event.target.value })}
                />
              )}
              <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
                <Checkbox
                  label="One paragraph"
                  aria-label={`One paragraph, ${row.name}`}
                  checked={row.one_paragraph}
                  onChange={(event) => onChange({ one_paragraph: event.target.checked })}
                />
                <Checkbox
                  label="Straight quotes, plain hyphens"
                  aria-label={`Straight quotes, plain hyphens, ${row.name}`}
                  checked={row.plain}
                  onChange={(event) => onChange({ plain: event.target.checked })}
                />
              </div>
            </div>
          )}
        </div>
        {row.offered && (
          <TextField
            label="Characters at most"
            aria-label={`Characters at most, ${row.name}`}
            inputMode="numeric"
            placeholder="No limit"
            value={row.char_limit}
            error={
              wrong && (tried || row.char_limit.length > 3)
                ? `From ${CHAR_LIMIT_MIN} to ${formatNumber(CHAR_LIMIT_MAX)}, or empty.`
                : undefined
            }
            onChange={(event) => onChange({ char_limit: event.target.value })}
          />
        )}
      </fieldset>
    </li>
  );
}

function typedOf(each: Destination): Typed {
  return { ...each, char_limit: each.char_limit === null ? "" : formatNumber(each.char_limit) };
}

/** The number that is typed, null for none; undefined where it is none that can be. */
function limitOf({ char_limit }: Typed): number | null | undefined {
  const text = char_limit.replaceAll(/[,\s]/gu, "");
  if (text === "") return null;
  const number = Number(text);
  const fits = Number.isInteger(number) && number >= CHAR_LIMIT_MIN && number <= CHAR_LIMIT_MAX;
  return fits ? number : undefined;
}
