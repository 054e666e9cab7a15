import { WritingError, type WrittenReport } from "../facts.ts";
import { LeakError } from "../privacy/gate.ts";
import { readAnswer, reportAnswer, type RawReport } from "./answer.ts";
import type { Conversation } from "./ask.ts";
import { judge, mayBeShown, type Judged, type Task } from "./judge.ts";
import { mended, requestFor, requestForAll, wantedOf, withoutOffending } from "./mend.ts";

/**
 * Asks for a text and checks it. What must not be shown is left out where the rest still holds; else it alone is asked
 * for again, once. What then still fails is a WritingError "failed_checks"; it is never given back as done. What is
 * only doubtful is marked and costs no call.
 */
export async function write(conversation: Conversation, task: Task): Promise<WrittenReport> {
  const first = judged(task, await asked(conversation, task, task.user));
  const best = mayBeShown(first) ? first : withoutOffending(task, first);
  const sealed = ({ report }: Judged) => ({ ...report, sent: conversation.transcript() });
  if (mayBeShown(best) && !best.problems.some(isWorthACall)) return sealed(best);

  const again = await askAgain(conversation, task, mayBeShown(best) ? best : first);
  const last = mayBeShown(again) ? again : withoutOffending(task, again);
  if (mayBeShown(last) && (!mayBeShown(best) || last.problems.length <= best.problems.length))
    return sealed(last);
  if (mayBeShown(best)) return sealed(best);
  throw new WritingError(
    "failed_checks",
    "The text that came back did not pass the checks, not even after it was mended. Please try again, or use the writer on this server.",
  );
}

/** One more call for variety's and for the style's sake is worth its price; the text is shown either way. */
function isWorthACall({ check }: Judged["problems"][number]): boolean {
  return check === "sameness" || check === "style";
}

function judged(task: Task, answer: RawReport): Judged {
  return judge(task, task.complete?.(answer) ?? answer);
}

async function asked(conversation: Conversation, task: Task, user: string): Promise<RawReport> {
  return readAnswer(await conversation.ask(task.instructions, user, reportAnswer));
}

async function askAgain(conversation: Conversation, task: Task, last: Judged): Promise<Judged> {
  const wanted = wantedOf(task, last);
  try {
    if (wanted === null)
      return judged(task, await asked(conversation, task, requestForAll(task, last, true)));
    const answer = await asked(conversation, task, requestFor(task, last, wanted));
    return judge(task, mended(last, wanted, answer));
  } catch (error) {
    // The last answer's own words may not be sent: it is told without them what to mind.
    if (!(error instanceof LeakError)) throw error;
    return judged(task, await asked(conversation, task, requestForAll(task, last, false)));
  }
}
