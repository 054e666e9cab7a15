import { Menu } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { part } from "../../ui/part.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useSignOut } from "../use-sign-out.tsx";

const DrawerPanel = part(async () => (await import("./drawer-panel.tsx")).DrawerPanel);

/** The sidebar on phones, behind a button. */
export function SidebarDrawer() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { signOut, leaving, question } = useSignOut();
  // Following a link closes it: it is open for one history entry only.
  const open = openAt === key;
  return (
    <>
      <IconButton
        label="Menu"
        className="sm:hidden"
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<Menu aria-hidden size={20} strokeWidth={1.75} />}
        onClick={() => setOpenAt(key)}
      />
      {open && <DrawerPanel onClose={() => setOpenAt(null)} signOut={signOut} leaving={leaving} />}
      {question}
    </>
  );
}
