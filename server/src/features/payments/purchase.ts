import { subscriber, type Subscriber } from "@reportair/contract/features/payments.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { z } from "zod";

// The payment service keeps what was entered until it is paid: a checkout that nobody finishes leaves nothing here.
const carried = subscriber.omit({ email: true }).extend({
  product: z.literal(PRODUCT_NAME),
  administrator: z.string(),
  teaches: z.enum(["yes", "no"]),
});

/** A purchase as the payment service carries it. */
export function toMetadata({ school_name, first_name, last_name, email, teaches }: Subscriber) {
  return {
    product: PRODUCT_NAME,
    school_name,
    first_name,
    last_name,
    administrator: email,
    teaches: teaches ? "yes" : "no",
  };
}

/** The purchase that a checkout carries; null where it is not one of this product. */
export function fromMetadata(metadata: Record<string, string>): Subscriber | null {
  const { success, data } = carried.safeParse(metadata);
  if (!success) return null;
  const { school_name, first_name, last_name, administrator, teaches } = data;
  return { school_name, first_name, last_name, email: administrator, teaches: teaches === "yes" };
}
