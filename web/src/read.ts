// The script of written pages: see `fillShell`. Most people who read one do nothing else, and the app comes at the first
// sign that somebody means to. It comes at once where something in the address or its place in the history is for the app to read, where somebody is
// probably signed in, whose name and way on are not in what was written, or where a visitor has left words in this tab; and
// by itself a moment after a page with a form, so that its button is ready.
import "./begin.ts";
import { tellsOutcome } from "./features/payments/tell-outcome.ts";
import { TAB_KEEPER } from "./lib/drafts/tab-keeper.ts";
import { firstUse, holdPresses } from "./ui/first-use.ts";

/** So long after a page with a form has been seen its app comes by itself, so that the form can be sent. */
const FORM_MS = 1_000;

/** Resolves when the page has a form and has stood for a moment. */
function formIsRead(): Promise<void> {
  return new Promise((resolve) => {
    if (document.querySelector("form") === null) return;
    const later = () => setTimeout(resolve, FORM_MS);
    if (document.readyState === "complete") later();
    else addEventListener("load", later, { once: true });
  });
}

async function startApp(): Promise<void> {
  holdPresses();
  const { app, linked } = document.querySelector<HTMLElement>("script[data-app]")?.dataset ?? {};
  if (app === undefined) throw new Error("The page does not say where the app is");
  const known = document.documentElement.hasAttribute("data-known");
  const asks = location.search !== "";
  const asWritten = (tellsOutcome() || asks === (linked !== undefined)) && history.state === null;
  if (asWritten && !known && TAB_KEEPER.all().length === 0)
    await Promise.race([firstUse(), formIsRead()]);
  await import(/* @vite-ignore */ app);
}

void startApp();
