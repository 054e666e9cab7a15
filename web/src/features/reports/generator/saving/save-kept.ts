import {
  fetchClassroomConfigurations,
  saveConfiguration,
} from "../../../../data/report-configurations.ts";
import { fetchClassroomStudents } from "../../../../data/students.ts";
import { isConnectionLost } from "../../../../lib/connection-lost.ts";
import { currentKeeper } from "../../../../lib/drafts/keeper.ts";
import { confirm, entriesOf, unsavedOf, type StudentEntry } from "../class-state/student-entry.ts";
import { Drafts, keptClasses } from "./drafts.ts";
import { tellSaved } from "./other-tabs.ts";

/**
 * Saves what earlier pages could not, of classes that are not open here, and returns of how many pupils something waits
 * for a connection. What another page has entered meanwhile is asked about once the class is opened. Ends early where
 * `left` says that a class may be opened now.
 */
export async function saveKept(left: () => boolean): Promise<number> {
  const keeper = currentKeeper();
  let waiting = 0;
  for (const classroom of keptClasses(keeper)) {
    const drafts = new Drafts(classroom, keeper);
    try {
      const [students, configurations] = await Promise.all([
        fetchClassroomStudents(classroom),
        fetchClassroomConfigurations(classroom),
      ]);
      const kept = drafts.all();
      for (const entry of entriesOf(students, configurations, kept)) {
        if (left()) return waiting;
        if (kept.has(entry.id) && !(await saveOne(classroom, drafts, entry))) waiting++;
      }
    } catch (error) {
      // Else the class is gone, or somebody else's by now.
      if (isConnectionLost(error)) waiting += drafts.all().size;
    }
  }
  return waiting;
}

/** Saves what is kept of one student; false where it did not reach the server. */
async function saveOne(classroom: number, drafts: Drafts, entry: StudentEntry): Promise<boolean> {
  const change = unsavedOf(entry);
  if (Object.keys(change.changed).length === 0) {
    // The server has it after all, or it has to be asked about.
    drafts.keep(entry);
    return true;
  }
  try {
    const owner = { student: entry.id, classroom, configuration: entry.configuration };
    const { configuration, written } = await saveConfiguration(owner, entry.inputs, change);
    drafts.keep(confirm(entry, configuration, [change.changed]));
    if (written) tellSaved({ classroom, configuration: configuration.id });
    return true;
  } catch (error) {
    return !isConnectionLost(error);
  }
}
