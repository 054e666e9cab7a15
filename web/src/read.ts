// The script of pages that are only read: see `fillShell`. Most people who read one do nothing else, and the app comes at
// the first sign that somebody means to. It comes at once where something in the address is for the app to read, or where
// somebody is probably signed in: their name and their way on are not in what was written.
import "./begin.ts";
import { firstUse } from "./ui/first-use.ts";

async function startApp(): Promise<void> {
  const { app } = document.querySelector<HTMLElement>("script[data-app]")?.dataset ?? {};
  if (app === undefined) throw new Error("The page does not say where the app is");
  const toRead = location.search === "" && !document.documentElement.hasAttribute("data-known");
  if (toRead) await firstUse();
  await import(/* @vite-ignore */ app);
}

void startApp();
