import { expect, test } from "vitest";
import { outcomeOf, textOf } from "./payment-outcome.ts";

const paid = (payment_status: string, customer_email: string | null = "head@school.example") => ({
  data: { payment_status, customer_email },
  isError: false,
});
const unknown = { data: undefined, isError: false };

test.each([
  [null, unknown, "No session ID provided. Please check your payment."],
  ["cs_1", unknown, "Checking your payment..."],
  ["cs_1", { data: undefined, isError: true }, "Error verifying payment. Please contact support."],
  ["cs_1", paid("unpaid"), "payment not completed. Please try again."],
  [
    "cs_1",
    paid("paid"),
    "Payment successful! Welcome, head@school.example. Your account is ready.",
  ],
  ["cs_1", paid("complete", null), "Payment successful! Welcome. Your account is ready."],
])("%j and %j: %s", (id, look, text) => {
  expect(textOf(outcomeOf(id, look))).toBe(text);
});
