import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { EnrolmentInput, Student } from "@reportair/contract/features/students.ts";
import { errorText, goneText } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useEnrolStudent } from "../../data/students.ts";
import { classroomOf, problemOf, type ClassChoice } from "./enrolment-choice.ts";

const rules = async () => (await import("@reportair/contract/features/students.ts")).enrolmentInput;

/** Puts one student into a class, chosen from those the student is not in, or typed as its id. */
export function EnrolDialog(props: {
  student: Student;
  classrooms: readonly Classroom[];
  onClose: () => void;
}) {
  const { student, onClose } = props;
  const open = props.classrooms.filter(({ id }) => !student.classrooms.includes(id));
  const enrol = useEnrolStudent();
  const form = useContractForm<{ classroom_id: ClassChoice }, EnrolmentInput, unknown>({
    initial: { classroom_id: { typing: open.length === 0, chosen: "", typed: "" } },
    draft: { name: `enrol:${student.id}`, what: `a class for ${student.full_name}` },
    rules,
    bodyOf: ({ classroom_id }) => ({
      student_id: student.id,
      classroom_id: classroomOf(classroom_id),
    }),
    also: ({ classroom_id }) => {
      const problem = problemOf(classroom_id);
      return problem === undefined ? {} : { classroom_id: problem };
    },
    send: enrol.mutateAsync,
    onSaved: (_, here) => {
      if (here) onClose();
      toast.success(`${student.first_name} enrolled successfully.`);
    },
    onFailed: (error, here) => !here && toast.error(failureOf(error)),
    forgiving: true,
  });
  const choice = form.values.classroom_id;
  const problem = form.problems.classroom_id;
  const change = (next: Partial<ClassChoice>) =>
    form.change({ classroom_id: { ...choice, ...next } });

  return (
    <FormDialog
      form={form.props}
      draft={form.draft}
      dirty={form.dirty}
      onClose={onClose}
      size="sm"
      title="Enroll Student"
      description={`${student.full_name} · Year ${student.year}`}
      submitLabel="Enroll"
      busy={form.busy && "Enrolling..."}
      failure={form.failure && failureOf(form.failure)}
    >
      {choice.typing ? (
        <TextField
          label="Classroom ID"
          type="number"
          inputMode="numeric"
          min={1}
          hint={open.length === 0 ? "There is no other class to choose from." : undefined}
          value={choice.typed}
          error={problem}
          onChange={(event) => change({ typed: event.target.value })}
        />
      ) : (
        <Select
          label="Class"
          placeholder="Select a class"
          options={open.map((one) => ({
            value: String(one.id),
            label: `${one.name} ${one.subject}`,
            detail: `Year ${one.year}`,
          }))}
          value={choice.chosen}
          error={problem}
          onChange={(chosen) => change({ chosen })}
        />
      )}
      {open.length > 0 && (
        <Button
          variant="ghost"
          className="-ml-3.5 justify-self-start text-accent-ink"
          onClick={() => change({ typing: !choice.typing })}
        >
          {choice.typing ? "Choose from a list" : "Enter a classroom ID"}
        </Button>
      )}
    </FormDialog>
  );
}

function failureOf(error: unknown): string {
  const gone = goneText(error, "student or class");
  return gone ? `${gone} Nothing was changed.` : errorText(error, "Failed to enroll student.");
}
