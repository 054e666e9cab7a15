import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on this machine that answers exactly as it is told to. */
export type RawServer = {
  /** As a model's base URL. */
  url: string;
  /** Paths and bodies of all requests. */
  requests: { path: string; body: string }[];
  answer: (response: ServerResponse, body: string) => unknown;
  stop: () => Promise<void>;
};

export async function startRawServer(): Promise<RawServer> {
  const server = createServer((request, response) => {
    // Whoever has enough of an answer goes away in its middle.
    response.on("error", () => undefined);
    void read(request).then((body) => {
      raw.requests.push({ path: request.url ?? "", body });
      return raw.answer(response, body);
    });
  });
  const raw: RawServer = {
    url: "",
    requests: [],
    answer: (response) => response.end(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  raw.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return raw;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
