import type { NewYear } from "@reportair/contract/features/intake.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { errorText } from "../../lib/api/api-error.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { AdminHeading } from "../admin-dash/admin-heading.tsx";
import { useIntake } from "../../data/intake.ts";
import { NewYearChoices } from "./new-year-choices.tsx";
import { NewYearDone } from "./new-year-done.tsx";
import { NewYearPreview } from "./new-year-preview.tsx";
import { Steps } from "./steps.tsx";

const STEPS = ["Settle", "Preview", "Done"] as const;

/** A new school year: what becomes of the classes and who leaves, what that would change, and what was done. */
export function NewYearPage() {
  const [address, setAddress] = useSearchParams();
  const given = Number(address.get("year"));
  const id = Number.isSafeInteger(given) && given > 0 ? given : null;
  const found = useIntake(id);
  const intake = id === null || found.data?.kind !== "new_year" ? undefined : found.data;
  const [choices, setChoices] = useState<NewYear>();
  const open = (next: number | null) => setAddress(next === null ? {} : { year: String(next) });
  const isDone = intake?.state === "committed" || intake?.state === "undone";
  const isRefused = intake?.state === "refused";
  const step = isDone ? "Done" : intake ? "Preview" : "Settle";
  return (
    <>
      <AdminHeading title="New school year" tools={<Steps steps={STEPS} at={step} />}>
        Students and classes a year up, in one step that you look at first.
      </AdminHeading>
      {id !== null && found.isError && (
        <ErrorState
          title="This plan could not be found"
          safe="A plan waits for a day, and then it is removed. Your school is as it was."
          className="mb-4"
          onRetry={() => void found.refetch()}
        >
          {errorText(found.error)}
        </ErrorState>
      )}
      {isRefused && (
        <ErrorState title="No plan could be made" safe="Nothing was changed." className="mb-4">
          Please try again. If it happens again, write to us.
        </ErrorState>
      )}
      {intake && isDone && <NewYearDone intake={intake} onAnew={() => open(null)} />}
      {intake && !isDone && intake.counts && (
        <NewYearPreview
          intake={intake}
          counts={intake.counts}
          onBack={() => {
            setChoices(intake.decisions.new_year);
            open(null);
          }}
        />
      )}
      {intake?.state === "waiting" && !intake.counts && (
        <p role="status" className="flex items-center gap-2 py-10 text-md text-text-2">
          <Spinner decorative /> Looking at who goes where...
        </p>
      )}
      {(id === null || found.isError || isRefused) && (
        <NewYearChoices begins={choices} onOpen={open} />
      )}
    </>
  );
}
