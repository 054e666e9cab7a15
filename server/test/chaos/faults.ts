import { writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { ModelServer } from "../support/model-server.ts";
import type { Servers } from "./servers.ts";
import type { World } from "./world.ts";

const DAY = 86_400_000;

type Parts = { world: World; servers: Servers; model: ModelServer; clock: string };

const between = (least: number, most: number) => least + Math.random() * (most - least);

/** Everything that goes wrong, each for a moment. */
function faultsOf({ world, servers, model, clock }: Parts): Record<string, () => Promise<unknown>> {
  const { terminate, disk } = world;
  return {
    "processes killed": () => servers.kill(),
    ...(terminate && { "times all connections ended": terminate }),
    ...(disk && {
      "full disks": async () => {
        await disk.fill();
        await wait(between(500, 2_000));
        await disk.empty();
      },
    }),
    "models stopped": async () => {
      const again = await model.pause();
      await wait(between(200, 2_000));
      await again();
    },
    "times a busy model": async () => {
      model.troubles.push(
        { status: 429, retryAfter: 1 },
        { status: 500 },
        { says: "nothing of use" },
      );
    },
    "jumps of the clock": async () => {
      await writeFile(clock, String(Math.round(between(-30, 30) * DAY)));
      await wait(between(300, 1_500));
      await writeFile(clock, "0");
    },
  };
}

/**
 * Lets everything go wrong for some seconds, one thing after the other in no order, and each at least once, however slow
 * the machine is; counts what it was.
 */
export async function makeChaos(parts: Parts, seconds: number): Promise<Record<string, number>> {
  const end = performance.now() + seconds * 1000;
  const faults = Object.entries(faultsOf(parts));
  const counts: Record<string, number> = {};
  do {
    for (const [name, fault] of faults.toSorted(() => Math.random() - 0.5)) {
      await fault();
      counts[name] = (counts[name] ?? 0) + 1;
      await wait(between(500, 2_500));
    }
  } while (performance.now() < end);
  return counts;
}
