import type { Role } from "@reportair/contract/features/accounts.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { gone } from "../../lib/api/api-error.ts";
import { useReopening } from "../../lib/drafts/use-reopening.ts";
import { useChangeQuery } from "../../lib/use-change-query.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { part } from "../../ui/part.tsx";

const EnrolmentDialog = part(
  async () => (await import("../students/enrolment/enrolment-dialog.tsx")).EnrolmentDialog,
);
const ManageTeachersDialog = part(
  async () => (await import("../teachers/picking/manage-teachers-dialog.tsx")).ManageTeachersDialog,
);
const CreateClassDialog = part(
  async () => (await import("./create-class-dialog.tsx")).CreateClassDialog,
);
const DeleteClassDialog = part(
  async () => (await import("./delete-class-dialog.tsx")).DeleteClassDialog,
);
const EditClassDialog = part(async () => (await import("./edit-class-dialog.tsx")).EditClassDialog);

type Opened =
  | { dialog: "create"; year: string }
  | { dialog: "edit" | "enrolment" | "teachers" | "delete"; classroom: Classroom };

/**
 * The dialogs of a page with classes: what opens each, and the one that is open. The address opens two of them:
 * `new=class` creates a class, and `enrol=` with a class's id enrols students in it.
 */
export function useClassDialogs(
  me: { id: number; role: Role },
  /** Those that one may see; undefined while they are on the way. */
  classrooms: readonly Classroom[] | undefined,
  /** Shows a class that was created or changed, and says so. */
  onSaved: (classroom: Classroom, words: string) => void,
) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const wanted = query.get("enrol");
  const named = classrooms?.find(({ id }) => String(id) === wanted);
  useReopening("class", (id) => {
    const classroom = classrooms?.find((one) => String(one.id) === id);
    if (classroom) setOpened({ dialog: "edit", classroom });
    else if (id === "new") setOpened({ dialog: "create", year: "" });
    return classroom !== undefined || id === "new";
  });
  const again = (which: "enrolment" | "teachers") => (id: string) => {
    const classroom = classrooms?.find((one) => String(one.id) === id);
    if (classroom) setOpened({ dialog: which, classroom });
    return classroom !== undefined;
  };
  useReopening("enrolment", again("enrolment"));
  useReopening("class-teachers", again("teachers"));

  function inAddress(): Opened | null {
    if (classrooms && query.get("new") === "class") return { dialog: "create", year: "" };
    return named ? { dialog: "enrolment", classroom: named } : null;
  }
  function close() {
    setOpened(null);
    if (wanted === null && !query.has("new")) return;
    changeQuery(
      (now) => {
        now.delete("new");
        now.delete("enrol");
      },
      { replace: true },
    );
  }
  function dialog(): ReactNode {
    const shown = opened ?? inAddress();
    if (shown === null) return null;
    switch (shown.dialog) {
      case "create":
        return (
          <CreateClassDialog
            year={shown.year}
            existing={classrooms ?? []}
            role={me.role}
            onSaved={(made) => onSaved(made, `Class ${made.name} created.`)}
            onClose={close}
          />
        );
      case "edit":
        return (
          <EditClassDialog
            classroom={shown.classroom}
            existing={classrooms ?? []}
            onSaved={(changed) => onSaved(changed, `Class ${changed.name} saved.`)}
            onClose={close}
          />
        );
      case "delete":
        return <DeleteClassDialog classroom={shown.classroom} role={me.role} onClose={close} />;
      case "enrolment":
        return <EnrolmentDialog classroom={shown.classroom} onClose={close} />;
      case "teachers":
        return <ManageTeachersDialog classroom={shown.classroom} me={me} onClose={close} />;
    }
  }

  return {
    dialog: dialog(),
    /** Said above the classes, where the address names one that is gone. */
    missing: classrooms && wanted !== null && !named && (
      <InlineAlert
        tone="warning"
        className="mb-3"
        action={
          <Button size="row" onClick={close}>
            Show the others
          </Button>
        }
      >
        {gone("class")} Nobody was enrolled.
      </InlineAlert>
    ),
    create: (year: string) => setOpened({ dialog: "create", year }),
    onEnrol: (classroom: Classroom) => setOpened({ dialog: "enrolment", classroom }),
    onTeachers: (classroom: Classroom) => setOpened({ dialog: "teachers", classroom }),
    onEdit: (classroom: Classroom) => setOpened({ dialog: "edit", classroom }),
    onDelete: (classroom: Classroom) => setOpened({ dialog: "delete", classroom }),
  };
}
