// `npm run access` writes down who may call which endpoint; with `--check`, as `npm run check` runs it, it says
// whether what is written is true, and which endpoint nobody has decided about.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ACCESS } from "../contract/src/access.ts";
import type { Endpoint } from "../contract/src/endpoint.ts";
import { describeAccess, undecided, type Described } from "./access-matrix.ts";
import { inRoot } from "./paths.ts";

const FILE = inRoot("docs", "access-matrix.md");

/** Every endpoint that a file of the contract exports. */
async function readEndpoints(): Promise<Described[]> {
  const files = globSync("**/*.ts", { cwd: inRoot("contract", "src", "features") });
  const modules = await Promise.all(
    files
      .filter((file) => !file.endsWith(".test.ts"))
      .map(
        (file): Promise<Record<string, unknown>> =>
          import(pathToFileURL(inRoot("contract", "src", "features", file)).href),
      ),
  );
  return modules.flatMap((exported) => Object.values(exported)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "responses" in value && "path" in value;
}

const endpoints = await readEndpoints();
const problems = undecided(endpoints, ACCESS);
const page = describeAccess(endpoints, ACCESS);
if (!process.argv.includes("--check")) writeFileSync(FILE, page);
else if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== page)
  problems.push(
    "The contract lets others in than the page says: renew docs/access-matrix.md by `npm run access`.",
  );
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
