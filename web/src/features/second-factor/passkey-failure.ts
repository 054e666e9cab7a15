import { ApiError, errorText } from "../../lib/api/api-error.ts";

/** What a passkey that did not work says: the server's words, or what the browser meant. */
export function passkeyFailure(error: unknown): string {
  if (error instanceof ApiError)
    return errorText(error, "The passkey could not be checked. Please try again.");
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "This device has a passkey for your account already.";
  if (name === "NotAllowedError" || name === "AbortError")
    return "No passkey was chosen. Try again, or use another way.";
  return "Your browser could not use a passkey here.";
}
