// `npm run check`: format, types, lint, boundaries, dead code, papers, schema and access, each with its own tool.
import { TOOLS, inRoot } from "./paths.ts";
import { runQuietly } from "./processes.ts";

const BOUNDED = ["contract", "writing", "roster", "server", "web", "e2e", "scripts"];
const TYPED = [...BOUNDED, "bench"];

const steps: [name: string, args: string[]][] = [
  ["format", [TOOLS.oxfmt, "--check", "."]],
  ...TYPED.map((folder): [string, string[]] => [
    `types of ${folder}`,
    [TOOLS.tsc, "-p", inRoot(folder)],
  ]),
  ["lint", [TOOLS.oxlint, "--type-aware", "--deny-warnings"]],
  // The measurements may know everybody, so nobody looks at what they know.
  ["boundaries", [TOOLS.depcruise, "--config", ".dependency-cruiser.mjs", ...BOUNDED]],
  ["circles of features", [inRoot("scripts", "feature-circles.ts")]],
  ["dead code", [TOOLS.knip]],
  ["schema", [inRoot("scripts", "schema.ts"), "--check"]],
  ["access", [inRoot("scripts", "access.ts"), "--check"]],
  ["papers", [inRoot("scripts", "papers.ts")]],
];

const failed: string[] = [];

async function runSteps(): Promise<void> {
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    const [name, args] = step;
    const { code, output } = await runQuietly(process.execPath, args);
    console.log(`${code === 0 ? "✓" : "✗"} ${name}`);
    if (code === 0) continue;
    failed.push(name);
    console.log(output);
  }
}

// Two at a time: each tool keeps about one core busy.
await Promise.all([runSteps(), runSteps()]);
if (failed.length > 0) {
  console.log(`To be fixed: ${failed.join(", ")}.`);
  process.exitCode = 1;
}
