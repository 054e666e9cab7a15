import type { Site } from "@reportair/contract/features/site.ts";
import type { Environment, WriterChoice } from "../../platform/environment.ts";

type Configured = Pick<Environment, "provider" | "contactForm" | "hostingCountry"> & {
  writer: WriterChoice;
  stripe: Environment["stripe"];
};

function nameOfWriter(writer: WriterChoice): string | null {
  if (writer.kind === "embedded") return null;
  return writer.kind === "anthropic" ? "Anthropic" : new URL(writer.baseUrl).hostname;
}

/** Reads out of the environment what the public pages tell: of secrets only whether there is one. */
export function describeSite({
  provider,
  writer,
  stripe,
  contactForm,
  hostingCountry,
}: Configured): Site {
  return {
    provider: {
      name: provider.name ?? null,
      address: provider.address ?? null,
      email: provider.email ?? null,
      registration: provider.registration ?? null,
    },
    hosting: hostingCountry ?? null,
    subscribe: [stripe.secretKey, stripe.webhookSecret, stripe.price].every(
      (setting) => setting !== undefined,
    ),
    processors: {
      writer: nameOfWriter(writer),
      payments: stripe.secretKey === undefined ? null : "Stripe",
      contact_form: contactForm.url === undefined ? null : new URL(contactForm.url).hostname,
    },
  };
}
