import type { Intake } from "@reportair/contract/features/intake.ts";
import { Mail } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Select } from "../../ui/select.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useInviteTeachers, useTeachersOf } from "../../data/intake.ts";
import { StillHere } from "./still-here.tsx";
import { Undoing } from "./undoing.tsx";
import { leaving } from "./what-comes.ts";

/** What was brought in, with its undoing and the invitations that it leaves to be sent. */
export function Done({ intake, onAnew }: { intake: Intake; onAnew: () => void }) {
  const { counts } = intake;
  const left = counts === null ? 0 : leaving(counts, intake.decisions);
  const isUndone = intake.state === "undone";
  return (
    <>
      <InlineAlert
        tone={isUndone ? "info" : "success"}
        title={isUndone ? "What these files had brought in is undone" : "Your school is in"}
        className="mb-4"
      >
        {isUndone
          ? "What had not changed since is as it was before."
          : counts &&
            [
              formatCount(counts.new, "new student"),
              counts.changed > 0 && `${formatNumber(counts.changed)} changed`,
              counts.moved > 0 && `${formatNumber(counts.moved)} moved`,
              formatCount(counts.classes_new, "new class", "new classes"),
              formatCount(counts.enrolments, "enrolment"),
              counts.teachers_new > 0 && formatCount(counts.teachers_new, "teacher"),
              left > 0 && `${formatCount(left, "student has", "students have")} left their classes`,
            ]
              .filter(Boolean)
              .join(", ")}
      </InlineAlert>
      {isUndone && <StillHere intake={intake} />}
      {!isUndone && intake.decisions.create_teachers === true && <WithoutAccount intake={intake} />}
      {!isUndone && <Invitations intake={intake} />}
      <Undoing
        intake={intake}
        question="Undo what these files have brought in?"
        explanation="New students, classes and accounts are removed, and changed fields are as they were. What something has been built on since stays, such as a student with a report, and is listed."
      >
        <Link to={`${paths.adminDash}#student-management`} className={buttonClass("primary")}>
          Look at your school
        </Link>
        <Button onClick={onAnew}>Bring in other files</Button>
      </Undoing>
    </>
  );
}

/** Teachers for whom an account was wanted, and whose address is somebody's already. */
function WithoutAccount({ intake }: { intake: Intake }) {
  const without = useTeachersOf(intake).data?.without ?? [];
  if (without.length === 0) return null;
  return (
    <InlineAlert
      tone="warning"
      title={`No account was made for ${formatCount(without.length, "teacher")}`}
      className="mb-4"
    >
      {`Another account has the address already: ${without.map(({ name, email }) => `${name}, ${email}`).join("; ")}. Everything else came in. Add them with another address.`}
    </InlineAlert>
  );
}

const EVERY = "every subject";

function Invitations({ intake }: { intake: Intake }) {
  const teachers = useTeachersOf(intake);
  const invite = useInviteTeachers();
  const [subject, setSubject] = useState(EVERY);
  // Who has a mail on its way gets none with the next subject: many teach two.
  const [invited, setInvited] = useState<ReadonlySet<number>>(new Set());
  const waiting = teachers.data?.waiting ?? [];
  if (waiting.length === 0) return null;
  const subjects = [...new Set(waiting.flatMap((each) => each.subjects))].toSorted();
  const those = waiting.filter((each) => subject === EVERY || each.subjects.includes(subject));
  const left = those.filter(({ id }) => !invited.has(id));
  const again = left.length === 0;
  const chosen = (again ? those : left).map(({ id }) => id);
  return (
    <Sheet aria-label="Invitations" className="px-4 py-4">
      <h2 className="text-md font-bold">Invite your teachers</h2>
      <p className="mt-0.5 text-md text-text-2">
        {formatCount(waiting.length, "teacher has", "teachers have")} an account that nobody has
        signed in to. An e-mail gives each a link to choose a password, good for three days.
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Select
          label="Whom"
          className="w-60"
          value={subject}
          options={[EVERY, ...subjects].map((each) => ({
            value: each,
            label: each === EVERY ? "All of them" : each,
          }))}
          onChange={(value) => setSubject(value === "" ? EVERY : value)}
        />
        <Button
          icon={<Mail aria-hidden size={16} strokeWidth={1.75} />}
          busy={invite.isPending && "Inviting..."}
          onClick={() =>
            invite.mutate(chosen, { onSuccess: () => setInvited(new Set([...invited, ...chosen])) })
          }
        >
          Invite {formatCount(chosen.length, "teacher")}
          {again && " again"}
        </Button>
      </div>
      <p role="status" className="mt-2 text-md text-text-2">
        {invite.isSuccess && invite.data.detail}
        {invite.isError && errorText(invite.error)}
      </p>
    </Sheet>
  );
}
