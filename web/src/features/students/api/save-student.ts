import {
  createOrEnrolStudent,
  updateStudent,
  type Student,
  type StudentChange,
  type StudentInput,
} from "@reportair/contract/features/students.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { stalePeople } from "../../../lib/stale-people.ts";
import { patchPages, withStudent } from "./patch-pages.ts";

/** A new student, or some fields of one who is there. */
type Saved = { input: StudentInput } | { student: Student; change: StudentChange };

/** Adds a student or changes one; resolves once the server has the record. */
export function useSaveStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (saved: Saved) =>
      "input" in saved
        ? call(createOrEnrolStudent, { body: saved.input })
        : call(updateStudent, { params: { id: saved.student.id }, body: saved.change }),
    onSuccess: (student) => patchPages(client, (page) => withStudent(page, student)),
    onSettled: () => void stalePeople(client),
  });
}
