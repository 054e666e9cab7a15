// For how long things are kept, and links and halves of something count. The jobs and the database's calls go by these
// numbers, pages say them, and the retention policy is made of them: see kept-data.ts.

/** Months for which reports, pupils' records, the records of batches and pupils' figures are kept. */
export const RECORD_MONTHS = 12;
/** Days for which what is discarded, deleted or cleared can be brought back. */
export const DISCARD_DAYS = 7;
/** Days for which what files have brought in can be undone. */
export const UNDO_DAYS = 7;
/** Hours for which files that are not brought in are kept. */
export const STAGED_HOURS = 24;
/** Days for which a document of whole reports is kept. */
export const WHOLE_REPORT_DAYS = 7;
/** Days within which what belongs to a closed account is gone. */
export const CLOSED_DAYS = 90;

/** Days of inactivity after which a session ends. */
export const SESSION_DAYS = 14;
/** Minutes for which a right password waits for the second step. */
export const SECOND_STEP_MINUTES = 10;
/** Minutes for which somebody may be on their way to the school's accounts and back. */
export const FLOW_MINUTES = 10;
/** Hours for which a link to a new password counts: one that was asked for, and one that welcomes or invites. */
export const RESET_HOURS = 1;
export const WELCOME_HOURS = 72;
/** Days for which a new e-mail address waits to be confirmed. */
export const EMAIL_CHANGE_DAYS = 7;
/** Days for which a program's token is listed after it ended or was revoked. */
export const ENDED_TOKEN_DAYS = 30;
/** Days for which the audit log says from where somebody signed in, or changed what they sign in with. */
export const WHEREABOUTS_DAYS = 365;
