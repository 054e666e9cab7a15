import { deleteStudent, type Student } from "@reportair/contract/features/students.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { stalePeople } from "../../../lib/stale-people.ts";
import { patchPages, withoutStudent } from "./patch-pages.ts";

/** Deletes a student with everything about them. */
export function useDeleteStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Student) => call(deleteStudent, { params: { id } }),
    onSuccess: (_, { id }) => patchPages(client, (page) => withoutStudent(page, id)),
    onSettled: () => void stalePeople(client),
  });
}
