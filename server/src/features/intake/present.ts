import type { Intake, IntakeCounts, IntakeEntry } from "@reportair/contract/features/intake.ts";
import type { Payload } from "./entry.ts";
import type { Account, IntakeRow } from "./queries.ts";
import { undoUntil } from "./undo-intake.ts";

/** What was counted before there was this kind has none of it. */
const NONE = { renamed: 0, emptied: 0, class_teachers: 0 };

/** An intake as the contract has it. */
export function presentIntake(row: IntakeRow): Intake {
  const { id, kind, state, version, files, refusal, tables, questions, answers, decisions } = row;
  const planned = Object.keys(row.counts).length > 0;
  return {
    id,
    kind,
    state,
    version,
    created_at: row.created_at.toISOString(),
    committed_at: row.committed_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
    undo_until:
      row.committed_at === null || state !== "committed"
        ? null
        : undoUntil(row.committed_at).toISOString(),
    files,
    refusal,
    tables,
    questions,
    answers,
    decisions,
    counts: planned ? { ...NONE, ...(row.counts as IntakeCounts) } : null,
  };
}

/** An entry as the contract has it, which lets nothing out of what only bringing it in takes. */
export function presentEntry(
  { position, kind, payload }: { position: number; kind: IntakeEntry["kind"]; payload: Payload },
  accounts: ReadonlyMap<string, Account>,
): IntakeEntry {
  const { data: _, teacher, ...shown } = payload;
  const account = teacher === null ? undefined : accounts.get(teacher.email.toLowerCase());
  return {
    position,
    kind,
    ...shown,
    teacher: teacher && {
      ...teacher,
      id: account?.id ?? teacher.id,
      waiting: account?.waiting ?? false,
    },
  };
}
