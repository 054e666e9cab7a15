import { LogOut, X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { Link } from "react-router";
import { IconButton } from "../../ui/icon-button.tsx";
import { scrimClass } from "../../ui/dialog-parts.ts";
import { useEscape } from "../../ui/use-escape.ts";
import { useReturnFocus } from "../../ui/use-return-focus.ts";
import { siteLinks } from "../site-links.ts";
import { Sidebar } from "./sidebar.tsx";

const entry = "flex min-h-11 w-full items-center gap-3 rounded-2 px-2.5 text-md hover:bg-hover";

/** What the menu button of a phone opens: the sidebar, and the links of the bar that have no room there. */
export function DrawerPanel(props: { onClose: () => void; signOut: () => void; leaving: boolean }) {
  const { onClose, signOut, leaving } = props;
  const focus = useReturnFocus(true);
  const escape = useEscape(true, onClose);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
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
    </Radix.Root>
  );
}
