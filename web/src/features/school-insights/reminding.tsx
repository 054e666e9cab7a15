import { whatIsLeft } from "@reportair/contract/reports-left.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useRemindTeachers } from "../../data/school-insights.ts";

/** Somebody's numbers, and no teacher's here. */
const EXAMPLE = [
  { year: 9, left: 30 },
  { year: 10, left: 12 },
];

/** The row under a subject that shows the mail to its teachers before it goes. */
export function Reminding(props: {
  name: string;
  subjects: readonly string[];
  teachers: number;
  period: string;
  due: string | null;
  onClose: () => void;
}) {
  const { name, subjects, teachers, period, due, onClose } = props;
  const remind = useRemindTeachers();
  const send = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    send.current?.focus();
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const whom = formatCount(teachers, "teacher");
  const onSend = () =>
    remind.mutate(
      { subjects: [...subjects] },
      {
        onSuccess: ({ detail }) => toast.success(detail),
        onError: (error) => toast.error(errorText(error, "The mails could not be sent.")),
        onSettled: onClose,
      },
    );
  return (
    <tr className="bg-selection">
      <td colSpan={7} className="px-4 pb-4">
        <section
          aria-label={`Remind ${whom} of ${name}`}
          className="grid gap-x-6 gap-y-3 lg:grid-cols-[15rem_1fr_auto] lg:items-center"
        >
          <div>
            <p className="text-md font-mid">Remind {whom}</p>
            <p className="text-sm text-text-2">
              Each mail carries its reader’s own numbers and names no pupil. For example:
            </p>
          </div>
          <blockquote className="rounded-2 border border-border bg-surface px-3 py-2 text-sm">
            <p>Dear colleague,</p>
            <p>{whatIsLeft(EXAMPLE, { name: period, due_on: due })}</p>
          </blockquote>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button
              ref={send}
              variant="primary"
              busy={remind.isPending && "Sending..."}
              onClick={onSend}
            >
              Send {formatCount(teachers, "mail")}
            </Button>
          </div>
        </section>
      </td>
    </tr>
  );
}
