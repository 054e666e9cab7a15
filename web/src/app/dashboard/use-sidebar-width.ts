import { useState } from "react";
import { useMedia } from "../../lib/use-media.ts";

const KEY = "sidebar";

/**
 * Whether the sidebar shows icons only: always below 1100 px until it is opened, else as it was left
 * the last time.
 */
export function useSidebarWidth(): { narrow: boolean; toggle: () => void } {
  const roomy = useMedia("(min-width: 1100px)");
  const [folded, setFolded] = useState(readFolded);
  const [opened, setOpened] = useState(false);
  if (!roomy) return { narrow: !opened, toggle: () => setOpened(!opened) };
  return {
    narrow: folded,
    toggle: () => {
      setFolded(!folded);
      writeFolded(!folded);
    },
  };
}

function readFolded(): boolean {
  try {
    return localStorage.getItem(KEY) === "folded";
  } catch {
    return false;
  }
}

function writeFolded(folded: boolean) {
  try {
    localStorage.setItem(KEY, folded ? "folded" : "open");
  } catch {
    // Then it is open again next time.
  }
}
