import { Client } from "../../server/test/support/client.ts";
import { PASSWORD } from "../../server/test/support/factories.ts";

/** Signs a person of an invented school in over HTTP. */
export async function signIn(url: string, { email }: { email: string }): Promise<Client> {
  const client = new Client(url);
  const { status } = await client.post("login/", { username: email, password: PASSWORD });
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return client;
}

/** The Cookie header of a signed-in client. */
export function cookieOf(client: Client): string {
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}
