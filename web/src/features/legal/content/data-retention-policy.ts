import { KEPT_DATA } from "@reportair/contract/kept-data.ts";
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
          rows: KEPT_DATA.map(({ what, kept, from }) => [what, kept, from]),
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
