// `npm run dev`: the server and the web app, both with reload. What ends one of them ends both.
import { spawn } from "node:child_process";
import { TOOLS, inRoot } from "./paths.ts";

const { HOST = "127.0.0.1", PORT = "8000" } = process.env;
const env = { ...process.env, API_ORIGIN: `http://${HOST}:${PORT}` };

const children = [
  ["--watch", "--watch-preserve-output", inRoot("server", "src", "main.ts")],
  [TOOLS.vite, inRoot("web"), "--clearScreen", "false"],
].map((args) => spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit"] }));

let code = 0;
let open = children.length;
for (const child of children) {
  child.on("exit", (ended) => {
    open -= 1;
    code ||= ended ?? 0;
    for (const other of children) other.kill("SIGTERM");
    if (open === 0) process.exit(code);
  });
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
