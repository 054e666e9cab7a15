import type { Role } from "@reportair/contract/features/accounts.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useState, type ReactNode } from "react";
import { EnrolmentDialog } from "../students/enrolment/enrolment-dialog.tsx";
import { ManageTeachersDialog } from "../teachers/picking/manage-teachers-dialog.tsx";
import { CreateClassDialog } from "./create-class-dialog.tsx";
import { DeleteClassDialog } from "./delete-class-dialog.tsx";

type Opened =
  | { dialog: "create"; year: string }
  | { dialog: "enrolment" | "teachers" | "delete"; classroom: Classroom };

/** The dialogs of a page with classes: what opens each, and the one that is open. */
export function useClassDialogs(me: { id: number; role: Role }, classrooms: readonly Classroom[]) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  function dialog(): ReactNode {
    if (opened === null) return null;
    switch (opened.dialog) {
      case "create":
        return (
          <CreateClassDialog
            year={opened.year}
            existing={classrooms}
            role={me.role}
            onClose={close}
          />
        );
      case "delete":
        return <DeleteClassDialog classroom={opened.classroom} role={me.role} onClose={close} />;
      case "enrolment":
        return <EnrolmentDialog classroom={opened.classroom} onClose={close} />;
      case "teachers":
        return <ManageTeachersDialog classroom={opened.classroom} me={me} onClose={close} />;
    }
  }

  return {
    dialog: dialog(),
    create: (year: string) => setOpened({ dialog: "create", year }),
    onEnrol: (classroom: Classroom) => setOpened({ dialog: "enrolment", classroom }),
    onTeachers: (classroom: Classroom) => setOpened({ dialog: "teachers", classroom }),
    onDelete: (classroom: Classroom) => setOpened({ dialog: "delete", classroom }),
  };
}
