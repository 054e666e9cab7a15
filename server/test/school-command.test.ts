import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client } from "./support/client.ts";
import { createDatabase } from "./support/database.ts";
import { startMailServer, textOf, type MailServer } from "./support/mail-server.ts";
import { INHERITED, startServerProcess } from "./support/server-process.ts";

const script = fileURLToPath(new URL("../src/school-command.ts", import.meta.url));
const PUBLIC_URL = "https://reports.example.school";

let settings: Record<string, string>;
let mail: MailServer;
let drop: () => Promise<void>;

beforeAll(async () => {
  mail = await startMailServer();
  const folder = await mkdtemp(join(tmpdir(), "reportair-school-"));
  settings = {
    DATA_DIR: folder,
    PUBLIC_URL,
    SESSION_SECRET: "a secret that only tests know, long enough",
  };
  let dropDatabase = async () => {};
  if (inject("engine") === "server") {
    const made = await createDatabase();
    settings.DATABASE_URL = made.url ?? "";
    dropDatabase = made.drop;
  }
  drop = async () => {
    await dropDatabase();
    await rm(folder, { recursive: true });
  };
});
afterAll(async () => {
  await mail.stop();
  await drop();
});

type Outcome = { code: number; stdout: string; stderr: string };
const run = (args: string[], more: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...INHERITED, ...settings, ...more };
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
const create = (email: string, more?: Record<string, string>, ...extra: string[]) => {
  const names = ["--name", "Hill Top School", "--first-name", "Helen", "--last-name", "Marsden"];
  return run(["create", ...names, "--email", email, ...extra], more);
};
const linkIn = (text: string) => /token=([\w-]{43})/u.exec(text)?.[1];

describe("npm run school -- second-step-off", () => {
  it("says so where an address has no second step", async () => {
    await create("nobody.lost@hilltop.example");
    const { code, stderr } = await run(["second-step-off", "nobody.lost@hilltop.example"]);
    expect(code).toBe(1);
    expect(stderr).toBe(
      "No account with the address nobody.lost@hilltop.example has a second step.\n",
    );
  });
});

describe("npm run school -- create", () => {
  it("makes a school whose administrator sets their password by the printed link", async () => {
    const { code, stdout } = await create("head@hilltop.example", {}, "--teaches");
    expect(code).toBe(0);
    expect(stdout).toContain("Hill Top School is ready");
    expect(stdout).toContain(`${PUBLIC_URL}/reset-password?token=`);
    const server = await startServerProcess(settings);
    try {
      const client = new Client(server.url);
      const reset = { token: linkIn(stdout), new_password: "a brand new password" };
      expect((await client.post("password-reset-validate/", reset)).status).toBe(200);
      const login = await client.post("login/", {
        username: "head@hilltop.example",
        password: "a brand new password",
      });
      expect(login.body).toMatchObject({
        role: "adminteacher",
        first_name: "Helen",
        institution: { name: "Hill Top School" },
      });
      const { body } = await client.get("audit/");
      expect(body.at(-1)).toMatchObject({
        actor: { id: null, name: "The provider" },
        action: "institution.created",
        subject: { type: "institution", label: "Hill Top School" },
      });
      if (inject("engine") === "embedded") {
        const second = await create("second@hilltop.example");
        expect(second.code).toBe(1);
        expect(second.stderr).toMatch(/in use by another .*: stop that one/u);
      }
    } finally {
      await server.terminate();
    }
  });

  it("mails the link where there is a mail server, and prints none", async () => {
    const { code, stdout } = await create("mailed@hilltop.example", { SMTP_URL: mail.url });
    expect(code).toBe(0);
    expect(linkIn(stdout)).toBeUndefined();
    const received = await mail.take("mailed@hilltop.example");
    expect(received.raw).toMatch(/^Subject: Welcome to ReportAIr/mu);
    expect(linkIn(textOf(received))).toBeDefined();
  });

  it("refuses an address that has an account, and makes no school then", async () => {
    await create("twice@hilltop.example");
    const { code, stdout, stderr } = await create("TWICE@hilltop.example");
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: "",
      stderr: "A user with this email already exists.\n",
    });
  });

  it.each([[[]], [["remove"]], [["create", "--colour", "red"]], [["create", "--name", "X"]]])(
    "explains itself after %j",
    async (args) => {
      const { code, stderr } = await run(args);
      expect(code).toBe(1);
      expect(stderr).toContain('npm run school -- create --name "Hill Top School"');
    },
  );
});

describe("demonstration accounts", () => {
  // Five processes, each of which opens the database anew.
  it("keep the server from serving others than this machine, until they are removed", async () => {
    expect((await create("teacher@demo.school")).code).toBe(0);
    await expect(startServerProcess(settings)).rejects.toThrow(
      /remove the demonstration with all it holds: npm run school -- remove-demo/u,
    );

    const { code, stdout } = await run(["remove-demo"]);
    expect([code, stdout]).toEqual([0, "Removed with all they held: Hill Top School.\n"]);
    expect((await run(["remove-demo"])).stdout).toBe(
      "There is no demonstration school here. Nothing was removed.\n",
    );
    const server = await startServerProcess(settings);
    await server.terminate();
  });
});
