import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { StudentName } from "@reportair/contract/features/students.ts";
import { formatCount, formatNumber } from "../../../lib/format.ts";
import { BroughtBack } from "../../../ui/brought-back.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DialogClose } from "../../../ui/dialog-close.tsx";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { useClassroomStudents, useSchoolStudents } from "../../../data/students.ts";
import { PasteList } from "./paste-list.tsx";
import { StudentPicker } from "./student-picker.tsx";
import { ACTIONS } from "./tally.ts";
import { useEnrolment } from "./use-enrolment.ts";

const tabs = [
  { value: "enroll", label: "Enroll Students" },
  { value: "unenroll", label: "Unenroll Students" },
] as const;

/** Puts students into a class, or takes them out of it, as many as are ticked in one call. */
export function EnrolmentDialog(props: { classroom: Classroom; onClose: () => void }) {
  const { classroom, onClose } = props;
  const school = useSchoolStudents();
  const members = useClassroomStudents(classroom.id);
  const enrolment = useEnrolment(classroom);
  const { action, messages, selected, busy } = enrolment;
  const lists = { enroll: school, unenroll: members };
  const doing = action === "enroll" ? "Enrolling" : "Unenrolling";
  const isMember = ({ classrooms }: StudentName) => classrooms.includes(classroom.id);
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={selected.size > 0}
      onDiscard={enrolment.draft.forget}
      title={`${classroom.name} - Student Enrollment`}
      description={`Year ${classroom.year}`}
      actions={
        <>
          <div className="mr-auto flex items-center gap-2 max-sm:basis-full max-sm:justify-between">
            <p role="status" className="text-sm text-muted tabular-nums">
              {busy
                ? `${doing} ${formatCount(selected.size, "student")}...`
                : selected.size > 0 && `${formatNumber(selected.size)} selected`}
            </p>
            {selected.size > 0 && (
              <Button variant="ghost" disabled={busy} onClick={enrolment.clear}>
                Clear selection
              </Button>
            )}
          </div>
          <DialogClose>Close</DialogClose>
          <Button
            variant={action === "enroll" ? "primary" : "danger-fill"}
            busy={busy && `${doing}...`}
            onClick={() => enrolment.run(lists[action].data ?? [])}
          >
            {ACTIONS[action].label} ({selected.size})
          </Button>
        </>
      }
    >
      <BroughtBack draft={enrolment.draft} className="mb-3" />
      <Tabs value={action} onChange={enrolment.setAction}>
        <TabList label="What to do" value={action} items={tabs} className="mb-4" />
        {messages.success && (
          <InlineAlert
            tone="success"
            className="mb-3"
            action={
              enrolment.undo && (
                <Button size="row" busy={busy && "Undoing..."} onClick={enrolment.undo}>
                  Undo
                </Button>
              )
            }
          >
            {messages.success}
          </InlineAlert>
        )}
        {messages.failure && <InlineAlert className="mb-3">{messages.failure}</InlineAlert>}
        {tabs.map(({ value, label }) => (
          <TabPanel key={value} value={value}>
            {value === "enroll" && school.data && (
              <PasteList
                people={school.data}
                year={classroom.year}
                taken={isMember}
                selected={selected}
                onSelected={enrolment.select}
              />
            )}
            <StudentPicker
              label={label}
              query={lists[value]}
              year={classroom.year}
              taken={value === "enroll" ? isMember : () => false}
              everybody={value === "unenroll"}
              nobody={ACTIONS[value].nobody}
              selected={selected}
              onSelected={enrolment.select}
            />
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
}
