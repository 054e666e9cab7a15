import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import { modelWriters } from "../../src/features/writers/writers.ts";
import { createModelClient } from "../../src/platform/model-client.ts";
import { startModelServer, type ModelServer } from "./model-server.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

/** The app with a model that writes, and the server that the model runs on, which stops with it. */
export async function startModelApp(
  options: Pick<NonNullable<Parameters<typeof startTestApp>[0]>, "now" | "work" | "sending"> = {},
): Promise<{ app: TestApp; model: ModelServer }> {
  const model = await startModelServer();
  const client = createModelClient(
    { kind: "openai-compatible", model: "local", apiKey: "key", baseUrl: model.url },
    { concurrency: 4, timeoutSeconds: 30 },
  );
  const app = await startTestApp({
    ...options,
    writers: modelWriters(options.now ?? (() => new Date()), client, createEmbeddedWriter()),
  });
  const stop = async () => {
    await app.stop();
    await model.stop();
  };
  return { app: { ...app, stop }, model };
}
