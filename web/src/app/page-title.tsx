import { useLocation } from "react-router";
import { usePageTitle } from "../lib/use-page-title.ts";
import { headAt } from "./page-heads.ts";

/** Names the public pages in the browser's tab; every other page names itself. */
export function PageTitle() {
  const head = headAt(useLocation().pathname);
  return head && <Titled title={head.title} />;
}

function Titled({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
