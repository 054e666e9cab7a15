import type { StaffMember } from "@reportair/contract/features/teachers.ts";
import { useState } from "react";
import { useChangeTeacher } from "../../data/teachers.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { toast } from "../../ui/toast-store.ts";

/** The address that waits for its confirmation, and what can be done about it; nothing where none waits. */
export function PendingEmail(props: { teacher: StaffMember; className?: string }) {
  const { teacher } = props;
  const give = useChangeTeacher(teacher);
  const [pending, setPending] = useState(teacher.pending_email);
  if (pending === null) return null;
  const busyWith = give.isPending ? give.variables.email : null;
  // The address that waits, given again, has its link sent again; the one that counts drops it.
  const send = (email: string, outcome: string) =>
    void give.mutateAsync({ email }).then(
      (answer) => {
        setPending(answer.pending_email);
        return toast.success(outcome);
      },
      (error: unknown) => toast.error(errorText(error, "Failed to update teacher.")),
    );
  return (
    <InlineAlert tone="info" still className={props.className}>
      <p className="break-words">Waiting for confirmation: {pending}</p>
      <p className="text-text-2">
        It counts once the link is opened that was sent there. Until then it is {teacher.email}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          busy={busyWith === pending && "Sending..."}
          onClick={() => send(pending, `The link is on its way to ${pending}.`)}
        >
          Send the link again
        </Button>
        <Button
          busy={busyWith === teacher.email && "Taking back..."}
          onClick={() => send(teacher.email, `${teacher.email} stays the address.`)}
        >
          Take back
        </Button>
      </div>
    </InlineAlert>
  );
}
