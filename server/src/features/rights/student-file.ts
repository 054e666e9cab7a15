import type { System } from "@reportair/contract/features/destinations.ts";
import type { HandedBack } from "@reportair/contract/features/note-readings.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { FieldOfFiles, StudentField } from "@reportair/contract/features/student-fields.ts";
import type { Student } from "@reportair/contract/features/students.ts";

type Stamped = { created_at: string; updated_at: string };
type Version = { version: number; report_content: string; made_by: string; created_at: string };
type Feedback = { rating_type: string; value: number; comment: string; created_at: string };

/** A colleague who was asked to proof-read a text, what they said, and the text as they would have had it. */
type Proof = {
  reader: string;
  asked_at: string;
  comment: string;
  commented_at: string | null;
  suggestion: {
    text: string;
    handed_in_at: string;
    changes: number;
    taken: number;
    left: number;
  } | null;
};

/** What went to a system of the school; `text` is null where it was the report as it is. */
type ForSystem = { system: System; text: string | null; copied_at: string | null };

type Text = Stamped & {
  report_content: string;
  status: string;
  version: number;
  written_by: string;
  made_by: string;
  inputs: ReportInputs;
  handed_back: HandedBack[];
  discarded_at: string | null;
  /** What a provider was sent for it; null where nothing was. */
  sent: string | null;
  versions: Version[];
  /** When its author released it to the school; null where they did not. */
  released_at: string | null;
  proofs: Proof[];
  feedback: Feedback | null;
  /** What its author copied, or settled to copy, into the school's system. */
  for_systems: ForSystem[];
};

type Report = Stamped &
  ReportInputs & {
    author: string;
    classroom_name: string;
    subject: string;
    period: string | null;
    flags: { field: string; kind: string }[];
    /** Words that the author took out of what a provider is sent. */
    taken_out: string[];
    deleted_at: string | null;
    /** Inputs that were emptied and can still be brought back. */
    cleared: { inputs: Partial<ReportInputs>; cleared_at: string }[];
    texts: Text[];
  };

/** Everything that is held of a student, as the database puts it together; the file has further fields as they are stored. */
export type StudentFile = {
  /** As the file calls the student. */
  pupil: Stamped &
    Pick<Student, StudentField | "id" | "student_id"> &
    Record<FieldOfFiles, string | null> & {
      enrolled_until: string;
    };
  added_by: string | null;
  enrolments: { class: string; year: number; subject: string; enrolled_at: string }[];
  consents: {
    decision: "given" | "withdrawn";
    guardian: string;
    decided_on: string;
    recorded_by: string;
    recorded_at: string;
  }[];
  /** Attendance and results that the school brought in for whole reports, by period. */
  figures: {
    period: string;
    attendance: number | null;
    authorised: number | null;
    unauthorised: number | null;
    lates: number | null;
    results: { subject: string; result: string }[];
    updated_at: string;
  }[];
  reports: Report[];
  /** Orders to write a report, also those that failed. */
  requests: { state: string; error: string | null; sent?: string | null }[];
  audit: { at: string; by: string; action: string }[];
};
