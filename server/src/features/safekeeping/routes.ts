import { getSafekeeping, type Safekeeping } from "@reportair/contract/features/safekeeping.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { takenAt, type Look } from "./looks.ts";

/** Serves administrators what came of opening the newest copy; `lastLook` is null where there was none. */
export function serveSafekeeping(api: Api, { lastLook }: { lastLook: () => Look | null }): void {
  api.route(getSafekeeping, administering, async () => present(lastLook()));
}

function present(look: Look | null): Safekeeping {
  if (look === null) return { copy: null };
  const { copy, looked_at, good } = look;
  return { copy: { taken_at: takenAt(copy), looked_at, good } };
}
