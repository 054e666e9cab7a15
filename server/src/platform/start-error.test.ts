import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { StartError, listenError } from "./start-error.ts";

test("a port in use becomes a sentence that names it", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await once(first, "listening");
  const address = first.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const second = createServer().listen(port, "127.0.0.1");
  const [error] = (await once(second, "error")) as [Error];
  first.close();
  const told = listenError(error, { port, host: "127.0.0.1" });
  expect(told).toBeInstanceOf(StartError);
  expect(String(told)).toContain(`Port ${port} is in use`);
});

test("an error that nobody foresaw stays itself", () => {
  const error = new Error("out of memory");
  expect(listenError(error, { port: 1, host: "::1" })).toBe(error);
});
