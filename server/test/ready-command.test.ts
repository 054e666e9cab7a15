import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDatabase } from "./support/database.ts";
import { startMailServer, textOf, type MailServer } from "./support/mail-server.ts";
import { runProgram } from "./support/run-program.ts";

let settings: Record<string, string>;
let mail: MailServer;
let drop: () => Promise<void>;

beforeAll(async () => {
  mail = await startMailServer();
  const data = await mkdtemp(join(tmpdir(), "reportair-ready-"));
  settings = {
    DATA_DIR: data,
    SESSION_SECRET: "q8TkP2v9xW4mZ7rB1nL5cY6hD3sF0gJa",
    PUBLIC_URL: "https://reports.school.example",
    TRUST_PROXY: "1",
    SMTP_URL: mail.url,
    PROVIDER_NAME: "Margin Ltd",
    PROVIDER_ADDRESS: "1 High Street, York",
    PROVIDER_EMAIL: "privacy@margin.example",
    HOSTING_COUNTRY: "the United Kingdom",
    BACKUP_STAMP: join(data, "backup-ended"),
  };
  let dropDatabase = async () => {};
  if (inject("engine") === "server") {
    const made = await createDatabase();
    settings["DATABASE_URL"] = made.url ?? "";
    dropDatabase = made.drop;
  }
  drop = async () => {
    await dropDatabase();
    await rm(data, { recursive: true });
  };
});
afterAll(async () => {
  await mail.stop();
  await drop();
});

const run = (program: string, args: string[] = [], more: Record<string, string> = {}) =>
  runProgram(program, args, { ...settings, ...more });

// A process of its own each time, which takes what the machine gives.
const PATIENCE = 600_000;

describe("npm run ready", { timeout: PATIENCE }, () => {
  it("ends with 1 and says what to set, while something essential is missing", async () => {
    const { code, stdout } = await run("ready-command.ts", [], { PROVIDER_NAME: "" });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ Provider .*Set PROVIDER_NAME/mu);
    expect(stdout).toMatch(/^✗ Backups .*No backup has ended/mu);
    expect(stdout).toContain("not ready for the public");
  });

  it("ends with 0 where a school is made, mail goes out and a backup has ended", async () => {
    const names = ["--name", "Hill Top", "--first-name", "Helen", "--last-name", "Marsden"];
    const made = await run("school-command.ts", [
      "create",
      ...names,
      "--email",
      "head@hilltop.example",
    ]);
    expect(made).toMatchObject({ code: 0 });
    await writeFile(settings["BACKUP_STAMP"] ?? "", "");
    const { code, stdout } = await run("ready-command.ts", ["--mail-to", "me@margin.example"]);
    expect(stdout).toContain("Nothing essential is missing.");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^✓ School .*one school/mu);
    expect(stdout).toMatch(/^✓ Test mail .*me@margin\.example/mu);
    expect(mail.received.map(textOf).join("\n")).toContain("This server can send mail.");
    expect(stdout).not.toContain(settings["SESSION_SECRET"]);
  });

  it("ends with 1 where a demonstration account is left", async () => {
    const demo = [
      "--first-name",
      "Helen",
      "--last-name",
      "Marsden",
      "--email",
      "teacher@demo.school",
    ];
    expect(await run("school-command.ts", ["create", "--name", "Oakfield", ...demo])).toMatchObject(
      {
        code: 0,
      },
    );
    const again = await run("ready-command.ts");
    expect(again.code).toBe(1);
    expect(again.stdout).toMatch(/^✗ Demonstration .*teacher@demo\.school/mu);
  });

  it("says why a test mail was not taken, without what the mail server says", async () => {
    const { code, stdout } = await run("ready-command.ts", ["--mail-to", "me@margin.example"], {
      SMTP_URL: "smtp://sender:mail-password@127.0.0.1:9",
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ Test mail .*did not take it/mu);
    expect(stdout).not.toContain("mail-password");
  });
});
