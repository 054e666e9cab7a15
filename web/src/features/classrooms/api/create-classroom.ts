import { createClassroom, type ClassroomInput } from "@reportair/contract/features/classrooms.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { stalePeople } from "../../../lib/stale-people.ts";

/** Creates a class. */
export function useCreateClassroom() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ClassroomInput) => call(createClassroom, { body }),
    onSettled: () => void stalePeople(client),
  });
}
