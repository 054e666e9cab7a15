import {
  getMarkBookReading,
  keepMarkBookReading,
  type KeptColumn,
  type MarkBookReading,
} from "@reportair/contract/features/mark-books.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { teaching } from "../../http/guards.ts";
import { findClassroom } from "../classrooms/find-classroom.ts";
import { findReading, upsertReading } from "./queries.ts";

/** Serves how a teacher's mark book for a class is read; the book itself never comes here. */
export function serveMarkBooks(api: Api): void {
  api.route(getMarkBookReading, teaching, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      if (!(await findClassroom(handle, actor, params.id))) throw notFound();
      return shown(await findReading(handle, params.id));
    }),
  );
  api.route(keepMarkBookReading, teaching, ({ actor, params, body, transaction }) =>
    transaction(async (handle) => {
      if (!(await findClassroom(handle, actor, params.id))) throw notFound();
      return shown(await upsertReading(handle, actor, params.id, body.columns));
    }),
  );
}

function shown(reading: { columns: KeptColumn[]; updated_at: Date } | undefined): MarkBookReading {
  if (reading === undefined) return { columns: [], updated_at: null };
  return { columns: reading.columns, updated_at: reading.updated_at.toISOString() };
}
