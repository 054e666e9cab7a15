// `npm start`: builds the web app where it has changed, and becomes the server.
import { flushCompileCache } from "node:module";
import { pathToFileURL } from "node:url";
import { inRoot } from "./paths.ts";
import { buildWeb } from "./web-build.ts";

try {
  await buildWeb();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
await import(pathToFileURL(inRoot("server", "src", "main.ts")).href);
// Node writes its cache when a program ends of itself, which a killed server does not.
flushCompileCache();
