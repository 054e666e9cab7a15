import { API_BASE } from "@reportair/contract/product.ts";
import { getContactForm, sendContactMessage } from "@reportair/contract/features/contact.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { anybody } from "../../http/guards.ts";
import { sendMessage } from "./send-message.ts";

/** Where messages to the provider go. */
export type ContactSettings = {
  /** A form service that the page posts to by itself. */
  form: { url: string | undefined; key: string | undefined };
  /** The provider's address, for messages that come here. */
  provider: string | undefined;
};

type Parts = { database: Database; contact: ContactSettings; wakeMail: () => void };

/** Serves the contact form to anybody. */
export function serveContact(api: Api, { database, contact, wakeMail }: Parts): void {
  const { url, key } = contact.form;
  api.route(getContactForm, anybody, async () => ({
    url: url ?? `${API_BASE}/${sendContactMessage.path}`,
    access_key: url === undefined ? null : (key ?? null),
    external: url !== undefined,
  }));

  api.route(sendContactMessage, anybody, async ({ body, request }) => {
    await sendMessage(database, body, { provider: contact.provider, address: request.ip });
    wakeMail();
    return { detail: "Message sent successfully!" };
  });
}
