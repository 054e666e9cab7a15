import { expect, it } from "vitest";
import { ApiError } from "./api/api-error.ts";
import { isConnectionLost } from "./connection-lost.ts";

it("tells a server that is away from one that refuses", () => {
  expect(isConnectionLost(new ApiError(500, null, new TypeError("Failed to fetch")))).toBe(true);
  // A proxy's page, while the server behind it starts.
  expect(isConnectionLost(new ApiError(502, null))).toBe(true);
  expect(isConnectionLost(new ApiError(503, { detail: "Busy.", code: "unavailable" }))).toBe(false);
  expect(isConnectionLost(new ApiError(404, null))).toBe(false);
  expect(isConnectionLost(new Error("no batch"))).toBe(false);
});
