import { expect, inject, it } from "vitest";
import { runChaos } from "./chaos/run-chaos.ts";
import { embeddedWorld, postgresWorld } from "./chaos/world.ts";

/** Long enough for everything to go wrong once; `npm run chaos` goes on for minutes. */
const SECONDS = 15;

it("while everything goes wrong at once, nothing ends by itself, and nothing acknowledged is lost or there twice", async () => {
  const world =
    inject("engine") === "embedded"
      ? await embeddedWorld()
      : await postgresWorld(inject("serverUrl"));
  try {
    const outcome = await runChaos(world, SECONDS);
    expect(outcome).toMatchObject({ exits: [], lost: [], doubled: [], unexpected: [] });
    expect(outcome.batches).toBeGreaterThan(1);
    expect(outcome.faults["processes killed"]).toBeGreaterThan(0);
  } finally {
    await world.remove();
  }
}, 600_000);
