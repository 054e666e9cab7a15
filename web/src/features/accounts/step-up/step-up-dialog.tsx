import { useSyncExternalStore } from "react";
import { useSession } from "../../../data/accounts.ts";
import { answerQuestion, isAsking, subscribeToQuestion } from "../../../lib/api/step-up.ts";
import { part } from "../../../ui/part.tsx";

const ConfirmItIsYou = part(
  async () => (await import("./confirm-it-is-you.tsx")).ConfirmItIsYou,
  // Nobody has confirmed anything.
  {
    close:
      ({ onAnswer }) =>
      () =>
        onAnswer(false),
  },
);

/** Asks for the password again where a call needs it; once in the app. The call waits for the answer. */
export function StepUpDialog() {
  const asking = useSyncExternalStore(subscribeToQuestion, isAsking, isAsking);
  return asking && <Asked />;
}

function Asked() {
  const { data } = useSession();
  const email = data?.authenticated ? data.email : "";
  return <ConfirmItIsYou email={email} onAnswer={answerQuestion} />;
}
