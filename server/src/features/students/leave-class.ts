import type { Handle } from "../../database/handle.ts";
import { touchMembers } from "./queries-of-changes.ts";

/** Notes of a class's members that they were in it until now; for a class that is about to go. */
export function leaveClass(handle: Handle, classroomId: number): Promise<void> {
  return touchMembers(handle, classroomId);
}
