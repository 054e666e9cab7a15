import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { ClassProgress, GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useMe } from "../../../../data/accounts.ts";
import { classroomsQuery } from "../../../../data/classrooms.ts";
import { classTimeQuery } from "../../../../data/class-time.ts";
import { progressQuery } from "../../../../data/reports.ts";
import { isFinished } from "./finished.ts";

/** A class whose last report has been kept, and how far all of the teacher's classes are then. */
export interface FinishedClass {
  classroom: Classroom;
  period: string;
  /** The teacher's own classes, in their order. */
  classes: readonly Classroom[];
  progress: ReadonlyMap<number, ClassProgress>;
}

/** Asks whether the class of a report is finished with it; null where it is not, or cannot be found out. */
export function useFinishedClass() {
  const client = useQueryClient();
  const me = useMe().data?.id;
  return async ({ classroom: { id }, period }: GeneratedReport): Promise<FinishedClass | null> => {
    try {
      const [all, progress] = await Promise.all([
        client.fetchQuery({ ...classroomsQuery, staleTime: 0 }),
        client.fetchQuery({ ...progressQuery, staleTime: 0 }),
        // Looked at once the window is open: it is to have its size from the beginning.
        client.prefetchQuery({ ...classTimeQuery, staleTime: 0 }),
      ]);
      // An administrator who teaches sees every class of the school.
      const classes = all.filter(({ teachers }) => teachers.some((each) => each.id === me));
      const classroom = classes.find((each) => each.id === id);
      return classroom && isFinished(classroom, progress)
        ? { classroom, period, classes, progress }
        : null;
    } catch {
      // What is kept is kept; only the next step is not offered.
      return null;
    }
  };
}
