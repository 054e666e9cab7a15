import {
  getClassroom,
  updateClassroom,
  type Classroom,
} from "@reportair/contract/features/classrooms.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { stalePeople } from "../../../lib/stale-people.ts";
import { mergedTeachers } from "../picking/merged-teachers.ts";

/**
 * Gives a class the selected teachers. What was changed here is applied to the teachers that the class
 * has now, so that of two people who change different ones neither undoes the other.
 */
export function useSaveClassTeachers({ id, teachers }: Classroom) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (selected: ReadonlySet<number>) => {
      const before = teachers.map((teacher) => teacher.id);
      const now = await call(getClassroom, { params: { id } });
      const teacher_ids = mergedTeachers(
        now.teachers.map((teacher) => teacher.id),
        before,
        selected,
      );
      return call(updateClassroom, { params: { id }, body: { teacher_ids } });
    },
    onSettled: () => void stalePeople(client),
  });
}
