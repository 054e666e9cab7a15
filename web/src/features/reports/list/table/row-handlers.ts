import type { ListedReport } from "@reportair/contract/features/reports.ts";
import type { Edit } from "../edit/edit.ts";
import type { Editing, Place } from "../edit/use-edit.ts";

/** What a row of the list can start, and the edit that stands in one of them. */
export interface RowHandlers {
  onOpen: (report: ListedReport) => void;
  onEdit: (report: ListedReport, place: Place) => void;
  onDelete: (report: ListedReport) => void;
  editing: Editing;
  /** The edit that is made in its row, if any. */
  inRow: Edit | null;
  /** Leaves the edit, asking first where something is unsaved. */
  onLeave: () => void;
}
