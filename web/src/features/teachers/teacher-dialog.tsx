import type { Role } from "@reportair/contract/features/accounts.ts";
import type { StaffMember } from "@reportair/contract/features/teachers.ts";
import { PASSWORD_MIN } from "../../lib/contract-constants.ts";
import { useQuery } from "@tanstack/react-query";
import { errorText, goneText } from "../../lib/api/api-error.ts";
import { useContractForm, type ContractForm } from "../../lib/use-contract-form.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { schoolSignInQuery } from "../../data/sign-in-providers.ts";
import { useAddTeacher, useChangeTeacher } from "../../data/teachers.ts";
import { PendingEmail } from "./pending-email.tsx";
import { changeOf, formOf, inputOf, type TeacherForm } from "./teacher-form.ts";

const contract = () => import("@reportair/contract/features/teachers.ts");

const roles = [
  { value: "teacher", label: "Teacher" },
  { value: "adminteacher", label: "Teacher and administrator" },
  { value: "admin", label: "Administrator" },
] as const;

/** Adds a teacher's account, or edits one. */
export function TeacherDialog({
  teacher,
  onAdded,
  onClose,
}: {
  teacher: StaffMember | null;
  /** Says that a teacher was added, and shows where. */
  onAdded: (teacher: StaffMember) => void;
  onClose: () => void;
}) {
  return teacher ? (
    <EditTeacher teacher={teacher} onClose={onClose} />
  ) : (
    <AddTeacher onAdded={onAdded} onClose={onClose} />
  );
}

function AddTeacher(props: { onAdded: (teacher: StaffMember) => void; onClose: () => void }) {
  const { onAdded, onClose } = props;
  const add = useAddTeacher();
  const failed = "Failed to add teacher.";
  const keeper = useQuery(schoolSignInQuery).data?.password_kept_by ?? null;
  const form = useContractForm({
    initial: formOf(null),
    draft: { name: "teacher:new", what: "the new teacher" },
    rules: async () => (await contract()).teacherInput,
    bodyOf: inputOf,
    send: add.mutateAsync,
    onSaved: (added, open) => {
      if (open) onClose();
      onAdded(added);
    },
    onFailed: (error, open) => !open && toast.error(errorText(error, failed)),
  });
  return (
    <FormDialog
      form={form.props}
      draft={form.draft}
      onClose={onClose}
      dirty={form.dirty}
      title="Add Teacher"
      submitLabel="Add Teacher"
      busy={form.busy && "Adding..."}
      failure={form.failure && errorText(form.failure, failed)}
      columns
    >
      <NameAndEmail form={form} />
      {keeper !== null && (
        <InlineAlert tone="info" className="sm:col-span-2" still>
          Passwords are switched off at your school: whoever is added signs in with the school’s
          accounts. What is given here counts only if passwords are switched on again, so it may be
          anything that is hard to guess; nobody has to be told.
        </InlineAlert>
      )}
      <PasswordField
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters, not made of names`}
        autoComplete="new-password"
        {...form.field("password")}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.field("password_confirm")}
      />
    </FormDialog>
  );
}

function EditTeacher({ teacher, onClose }: { teacher: StaffMember; onClose: () => void }) {
  const edit = useChangeTeacher(teacher);
  const failureOf = (error: unknown) =>
    goneText(error, "teacher") ?? errorText(error, "Failed to update teacher.");
  const form = useContractForm({
    initial: formOf(teacher),
    draft: {
      name: `teacher:${teacher.id}`,
      what: `your changes to ${teacher.first_name} ${teacher.last_name}`,
    },
    rules: async () => (await contract()).updateTeacher.body,
    bodyOf: (values) => changeOf(values, teacher),
    send: edit.mutateAsync,
    onSaved: ({ email, pending_email }, open) => {
      if (open) onClose();
      toast.success("Teacher updated successfully!");
      if (pending_email !== null && pending_email !== teacher.pending_email)
        toast.success(`${email} counts until the link sent to ${pending_email} is opened.`);
    },
    onFailed: (error, open) => !open && toast.error(failureOf(error)),
  });
  return (
    <FormDialog
      form={form.props}
      draft={form.draft}
      onClose={onClose}
      dirty={form.dirty}
      title="Edit Teacher"
      description={`${teacher.first_name} ${teacher.last_name}`}
      submitLabel="Save Changes"
      busy={form.busy && "Saving..."}
      failure={form.failure && failureOf(form.failure)}
      columns
    >
      <PendingEmail teacher={teacher} className="sm:col-span-2" />
      <NameAndEmail
        form={form}
        hint="Once somebody has signed in, another address has to be confirmed by mail, and the former one is told."
      />
      <Select<Role>
        className="sm:col-span-2"
        label="Role"
        hint="Administrators manage teachers, classes and students. Who stops teaching leaves their classes."
        options={roles}
        value={form.values.role}
        error={form.problems.role}
        onChange={(role) => role && form.change({ role })}
      />
    </FormDialog>
  );
}

function NameAndEmail(props: { form: ContractForm<TeacherForm>; hint?: string }) {
  const { form, hint } = props;
  return (
    <>
      <TextField label="First name" required maxLength={100} {...form.field("first_name")} />
      <TextField label="Last name" required maxLength={100} {...form.field("last_name")} />
      <TextField
        className="sm:col-span-2"
        label="Email"
        hint={hint}
        type="email"
        required
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("email")}
      />
    </>
  );
}
