import { z } from "zod";
import { calendarDay, idFilter, instant, listOf, listQuery } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** Everything that is written down, as it is said after a person's name. */
export const AUDIT_ACTIONS = {
  "institution.created": "created the institution",
  "subscription.active": "renewed the subscription",
  "subscription.past_due": "found a payment of the subscription due",
  "subscription.cancelled": "ended the subscription",
  "student.created": "added a pupil",
  "student.updated": "changed a pupil",
  "students.downloaded": "downloaded the list of students of",
  "student.deleted": "deleted a pupil",
  "student.enrolled": "enrolled a pupil",
  "student.unenrolled": "unenrolled a pupil",
  "classroom.created": "created a class",
  "classroom.updated": "changed a class",
  "classroom.deleted": "deleted a class",
  "teacher.created": "added a teacher",
  "teacher.updated": "changed a teacher",
  "teacher.deleted": "deleted a teacher",
  "email.asked": "asked to change the e-mail address of",
  "email.changed": "changed the e-mail address of",
  "email.confirmed": "confirmed by mail the new address of",
  "email.kept": "took back the new e-mail address of",
  "sign_in.done": "signed in",
  "sign_in.refused": "was refused signing in as",
  "second_step.refused": "was refused the second step of signing in as",
  "second_factor.codes_on": "turned on codes of an app for signing in",
  "second_factor.codes_off": "turned off codes of an app for signing in",
  "second_factor.codes_renewed": "made new recovery codes",
  "second_factor.passkey_added": "added a passkey for signing in",
  "second_factor.passkey_removed": "removed a passkey for signing in",
  "second_factor.taken_off": "took the lost second step off",
  "second_factor.required": "required a second step of administrators",
  "second_factor.not_required": "no longer requires a second step of administrators",
  "second_factor.code_used": "used up a recovery code to sign in",
  "sign_in.turned_away": "was turned away from signing in with the school’s accounts as",
  "sign_in.linked": "linked a school account for signing in as",
  "sign_in.unlinked": "unlinked the school account of",
  "sign_in_provider.saved": "saved how the school’s accounts sign in, with",
  "sign_in_provider.tested": "tested and turned on signing in with",
  "sign_in_provider.accounts": "settled who gets an account by signing in with",
  "sign_in_provider.removed": "turned off signing in with",
  "passwords.off": "switched the school’s passwords off",
  "passwords.on": "switched the school’s passwords on",
  "password.link": "asked for a link to set a new password of",
  "password.changed": "changed their password",
  "password.reset": "set a new password by mail",
  "retention.run": "removed what is kept no longer",
  "student.exported": "exported all data of a pupil",
  "student.erased": "erased a pupil",
  "consent.given": "recorded a guardian’s consent",
  "consent.withdrawn": "recorded that a guardian does not consent",
  "consent.setting": "changed who may be sent to an AI provider",
  "account.made": "had an account made by signing in with a school account",
  "account.closed": "closed their account",
  "account.reopened": "reopened an account",
  "intake.committed": "brought in the school’s files",
  "intake.undone": "undid what the school’s files had brought in",
  "new_year.committed": "took the school up into a new school year",
  "new_year.undone": "undid the new school year",
  "teacher.invited": "invited a teacher",
  "teacher.reminded": "reminded of reports that are left",
  "policy.updated": "changed the report policies",
  "period.updated": "changed the reporting period",
  "budget.updated": "changed the monthly AI budget",
  "api_token.made": "made a token for programs",
  "api_token.revoked": "revoked a token for programs",
  "api_token.ended": "ended, with its maker’s rights, a token for programs",
  "audit.exported": "downloaded the audit log",
  "report.shared": "asked a colleague to proof-read reports",
  "report.unshared": "took a report back from proof-reading",
  "report.released": "released reports to the school",
  "report.withdrawn": "took released reports back",
  "release.exported": "downloaded released reports",
  "whole_reports.ordered": "had whole reports made",
  "whole_reports.downloaded": "downloaded whole reports",
  "whole_reports.removed": "removed whole reports",
  "figures.brought_in": "brought in attendance and results of",
  "figures.removed": "removed attendance and results of",
  "letterhead.updated": "changed the letterhead",
  "destinations.updated": "changed where reports are copied to",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const SUBJECT_TYPES = [
  "institution",
  "student",
  "classroom",
  "user",
  "reporting_period",
  "api_token",
] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

/** Particulars of an entry: names of fields, never what they hold but for the address that somebody signs in with. */
export const auditDetails = z.object({
  /** Which fields were changed. */
  fields: z.array(z.string()).optional(),
  /** From which e-mail address to which. */
  email: z.object({ from: z.string(), to: z.string() }).optional(),
  /** Which class a student was enrolled in or unenrolled from. */
  classroom: z.object({ id: z.int(), name: z.string() }).optional(),
  /** How many reports it was about: those that went with a deleted record, or that were shared. */
  reports: z.int().optional(),
  /** How many records of each kind the retention job removed, and how many it warned of. */
  removed: z.record(z.string(), z.int()).optional(),
  warned: z.int().optional(),
  /** How many records of each kind came of the school's files. */
  counts: z.record(z.string(), z.int()).optional(),
  /** From where it was done, of what concerns signing in: network address and browser. */
  network: z.string().optional(),
  browser: z.string().optional(),
  /** With which token, where a program did it in the actor's name. */
  token: z.object({ id: z.int(), name: z.string() }).optional(),
  /** With whose account, and in a word why not. */
  provider: z.string().optional(),
  reason: z.string().optional(),
});
export type AuditDetails = z.infer<typeof auditDetails>;

export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /** Whoever did it, under the name they had; the id is null where the system did. */
  actor: z.object({ id: z.int().nullable(), name: z.string() }),
  action: z.string(),
  /** The action in words. */
  summary: z.string(),
  /** The record: a student's name as long as the record exists, then the institution's id of them. */
  subject: z.object({ type: z.string(), id: z.int(), label: z.string() }),
  details: auditDetails,
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Most entries of an answer that is not paged. */
export const AUDIT_MAX = 1_000;

const day = calendarDay.optional();

const auditFilter = {
  search: z.string().max(200).optional(),
  action: z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]).optional(),
  actor_id: idFilter,
  subject_type: z.enum(SUBJECT_TYPES).optional(),
  /** First and last day, in London. */
  from: day,
  to: day,
};

export const listAudit = endpoint({
  method: "GET",
  path: "audit/",
  tag: "Audit log",
  summary: `Who did what to which record, newest first; without \`page\` the newest ${AUDIT_MAX} (administrators)`,
  query: listQuery.extend(auditFilter),
  responses: { 200: listOf(auditEntry) },
});

/** Most entries of a download. */
export const AUDIT_CSV_MAX = 50_000;

export const exportAudit = endpoint({
  method: "GET",
  path: "audit/csv/",
  tag: "Audit log",
  summary: `The entries as a CSV file, newest first, at most ${AUDIT_CSV_MAX} (administrators)`,
  confirmation: "always",
  query: z.object(auditFilter),
  responses: { 200: z.string() },
  contentType: "text/csv",
});
