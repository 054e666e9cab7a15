import { CHAR_LIMIT_MIN } from "@reportair/contract/destination-text.ts";
import type { CopyQueue } from "@reportair/contract/features/destinations.ts";
import { useState } from "react";
import { useChooseDestination, useDestinations } from "../../data/destinations.ts";
import { ApiError, errorText } from "../../lib/api/api-error.ts";
import { formatNumber } from "../../lib/format.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";

/** Which system, and how long a comment may be there: the school's number, or a smaller one of the teacher's own. */
export function DestinationPicker({ queue }: { queue: CopyQueue }) {
  const { destination } = queue;
  const all = useDestinations().data ?? [destination];
  const choose = useChooseDestination();
  return (
    <>
      <Select
        label="Copied into"
        className="w-[calc(50%-0.375rem)] sm:w-44"
        options={all.map(({ system, name }) => ({ value: system, label: name }))}
        value={destination.system}
        onChange={(system) => {
          const own_limit = all.find((each) => each.system === system)?.own_limit ?? null;
          if (system)
            choose.mutate(
              { system, own_limit },
              { onError: (error) => toast.error(errorText(error)) },
            );
        }}
      />
      <OwnLimit key={`${destination.system} ${destination.own_limit}`} queue={queue} />
    </>
  );
}

function OwnLimit({ queue: { destination } }: { queue: CopyQueue }) {
  const { system, char_limit, own_limit } = destination;
  const choose = useChooseDestination();
  const [typed, setTyped] = useState(own_limit === null ? "" : String(own_limit));
  const [error, setError] = useState<string>();
  function save() {
    const text = typed.trim().replaceAll(/[,\s]/gu, "");
    const wanted = text === "" ? null : Number(text);
    if (wanted === own_limit) {
      setError(undefined);
      return;
    }
    if (wanted !== null && !Number.isInteger(wanted)) {
      setError(`A whole number from ${CHAR_LIMIT_MIN}.`);
      return;
    }
    choose.mutate(
      { system, own_limit: wanted },
      {
        onSuccess: () => setError(undefined),
        onError: (failure) =>
          setError(
            (failure instanceof ApiError && failure.fields["own_limit"]?.[0]) || errorText(failure),
          ),
      },
    );
  }
  return (
    <TextField
      label="Characters at most"
      className="w-[calc(50%-0.375rem)] sm:w-40"
      inputMode="numeric"
      value={typed}
      placeholder={char_limit === null ? "No limit" : formatNumber(char_limit)}
      error={error}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        save();
      }}
    />
  );
}
