import { createModelWriter } from "@reportair/writing/model/writer.ts";
import type { ModelClient } from "@reportair/writing/model/client.ts";
import type { Writer } from "@reportair/writing/writer.ts";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import type { Environment } from "../../platform/environment.ts";
import { Patience } from "../../platform/patience.ts";
import type { ShownWriters } from "../report-policies/shown-writer.ts";
import { metered } from "./metered.ts";
import {
  openWriter,
  type Choice,
  type OpenWriter,
  type Order,
  type ConfiguredWriters,
} from "./open-writer.ts";
import { restsOf } from "./queries-of-rests.ts";

/** The writers of this server. Nobody gets at one but by its door, under all that is settled. */
export type Writers = ShownWriters & {
  /** See `openWriter`. */
  open: (
    handle: Handle,
    actor: Pick<Actor, "institution_id" | "user_id">,
    order: Order,
    choice?: Choice,
  ) => Promise<OpenWriter>;
};

/** One writer in process that costs nothing to call. */
export function localWriters(
  now: () => Date,
  writer: Writer,
  onThisServer: Writer = writer,
): Writers {
  return withDoor(
    { kind: "embedded", label: writer.label },
    {
      isModel: false,
      provider: null,
      chosen: () => writer,
      onThisServer,
      now,
    },
  );
}

/** A model as the chosen writer. */
export function modelWriters(now: () => Date, client: ModelClient, onThisServer: Writer): Writers {
  return withDoor(
    { kind: "model", label: createModelWriter(client).label },
    {
      isModel: true,
      provider: client.provider,
      chosen: (usage) => createModelWriter(metered(client, usage)),
      onThisServer,
      now,
    },
  );
}

/** The writers that the settings name. The SDKs are loaded only where a model is chosen. */
export async function chooseWriters(
  { writer }: Pick<Environment, "writer">,
  { now, database, embedded }: { now: () => Date; database: Database; embedded: Writer },
): Promise<Writers> {
  if (writer.kind === "embedded") return localWriters(now, embedded);
  const { createModelClient } = await import("../../platform/model-client.ts");
  const patience = new Patience(restsOf(database, writer));
  return modelWriters(now, createModelClient(writer, writer, patience), embedded);
}

function withDoor(configured: ShownWriters["configured"], parts: ConfiguredWriters): Writers {
  return {
    configured,
    onThisServer: { kind: "embedded", label: parts.onThisServer.label },
    open: (...order) => openWriter(parts, ...order),
  };
}
