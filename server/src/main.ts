import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { readEnvironment } from "./platform/environment.ts";
import { createLog } from "./platform/log.ts";
import { StartError } from "./platform/start-error.ts";

/** Longest time between a signal and the end. */
const STOP_WITHIN = 9_500;

if (Number(process.versions.node.split(".")[0]) < 24) {
  fail(
    `${PRODUCT_NAME} needs Node 24 or newer, and this is ${process.versions.node}: start it with npm start.`,
  );
}
try {
  const environment = readEnvironment(process.env);
  const log = createLog(environment.logLevel);
  const { start } = await import("./start.ts");
  const running = await start(environment, log);
  announce(running.url, running.accounts);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  if (error instanceof StartError) fail(error.message);
  throw error;
}

function announce(
  url: string | null,
  accounts: { email: string; password: string; role: string }[],
): void {
  const lines = [
    url === null ? `${PRODUCT_NAME} works on reports.` : `${PRODUCT_NAME} is ready: ${url}`,
  ];
  if (accounts.length > 0) {
    lines.push("", "Demonstration accounts:");
    for (const { email, password, role } of accounts)
      lines.push(`  ${email}  ${password}  (${role})`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
