import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { loginError } from "./login-error.ts";

test.each([
  [
    403,
    { detail: "No subscription.", code: "not_subscribed" },
    "Account not subscribed. Please check your subscription.",
  ],
  [403, { detail: "You may not." }, "Login failed. Please check your credentials."],
  [400, { detail: "Invalid credentials." }, "Invalid credentials."],
  [400, { detail: "This account is closed." }, "This account is closed."],
  [400, null, "Invalid credentials."],
  [429, { detail: "Too many attempts." }, "Login failed. Please check your credentials."],
  [500, null, "Login failed. Please check your credentials."],
])("a %i with %j says %j", (status, body, text) => {
  expect(loginError(new ApiError(status, body)).text).toBe(text);
});

test("the page keeps the server's reason where the message is general", () => {
  expect(loginError(new ApiError(429, { detail: "Too many attempts." })).wayOn).toBe(
    "Too many attempts.",
  );
});
