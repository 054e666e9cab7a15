import type { Leaving, LeavingField, StayingReason } from "@reportair/contract/features/leaving.ts";
import { FIELD_LABELS } from "@reportair/contract/report-inputs.ts";
import { formatDate, formatTime } from "../../lib/format.ts";

/** How a row is called. */
export function labelOf({ field }: LeavingField): string {
  if (field === "pupil") return "Pupil";
  if (field === "style") return "Your style";
  if (field === "school") return "Your school";
  return FIELD_LABELS[field];
}

/** Why a text is not sent. */
export function stayText({ stays, option }: LeavingField): string {
  if (stays === "unused") return "The note stays here: nothing is ticked in its field";
  return option === null ? "This stays here" : "The note stays here; only the tick is sent";
}

const STAYS: Record<StayingReason, string> = {
  server: "Nothing leaves this server: reports are written here.",
  school: "Nothing leaves this server: your school has its reports written here.",
  consent:
    "Nothing leaves this server: there is no guardian’s consent, so this report is written here.",
  budget:
    "Nothing leaves this server at present: your school’s AI budget for this month is used up.",
};

/** Why nothing leaves, or left. */
export function nothingLeaves({ stays }: Leaving, written: boolean): string {
  if (written) return "Nothing left this server: this report was written here.";
  return STAYS[stays ?? "server"];
}

/** Whose it is, and whether it has been sent: "Ada Byron, 9B/En2 English · not sent yet". */
export function aboutText({ student, classroom, subject, sent_at }: Leaving, written: boolean) {
  const whose = `${student.full_name}, ${classroom.name} ${subject}`;
  if (sent_at !== null) {
    const at = `${formatDate(sent_at)}, ${formatTime(sent_at)}`;
    return `${whose} · ${written ? "sent" : "last sent"} ${at}`;
  }
  return written ? whose : `${whose} · not sent yet`;
}
