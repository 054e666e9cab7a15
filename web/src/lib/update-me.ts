import type { updateMe } from "@reportair/contract/features/accounts.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./api/call.ts";
import { route } from "./api/route.ts";
import { meQuery } from "./me.ts";

const UPDATE_ME = route<typeof updateMe>({ method: "PATCH", path: "users/me/" });

/** Remembers the person's preferences; the screen shows the new ones at once. */
export function useUpdateMe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof updateMe>) => call(UPDATE_ME, { body }),
    onMutate: (body) => {
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, ...body });
    },
    onSuccess: (me) => client.setQueryData(meQuery.queryKey, me),
    onError: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}
