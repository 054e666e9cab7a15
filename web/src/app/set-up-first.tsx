import { StepUpDialog } from "../features/accounts/step-up/step-up-dialog.tsx";
import { TwoSteps } from "../features/second-factor/two-steps.tsx";
import { usePageTitle } from "../lib/use-page-title.ts";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { useSignOut } from "./use-sign-out.tsx";

/** All that an administrator sees before they have set up the second step that their school requires. */
export function SetUpFirst({ school, onDone }: { school: string; onDone: () => void }) {
  const { signOut, leaving } = useSignOut();
  usePageTitle("Set up two-step sign-in");
  return (
    <main className="mx-auto w-full max-w-200 px-4 pt-[max(4rem,14dvh)] pb-16 sm:px-7">
      <h1 className="text-h1 font-bold tracking-tight">Set up two-step sign-in</h1>
      <p className="mt-2 max-w-160 text-md text-text-2">
        {school} requires two-step sign-in of its administrators. Set it up now; then everything
        else is open to you again.
      </p>
      <Sheet aria-label="Two-step sign-in" className="mt-6 px-4 py-5 sm:px-6">
        <TwoSteps onDone={onDone} />
      </Sheet>
      <Button
        variant="ghost"
        className="mt-4 -ml-3.5"
        busy={leaving && "Logging out..."}
        onClick={signOut}
      >
        Log out
      </Button>
      <StepUpDialog />
    </main>
  );
}
