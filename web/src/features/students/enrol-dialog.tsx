import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { useRef, useState, type SubmitEvent } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useEnrolStudent } from "../../data/students.ts";
import { classroomOf, type ClassChoice } from "./enrolment-choice.ts";

/** Puts one student into a class, chosen from those the student is not in, or typed as its id. */
export function EnrolDialog(props: {
  student: Student;
  classrooms: readonly Classroom[];
  onClose: () => void;
}) {
  const { student, onClose } = props;
  const open = props.classrooms.filter(({ id }) => !student.classrooms.includes(id));
  const [choice, setChoice] = useState<ClassChoice>({
    typing: open.length === 0,
    chosen: "",
    typed: "",
  });
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const enrol = useEnrolStudent();
  const element = useRef<HTMLFormElement>(null);

  function change(next: Partial<ClassChoice>) {
    setChoice({ ...choice, ...next });
    setProblem(undefined);
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setFailure(undefined);
    const found = classroomOf(choice);
    if (typeof found === "string") {
      setProblem(found);
      return focusFirstInvalid(element.current);
    }
    // The window may be closed by then; the outcome is shown all the same.
    void enrol
      .mutateAsync(
        { student_id: student.id, classroom_id: found.id },
        { onSuccess: onClose, onError: (error) => setFailure(failureOf(error)) },
      )
      .then(
        () => toast.success(`${student.first_name} enrolled successfully.`),
        (error: unknown) => toast.error(failureOf(error)),
      );
  }

  return (
    <FormDialog
      form={element}
      onSubmit={submit}
      onClose={onClose}
      size="sm"
      title="Enroll Student"
      description={`${student.full_name} · Year ${student.year}`}
      submitLabel="Enroll"
      busy={enrol.isPending && "Enrolling..."}
      failure={failure}
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
  return errorText(error, "Failed to enroll student.");
}
