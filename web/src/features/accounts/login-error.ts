import { ApiError } from "../../lib/api/api-error.ts";

/** The specification's sentence, for a login and for a session that has ended with the subscription. */
export const NOT_SUBSCRIBED = "Account not subscribed. Please check your subscription.";

/** What a failed login says, and the way on that stays on the page when the message has gone. */
export function loginError(error: unknown): { text: string; wayOn: string } {
  if (error instanceof ApiError) {
    if (error.code === "not_subscribed") {
      return {
        text: NOT_SUBSCRIBED,
        wayOn: "Your school’s administrator can renew the subscription.",
      };
    }
    if (error.code === "use_provider") {
      const text = error.text ?? "Your school signs in with its own accounts.";
      return { text, wayOn: text };
    }
    if (error.status === 400) {
      return {
        text: error.text ?? "Invalid credentials.",
        wayOn: "Check your e-mail address and password, then try again.",
      };
    }
  }
  return {
    text: "Login failed. Please check your credentials.",
    wayOn: reason(error),
  };
}

function reason(error: unknown): string {
  if (!(error instanceof ApiError)) return "Please try again.";
  if (error.text) return error.text;
  return error.body === null && error.status === 500
    ? "The server could not be reached. Check your connection, then try again."
    : "Please try again in a moment.";
}
