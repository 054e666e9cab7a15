import "./begin.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { watchPerson } from "./app/watch-person.ts";
import { bearChangesByOthers } from "./lib/changed-by-others.ts";
import { rememberWrittenFields } from "./lib/use-written-fields.ts";
import { listenBeforeRouter } from "./ui/history-hold.ts";
import { tellCutPastes } from "./ui/tell-cut-pastes.ts";
import { readWrittenSite } from "./data/site.ts";
import "./ui/styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no root element");
bearChangesByOthers(document);
tellCutPastes(document);
listenBeforeRouter();
watchPerson();
readWrittenSite();
const app = (
  <StrictMode>
    <App Router={BrowserRouter} />
  </StrictMode>
);
// A page that was written out at the build is taken over, any other is drawn.
if (root.firstElementChild) {
  rememberWrittenFields(root);
  hydrateRoot(root, app);
} else createRoot(root).render(app);
