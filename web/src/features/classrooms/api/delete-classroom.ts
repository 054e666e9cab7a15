import type { Role } from "@reportair/contract/features/accounts.ts";
import {
  deleteClassroom,
  deleteClassroomAsAdmin,
  type Classroom,
} from "@reportair/contract/features/classrooms.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { stalePeople } from "../../../lib/stale-people.ts";

/** Deletes a class with its enrolments; the card goes at once, the server's list follows. */
export function useDeleteClassroom(role: Role) {
  const client = useQueryClient();
  const endpoint = role === "teacher" ? deleteClassroom : deleteClassroomAsAdmin;
  return useMutation({
    mutationFn: ({ id }: Classroom) => call(endpoint, { params: { id } }),
    onSuccess: (_, { id }) =>
      client.setQueryData<readonly Classroom[]>(["classrooms"], (all) =>
        all?.filter((one) => one.id !== id),
      ),
    onSettled: () => void stalePeople(client),
  });
}
