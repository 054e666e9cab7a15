// `npm run chaos [-- --minutes 1]`: works for ten minutes on both engines while everything goes wrong, and ends with 1
// where a process has ended by itself, or anything acknowledged is lost or there twice.
import { parseArgs } from "node:util";
import pg from "pg";
import { describeOutcome, runChaos } from "./run-chaos.ts";
import { embeddedWorld, postgresWorld, type World } from "./world.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);
const USUAL = "postgres://postgres@127.0.0.1:5432/postgres";

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function run(world: World, minutes: number): Promise<boolean> {
  try {
    if (!world.disk) say(`${world.engine}: no disk can be mounted here, so none is filled.`);
    const outcome = await runChaos(world, minutes * 60);
    say(describeOutcome(world.engine, outcome));
    const { exits, lost, doubled, unexpected } = outcome;
    return [exits, lost, doubled, unexpected].every((each) => each.length === 0);
  } finally {
    await world.remove();
  }
}

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error("--minutes takes a number above 0.");
const worlds = [await embeddedWorld()];
const url = process.env["TEST_DATABASE_URL"] ?? USUAL;
if (await answers(url)) worlds.push(await postgresWorld(url));
else say("No PostgreSQL answers on 127.0.0.1:5432: tried on the embedded database only.");
const well = await Promise.all(worlds.map((world) => run(world, minutes)));
process.exitCode = well.every(Boolean) ? 0 : 1;
