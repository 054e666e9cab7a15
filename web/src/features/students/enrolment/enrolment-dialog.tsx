import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { useClassroomStudents, useOutsiders } from "../../../data/students.ts";
import { StudentPicker } from "./student-picker.tsx";
import { ACTIONS, type Action } from "./tally.ts";
import { useEnrolment } from "./use-enrolment.ts";

const tabs = [
  { value: "enroll", label: "Enroll Students" },
  { value: "unenroll", label: "Unenroll Students" },
] as const;

/** Puts students into a class, or takes them out of it, several at a time. */
export function EnrolmentDialog(props: { classroom: Classroom; onClose: () => void }) {
  const { classroom, onClose } = props;
  const [action, setAction] = useState<Action>("enroll");
  const outsiders = useOutsiders(classroom.id);
  const members = useClassroomStudents(classroom.id);
  const enrolment = useEnrolment(classroom, action);
  const { messages, selected } = enrolment;
  const lists = { enroll: outsiders, unenroll: members };
  const busy = action === "enroll" ? "Enrolling..." : "Unenrolling...";
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${classroom.name} - Student Enrollment`}
      description={`Year ${classroom.year}`}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant={action === "enroll" ? "primary" : "danger-fill"}
            busy={enrolment.busy && busy}
            onClick={enrolment.run}
          >
            {ACTIONS[action].label} ({selected.size})
          </Button>
        </>
      }
    >
      <Tabs
        value={action}
        onChange={(next) => {
          setAction(next);
          enrolment.clear();
        }}
      >
        <TabList label="What to do" value={action} items={tabs} className="mb-4" />
        {messages.success && (
          <InlineAlert tone="success" className="mb-3">
            {messages.success}
          </InlineAlert>
        )}
        {messages.failure && <InlineAlert className="mb-3">{messages.failure}</InlineAlert>}
        {tabs.map(({ value, label }) => (
          <TabPanel key={value} value={value}>
            <StudentPicker
              label={label}
              query={lists[value]}
              year={classroom.year}
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
