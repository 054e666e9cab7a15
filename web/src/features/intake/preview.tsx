import { UNDO_DAYS } from "@reportair/contract/lifetimes.ts";
import type { Intake, IntakeCounts } from "@reportair/contract/features/intake.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount, formatDate, formatNumber } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { cx } from "../../ui/cx.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useDownloadRefused, useSettleIntake } from "../../data/intake.ts";
import { CommitBar } from "./commit-bar.tsx";
import { AskedLines, LeaverLines } from "./lines-to-decide.tsx";
import {
  AsideLines,
  ChangedLines,
  ClassLines,
  FaultLines,
  MovedLines,
  StudentLines,
} from "./lines.tsx";
import { Part } from "./part.tsx";
import { Questions } from "./questions.tsx";
import { Tables } from "./tables.tsx";
import { whatComes } from "./what-comes.ts";

const SEGMENTS = [
  ["new", "New"],
  ["changed", "Changed"],
  ["unchanged", "Unchanged"],
  ["moved", "Moved"],
  ["leaver", "Leavers"],
  ["refused", "Refused"],
] as const;

/** More than these are shown when somebody wants to see them: often one press answers them all. */
const MANY_ASKED = 12;

const SEGMENT =
  "inline-flex min-h-8 items-center gap-2 rounded-2 border px-2.5 text-sm font-mid text-text-2 touch:min-h-11";

/** What bringing the files in would do, what needs a person first; nothing is written yet. */
export function Preview(props: { intake: Intake; counts: IntakeCounts; onCancel: () => void }) {
  const { intake, counts, onCancel } = props;
  const settle = useSettleIntake(intake.id);
  // The day is told as it was when the preview opened: it must not change under somebody's eyes.
  const [undoUntil] = useState(() => new Date(Date.now() + UNDO_DAYS * 86_400_000).toISOString());
  const busy = intake.state === "waiting" || settle.isPending;
  const comes = whatComes(counts, intake.decisions);
  // A line is of a file, which is named where there are several.
  const isOfSeveral = new Set(intake.tables.map(({ file }) => file)).size > 1;
  const isRead = SEGMENTS.some(([kind]) => counts[kind] > 0) || counts.class > 0;
  const people = (decisions: Intake["decisions"]) =>
    settle.mutate({ decisions: { ...intake.decisions, ...decisions } });
  return (
    <>
      <Tables intake={intake} busy={busy} onSettle={(mappings) => settle.mutate({ mappings })} />
      <nav aria-label="What the files change" className="mb-3 flex flex-wrap gap-1.5">
        {SEGMENTS.map(([kind, label]) =>
          counts[kind] > 0 ? (
            <a
              key={kind}
              href={`#part-${kind}`}
              className={cx(SEGMENT, "border-border-strong bg-surface hover:bg-hover")}
            >
              {label}
              <span className="text-text tabular-nums">{formatNumber(counts[kind])}</span>
            </a>
          ) : (
            <span key={kind} className={cx(SEGMENT, "border-border")}>
              {label} <span className="tabular-nums">0</span>
            </span>
          ),
        )}
      </nav>
      {settle.isError && (
        <ErrorState title="That could not be settled" safe="Nothing was changed." className="mb-3">
          {errorText(settle.error)}
        </ErrorState>
      )}
      <Sheet aria-label="Preview" aria-busy={busy} className="scroll-mt-20">
        <Questions intake={intake} busy={busy} onAnswer={(change) => settle.mutate(change)} />
        {counts.asked > 0 && (
          <Part
            intake={intake}
            kind="asked"
            title="Asked"
            tone="warning"
            count={counts.asked}
            begins={counts.asked > MANY_ASKED ? "few" : "all"}
            tools={
              counts.asked_changed_ids > 1 && (
                <Button size="row" disabled={busy} onClick={() => people({ changed_ids: true })}>
                  {`Same student for all ${formatNumber(counts.asked_changed_ids)} with the same UPN`}
                </Button>
              )
            }
            renderLines={(entries) => (
              <AskedLines
                entries={entries}
                files={isOfSeveral}
                busy={busy}
                onDecide={(id, how) =>
                  people({ people: { ...intake.decisions.people, [id]: how } })
                }
              />
            )}
          >
            They may be students whom you have. Until you answer they stay out.
          </Part>
        )}
        <Part
          intake={intake}
          kind="refused"
          title="Refused"
          count={counts.refused}
          begins="all"
          tools={
            counts.refused > 0 && <DownloadRefused id={intake.id} rows={counts.refused_rows} />
          }
          renderLines={(entries) => (
            <FaultLines entries={entries} label="Refused rows" files={isOfSeveral} />
          )}
        >
          {counts.refused > 0
            ? "These rows stay out. Everything else comes in."
            : isRead
              ? "Every row can come in."
              : "No student and no class was found yet. Say above what the files are."}
        </Part>
        <Part
          intake={intake}
          kind="changed"
          title="Changed"
          count={counts.changed}
          renderLines={(entries) => <ChangedLines entries={entries} files={isOfSeveral} />}
        >
          {counts.changed > 0 ? "What stands here now, and what the file says." : undefined}
        </Part>
        <Part
          intake={intake}
          kind="moved"
          title="Moved"
          count={counts.moved}
          renderLines={(entries) => <MovedLines entries={entries} files={isOfSeveral} />}
        >
          {counts.moved > 0 ? "They are in other classes now." : undefined}
        </Part>
        <Part
          intake={intake}
          kind="new"
          title="New"
          count={counts.new}
          renderLines={(entries) => (
            <StudentLines entries={entries} label="New students" files={isOfSeveral} />
          )}
        />
        <Part
          intake={intake}
          kind="leaver"
          title="Leavers"
          count={counts.leaver}
          begins="closed"
          tools={
            counts.leaver > 0 && (
              <Button
                variant="ghost"
                size="row"
                disabled={busy}
                onClick={() => people({ leavers: intake.decisions.leavers === "all" ? [] : "all" })}
              >
                {intake.decisions.leavers === "all" ? "Let them all stay" : "Agree to all"}
              </Button>
            )
          }
          renderLines={(entries) => (
            <LeaverLines
              entries={entries}
              agreed={intake.decisions.leavers ?? []}
              busy={busy}
              onAgree={(id, leaving) => {
                const agreed = intake.decisions.leavers;
                const others = Array.isArray(agreed) ? agreed.filter((each) => each !== id) : [];
                people({ leavers: leaving ? [...others, id] : others });
              }}
            />
          )}
        >
          {counts.leaver > 0
            ? "Here, but not in the file. They stay in their classes until you agree, one by one or together."
            : undefined}
        </Part>
        {counts.many_leave && (
          <InlineAlert tone="warning" still className="mx-4 mb-3">
            More than a tenth of your students would leave. Perhaps a file or a year is missing.
          </InlineAlert>
        )}
        <Part
          intake={intake}
          kind="unchanged"
          title="Unchanged"
          count={counts.unchanged}
          begins="closed"
          renderLines={(entries) => (
            <StudentLines entries={entries} label="Unchanged students" files={isOfSeveral} />
          )}
        />
        <Part
          intake={intake}
          kind="class"
          title="Classes"
          count={counts.class}
          begins="closed"
          renderLines={(entries) => <ClassLines entries={entries} />}
        >
          {counts.class > 0
            ? `${counts.classes_new} new, ${formatCount(counts.enrolments, "enrolment")} to add.`
            : undefined}
        </Part>
        {counts.teachers_new > 0 && (
          <div className="border-t border-border px-4 py-3.5">
            <Checkbox
              label={`Make accounts for ${formatCount(counts.teachers_new, "teacher")} who ${counts.teachers_new === 1 ? "has" : "have"} none`}
              checked={intake.decisions.create_teachers ?? false}
              disabled={busy}
              onChange={(event) => people({ create_teachers: event.target.checked })}
            />
            <p className="mt-0.5 text-sm text-text-2">
              Nobody is written to yet. You invite them by e-mail afterwards, all together or by
              subject.
            </p>
          </div>
        )}
        {counts.warning > 0 && (
          <Part
            intake={intake}
            kind="warning"
            title="To look at"
            count={counts.warning}
            begins="closed"
            renderLines={(entries) => (
              <FaultLines entries={entries} label="Values to look at" files={isOfSeveral} />
            )}
          >
            Values that were left out or doubted; their students come in.
          </Part>
        )}
        {counts.merged + counts.skipped > 0 && (
          <>
            <Part
              intake={intake}
              kind="merged"
              title="Put together"
              count={counts.merged}
              begins="closed"
              renderLines={(entries) => <AsideLines entries={entries} label="Rows put together" />}
            />
            <Part
              intake={intake}
              kind="skipped"
              title="Left aside"
              count={counts.skipped}
              begins="closed"
              renderLines={(entries) => (
                <AsideLines entries={entries} label="What was left aside" />
              )}
            />
          </>
        )}
      </Sheet>
      <CommitBar
        intake={intake}
        busy={busy}
        label={comes ?? "Nothing to bring in"}
        doing="Bringing in your school..."
        disabled={comes === null}
        failure={{ title: "Nothing was brought in" }}
        cancelLabel="Cancel"
        onCancel={onCancel}
      >
        An empty cell changes nothing, and an import deletes nobody. Can be undone as one until{" "}
        {formatDate(undoUntil)}.
      </CommitBar>
    </>
  );
}

function DownloadRefused({ id, rows }: { id: number; rows: number }) {
  const download = useDownloadRefused(id);
  return (
    <Button
      variant="ghost"
      size="row"
      icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
      busy={download.isPending && "Downloading..."}
      onClick={() =>
        void download.mutateAsync().catch((error: unknown) => {
          toast.error(errorText(error, "The rows could not be downloaded."));
        })
      }
    >
      Download the {formatCount(rows, "row")}
    </Button>
  );
}
