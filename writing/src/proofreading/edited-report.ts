import type { Facts } from "../facts.ts";
import type { RosterIndex } from "../privacy/roster.ts";

/** A text that is edited, with what is known of its pupil. */
export type EditedReport = Pick<Facts, "student" | "subject" | "inputs"> & {
  text: string;
  /** Everybody the school knows by name. */
  roster: RosterIndex;
};
