import { type APIRequestContext, type Page, expect } from "@playwright/test";

/** The password of every account of the demonstration school. */
export const PASSWORD = "demo-school-2025";
/** The password of everybody whom a test adds to it: that of the demonstration is refused as a new one. */
export const NEW_PASSWORD = "harbour-lamp-meadow";

/** Teachers of `makeRoom` have addresses such as `t.4711.2@demo.school`. */
const passwordOf = (username: string) => (/^t\.\d/u.test(username) ? NEW_PASSWORD : PASSWORD);

/** Signs in by the API, for tests whose matter is what comes after; returns the headers that writing calls need. */
export async function signIn(
  who: APIRequestContext,
  username: string,
): Promise<{ "X-CSRFToken": string }> {
  const token = async () => {
    const header = (await who.get("/api/csrf/")).headers()["x-csrftoken"];
    return { "X-CSRFToken": header ?? "" };
  };
  const ask = async () =>
    who.post("/api/login/", {
      data: { username, password: passwordOf(username) },
      headers: await token(),
    });
  let answer = await ask();
  // A page of the same browser that signs out takes the token away; the web app asks for another, too.
  if (answer.status() === 403) answer = await ask();
  expect(answer.status()).toBe(200);
  return token();
}

/** Signs in as a person does, on the login page. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(passwordOf(username));
  await page.getByRole("button", { name: "Login", exact: true }).click();
}
