import { UNDO_DAYS } from "@reportair/contract/lifetimes.ts";
import { type IntakeKind } from "@reportair/contract/features/intake.ts";

type Words = Record<
  "done" | "anew" | "waiting" | "moved" | "cancelled" | "nothing" | "late" | "label",
  string
>;

/** What is said of files and of a new school year where the two do the same. */
export const WORDS: Record<IntakeKind, Words> = {
  files: {
    done: "These files have been brought in already.",
    anew: "These files have been brought in already. To bring in others, begin anew.",
    waiting: "The files are still being read. Please wait for the preview.",
    moved:
      "The school has changed since the preview was made. Nothing was brought in: the preview is being made again, so please look at it once more.",
    cancelled: "The files were removed. Nothing was brought in.",
    nothing: "There is nothing of these files to undo.",
    late: `These files were brought in more than ${UNDO_DAYS} days ago, and can no longer be undone as one.`,
    label: "Files",
  },
  new_year: {
    done: "The school has gone up already.",
    anew: "The school has gone up already. To go up once more, begin anew.",
    waiting: "The preview is still being made. Please wait for it.",
    moved:
      "The school has changed since the preview was made. Nobody went up: the preview is being made again, so please look at it once more.",
    cancelled: "The plan was removed. The school is as it was.",
    nothing: "There is nothing of this new school year to undo.",
    late: `The school went up more than ${UNDO_DAYS} days ago, which can no longer be undone as one.`,
    label: "New school year",
  },
};
