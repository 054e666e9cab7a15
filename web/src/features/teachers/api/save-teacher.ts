import {
  addTeacher,
  updateTeacher,
  type StaffMember,
  type TeacherInput,
} from "@reportair/contract/features/teachers.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { stalePeople } from "../../../lib/stale-people.ts";

/** Some of an account's fields. */
export type TeacherChange = GivenBody<typeof updateTeacher>;

type Saved = { input: TeacherInput } | { teacher: StaffMember; change: TeacherChange };

/** Adds a teacher's account, or changes one. */
export function useSaveTeacher() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (saved: Saved) =>
      "input" in saved
        ? call(addTeacher, { body: saved.input })
        : call(updateTeacher, { params: { id: saved.teacher.id }, body: saved.change }),
    onSettled: () => {
      void stalePeople(client);
      // It may be one's own account, and decide what the sidebar offers.
      void client.invalidateQueries({ queryKey: ["me"] });
      void client.invalidateQueries({ queryKey: ["session"] });
    },
  });
}
