import type { Notification, Style } from "@reportair/contract/features/reinforcement.ts";
import { describeProfile } from "@reportair/writing/style/describe.ts";
import type { TrainedStyle } from "../style/find-style.ts";
import type { NotificationRow } from "./queries.ts";

/** A teacher's style in plain words, and what of it may be changed by hand. */
export function presentStyle(
  row: TrainedStyle | undefined,
  working: boolean,
  follows: Style["follows"],
): Style {
  if (row === undefined) {
    return {
      state: working ? "working" : "none",
      samples: 0,
      updated_at: null,
      description: [],
      follows: null,
      profile: null,
    };
  }
  const { person, formality, contractions, openings, closings, phrases, avoid, samples } =
    row.profile;
  return {
    state: working ? "working" : "ready",
    samples,
    updated_at: row.updated_at.toISOString(),
    description: describeProfile(row.profile),
    follows,
    profile: { person, formality, contractions, openings, closings, phrases, avoid },
  };
}

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    text: row.text,
    created_at: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}
