import { describe, expect, it } from "vitest";
import { checkComparison } from "../checks/comparison.ts";
import { checkLanguage } from "../checks/foreign.ts";
import { checkInsult } from "../checks/insult.ts";
import { checkPreamble, runsOfInstructions } from "../checks/preamble.ts";
import { evaluationClasses } from "../../evaluation/classes.ts";
import { createEmbeddedWriter } from "../embedded/writer.ts";
import { flagText } from "../privacy/flags.ts";
import { WRITE_REPORT } from "./prompts/write-report.ts";

const STOPPED: ReadonlySet<string> = new Set(["safeguarding", "diagnosis", "family"]);

describe("what the embedded writer advises", () => {
  it("would pass the checks of what a model sends: they stop nothing good", async () => {
    const writer = createEmbeddedWriter();
    const runs = runsOfInstructions(WRITE_REPORT.system);
    const stopped: string[] = [];
    for (const { students } of evaluationClasses(false, " advice"))
      for (const [seed, facts] of students.entries()) {
        const report = await writer.write({
          facts,
          said: { classmates: [], earlier: [] },
          seed,
          roster: null,
        });
        for (const { text, sources } of report.sentences) {
          // What the teacher typed is the teacher's.
          if (sources.some((source) => /_notes$|^best_|^area_|^additional_/u.test(source)))
            continue;
          const bare = text.replaceAll(facts.student.first_name, "Amara");
          const problems = [
            ...checkInsult([bare], ""),
            ...checkComparison([bare], ""),
            ...checkPreamble([bare], runs),
            ...checkLanguage([bare], ""),
          ];
          const flagged = flagText(bare).some((kind) => STOPPED.has(kind));
          if (problems.length > 0 || flagged) stopped.push(bare);
        }
      }
    expect(stopped).toEqual([]);
  });
});
