import { globSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { inRoot } from "../paths.ts";
import type { Part } from "./parts.ts";
import type { Mutant, Outcome } from "./score.ts";
import { WORK_FOLDER, type Settings } from "./settings.ts";

type Result = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const OUTCOMES: Partial<Record<Result["status"], Outcome>> = {
  Killed: "killed",
  Timeout: "killed",
  Survived: "survived",
  NoCoverage: "untested",
};

function filesWith({ mutate }: Part, only: string): string[] {
  const files = globSync(mutate.filter((path) => !path.startsWith("!")));
  return files.filter((file) => file.includes(only) && !/\.test\.ts$|-examples\.ts$/u.test(file));
}

function toMutant({ fileName, location, mutatorName, replacement, status }: Result): Mutant[] {
  const outcome = OUTCOMES[status];
  if (outcome === undefined) return [];
  const file = fileName.replace(inRoot(), "");
  return [
    {
      place: `${file}:${location.start.line}`,
      operator: mutatorName,
      now: replacement ?? "",
      outcome,
    },
  ];
}

/**
 * Mutates the sources of a part, one place at a time, and runs the tests that reach it. With `again`, what an
 * earlier run found out stands where neither the source nor its tests have changed.
 */
export async function mutateSources(
  name: string,
  part: Part,
  { again, sides, only }: Settings,
): Promise<Mutant[]> {
  // Not by Stryker's own `testFiles`: with it, what a module does when it is loaded is never mutated.
  process.env["MUTATION_TESTS"] = JSON.stringify(part.tests);
  const results = await new Stryker({
    mutate: only === "" ? [...part.mutate] : filesWith(part, only),
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner", inRoot("scripts/mutate/ignore-texts.ts")],
    ignorers: ["texts"],
    vitest: { configFile: "scripts/mutate/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    // There is no compiler to satisfy: Node takes the types away.
    disableTypeChecks: false,
    // A slow machine must not look like a loop without an end; those are counted, not timed.
    timeoutMS: 60_000,
    concurrency: sides,
    tempDirName: WORK_FOLDER,
    incremental: true,
    incrementalFile: `${WORK_FOLDER}/${name}.json`,
    force: !again,
    ignorePatterns: ["bench", "docs", "e2e", "web", ".ci", "server/test"],
    reporters: process.stdout.isTTY ? ["progress"] : ["progress-append-only"],
  }).runMutationTest();
  return results.filter(({ fileName }) => fileName.includes(only)).flatMap(toMutant);
}
