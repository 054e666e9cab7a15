import * as contract from "@reportair/contract/features/consent.ts";
import type { Handle } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { administering, teaching } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { audit } from "../audit/audit.ts";
import { findClassroom } from "../classrooms/find-classroom.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { isRequired, saveRequired, selectStates } from "./queries.ts";
import { readConsent, recordConsent } from "./record-consent.ts";
import { embeddedOnly } from "./rules.ts";

type Parts = { now: () => Date };

/** Serves guardians' consent: of one student, the institution's rule, and who of a class may be sent to a model. */
export function serveConsent(api: Api, { now }: Parts): void {
  api.route(contract.getConsent, administering, ({ actor, params, transaction }) =>
    transaction((handle) => readConsent(handle, actor, params.id, now())),
  );
  api.route(contract.recordConsent, administering, ({ actor, params, body, transaction }) =>
    transaction(async (handle) => {
      await recordConsent(handle, actor as SignedIn, params.id, body, now());
      return readConsent(handle, actor, params.id, now());
    }),
  );

  const idsOf = async (handle: Handle, classroom?: number) => {
    const required = await isRequired(handle);
    const today = dateInLondon(now());
    const states = await selectStates(handle, classroom === undefined ? {} : { classroom });
    const kept = states.filter((state) => embeddedOnly(state, required, today) !== null);
    return { required, students: states.length, ids: kept.map(({ id }) => id) };
  };
  const setting = async (handle: Handle): Promise<contract.ConsentSetting> => {
    const { required, students, ids } = await idsOf(handle);
    return { required, embedded_only: ids.length, students };
  };
  api.route(contract.getConsentSetting, administering, ({ transaction }) => transaction(setting));
  api.route(contract.setConsentSetting, administering, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      const { institution_id, user } = actor as SignedIn;
      if ((await isRequired(handle)) !== body.required) {
        await saveRequired(handle, institution_id, body.required);
        await audit(handle, actor, "consent.setting", {
          type: "institution",
          id: institution_id,
          label: user.institution.name,
        });
      }
      return setting(handle);
    }),
  );

  api.route(contract.listClassConsent, teaching, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      if ((await findClassroom(handle, actor, params.id)) === undefined) throw notFound();
      return (await idsOf(handle, params.id)).ids;
    }),
  );
}
