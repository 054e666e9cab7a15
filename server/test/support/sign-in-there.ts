import type { Provider } from "@reportair/contract/signing-in.ts";
import type { Client } from "./client.ts";
import { CLIENT, type Account, type IdentityProvider } from "./identity-provider.ts";

/** An account of a Google Workspace. */
export const googleAccount = (email: string, more: object = {}): Account => ({
  sub: `google ${email}`,
  email,
  email_verified: true,
  hd: email.split("@")[1] ?? "",
  given_name: "Nia",
  family_name: "Rees",
  ...more,
});

/** An account of a Microsoft tenant. */
export const microsoftAccount = (tid: string, name: string, more: object = {}): Account => ({
  sub: `microsoft ${name}`,
  oid: `oid of ${name}`,
  tid,
  preferred_username: name,
  name: "Owen Price",
  acct: 0,
  ...more,
});

/** Signs in at the provider as whoever sits there, and comes back. */
export async function signInThere(
  idp: IdentityProvider,
  browser: Client,
  { who, provider = "google", domain }: { who: Account; provider?: Provider; domain?: string },
) {
  idp.who = who;
  const begun = await browser.post("login/providers/begin/", { provider, domain });
  if (begun.status !== 200) return begun;
  const query = await idp.walk(begun.body.address);
  return browser.post("login/providers/finish/", { query });
}

/** Saves a school's app at a provider. */
export const saveApp = (admin: Client, provider: Provider, tenant: string, more: object = {}) =>
  admin.put(`admin/sign-in/providers/${provider}/`, { ...CLIENT, tenant, ...more });

/** Tests what was saved, as this account there. */
export async function testApp(
  idp: IdentityProvider,
  admin: Client,
  provider: Provider,
  who: Account,
) {
  idp.who = who;
  const begun = await admin.post(`admin/sign-in/providers/${provider}/test/`);
  if (begun.status !== 200) return begun;
  const query = await idp.walk(begun.body.address);
  return admin.post("login/providers/finish/", { query });
}
