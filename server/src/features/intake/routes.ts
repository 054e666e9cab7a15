import { FILES_BYTES, FILES_MAX } from "@reportair/contract/features/intake-files.ts";
import {
  addIntakeFile,
  beginIntake,
  beginNewYear,
  cancelIntake,
  commitIntake as commitEndpoint,
  exportRefusedRows,
  followIntake,
  getIntake,
  inviteTeachers,
  listIntakeEntries,
  listIntakes,
  readIntake,
  settleIntake,
  undoIntake as undoEndpoint,
  type Intake,
  type IntakeDecisions,
  type IntakeKind,
} from "@reportair/contract/features/intake.ts";
import type { Handle } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { administering } from "../../http/guards.ts";
import { page, windowOf } from "../../http/lists.ts";
import type { OpenSessions } from "../../http/open-sessions.ts";
import { newSecret } from "../../platform/secrets.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { auditEach } from "../audit/audit.ts";
import { checkReady, commitIntake } from "./commit-intake.ts";
import { checkNotLately } from "./go-up.ts";
import { presentEntry, presentIntake } from "./present.ts";
import {
  countEntries,
  deleteIntake,
  findIntake,
  insertFile,
  insertIntake,
  inviteStaff,
  lockIntake,
  selectAccounts,
  selectEntries,
  selectIntakes,
  updateIntake,
  type IntakeRow,
} from "./queries.ts";
import { refusedRowsAsCsv } from "./refused-rows.ts";
import { SchoolMovedError } from "./school-moved.ts";
import { streamProgress } from "./stream-progress.ts";
import { UnderWay } from "./under-way.ts";
import { undoIntake } from "./undo-intake.ts";
import { WORDS } from "./words.ts";

type Parts = {
  wakeIntake: () => void;
  wakeMail: () => void;
  now: () => Date;
  openSessions: OpenSessions;
};

/** Entries of one kind that are answered at once. */
const MOST_ENTRIES = 500;
const MOST_REFUSED = 100_000;

/** Serves bringing a school's files in to its administrators. */
export function serveIntake(api: Api, parts: Parts): void {
  const { wakeIntake, wakeMail, now, openSessions } = parts;
  const underWay = new UnderWay();
  serveStaging(api, wakeIntake);
  serveNewYear(api, { wakeIntake, now });
  servePreview(api);

  api.route(commitEndpoint, administering, async ({ actor, body, params, transaction }) => {
    const hash = await hashPassword(newSecret());
    try {
      return await underWay.during(actor, params.id, (step) =>
        transaction(async (handle) => {
          await commitIntake(handle, actor, {
            id: params.id,
            version: body.version,
            hash,
            now: now(),
            step,
          });
          return read(handle, params.id);
        }),
      );
    } catch (error) {
      if (!(error instanceof SchoolMovedError)) throw error;
      const kind = await transaction((handle) => planAgain(handle, params.id));
      wakeIntake();
      throw new AppError("conflict", { detail: WORDS[kind].moved });
    }
  });

  api.stream(followIntake, administering, async (call) => {
    const { actor, params, reply, request, transaction } = call;
    await transaction((handle) => known(handle, params.id));
    const { ended, forget } = openSessions.watch(request);
    await streamProgress(underWay, actor, params.id, reply, ended).finally(forget);
  });

  api.route(undoEndpoint, administering, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      await undoIntake(handle, actor, params.id, now());
      return read(handle, params.id);
    }),
  );

  api.route(inviteTeachers, administering, async ({ actor, body, transaction }) => {
    const invited = await transaction(async (handle) => {
      const staff = await inviteStaff(handle, body.teachers);
      await auditEach(
        handle,
        actor,
        "teacher.invited",
        staff.map(({ user_id, label }) => ({ type: "user", id: user_id, label })),
      );
      return staff.map(({ user_id }) => user_id);
    });
    wakeMail();
    const who = invited.length === 1 ? "1 teacher was" : `${invited.length} teachers were`;
    return { detail: `${who} invited by e-mail.`, invited };
  });
}

function serveStaging(api: Api, wakeIntake: () => void): void {
  api.route(listIntakes, administering, ({ transaction }) =>
    transaction(async (handle) => (await selectIntakes(handle)).map(presentIntake)),
  );

  api.route(beginIntake, administering, ({ actor, transaction }) =>
    transaction(async (handle) => read(handle, await insertIntake(handle, actor))),
  );

  api.route(addIntakeFile, administering, ({ actor, body, params, query, transaction }) =>
    transaction(async (handle) => {
      const row = await open(handle, params.id);
      if (row.kind !== "files")
        throw new AppError("conflict", { detail: "A new school year is made without files." });
      const bytes = row.files.reduce((sum, { size }) => sum + size, body.length);
      if (bytes > FILES_BYTES || row.files.length >= FILES_MAX) {
        throw new AppError("too_large", {
          detail: `At most ${FILES_MAX} files of 20 MB together can be read at a time. Please choose fewer.`,
        });
      }
      await insertFile(handle, actor, params.id, { name: query.name, bytes: body });
      await updateIntake(handle, params.id, { state: "draft", roster: null, refusal: null });
      return read(handle, params.id);
    }),
  );

  api.route(readIntake, administering, async ({ params, transaction }) => {
    const intake = await transaction(async (handle) => {
      const row = await open(handle, params.id);
      if (row.files.length === 0)
        throw new AppError("invalid", { detail: "Please choose the files of your school first." });
      await updateIntake(handle, params.id, { state: "waiting", roster: null, attempts: 0 });
      return read(handle, params.id);
    });
    wakeIntake();
    return intake;
  });

  api.route(getIntake, administering, ({ params, transaction }) =>
    transaction((handle) => read(handle, params.id)),
  );

  api.route(settleIntake, administering, async ({ actor, body, params, transaction }) => {
    if (actor.program !== undefined) checkLeftToPeople(body.decisions);
    const intake = await transaction(async (handle) => {
      const row = await open(handle, params.id);
      if (row.state !== "waiting") checkReady(row);
      const { mappings, answers, decisions } = body;
      if (row.kind === "new_year" && decisions !== undefined && decisions.new_year === undefined)
        throw new AppError("invalid", { detail: "Please say what becomes of the classes." });
      // Columns and answers change what is read, decisions only what is made of it.
      const again = mappings !== undefined || answers !== undefined;
      await updateIntake(handle, params.id, {
        state: "waiting",
        attempts: 0,
        leased_until: null,
        ...(again ? { roster: null } : {}),
        ...(mappings === undefined ? {} : { mappings }),
        ...(answers === undefined ? {} : { answers }),
        ...(decisions === undefined ? {} : { decisions }),
      });
      return read(handle, params.id);
    });
    wakeIntake();
    return intake;
  });

  api.route(cancelIntake, administering, ({ params, transaction }) =>
    transaction(async (handle) => {
      const { kind } = await open(handle, params.id);
      await deleteIntake(handle, params.id);
      return { detail: WORDS[kind].cancelled };
    }),
  );
}

function serveNewYear(api: Api, { wakeIntake, now }: Pick<Parts, "wakeIntake" | "now">): void {
  api.route(beginNewYear, administering, async ({ actor, body, transaction }) => {
    const intake = await transaction(async (handle) => {
      await checkNotLately(handle, { again: body.again, now: now() });
      const decisions = { new_year: body };
      const id = await insertIntake(handle, actor, {
        kind: "new_year",
        state: "waiting",
        decisions,
      });
      return read(handle, id);
    });
    wakeIntake();
    return intake;
  });
}

function servePreview(api: Api): void {
  api.route(listIntakeEntries, administering, ({ params, query, request, transaction }) =>
    transaction(async (handle) => {
      const row = await known(handle, params.id);
      if (row.state === "refused") checkReady(row);
      const cut = windowOf(query) ?? { limit: MOST_ENTRIES };
      const rows = await selectEntries(handle, params.id, query.kind, cut);
      const emails = rows.flatMap(({ payload }) => payload.teacher?.email ?? []);
      const found = emails.length === 0 ? [] : await selectAccounts(handle, emails);
      const accounts = new Map(found.map((each) => [each.email, each]));
      const entries = rows.map((each) => presentEntry(each, accounts));
      if (query.page === undefined) return entries;
      return page(entries, await countEntries(handle, params.id, query.kind), query, request);
    }),
  );

  api.route(exportRefusedRows, administering, ({ params, reply, transaction }) =>
    transaction(async (handle) => {
      checkReady(await known(handle, params.id));
      const cut = { limit: MOST_REFUSED };
      const rows = await selectEntries(handle, params.id, "refused", cut);
      reply.header("content-disposition", 'attachment; filename="refused-rows.csv"');
      return refusedRowsAsCsv(rows.map(({ payload }) => payload));
    }),
  );
}

/** Refuses what a program may not say, as nobody has looked: who somebody of the files is. */
function checkLeftToPeople({ people, changed_ids, teachers }: IntakeDecisions = {}): void {
  const names = Object.keys({ ...people, ...teachers });
  if (names.length === 0 && changed_ids !== true) return;
  throw new AppError("not_allowed", {
    detail:
      "A program does not decide who somebody is. Nothing was settled: leave them out, and let a person bring these files in on the screen.",
  });
}

async function known(handle: Handle, id: number): Promise<IntakeRow> {
  const row = await findIntake(handle, id);
  if (row === undefined) throw notFound();
  return row;
}

/** One that is not brought in, locked until the transaction ends. */
async function open(handle: Handle, id: number): Promise<IntakeRow> {
  const row = await lockIntake(handle, id);
  if (row === undefined) throw notFound();
  if (row.committed_at !== null) throw new AppError("conflict", { detail: WORDS[row.kind].anew });
  return row;
}

async function planAgain(handle: Handle, id: number): Promise<IntakeKind> {
  const { kind } = await open(handle, id);
  await updateIntake(handle, id, { state: "waiting", attempts: 0, leased_until: null });
  return kind;
}

async function read(handle: Handle, id: number): Promise<Intake> {
  return presentIntake(await known(handle, id));
}
