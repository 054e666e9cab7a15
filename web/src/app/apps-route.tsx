import { AppsPage } from "../features/apps/apps-page.tsx";
import { useStart } from "./use-start.ts";

/** The apps page, whose button leads on to the dashboard or, first, to the login. */
export function AppsRoute() {
  return <AppsPage startAt={useStart()} />;
}
