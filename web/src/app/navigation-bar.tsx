import { LogOut, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { useSession } from "../data/accounts.ts";
import { buttonClass } from "../ui/button-class.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Logo } from "./logo.tsx";
import { paths } from "./paths.ts";
import { siteLinks } from "./site-links.ts";
import { useSignOut } from "./use-sign-out.tsx";
import { useTheme } from "../lib/use-theme.ts";
import { IconButton } from "../ui/icon-button.tsx";

/** The fixed bar at the top of every page. */
export function NavigationBar(props: {
  /** What opens the menu of small screens. */
  menu: ReactNode;
  /** `app` uses the whole width; `login` lies beside the cover. */
  place?: "site" | "app" | "login";
}) {
  const { menu, place = "site" } = props;
  const session = useSession();
  const { signOut, leaving, question } = useSignOut();
  const signedIn = session.data?.authenticated;
  return (
    <header
      className={cx(
        "bar fixed inset-x-0 top-0 z-40 bg-bg print:hidden",
        place === "app" && "border-b border-border",
        place === "login" && "md:left-[min(41.667%,37.5rem)]",
      )}
    >
      <nav
        aria-label="Main"
        className={cx(
          "flex h-(--bar) items-center gap-1 px-3 sm:px-5",
          place === "site" && "mx-auto max-w-310 sm:px-8",
        )}
      >
        {menu}
        <span className={cx("mr-4 flex", place === "login" && "md:hidden")}>
          <Logo />
        </span>
        <ul className={cx("hidden items-center gap-1 md:flex", place === "login" && "ml-auto")}>
          {siteLinks.map((link) => (
            <li key={link.to}>
              <BarLink {...link} />
            </li>
          ))}
          {signedIn && (
            <li>
              <BarLink to={paths.dashboard} label="Dashboard" />
            </li>
          )}
        </ul>
        <div
          className={cx(
            "flex items-center gap-1",
            place !== "login" && "ml-auto",
            place === "login" && "max-md:ml-auto",
          )}
        >
          <ThemeToggle />
          {signedIn === true && (
            <Button
              variant="ghost"
              className="max-sm:hidden"
              icon={<LogOut aria-hidden size={16} strokeWidth={1.75} />}
              disabled={leaving}
              onClick={signOut}
            >
              Logout
            </Button>
          )}
          {signedIn !== true && place === "login" && <BarLink to={paths.login} label="Login" />}
          {signedIn !== true && place === "site" && (
            <Link
              to={paths.login}
              className={buttonClass(
                "secondary",
                "md",
                // Hidden where the person is probably signed in, so that it does not come and go.
                cx("ml-1", session.isPending && "in-data-known:invisible"),
              )}
            >
              Login
            </Link>
          )}
        </div>
      </nav>
      {question}
    </header>
  );
}

function BarLink(props: { to: string; label: string }) {
  return (
    <NavLink
      to={props.to}
      end={props.to === paths.home}
      className={({ isActive }) =>
        cx(
          "inline-flex h-(--control) items-center rounded-2 px-3 text-md",
          isActive ? "font-mid text-text" : "text-text-2 hover:text-text",
        )
      }
    >
      {props.label}
    </NavLink>
  );
}

/** Light to dark and back. */
function ThemeToggle() {
  const [theme, choose] = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  return (
    <IconButton
      label={`Switch to ${next} theme`}
      icon={
        // By the style: a page that was written out shows the right one before it is taken over.
        <>
          <Moon aria-hidden size={18} strokeWidth={1.75} className="dark:hidden" />
          <Sun aria-hidden size={18} strokeWidth={1.75} className="not-dark:hidden" />
        </>
      }
      onClick={() => choose(next)}
    />
  );
}
