// Order matters: most browsers also call themselves by the names of others.
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//u, "Edge"],
  [/\bOPR\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//u, "Firefox"],
  // Also without a window, where its name runs on: HeadlessChrome.
  [/Chrome\/|\bCriOS\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bAndroid\b/u, "Android"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bWindows\b/u, "Windows"],
  [/\bMac OS X\b/u, "Mac"],
  [/\bLinux\b/u, "Linux"],
];

/** What a person would call their browser, such as "Firefox on Windows"; no more of it is kept. */
export function browserName(userAgent = ""): string {
  const named = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = named(BROWSERS);
  if (browser === undefined) return "";
  const system = named(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}
