import type { Writer } from "@reportair/writing/writer.ts";
import type { Environment } from "../../platform/environment.ts";
import { localWriters, modelWriters, type Writers } from "./writers.ts";

/** The writers that the settings name. The SDKs are loaded only where a model is chosen. */
export async function chooseWriters(
  { writer }: Pick<Environment, "writer">,
  embedded: Writer,
): Promise<Writers> {
  if (writer.kind === "embedded") return localWriters(embedded);
  const { createModelClient } = await import("../../platform/model-client.ts");
  return modelWriters(createModelClient(writer, writer), embedded);
}
