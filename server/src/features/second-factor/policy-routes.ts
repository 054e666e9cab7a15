import * as contract from "@reportair/contract/features/second-factor.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { describePolicy, requireSecondStep, takeSecondStepOff } from "./policy.ts";

/** Serves what a school asks of its administrators when they sign in, and what they do for a colleague. */
export function serveSignInPolicy(api: Api, { wakeMail }: { wakeMail: () => void }): void {
  api.route(contract.getSignInPolicy, administering, ({ actor, transaction }) =>
    transaction((handle) => describePolicy(handle, actor)),
  );

  api.route(contract.setSignInPolicy, administering, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await requireSecondStep(handle, actor, body.second_step_required);
      return describePolicy(handle, actor);
    }),
  );

  api.route(contract.takeSecondStepOff, administering, async ({ actor, params, transaction }) => {
    await transaction((handle) => takeSecondStepOff(handle, actor as SignedIn, params.id));
    wakeMail();
    return { detail: "Their second step is taken off." };
  });
}
