import { listClassrooms } from "@reportair/contract/features/classrooms.ts";
import { listStudents } from "@reportair/contract/features/students.ts";
import { listTeachers } from "@reportair/contract/features/teachers.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api/call.ts";

// A page of one: only the count matters.
const query = { page: 1, page_size: 1 };

/** How many teachers, classes and students the institution has. */
export function useTotals() {
  return useQuery({
    queryKey: ["totals"],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all([
        call(listTeachers, { query, signal }),
        call(listClassrooms, { query, signal }),
        call(listStudents, { query, signal }),
      ]);
      const [teachers = 0, classes = 0, students = 0] = lists.map((list) =>
        Array.isArray(list) ? list.length : list.count,
      );
      return { teachers, classes, students };
    },
  });
}
