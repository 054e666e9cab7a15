import { PRONOUNS } from "@reportair/contract/report-inputs.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { STUDENT_YEARS } from "../../lib/contract-constants.ts";
import { useContractForm, type ContractForm } from "../../lib/use-contract-form.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useAddStudent, useChangeStudent } from "../../data/students.ts";
import { saveFailure } from "./student-failure.ts";
import { changeOf, formOf, inputOf, problemsOf, type StudentForm } from "./student-form.ts";

const contract = () => import("@reportair/contract/features/students.ts");

const years = STUDENT_YEARS.map((year) => ({ value: String(year), label: `Year ${year}` }));
const pronouns = PRONOUNS.map((value) => ({ value, label: value }));
const today = () => new Intl.DateTimeFormat("en-CA").format(new Date());

/** Adds a student, or edits one. */
export function StudentDialog({
  student,
  onAdded,
  onClose,
}: {
  student: Student | null;
  /** Says that a student was added, and shows where. */
  onAdded: (student: Student) => void;
  onClose: () => void;
}) {
  return student ? (
    <EditStudent student={student} onClose={onClose} />
  ) : (
    <AddStudent onAdded={onAdded} onClose={onClose} />
  );
}

function AddStudent(props: { onAdded: (student: Student) => void; onClose: () => void }) {
  const { onAdded, onClose } = props;
  const add = useAddStudent();
  const failed = "Failed to add student.";
  const form = useContractForm({
    initial: formOf(null),
    draft: { name: "student:new", what: "the new student" },
    rules: async () => (await contract()).studentInput,
    bodyOf: inputOf,
    also: (values) => problemsOf(values, today()),
    send: add.mutateAsync,
    onSaved: (added, open) => {
      if (open) onClose();
      onAdded(added);
    },
    onFailed: (error, open) => !open && toast.error(saveFailure(error, failed)),
  });
  return (
    <FormDialog
      form={form.props}
      draft={form.draft}
      onClose={onClose}
      dirty={form.dirty}
      title="Add Student"
      submitLabel="Add Student"
      busy={form.busy && "Adding..."}
      failure={form.failure && saveFailure(form.failure, failed)}
      columns
    >
      <StudentFields form={form} adding />
    </FormDialog>
  );
}

function EditStudent({ student, onClose }: { student: Student; onClose: () => void }) {
  const edit = useChangeStudent(student);
  const failed = "Failed to update student.";
  const form = useContractForm({
    initial: formOf(student),
    draft: { name: `student:${student.id}`, what: `your changes to ${student.full_name}` },
    rules: async () => (await contract()).studentChange,
    bodyOf: (values) => changeOf(values, student),
    also: (values) => problemsOf(values, today()),
    send: edit.mutateAsync,
    onSaved: (_, open) => {
      if (open) onClose();
      toast.success("Student updated successfully!");
    },
    onFailed: (error, open) => !open && toast.error(saveFailure(error, failed)),
  });
  return (
    <FormDialog
      form={form.props}
      draft={form.draft}
      onClose={onClose}
      dirty={form.dirty}
      title="Edit Student"
      description={student.full_name}
      submitLabel="Save Changes"
      busy={form.busy && "Saving..."}
      failure={form.failure && saveFailure(form.failure, failed)}
      columns
    >
      <StudentFields form={form} adding={false} />
    </FormDialog>
  );
}

function StudentFields({ form, adding }: { form: ContractForm<StudentForm>; adding: boolean }) {
  const { values, problems, field, change } = form;
  return (
    <>
      <TextField label="First name" required maxLength={100} {...field("first_name")} />
      <TextField label="Last name" required maxLength={100} {...field("last_name")} />
      <TextField
        label="Known as"
        aside="Optional"
        maxLength={100}
        hint="Reports use it in place of the first name"
        {...field("preferred_name")}
      />
      <Select
        label="Year"
        placeholder="Select a year"
        options={years}
        value={values.year}
        error={problems.year}
        onChange={(year) => change({ year })}
      />
      <Select
        label="Pronouns"
        placeholder="Select pronouns"
        options={pronouns}
        value={values.pronouns}
        error={problems.pronouns}
        onChange={(value) => change({ pronouns: value })}
      />
      <TextField
        label="Institutional student ID"
        required
        maxLength={50}
        disabled={!adding}
        hint={adding ? "Cannot be changed later" : "Fixed after creation"}
        {...field("student_id")}
      />
      <TextField label="Form group" aside="Optional" maxLength={50} {...field("form_group")} />
      <TextField
        label="Date of birth"
        aside="Optional"
        type="date"
        max={today()}
        {...field("date_of_birth")}
      />
    </>
  );
}
