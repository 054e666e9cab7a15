import { eraseStudent, exportStudent, getHoldings } from "@reportair/contract/features/rights.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api/call.ts";
import { saveFile } from "../../lib/save-file.ts";
import { stalePeople } from "../../lib/stale-people.ts";

/** How much is held of a student, in numbers; asked anew each time that it is wanted. */
export function useHoldings({ id }: Student, wanted: boolean) {
  return useQuery({
    queryKey: ["holdings", id],
    queryFn: ({ signal }) => call(getHoldings, { params: { id }, signal }),
    enabled: wanted,
    staleTime: 0,
  });
}

/** Downloads everything that is held of a student. */
export function useExportStudent() {
  return useMutation({
    mutationFn: async ({ id, student_id }: Student) => {
      // A file comes as it is, and not as the text that the contract calls it.
      const file: unknown = await call(exportStudent, { params: { id } });
      if (!(file instanceof Blob)) throw new TypeError("No file came.");
      saveFile(`pupil-${student_id.replaceAll(/[^A-Za-z0-9]+/gu, "-")}.zip`, file);
    },
  });
}

/** Erases a student from every table. */
export function useEraseStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Student) => call(eraseStudent, { params: { id } }),
    onSettled: () => void stalePeople(client),
  });
}
