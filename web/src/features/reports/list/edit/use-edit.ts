import { countCharacters, countWords } from "@reportair/contract/features/report-fields.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useEffect, useState } from "react";
import { toast } from "../../../../ui/toast-store.ts";
import { staleCopy, updateReport } from "../../../../data/reports.ts";
import { begun, isDirty, overtaken, type Edit } from "./edit.ts";

/** Where an edit is made: in the row of the list, or in a window over it. */
export type Place = "row" | "window";

// Outlives the list: after a visit to another page the edit goes on with what was typed.
const unsaved = new Map<number, Edit>();

/** The one edit that a list is making, and what can be done with it. */
export type Editing = ReturnType<typeof useEdit>;

/** Edits one report at a time; what is typed and not saved is kept for as long as the app is open. */
export function useEdit() {
  const [edit, setEdit] = useState<Edit | null>(null);
  const [place, setPlace] = useState<Place>("row");
  const [saving, setSaving] = useState(false);
  const dirty = edit !== null && (isDirty(edit) || edit.newer !== null);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);

  function begin(report: GeneratedReport, where: Place) {
    setEdit(begun(report, unsaved.get(report.id)));
    setPlace(where);
  }
  function change(next: Edit) {
    if (isDirty(next)) unsaved.set(next.report.id, next);
    else unsaved.delete(next.report.id);
    setEdit(next);
  }
  function drop() {
    if (edit) unsaved.delete(edit.report.id);
    setEdit(null);
  }

  async function save(): Promise<void> {
    if (!edit || saving || edit.text.trim() === "") return;
    const { report, text, version } = edit;
    setSaving(true);
    try {
      await updateReport(report.id, {
        report_content: text,
        word_count: countWords(text),
        char_count: countCharacters(text),
        version,
      });
      unsaved.delete(report.id);
      setEdit(null);
      toast.success("Report updated successfully");
    } catch (error) {
      const stale = staleCopy(error);
      if (stale) change(overtaken(edit, stale));
      toast.error("Failed to update report");
    }
    setSaving(false);
  }

  return {
    edit,
    place,
    saving,
    dirty,
    begin,
    drop,
    save,
    type: (text: string) => edit && change({ ...edit, text }),
    toWindow: () => setPlace("window"),
    /** Whether there is text of this report that was typed and not saved. */
    isUnsaved: (id: number) => unsaved.has(id),
  };
}
