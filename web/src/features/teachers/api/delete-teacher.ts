import {
  countTeachersReports,
  deleteTeacher,
  type StaffMember,
} from "@reportair/contract/features/teachers.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { stalePeople } from "../../../lib/stale-people.ts";

/** How many reports deleting this account would remove, as of now. */
export function useReportsOf(teacher: StaffMember) {
  return useQuery({
    queryKey: ["teachers", "reports", teacher.id],
    queryFn: async ({ signal }) => {
      const answer = await call(countTeachersReports, { params: { id: teacher.id }, signal });
      return answer.reports;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Deletes an account with its reports. */
export function useDeleteTeacher() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: StaffMember) => call(deleteTeacher, { params: { id } }),
    onSettled: () => void stalePeople(client),
  });
}
