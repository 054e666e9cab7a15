import { expectTypeOf, test } from "vitest";
import type { ResponseOf } from "./endpoint.ts";
import type { Me } from "./features/accounts.ts";
import type { Routes } from "./routes.ts";

test("a route is its endpoint", () => {
  expectTypeOf<ResponseOf<Routes["GET users/me/"]>>().toEqualTypeOf<Me>();
  expectTypeOf<Routes>().not.toHaveProperty("GET no/such/address/");
});
