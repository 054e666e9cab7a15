import type { ErrorCode } from "@reportair/contract/errors.ts";

export const CONFIRM_FIRST: ErrorCode = "confirm_first";

/** Said of a call whose person was asked to confirm that it is them, and did not. */
export const NOT_CONFIRMED = {
  detail: "You did not confirm that it is you, so nothing was done.",
  code: CONFIRM_FIRST,
};

interface Question {
  answer: (confirmed: boolean) => void;
  answered: Promise<boolean>;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

/**
 * Asks whoever sits there to confirm that it is them; returns whether they did. Calls that need it at the same time
 * wait for one answer. Where no page shows the question, nobody confirms.
 */
export function askToConfirm(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (question === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    question = { answer: resolve, answered: promise };
    tellListeners();
  }
  return question.answered;
}

/** Answers for all calls that wait. */
export function answerQuestion(confirmed: boolean): void {
  const answered = question;
  question = null;
  answered?.answer(confirmed);
  tellListeners();
}

/** Whether somebody is being asked. */
export function isAsking(): boolean {
  return question !== null;
}

/** Runs `listener` when the question is put and when it is answered; the last to leave answers no. */
export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && question !== null) answerQuestion(false);
  };
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
