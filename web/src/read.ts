// The script of written pages: see `fillShell`. Most people who read one do nothing else, and the app comes at the first
// sign that somebody means to. It comes at once where something in the address is for the app to read, where somebody is
// probably signed in, whose name and way on are not in what was written, or where a visitor has left words in this tab.
import "./begin.ts";
import { TAB_KEEPER } from "./lib/drafts/tab-keeper.ts";
import { firstUse } from "./ui/first-use.ts";

async function startApp(): Promise<void> {
  const { app } = document.querySelector<HTMLElement>("script[data-app]")?.dataset ?? {};
  if (app === undefined) throw new Error("The page does not say where the app is");
  const known = document.documentElement.hasAttribute("data-known");
  if (location.search === "" && !known && TAB_KEEPER.all().length === 0) await firstUse();
  await import(/* @vite-ignore */ app);
}

void startApp();
