import { LogOut, Menu, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { IconButton } from "../../ui/icon-button.tsx";
import { scrimClass } from "../../ui/dialog-parts.ts";
import { useEscape } from "../../ui/use-escape.ts";
import { siteLinks } from "../site-links.ts";
import { useSignOut } from "../use-sign-out.tsx";
import { Sidebar } from "./sidebar.tsx";

const entry = "flex min-h-11 w-full items-center gap-3 rounded-2 px-2.5 text-md hover:bg-hover";

/** The sidebar on phones, with the links of the bar that have no room there. */
export function SidebarDrawer() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { signOut, leaving, question } = useSignOut();
  const escape = useEscape(openAt === key, () => setOpenAt(null));
  // Following a link closes it: it is open for one history entry only.
  return (
    <Radix.Root open={openAt === key} onOpenChange={(open) => setOpenAt(open ? key : null)}>
      <Radix.Trigger asChild>
        <IconButton
          label="Menu"
          className="sm:hidden"
          icon={<Menu aria-hidden size={20} strokeWidth={1.75} />}
        />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          aria-describedby={undefined}
          {...escape}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-[appear_var(--dur-2)] flex-col bg-bg shadow-3 outline-none"
        >
          <div className="flex items-center justify-between border-b border-border py-1 pr-1 pl-5">
            <Radix.Title className="text-md font-bold">Menu</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden size={20} strokeWidth={1.75} />} />
            </Radix.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col">
            <Sidebar narrow={false} />
          </div>
          <ul className="flex flex-wrap border-t border-border p-2.5">
            {siteLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={entry}>
                  {link.label}
                </Link>
              </li>
            ))}
            <li className="w-full">
              <button type="button" className={entry} disabled={leaving} onClick={signOut}>
                <LogOut aria-hidden size={18} strokeWidth={1.75} />
                Logout
              </button>
            </li>
          </ul>
        </Radix.Content>
      </Radix.Portal>
      {question}
    </Radix.Root>
  );
}
