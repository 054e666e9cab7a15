import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  signInPolicyQuery,
  useSetSignInPolicy,
  useTakeSecondStepOff,
} from "../../data/second-factor.ts";
import { useStaff } from "../../data/teachers.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";

type Colleague = { id: number; name: string };

/** Whether administrators need a second step to sign in, and the way to take a lost one off a colleague. */
export function SignInSetting({ me }: { me: number }) {
  const policy = useQuery(signInPolicyQuery);
  const change = useSetSignInPolicy();
  const staff = useStaff();
  const [taking, setTaking] = useState<Colleague | null>(null);
  const { data } = policy;
  const others = (staff.data ?? [])
    .filter(({ id }) => id !== me && data?.with_second_step.includes(id))
    .map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }));
  return (
    <section aria-labelledby="sign-in-setting" className="mt-10">
      <SectionHeading id="sign-in-setting" title="Two-step sign-in" />
      <Sheet className="px-4 py-4 sm:px-6">
        {policy.isPending && (
          <Loading>
            <Skeleton className="h-12 w-full max-w-160" />
          </Loading>
        )}
        {policy.isError && !data && (
          <ErrorState onRetry={() => void policy.refetch()}>
            {errorText(policy.error, "The setting could not be loaded.")}
          </ErrorState>
        )}
        {data && (
          <>
            <Checkbox
              label="Require two-step sign-in of every administrator"
              checked={change.isPending ? change.variables : data.second_step_required}
              disabled={change.isPending}
              onChange={(event) =>
                void change.mutateAsync(event.target.checked).then(
                  () => toast.success("Setting saved."),
                  (error: unknown) =>
                    toast.error(errorText(error, "The setting could not be saved.")),
                )
              }
            />
            <p className="mt-2 max-w-180 text-md text-text-2">
              Administrators see and change every pupil’s record. Who of them has not set up
              two-step sign-in can then do nothing else before they do, from this moment on, you
              included. Teachers choose for themselves, under Your account.
            </p>
            {others.length > 0 && (
              <>
                <h3 className="mt-5 text-md font-bold">Colleagues with two-step sign-in</h3>
                <ul className="mt-1 max-w-180 divide-y divide-border">
                  {others.map((colleague) => (
                    <li key={colleague.id} className="flex items-center gap-4 py-1.5">
                      <span className="min-w-0 flex-1 text-md break-words">{colleague.name}</span>
                      <Button
                        variant="danger"
                        aria-label={`Take two-step sign-in off: ${colleague.name}`}
                        onClick={() => setTaking(colleague)}
                      >
                        Take off
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Sheet>
      <TakeOffDialog colleague={taking} onClose={() => setTaking(null)} />
    </section>
  );
}

function TakeOffDialog(props: { colleague: Colleague | null; onClose: () => void }) {
  const { colleague, onClose } = props;
  const takeOff = useTakeSecondStepOff();
  return (
    <ConfirmDialog
      open={colleague !== null}
      title="Take two-step sign-in off"
      confirmLabel="Take off"
      busy={takeOff.isPending && "Taking off..."}
      onCancel={() => {
        takeOff.reset();
        onClose();
      }}
      onConfirm={() =>
        colleague &&
        takeOff.mutate(colleague.id, {
          onSuccess: () => {
            onClose();
            toast.success(`Two-step sign-in is taken off ${colleague.name}’s account.`);
          },
        })
      }
    >
      <p>
        For {colleague?.name}, who has lost their phone and their recovery codes: make sure that it
        is really they who ask. They are signed out everywhere, are told by mail, and sign in with
        their password alone.
      </p>
      {takeOff.isError && (
        <InlineAlert className="mt-3">
          {errorText(takeOff.error, "It could not be taken off.")}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
