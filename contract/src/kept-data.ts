import {
  CLOSED_DAYS,
  DISCARD_DAYS,
  EMAIL_CHANGE_DAYS,
  ENDED_TOKEN_DAYS,
  FLOW_MINUTES,
  RECORD_MONTHS,
  RESET_HOURS,
  SECOND_STEP_MINUTES,
  SESSION_DAYS,
  STAGED_HOURS,
  UNDO_DAYS,
  WELCOME_HOURS,
  WHEREABOUTS_DAYS,
  WHOLE_REPORT_DAYS,
} from "./lifetimes.ts";

// What is kept and for how long, as the retention policy says it. A test of the server finds every table of the database
// in this list.

const months = (count: number) => `${count} months`;
const AS_ACCOUNT = "at most as long as the account";

/** One kind of data: what it is, for how long it is kept, from when that runs, and the tables that hold it. */
export type KeptKind = {
  what: string;
  kept: string;
  from: string;
  tables: readonly string[];
};

const kind = (what: string, kept: string, from: string, tables: string): KeptKind => ({
  what,
  kept,
  from,
  tables: tables === "" ? [] : tables.split(" "),
});

/** Everything that is kept, as people read of it. */
export const KEPT_DATA: readonly KeptKind[] = [
  kind(
    "Pupils’ records and the classes that they are in",
    months(RECORD_MONTHS),
    "when the pupil was last in a class that is in use, or the last change of a report on the pupil",
    "students enrolments",
  ),
  kind(
    "Reports, their earlier versions and ratings, the ticks and notes behind them, and what of them was sent to an AI provider",
    months(RECORD_MONTHS),
    "the report’s last change",
    "report_configurations generated_reports report_versions report_feedback destination_texts",
  ),
  kind(
    "Records of batches: whose reports were written when, and what failed",
    months(RECORD_MONTHS),
    "the batch, or with the report that it wrote",
    "batches batch_items batch_events",
  ),
  kind(
    "Reports that are discarded or deleted, and notes that are cleared",
    `${DISCARD_DAYS} days, in which they can be brought back`,
    "the deletion or clearing",
    "cleared_inputs",
  ),
  kind(
    "What an author shows to a colleague or releases to the school, and the colleague’s comment and suggested text",
    "until the author takes it back, at most as long as the report",
    "–",
    "report_proofs proof_suggestions proof_decisions report_releases",
  ),
  kind(
    "Documents that administrators have made of released reports",
    `${WHOLE_REPORT_DAYS} days, also where an author takes a report back meanwhile`,
    "the order of the document",
    "whole_reports",
  ),
  kind(
    "Attendance and results that an administrator brings in for whole reports",
    months(RECORD_MONTHS),
    "the last bringing in",
    "student_figures",
  ),
  kind(
    "Files that an administrator brings the school in with",
    `until they are brought in, at most ${STAGED_HOURS} hours`,
    "the beginning of bringing them in",
    "intakes intake_files intake_entries",
  ),
  kind(
    "What bringing in files has changed, so that it can be undone",
    `${UNDO_DAYS} days`,
    "the bringing in",
    "intake_changes",
  ),
  kind(
    "How the school’s files are read: headings and answers, nothing of a person",
    "as long as the school’s account",
    "–",
    "intake_memories",
  ),
  kind("Guardians’ consent", "as long as the pupil’s record", "–", "guardian_consents"),
  kind(
    "Staff accounts and the classes that they teach",
    `at most ${CLOSED_DAYS} days`,
    "the closure of the account",
    "users classroom_teachers writing_turns",
  ),
  kind(
    "A school’s account with its classes, periods, settings and letterhead, and the state of its subscription",
    `at most ${CLOSED_DAYS} days`,
    "the closure of the account, or the end of its subscription",
    "institutions classrooms reporting_periods report_policies letterheads destinations model_usage subscriptions sign_in_providers",
  ),
  kind(
    "Sessions",
    `${SESSION_DAYS} days of inactivity, 90 days at most`,
    "the last use, or signing in",
    "sessions",
  ),
  kind(
    "Two-step sign-in: the app’s key, passkeys and recovery codes",
    "until it is turned off or removed, or the account is closed; a recovery code until it is used",
    "–",
    "one_time_codes passkeys recovery_codes",
  ),
  kind(
    "A sign-in whose second step is missing",
    `${SECOND_STEP_MINUTES} minutes`,
    "the password",
    "half_sign_ins passkey_challenges",
  ),
  kind(
    "Whose Google or Microsoft account is linked",
    "until it is unlinked, the school turns that off, or the account here is removed",
    "–",
    "sign_in_identities",
  ),
  kind(
    "That a removed account was linked, as a fingerprint, so that it is not made anew by signing in",
    "two years",
    "the removal",
    "removed_identities",
  ),
  kind(
    "A sign-in that is on its way to Google or Microsoft, or has yet to be linked",
    `${FLOW_MINUTES} minutes`,
    "its beginning",
    "sign_in_flows pending_links",
  ),
  kind(
    "Tokens for a school’s programs: name, what they may do, who made them, the day of the last use, and a fingerprint of the secret",
    `until ${ENDED_TOKEN_DAYS} days after they end or are revoked, at most as long as the account of whoever made them`,
    "–",
    "api_tokens",
  ),
  kind(
    "Links for a new password",
    `${RESET_HOURS} hour, for one use; in a mail that welcomes or invites ${WELCOME_HOURS} hours`,
    "the mail",
    "password_links",
  ),
  kind(
    "A new e-mail address of a member of staff that is not confirmed",
    `${EMAIL_CHANGE_DAYS} days`,
    "the change",
    "email_changes email_links",
  ),
  kind(
    "Style samples, submitted or not yet, and style profiles",
    `until the teacher replaces or deletes them, ${AS_ACCOUNT}`,
    "–",
    "training_sets training_drafts style_profiles",
  ),
  kind(
    "How a teacher’s mark book for a class is read (headings and scales, nothing of a pupil), the order of a mark sheet, which system reports are copied into, and where a review was left",
    `until it is settled otherwise, ${AS_ACCOUNT} or the class`,
    "–",
    "mark_book_readings mark_sheet_orders destination_choices review_stops",
  ),
  kind(
    "How long a teacher worked on the reports of each class, in seconds, for that teacher alone",
    months(RECORD_MONTHS),
    "the last work on them, or until the teacher stops counting",
    "class_times",
  ),
  kind(
    "A teacher’s answer to how long a class took before, and whether time is counted",
    `until the teacher takes it back, ${AS_ACCOUNT}`,
    "–",
    "class_time_choices",
  ),
  kind("Notices that the product shows to a member of staff", AS_ACCOUNT, "–", "notifications"),
  kind(
    "Warnings that something will soon be removed",
    "as long as what they are of",
    "–",
    "retention_warnings",
  ),
  kind(
    "Network addresses, where somebody signs in, asks for a new password or sends a form",
    "one day; in the audit log as below",
    "the attempt",
    "login_failures attempts",
  ),
  kind(
    "E-mail that cannot be delivered",
    "five days, in which it is tried again",
    "the first attempt",
    "mails",
  ),
  kind(
    "The audit log. It names pupils by the school’s student ID alone, and no longer once the pupil’s record is erased or its time is over",
    `as long as the school’s account; from where somebody signed in, ${WHEREABOUTS_DAYS} days`,
    "–",
    "audit_log",
  ),
  kind(
    "Messages from the contact page",
    "until they are delivered by e-mail; the e-mail for as long as answering takes",
    "the message",
    "",
  ),
  kind(
    "That a message of the payment service was handled",
    "30 days",
    "the message",
    "payment_events",
  ),
  kind(
    "Invoices and records of payment, with the payment service",
    "six years, as tax law asks",
    "the end of the financial year",
    "",
  ),
  kind(
    "The server’s log: calls and faults by the numbers of accounts, without a pupil, a text or a password",
    "as long as whoever runs the server has settled",
    "the entry",
    "",
  ),
];

/** Tables that hold nothing of anybody: what the server itself needs to run. */
export const TABLES_OF_THE_SERVER: readonly string[] = [
  "migrations",
  "provider_rests",
  "retention_runs",
];
