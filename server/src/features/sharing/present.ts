import { countCharacters, countWords } from "@reportair/contract/features/report-fields.ts";
import type {
  ReceivedProof,
  ReleasedReport,
  SharedReport,
} from "@reportair/contract/features/sharing.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { ReceivedRow, ReleasedRow, selectAsked, selectReleases } from "./queries.ts";

// One driver returns dates of a raw query as text.
const instant = (at: Date | string) => new Date(at).toISOString();

function presentText(row: ReceivedRow | ReleasedRow) {
  const { id, author_name, student_name, year, period, report_content } = row;
  return {
    id,
    author_name,
    student_name,
    year,
    classroom: { name: row.classroom_name },
    period,
    report_content,
    word_count: countWords(report_content),
    char_count: countCharacters(report_content),
  };
}

/** A report as the colleague reads it who was asked to. */
export function presentReceived(row: ReceivedRow): ReceivedProof {
  return {
    ...presentText(row),
    comment: row.comment,
    commented_at: row.commented_at === null ? null : instant(row.commented_at),
    suggestion: row.suggestion && {
      ...row.suggestion,
      handed_in_at: instant(row.suggestion.handed_in_at),
    },
    created_at: instant(row.created_at),
  };
}

/** A report as the school has it. */
export function presentReleased(row: ReleasedRow): ReleasedReport {
  return { ...presentText(row), released_at: instant(row.released_at) };
}

/** How the author's reports are shared, one entry for each report. */
export function presentShared(
  asked: Awaited<ReturnType<typeof selectAsked>>,
  releases: Awaited<ReturnType<typeof selectReleases>>,
): SharedReport[] {
  const shared = new Map<number, SharedReport>();
  const of = (report: number): SharedReport => {
    const entry = shared.get(report) ?? { report, proofs: [], released_at: null };
    shared.set(report, entry);
    return entry;
  };
  for (const { id, report_id, reader, comment, commented_at, suggestion } of asked) {
    of(report_id).proofs.push({
      id,
      reader: { id: reader.id, full_name: fullName(reader) },
      comment,
      commented_at: commented_at?.toISOString() ?? null,
      suggestion: suggestion && { ...suggestion, handed_in_at: instant(suggestion.handed_in_at) },
    });
  }
  for (const { report_id, created_at } of releases) {
    of(report_id).released_at = created_at.toISOString();
  }
  return [...shared.values()];
}
