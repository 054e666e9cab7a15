import { PREPARED, TestServer } from "./server.ts";

/** Before the first test: makes the demonstration school once, so that every server begins with a copy of it. */
// oxlint-disable-next-line import/no-default-export -- Playwright demands it
export default async function prepare(): Promise<() => Promise<void>> {
  const server = await TestServer.start();
  await server.stop();
  process.env[PREPARED] = server.folder;
  return () => server.remove();
}
