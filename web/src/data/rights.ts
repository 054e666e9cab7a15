import type { Student } from "@reportair/contract/features/students.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { saveFile } from "../lib/save-file.ts";
import { makePeopleStale } from "./stale.ts";

/** How much is held of a student, in numbers; asked anew each time that it is wanted. */
export function useHoldings({ id }: Student, wanted: boolean) {
  return useQuery({
    queryKey: ["holdings", id],
    queryFn: ({ signal }) => call("GET students/:id/holdings/", { params: { id }, signal }),
    enabled: wanted,
    staleTime: 0,
  });
}

/** Downloads everything that is held of a student. */
export function useExportStudent() {
  return useMutation({
    mutationFn: async ({ id, student_id }: Student) => {
      // A file comes as it is, and not as the text that the contract calls it.
      const file: unknown = await call("POST students/:id/export/", { params: { id } });
      if (!(file instanceof Blob)) throw new TypeError("No file came.");
      saveFile(`pupil-${student_id.replaceAll(/[^A-Za-z0-9]+/gu, "-")}.zip`, file);
    },
  });
}

/** Erases a student from every table. */
export function useEraseStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Student) => call("POST students/:id/erase/", { params: { id } }),
    onSettled: () => void makePeopleStale(client),
  });
}
