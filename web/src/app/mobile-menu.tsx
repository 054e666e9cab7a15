import { Menu, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { useSession } from "../data/accounts.ts";
import { cx } from "../ui/cx.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { paths } from "./paths.ts";
import { siteLinks } from "./site-links.ts";
import { useSignOut } from "./use-sign-out.tsx";

const entry = "flex min-h-11 w-full items-center rounded-2 px-3 text-lg text-text hover:bg-hover";

/** The links of the bar where they have no room in it. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const signedIn = useSession().data?.authenticated === true;
  const { signOut, leaving, question } = useSignOut();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);

  // Following a link closes the menu.
  if (open && openedAt !== key) setOpen(false);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open]);

  const Icon = open ? X : Menu;
  const links = signedIn ? [...siteLinks, { to: paths.dashboard, label: "Dashboard" }] : siteLinks;
  return (
    <div className="md:hidden">
      <IconButton
        label="Menu"
        aria-expanded={open}
        aria-controls={id}
        icon={<Icon aria-hidden size={20} strokeWidth={1.75} />}
        onClick={() => {
          setOpenedAt(key);
          setOpen(!open);
        }}
      />
      <div
        id={id}
        hidden={!open}
        className="absolute inset-x-0 top-full animate-[appear_var(--dur-2)] border-y border-border bg-raised p-2 shadow-2"
      >
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                end={link.to === paths.home}
                className={({ isActive }) => cx(entry, isActive && "font-mid text-accent-ink")}
              >
                {link.label}
              </NavLink>
            </li>
          ))}
          {signedIn && (
            <li className="sm:hidden">
              <button type="button" className={entry} disabled={leaving} onClick={signOut}>
                Logout
              </button>
            </li>
          )}
        </ul>
      </div>
      {question}
    </div>
  );
}
