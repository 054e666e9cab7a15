import { API_BASE } from "@reportair/contract/product.ts";
import type {
  CSRF_COOKIE as CookieName,
  CSRF_HEADER as HeaderName,
} from "@reportair/contract/features/accounts.ts";

const COOKIE: typeof CookieName = "csrftoken";
export const CSRF_HEADER: typeof HeaderName = "X-CSRFToken";

/** The token for the next writing call: the cookie's, or a fresh one where there is none. */
export async function csrfToken(): Promise<string | null> {
  return tokenIn(document.cookie) ?? (await freshCsrfToken());
}

/** Has the server set the cookie anew. */
export async function freshCsrfToken(): Promise<string | null> {
  const response = await fetch(`${API_BASE}/csrf/`, {
    credentials: "same-origin",
    headers: { Accept: "application/json" },
  });
  const token = response.headers.get(CSRF_HEADER) ?? tokenIn(document.cookie);
  if (!response.ok || !token) console.warn("No CSRF token: the server gave none");
  return token;
}

export function dropCsrfToken(): void {
  document.cookie = `${COOKIE}=; path=/; max-age=0`;
}

/** The token in a `document.cookie` string. */
export function tokenIn(cookies: string): string | null {
  for (const pair of cookies.split("; ")) {
    const [name, value] = pair.split("=", 2);
    if (name === COOKIE && value) return decodeURIComponent(value);
  }
  return null;
}
