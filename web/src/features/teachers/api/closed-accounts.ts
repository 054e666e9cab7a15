import { listClosedAccounts, reopenAccount } from "@reportair/contract/features/teachers.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { stalePeople } from "../../../lib/stale-people.ts";

/** Accounts that their owners closed, and that are not removed yet. */
export function useClosedAccounts() {
  return useQuery({
    queryKey: ["teachers", "closed"],
    queryFn: ({ signal }) => call(listClosedAccounts, { signal }),
  });
}

/** Opens a closed account again. */
export function useReopenAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(reopenAccount, { params: { id } }),
    onSettled: () => stalePeople(client),
  });
}
