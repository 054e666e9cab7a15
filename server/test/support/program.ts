import type { ApiToken } from "@reportair/contract/features/api-tokens.ts";
import type { TokenScope } from "@reportair/contract/tokens.ts";
import { Client } from "./client.ts";
import type { TestApp } from "./test-app.ts";

type Send = Parameters<Client["send"]>;

/** A program that calls with a token, and with neither cookie nor CSRF header. */
export class ProgramClient extends Client {
  readonly secret: string;
  readonly #url: string;

  constructor(url: string, secret: string) {
    super(url);
    this.#url = url;
    this.secret = secret;
  }

  override send<Body>(method: Send[0], path: Send[1], body: Send[2], options: Send[3] = {}) {
    const headers = { authorization: `Bearer ${this.secret}`, ...options.headers };
    return super.send<Body>(method, path, body, { csrf: null, ...options, headers });
  }

  override async download(path: string) {
    const answer = await fetch(`${this.#url}/api/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${this.secret}` },
    });
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  }
}

/** Has an administrator make a token; answers the program that has it. */
export async function makeProgram(
  app: TestApp,
  admin: Client,
  scopes: readonly TokenScope[] = ["rosters:write", "reports:read"],
  name = "Nightly roster",
): Promise<{ token: ApiToken; program: ProgramClient }> {
  const answer = await admin.post("admin/tokens/", { name, scopes });
  if (answer.status !== 201) throw new Error(answer.text);
  const { secret, token } = answer.body as { secret: string; token: ApiToken };
  return { token, program: new ProgramClient(app.url, secret) };
}
