import {
  eraseStudent as eraseEndpoint,
  exportStudent as exportEndpoint,
  getHoldings,
} from "@reportair/contract/features/rights.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { administering } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { eraseStudent } from "./erase-student.ts";
import { exportStudent } from "./export-student.ts";
import { countHoldings } from "./queries.ts";

type Parts = { wakeMail: () => void; now: () => Date };

/** Serves what a school must do when a student uses their rights: a copy of the data, and their erasure. */
export function serveRights(api: Api, { wakeMail, now }: Parts): void {
  api.route(getHoldings, administering, ({ params, transaction }) =>
    transaction(async (handle) => {
      const held = await countHoldings(handle, params.id);
      if (held === null) throw notFound();
      return held;
    }),
  );

  api.route(exportEndpoint, administering, async ({ actor, params, reply, transaction }) => {
    const { name, content } = await transaction((handle) =>
      exportStudent(handle, actor as SignedIn, params.id, now()),
    );
    wakeMail();
    reply
      .header("content-type", "application/zip")
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(Buffer.from(content));
    return "";
  });

  api.route(eraseEndpoint, administering, async ({ actor, params, transaction }) => {
    await transaction((handle) => eraseStudent(handle, actor as SignedIn, params.id));
    wakeMail();
    return { detail: "Pupil erased." };
  });
}
