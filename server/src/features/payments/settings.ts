import type { Logger } from "pino";
import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import type { PaymentClient } from "../../platform/payment-client.ts";

/** How payments are taken here, each undefined or null where it is not configured. */
export type PaymentSettings = {
  client: PaymentClient | null;
  price: string | undefined;
  webhookSecret: string | undefined;
};

/** What every rule of this feature works with. */
export type PaymentParts = {
  database: Database;
  payments: PaymentSettings;
  /** Where people reach the server, without a slash at the end. */
  publicUrl: () => string;
  /** Tells whoever sends mail that there is some. */
  wakeMail: () => void;
  log: Logger;
};

/** A 503 where payments, or this part of them, are not configured. */
export function notConfigured(): AppError {
  return new AppError("unavailable", {
    detail: "Payments are not set up here. Please contact us instead.",
  });
}

/** The client that speaks to the payment service; a 503 without one. */
export function clientOf({ client }: PaymentSettings): PaymentClient {
  if (client === null) throw notConfigured();
  return client;
}

/** Seconds to wait where the payment service is away. */
const AWAY = 30;

/** What the payment service answers; a 503 where it does not, or refuses. Its own words stay here. */
export function reach<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    throw new AppError("unavailable", {
      detail: "The payment service does not answer right now. Please try again shortly.",
      retryAfter: AWAY,
      cause,
    });
  });
}
