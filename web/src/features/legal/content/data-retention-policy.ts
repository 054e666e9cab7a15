import { WHOLE_REPORT_DAYS } from "@reportair/contract/features/whole-reports.ts";
import { FIGURES_MONTHS } from "@reportair/contract/features/student-figures.ts";
import { STAGED_HOURS, UNDO_DAYS } from "@reportair/contract/features/intake.ts";
import { DISCARD_DAYS } from "@reportair/contract/product.ts";
import type { LegalText } from "../legal-text.ts";

export const dataRetentionPolicy: LegalText = {
  title: "Data retention policy",
  lead: "Data are kept for as long as they are needed and no longer. This page says how long that is for each kind, from when the time runs, and how deletion works.",
  sections: [
    {
      id: "periods",
      title: "How long each kind is kept",
      blocks: [
        {
          head: ["Data", "Kept for", "The time runs from"],
          rows: [
            [
              "Pupils’ records",
              "12 months",
              "when the pupil was last in a class that is in use, or the last change of a report on the pupil",
            ],
            [
              "Reports, their earlier versions, the ticks and notes behind them, and what of them was sent to an AI provider",
              "12 months",
              "the report’s last change",
            ],
            [
              "Reports that are discarded or deleted, and notes that are cleared",
              `${DISCARD_DAYS} days, in which they can be brought back`,
              "the deletion or clearing",
            ],
            [
              "What an author shows to a colleague or releases to the school, and the colleague’s comment",
              "until the author takes it back, at most as long as the report",
              "–",
            ],
            [
              "Documents that administrators have made of released reports",
              `${WHOLE_REPORT_DAYS} days, also where an author takes a report back meanwhile`,
              "the order of the document",
            ],
            [
              "Attendance and results that an administrator brings in for whole reports",
              `${FIGURES_MONTHS} months`,
              "the last bringing in",
            ],
            [
              "Files that an administrator brings the school in with",
              `until they are brought in, at most ${STAGED_HOURS} hours`,
              "the beginning of bringing them in",
            ],
            [
              "What bringing in files has changed, so that it can be undone",
              `${UNDO_DAYS} days`,
              "the bringing in",
            ],
            ["Staff accounts", "at most 90 days", "the closure of the account"],
            [
              "A school’s account, with everything in it",
              "at most 90 days",
              "the closure of the account, or the end of its subscription",
            ],
            ["Sessions", "at most two weeks of inactivity", "the last use"],
            [
              "Two-step sign-in: the app’s key, passkeys and recovery codes",
              "until it is turned off or removed, or the account is closed; a recovery code until it is used",
              "–",
            ],
            ["A sign-in whose second step is missing", "ten minutes", "the password"],
            [
              "Whose Google or Microsoft account is linked",
              "until it is unlinked, the school turns that off, or the account here is removed",
              "–",
            ],
            [
              "That a removed account was linked, as a fingerprint, so that it is not made anew by signing in",
              "two years",
              "the removal",
            ],
            [
              "A sign-in that is on its way to Google or Microsoft, or has yet to be linked",
              "ten minutes",
              "its beginning",
            ],
            ["Links for a new password", "one hour, for one use", "the request"],
            [
              "A new e-mail address of a member of staff that is not confirmed",
              "seven days",
              "the change",
            ],
            ["Guardians’ consent", "as long as the pupil’s record", "–"],
            [
              "Style samples and style profiles",
              "until the teacher replaces or deletes them, at most as long as the account",
              "–",
            ],
            [
              "Sample reports that are not submitted yet",
              "until the teacher submits or deletes them, at most as long as the account",
              "–",
            ],
            [
              "How a teacher’s mark book for a class is read: its headings and scales, nothing of a pupil",
              "until it is read otherwise, at most as long as the class or the account",
              "–",
            ],
            [
              "Network addresses, where somebody signs in, asks for a new password or sends a form",
              "one day",
              "the attempt",
            ],
            [
              "E-mail that cannot be delivered",
              "five days, in which it is tried again",
              "the first attempt",
            ],
            ["The audit log", "as long as the school’s account", "–"],
            [
              "Messages from the contact page",
              "until they are delivered by e-mail; the e-mail for as long as answering takes",
              "the message",
            ],
            [
              "Invoices and records of payment",
              "six years, as tax law asks",
              "the end of the financial year",
            ],
          ],
        },
      ],
    },
    {
      id: "deletion",
      title: "How deletion works",
      blocks: [
        "Deleting a pupil removes the record, the enrolments and the reports on that pupil. Deleting a teacher’s account removes the reports they wrote, after a warning that says how many, and leaves classes and pupils in place. Ending a session, and signing out, removes it from the server at once.",
        "A job does this every day. It warns the teachers and administrators concerned 30 and 7 days before reports, pupils’ records and closed accounts go, and writes into the audit log what it removed. After the server has stood still for weeks it warns first, and what is due goes 7 days later. A closed account can be reopened by an administrator until its time is over.",
        "When the time of a record is over it is deleted, not hidden. An administrator of the school can delete any pupil’s record earlier, and {provider} does so on the school’s written request.",
        "Copies against a failure exist beside that. An installation with the built-in database copies it by itself every 15 minutes in which something was written, and keeps the three newest copies; further backups are replaced by later ones as agreed with the school. What is deleted is therefore gone from a copy only when newer ones have taken its place. Until then copies are used for nothing but restoring the service after a failure, and what was deleted is deleted again after a restore.",
      ],
    },
    {
      id: "keeping",
      title: "Keeping reports for longer",
      blocks: [
        "A school may have to keep reports for longer than ReportAIr does, as part of a pupil’s educational record. Reports should therefore be taken out and filed in the school’s own system when they are finished. ReportAIr is a place to write reports, not an archive.",
      ],
    },
    {
      id: "end",
      title: "When a school leaves",
      blocks: [
        "Each teacher can take their reports along, and an administrator those that were released to the school. At most 90 days after the account is closed, everything of that school is deleted.",
        "The server’s log holds no names of pupils, no texts and no passwords, so nothing of the kind remains there either.",
      ],
    },
    {
      id: "questions",
      title: "Questions",
      blocks: [
        "Ask the school’s data protection officer, or us: {contact}. What is done with data while they are kept stands in the [privacy policy](/privacy-policy).",
      ],
    },
  ],
};
