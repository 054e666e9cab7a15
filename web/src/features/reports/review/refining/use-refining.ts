import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { ApiError, errorText } from "../../../../lib/api/api-error.ts";
import { askToRefine, type Refinement } from "../../../../data/refining.ts";
import { staleCopy, updateReport } from "../../../../data/reports.ts";
import { asOneChange } from "../../../../data/stale.ts";
import { REDONE, refinedWords, rewordedWords, UNDONE } from "./refinements.ts";
import { rewordEach } from "./reword-each.ts";

/** How the last change of a text went that its teacher did not type. */
export interface Refining {
  /** What is being worked on, named by its button; null when nothing is. */
  busy: string | null;
  /** What was done, and the text that it took the place of. */
  done: { words: string; version: number; before: string } | null;
  failed: string | null;
  /** What was asked for when it failed. */
  asked: Refinement | null;
  /** What failed, where the writer on this server may do it instead. */
  refused: Refinement | null;
}

const nothing: Refining = { busy: null, done: null, failed: null, asked: null, refused: null };

/** A change in words. */
interface Change {
  busy: string;
  words: string | (() => string);
  action?: Action;
  wish?: Refinement;
}

type Action = "refining" | "writing";

/** What changing a text needs of the review it belongs to. */
interface ReviewParts {
  /** Shows `next` in the place of the report. */
  replace: (id: number, next: GeneratedReport) => void;
  /** Shows `next`, and says so where it is a draft beside the report, which is kept. */
  show: (report: GeneratedReport, next: GeneratedReport) => void;
  /** The text has changed elsewhere: both are shown side by side from now on. */
  overtaken: (id: number, stale: { current: GeneratedReport; yours: string }) => void;
  during: <T>(ids: readonly number[], action: Action, work: () => Promise<T>) => Promise<T>;
  /** Writes from what is entered now. */
  write: (report: GeneratedReport) => Promise<GeneratedReport>;
}

/** What rewording several sentences is called while it is worked on. */
export const REWORDING = "these";

/** What a wish is called while it is worked on: which input is worked in is part of it. */
export function busyWith(wish: Refinement): string {
  return wish.kind === "include" ? `include ${wish.field}` : wish.kind;
}

/** Changes of a finished text by the writer, or back to an earlier text; each can be undone. */
export function useRefining(review: ReviewParts) {
  const [states, setStates] = useState<Readonly<Record<number, Refining>>>({});
  const note = (id: number, state: Partial<Refining>) =>
    setStates((old) => ({ ...old, [id]: { ...nothing, ...state } }));

  /** `work` returns the report as it is then. Returns false where it was refused. */
  async function change(
    report: GeneratedReport,
    { busy, words, action = "refining", wish }: Change,
    work: () => Promise<GeneratedReport>,
  ): Promise<boolean> {
    note(report.id, { busy });
    try {
      const next = await review.during([report.id], action, work);
      review.show(report, next);
      const same = next.report_content === report.report_content;
      const done = {
        words: typeof words === "string" ? words : words(),
        version: next.version,
        before: report.report_content,
      };
      note(next.id, same ? { failed: "The text stayed as it was." } : { done });
      return true;
    } catch (error) {
      const stale = staleCopy(error);
      if (stale) review.overtaken(report.id, stale);
      const failed = stale ? null : errorText(error, "The text could not be changed.");
      const away = error instanceof ApiError && error.status === 503;
      note(report.id, { failed, asked: wish ?? null, refused: away && wish ? wish : null });
      return false;
    }
  }

  /** Puts an earlier text in the place of this one, as an edit. */
  const bringBack = (report: GeneratedReport, text: string, words: string) =>
    change(report, { busy: "back", words }, () =>
      updateReport(report.id, { report_content: text, version: report.version }),
    );

  return {
    of: (report: GeneratedReport): Refining => {
      const state = states[report.id] ?? nothing;
      // Another text has come since: there is nothing left to undo.
      return state.done && state.done.version !== report.version ? { ...state, done: null } : state;
    },
    refine: (report: GeneratedReport, wish: Refinement, where?: { onThisServer: boolean }) =>
      change(report, { busy: busyWith(wish), words: refinedWords(wish), wish }, () =>
        askToRefine(report, wish, where),
      ),
    /** Rewords these sentences, one after the other; they are numbered from 1. */
    rewordAll: (report: GeneratedReport, numbers: readonly number[]) => {
      let left = 0;
      // Of a kept report the first of them makes a draft beside it, which the others change.
      let shown = report.id;
      return change(report, { busy: REWORDING, words: () => rewordedWords(left) }, async () => {
        const reworded = await asOneChange((of) =>
          rewordEach(report, numbers, async (now, sentence) => {
            const next = await askToRefine(now, { kind: "reword", sentence }, { of });
            review.replace(shown, next);
            shown = next.id;
            return next;
          }),
        );
        ({ left } = reworded);
        return reworded.report;
      });
    },
    bringBack,
    /** Writes a stale report again, from what is entered now. */
    rewrite: (report: GeneratedReport) =>
      change(report, { busy: "again", words: "Written again", action: "writing" }, () =>
        review.write(report),
      ),
    undo: (report: GeneratedReport) => {
      const { done } = states[report.id] ?? nothing;
      if (!done) return Promise.resolve(false);
      return bringBack(report, done.before, done.words === UNDONE ? REDONE : UNDONE);
    },
  };
}
