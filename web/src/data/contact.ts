import type { ContactMessage } from "@reportair/contract/features/contact.ts";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "../lib/api/api-error.ts";
import { call } from "../lib/api/call.ts";

/** Sends to the configured form service, or to the server, which mails it. Throws `ApiError` where either refused. */
async function send(message: ContactMessage): Promise<void> {
  const { url, access_key, external } = await call("GET contact/");
  if (!external) return void (await call("POST contact/", { body: message }));
  const form = new FormData();
  if (access_key !== null) form.set("access_key", access_key);
  for (const [name, value] of Object.entries(message)) form.set(name, value);
  const answer = await fetch(url, {
    method: "POST",
    body: form,
    headers: { Accept: "application/json" },
    credentials: "omit",
  });
  // What a stranger's service says is no sentence of ours.
  if (!answer.ok) throw new ApiError(answer.status, null);
}

export function useSendMessage() {
  return useMutation({ mutationFn: send });
}
