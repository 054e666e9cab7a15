import { Client } from "pg";

const USUAL = "postgres://postgres@127.0.0.1:5432/postgres";

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A PostgreSQL server for the tests: the one of TEST_DATABASE_URL, which must answer, or one on this machine. */
export async function findPostgres(): Promise<string | undefined> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given === undefined || given === "") return (await answers(USUAL)) ? USUAL : undefined;
  if (await answers(given)) return given;
  throw new Error("The database of TEST_DATABASE_URL does not answer.");
}
