import { z } from "zod";
import { done } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { emailAddress, line } from "../text.ts";

export const CONTACT_MESSAGE_MAX = 5_000;

export const contactMessage = z.object({
  name: line("Name", 100),
  email: emailAddress,
  subject: line("Subject", 200),
  message: z
    .string({ error: "Message is required." })
    .trim()
    .min(1, "Message is required.")
    .max(CONTACT_MESSAGE_MAX, `Message must be at most ${CONTACT_MESSAGE_MAX} characters.`)
    .regex(/^[^\0]*$/u, "Message holds characters that cannot be sent."),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const getContactForm = endpoint({
  method: "GET",
  path: "contact/",
  tag: "Contact",
  summary: "Where the contact page posts its form",
  responses: {
    200: z.object({
      /** Address of a form service (multipart), or this server's own call (JSON). */
      url: z.string(),
      /** The form service's public key, sent as `access_key`; null without a form service. */
      access_key: z.string().nullable(),
      /** Whether `url` is a form service outside this server. */
      external: z.boolean(),
    }),
  },
});

export const sendContactMessage = endpoint({
  method: "POST",
  path: "contact/",
  tag: "Contact",
  summary: "Mail a message to the provider",
  body: contactMessage,
  responses: { 200: done },
});
