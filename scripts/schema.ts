// `npm run schema` writes down the database as the migrations leave it; with `--check`, as `npm run check` runs
// it, it says whether what is written is true.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describeSchema } from "../server/src/database/describe-schema.ts";
import { migrate } from "../server/src/database/migrate.ts";
import { openEmbedded } from "../server/src/database/open.ts";
import { inRoot } from "./paths.ts";

const FILE = inRoot("server", "schema.sql");

const database = await openEmbedded(null);
try {
  await migrate(database.owner);
  const schema = await describeSchema(database.owner);
  if (!process.argv.includes("--check")) {
    writeFileSync(FILE, schema);
  } else if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== schema) {
    console.log(
      "The migrations make another database: renew server/schema.sql by `npm run schema`.",
    );
    process.exitCode = 1;
  }
} finally {
  await database.close();
}
