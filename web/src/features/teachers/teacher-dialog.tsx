import { PASSWORD_MIN, type Role } from "@reportair/contract/features/accounts.ts";
import type { StaffMember } from "@reportair/contract/features/teachers.ts";
import { useRef, useState, type SubmitEvent } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { fieldFailures } from "../../lib/api/field-failures.ts";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSaveTeacher } from "../../data/teachers.ts";
import {
  changeOf,
  formOf,
  inputOf,
  problemsOf,
  type TeacherErrors,
  type TeacherForm,
} from "./teacher-form.ts";

const roles = [
  { value: "teacher", label: "Teacher" },
  { value: "adminteacher", label: "Teacher and administrator" },
  { value: "admin", label: "Administrator" },
] as const;

/** Adds a teacher's account, or edits one. */
export function TeacherDialog(props: { teacher: StaffMember | null; onClose: () => void }) {
  const { teacher, onClose } = props;
  const [form, setForm] = useState(() => formOf(teacher));
  const [errors, setErrors] = useState<TeacherErrors>({});
  const [failure, setFailure] = useState<string>();
  const save = useSaveTeacher();
  const element = useRef<HTMLFormElement>(null);
  const dirty = JSON.stringify(form) !== JSON.stringify(formOf(teacher));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = problemsOf(form, teacher === null);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return focusFirstInvalid(element.current);
    const saved = teacher ? { teacher, change: changeOf(form, teacher) } : { input: inputOf(form) };
    // The window may be closed by then; what it came to is told all the same.
    void save.mutateAsync(saved, { onSuccess: onClose, onError: show }).then(
      () =>
        toast.success(teacher ? "Teacher updated successfully!" : "Teacher added successfully!"),
      (error: unknown) => toast.error(failureOf(error)),
    );
  }
  function failureOf(error: unknown): string {
    return errorText(error, teacher ? "Failed to update teacher." : "Failed to add teacher.");
  }
  function show(error: unknown) {
    const fields = fieldFailures(error);
    setErrors(fields);
    setFailure(Object.keys(fields).length > 0 ? undefined : failureOf(error));
    focusFirstInvalid(element.current);
  }

  const text = (field: keyof TeacherForm) => ({
    name: field,
    value: form[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) =>
      setForm({ ...form, [field]: event.target.value }),
  });
  return (
    <FormDialog
      form={element}
      onSubmit={submit}
      onClose={onClose}
      dirty={dirty}
      title={teacher ? "Edit Teacher" : "Add Teacher"}
      description={teacher ? `${teacher.first_name} ${teacher.last_name}` : undefined}
      submitLabel={teacher ? "Save Changes" : "Add Teacher"}
      busy={save.isPending && (teacher ? "Saving..." : "Adding...")}
      failure={failure}
      columns
    >
      <TextField label="First name" required maxLength={100} {...text("first_name")} />
      <TextField label="Last name" required maxLength={100} {...text("last_name")} />
      <TextField
        className="sm:col-span-2"
        label="Email"
        type="email"
        required
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        {...text("email")}
      />
      {teacher ? (
        <Select<Role>
          className="sm:col-span-2"
          label="Role"
          hint="Administrators manage teachers, classes and students. Who stops teaching leaves their classes."
          options={roles}
          value={form.role}
          error={errors.role}
          onChange={(role) => role && setForm({ ...form, role })}
        />
      ) : (
        <>
          <PasswordField
            label="Password"
            hint={`At least ${PASSWORD_MIN} characters`}
            autoComplete="new-password"
            {...text("password")}
          />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            {...text("password_confirm")}
          />
        </>
      )}
    </FormDialog>
  );
}
