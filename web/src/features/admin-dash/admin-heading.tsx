import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { PageHeading } from "../../ui/page-heading.tsx";

/** The title of one of AdminDash's own pages, with the way back above it. */
export function AdminHeading(props: { title: string; children?: ReactNode; tools?: ReactNode }) {
  usePageTitle(props.title);
  return (
    <>
      <Link
        to={paths.adminDash}
        className="-ml-1.5 mb-1 inline-flex min-h-8 items-center gap-1.5 rounded-2 px-1.5 text-md text-text-2 hover:text-text touch:min-h-11 print:hidden"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        AdminDash
      </Link>
      <PageHeading title={props.title} tools={props.tools}>
        {props.children}
      </PageHeading>
    </>
  );
}
