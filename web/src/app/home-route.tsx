import { HomePage } from "../features/home/home-page.tsx";
import { useStart } from "./use-start.ts";

/** The home page, whose buttons lead on to the dashboard or, first, to the login. */
export function HomeRoute() {
  return <HomePage startAt={useStart()} />;
}
