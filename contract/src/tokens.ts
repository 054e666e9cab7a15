/** What a token for a program can open, each with what it does in the words of the screen. */
export const TOKEN_SCOPES = {
  "rosters:write": "Bring rosters in",
  "reports:read": "Take released reports out",
} as const;
export type TokenScope = keyof typeof TOKEN_SCOPES;

/** What every token begins with, so that programs that look for lost secrets know one. */
export const TOKEN_PREFIX = "rair_";

/** Days for which a token opens anything where no end is chosen, and for which it may at most. */
export const TOKEN_DAYS = 90;
export const TOKEN_DAYS_MAX = 365;
