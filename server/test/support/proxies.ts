import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type {} from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Those that are installed here. */
    proxies: readonly ("nginx" | "caddy")[];
  }
}

const run = promisify(execFile);
const deployed = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), "utf8");

/** A proxy that runs with the settings of `deploy/`, but for ports, names and certificate. */
export type Proxy = {
  /** By https. */
  url: string;
  stop: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Puts other values in the place of those that stand in the file; each has to be there. */
function replaced(text: string, values: readonly (readonly [string, string])[]): string {
  return values.reduce((so, [from, to]) => {
    if (!so.includes(from)) throw new Error(`The settings do not have ${from}.`);
    return so.replaceAll(from, to);
  }, text);
}

/** Starts the proxy in front of the server at `upstream`, with a certificate that it made itself. */
export async function startProxy(kind: "nginx" | "caddy", upstream: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), "reportair-proxy-"));
  const inFolder = (name: string) => join(folder, name);
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", inFolder("key.pem"), "-out", inFolder("cert.pem")];
  await run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files, ...subject]);
  const [port, plain] = [await freePort(), await freePort()];
  const command = await (kind === "nginx" ? setUpNginx : setUpCaddy)({
    folder,
    upstream,
    port,
    plain,
  });
  const child = spawn(kind, command, {
    env: {
      PATH: process.env["PATH"],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const url = `https://localhost:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${kind} ended: ${said}`);
    await wait(100);
  }
  return {
    url,
    stop: async () => {
      const gone = once(child, "exit");
      // Asked to stop, Caddy would wait for connections that are kept alive.
      child.kill("SIGKILL");
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

type Place = { folder: string; upstream: string; port: number; plain: number };

async function setUpNginx({ folder, upstream, port, plain }: Place): Promise<string[]> {
  const site = replaced(await deployed("nginx.conf"), [
    ["server 127.0.0.1:8001;", `server ${new URL(upstream).host};`],
    ["server 127.0.0.1:8002;", ""],
    ["listen 80;", `listen 127.0.0.1:${plain};`],
    ["listen 443 ssl", `listen 127.0.0.1:${port} ssl`],
    ["server_name reports.school.example", "server_name localhost"],
    ["/etc/letsencrypt/live/reports.school.example/fullchain.pem", join(folder, "cert.pem")],
    ["/etc/letsencrypt/live/reports.school.example/privkey.pem", join(folder, "key.pem")],
  ]);
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  // Its workers keep large bodies in that folder, which is nobody's but ours.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const whole = `${user} daemon off; pid ${join(folder, "pid")}; error_log stderr;
events {}
http { access_log off; ${own}
${site} }`;
  await writeFile(join(folder, "nginx.conf"), whole);
  return ["-e", "stderr", "-c", join(folder, "nginx.conf")];
}

async function setUpCaddy({ folder, upstream, port }: Place): Promise<string[]> {
  const certificate = `tls ${join(folder, "cert.pem")} ${join(folder, "key.pem")}`;
  const site = replaced(await deployed("Caddyfile"), [
    ["reports.school.example {", `https://localhost:${port} {\n\t${certificate}`],
    ["127.0.0.1:8001 127.0.0.1:8002", new URL(upstream).host],
  ]);
  const head = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n";
  await writeFile(join(folder, "Caddyfile"), head + site);
  return ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
}

/** Whether the server is reached through it. */
function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    request(`${url}/healthz`, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    })
      .on("error", () => resolve(false))
      .end();
  });
}
