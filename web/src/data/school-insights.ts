import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { makeStale } from "./stale.ts";

// A page of one: only the count matters.
const query = { page: 1, page_size: 1 };

/** How many teachers, classes and students the institution has. */
export function useTotals() {
  return useQuery({
    queryKey: ["totals"],
    meta: { shows: ["people"] },
    queryFn: async ({ signal }) => {
      const lists = await Promise.all([
        call("GET users/teachers/", { query, signal }),
        call("GET classrooms/", { query, signal }),
        call("GET students/", { query, signal }),
      ]);
      const [teachers = 0, classes = 0, students = 0] = lists.map((list) =>
        Array.isArray(list) ? list.length : list.count,
      );
      return { teachers, classes, students };
    },
  });
}

/** The school's reports in numbers; fetched again after so many minutes where they stay on the screen. */
export function useSchoolInsights(minutes?: number) {
  return useQuery({
    refetchInterval: minutes === undefined ? false : minutes * 60_000,
    queryKey: ["school-insights"],
    meta: { shows: ["figures", "policies"] },
    queryFn: ({ signal }) => call("GET admin/insights/", { signal }),
  });
}

/** Mails the teachers of some subjects how many of their reports are left. */
export function useRemindTeachers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { subjects: string[] }) => call("POST admin/reminders/", { body }),
    onSettled: () => makeStale(client, "figures"),
  });
}
