import type { recordConsent } from "@reportair/contract/features/consent.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

const consentQuery = (id: number) =>
  queryOptions({
    queryKey: ["consent", id],
    meta: { shows: ["figures"] },
    queryFn: ({ signal }) => call("GET students/:id/consent/", { params: { id }, signal }),
  });

const settingQuery = queryOptions({
  queryKey: ["consent-setting"],
  meta: { shows: ["figures"] },
  queryFn: ({ signal }) => call("GET admin/consent/", { signal }),
});

/** What a student's guardians said. */
export function useConsent(id: number) {
  return useQuery(consentQuery(id));
}

/** Writes down what a guardian said. */
export function useRecordConsent(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof recordConsent>) =>
      call("POST students/:id/consent/", { params: { id }, body }),
    onSuccess: (consent) => {
      client.setQueryData(consentQuery(id).queryKey, consent);
      void client.invalidateQueries(settingQuery);
    },
  });
}

/** Whether the school asks for consent before a model writes of young students. */
export function useConsentSetting() {
  return useQuery(settingQuery);
}

export function useSetConsentSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (required: boolean) => call("PATCH admin/consent/", { body: { required } }),
    onSuccess: (setting) => {
      client.setQueryData(settingQuery.queryKey, setting);
      void client.invalidateQueries({ queryKey: ["consent"] });
    },
  });
}
