import {
  createOrEnrolStudent,
  unenrolStudent,
  type EnrolmentInput,
} from "@reportair/contract/features/students.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { stalePeople } from "../../../lib/stale-people.ts";

/** Puts a student into a class. */
export function useEnrolStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EnrolmentInput) => call(createOrEnrolStudent, { body }),
    onSettled: () => void stalePeople(client),
  });
}

/** Takes a student out of a class. */
export function useUnenrolStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EnrolmentInput) => call(unenrolStudent, { body }),
    onSettled: () => void stalePeople(client),
  });
}
