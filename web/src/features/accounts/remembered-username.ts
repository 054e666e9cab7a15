const KEY = "username";

/** The user name that this browser was asked to remember, or nothing. */
export function rememberedUsername(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberUsername(username: string | null): void {
  try {
    if (username) localStorage.setItem(KEY, username);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remember it in.
  }
}
