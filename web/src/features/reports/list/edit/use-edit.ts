import { countCharacters, countWords } from "@reportair/contract/report-inputs.ts";
import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { useEffect, useMemo, useState } from "react";
import { useKeeper } from "../../../../lib/drafts/keeper.ts";
import { toast } from "../../../../ui/toast-store.ts";
import { staleCopy, updateReport } from "../../../../data/reports.ts";
import { StoredDrafts } from "../../review/editing/stored-drafts.ts";
import { begun, isDirty, overtaken, type Edit } from "./edit.ts";
import { updateFailure } from "../../update-failure.ts";

/** Where an edit is made: in the row of the list, or in a window over it. */
export type Place = "row" | "window";

/** The one edit that a list is making, and what can be done with it. */
export type Editing = ReturnType<typeof useEdit>;

/** Edits one report at a time; what is typed and not saved is kept, also in the review. */
export function useEdit() {
  const keeper = useKeeper();
  const unsaved = useMemo(() => new StoredDrafts(keeper), [keeper]);
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

  function begin(report: ListedReport, where: Place) {
    setEdit(begun(report, unsaved.of([report])[report.id]));
    setPlace(where);
  }
  function change(next: Edit) {
    unsaved.keep(next.report, next);
    setEdit(next);
  }
  function drop() {
    if (edit) unsaved.drop(edit.report.id);
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
      unsaved.drop(report.id);
      setEdit(null);
      toast.success("Report updated successfully");
    } catch (error) {
      const stale = staleCopy(error);
      if (stale) change(overtaken(edit, stale));
      toast.error(updateFailure(error));
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
