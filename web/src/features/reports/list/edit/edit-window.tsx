import { Dialog } from "../../../../ui/dialog.tsx";
import type { Edit } from "./edit.ts";
import { EditFields } from "./edit-fields.tsx";
import type { Editing } from "./use-edit.ts";

/** Edits one report in a window; `onLeave` asks first where something is unsaved. */
export function EditWindow(props: { editing: Editing; edit: Edit; onLeave: () => void }) {
  const { editing, edit, onLeave } = props;
  return (
    <Dialog
      open
      size="lg"
      title="Edit Report"
      description={`${edit.report.student_name} · ${edit.report.period}`}
      dirty={editing.dirty}
      onClose={editing.drop}
    >
      <EditFields editing={editing} edit={edit} onCancel={onLeave} />
    </Dialog>
  );
}
