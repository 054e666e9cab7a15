/** What the login page shows before anybody has typed: apart from the contract's rules, so that it loads without them. */

export const PROVIDERS = ["google", "microsoft"] as const;
/** Where a school has its accounts: a Google Workspace, or a Microsoft tenant. */
export type Provider = (typeof PROVIDERS)[number];

/** As people call them. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  google: "Google",
  microsoft: "Microsoft",
};

/** Digits of a code that an app shows. */
export const CODE_DIGITS = 6;
