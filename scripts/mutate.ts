// `npm run mutate`: changes the code in many small ways, one at a time, and counts which changes the tests notice.
// `npm run mutate -- privacy checks` takes some parts only, `--only near.ts` some places in them, `--again` keeps what
// an earlier run found out where nothing has changed since, `--beside` tries two at a time.
import { parseArgs } from "node:util";
import { PARTS } from "./mutate/parts.ts";
import { LEAST, type Mutant, describeScore, describeSurvivors, scoreOf } from "./mutate/score.ts";
import { mutateSchema } from "./mutate/sql.ts";
import { mutateSources } from "./mutate/stryker.ts";

/** The database's part. */
const SCHEMA = "schema";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: "boolean", default: false },
    beside: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
});
const settings = { again: values.again, sides: values.beside ? 2 : 1, only: values.only };
const known = [...Object.keys(PARTS), SCHEMA];
const names = positionals.length > 0 ? positionals : known;
const strange = names.filter((name) => !known.includes(name));
if (strange.length > 0) {
  console.log(`There is no part ${strange.join(", ")}; there are ${known.join(", ")}.`);
  process.exit(2);
}

const lines: string[] = [];
const all: Mutant[] = [];
for (const name of names) {
  const part = PARTS[name];
  const began = Date.now();
  const mutants = part ? await mutateSources(name, part, settings) : await mutateSchema(settings);
  all.push(...mutants);
  const score = scoreOf(mutants);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log([`Not noticed in ${name}:`, ...describeSurvivors(mutants)].join("\n"));
  lines.push(`${score.percent < LEAST ? "✗" : "✓"} ${describeScore(name, score)} in ${seconds} s`);
  if (score.percent < LEAST) process.exitCode = 1;
}
console.log([...lines, describeScore("total", scoreOf(all))].join("\n"));
