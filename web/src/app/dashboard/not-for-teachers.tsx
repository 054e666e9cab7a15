import { Link } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { paths } from "../paths.ts";

/** Tells a teacher that a page is for administrators, without asking the server anything. */
export function NotForTeachers({ page }: { page: string }) {
  return (
    <EmptyState
      heading
      title={`You are not allowed to open ${page}`}
      className="pt-[12dvh]"
      actions={
        <Link to={paths.dashboard} className={buttonClass("primary")}>
          Go to your dashboard
        </Link>
      }
    >
      Only administrators of your school can. Ask one of them if you need something changed there.
    </EmptyState>
  );
}
