import { takeOut, whatHasLeft, whatWouldLeave } from "@reportair/contract/features/leaving.ts";
import type { Api } from "../../http/api.ts";
import { teaching } from "../../http/guards.ts";
import type { Writers } from "../writers/writers.ts";
import { showLeaving, showLeft } from "./show-leaving.ts";
import { takeOut as takeWordsOut } from "./take-out.ts";

/** Serves what leaves the school for a report, and the teacher's hand in it. */
export function serveLeaving(
  api: Api,
  { writers, now }: { writers: Writers; now: () => Date },
): void {
  api.route(whatWouldLeave, teaching, ({ actor, body, transaction }) => {
    const { student, classroom, word_count: range, length_unit: unit } = body;
    const of = { student, classroom, range, unit };
    return showLeaving(transaction, actor, writers, of, now());
  });
  api.route(whatHasLeft, teaching, ({ params, transaction }) => showLeft(transaction, params.id));
  api.route(takeOut, teaching, ({ params, body, transaction }) =>
    transaction(async (handle) => ({ taken_out: await takeWordsOut(handle, params.id, body) })),
  );
}
