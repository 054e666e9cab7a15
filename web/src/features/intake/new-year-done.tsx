import type { Intake } from "@reportair/contract/features/intake.ts";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { LeavingLines } from "./new-year-lines.tsx";
import { Part } from "./part.tsx";
import { StillHere } from "./still-here.tsx";
import { Undoing } from "./undoing.tsx";

/** What a new school year has done, with who left, and its undoing. */
export function NewYearDone({ intake, onAnew }: { intake: Intake; onAnew: () => void }) {
  const { counts } = intake;
  const isUndone = intake.state === "undone";
  return (
    <>
      <InlineAlert
        tone={isUndone ? "info" : "success"}
        title={isUndone ? "The new school year is undone" : "Your school has gone up"}
        className="mb-4"
      >
        {isUndone
          ? "What had not changed since is as it was before."
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
      <Undoing
        intake={intake}
        question="Undo the new school year?"
        explanation="Years, form groups and names of classes are as they were, and students are back in the classes that they left. What has changed since stays, and is listed."
      >
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
      </Undoing>
    </>
  );
}
