import { useSearchParams } from "react-router";
import { errorText } from "../../lib/api/api-error.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { AdminHeading } from "../admin-dash/admin-heading.tsx";
import { useIntake } from "../../data/intake.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { Done } from "./done.tsx";
import { Preview } from "./preview.tsx";
import { Steps } from "./steps.tsx";

const STEPS = ["Files", "Preview", "Done"] as const;

/** Bringing a whole school in, from its own files: which ones, what they would do, and what was done. */
export function IntakePage() {
  const [address, setAddress] = useSearchParams();
  const given = Number(address.get("files"));
  const id = Number.isSafeInteger(given) && given > 0 ? given : null;
  const found = useIntake(id);
  const intake = id === null || found.data?.kind !== "files" ? undefined : found.data;
  const open = (next: number | null) => setAddress(next === null ? {} : { files: String(next) });
  const isDone = intake?.state === "committed" || intake?.state === "undone";
  const isRefused = intake?.state === "refused";
  const step = isDone ? "Done" : intake && !isRefused && intake.counts ? "Preview" : "Files";
  return (
    <>
      <AdminHeading title="Bring in your school" tools={<Steps steps={STEPS} at={step} />}>
        Students, classes and teachers from the files that your own system exports.
      </AdminHeading>
      {id !== null && found.isError && (
        <ErrorState
          title="These files could not be found"
          safe="Files wait for a day, and then they are removed. Your school is as it was."
          className="mb-4"
          onRetry={() => void found.refetch()}
        >
          {errorText(found.error)}
        </ErrorState>
      )}
      {isRefused && intake.refusal && (
        <ErrorState
          title="These files could not be read"
          safe="Nothing was changed."
          className="mb-4"
        >
          {intake.refusal.detail}
        </ErrorState>
      )}
      {intake && isDone && <Done intake={intake} onAnew={() => open(null)} />}
      {intake && !isDone && !isRefused && intake.counts && (
        <Preview intake={intake} counts={intake.counts} onCancel={() => open(null)} />
      )}
      {intake?.state === "waiting" && !intake.counts && (
        <p role="status" className="flex items-center gap-2 py-10 text-md text-text-2">
          <Spinner decorative /> Reading the files and comparing them with your school...
        </p>
      )}
      {(id === null || found.isError || isRefused || intake?.state === "draft") && (
        <ChooseFiles onStaged={open} onOpen={open} />
      )}
    </>
  );
}
