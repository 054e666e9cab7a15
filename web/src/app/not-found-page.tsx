import { Link } from "react-router";
import { useSession } from "../data/accounts.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { buttonClass } from "../ui/button-class.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { paths } from "./paths.ts";

/** What an address without a page shows. */
export function NotFoundPage() {
  const signedIn = useSession().data?.authenticated === true;
  usePageTitle("Page not found");
  return (
    <EmptyState
      heading
      mark="search"
      title="Page not found"
      className="pt-[12dvh]"
      actions={
        <>
          <Link to={paths.home} className={buttonClass("secondary")}>
            Go to the home page
          </Link>
          {signedIn && (
            <Link to={paths.dashboard} className={buttonClass("primary")}>
              Go to your dashboard
            </Link>
          )}
        </>
      }
    >
      There is no page at this address. It may have moved, or the address may be mistyped.
    </EmptyState>
  );
}
