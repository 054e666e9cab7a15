import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const given = z.string().nullable();

/** What the public pages say of this very installation. */
export const site = z.object({
  /** Who runs the service, each null where it is not configured. */
  provider: z.object({
    name: given,
    /** Postal address; lines are separated by commas or line breaks. */
    address: given,
    email: given,
    /** Number under which the provider is registered with the data-protection regulator. */
    registration: given,
  }),
  /** The country in which the server and its database stand. */
  hosting: given,
  /** Whether a school can subscribe here, paying online. */
  subscribe: z.boolean(),
  /** Who else receives data, each null where nobody does. */
  processors: z.object({
    /** The model that writes reports. */
    writer: given,
    payments: given,
    /** Host of the form service that the contact page posts to. */
    contact_form: given,
  }),
});
export type Site = z.infer<typeof site>;

export const getSite = endpoint({
  method: "GET",
  path: "site/",
  tag: "Site",
  summary: "Who provides this service, and who else receives data",
  responses: { 200: site },
});
