import { connectServer } from "../../src/database/server-engine.ts";
import type { OwnerConnection } from "../../src/database/handle.ts";
import { createDatabase } from "./database.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

/**
 * Has every statement's plan sent as a notice, those within functions, too; pages are as near as on a solid-state disk.
 * Each is planned for any values, as a connection does that has asked it six times.
 */
const EXPLAIN = `load 'auto_explain'; set auto_explain.log_min_duration = 0;
  set auto_explain.log_nested_statements = on; set auto_explain.log_format = json;
  set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
  set auto_explain.log_level = notice; set client_min_messages = notice; set random_page_cost = 1.1;
  set plan_cache_mode = force_generic_plan`;

export type Plan = { [key: string]: unknown; Plans?: Plan[] };
type Explained = { "Query Text": string; Plan: Plan };

export type ExplainedApp = {
  app: TestApp;
  /** The tables' owner, whose statements are not explained. */
  owner: OwnerConnection;
  /** What was asked since `forget`, with its plans. */
  plans: () => readonly Explained[];
  forget: () => void;
};

/** A server on a PostgreSQL database of its own that says how each of its statements is done. */
export async function startExplainedApp(): Promise<ExplainedApp> {
  const own = await createDatabase();
  let plans: Explained[] = [];
  const explaining = connectServer(String(own.url), 8);
  explaining.pool.on("connect", (client) => {
    client.on("notice", ({ message }) => {
      if (message?.startsWith("duration:"))
        plans.push(JSON.parse(message.slice(message.indexOf("{"))));
    });
    void client.query(EXPLAIN);
  });
  const drop = async () => {
    await explaining.close();
    await own.drop();
  };
  const app = await startTestApp({ database: { database: explaining, drop } });
  const forget = () => {
    plans = [];
  };
  return { app, owner: own.database.owner, plans: () => plans, forget };
}

/** Every step of a plan. */
export function stepsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];
}
