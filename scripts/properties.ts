// `npm run properties -- [rounds]`: the property tests on random seeds, to look for what the fixed one of the gate
// does not draw. With PROPERTY_SEED set, on that one.
import { randomInt } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { ROOT, TOOLS, inRoot } from "./paths.ts";
import { runQuietly } from "./processes.ts";

const given = process.env["PROPERTY_SEED"];
const rounds = Number(process.argv[2] ?? 10);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("Give the number of rounds: npm run properties -- 50");
  process.exit(1);
}

/** The property tests of a workspace. */
function filesOf(workspace: string): string[] {
  return globSync("src/**/*.test.ts", { cwd: inRoot(workspace) })
    .map((file) => inRoot(workspace, file))
    .filter((file) => readFileSync(file, "utf8").includes("fc.assert"));
}

const files = ["contract", "writing", "roster", "web"].flatMap(filesOf);

const failed: number[] = [];
for (let round = 1; round <= rounds; round++) {
  const seed = given === undefined ? randomInt(2 ** 31) : Number(given);
  const args = [TOOLS.vitest, "run", "--root", ROOT, "--no-isolate", ...files];
  const { code, output } = await runQuietly(process.execPath, args, {
    env: { NODE_ENV: "test", PROPERTY_SEED: String(seed) },
  });
  console.log(`${code === 0 ? "✓" : "✗"} round ${round} of ${rounds}, seed ${seed}`);
  if (code === 0) continue;
  failed.push(seed);
  console.log(output);
}
if (failed.length > 0) {
  console.log(`Again with: PROPERTY_SEED=${failed[0]} npm run properties -- 1`);
  process.exitCode = 1;
}
