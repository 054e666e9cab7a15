import { listExpiringStudents } from "@reportair/contract/features/retention.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { listExpiring, selectPupils } from "./queries.ts";
import { cutoffsOfWarnings, removalOf } from "./rules.ts";

type Parts = { database: Database; now: () => Date };

/** Serves administrators the pupils that they are warned of. */
export function serveRetention(api: Api, { database, now }: Parts): void {
  api.route(listExpiringStudents, administering, async ({ actor, transaction }) => {
    const today = now();
    const { pupil } = cutoffsOfWarnings(today);
    const expiring = await listExpiring(database, actor.institution_id, { pupil }, today);
    const ids = expiring.map(({ record_id }) => record_id);
    const pupils = await transaction((handle) => selectPupils(handle, ids));
    const byId = new Map(pupils.map((each) => [each.id, each]));
    return expiring.flatMap((each) => {
      const found = byId.get(each.record_id);
      if (found === undefined) return [];
      const { id, student_id } = found;
      const removed_at = removalOf(each, today).toISOString();
      return [{ id, student_id, full_name: fullName(found), removed_at }];
    });
  });
}
