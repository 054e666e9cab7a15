import type { FastifyInstance } from "fastify";
import type { Database } from "../database/handle.ts";
import { isMigrated } from "../database/migrate.ts";

/** `/healthz`: the process is up. `/readyz`: the database answers and its migrations are applied. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get("/healthz", { logLevel: "silent" }, async () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const ready = await isMigrated(database.owner).catch(() => false);
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}
