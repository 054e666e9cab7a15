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

/** Says to somebody who has pressed something why nothing happens; resolves when they want to try again. */
async function tryAgain(): Promise<void> {
  const says = document.createElement("div");
  says.setAttribute("role", "alert");
  says.className =
    "fixed inset-x-4 bottom-4 z-70 mx-auto flex max-w-110 flex-wrap items-center gap-3 rounded-3 border border-border bg-raised px-4 py-3 text-md shadow-3";
  const words = document.createElement("p");
  words.className = "flex-1 basis-60";
  words.textContent =
    "A part of this page did not arrive: what you pressed was not done. What you typed is still here.";
  const again = document.createElement("button");
  again.type = "button";
  again.className =
    "inline-flex h-9 items-center rounded-2 border border-border-strong px-3.5 font-mid hover:bg-hover touch:h-11";
  again.textContent = "Try again";
  says.append(words, again);
  document.body.append(says);
  await new Promise((resolve) => again.addEventListener("click", resolve, { once: true }));
  says.remove();
}

async function startApp(): Promise<void> {
  const pressed = holdPresses();
  const { app, linked } = document.querySelector<HTMLElement>("script[data-app]")?.dataset ?? {};
  if (app === undefined) throw new Error("The page does not say where the app is");
  const known = document.documentElement.hasAttribute("data-known");
  const asks = location.search !== "";
  // What became of a payment is told without the app, and has no form for words that were left.
  const tells = tellsOutcome();
  const fits = asks === (linked !== undefined) && TAB_KEEPER.all().length === 0;
  if ((tells || fits) && !known && history.state === null)
    await Promise.race([firstUse(), formIsRead()]);
  for (let tries = 1; ; tries++) {
    try {
      await import(/* @vite-ignore */ app);
      return;
    } catch {
      await pressed;
      await tryAgain();
      // Some browsers remember for as long as a page is there that its code could not be had.
      if (tries > 1 && navigator.onLine) location.reload();
    }
  }
}

void startApp();
