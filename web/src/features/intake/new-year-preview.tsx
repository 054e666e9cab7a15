import { UNDO_DAYS } from "@reportair/contract/lifetimes.ts";
import type { Intake, IntakeCounts } from "@reportair/contract/features/intake.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useSettleIntake } from "../../data/intake.ts";
import { CommitBar } from "./commit-bar.tsx";
import { LeavingLines, RenamedLines, UpLines } from "./new-year-lines.tsx";
import { Part } from "./part.tsx";
import { Questions } from "./questions.tsx";

/** What a new school year would do, what needs a person first; nothing is written yet. */
export function NewYearPreview(props: {
  intake: Intake;
  counts: IntakeCounts;
  onBack: () => void;
}) {
  const { intake, counts, onBack } = props;
  const settle = useSettleIntake(intake.id);
  const busy = intake.state === "waiting" || settle.isPending;
  const asked = intake.questions.length;
  const changes = counts.changed + counts.renamed + counts.emptied + counts.leaver > 0;
  return (
    <>
      {settle.isError && (
        <ErrorState title="That could not be settled" safe="Nothing was changed." className="mb-3">
          {errorText(settle.error)}
        </ErrorState>
      )}
      <Sheet aria-label="Preview" aria-busy={busy} className="scroll-mt-20">
        <Questions intake={intake} busy={busy} onAnswer={(change) => settle.mutate(change)} />
        <Part
          intake={intake}
          kind="renamed"
          title="Classes with another name or year"
          count={counts.renamed}
          renderLines={(entries) => <RenamedLines entries={entries} label="Classes that change" />}
        >
          {counts.renamed > 0 ? "They keep their students and teachers." : undefined}
        </Part>
        <Part
          intake={intake}
          kind="emptied"
          title="Emptied classes"
          count={counts.emptied}
          renderLines={(entries) => <RenamedLines entries={entries} label="Emptied classes" />}
        >
          {counts.emptied > 0 ? "Their students leave them. Teachers and reports stay." : undefined}
        </Part>
        <Part
          intake={intake}
          kind="class"
          title="Classes that stay"
          count={counts.class}
          begins="closed"
          renderLines={(entries) => <RenamedLines entries={entries} label="Classes that stay" />}
        >
          {counts.class > 0 ? "Year 12 is the highest that a class has." : undefined}
        </Part>
        <Part
          intake={intake}
          kind="leaver"
          title="Leavers"
          count={counts.leaver}
          renderLines={(entries) => <LeavingLines entries={entries} label="Leavers" />}
        >
          {counts.leaver > 0 ? "They leave their classes. Nobody is deleted." : undefined}
        </Part>
        <Part
          intake={intake}
          kind="changed"
          title="Students who go up"
          count={counts.changed}
          renderLines={(entries) => <UpLines entries={entries} label="Students who go up" />}
        >
          {counts.changed === 0 ? "Nobody." : undefined}
        </Part>
        <Part
          intake={intake}
          kind="unchanged"
          title="Students who stay"
          count={counts.unchanged}
          begins="closed"
          renderLines={(entries) => <UpLines entries={entries} label="Students who stay" />}
        />
      </Sheet>
      <CommitBar
        intake={intake}
        busy={busy}
        label={changes ? `Take ${formatCount(counts.changed, "student")} up` : "Nothing to change"}
        doing="Going up..."
        disabled={asked > 0 || !changes}
        failure={{ title: "Nobody went up", safe: "Your school is as it was." }}
        cancelLabel="Back"
        onCancel={onBack}
      >
        {asked > 0
          ? `${formatCount(asked, "question")} above to answer first.`
          : `Reports stay as they were written. Can be undone as one for ${UNDO_DAYS} days.`}
      </CommitBar>
    </>
  );
}
