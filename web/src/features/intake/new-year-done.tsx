import type { Intake } from "@reportair/contract/features/intake.ts";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount, formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useUndoIntake } from "../../data/intake.ts";
import { LeavingLines } from "./new-year-lines.tsx";
import { Part } from "./part.tsx";
import { StillHere } from "./still-here.tsx";

/** What a new school year has done, with who left, and its undoing. */
export function NewYearDone({ intake, onAnew }: { intake: Intake; onAnew: () => void }) {
  const undo = useUndoIntake(intake.id);
  const [asking, setAsking] = useState(false);
  const { counts, undo_until } = intake;
  const isUndone = intake.state === "undone";
  return (
    <>
      {undo.isError && (
        <ErrorState title="It could not be undone" safe="Nothing was changed." className="mb-4">
          {errorText(undo.error)}
        </ErrorState>
      )}
      <InlineAlert
        tone={isUndone ? "info" : "success"}
        title={isUndone ? "The new school year is undone" : "Your school has gone up"}
        className="mb-4"
      >
        {isUndone
          ? "What had not changed since is as it was before. Whatever stays is listed below."
          : counts &&
            [
              `${formatCount(counts.changed, "student")} a year up`,
              counts.renamed > 0 &&
                `${formatCount(counts.renamed, "class", "classes")} with another name or year`,
              counts.emptied > 0 && `${formatCount(counts.emptied, "class", "classes")} emptied`,
              counts.leaver > 0 && formatCount(counts.leaver, "leaver"),
            ]
              .filter(Boolean)
              .join(", ")}
      </InlineAlert>
      {isUndone && <StillHere intake={intake} />}
      {!isUndone && counts !== null && counts.leaver > 0 && (
        <Sheet aria-label="Who left">
          <Part
            intake={intake}
            kind="leaver"
            title="Leavers"
            count={counts.leaver}
            renderLines={(entries) => <LeavingLines entries={entries} label="Leavers" />}
          >
            They are in no class any more. Their records and reports are here.
          </Part>
        </Sheet>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {!isUndone && counts !== null && counts.emptied > 0 ? (
          <Link to={paths.adminIntake} className={buttonClass("primary")}>
            Bring in the new timetable
          </Link>
        ) : (
          <Link to={`${paths.adminDash}#institution-classes`} className={buttonClass("primary")}>
            Look at your classes
          </Link>
        )}
        {isUndone && <Button onClick={onAnew}>Begin anew</Button>}
        {undo_until !== null && (
          <>
            <Button
              variant="danger"
              icon={<Undo2 aria-hidden size={16} strokeWidth={1.75} />}
              busy={undo.isPending && "Undoing..."}
              onClick={() => setAsking(true)}
            >
              Undo
            </Button>
            <span className="text-md text-text-2">until {formatDate(undo_until)}</span>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title="Undo the new school year?"
        confirmLabel="Undo"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          undo.mutate();
        }}
      >
        Years, form groups and names of classes are as they were, and students are back in the
        classes that they left. What has changed since stays, and is listed.
      </ConfirmDialog>
    </>
  );
}
